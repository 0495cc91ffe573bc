import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { milesAccount } from '#client/testing/checkout-facts.ts';
import { CARD_OF_THE_ACCOUNT, sendCard, vaultTakesCard } from '#client/testing/new-card.ts';
import { fiat } from '#client/testing/portal-facts.ts';
import { leavePage, setViewport } from '#client/testing/render-portal.tsx';
import { bookedTrip, openTrip } from '#client/testing/trip-facts.ts';

beforeEach(() => {
  setViewport('desktop');
  localStorage.clear();
});

const variant = (quoteId: string, coverage: string, percentage: number, back: number, premium: number) => ({
  quoteId,
  coverage,
  coveragePercentage: percentage,
  coverageAmount: fiat(back),
  premiumPrices: { total: { fiat: fiat(premium), rewards: [] }, perNight: fiat(premium / 3) },
  pricingDescription: `$${(premium / 3).toFixed(2)} per night, $${premium.toFixed(2)} in all`,
  exercisableUntil: '2026-06-05T20:00:00.000Z',
});
const offer = {
  availability: 'AVAILABLE',
  purchasableUntil: '2026-05-03T16:00:00.000Z',
  variants: [variant('part', 'PARTIAL', 80, 592, 51.9), variant('all', 'FULL', 100, 740, 85.2)],
};
const protection = {
  coverage: 'FULL',
  coveragePercentage: 100,
  coverageAmount: fiat(740),
  premium: fiat(85.2),
  exercisableUntil: '2026-06-05T20:00:00.000Z',
  boughtAt: '2026-05-01T12:00:00.000Z',
  paidWith: 'Visa ending in 4821',
  action: 'PURCHASE',
  expiredBy: null,
  refund: null,
};
const bought = {
  __typename: 'ProtectionBought',
  trip: { ...bookedTrip, protection, protectionOffer: null },
};
const pending = { __typename: 'ProtectionPending', idempotencyKey: 'key' };
const notBought = (changes: object = {}) => ({
  __typename: 'ProtectionNotBought',
  code: 'CREDIT_CARD_DECLINED',
  title: 'Your card was declined.',
  text: 'Nothing was charged.',
  buttons: [],
  icon: 'GENERIC_ERROR',
  premium: null,
  ...changes,
});

const CARDS = [
  { id: 'card-1', lastFour: '4821', brand: 'VISA', rawBrand: 'visa', expiresOn: '2029-04' },
  { id: 'card-2', lastFour: '1199', brand: 'MASTER', rawBrand: 'master', expiresOn: null },
];

interface Input {
  readonly idempotencyKey: string;
  readonly quoteId: string;
  readonly premium: { readonly value: string };
  readonly paymentMethodId: string;
}

/**
 * Opens the page of a stay; results of the purchase are returned in order, the last one repeatedly, along with the states of a
 * slow purchase.
 */
async function openStay(
  results: readonly (object | Error)[] = [bought],
  states: readonly object[] = [],
  trip: object = { protectionOffer: offer },
  readCards: () => readonly object[] = () => CARDS,
) {
  const inputs: Input[] = [];
  const { tracked } = await openTrip({
    trip: () => ({ ...bookedTrip, ...trip }),
    resolvers: {
      Query: {
        paymentMethods: readCards,
        rewardsAccounts: () => [milesAccount],
        cardVaultCredentials: () => ({
          protocol: 'PLATFORM',
          url: 'https://vault.example/cards',
          environmentKey: 'key-1',
          expiresAt: '2026-05-01T12:00:00.000Z',
        }),
      },
      Mutation: {
        verifyPaymentMethod: () => ({
          __typename: 'PaymentMethodVerified',
          paymentMethod: { ...CARDS[0], id: 'card-9', accountReferenceId: 'account-1' },
          paymentMethods: null,
        }),
        buyProtection: (_root: unknown, { input }: { input: Input }) => {
          const result = results[Math.min(inputs.push(input), results.length) - 1];
          if (result instanceof Error) throw result;
          return result;
        },
      },
      Subscription: {
        protectionPurchase: {
          subscribe: async function* () {
            for (const protectionPurchase of states) yield { protectionPurchase };
          },
        },
      },
    },
  });
  await screen.findByRole('article', { name: 'Cedar House on the Inlet' });
  return { inputs, tracked };
}

async function openDialog() {
  const card = within(await screen.findByRole('region', { name: 'Cancel for any reason' }));
  await userEvent.click(card.getByRole('button', { name: 'Protect this stay' }));
  return within(await screen.findByRole('dialog', { name: 'Protect this stay' }));
}

async function accept(dialog: Awaited<ReturnType<typeof openDialog>>) {
  await userEvent.click(
    dialog.getByRole('checkbox', { name: 'I accept the terms of cancel for any reason.' }),
  );
}

test('[AD-18] a stay without a protection is offered one until the end of the sale', async () => {
  await openStay();
  const card = await screen.findByRole('region', { name: 'Cancel for any reason' });
  expect(card).toHaveTextContent('get up to $740.00 back if you cancel before check-in');
  expect(card).toHaveTextContent('You can add it until Sun, May 3, 2026, 12:00 PM EDT');
});

