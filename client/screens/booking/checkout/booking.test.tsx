import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storeCredentials } from '#client/app/session/credentials.ts';
import { reportLiveLink } from '#client/app/graph/live-link.ts';
import { BOOKING_INTENT_PREFIX } from '#client/app/session/personal-storage.ts';
import { fiat, withExperiments } from '#client/testing/portal-facts.ts';
import {
  checkoutPath,
  emptyWallet,
  failure,
  live,
  milesAccount,
  quote,
  savedCard,
} from '#client/testing/checkout-facts.ts';
import {
  askForPrice,
  bookingFailed,
  openCheckout,
  pending,
  platform,
  press,
  quoted,
  states,
  toPayment,
  toReview,
} from '#client/testing/checkout-kit.ts';
import { startAtPayment, startAtReview } from '#client/testing/stored-checkout.ts';

const openPayment = startAtPayment();
const openReview = startAtReview();

const amountDue = () => screen.getByText('Amount due').nextElementSibling;
const amountDueOfBreakdown = () => screen.getByText('Amount due:').nextElementSibling?.textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  act(() => reportLiveLink('up'));
});

describe('payment', () => {
  test('[ER-01] [PM-18] [BK-16] a card enables the review; before that the step lists the missing details', async () => {
    await openCheckout(platform());
    await toPayment();
    expect(screen.queryByRole('button', { name: 'Review my Trip' })).not.toBeInTheDocument();
    expect(screen.getByText('Choose a payment method to continue')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 4821/ }));
    expect(await screen.findByRole('button', { name: 'Review my Trip' })).toBeVisible();
    expect(screen.getByText('Ending in 4821:')).toBeVisible();
  });

  test('[SP-01] [SP-08] [SP-09] [SP-10] [PR-15] a part of the rewards pays once it is saved, and nothing when rewards are not applied', async () => {
    const of = platform();
    of.rewardsToCash.mockImplementation((_, { rewardsAmount }) => ({
      __typename: 'RewardsInCash',
      rewards: { accountReferenceId: 'account-1', value: rewardsAmount, currency: 'miles' },
      cash: fiat(Number(rewardsAmount) / 100),
    }));
    await openPayment(of);
    expect(screen.getByRole('radio', { name: 'Do not apply my rewards' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
    expect(await screen.findByText('20,000 miles for $200.00')).toBeVisible();
    expect(amountDue()).toHaveTextContent('$500.00');
    await press('Apply');
    await waitFor(() => expect(amountDue()).toHaveTextContent('$300.00'));
    await press('Edit amount');
    expect(screen.getByText('To apply this amount, Save before you continue.')).toBeVisible();
    const amount = screen.getByRole('textbox', { name: 'Amount of miles to apply' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '30000');
    await press('Save');
    expect(
      await screen.findByText('Invalid amount. Enter an amount that is lower then your available balance.'),
    ).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '5000');
    await press('Save');
    await waitFor(() => expect(amountDue()).toHaveTextContent('$450.00'));
    await userEvent.click(screen.getByRole('radio', { name: 'Do not apply my rewards' }));
    expect(amountDue()).toHaveTextContent('$500.00');
  });

  test('[SP-07] [ER-01] rewards that cannot be converted are reported each time, and the balance does not change', async () => {
    const of = platform();
    of.rewardsToCash.mockReturnValue({
      __typename: 'RewardsConversionRefused',
      ...failure('Rewards Redemption Failure'),
    });
    await openPayment(of);
    await userEvent.click(screen.getByRole('radio', { name: /Summit Card/ }));
    const failed = async () =>
      within(await screen.findByRole('alertdialog', { name: 'Rewards Redemption Failure' }));
    await userEvent.click((await failed()).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Could not fetch split pay conversion.')).toBeVisible();
    expect(amountDue()).toHaveTextContent('$500.00');
    await press('Edit amount');
    expect(screen.getByRole('textbox', { name: 'Amount of miles to apply' })).toHaveValue('20000');
    await press('Cancel');
    await press('Try again');
    await userEvent.click((await failed()).getByRole('button', { name: 'Continue' }));
    expect(of.rewardsToCash).toHaveBeenCalledTimes(2);
    of.rewardsToCash.mockImplementation((_, { rewardsAmount }) => ({
      __typename: 'RewardsInCash',
      rewards: { accountReferenceId: 'account-1', value: rewardsAmount, currency: 'miles' },
      cash: fiat(Number(rewardsAmount) / 100),
    }));
    await press('Try again');
    expect(await screen.findByText('20,000 miles for $200.00')).toBeVisible();
  });

  test('[RW-08] [RW-10] an account that cannot redeem is disabled, with the reason', async () => {
    const of = platform();
    of.rewardsAccounts.mockReturnValue([
      { ...milesAccount, customerAccountRole: 'AUTHORIZED_USER', allowRewardsRedemption: false },
    ]);
    await openPayment(of);
    expect(screen.getByRole('radio', { name: /Summit Card/ })).toBeDisabled();
    expect(screen.getByText(/^Authorized users can't redeem rewards/)).toBeVisible();
    expect(screen.getByText('Rewards cannot be redeemed from: Summit Card.')).toBeVisible();
  });

  test('[WA-06] [PR-16] offer and credits that cover everything need no card', async () => {
    const of = platform();
    of.wallet.mockReturnValue({ ...emptyWallet, credit: fiat(600) });
    await openCheckout(of, { session: withExperiments('wallet-credits') });
    await askForPrice();
    expect(await screen.findByRole('button', { name: 'Review my Trip' })).toBeVisible();
    expect(amountDue()).toHaveTextContent('$0.00');
    expect(screen.queryByRole('radio', { name: /Visa/ })).not.toBeInTheDocument();
    await press('Review my Trip');
    expect(screen.getByText('You pay $0.00. No card is charged.')).toBeVisible();
    await press('Confirm and Book');
    await waitFor(() => expect(of.book).toHaveBeenCalledTimes(1));
    expect(of.book.mock.calls[0]?.[1].input['payment']).toEqual({
      credit: { amount: { value: '500.00', currencyCode: 'USD' } },
    });
  });
});

const unread = () => {
  throw new Error('The cards could not be read');
};
const otherCard = { ...savedCard, id: 'card-2', lastFour: '7730' };

test.each([
  ['[PM-06] and the list read again', [otherCard]],
  ['and the list after it could not be read', unread],
])('[PM-05] a removed card (%s) is no longer listed or chosen', async (_, paymentMethods) => {
  const of = platform();
  of.paymentMethods.mockReturnValue([savedCard, otherCard]);
  of.deletePaymentMethod.mockImplementation((_root, { input }) => ({
    __typename: 'PaymentMethodDeleted',
    id: input.id,
    paymentMethods,
  }));
  await openPayment(of);
  await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 4821/ }));
  await press('Remove Visa ending in 4821');
  const question = await screen.findByRole('alertdialog', { name: 'Remove this card?' });
  expect(of.deletePaymentMethod).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Remove card' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /4821/ })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('radio', { name: /Visa ending in 7730/ })).not.toBeChecked());
  expect(screen.getByText('Choose a payment method to continue')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Payment method' })).toHaveFocus();
});

describe('a new card', () => {
  const vault = vi.fn<(url: string, request: RequestInit) => Promise<unknown>>();

  beforeEach(() => {
    vault.mockReset();
    Object.assign(globalThis, { fetch: vault });
  });

  async function addCard(digits: string): Promise<void> {
    await press('Add a card');
    await userEvent.type(await screen.findByRole('textbox', { name: /Card number/ }), digits);
    await userEvent.type(screen.getByRole('textbox', { name: /Name on card/ }), 'Helen Ortiz');
    await userEvent.type(screen.getByRole('textbox', { name: /Expiry date/ }), '04/30');
    await userEvent.type(screen.getByRole('textbox', { name: /CVV/ }), '123');
    await userEvent.type(screen.getByRole('textbox', { name: /Zip Code/ }), '98101');
    await press('Add card');
  }

  const withCheckDigit = (stem: string, last4: string): string => {
    const fits = (digit: number) =>
      [...`${stem}${digit}${last4}`].reverse().reduce((sum, each, index) => {
        const doubled = Number(each) * (index % 2 === 1 ? 2 : 1);
        return sum + (doubled > 9 ? doubled - 9 : doubled);
      }, 0) %
        10 ===
      0;
    return `${stem}${[...Array(10).keys()].find(fits)}${last4}`;
  };

  test('[PM-04] is chosen even if the list after it could not be read', async () => {
    const of = platform();
    const paymentMethod = { ...savedCard, id: 'card-2', brand: 'MASTER', rawBrand: 'master' };
    of.verifyPaymentMethod.mockReturnValue({
      __typename: 'PaymentMethodVerified',
      paymentMethod,
      paymentMethods: unread,
    });
    vault.mockResolvedValue({ ok: true, json: async () => ({ token: 'vault-1', last4: '4821' }) });
    await openPayment(of);
    await addCard(withCheckDigit('40000500000', '4821'));
    expect(await screen.findByRole('radio', { name: /Mastercard ending in 4821/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Visa ending in 4821/ })).not.toBeChecked();
  });

  test('[PM-04] is listed once if it was saved before a lost response', async () => {
    const of = platform();
    of.verifyPaymentMethod.mockReturnValue({
      __typename: 'PaymentMethodVerified',
      paymentMethod: savedCard,
      paymentMethods: unread,
    });
    vault.mockResolvedValue({ ok: true, json: async () => ({ token: 'vault-1', last4: '4821' }) });
    await openPayment(of);
    await addCard(withCheckDigit('40000500000', '4821'));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Visa ending in 4821/ })).toBeChecked());
  });

  test('[PM-04] does not replace saved cards that could not be read during its verification', async () => {
    const of = platform();
    let verify: (verified: unknown) => void = () => undefined;
    of.verifyPaymentMethod.mockReturnValue(new Promise((resolve) => (verify = resolve)));
    vault.mockResolvedValue({ ok: true, json: async () => ({ token: 'vault-1', last4: '4821' }) });
    const { client } = await openPayment(of);
    await addCard(withCheckDigit('40000500000', '4821'));
    await waitFor(() => expect(of.verifyPaymentMethod).toHaveBeenCalled());
    of.paymentMethods.mockImplementation(unread);
    await act(() => client.apollo.refetchQueries({ include: ['CheckoutPaymentOptions'] }));
    const unreadCards = await screen.findByText('Your saved cards could not be loaded');
    verify({
      __typename: 'PaymentMethodVerified',
      paymentMethod: { ...savedCard, id: 'card-2' },
      paymentMethods: null,
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(unreadCards).toBeVisible();
  });

  test('[PM-04] [PM-08] [PM-09] [PM-20] is sent only to the vault, is verified by its token, and is chosen', async () => {
    const of = platform();
    const added = { ...savedCard, id: 'card-2', lastFour: '4821', brand: 'MASTER', rawBrand: 'master' };
    of.verifyPaymentMethod.mockReturnValue({
      __typename: 'PaymentMethodVerified',
      paymentMethod: added,
      paymentMethods: [savedCard, added],
    });
    vault.mockResolvedValue({ ok: true, json: async () => ({ token: 'vault-1', last4: '4821' }) });
    const { client } = await openPayment(of);
    const digits = withCheckDigit('40000500000', '4821');
    await addCard(digits);
    expect(await screen.findByRole('radio', { name: /Mastercard ending in 4821/ })).toBeChecked();
    const [url, request] = vault.mock.calls[0] ?? [];
    expect(url).toBe('https://vault.example/cards');
    expect(JSON.parse(String(request?.body))).toEqual({
      environmentKey: 'key-1',
      card: {
        number: digits,
        verificationValue: '123',
        month: 4,
        year: 2030,
        fullName: 'Helen Ortiz',
        zip: '98101',
        country: 'US',
      },
    });
    expect(of.verifyPaymentMethod.mock.calls[0]?.[1].input).toEqual({
      vaultToken: 'vault-1',
      accountReferenceId: 'account-1',
      isVirtualCardNumber: false,
    });
    const kept = JSON.stringify([client.apollo.extract(), { ...localStorage }, { ...sessionStorage }]);
    for (const secret of [digits, 'key-1', 'vault-1']) expect(kept).not.toContain(secret);
  });

  test('[PM-10] a card that belongs to no account of the user is not sent', async () => {
    await openPayment(platform());
    await addCard(withCheckDigit('40000500000', '9999'));
    expect(
      await screen.findByRole('alertdialog', { name: 'This card cannot be used here' }),
    ).toBeInTheDocument();
    expect(vault).not.toHaveBeenCalled();
  });

  test.each([
    ['[PM-11] a test card counts as the first account’s', '9999', [], false],
    [
      '[PM-12] [EX-05] a virtual number is sent as virtual with the experiment',
      '1199',
      ['virtual-card-number-enablement'],
      true,
    ],
    ['[PM-12] [EX-05] a virtual number is not sent as virtual without the experiment', '1199', [], false],
  ])('%s', async (_, last4, experiments, isVirtualCardNumber) => {
    const of = platform();
    of.verifyPaymentMethod.mockReturnValue({
      __typename: 'PaymentMethodRefused',
      ...failure('Error Adding Payment Method', 'EDIT_PAYMENT', 'Edit Payment Information'),
    });
    vault.mockResolvedValue({ ok: true, json: async () => ({ token: 'vault-1', last4 }) });
    await openPayment(of, {
      session: withExperiments(...experiments),
      portal: { testCardLastFours: ['9999'] },
    });
    await addCard(withCheckDigit('40000500000', last4));
    await screen.findByRole('alertdialog', { name: 'Error Adding Payment Method' });
    expect(of.verifyPaymentMethod.mock.calls[0]?.[1].input).toEqual({
      vaultToken: 'vault-1',
      accountReferenceId: 'account-1',
      isVirtualCardNumber,
    });
  });

  test('[ER-10] the first error of the vault is shown, and the form keeps its input', async () => {
    vault.mockImplementation(async () => {
      // The button is disabled meanwhile, and loses the focus.
      await screen.findByRole('button', { name: /Adding the card/ });
      return {
        ok: false,
        json: async () => ({
          code: 42202,
          message: 'no',
          errors: [{ field: 'year', message: 'This card has expired.' }],
        }),
      };
    });
    await openPayment(platform());
    await addCard(withCheckDigit('40000500000', '4821'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Error Adding Payment Method' });
    expect(dialog).toHaveTextContent('This card has expired.');
    // The dialog returns the focus only after it has taken it.
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Edit payment method' }));
    expect(await screen.findByRole('textbox', { name: /Name on card/ })).toHaveValue('Helen Ortiz');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Card number/ })).toHaveFocus());
  });

  test('an impossible number is refused in the form', async () => {
    await openPayment(platform());
    await addCard('4000056655664821');
    expect(await screen.findByText('Check the card number.')).toBeVisible();
    expect(vault).not.toHaveBeenCalled();
  });
});

