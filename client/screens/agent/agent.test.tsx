import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flightTrip } from '../../testing/other-booking-facts';
import { connectionOf, fiat, helen } from '../../testing/portal-facts';
import { renderPortal, setViewport } from '../../testing/render-portal';
import { beginOpenIdAttempt } from '#client/screens/account/sign-in/openid-attempt.ts';

const ada = { userId: 'user-ada', givenName: 'Ada', surname: 'Quist' };
const agent = { ...helen, ...ada, isAgent: true, agent: ada };
const forHelen = { ...helen, isAgent: true, isDelegated: true, agent: ada };
const signedIn = (token: string) => ({ __typename: 'SignedIn', token, csrfToken: 'csrf', session: null });
const found = {
  id: 'user-helen',
  givenName: 'Helen',
  surname: 'Ortiz',
  emailAddress: 'helen.ortiz@larkfield.example',
  businessName: null,
};

beforeEach(() => {
  setViewport('desktop');
  localStorage.setItem('travel-portal.token', 'token-of-ada');
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function search(words: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name or email address' }), words);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
}

test('[AG-02] an agent signs in on an own page and chooses a customer next', async () => {
  localStorage.clear();
  let session: typeof agent | null = null;
  const signInAsAgent = vi.fn(() => {
    session = agent;
    return signedIn('token-of-ada');
  });
  const { address } = await renderPortal({
    path: '/agent/login',
    resolvers: {
      Query: {
        session: () => session,
        demoPersonas: () => [
          {
            emailAddress: 'a@agents.example',
            code: '771100',
            name: 'Ada Quist',
            role: 'Agent',
            description: 'Books.',
            isAgent: true,
          },
          {
            emailAddress: 'h@larkfield.example',
            code: '1',
            name: 'Helen Ortiz',
            role: 'Cardholder',
            description: 'Travels.',
            isAgent: false,
          },
        ],
      },
      Mutation: { signInAsAgent },
    },
  });
  expect(screen.queryByText('Helen Ortiz')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: /Ada Quist/ }));
  await waitFor(() => expect(address()).toBe('/agent/customers'));
  expect(signInAsAgent).toHaveBeenCalledTimes(1);
});

test('[AG-02] an agent who returns from the OpenID provider of agents is signed in', async () => {
  localStorage.clear();
  let session: typeof agent | null = null;
  const signInAsAgentWithOpenId = vi.fn(() => {
    session = agent;
    return signedIn('token-of-ada');
  });
  const provider = {
    __typename: 'OpenIdProvider',
    name: 'Desk ID',
    authorizationUrl: 'https://desk.example/authorize',
    clientId: 'desk',
    scope: 'openid email',
  } as const;
  const sentTo = await beginOpenIdAttempt(provider, 'https://portal.example/agent/return');
  const state = new URL(sentTo ?? '').searchParams.get('state');
  const { address } = await renderPortal({
    path: `/agent/return?code=code-1&state=${state}`,
    resolvers: {
      Query: { session: () => session, demoPersonas: () => [], agentOpenIdProvider: () => provider },
      Mutation: { signInAsAgentWithOpenId },
    },
  });
  await waitFor(() => expect(address()).toBe('/agent/customers'));
  expect(signInAsAgentWithOpenId).toHaveBeenCalledTimes(1);
});

test('[AG-02] an agent without a customer has no pages of a traveler in the header', async () => {
  await renderPortal({ path: '/agent/customers', session: agent });
  const main = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(main.getByRole('link', { name: 'Customers' })).toBeVisible();
  expect(main.queryByRole('link', { name: 'Trips' })).not.toBeInTheDocument();
  expect(screen.queryByRole('complementary', { name: 'Acting for a customer' })).not.toBeInTheDocument();
});

