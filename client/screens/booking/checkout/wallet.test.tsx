import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { reportLiveLink } from '#client/app/graph/live-link.ts';
import { connectionOf, fiat, withExperiments } from '#client/testing/portal-facts.ts';
import { type Platform, platform, press, quoted } from '#client/testing/checkout-kit.ts';
import { startAtPayment } from '#client/testing/stored-checkout.ts';
import { isReadOut } from '#client/testing/read-out.ts';

const stacked = {
  id: 'offer-50',
  trackingProperties: { properties: { offer: '50' } },
  amount: fiat(50),
  descriptions: ['$50 off any home', 'For stays of the spring sale.'],
  maxApplicableCredit: fiat(100),
  saleEventStartOn: null,
  conditions: [],
};
const small = { ...stacked, id: 'offer-20', amount: fiat(20), descriptions: [], maxApplicableCredit: null };
const wallet = {
  credit: fiat(215.5),
  creditBreakdown: [],
  offers: [small, stacked],
  bestOffer: stacked,
  activity: connectionOf([
    {
      id: 'event-2',
      kind: 'REDEEMED',
      state: 'USED',
      description: 'Cedar House on the Inlet',
      amount: fiat(-84.5),
      // Still the second of March in Toronto.
      occurredAt: '2026-03-03T03:30:00.000Z',
    },
    {
      id: 'event-1',
      kind: 'CREATED',
      state: 'CONFIRM_STATE',
      description: 'Annual travel credit',
      amount: fiat(300),
      occurredAt: '2026-01-05T05:00:00.000Z',
    },
  ]),
};

const ALL = [
  'travel-wallet-offers',
  'wallet-credits',
  'credit-offer-stacking-v1',
  'credit-transaction-history',
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  act(() => reportLiveLink('up'));
});

const openPayment = startAtPayment();

async function openWallet(of: Platform, experiments: readonly string[] = ALL): Promise<void> {
  await openPayment(of, { session: withExperiments(...experiments) });
}

const withWallet = (changes: object = {}): Platform => {
  const of = platform();
  of.wallet.mockReturnValue({ ...wallet, ...changes });
  return of;
};

const amountDue = () => screen.getByText('Amount due').nextElementSibling;
const applied = (label: string) =>
  within(screen.getByRole('region', { name: 'Checkout Breakdown' })).getByText(label).nextElementSibling;
const offer = () => screen.getByRole('switch', { name: 'Travel offer' });
const credits = () => screen.getByRole('switch', { name: /^Travel credits: / });
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));

test('[WA-06] [WA-07] [PR-10] the best offer is deducted automatically, with as much credit as it allows', async () => {
  await openWallet(withWallet());
  expect(offer()).toBeChecked();
  expect(screen.getByRole('radio', { name: '$50 off · Best offer' })).toBeChecked();
  expect(credits()).toBeChecked();
  expect(applied('Travel offer applied:')).toHaveTextContent('−$50.00');
  expect(applied('Travel credits applied:')).toHaveTextContent('−$100.00');
  expect(applied('Total travel credits applied:')).toHaveTextContent('−$150.00');
  expect(amountDue()).toHaveTextContent('$350.00');
  expect(amountDue()).toSatisfy(isReadOut);
});

test('[WA-06] [WA-07] the credits say why they pay as much as they do', async () => {
  await openWallet(withWallet());
  expect(screen.getByText(/^The offer allows at most \$100\.00 of credits\./)).toBeVisible();
  await userEvent.click(offer());
  expect(screen.getByText(/^All of them\./)).toBeVisible();
});

test('travel credits also show their value in rewards, at 100 points for a unit of money [RW-20]', async () => {
  await openWallet(withWallet());
  expect(screen.getByText('Travel credits: $215.50 available')).toBeVisible();
  expect(screen.getByText('Worth 21,550 miles')).toBeVisible();
});

test('travel credits show no value for rewards that are money [RW-20]', async () => {
  const of = withWallet();
  const cash = [{ accountReferenceId: 'account-1', value: '500', currency: 'USD' }];
  of.priceQuoteStatus.mockImplementation(() => quoted({ payNowTotal: { fiat: fiat(500), rewards: cash } }));
  await openWallet(of);
  expect(screen.getByText('Travel credits: $215.50 available')).toBeVisible();
  expect(screen.queryByText(/Worth/)).not.toBeInTheDocument();
});

