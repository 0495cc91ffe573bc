import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { milesAccount } from '#client/testing/checkout-facts.ts';
import { CARD_OF_THE_ACCOUNT, sendCard, vaultTakesCard } from '#client/testing/new-card.ts';
import { fiat } from '#client/testing/portal-facts.ts';
import { leavePage, setViewport } from '#client/testing/render-portal.tsx';
import { available, listing } from '#client/testing/listing-answer.ts';
import { listingAddress, openListing } from '#client/testing/open-listing.ts';

beforeEach(() => {
  setViewport('desktop');
  localStorage.clear();
});

const option = (kind: string, deposit: number, total = 740.4) => ({
  id: `option-${kind}-${total}`,
  kind,
  title: kind === 'HOLD_THE_ROOM' ? 'Freeze the price and hold the nights' : 'Freeze the price only',
  text: 'What it means.',
  nightly: fiat(246.8),
  total: fiat(total),
  deposit: fiat(deposit),
  cap: fiat(500),
  durationHours: 168,
  durationDays: 7,
});
const OPTIONS = [option('HOLD_THE_ROOM', 59.23), option('ROOM_TYPE', 29.62)];
const cards = [
  { id: 'card-1', lastFour: '4821', brand: 'VISA', rawBrand: 'visa', expiresOn: '2029-04' },
  { id: 'card-2', lastFour: '1199', brand: 'MASTER', rawBrand: 'master', expiresOn: null },
];
const expired = { ...cards[0], expiresOn: '2026-04' };
const frozen = {
  __typename: 'PriceFrozen',
  frozenPrice: {
    id: 'freeze-1',
    state: 'VALID',
    expiresAt: '2026-05-08T16:00:00.000Z',
    paidWith: 'Visa ending in 4821',
    deposit: fiat(59.23),
    total: fiat(740.4),
  },
};
const notFrozen = (changes: object = {}) => ({
  __typename: 'PriceNotFrozen',
  code: 'PRICE_FREEZE_FAILED',
  title: 'The price was not frozen.',
  text: 'Nothing was charged.',
  buttons: [],
  icon: 'GENERIC_ERROR',
  options: [],
  ...changes,
});

interface Input {
  readonly idempotencyKey: string;
  readonly optionId: string;
  readonly paymentMethodId: string;
}

/**
 * Opens the page of a home whose price can be frozen; results are returned in order, the last one repeatedly, along with the
 * states of a purchase.
 */
async function openHome(
  results: readonly (object | Error)[] = [frozen],
  states: readonly (object | Error)[] = [],
  readCards: () => readonly object[] = () => cards,
  path?: string,
) {
  const inputs: Input[] = [];
  const followed: unknown[] = [];
  const { tracked } = await openListing(
    {
      listing: () => ({
        ...listing,
        availability: { ...available, rate: { ...available.rate, freezeOptions: OPTIONS } },
      }),
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
            paymentMethod: { ...cards[0], id: 'card-9', accountReferenceId: 'account-1' },
            paymentMethods: null,
          }),
          freezePrice: (_root: unknown, { input }: { input: Input }) => {
            const result = results[Math.min(inputs.push(input), results.length) - 1];
            if (result instanceof Error) throw result;
            return result;
          },
        },
        Subscription: {
          priceFreezePurchase: {
            subscribe: async function* (_root: unknown, args: object) {
              followed.push(args);
              for (const state of states) {
                if (state instanceof Error) throw state;
                yield { priceFreezePurchase: state };
              }
            },
          },
        },
      },
    },
    path,
  );
  return { inputs, followed, tracked };
}

async function openDialog() {
  const offer = await screen.findByRole('region', { name: 'Freeze this price' });
  await userEvent.click(within(offer).getByRole('button', { name: 'Freeze this price' }));
  return within(await screen.findByRole('dialog', { name: 'Freeze this price' }));
}

