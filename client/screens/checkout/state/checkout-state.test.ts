import { INITIAL_PAYMENT_CHOICE } from '../../../../domain/payment-choice';
import { lost, unhandled } from './checkout-failures';
import {
  checkoutAfter,
  type CheckoutEvent,
  type CheckoutState,
  INITIAL_CHECKOUT,
  type Quote,
} from './checkout-state';
import { areTermsAccepted, differenceState, missingToBook, shownQuote } from './readiness';

const usd = (minorUnits: number) => ({ minorUnits, currencyCode: 'USD' as const });
const contact = { emailAddress: 'helen@larkfield.example', phoneNumber: '+14165550148' };
const seen = {
  total: usd(50_000),
  lines: [],
  terms: { cancellation: [], payment: [] },
  termsDigest: 'terms-1',
};

const quote = (total = 50_000, token = 'quote-1', termsDigest = 'terms-1'): Quote => ({
  __typename: 'PriceQuote',
  token,
  orderedProductId: 'product-1',
  termsDigest,
  validUntil: null,
  payNowTotal: { __typename: 'Money', fiat: { __typename: 'Fiat', ...usd(total) }, rewards: [] },
  groupedItems: [],
  fees: [],
  paymentPolicy: { __typename: 'PaymentPolicy', text: '', clauses: [], schedule: [] },
  cancellationPolicy: {
    __typename: 'CancellationPolicy',
    kind: 'UNKNOWN',
    primaryText: null,
    secondaryText: null,
    showsFreeCancellationBadge: false,
  },
});

const after = (events: readonly CheckoutEvent[], from: CheckoutState = INITIAL_CHECKOUT): CheckoutState =>
  events.reduce(checkoutAfter, from);

const upToQuote = (answered = quote()): readonly CheckoutEvent[] => [
  { kind: 'TRAVELER_CHOSEN', travelerId: 'traveler-helen' },
  { kind: 'STEP_OPENED', step: 'CONTACT' },
  { kind: 'CONTACT_ACCEPTED', contact },
  { kind: 'QUOTE_ASKED', seen },
  { kind: 'QUOTE_SCHEDULED', token: answered.token },
  { kind: 'QUOTE_ANSWERED', quote: answered },
];
const withCard = { ...INITIAL_PAYMENT_CHOICE, paymentMethodId: 'card-1' };

test('[PQ-04] [PQ-06] scheduling is in process until there is a token, then the quote is polled', () => {
  const asked = after(upToQuote().slice(0, 4));
  expect(asked.calls.schedulePriceQuote.state).toBe('InProcess');
  const scheduled = after(upToQuote().slice(0, 5));
  expect(scheduled.calls.schedulePriceQuote.state).toBe('Success');
  expect(scheduled.calls.pollPriceQuote.state).toBe('InProcess');
  expect(scheduled.quoteToken).toBe('quote-1');
});

test('[PQ-05] [PQ-13] a new quote replaces the older one, which is gone at once', () => {
  const asked = after([...upToQuote(), { kind: 'QUOTE_ASKED', seen }]);
  expect(asked).toMatchObject({ quote: null, quoteToken: null, replacedToken: 'quote-1' });
  expect(shownQuote(asked)).toBeNull();
});

test('[PQ-10] a new quote clears card and rewards; the same quote read again after a reload does not', () => {
  const chosen = after([...upToQuote(), { kind: 'CHOICE_MADE', choice: withCard }]);
  expect(after([{ kind: 'QUOTE_ANSWERED', quote: quote() }], chosen).choice.paymentMethodId).toBe('card-1');
  expect(
    after([{ kind: 'QUOTE_ANSWERED', quote: quote(50_000, 'quote-2') }], chosen).choice.paymentMethodId,
  ).toBeNull();
});

test('[PQ-14] a failed quote leads back to the traveler, with its message', () => {
  const failure = unhandled('POLL_PRICE_QUOTE', '1-800-555-0142');
  const failed = after([
    ...upToQuote().slice(0, 5),
    { kind: 'QUOTE_FAILED', call: 'pollPriceQuote', failure },
  ]);
  expect(failed).toMatchObject({ step: 'TRAVELER', failure, quoteToken: null, guest: 'NONE', contact });
  expect(failed.calls.pollPriceQuote.state).toBe('Failed');
});

