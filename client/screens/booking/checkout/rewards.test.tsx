import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { reportLiveLink } from '#client/app/graph/live-link.ts';
import { emptyWallet, listing, milesAccount, quote, savedCard } from '#client/testing/checkout-facts.ts';
import { fiat, withExperiments } from '#client/testing/portal-facts.ts';
import {
  askForPrice,
  openCheckout,
  platform,
  press,
  quoted,
  toPayment,
} from '#client/testing/checkout-kit.ts';
import { startAtPayment } from '#client/testing/stored-checkout.ts';
import { isReadOut } from '#client/testing/read-out.ts';

const openPayment = startAtPayment();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  act(() => reportLiveLink('up'));
});

const account = (id: string, name: string, balance: string, changes: object = {}) => ({
  ...milesAccount,
  accountReferenceId: id,
  productDisplayName: name,
  rewardsBalance: { ...milesAccount.rewardsBalance, value: balance, formatted: balance },
  redemptionMin: '100',
  ...changes,
});

const inTripTotals =
  (...ids: readonly string[]) =>
  () =>
    quoted({
      payNowTotal: {
        ...quote.payNowTotal,
        rewards: ids.map((accountReferenceId) => ({ accountReferenceId, value: '50000', currency: 'miles' })),
      },
    });

/** The platform's value of 20,000 miles. */
const worth = (dollars: number) => ({
  __typename: 'RewardsInCash',
  rewards: { accountReferenceId: 'account-1', value: '20000', currency: 'miles' },
  cash: fiat(dollars),
});

const ALL_BELOW =
  "Your rewards account does not meet the minimum redemption amount. To continue with this booking, please use your card issuer's credit card to complete this transaction.";
const ONE_BELOW = 'One of your rewards accounts does not meet the minimum redemption amount.';

test.each([
  ['[RW-11]', ['50'], ALL_BELOW],
  ['[RW-12] [RW-13]', ['50', '20000'], ONE_BELOW],
  ['[RW-13]', ['50', '60', '20000'], ONE_BELOW],
])('%s [SP-04] accounts of %j show the notice of the minimum redemption', async (_, balances, notice) => {
  const of = platform();
  const accounts = balances.map((balance, index) => account(`account-${index}`, `Card ${index}`, balance));
  of.rewardsAccounts.mockReturnValue(accounts);
  of.priceQuoteStatus.mockImplementation(
    inTripTotals(...accounts.map(({ accountReferenceId }) => accountReferenceId)),
  );
  await openPayment(of);
  expect(screen.getByText(notice)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Card 0/ })).toBeDisabled();
  expect(screen.getAllByText(/The balance is below the minimum redemption amount/)[0]).toBeVisible();
});

test('an account is disabled, with the reason, when credits leave less to pay than its minimum redemption [RW-10] [SP-03]', async () => {
  const of = platform();
  of.rewardsAccounts.mockReturnValue([{ ...milesAccount, redemptionMin: '5000' }]);
  of.wallet.mockReturnValue({ ...emptyWallet, credit: fiat(450.01) });
  await openPayment(of, { session: withExperiments('wallet-credits') });
  expect(screen.getByText('Amount due').nextElementSibling).toHaveTextContent('$49.99');
  expect(screen.getByRole('radio', { name: /Summit Card/ })).toBeDisabled();
  expect(screen.getByText(/^The amount due is below the minimum redemption amount/)).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: /^Travel credits: / }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /Summit Card/ })).toBeEnabled());
});