test('[AD-11] the offer shows days and deposit, and freezes with the chosen kind and card', async () => {
  const { inputs, tracked } = await openHome();
  expect(await screen.findByRole('region', { name: 'Freeze this price' })).toHaveTextContent(
    'Freeze this price for 7 days, from $29.62.',
  );
  const dialog = await openDialog();
  expect(dialog.getByText('Frozen price of the stay').parentElement).toHaveTextContent('$740.40');
  expect(dialog.getByText('Price rises covered up to').parentElement).toHaveTextContent('$500.00');
  expect(dialog.getByRole('link', { name: 'Terms of price freeze' })).toHaveAttribute(
    'href',
    '/terms/price-freeze/',
  );
  await userEvent.click(dialog.getByRole('radio', { name: /Freeze the price only/ }));
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: 'Pay the deposit with' }),
    'card-2',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Pay $29.62 and freeze' }));
  const done = within(await screen.findByRole('dialog', { name: 'Your price is frozen' }));
  expect(done.getByRole('status')).toHaveTextContent('Book by Fri, May 8, 2026, 12:00 PM EDT');
  // The pay button was removed.
  expect(done.getAllByRole('button', { name: 'Close' })[0]).toHaveFocus();
  expect(done.getByRole('link', { name: 'See it among your trips' })).toHaveAttribute('href', '/trips');
  expect(inputs).toEqual([
    {
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/) as string,
      optionId: 'option-ROOM_TYPE-740.4',
      paymentMethodId: 'card-2',
    },
  ]);
  leavePage();
  await waitFor(() =>
    expect(tracked).toContainEqual({ name: 'price_freeze_opened', properties: { listingId: 'vr-duck-01' } }),
  );
});

test('[AD-13] a changed price shows the new offer, which is another purchase', async () => {
  const changed = [option('HOLD_THE_ROOM', 60.23, 752.9), option('ROOM_TYPE', 30.12, 752.9)];
  const { inputs } = await openHome([
    notFrozen({ code: 'PRICE_CHANGED', title: 'The price has gone up.', options: changed }),
    notFrozen({ code: 'CREDIT_CARD_DECLINED', title: 'Your card was declined.' }),
    frozen,
  ]);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Pay $59.23 and freeze' }));
  expect(await dialog.findByText('The price has gone up.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Pay $60.23 and freeze' }));
  expect(await dialog.findByText('Your card was declined.')).toBeVisible();
  // The other kind has the new price as well, and another failure keeps it.
  await userEvent.click(dialog.getByRole('radio', { name: /Freeze the price only/ }));
  expect(dialog.getByRole('radio', { name: /Freeze the price only/ })).toBeChecked();
  expect(dialog.getByText('Frozen price of the stay').parentElement).toHaveTextContent('$752.90');
  await userEvent.click(dialog.getByRole('button', { name: 'Pay $30.12 and freeze' }));
  await screen.findByRole('dialog', { name: 'Your price is frozen' });
  expect(inputs.map(({ optionId }) => optionId)).toEqual([
    'option-HOLD_THE_ROOM-740.4',
    'option-HOLD_THE_ROOM-752.9',
    'option-ROOM_TYPE-752.9',
  ]);
  expect(inputs[0]?.idempotencyKey).not.toBe(inputs[1]?.idempotencyKey);
});

test('[AD-11] [BK-22] a lost response is not a failure: the same key is sent again', async () => {
  const down = new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
  const { inputs } = await openHome([down, frozen]);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Pay $59.23 and freeze' }));
  expect(await dialog.findByText('We do not know yet whether your price is frozen.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Pay $59.23 and freeze' }));
  await screen.findByRole('dialog', { name: 'Your price is frozen' });
  expect(inputs[0]).toEqual(inputs[1]);
});

test('[AD-11] the outcome of an old attempt may be a frozen price that has ended since, which is not shown as frozen', async () => {
  const ended = { ...frozen, frozenPrice: { ...frozen.frozenPrice, state: 'EXPIRED' } };
  await openHome([new GraphQLError('cut'), ended]);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Pay $59.23 and freeze' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Pay $59.23 and freeze' }));
  const done = within(await screen.findByRole('dialog', { name: 'You froze this price before' }));
  expect(done.getByRole('status')).toHaveTextContent(
    'It was frozen until Fri, May 8, 2026, 12:00 PM EDT and cannot be used any more. Nothing was charged now. You can freeze the price again.',
  );
  expect(done.getByRole('status')).toHaveTextContent(/\$59\.23 was charged to Visa ending in 4821\.$/);
});

test('[AD-11] after an old frozen price, the price can be frozen again, as a new purchase', async () => {
  const ended = { ...frozen, frozenPrice: { ...frozen.frozenPrice, state: 'EXPIRED' } };
  const { inputs } = await openHome([new GraphQLError('cut'), ended, frozen]);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Pay $59.23 and freeze' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Pay $59.23 and freeze' }));
  const again = await screen.findByRole('button', { name: 'Freeze it again' });
  expect(again).toHaveFocus();
  await userEvent.click(again);
  const choices = within(await screen.findByRole('dialog', { name: 'Freeze this price' }));
  expect(choices.getByRole('radio', { name: /hold the nights/ })).toHaveFocus();
  await userEvent.click(choices.getByRole('button', { name: 'Pay $59.23 and freeze' }));
  await screen.findByRole('dialog', { name: 'Your price is frozen' });
  expect(inputs[2]?.idempotencyKey).not.toBe(inputs[1]?.idempotencyKey);
});