test('[PQ-15] a quote that was scheduled again on Review leads to the payment', () => {
  const onReview = after([...upToQuote(), { kind: 'STEP_OPENED', step: 'REVIEW' }]);
  const again = after(
    [
      { kind: 'QUOTE_ASKED', seen },
      { kind: 'QUOTE_SCHEDULED', token: 'quote-2' },
      { kind: 'QUOTE_ANSWERED', quote: quote(50_000, 'quote-2') },
    ],
    onReview,
  );
  expect(again.step).toBe('PAYMENT');
});

test('[PD-01] [PD-03] a price that differs by one unit or more blocks until it is accepted, and only that price is accepted', () => {
  const raised = after(upToQuote(quote(51_250)));
  expect(differenceState(raised)).toMatchObject({
    difference: { direction: 'INCREASE' },
    acknowledged: false,
  });
  expect(missingToBook(raised, null, null).map(({ code }) => code)).toContain(
    'PRICE_DIFFERENCE_UNACKNOWLEDGED',
  );
  const accepted = after([{ kind: 'PRICE_ACCEPTED' }], raised);
  expect(differenceState(accepted).acknowledged).toBe(true);
  const raisedAgain = after(
    [
      { kind: 'QUOTE_ASKED', seen },
      { kind: 'QUOTE_SCHEDULED', token: 'quote-2' },
      { kind: 'QUOTE_ANSWERED', quote: quote(53_000, 'quote-2') },
    ],
    accepted,
  );
  expect(differenceState(raisedAgain).acknowledged).toBe(false);
  expect(differenceState(after(upToQuote(quote(50_099)))).difference).toBeNull();
});

test('changed terms are accepted like a changed price', () => {
  const changed = after(upToQuote(quote(50_000, 'quote-1', 'terms-2')));
  expect(areTermsAccepted(changed)).toBe(false);
  expect(areTermsAccepted(after([{ kind: 'TERMS_ACCEPTED' }], changed))).toBe(true);
});

test('[BK-05] [BK-16] naming the main guest opens the payment; another traveler has to be named anew', () => {
  const named = after([...upToQuote(), { kind: 'GUEST_ASKED' }, { kind: 'GUEST_ADDED' }]);
  expect(named).toMatchObject({ step: 'PAYMENT', guest: 'ADDED' });
  const other = after([{ kind: 'TRAVELER_CHOSEN', travelerId: 'traveler-omar' }], named);
  expect(missingToBook(other, null, null).map(({ code }) => code)).toContain('MAIN_GUEST_MISSING');
});

test('[BK-15] a booking that failed leads back to the traveler, and its quote is not booked again', () => {
  const failure = unhandled('CONFIRMATION_DETAILS', '1-800-555-0142');
  const failed = after([
    ...upToQuote(),
    { kind: 'STEP_OPENED', step: 'REVIEW' },
    { kind: 'BOOK_ASKED' },
    { kind: 'BOOK_SCHEDULED', token: 'booking-1' },
    { kind: 'BOOKING_FAILED', failure },
  ]);
  expect(failed).toMatchObject({ step: 'TRAVELER', bookingToken: null, quoteToken: null, failure, contact });
});

test('a call that did not get through loses nothing', () => {
  const state = after([...upToQuote(), { kind: 'CHOICE_MADE', choice: withCard }, { kind: 'BOOK_ASKED' }]);
  const failure = lost('scheduleBook');
  const cut = after([{ kind: 'CALL_LOST', call: 'scheduleBook', failure }], state);
  expect(cut).toEqual({ ...state, calls: cut.calls, failure });
  expect(cut.calls.scheduleBook.state).toBe('Failed');
});

test('[BK-24] a reset returns everything to the beginning', () => {
  expect(after([...upToQuote(), { kind: 'RESET' }])).toEqual(INITIAL_CHECKOUT);
});