test('[AD-18] once its terms are accepted, the chosen variant is bought with the chosen card, and the page shows it', async () => {
  const { inputs, tracked } = await openStay();
  const dialog = await openDialog();
  leavePage();
  await waitFor(() =>
    expect(tracked).toContainEqual({ name: 'later_protection_opened', properties: { tripId: 'LF-1001' } }),
  );
  await userEvent.click(dialog.getByRole('radio', { name: /Full refund/ }));
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: 'Pay the premium with' }),
    'card-2',
  );
  const pay = dialog.getByRole('button', { name: 'Pay $85.20 and protect' });
  expect(pay).toBeDisabled();
  await accept(dialog);
  await userEvent.click(pay);
  const done = within(await screen.findByRole('dialog', { name: 'Your stay is protected' }));
  expect(done.getByRole('status')).toHaveTextContent('$740.00 back if you cancel before check-in');
  expect(done.getByRole('button', { name: 'Done' })).toHaveFocus();
  await userEvent.click(done.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(inputs).toEqual([
    {
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/) as string,
      tripId: 'LF-1001',
      quoteId: 'all',
      premium: { value: '85.20', currencyCode: 'USD' },
      paymentMethodId: 'card-2',
      termsAccepted: true,
    },
  ]);
  const card = screen.getByRole('region', { name: 'Cancel for any reason' });
  expect(card).toHaveTextContent('The premium of $85.20 was charged to Visa ending in 4821');
  expect(screen.queryByRole('button', { name: 'Protect this stay' })).not.toBeInTheDocument();
});

test('[AD-18] [AD-27] a changed premium is shown, and another intent pays it', async () => {
  const { inputs } = await openStay([
    notBought({ code: 'PRICE_CHANGED', title: 'The premium has changed.', premium: fiat(97.7) }),
    bought,
  ]);
  const dialog = await openDialog();
  await accept(dialog);
  await userEvent.click(await dialog.findByRole('button', { name: 'Pay $51.90 and protect' }));
  expect(await dialog.findByText('The premium has changed.')).toBeVisible();
  expect(dialog.getByRole('radio', { name: /80% refund/ }).closest('label')).toHaveTextContent(
    '$97.70 in all',
  );
  // The other variant can still be chosen.
  await userEvent.click(dialog.getByRole('radio', { name: /Full refund/ }));
  expect(dialog.getByRole('button', { name: 'Pay $85.20 and protect' })).toBeEnabled();
  await userEvent.click(dialog.getByRole('radio', { name: /80% refund/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Pay $97.70 and protect' }));
  await screen.findByRole('dialog', { name: 'Your stay is protected' });
  expect(inputs.map(({ premium }) => premium.value)).toEqual(['51.90', '97.70']);
  expect(inputs[0]?.idempotencyKey).not.toBe(inputs[1]?.idempotencyKey);
});

test('[AD-18] [BK-22] a lost response is not a failure: the same key is sent again', async () => {
  const down = new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
  const { inputs } = await openStay([down, bought]);
  const dialog = await openDialog();
  await accept(dialog);
  await userEvent.click(await dialog.findByRole('button', { name: 'Pay $51.90 and protect' }));
  expect(await dialog.findByText('We do not know yet whether your stay is protected.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Pay $51.90 and protect' }));
  await screen.findByRole('dialog', { name: 'Your stay is protected' });
  expect(inputs[0]).toEqual(inputs[1]);
});

test.each([
  ['succeeds', bought, 'dialog', 'Your stay is protected'],
  ['fails', notBought(), 'alert', 'Your card was declined.'],
] as const)('[AD-18] a slow purchase that %s is followed to its end', async (_what, end, role, text) => {
  await openStay([pending], [pending, end]);
  const dialog = await openDialog();
  await accept(dialog);
  await userEvent.click(await dialog.findByRole('button', { name: 'Pay $51.90 and protect' }));
  await screen.findByText(text);
  expect(screen.getByRole(role)).toHaveTextContent(text);
});

test('[AD-18] cards that could not be read are not reported as missing, and are read again', async () => {
  let isUp = false;
  await openStay([bought], [], { protectionOffer: offer }, () => {
    if (!isUp) throw new GraphQLError('down');
    return CARDS;
  });
  const dialog = await openDialog();
  await accept(dialog);
  expect(await dialog.findByText('Your saved cards could not be loaded')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Pay / })).toBeDisabled();
  isUp = true;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(
    await dialog.findByRole('option', { name: 'Visa ending in 4821, expires 04/29' }),
  ).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /^Pay / })).toBeEnabled();
});

test('[AD-18] [PM-18] without a saved card the dialog adds one, which pays the premium', async () => {
  const { inputs } = await openStay([bought], [], { protectionOffer: offer }, () => []);
  const dialog = await openDialog();
  await accept(dialog);
  expect(await dialog.findByText(/^You need a saved card to protect this stay/)).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Pay / })).toBeDisabled();
  const restore = vaultTakesCard();
  await sendCard(CARD_OF_THE_ACCOUNT);
  expect(await dialog.findByRole('combobox', { name: 'Pay the premium with' })).toHaveValue('card-9');
  restore();
  await userEvent.click(dialog.getByRole('button', { name: 'Pay $51.90 and protect' }));
  await screen.findByRole('dialog', { name: 'Your stay is protected' });
  expect(inputs[0]?.paymentMethodId).toBe('card-9');
});

describe('[AD-18] no protection is offered', () => {
  test.each([
    ['where nothing is for sale', { protectionOffer: null }],
    [
      'where the price cannot be read',
      { protectionOffer: { availability: 'FAILURE', variants: [], purchasableUntil: null } },
    ],
    ['once the stay has begun', { timeState: 'PRESENT', protectionOffer: offer }],
    ['for a canceled stay', { state: 'CANCELED', timeState: 'CANCELED', protectionOffer: offer }],
  ])('%s', async (_where, trip) => {
    await openStay([], [], trip);
    expect(screen.queryByRole('button', { name: 'Protect this stay' })).not.toBeInTheDocument();
  });
});
