/**
 * The targets of a message's buttons after a failed booking and a refused card (ER-12, ER-13); after a failed quote:
 * checkout.test.tsx. The texts of the messages: client/components/message-dialog.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reportLiveLink } from '#client/app/graph/live-link.ts';
import { fiat } from '#client/testing/portal-facts.ts';
import { failure, savedCard } from '#client/testing/checkout-facts.ts';
import {
  bookingFailed,
  openCheckout,
  pending,
  platform,
  press,
  quoted,
  toPayment,
  toReview,
} from '#client/testing/checkout-kit.ts';
import { startAfter } from '#client/testing/stored-checkout.ts';
import {
  addCard,
  CARD_OF_NO_ACCOUNT,
  CARD_OF_THE_ACCOUNT,
  vaultRefusesCard,
  vaultTakesCard,
} from '#client/testing/new-card.ts';

beforeEach(() => act(() => reportLiveLink('up')));

const openStep = () => screen.getByRole('region', { current: 'step' });

/** Presses a button of the message with this title once it has the focus, which closes the message. */
async function answer(title: string, button: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

describe('a booking that failed', () => {
  const open = startAfter(async (of) => {
    of.bookingStatus.mockImplementation(() => pending('bookingStatus', 'BookingPending'));
    await toReview();
    await press('Confirm and Book');
    await waitFor(() => expect(of.bookingStatus).toHaveBeenCalled());
  });

  /** The booking fails with a message whose button has this action, and the button is pressed. */
  async function failAndAnswer(action: string, of = platform()) {
    of.bookingStatus.mockImplementation(() => bookingFailed(failure('The booking has failed', action)));
    const opened = await open(of);
    await answer('The booking has failed', 'Continue');
    return opened;
  }

  const SEARCH = 'locationName=Tofino&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=2';

  test.each([
    ['SEARCH_AGAIN', '/stays/', ''],
    ['CHOOSE_ANOTHER_PROPERTY', '/stays/availability/', SEARCH],
    ['GO_TO_LISTING', '/vacation-rentals/shop/', SEARCH],
    ['GO_TO_TRIPS', '/trips', ''],
  ])('goes by %s to %s [ER-12] [ER-13]', async (action, path, search) => {
    const { router } = await failAndAnswer(action);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.search).toContain(search);
  });

  test.each(['RESET', 'SCROLL_TO_TRAVELERS'])(
    'returns by %s to the traveler step [BK-15] [ER-12] [ER-13]',
    async (action) => {
      const { router } = await failAndAnswer(action);
      await waitFor(() => expect(openStep()).toHaveAccessibleName('Traveler Information'));
      expect(router.state.location.pathname).toBe('/vacation-rentals/book/');
    },
  );

  test('returns by EDIT_PAYMENT to the payment step, with a new quote and its price [ER-07] [ER-08] [ER-12] [ER-13] [PQ-13]', async () => {
    const of = platform();
    of.schedulePriceQuote.mockReturnValue({ __typename: 'PriceQuoteScheduled', token: 'quote-2' });
    of.priceQuoteStatus.mockImplementation((_, { token }) =>
      quoted({ token, payNowTotal: { fiat: fiat(token === 'quote-2' ? 500.5 : 500), rewards: [] } }),
    );
    await failAndAnswer('EDIT_PAYMENT', of);
    await waitFor(() => expect(openStep()).toHaveAccessibleName('Rewards & payment'));
    const amountDue = await screen.findByText('Amount due');
    expect(amountDue.nextElementSibling).toHaveTextContent('$500.50');
    const card = screen.getByRole('radio', { name: /Visa ending in 4821/ });
    expect(card).not.toBeChecked();
    await userEvent.click(card);
    expect(await screen.findByRole('button', { name: 'Review my Trip' })).toBeEnabled();
  });
});