test('[AG-02] [SE-17] the agent searches, chooses a customer, and sees both names on every page', async () => {
  let session: typeof agent | typeof forHelen = agent;
  const customers = vi.fn(() => connectionOf([found]));
  const { address } = await renderPortal({
    path: '/agent/customers',
    resolvers: {
      Query: {
        session: () => session,
        customers,
        trips: () => connectionOf([]),
        frozenPrices: () => [],
        airlineCredits: () => [],
      },
      Mutation: {
        actFor: () => {
          session = forHelen;
          return signedIn('token-for-helen');
        },
      },
    },
  });
  await search('h');
  expect(await screen.findByText('Enter 2 letters or more.')).toBeVisible();
  expect(customers).not.toHaveBeenCalled();
  await search('elen');
  expect(await screen.findByText('1 customer')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Act for Helen Ortiz' }));
  await waitFor(() => expect(address()).toBe('/trips'));
  expect(localStorage.getItem('travel-portal.token')).toBe('token-for-helen');
  const band = await screen.findByRole('complementary', { name: 'Acting for a customer' });
  expect(band).toHaveTextContent('Acting for Helen Ortiz · Ada Quist');
});

test('[AG-02] a customer who no longer exists is named as such', async () => {
  await renderPortal({
    path: '/agent/customers',
    session: agent,
    resolvers: {
      Query: { customers: () => connectionOf([found]) },
      Mutation: {
        actFor: () => ({
          __typename: 'CustomerNotFound',
          title: 'We could not find this customer.',
          text: 'Please search for the customer again.',
        }),
      },
    },
  });
  await search('Helen');
  await userEvent.click(await screen.findByRole('button', { name: 'Act for Helen Ortiz' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not find this customer.');
});

test('[AG-02] the agent stops acting and chooses again, still signed in', async () => {
  let session: typeof agent | typeof forHelen = forHelen;
  const { address } = await renderPortal({
    path: '/profile/',
    resolvers: {
      Query: { session: () => session },
      Mutation: {
        stopActing: () => {
          session = agent;
          return signedIn('token-of-ada-2');
        },
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop acting' }));
  await waitFor(() => expect(localStorage.getItem('travel-portal.token')).toBe('token-of-ada-2'));
  expect(address()).toBe('/agent/customers');
  expect(await screen.findByRole('heading', { name: 'Choose a customer' })).toBeVisible();
});

test('[AG-02] a forgotten session says that it has ended, and leads back to the choice', async () => {
  let session: typeof agent | undefined;
  const stopActing = vi.fn(() => {
    session = agent;
    return signedIn('token-of-ada-2');
  });
  const { address } = await renderPortal({
    path: '/trips',
    resolvers: {
      Query: {
        session: () => {
          if (session) return session;
          throw new GraphQLError('ended', {
            extensions: { code: 'ACCESS_DENIED', httpStatus: 401, upstreamCode: '40108' },
          });
        },
        trips: () => null,
        frozenPrices: () => null,
        airlineCredits: () => null,
      },
      Mutation: { stopActing },
    },
  });
  expect(await screen.findByText(/You were away for too long/)).toBeVisible();
  expect(address()).toBe('/agent/customers?ended=idle');
  await waitFor(() => expect(stopActing).toHaveBeenCalledTimes(1));
  expect(await screen.findByRole('textbox', { name: 'Name or email address' })).toBeVisible();
});

test('[AG-02] a traveler learns that the desk is for agents', async () => {
  await renderPortal({ path: '/agent/customers' });
  expect(await screen.findByRole('heading', { name: 'This page is for agents' })).toBeVisible();
});

test('[AG-02] a signed-out user signs in as an agent first', async () => {
  localStorage.clear();
  const { address } = await renderPortal({
    path: '/agent/customers',
    session: null,
    resolvers: { Query: { demoPersonas: () => [] } },
  });
  await waitFor(() => expect(address()).toBe('/agent/login'));
});

describe('[AG-05] the claims of lower prices', () => {
  const claim = {
    id: 'claim-1',
    state: 'RECEIVED',
    lowerPrice: fiat(350.3),
    difference: fiat(62.5),
    website: 'https://flights.example/',
    answerBy: '2026-06-02T12:00:00.000Z',
    declineReason: null,
  };
  const item = {
    id: 'claim-1',
    claim,
    travelerName: 'Samuel Okafor',
    emailAddress: 'sam@lakeshore.example',
    businessName: 'Lakeshore',
    claimedByAgentName: null,
    deciderName: null,
    trip: flightTrip(),
  };
  interface Decision {
    readonly __typename: string;
    readonly claim: object;
  }
  /** A claim that the mutation decides is in the other list from then on. */
  const open = (mutation: string, decide: () => Decision) => {
    const lists = { WAITING: [item], DECIDED: [] as object[] };
    return renderPortal({
      path: '/agent/price-match-claims',
      session: agent,
      resolvers: {
        Query: {
          priceMatchClaims: (_: unknown, { section }: { section: 'WAITING' | 'DECIDED' }) =>
            connectionOf(lists[section] as (typeof item)[]),
        },
        Mutation: {
          [mutation]: () => {
            const answer = decide();
            if (answer.__typename === 'PriceMatchDecided') {
              lists.WAITING = [];
              lists.DECIDED = [{ ...item, claim: answer.claim, deciderName: 'Ada Quist' }];
            }
            return answer;
          },
        },
      },
    });
  };
  const card = async () =>
    within(await screen.findByRole('article', { name: 'Samuel Okafor: Toronto to Lisbon' }));

  test('show what an agent compares, and are approved with a press', async () => {
    await open('approvePriceMatch', () => ({
      __typename: 'PriceMatchDecided',
      claim: { ...claim, state: 'APPROVED' },
    }));
    const waiting = await card();
    for (const text of ['$350.30', '$62.50', '$1,824.43', '7LISB2'])
      expect(waiting.getByText(text)).toBeVisible();
    expect(waiting.getByRole('link', { name: 'https://flights.example/' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await userEvent.click(waiting.getByRole('button', { name: /^Approve/ }));
    const decided = within(await screen.findByRole('region', { name: 'Decided in the last 30 days' }));
    expect(await decided.findByText('Approved by Ada Quist')).toBeVisible();
    expect(decided.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Waiting for a decision' })).toHaveFocus();
  });

  test('are declined with a reason only', async () => {
    const declinePriceMatch = vi.fn(() => ({
      __typename: 'PriceMatchDecided',
      claim: { ...claim, state: 'DECLINED', declineReason: 'For members only' },
    }));
    await open('declinePriceMatch', declinePriceMatch);
    const waiting = await card();
    await userEvent.click(waiting.getByRole('button', { name: /^Decline/ }));
    expect(await waiting.findByText('Enter a reason.')).toBeVisible();
    expect(declinePriceMatch).not.toHaveBeenCalled();
    await userEvent.type(waiting.getByRole('textbox', { name: /Reason/ }), 'For members only');
    await userEvent.click(waiting.getByRole('button', { name: /^Decline/ }));
    expect(await screen.findByText('Declined by Ada Quist')).toBeVisible();
  });

  test('that were decided by somebody else say so', async () => {
    await open('approvePriceMatch', () => ({
      __typename: 'PriceMatchAlreadyDecided',
      code: 'PRICE_MATCH_ALREADY_DECIDED',
      title: 'This claim was already decided.',
      text: 'The traveler withdrew it.',
      claim: { ...claim, state: 'WITHDRAWN' },
    }));
    const waiting = await card();
    await userEvent.click(waiting.getByRole('button', { name: /^Approve/ }));
    expect(await waiting.findByRole('alert')).toHaveTextContent('The traveler withdrew it.');
  });
});
