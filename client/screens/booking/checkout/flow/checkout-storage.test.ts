import { beforeEach, describe, expect, test } from 'vitest';
import { INITIAL_CHECKOUT, type Quote } from './checkout-state';
import { forgetCheckout, storeCheckout, restoreCheckout } from './checkout-storage';
import { bookingIntent, forgetIntent, pendingIntent } from './booking/booking-intent';

const state = {
  ...INITIAL_CHECKOUT,
  step: 'REVIEW' as const,
  travelerId: 'traveler-helen',
  contact: { emailAddress: 'helen@larkfield.example', phoneNumber: '+14165550148' },
  quoteToken: 'quote-1',
  choice: { ...INITIAL_CHECKOUT.choice, paymentMethodId: 'card-1' },
};

const now = new Date('2026-05-01T12:00:00.000Z');

const payload = {
  quoteToken: 'quote-1',
  orderedProductId: 'product-1',
  acceptedTotal: { value: '500.00', currencyCode: 'USD' as const },
  acceptedTermsDigest: 'terms-1',
  payment: { paymentMethodId: 'card-1' },
  acceptedAmountDue: { value: '500.00', currencyCode: 'USD' as const },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[PQ-12] a reload restores the checkout, and its quote is polled and not scheduled', () => {
  storeCheckout('listingId=1', state);
  const restored = restoreCheckout('listingId=1', now);
  expect(restored).toMatchObject({ ...state, calls: expect.anything() });
  expect(restored.calls.pollPriceQuote).toBe('InProcess');
  expect(restored.calls.schedulePriceQuote).toBe('NotCalled');
});

describe('a quote that has expired before the reload', () => {
  const expired = { ...state, quote: { validUntil: '2026-05-01T11:59:00.000Z' } as Quote };

  test('[PQ-12] is not polled, and another can be fetched on the payment step', () => {
    storeCheckout('listingId=1', expired);
    expect(restoreCheckout('listingId=1', now)).toEqual({
      ...INITIAL_CHECKOUT,
      step: 'PAYMENT',
      travelerId: state.travelerId,
      contact: state.contact,
      choice: state.choice,
      replacedToken: 'quote-1',
    });
  });

  test('[BK-22] is still followed while a booking of it is in progress', () => {
    bookingIntent(payload);
    storeCheckout('listingId=1', expired);
    expect(restoreCheckout('listingId=1', now).quoteToken).toBe('quote-1');
  });
});

test('a checkout stored by an earlier build continues', () => {
  const kept = {
    trip: 'listingId=1',
    validUntil: null,
    state: { ...state, earns: undefined, declinedCardIds: undefined },
  };
  sessionStorage.setItem('travel-portal.checkout', JSON.stringify(kept));
  expect(restoreCheckout('listingId=1', now)).toMatchObject({ ...state, calls: expect.anything() });
});

test('a booking in progress is followed again', () => {
  storeCheckout('listingId=1', { ...state, bookingToken: 'booking-1' });
  expect(restoreCheckout('listingId=1', now).calls.pollConfirmationDetails).toBe('InProcess');
});

test.each([
  ['another home or stay', () => storeCheckout('listingId=2', state)],
  ['nothing', forgetCheckout],
  ['invalid JSON', () => sessionStorage.setItem('travel-portal.checkout', '{')],
  [
    'another shape',
    () => sessionStorage.setItem('travel-portal.checkout', '{"trip":"listingId=1","state":{"step":"PAID"}}'),
  ],
])('with %s stored the checkout starts over', (_, store) => {
  store();
  expect(restoreCheckout('listingId=1', now)).toEqual(INITIAL_CHECKOUT);
});

test('long terms of a host survive a reload, and a text that is too long to read does not stop the checkout', () => {
  const seen = {
    total: { minorUnits: 50_000, currencyCode: 'USD' as const },
    lines: [],
    terms: { cancellation: ['word '.repeat(2_000)], payment: [] },
    termsDigest: 'terms-1',
  };
  storeCheckout('listingId=1', { ...state, seen });
  expect(restoreCheckout('listingId=1', now).seen).toEqual(seen);
  storeCheckout('listingId=1', {
    ...state,
    seen,
    contact: { ...state.contact, emailAddress: 'a'.repeat(3_000) },
  });
  expect(restoreCheckout('listingId=1', now)).toEqual(INITIAL_CHECKOUT);
});

test('[BK-22] a booking has one key in all tabs, until its outcome is known', () => {
  const first = bookingIntent(payload);
  expect(bookingIntent(payload)).toEqual(first);
  expect(pendingIntent('quote-1')).toEqual(first);
  forgetIntent('quote-1');
  expect(pendingIntent('quote-1')).toBeNull();
  expect(bookingIntent(payload).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('[BK-22] another payment, or another quote, is another intent', () => {
  const first = bookingIntent(payload);
  const otherCard = { ...payload, payment: { paymentMethodId: 'card-2' } };
  expect(bookingIntent(otherCard).idempotencyKey).not.toBe(first.idempotencyKey);
  expect(pendingIntent('quote-2')).toBeNull();
});