describe('booking', () => {
  test('[PM-19] [BK-14] [BK-17] [CF-01] [CF-02] [CF-03] [CF-05] a stay is booked and confirmed, and the confirmation survives a reload', async () => {
    const of = platform();
    const first = await openCheckout(of);
    await toReview();
    expect(screen.getByText('From 4:00 PM')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
    await press('Confirm and Book');
    await waitFor(() => expect(first.address()).toBe('/vacation-rentals/book/confirm/'));
    expect(await screen.findByRole('heading', { name: 'Confirmed, your stay is booked.' })).toBeVisible();
    expect(
      screen.getByText('An email confirmation will be sent to helen.ortiz@larkfield.example'),
    ).toBeVisible();
    expect(screen.getByText('Your booking confirmation is #7781')).toBeVisible();
    expect(await screen.findByText("You've earned 2,500 Miles on this trip!")).toBeVisible();
    expect(screen.getByText('Free cancellation until June 1')).toBeVisible();
    expect(screen.getByText('The key is in the box by the door.')).toBeVisible();
    expect(document.title).toBe('Booking Confirmation');
    expect(sessionStorage.getItem('travel-portal.checkout')).toBeNull();
    expect(of.book.mock.calls[0]?.[1].input).toMatchObject({
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
      quoteToken: 'quote-1',
      orderedProductId: 'product-1',
      acceptedTotal: { value: '500.00', currencyCode: 'USD' },
      acceptedTermsDigest: 'terms-1',
      payment: { paymentMethodId: 'card-1' },
      acceptedAmountDue: { value: '500.00', currencyCode: 'USD' },
    });
    first.unmount();
    const again = await openCheckout(of, { path: '/vacation-rentals/book/confirm/' });
    expect(await screen.findByText('Your booking confirmation is #7781')).toBeVisible();
    await press('Book a Flight');
    await waitFor(() => expect(again.address()).toBe('/flights/'));
    expect(sessionStorage.getItem('travel-portal.reservation')).toBeNull();
  });

  test('[PM-19] [PR-15] the description of the booking button contains the amount and the card', async () => {
    await openCheckout(platform());
    await toReview();
    expect(screen.getByRole('button', { name: 'Confirm and Book' })).toHaveAccessibleDescription(
      'You pay $500.00 with Visa ending in 4821.',
    );
  });

  test('[PM-19] [ST-10] on a phone the amount is next to the button at the bottom of the screen', async () => {
    const of = platform();
    const first = await openCheckout(of);
    await toReview();
    first.unmount();
    await openCheckout(of, { viewport: 'mobile' });
    const confirm = await screen.findByRole('button', { name: 'Confirm and Book' });
    await waitFor(() =>
      expect(confirm).toHaveAccessibleDescription('You pay $500.00 with Visa ending in 4821.'),
    );
  });

  test('[CF-05] without a reservation the confirmation leads to the search', async () => {
    const { address } = await openCheckout(platform(), { path: '/vacation-rentals/book/confirm/' });
    await waitFor(() => expect(address()).toBe('/stays/'));
  });

  test('[BK-22] a traveler who leaves a running booking reads that it continues, and can return to it', async () => {
    const of = platform();
    of.bookingStatus.mockImplementation(() => pending('bookingStatus', 'BookingPending'));
    const { router, address } = await openReview(of);
    const checkout = address();
    await press('Confirm and Book');
    await waitFor(() => expect(of.bookingStatus).toHaveBeenCalledTimes(1));
    await act(() => router.navigate('/faq/'));
    expect(await screen.findByText('Your booking is still being processed')).toBeVisible();
    of.bookingStatus.mockImplementation(platform().bookingStatus);
    const visited: string[] = [];
    router.subscribe(() => visited.push(address()));
    await press('Back to your booking');
    await waitFor(() => expect(address()).toBe('/vacation-rentals/book/confirm/'));
    expect(visited).toContain(checkout);
    expect(of.book).toHaveBeenCalledTimes(1);
  });

  test('[BK-18] [BK-22] a double click books once, under an overlay', async () => {
    const of = platform();
    of.bookingStatus.mockImplementation(() => pending('bookingStatus', 'BookingPending'));
    await openReview(of);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm and Book' }));
    expect(await screen.findByRole('dialog', { name: 'Booking your stay' })).toBeInTheDocument();
    await waitFor(() => expect(of.bookingStatus).toHaveBeenCalledTimes(1));
    expect(of.book).toHaveBeenCalledTimes(1);
  });

  test('a lost connection shows a notice until it is restored', async () => {
    const of = platform();
    of.bookingStatus.mockImplementation(() => pending('bookingStatus', 'BookingPending'));
    await openReview(of);
    await press('Confirm and Book');
    await screen.findByRole('dialog', { name: 'Booking your stay' });
    act(() => reportLiveLink('reconnecting'));
    expect(screen.getByText('Reconnecting')).toBeInTheDocument();
    act(() => reportLiveLink('up'));
    expect(screen.queryByText('Reconnecting')).not.toBeInTheDocument();
  });

  test('[BK-22] a reload during the booking follows it and does not book again', async () => {
    const of = platform();
    of.bookingStatus.mockImplementationOnce(() => pending('bookingStatus', 'BookingPending'));
    const first = await openCheckout(of);
    await toReview();
    await press('Confirm and Book');
    await waitFor(() => expect(of.bookingStatus).toHaveBeenCalledTimes(1));
    first.unmount();
    const again = await openCheckout(of);
    await waitFor(() => expect(again.address()).toBe('/vacation-rentals/book/confirm/'));
    expect(of.book).toHaveBeenCalledTimes(1);
  });

  test('[CF-03] [EA-02] a reload during the booking keeps the earn string of the confirmation', async () => {
    const of = platform();
    of.bookingStatus.mockImplementationOnce(() => pending('bookingStatus', 'BookingPending'));
    const first = await openCheckout(of);
    await toReview();
    await press('Confirm and Book');
    await waitFor(() => expect(of.bookingStatus).toHaveBeenCalledTimes(1));
    first.unmount();
    await openCheckout(of);
    expect(await screen.findByText("You've earned 2,500 Miles on this trip!")).toBeVisible();
    expect(of.rewardsEarned.mock.calls.at(-1)?.[1]).toMatchObject({
      amount: { value: '500.00', currencyCode: 'USD' },
      accountReferenceIds: ['account-1'],
      quoteToken: 'quote-1',
    });
  });

  test.each([
    ['with the card of a lost attempt that got through', true, ['account-1']],
    ['with another card after an attempt that did not get through', false, ['account-2']],
  ])('[BK-22] [EA-02] a stay that was paid %s earns on that card', async (_what, isRepeated, accounts) => {
    const of = platform();
    const other = { ...savedCard, id: 'card-2', lastFour: '1199', accountReferenceId: 'account-2' };
    of.paymentMethods.mockReturnValue([savedCard, other]);
    of.book.mockImplementationOnce(() => {
      throw new Error('cut');
    });
    const { address } = await openReview(of);
    await press('Confirm and Book');
    const dialog = await screen.findByRole('alertdialog', { name: 'Our service is not responding' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await press('Edit Rewards & payment');
    await userEvent.click(await screen.findByRole('radio', { name: /ending in 1199/ }));
    await press('Review my Trip');
    of.book.mockReturnValue({ __typename: 'BookingScheduled', token: 'booking-1', isRepeated });
    of.rewardsEarned.mockClear();
    await press('Confirm and Book');
    await waitFor(() => expect(address()).toBe('/vacation-rentals/book/confirm/'));
    await waitFor(() => expect(of.rewardsEarned).toHaveBeenCalledTimes(1));
    expect(of.rewardsEarned.mock.calls[0]?.[1]).toMatchObject({ accountReferenceIds: accounts });
  });

  test('[BK-22] an attempt without a response is sent again with the same key', async () => {
    const of = platform();
    of.book.mockImplementationOnce(() => {
      throw new Error('cut');
    });
    const { address } = await openCheckout(of);
    await toReview();
    await press('Confirm and Book');
    const dialog = await screen.findByRole('alertdialog', { name: 'Our service is not responding' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(address()).toBe('/vacation-rentals/book/confirm/'));
    const keys = of.book.mock.calls.map(([, { input }]) => input['idempotencyKey']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('[BK-22] without a network the message names the reason, and the booking is sent again with the same key', async () => {
    const of = platform();
    const { address } = await openCheckout(of);
    await toReview();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    of.book.mockImplementationOnce(() => {
      throw new Error('no network');
    });
    await press('Confirm and Book');
    const dialog = await screen.findByRole('alertdialog', { name: 'You are offline' });
    expect(dialog).toHaveAccessibleDescription(/^Trying again books your stay only once/);
    onLine.mockRestore();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(address()).toBe('/vacation-rentals/book/confirm/'));
    const keys = of.book.mock.calls.map(([, { input }]) => input['idempotencyKey']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('[SE-01] [SE-02] [BK-22] a booking whose session is refused continues after the next sign-in, with its key', async () => {
    const of = platform();
    storeCredentials({ token: 'token-1', csrfToken: 'stale' });
    let isRefused = true;
    const book = of.book.getMockImplementation();
    of.book.mockImplementation((...call) => {
      if (!isRefused) return book?.(...call);
      throw new GraphQLError('You have no access to this.', {
        extensions: { code: 'ACCESS_DENIED', httpStatus: 403, upstreamCode: '40301' },
      });
    });
    const first = await openCheckout(of);
    await toReview();
    await press('Confirm and Book');
    await waitFor(() => expect(first.address()).toBe('/auth/login'));
    expect(await screen.findByText('Please sign in again')).toBeVisible();
    expect(
      screen.getByText('We could not confirm your session. Everything you entered is kept.'),
    ).toBeVisible();
    expect(sessionStorage.getItem('travel-portal.return-path')).toBe(checkoutPath);
    first.unmount();
    isRefused = false;
    const again = await openCheckout(of);
    await waitFor(() => expect(again.address()).toBe('/vacation-rentals/book/confirm/'));
    const keys = of.book.mock.calls.map(([, { input }]) => input['idempotencyKey']);
    expect(new Set(keys).size).toBe(1);
  });

  test('[BK-12] a booking that takes too long leads to the trips', async () => {
    const of = platform();
    of.bookingStatus.mockImplementation(() =>
      states('bookingStatus', { __typename: 'BookingStillProcessing', ...live, redirectTo: '/trips' }),
    );
    const { address } = await openReview(of);
    await press('Confirm and Book');
    await waitFor(() => expect(address()).toBe('/trips'));
  });

  test('[RT-02] [BK-18] after a reload Review can be confirmed once the payment methods have loaded', async () => {
    const of = platform();
    const first = await openCheckout(of);
    await toReview();
    first.unmount();
    let answer: () => void = () => undefined;
    of.paymentMethods.mockReturnValue(new Promise((resolve) => (answer = () => resolve([savedCard]))));
    await openCheckout(of);
    await screen.findByRole('dialog', { name: 'Please wait' });
    await act(async () => answer());
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Please wait' })).not.toBeInTheDocument(),
    );
    await press('Confirm and Book');
    await waitFor(() => expect(of.book).toHaveBeenCalledTimes(1));
  });

  test('[BK-13] [BK-15] a failed booking shows its message and returns to the traveler step', async () => {
    const of = platform();
    of.bookingStatus.mockImplementation(() => bookingFailed(failure('The card was declined')));
    await openCheckout(of);
    await toReview();
    await press('Confirm and Book');
    const dialog = await screen.findByRole('alertdialog', { name: 'The card was declined' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('radio', { name: /Helen Ortiz/ })).toBeChecked();
    expect(Object.keys(localStorage).filter((key) => key.startsWith(BOOKING_INTENT_PREFIX))).toEqual([]);
  });

  test('[ER-12] [PD-10] [PD-07] [PQ-12] [PQ-15] after the traveler accepts a last-minute price change, the checkout gets a new quote and requests payment again', async () => {
    const of = platform();
    of.book.mockReturnValueOnce({
      __typename: 'PriceChanged',
      ...failure('The price has changed.', 'ACKNOWLEDGE_PRICE_DIFFERENCE'),
      quote: { ...quote, payNowTotal: { fiat: fiat(530), rewards: [] } },
    });
    await openCheckout(of);
    await toReview();
    of.schedulePriceQuote.mockReturnValue({ __typename: 'PriceQuoteScheduled', token: 'quote-2' });
    of.priceQuoteStatus.mockImplementation(() =>
      quoted({ token: 'quote-2', payNowTotal: { fiat: fiat(530), rewards: [] } }),
    );
    await press('Confirm and Book');
    const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed.' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(of.schedulePriceQuote).toHaveBeenCalledTimes(2));
    expect(of.schedulePriceQuote.mock.calls[1]?.[1].input).toMatchObject({
      rateId: 'rate-1',
      acceptedTotal: { value: '530.00' },
    });
    await waitFor(() => expect(amountDue()).toHaveTextContent('$530.00'));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Visa ending in 4821/ })).not.toBeChecked());
  });

  test('a last-minute change of the amount due is read and reviewed, and the stay is booked for the new amount [PM-14]', async () => {
    const of = platform();
    const credit = (value: number) => ({ ...emptyWallet, credit: fiat(value) });
    of.wallet.mockReturnValue(credit(200));
    await openCheckout(of, { session: withExperiments('wallet-credits') });
    await toReview();
    expect(amountDueOfBreakdown()).toBe('$300.00');
    of.wallet.mockReturnValue(credit(150));
    of.book.mockReturnValueOnce({
      __typename: 'AmountDueChanged',
      ...failure('The amount due has changed.', 'EDIT_PAYMENT'),
      plan: null,
    });
    await press('Confirm and Book');
    const dialog = await screen.findByRole('alertdialog', { name: 'The amount due has changed.' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(amountDue()).toHaveTextContent('$350.00'));
    await press('Review my Trip');
    expect(amountDueOfBreakdown()).toBe('$350.00');
    await press('Confirm and Book');
    await waitFor(() => expect(of.book).toHaveBeenCalledTimes(2));
    const [first, second] = of.book.mock.calls.map(([, { input }]) => input);
    expect(first?.['acceptedAmountDue']).toEqual({ value: '300.00', currencyCode: 'USD' });
    expect(second).toMatchObject({
      payment: { credit: { amount: { value: '150.00', currencyCode: 'USD' } }, paymentMethodId: 'card-1' },
      acceptedAmountDue: { value: '350.00', currencyCode: 'USD' },
    });
    expect(second?.['idempotencyKey']).not.toBe(first?.['idempotencyKey']);
  });
});