test('[SP-05] another offer clears the card and the rewards', async () => {
  await openWallet(withWallet());
  await userEvent.click(await screen.findByRole('radio', { name: /Visa ending in 4821/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
  await choose('$20 off');
  expect(applied('Travel offer applied:')).toHaveTextContent('$20.00');
  expect(amountDue()).toHaveTextContent('$264.50');
  await waitFor(() => expect(screen.getByRole('radio', { name: /Visa ending in 4821/ })).not.toBeChecked());
  expect(screen.getByRole('radio', { name: 'Do not apply my rewards' })).toBeChecked();
});

test('[SP-05] [WA-06] changing credits to an amount, or removing them, clears the card', async () => {
  await openWallet(withWallet());
  await userEvent.click(offer());
  expect(amountDue()).toHaveTextContent('$284.50');
  await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 4821/ }));
  await press('Change the amount');
  const amount = screen.getByRole('textbox', { name: 'Amount of travel credits in USD' });
  await userEvent.clear(amount);
  await press('Apply amount');
  expect(await screen.findByText('Enter an amount of money.')).toBeVisible();
  await userEvent.type(amount, '300');
  await press('Apply amount');
  expect(await screen.findByText('Enter an amount of at most $215.50.')).toBeVisible();
  for (const [unread, message] of [
    ['0', 'Enter an amount of money.'],
    ['1e2', '“1e2” is not an amount. Enter one like 12.50.'],
  ] as const) {
    await userEvent.clear(amount);
    await userEvent.type(amount, unread);
    await press('Apply amount');
    expect(await screen.findByText(message)).toBeVisible();
    expect(amountDue()).toHaveTextContent('$284.50');
  }
  await userEvent.clear(amount);
  await userEvent.type(amount, '40,25');
  await press('Apply amount');
  await waitFor(() => expect(amountDue()).toHaveTextContent('$459.75'));
  await waitFor(() => expect(screen.getByRole('radio', { name: /Visa ending in 4821/ })).not.toBeChecked());
  await userEvent.click(credits());
  expect(amountDue()).toHaveTextContent('$500.00');
});

test('[WA-07] a review waits until an amount of credits is applied or dropped', async () => {
  await openWallet(withWallet());
  await userEvent.click(offer());
  await choose(/Visa ending in 4821/);
  const review = () => press('Review my Trip');
  const asked = 'This amount of travel credits is not applied yet';
  const enter = async (text: string) => {
    await press('Change the amount');
    const amount = screen.getByRole('textbox', { name: 'Amount of travel credits in USD' });
    expect(amount).toHaveFocus();
    await userEvent.clear(amount);
    await userEvent.type(amount, text);
  };
  await enter('40.25');
  await review();
  expect(document.activeElement).toHaveTextContent(`${asked}Apply it, or cancel the change.`);
  expect(screen.queryByRole('button', { name: 'Confirm and Book' })).not.toBeInTheDocument();
  await press('Apply amount');
  await waitFor(() => expect(amountDue()).toHaveTextContent('$459.75'));
  expect(screen.getByRole('button', { name: 'Change the amount' })).toHaveFocus();
  expect(screen.queryByText(asked)).not.toBeInTheDocument();
  await enter('50');
  await choose(/Visa ending in 4821/);
  await review();
  expect(screen.getByText(asked)).toBeVisible();
  await press('Cancel');
  await review();
  expect(await screen.findByRole('button', { name: 'Confirm and Book' })).toBeVisible();
});

test('[WA-07] without stacking the larger of offer and credit pays, and choosing the other drops it', async () => {
  await openWallet(withWallet(), ['travel-wallet-offers', 'wallet-credits']);
  expect(screen.getByText('An offer and travel credits cannot be used together.')).toBeVisible();
  expect(offer()).not.toBeChecked();
  expect(applied('Travel credits applied:')).toHaveTextContent('$215.50');
  await userEvent.click(offer());
  expect(applied('Travel offer applied:')).toHaveTextContent('$50.00');
  expect(credits()).not.toBeChecked();
  await userEvent.click(credits());
  expect(offer()).not.toBeChecked();
  expect(amountDue()).toHaveTextContent('$284.50');
});

test('[WA-14] [AD-14] credits on hold are shown with their reason, and cannot be chosen', async () => {
  const held = {
    id: 'credit-annual',
    name: 'Annual travel credit',
    kind: 'ANNUAL_TRAVEL_CREDIT',
    usableAmount: fiat(0),
    hold: 'BAD_STANDING',
    remainingAmount: fiat(237.6),
  };
  const free = {
    id: 'credit-goodwill',
    name: 'With our apologies',
    kind: 'GOODWILL_CREDIT',
    usableAmount: fiat(80),
    hold: null,
    remainingAmount: fiat(80),
  };
  await openWallet(withWallet({ credit: fiat(80), creditBreakdown: [held, free] }));
  const list = within(screen.getByRole('list', { name: 'Travel credits on hold' }));
  const [item, ...others] = list.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(item).toHaveTextContent('Annual travel credit$237.60');
  expect(item).toHaveTextContent('On hold until your account is in good standing.');
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Travel credits: $80.00 available')).toBeVisible();
});

const promotion = {
  id: 'credit-promotion',
  name: '$250 new card credit',
  kind: 'LIMITED_OFFER_TRAVEL_CREDIT',
  usableAmount: fiat(250),
  hold: null,
};

test('[AD-14] a credit for one booking says so before it is spent', async () => {
  await openWallet(withWallet({ credit: fiat(250), creditBreakdown: [promotion] }));
  expect(screen.getByText(/Valid for one booking/)).toHaveTextContent(
    '$250 new card credit: Valid for one booking. Any unused amount stays on hold unless you cancel.',
  );
});