test('[RW-15] for a lifestyle home only exempt products can be redeemed, and the others show why', async () => {
  const of = platform();
  of.listing.mockReturnValue({ ...listing, collection: 'LIFESTYLE' });
  of.rewardsAccounts.mockReturnValue([milesAccount, account('account-2', 'Meridian Card', '20000')]);
  of.priceQuoteStatus.mockImplementation(inTripTotals('account-1', 'account-2'));
  await openPayment(of);
  expect(screen.getByRole('radio', { name: /Summit Card/ })).toBeEnabled();
  expect(screen.getByRole('radio', { name: /Meridian Card/ })).toBeDisabled();
  expect(screen.getByText(/Rewards of this card can't be used on Lifestyle Collection stays/)).toBeVisible();
});

test('[RW-17] a cash account shows only its amount', async () => {
  const of = platform();
  const rewardsBalance = {
    value: '120.50',
    currency: 'EUR',
    currencyDescription: 'Cash back',
    formatted: '€120.50',
  };
  of.rewardsAccounts.mockReturnValue([{ ...milesAccount, rewardsBalance, redemptionMin: '1' }]);
  const tripTotal = { accountReferenceId: 'account-1', value: '500', currency: 'EUR' };
  of.priceQuoteStatus.mockImplementation(() =>
    quoted({ payNowTotal: { ...quote.payNowTotal, rewards: [tripTotal] } }),
  );
  await openPayment(of);
  expect(screen.getByText(/^€120\.50 available/)).toBeVisible();
});

test('[SP-02] an account without a trip total cannot be chosen', async () => {
  const of = platform();
  of.rewardsAccounts.mockReturnValue([milesAccount, account('account-2', 'Meridian Card', '20000')]);
  await openPayment(of);
  expect(screen.getByRole('radio', { name: /Meridian Card/ })).toBeDisabled();
  expect(screen.getByText(/Rewards of this card can't be used on this trip/)).toBeVisible();
});

test('[EA-01] an account shows what the amount due earns by card and takes in rewards, until rewards are applied', async () => {
  const of = platform();
  of.rewardsToCash.mockReturnValue(worth(200));
  await openPayment(of);
  expect(
    await screen.findByText(
      '20,000 Miles available · pay by card and earn 2,500 Miles · the amount due takes 50,000 miles',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
  await press('Apply');
  expect(await screen.findByText('Applied to this trip')).toBeVisible();
  expect(screen.getByText('20,000 Miles available')).toBeVisible();
});

test('[EA-01] [EA-08] each account earns at its own rate, on the part that the card pays after the offer', async () => {
  const of = platform();
  of.rewardsAccounts.mockReturnValue([
    milesAccount,
    { ...milesAccount, accountReferenceId: 'account-2', productDisplayName: 'Cash Card' },
    { ...milesAccount, accountReferenceId: 'account-3', productDisplayName: 'Silent Card' },
  ]);
  of.rewardsEarned.mockReturnValue([
    { accountReferenceId: 'account-2', value: '13.5', currency: 'Cash' },
    { accountReferenceId: 'account-1', value: '2250', currency: 'Miles' },
  ]);
  of.wallet.mockReturnValue({
    ...emptyWallet,
    offers: [
      {
        id: 'offer-1',
        descriptions: ['$50 off a home', 'Once'],
        amount: fiat(50),
        maxApplicableCredit: null,
        saleEventStartOn: null,
        conditions: [],
      },
    ],
  });
  await openPayment(of, { session: withExperiments('travel-wallet-offers') });
  expect(await screen.findByText(/pay by card and earn 2,250 Miles/)).toBeVisible();
  expect(screen.getByText(/pay by card and earn \$13\.50/)).toBeVisible();
  expect(screen.getByText(/the amount due takes 45,000 miles/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Silent Card/ })).not.toHaveAccessibleDescription(/earn/);
  expect(of.rewardsEarned.mock.calls.at(-1)?.[1]).toEqual({
    amount: { value: '450.00', currencyCode: 'USD' },
    earnOfferDescription: '$50 off a home',
    quoteToken: 'quote-1',
  });
});

test('[EA-07] in a business only the primary user sees the earnings of the card', async () => {
  const of = platform();
  of.rewardsAccounts.mockReturnValue([{ ...milesAccount, customerAccountRole: 'ACCOUNT_MANAGER' }]);
  await openPayment(of, { portal: { tenant: 'CORPORATE' } });
  expect(await screen.findByText(/the amount due takes 50,000 miles/)).toBeVisible();
  expect(screen.queryByText(/earn/)).not.toBeInTheDocument();
});

test('cards that cannot be loaded show a message, and rewards can still be chosen', async () => {
  const of = platform();
  let isDown = true;
  of.paymentMethods.mockImplementation(() => {
    if (isDown) throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
    return [savedCard];
  });
  await openPayment(of);
  const failure = await screen.findByText('Your saved cards could not be loaded');
  expect(failure).toBeVisible();
  expect(
    screen.getByText(
      'Your cards are safe. You can use your other payment options, and everything you entered is saved.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: /Summit Card/ })).toBeEnabled();
  isDown = false;
  await press('Try again');
  expect(await screen.findByRole('radio', { name: /Visa ending in 4821/ })).toBeVisible();
  expect(failure).not.toBeInTheDocument();
});

test('rewards that cannot be loaded show a message, and a card can still pay', async () => {
  const of = platform();
  const accounts = of.rewardsAccounts.getMockImplementation();
  of.rewardsAccounts.mockImplementation(() => {
    throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
  });
  await openPayment(of);
  expect(await screen.findByText('Your rewards could not be loaded')).toBeVisible();
  expect(screen.getByText('You can still pay with a card.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Visa ending in 4821/ })).toBeEnabled();
  of.rewardsAccounts.mockImplementation(accounts ?? (() => []));
  await press('Try again');
  expect(await screen.findByRole('radio', { name: /Summit Card/ })).toBeEnabled();
});

test('when neither cards nor rewards can be loaded, a message says that the quote is kept, and a retry loads both', async () => {
  const of = platform();
  let isDown = true;
  const unlessDown = (value: unknown) => () => {
    if (isDown) throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
    return value;
  };
  of.paymentMethods.mockImplementation(unlessDown([savedCard]));
  of.rewardsAccounts.mockImplementation(unlessDown([milesAccount]));
  const problem = 'Your payment options could not be loaded';
  await openPayment(of, {}, problem);
  const failure = screen.getByText(problem);
  expect(
    screen.getByText(
      'Our service is not responding. Your quote and everything you entered are kept. Try again in a moment.',
    ),
  ).toBeVisible();
  isDown = false;
  await press('Try again');
  expect(await screen.findByRole('radio', { name: /Visa ending in 4821/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Summit Card/ })).toBeEnabled();
  expect(failure).not.toBeInTheDocument();
});

test('while the value of the rewards is calculated, a status says so', async () => {
  const of = platform();
  let convert: (result: unknown) => void = () => undefined;
  of.rewardsToCash.mockReturnValue(new Promise((resolve) => (convert = resolve)));
  await openPayment(of);
  await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
  expect(await screen.findByText('Calculating the value of your rewards')).toHaveRole('status');
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  convert(worth(200));
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeVisible();
  expect(screen.getByText('20,000 miles for $200.00')).toBeVisible();
});

test('[SP-09] [SP-12] a stop of the slider applies its part of the rewards, and shows the balance after it', async () => {
  const of = platform();
  of.rewardsToCash.mockImplementation((_, { rewardsAmount }) => ({
    __typename: 'RewardsInCash',
    rewards: { accountReferenceId: 'account-1', value: rewardsAmount, currency: 'miles' },
    cash: fiat(Number(rewardsAmount) / 100),
  }));
  await openPayment(of);
  await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
  const slider = await screen.findByRole('slider', { name: 'miles to apply' });
  expect(slider).toHaveAttribute('aria-valuetext', '20,000 miles, 100 percent');
  await press('25%');
  expect(await screen.findByText('5,000 miles for $50.00')).toBeVisible();
  expect(screen.getByText('Applied to this trip')).toBeVisible();
  expect(screen.getByText('Balance 20,000 miles, 15,000 miles after this trip')).toBeVisible();
  expect(screen.getByText('Amount due').nextElementSibling).toHaveTextContent('$450.00');
  const parts = within(screen.getByRole('list', { name: 'Who pays what' }));
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rewards $50.00',
    'Still to pay $450.00',
  ]);
});

test('[RW-16] a card that the concierge cannot service shows a notice once it is chosen', async () => {
  const of = platform();
  of.rewardsAccounts.mockReturnValue([{ ...milesAccount, productDisplayName: 'Larkfield Paradise' }]);
  await openPayment(of);
  const notice = /Bookings made with the Larkfield Paradise card cannot be serviced by the concierge/;
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 4821/ }));
  expect(await screen.findByText(notice)).toBeVisible();
});

test('[RW-14] the saved card decides how a non-financial user pays', async () => {
  const of = platform();
  of.rewardsAccounts.mockReturnValue([{ ...milesAccount, customerAccountRole: 'NON_FINANCIAL_USER' }]);
  of.paymentMethods.mockReturnValue([{ ...savedCard, brand: 'UNKNOWN', rawBrand: 'Paradise Visa' }]);
  await openCheckout(of);
  await askForPrice();
  await userEvent.click(await screen.findByRole('radio', { name: /Paradise Visa ending in 4821/ }));
  expect(
    await screen.findByText('Bookings made with the Paradise Visa card cannot be serviced by the concierge.'),
  ).toBeVisible();
});

test('[SP-06] [SP-08] [SP-10] an edited amount is refused, canceled, and saved after the platform has converted it', async () => {
  const of = platform();
  of.rewardsToCash.mockImplementation((_, { rewardsAmount }) => ({
    __typename: 'RewardsInCash',
    rewards: { accountReferenceId: 'account-1', value: rewardsAmount, currency: 'miles' },
    cash: fiat(Number(rewardsAmount) / 100),
  }));
  await openPayment(of);
  await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
  await press('Edit amount');
  const amount = screen.getByRole('textbox', { name: 'Amount of miles to apply' });
  await userEvent.clear(amount);
  await press('Save');
  expect(await screen.findByText('Invalid rewards balance. Please enter a valid amount.')).toBeVisible();
  expect(amount).toHaveAccessibleDescription(/The minimum is 100 miles\./);
  await userEvent.type(amount, '1e2');
  await press('Save');
  expect(amount).toBeInvalid();
  await press('Cancel');
  expect(screen.getByText('Not applied yet')).toBeVisible();
  await press('Edit amount');
  const again = screen.getByRole('textbox', { name: 'Amount of miles to apply' });
  await userEvent.clear(again);
  await userEvent.type(again, '1,234.5');
  await press('Save');
  await waitFor(() =>
    expect(of.rewardsToCash.mock.calls.map(([, { rewardsAmount }]) => rewardsAmount)).toContain('1234.5'),
  );
  const state = await screen.findByText('Applied to this trip');
  expect(state).toBeVisible();
  expect(isReadOut(state)).toBe(true);
});

const REVIEW = 'Review my Trip';
const NOT_APPLIED = 'These rewards are not applied yet';

test('[SP-10] a review waits until selected rewards are applied', async () => {
  const of = platform();
  of.rewardsToCash.mockReturnValue(worth(200));
  await openPayment(of);
  await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 4821/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
  expect(screen.queryByText(NOT_APPLIED)).not.toBeInTheDocument();
  const isAsked = async () => {
    await press(REVIEW);
    expect(document.activeElement).toHaveTextContent(
      `${NOT_APPLIED}Apply them, or select “Do not apply my rewards”.`,
    );
    expect(screen.queryByRole('button', { name: 'Confirm and Book' })).not.toBeInTheDocument();
  };
  await isAsked();
  await isAsked();
  await press('Apply');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit amount' })).toHaveFocus());
  expect(screen.queryByText(NOT_APPLIED)).not.toBeInTheDocument();
  await press(REVIEW);
  expect(await screen.findByRole('button', { name: 'Confirm and Book' })).toBeVisible();
});

test('[SP-01] a review waits until selected rewards that are not applied are cleared', async () => {
  const of = platform();
  of.rewardsToCash.mockReturnValue(worth(200));
  await openPayment(of);
  await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 4821/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
  await press(REVIEW);
  expect(screen.getByText(NOT_APPLIED)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Do not apply my rewards' }));
  await press(REVIEW);
  expect(await screen.findByRole('button', { name: 'Confirm and Book' })).toBeVisible();
});

test('[SP-09] a review waits until another amount of applied rewards is saved or canceled', async () => {
  const of = platform();
  of.rewardsToCash.mockReturnValue(worth(200));
  await openPayment(of);
  await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 4821/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
  await press('Apply');
  await press('Edit amount');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount of miles to apply' }), '{Backspace}');
  await press(REVIEW);
  expect(document.activeElement).toHaveTextContent(
    'This amount of rewards is not applied yetSave it, or cancel the change.',
  );
  expect(screen.queryByRole('button', { name: 'Confirm and Book' })).not.toBeInTheDocument();
  await press('Cancel');
  await press(REVIEW);
  expect(await screen.findByRole('button', { name: 'Confirm and Book' })).toBeVisible();
});

test('[BK-16] [BK-18] [PM-14] after a reload nothing is booked before the value of the rewards is known again', async () => {
  const of = platform();
  of.rewardsToCash.mockReturnValueOnce(worth(200));
  const first = await openCheckout(of);
  await toPayment();
  await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 4821/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
  await press('Apply');
  await press('Review my Trip');
  await screen.findByRole('button', { name: 'Confirm and Book' });
  first.unmount();

  let answer: (result: unknown) => void = () => undefined;
  of.rewardsToCash.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await openCheckout(of);
  expect(await screen.findByRole('dialog', { name: 'Please wait' })).toBeInTheDocument();
  await press('Confirm and Book');
  expect(of.book).not.toHaveBeenCalled();
  await act(async () => answer(worth(200)));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please wait' })).not.toBeInTheDocument());
  await press('Confirm and Book');
  await waitFor(() => expect(of.book).toHaveBeenCalledTimes(1));
  expect(of.book.mock.calls[0]?.[1].input).toMatchObject({
    payment: {
      rewards: { accountReferenceId: 'account-1', quantity: { value: '20000' } },
      paymentMethodId: 'card-1',
    },
    acceptedAmountDue: { value: '300.00', currencyCode: 'USD' },
  });
});

test('[RW-17] [SP-08] the balance can be entered as it is shown', async () => {
  const of = platform();
  of.rewardsAccounts.mockReturnValue([
    {
      ...milesAccount,
      rewardsBalance: { ...milesAccount.rewardsBalance, value: '8893.91', formatted: '8,894' },
    },
  ]);
  of.rewardsToCash.mockImplementation((_, { rewardsAmount }) => ({
    __typename: 'RewardsInCash',
    rewards: { accountReferenceId: 'account-1', value: rewardsAmount, currency: 'miles' },
    cash: fiat(88.93),
  }));
  await openPayment(of);
  await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
  await press('Edit amount');
  const amount = screen.getByRole('textbox', { name: 'Amount of miles to apply' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '8,894');
  await press('Save');
  expect(await screen.findByText('8,894 miles for $88.93')).toBeVisible();
});

test('[PM-01] a card whose month is over reads as expired and cannot be selected', async () => {
  const of = platform();
  of.paymentMethods.mockReturnValue([
    { ...savedCard, expiresOn: '2026-05' },
    { ...savedCard, id: 'card-2', lastFour: '1199', expiresOn: '2026-04' },
  ]);
  await openPayment(of);
  expect(await screen.findByText('Expired 04/26')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Visa ending in 1199/ })).toBeDisabled();
  expect(screen.getByText('Expires 05/26')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Visa ending in 4821/ })).toBeEnabled();
});
