import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fiat } from '#client/testing/portal-facts.ts';
import { failure, listing, live, quote, rate, bookedTrip } from '#client/testing/checkout-facts.ts';
import {
  askForPrice,
  bookingFailed,
  openCheckout,
  type Platform,
  platform,
  press,
  quoted,
  quoteFailed,
  states,
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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The events with this name, once the page has been left and they have arrived. */
async function tracked(of: Platform, name: string): Promise<unknown[]> {
  window.dispatchEvent(new Event('pagehide'));
  const events = () =>
    of.trackEvents.mock.calls
      .flatMap(([, { input }]) => input['events'] as { name: string; properties: unknown }[])
      .filter((event) => event.name === name);
  await waitFor(() => expect(events()).not.toEqual([]));
  return events().map(({ properties }) => properties);
}

const refusal = (trackingTag: string, code: string, rawCode: string | null = null) => ({
  ...failure(`Failed: ${trackingTag}`),
  code,
  rawCode,
  trackingTag,
});

const failing = (change: (of: Platform) => void): Platform => {
  const of = platform();
  change(of);
  return of;
};

describe('[ER-14] a failure is tracked with the tag of its call', () => {
  test.each([
    [
      'schedule_price_quote_failed',
      (of: Platform) =>
        of.schedulePriceQuote.mockReturnValue({
          __typename: 'PriceQuoteRefused',
          ...refusal('SCHEDULE_PRICE_QUOTE_FAILED', 'INVALID_REQUEST'),
        }),
      'INVALID_REQUEST',
    ],
    [
      'poll_price_quote_failed',
      (of: Platform) =>
        of.priceQuoteStatus.mockImplementation(() =>
          quoteFailed(
            refusal('POLL_PRICE_QUOTE_FAILED', 'EXPIRED_QUOTE_TOKEN', 'ExpiredQuoteToken'),
            refusal('POLL_PRICE_QUOTE_FAILED', 'UNKNOWN', 'StarsMisaligned'),
          ),
        ),
      'ExpiredQuoteToken, StarsMisaligned',
    ],
    [
      'poll_price_quote_failed',
      (of: Platform) => of.priceQuoteStatus.mockImplementation(() => quoteFailed()),
      'UNKNOWN',
    ],
    [
      'add_main_guest_failed',
      (of: Platform) =>
        of.addMainGuest.mockReturnValue({
          __typename: 'TravelerRefused',
          ...refusal('ADD_MAIN_GUEST_FAILED', 'INVALID_PASSENGERS'),
        }),
      'INVALID_PASSENGERS',
    ],
    [
      'pc_price_difference',
      (of: Platform) =>
        of.priceQuoteStatus.mockImplementation(() =>
          quoted({ payNowTotal: { ...quote.payNowTotal, fiat: fiat(512.5) } }),
        ),
      'PRICE_INCREASE',
    ],
    [
      'pc_price_difference',
      (of: Platform) =>
        of.priceQuoteStatus.mockImplementation(() =>
          quoted({ payNowTotal: { ...quote.payNowTotal, fiat: fiat(487.5) } }),
        ),
      'PRICE_DECREASE',
    ],
  ])('%s while the price is fetched', async (kind, change, reasons) => {
    const of = failing(change);
    await openCheckout(of);
    await askForPrice();
    await screen.findByRole('alertdialog');
    expect(await tracked(of, 'checkout_error')).toEqual([{ listingId: 'home-1', kind, reasons }]);
  });

  test.each([
    [
      'schedule_book_failed',
      (of: Platform) =>
        of.book.mockReturnValue({
          __typename: 'BookingRefused',
          ...refusal('SCHEDULE_BOOK_FAILED', 'INVALID_FULFILLMENT_INPUT'),
        }),
      'INVALID_FULFILLMENT_INPUT',
    ],
    [
      'confirmation_details_failed',
      (of: Platform) =>
        of.bookingStatus.mockImplementation(() =>
          bookingFailed(
            refusal('CONFIRMATION_DETAILS_FAILED', 'FRAUD', 'Fraud'),
            refusal('CONFIRMATION_DETAILS_FAILED', 'CREDIT_CARD_DECLINED', 'CreditCardDeclined'),
          ),
        ),
      'Fraud, CreditCardDeclined',
    ],
  ])('[BK-20] %s, its reasons joined, while the stay is booked', async (kind, change, reasons) => {
    const of = failing(change);
    await openCheckout(of);
    await toReview();
    await press('Confirm and Book');
    await screen.findByRole('alertdialog');
    expect(await tracked(of, 'checkout_error')).toEqual([{ listingId: 'home-1', kind, reasons }]);
  });
});

describe('a card that cannot be added is tracked as payment_verification_failed', () => {
  const open = startAfter(toPayment);
  let restoreVault: () => void = () => undefined;
  afterEach(() => restoreVault());

  test.each([
    ['the platform refuses it', vaultTakesCard, CARD_OF_THE_ACCOUNT, 'CardDeclined'],
    ['the card vault refuses it', vaultRefusesCard, CARD_OF_THE_ACCOUNT, 'GENERIC_ERROR'],
    ['it belongs to no rewards account', vaultTakesCard, CARD_OF_NO_ACCOUNT, 'CARD_NOT_FROM_ISSUER'],
  ])('when %s [ER-14]', async (_when, vault, digits, reasons) => {
    const of = platform();
    of.verifyPaymentMethod.mockReturnValue({
      __typename: 'PaymentMethodRefused',
      ...refusal('PAYMENT_VERIFICATION_FAILED', 'CARD_DECLINED', 'CardDeclined'),
    });
    restoreVault = vault();
    await open(of);
    await addCard(digits);
    await screen.findByRole('alertdialog');
    expect(await tracked(of, 'checkout_error')).toEqual([
      { listingId: 'home-1', kind: 'payment_verification_failed', reasons },
    ]);
  });
});

test('[BK-13] [TL-05] a confirmed booking is tracked once', async () => {
  const of = platform();
  const trackingProperties = { properties: { reservation: '7781' }, encryptedProperties: 'b3BhcXVl' };
  of.bookingStatus.mockImplementation(() =>
    states('bookingStatus', {
      __typename: 'BookingSuccess',
      ...live,
      trip: { ...bookedTrip, trackingProperties },
    }),
  );
  await openCheckout(of);
  await toReview();
  await press('Confirm and Book');
  await screen.findByRole('heading', { name: 'Confirmed, your stay is booked.' });
  expect(await tracked(of, 'booking_complete')).toEqual([
    { listingId: 'home-1', reservationId: '7781', trackingProperties },
  ]);
  expect(of.trackEvents.mock.calls.flatMap(([, { input }]) => input['events'])).not.toContainEqual(
    expect.objectContaining({ name: 'checkout_error' }),
  );
});

describe('[PR-18] price lines that miss the total', () => {
  test('are tracked once for the home and once for the quote', async () => {
    const of = platform();
    of.listing.mockReturnValue({
      ...listing,
      availability: { __typename: 'Available', rate: { ...rate, fees: [] } },
    });
    of.priceQuoteStatus.mockImplementation(() => quoted({ fees: [] }));
    await openCheckout(of);
    await toPayment();
    expect(await tracked(of, 'price_lines_differ')).toEqual([
      { listingId: 'home-1', isQuoted: false, differenceMinorUnits: -8_000 },
      { listingId: 'home-1', isQuoted: true, differenceMinorUnits: -14_000 },
    ]);
  });

  test('are not tracked when they add up', async () => {
    const of = platform();
    await openCheckout(of);
    await toPayment();
    await tracked(of, 'contact_submitted');
    expect(of.trackEvents.mock.calls.flatMap(([, { input }]) => input['events'])).not.toContainEqual(
      expect.objectContaining({ name: 'price_lines_differ' }),
    );
  });
});