test('[AD-14] a used-up credit for one booking no longer says so', async () => {
  await openWallet(withWallet({ creditBreakdown: [{ ...promotion, usableAmount: fiat(0) }] }));
  expect(screen.getByText('Travel credits: $215.50 available')).toBeVisible();
  expect(screen.queryByText(/Valid for one booking/)).not.toBeInTheDocument();
});

test('[WA-14] when all credit is on hold, the reason is shown and nothing is applied', async () => {
  const held = { ...promotion, usableAmount: fiat(0), hold: 'PROMOTION_USED', remainingAmount: fiat(150) };
  await openWallet(withWallet({ credit: fiat(0), creditBreakdown: [held], offers: [], bestOffer: null }));
  expect(screen.getByText('For one booking per account, and a booking has used it.')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(amountDue()).toHaveTextContent('$500.00');
});

test.each([
  ['an offer alone', [{ ...stacked, amount: fiat(500) }], 0, { offer: { id: 'offer-50' } }],
  ['credits alone', [], 700, { credit: { amount: { value: '500.00', currencyCode: 'USD' } } }],
  [
    'an offer and credits',
    [{ ...stacked, maxApplicableCredit: null }],
    700,
    { offer: { id: 'offer-50' }, credit: { amount: { value: '450.00', currencyCode: 'USD' } } },
  ],
])(
  '[PR-16] [PM-14] %s can pay for everything, without rewards and without a card',
  async (_, offers, credit, payment) => {
    const of = withWallet({ offers, credit: fiat(credit) });
    await openWallet(of);
    expect(amountDue()).toHaveTextContent('$0.00');
    expect(screen.queryByRole('radio', { name: /Visa/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Rewards' })).not.toBeInTheDocument();
    await press('Review my Trip');
    await press('Confirm and Book');
    await waitFor(() => expect(of.book).toHaveBeenCalledTimes(1));
    expect(of.book.mock.calls[0]?.[1].input).toMatchObject({
      payment,
      acceptedAmountDue: { value: '0.00', currencyCode: 'USD' },
    });
  },
);

test('[WA-12] an offer explains itself, and the explanation is tracked', async () => {
  const of = withWallet();
  await openWallet(of);
  await userEvent.click(screen.getByRole('button', { name: 'About the offer of $50 off' }));
  expect(
    await screen.findByText(
      'For stays of the spring sale. Up to $100 of travel credits can be used with it.',
    ),
  ).toBeInTheDocument();
  await waitFor(
    () =>
      expect(of.trackEvents.mock.calls.flatMap(([, { input }]) => input['events'])).toContainEqual(
        expect.objectContaining({
          name: 'offer_tooltip_pressed',
          properties: { offerId: 'offer-50', trackingProperties: { properties: { offer: '50' } } },
        }),
      ),
    { timeout: 10_000 },
  );
});

test('[WA-09] [WA-02] [WA-10] [FM-02] the activity of the travel credits', async () => {
  await openWallet(withWallet());
  await press('View travel credit activity');
  const dialog = within(await screen.findByRole('dialog', { name: 'Helen travel credits' }));
  expect(await dialog.findByText('Available to spend on travel')).toBeVisible();
  expect(dialog.getByText('$215.50')).toBeVisible();
  const activity = within(dialog.getByRole('list', { name: 'Travel credit activity:' }));
  expect(activity.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cedar House on the InletUsed · Mar 2, 2026−$84.50',
    'Annual travel creditAdded · Jan 5, 2026+$300.00',
  ]);
});

test('[WA-08] [WA-09] [EX-05] features without their experiment are absent', async () => {
  await openWallet(withWallet(), ['wallet-credits']);
  expect(screen.queryByRole('button', { name: 'View travel credit activity' })).not.toBeInTheDocument();
  expect(screen.queryByRole('switch', { name: 'Travel offer' })).not.toBeInTheDocument();
  expect(credits()).toBeChecked();
});

test('[WA-08] [EX-05] without any experiment the wallet pays nothing', async () => {
  await openWallet(withWallet(), []);
  expect(screen.queryByRole('region', { name: 'Travel credits and offers' })).not.toBeInTheDocument();
  expect(amountDue()).toHaveTextContent('$500.00');
});

test('[WA-01] an unreadable wallet is reported, and a card still pays', async () => {
  const of = platform();
  await openWallet(of);
  expect(screen.getByText('Your travel credits and offers could not be loaded')).toBeVisible();
  expect(screen.getByText('You can still pay in other ways.')).toBeVisible();
  expect(amountDue()).toHaveTextContent('$500.00');
  of.wallet.mockReturnValue(wallet);
  await press('Try again');
  await waitFor(() => expect(amountDue()).toHaveTextContent('$350.00'));
});

test("[WA-03] credit in a currency other than the stay's shows why it pays nothing", async () => {
  await openWallet(withWallet({ credit: fiat(215.5, 'CAD', 'CA$'), offers: [] }));
  expect(
    screen.getByText(
      "Your CA$215.50 of travel credits are in CAD and can't be used on a stay priced in USD.",
    ),
  ).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(amountDue()).toHaveTextContent('$500.00');
});