describe('a booking that was refused for its card', () => {
  const other = { ...savedCard, id: 'card-2', lastFour: '7730' };
  const withTwoCards = () => {
    const of = platform();
    of.paymentMethods.mockReturnValue([savedCard, other]);
    return of;
  };
  const open = startAfter(async (of) => {
    of.bookingStatus.mockImplementation(() => pending('bookingStatus', 'BookingPending'));
    await toReview();
    await press('Confirm and Book');
    await waitFor(() => expect(of.bookingStatus).toHaveBeenCalled());
  });

  async function decline(code: string, action: string, label: string) {
    const of = withTwoCards();
    of.bookingStatus.mockImplementation(() => bookingFailed({ ...failure('Not paid', action, label), code }));
    const opened = await open(of);
    await answer('Not paid', label);
    return { ...opened, of };
  }

  async function expectOtherCard(): Promise<void> {
    await waitFor(() => expect(openStep()).toHaveAccessibleName('Rewards & payment'));
    const declined = await screen.findByRole('radio', { name: 'Visa ending in 4821 Declined' });
    expect(declined).not.toBeChecked();
    expect(screen.getByText('Visa ending in 4821 was declined')).toBeVisible();
    const another = screen.getByRole('radio', { name: /Visa ending in 7730/ });
    expect(another).not.toHaveAccessibleName(/Declined/);
    await userEvent.click(another);
    expect(screen.queryByText('Visa ending in 4821 was declined')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Review my Trip' })).toBeEnabled();
  }

  test('can be paid with another card at a new price, with one click [BK-21]', async () => {
    const { of } = await decline('INSUFFICIENT_FUNDS', 'EDIT_PAYMENT', 'Choose another card');
    await expectOtherCard();
    expect(of.schedulePriceQuote).toHaveBeenCalledTimes(1);
  });

  test('returns to the traveler step, where another card is one click away [ER-04] [ER-13] [BK-15]', async () => {
    const { of, unmount } = await decline('USER_CARD_NOT_FOUND', 'RESET', 'Continue');
    await waitFor(() => expect(openStep()).toHaveAccessibleName('Traveler Information'));
    expect(of.schedulePriceQuote).not.toHaveBeenCalled();
    unmount();
    await openCheckout(of);
    await press('Choose another card');
    await expectOtherCard();
  });

  test('on a phone the payment opens after the message that its price could not be requested [ER-01] [PM-18]', async () => {
    const of = withTwoCards();
    of.bookingStatus.mockImplementation(() =>
      bookingFailed({
        ...failure('Not paid', 'EDIT_PAYMENT', 'Choose another card'),
        code: 'INSUFFICIENT_FUNDS',
      }),
    );
    of.schedulePriceQuote.mockImplementationOnce(() => {
      throw new Error('down');
    });
    let addGuest: (answer: object) => void = () => undefined;
    of.addMainGuest.mockReturnValue(new Promise((resolve) => (addGuest = resolve)));
    await open(of, { viewport: 'mobile' });
    const refused = await screen.findByRole('alertdialog', { name: 'Not paid' });
    await userEvent.click(within(refused).getByRole('button', { name: 'Choose another card' }));
    const unread = await screen.findByRole('alertdialog', { name: 'Our service is not responding' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('alertdialog')).toBe(unread);
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
    await userEvent.click(within(unread).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(of.addMainGuest).toHaveBeenCalled());
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Please wait');
    addGuest({ __typename: 'MainGuestAdded', orderedProductId: 'product-1' });
    expect(await screen.findByRole('dialog', { name: 'Rewards & payment' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('for another reason than its card does not mark the card [BK-21]', async () => {
    await decline('REDEMPTION_FAILURE', 'EDIT_PAYMENT', 'Continue');
    await screen.findByRole('radio', { name: /Visa ending in 4821/ });
    expect(screen.queryByText(/declined/i)).not.toBeInTheDocument();
  });
});

describe('a card', () => {
  const open = startAfter(toPayment);
  let restoreVault: () => void = () => undefined;
  afterEach(() => restoreVault());

  test.each([
    {
      card: 'that the platform refuses',
      digits: CARD_OF_THE_ACCOUNT,
      vault: vaultTakesCard,
      title: 'The card was declined',
      button: 'Edit Payment Information',
      ids: '[ER-09] [ER-13]',
    },
    {
      card: 'that the card vault refuses without a reason',
      digits: CARD_OF_THE_ACCOUNT,
      vault: vaultRefusesCard,
      title: 'Error Adding Payment Method',
      button: 'Edit payment method',
      ids: '[ER-10] [ER-13]',
    },
    {
      card: 'that the card vault refuses with a reason',
      digits: CARD_OF_THE_ACCOUNT,
      vault: () => vaultRefusesCard('Not a card.'),
      title: 'Error Adding Payment Method',
      button: 'Try again',
      ids: '[ER-10] [ER-13]',
    },
    {
      card: 'that belongs to none of the rewards accounts',
      digits: CARD_OF_NO_ACCOUNT,
      vault: vaultTakesCard,
      title: 'This card cannot be used here',
      button: 'Edit payment method',
      ids: '[ER-13] [ER-15] [PM-10]',
    },
  ])(
    '$card leaves the payment step open, the form filled in and the focus on its number $ids',
    async ({ digits, vault, title, button }) => {
      const of = platform();
      of.verifyPaymentMethod.mockReturnValue({
        __typename: 'PaymentMethodRefused',
        ...failure('The card was declined', 'EDIT_PAYMENT', 'Edit Payment Information'),
      });
      restoreVault = vault();
      await open(of);
      await addCard(digits);
      await answer(title, button);
      expect(openStep()).toHaveAccessibleName('Rewards & payment');
      expect(screen.getByRole('textbox', { name: /Name on card/ })).toHaveValue('Helen Ortiz');
      await waitFor(() => expect(screen.getByRole('textbox', { name: /Card number/ })).toHaveFocus());
    },
  );
});