test.each([
  ['EXERCISED', 'You have booked a stay with it. Nothing was charged now.', '$59.23 was charged to Visa'],
  ['REFUNDED', 'Its deposit was refunded, and it cannot be used any more.', '$59.23 went back to Visa'],
])('[AD-11] an old frozen price that is %s says how it ended', async (state, end, deposit) => {
  const ended = { ...frozen, frozenPrice: { ...frozen.frozenPrice, state } };
  await openHome([new GraphQLError('cut'), ended]);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Pay $59.23 and freeze' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Pay $59.23 and freeze' }));
  const done = within(await screen.findByRole('dialog', { name: 'You froze this price before' }));
  expect(done.getByRole('status')).toHaveTextContent(end);
  expect(done.getByRole('status')).toHaveTextContent(deposit);
});

test('[AD-11] [BK-22] until the outcome is known, the choices are fixed, also in a dialog that is opened again: another card would pay a second deposit', async () => {
  const { inputs } = await openHome([new GraphQLError('cut'), frozen]);
  const first = await openDialog();
  await userEvent.click(first.getByRole('radio', { name: /Freeze the price only/ }));
  await userEvent.selectOptions(
    await first.findByRole('combobox', { name: 'Pay the deposit with' }),
    'card-2',
  );
  await userEvent.click(first.getByRole('button', { name: 'Pay $29.62 and freeze' }));
  expect(await first.findByText('We do not know yet whether your price is frozen.')).toBeVisible();
  expect(first.getByRole('combobox', { name: 'Pay the deposit with' })).toBeDisabled();
  expect(first.getByRole('radio', { name: /hold the nights/ })).toBeDisabled();
  await userEvent.click(first.getByRole('button', { name: 'Close' }));
  const again = await openDialog();
  expect(again.getByText('We do not know yet whether your price is frozen.')).toBeVisible();
  expect(await again.findByRole('combobox', { name: 'Pay the deposit with' })).toHaveValue('card-2');
  // Another tab receives the outcome.
  localStorage.clear();
  await userEvent.click(again.getByRole('button', { name: 'Pay $29.62 and freeze' }));
  await screen.findByRole('dialog', { name: 'Your price is frozen' });
  expect(inputs[0]).toEqual(inputs[1]);
});

test('[AD-11] [BK-22] a card that was removed while the outcome is unknown is named, until another one is chosen', async () => {
  let saved: readonly object[] = cards;
  await openHome([new GraphQLError('cut'), notFrozen()], [], () => saved);
  const first = await openDialog();
  const choice = await first.findByRole('combobox', { name: 'Pay the deposit with' });
  await userEvent.selectOptions(choice, 'card-2');
  await userEvent.click(first.getByRole('button', { name: /^Pay/ }));
  await first.findByText('We do not know yet whether your price is frozen.');
  await userEvent.click(first.getByRole('button', { name: 'Close' }));
  saved = cards.slice(0, 1);
  const again = await openDialog();
  const select = again.getByRole('combobox', { name: 'Pay the deposit with' });
  await waitFor(() => expect(select).toHaveDisplayValue('A card that was removed'));
  await userEvent.click(again.getByRole('button', { name: /^Pay/ }));
  await waitFor(() => expect(select).toBeEnabled());
  await userEvent.selectOptions(select, 'card-1');
  expect(within(select).queryByRole('option', { name: 'A card that was removed' })).not.toBeInTheDocument();
});

test('[AD-11] offline, the dialog keeps the choices, and says that the deposit can be paid when the connection is back', async () => {
  const { inputs } = await openHome([new GraphQLError('no network'), frozen]);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('radio', { name: /Freeze the price only/ }));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(dialog.getByRole('button', { name: /^Pay .* and freeze$/ }));
  expect(await dialog.findByText(/^You are offline\. You can safely try again when/)).toBeVisible();
  expect(dialog.getByRole('radio', { name: /Freeze the price only/ })).toBeChecked();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(dialog.getByText(/^You can safely try again: the deposit is charged only once\./)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Pay .* and freeze$/ }));
  await screen.findByRole('dialog', { name: 'Your price is frozen' });
  expect(inputs[0]).toEqual(inputs[1]);
});

