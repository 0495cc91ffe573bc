import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { corporateFacts, helen } from '#client/testing/portal-facts.ts';
import { renderPortal } from '#client/testing/render-portal.tsx';

const corporatePage = Object.assign(document.createElement('meta'), {
  name: 'travel-portal-tenant',
  content: 'corporate',
});
beforeEach(() => document.head.append(corporatePage));
afterEach(() => corporatePage.remove());

const refuse = (upstreamCode: string) => () => {
  throw new GraphQLError('Refused.', {
    extensions: { code: 'ACCESS_DENIED', httpStatus: 401, upstreamCode },
  });
};
const portal = { tenant: 'CORPORATE' };
const session = { ...helen, corporate: corporateFacts };

type Mutation = (parent: unknown, args: { readonly input: Record<string, unknown> }) => object;

test('[SE-08] a user reads the terms, acknowledges them by a button, and continues', async () => {
  localStorage.setItem('travel-portal.token', 'secret');
  let isAcknowledged = false;
  const acknowledge = vi.fn<Mutation>(() => {
    isAcknowledged = true;
    return {
      __typename: 'BusinessTermsAcknowledged',
      terms: { version: '2026-11', acknowledgedAt: '2026-05-01T12:00:00.000Z' },
    };
  });
  const { address } = await renderPortal({
    path: '/acknowledgement/',
    portal,
    resolvers: {
      Query: {
        session: () => (isAcknowledged ? session : refuse('40106')()),
        businessTerms: () => ({
          version: '2026-11',
          sections: [{ title: 'Who may book', text: 'You book for your business.' }],
          acknowledgedAt: null,
        }),
      },
      Mutation: { acknowledgeBusinessTerms: acknowledge },
    },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Who may book' })).toBeVisible();
  expect(address()).toBe('/acknowledgement/');
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge and continue' }));
  await waitFor(() => expect(address()).toBe('/stays/'));
  expect(acknowledge.mock.calls[0]?.[1].input).toEqual({ version: '2026-11' });
});

const onboarding = {
  step: 'WELCOME',
  isLive: false,
  canOnboard: true,
  administrators: ['Amir Haddad'],
  businessName: 'Quayside Ceramics',
  accountReferenceId: 'account-1',
  accounts: [{ accountReferenceId: 'account-1', productDisplayName: 'Larkfield Business Ledger' }],
  loyaltyPrograms: [],
  maxPricePerNight: null,
  isApprovalRequired: false,
};

test('[TN-06] [SE-07] without an admin portal, 40105 leads to the steps, which continue where they stopped', async () => {
  localStorage.setItem('travel-portal.token', 'secret');
  let stored: Record<string, unknown> = { ...onboarding, step: 'DETAILS' };
  const complete = vi.fn<Mutation>((_, { input }) => {
    const next: Record<string, string> = { DETAILS: 'ADDITIONAL', ADDITIONAL: 'POLICY' };
    if (input['step'] === 'POLICY' && input['maxUsdPerNight'] === 0) {
      return {
        __typename: 'OnboardingRefused',
        code: 'INVALID_REQUEST',
        title: 'Please check your request',
        text: 'It was not valid.',
        inputErrors: [{ path: ['input', 'maxUsdPerNight'], message: 'Enter a value within the limits.' }],
      };
    }
    stored = { ...stored, step: next[String(input['step'])] ?? 'YOU_ARE_ALL_SET' };
    return { __typename: 'OnboardingStepCompleted', onboarding: stored };
  });
  const { address } = await renderPortal({
    path: '/faq/',
    portal,
    resolvers: {
      Query: { session: refuse('40105'), onboarding: () => stored },
      Mutation: { completeOnboardingStep: complete },
    },
  });
  await waitFor(() => expect(address()).toBe('/onboarding/'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Business' })).toBeVisible();
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  const name = screen.getByRole('textbox', { name: 'Name of the business' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Quayside');
  await save();
  const programs = await screen.findByRole('textbox', { name: 'Loyalty programs of the business' });
  expect(screen.getByRole('heading', { level: 1, name: 'Loyalty programs' })).toHaveFocus();
  await userEvent.type(programs, 'mar Q-17');
  await save();
  const steps = within(screen.getByRole('list', { name: 'Steps' }));
  expect(steps.getByRole('button', { current: 'step' })).toHaveTextContent('Travel policy');
  expect(steps.getByRole('button', { name: 'You are all set' })).toBeDisabled();
  await userEvent.click(steps.getByRole('button', { name: 'Business' }));
  expect(await screen.findByRole('textbox', { name: 'Name of the business' })).toBeVisible();
  await userEvent.click(steps.getByRole('button', { name: 'Travel policy' }));
  const limit = await screen.findByRole('textbox', { name: 'Most US dollars for a night' });
  await userEvent.type(limit, 'many');
  await save();
  expect(await screen.findByText('Enter a value within the limits.')).toBeVisible();
  await userEvent.clear(limit);
  await userEvent.type(limit, '280');
  await save();
  expect(await screen.findByRole('button', { name: 'Go live' })).toBeVisible();
  expect(complete.mock.calls.map(([, { input }]) => input)).toMatchObject([
    { step: 'DETAILS', businessName: 'Quayside' },
    { step: 'ADDITIONAL', loyaltyPrograms: [{ programCode: 'MAR', membershipNumber: 'Q-17' }] },
    { step: 'POLICY', maxUsdPerNight: 0 },
    { step: 'POLICY', maxUsdPerNight: 280, isApprovalRequired: false },
  ]);
});

test('[TN-06] a member without the right sees what is missing and whom to ask', async () => {
  await renderPortal({
    path: '/onboarding/',
    portal,
    resolvers: {
      Query: {
        session: refuse('40105'),
        onboarding: () => ({ ...onboarding, step: 'POLICY', canOnboard: false }),
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Quayside Ceramics is not set up yet' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/Missing: Travel policy, You are all set\./)).toBeVisible();
  expect(main.getByText('Ask Amir Haddad to finish it.')).toBeVisible();
});