describe('[AD-11] [PQ-18] a slow purchase', () => {
  const pending = { __typename: 'PriceFreezePending', idempotencyKey: 'key' };

  async function payAndFollow(...states: readonly (object | Error)[]) {
    const { inputs, followed } = await openHome([pending], states);
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Pay $59.23 and freeze' }));
    return { dialog, inputs, followed };
  }

  test('is followed to its end by its key', async () => {
    const { inputs, followed } = await payAndFollow(pending, frozen);
    expect(await screen.findByRole('dialog', { name: 'Your price is frozen' })).toBeVisible();
    expect(followed).toEqual([{ idempotencyKey: inputs[0]?.idempotencyKey }]);
  });

  test('that fails shows the reason, and another attempt is another purchase', async () => {
    const { dialog, inputs } = await payAndFollow(pending, notFrozen());
    expect(await dialog.findByText('The price was not frozen.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $59.23 and freeze' }));
    await dialog.findByText('The price was not frozen.');
    expect(inputs[0]?.idempotencyKey).not.toBe(inputs[1]?.idempotencyKey);
  });

  test.each([
    ['cannot be followed', [new GraphQLError('down', { extensions: { code: 'PLATFORM_ERROR' } })]],
    ['is no longer followed', [pending]],
  ])('that %s is not a failure: the same key is sent again', async (_what, states) => {
    const { dialog, inputs } = await payAndFollow(...states);
    expect(await dialog.findByText('We do not know yet whether your price is frozen.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $59.23 and freeze' }));
    await dialog.findByText('We do not know yet whether your price is frozen.');
    expect(inputs[0]).toEqual(inputs[1]);
  });
});

test('[AD-11] [PM-16] the cards show their names and expiry dates', async () => {
  await openHome();
  const dialog = await openDialog();
  const choice = await dialog.findByRole('combobox', { name: 'Pay the deposit with' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Visa ending in 4821, expires 04/29', 'Mastercard ending in 1199']);
});

test('[AD-11] an expired card cannot pay, and is not the first choice', async () => {
  await openHome([frozen], [], () => [expired, ...cards.slice(1)]);
  const dialog = await openDialog();
  const select = await dialog.findByRole('combobox', { name: 'Pay the deposit with' });
  expect(select).toHaveValue('card-2');
  expect(within(select).getByRole('option', { name: 'Visa ending in 4821, expired 04/26' })).toBeDisabled();
});

test('[AD-11] without a card that is valid the form for a new one is open', async () => {
  await openHome([frozen], [], () => [expired]);
  const dialog = await openDialog();
  expect(await dialog.findByRole('textbox', { name: 'Card number' })).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Pay/ })).toBeDisabled();
});

test('[AD-11] cards that could not be read are not reported as missing, and are read again', async () => {
  let isUp = false;
  await openHome([frozen], [], () => {
    if (!isUp) throw new GraphQLError('down');
    return cards;
  });
  const dialog = await openDialog();
  expect(await dialog.findByText('Your saved cards could not be loaded')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Pay / })).toBeDisabled();
  isUp = true;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('combobox', { name: 'Pay the deposit with' })).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Pay / })).toBeEnabled();
});

test('[AD-11] [PM-18] without a saved card the dialog adds one, which pays the deposit', async () => {
  const { inputs } = await openHome([frozen], [], () => []);
  const dialog = await openDialog();
  expect(await dialog.findByText(/^You need a saved card to freeze a price/)).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Pay / })).toBeDisabled();
  const restore = vaultTakesCard();
  await sendCard(CARD_OF_THE_ACCOUNT);
  expect(await dialog.findByRole('combobox', { name: 'Pay the deposit with' })).toHaveValue('card-9');
  restore();
  await userEvent.click(dialog.getByRole('button', { name: 'Pay $59.23 and freeze' }));
  await screen.findByRole('dialog', { name: 'Your price is frozen' });
  expect(inputs[0]?.paymentMethodId).toBe('card-9');
});

test('[RT-14] the address with hotelBookType=pf-purchase opens the dialog, which can be closed', async () => {
  await openHome([frozen], [], () => cards, `${listingAddress}&hotelBookType=pf-purchase`);
  const dialog = await screen.findByRole('dialog', { name: 'Freeze this price' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
