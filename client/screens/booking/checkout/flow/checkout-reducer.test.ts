import { INITIAL_CALLS } from '#domain/call-states.ts';
import { expect, test } from 'vitest';
import type { FailureCode } from '#domain/failures/failure-codes.ts';
import { INITIAL_PAYMENT_CHOICE } from '#domain/payment/payment-choice.ts';
import { paymentPlan, type PaymentPlanInput } from '#domain/payment/payment-plan.ts';
import { points } from '#domain/money/points.ts';
import { tenantOf } from '#domain/portal/tenants.ts';
import { lost, unhandled } from './checkout-failures';
import { afterWithdrawal, checkoutReducer } from './checkout-reducer';
import { type CheckoutEvent, type CheckoutState, INITIAL_CHECKOUT, type Quote } from './checkout-state';
import { areTermsAccepted, checkoutProgress, differenceState, missingToBook } from './readiness';

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
  protection: null,
  payNowTotal: { __typename: 'Price', fiat: { __typename: 'Money', ...usd(total) }, rewards: [] },
  complimentaryNight: null,
  priceFreeze: null,
  groupedItems: [],
  fees: [],
  paymentPolicy: { __typename: 'PaymentPolicy', text: '', clauses: [], schedule: [] },
  cancellationPolicy: {
    __typename: 'CancellationPolicy',
    kind: 'UNKNOWN',
    primaryText: null,
    secondaryText: null,
    refundSteps: null,
  },
});

const after = (events: readonly CheckoutEvent[], from: CheckoutState = INITIAL_CHECKOUT): CheckoutState =>
  events.reduce(checkoutReducer, from);

const upToQuote = (answered = quote()): readonly CheckoutEvent[] => [
  { kind: 'TRAVELER_CHOSEN', travelerId: 'traveler-helen' },
  { kind: 'STEP_OPENED', step: 'CONTACT' },
  { kind: 'CONTACT_ACCEPTED', contact },
  { kind: 'QUOTE_REQUESTED', seen, rateId: 'rate-1', protection: null },
  { kind: 'QUOTE_SCHEDULED', token: answered.token },
  { kind: 'QUOTE_ANSWERED', quote: answered },
];
const named: readonly CheckoutEvent[] = [
  ...upToQuote(),
  { kind: 'GUEST_REQUESTED' },
  { kind: 'GUEST_ADDED' },
];
const withCard = { ...INITIAL_PAYMENT_CHOICE, paymentMethodId: 'card-1' };
const phone = '1-800-555-0142';

const plan = (change: Partial<PaymentPlanInput> = {}) =>
  paymentPlan({
    total: usd(50_000),
    tripTotals: [],
    accounts: [],
    setting: { tenant: tenantOf('consumer'), listingCollection: 'NO_COLLECTION' },
    wallet: null,
    gates: { offers: true, credits: true, stacking: true },
    now: new Date('2026-03-10T12:00:00Z'),
    choice: withCard,
    convertedRewards: null,
    cardLast4: '4821',
    ...change,
  });

test('[PQ-04] [PQ-06] scheduling is in progress until there is a token, then the quote is polled', () => {
  const requested = after(upToQuote().slice(0, 4));
  expect(requested.calls.schedulePriceQuote).toBe('InProcess');
  const scheduled = after(upToQuote().slice(0, 5));
  expect(scheduled.calls.schedulePriceQuote).toBe('Success');
  expect(scheduled.calls.pollPriceQuote).toBe('InProcess');
  expect(scheduled.quoteToken).toBe('quote-1');
});

test('[PQ-05] [PQ-13] a new quote replaces the older one immediately', () => {
  const requested = after([
    ...upToQuote(),
    { kind: 'QUOTE_REQUESTED', seen, rateId: 'rate-1', protection: null },
  ]);
  expect(requested).toMatchObject({ quote: null, quoteToken: null, replacedToken: 'quote-1' });
  expect(after([{ kind: 'QUOTE_SCHEDULED', token: 'quote-2' }], requested).quote).toBeNull();
});

test('[PQ-10] a new quote clears card and rewards; the same quote read again after a reload does not', () => {
  const chosen = after([...upToQuote(), { kind: 'CHOICE_MADE', choice: withCard }]);
  expect(after([{ kind: 'QUOTE_ANSWERED', quote: quote() }], chosen).choice.paymentMethodId).toBe('card-1');
  expect(
    after([{ kind: 'QUOTE_ANSWERED', quote: quote(50_000, 'quote-2') }], chosen).choice.paymentMethodId,
  ).toBeNull();
});

test('[PQ-14] a failed quote returns to the traveler step, with its message', () => {
  const failure = unhandled('POLL_PRICE_QUOTE', '1-800-555-0142');
  const failed = after([
    ...upToQuote().slice(0, 5),
    { kind: 'QUOTE_FAILED', call: 'pollPriceQuote', failure },
  ]);
  expect(failed).toMatchObject({ step: 'TRAVELER', failure, quoteToken: null, guest: 'NONE', contact });
  expect(failed.calls.pollPriceQuote).toBe('Failed');
});

test('[PQ-15] a quote that was scheduled again on Review returns to the payment step', () => {
  const onReview = after([...upToQuote(), { kind: 'STEP_OPENED', step: 'REVIEW' }]);
  const again = after(
    [
      { kind: 'QUOTE_REQUESTED', seen, rateId: 'rate-1', protection: null },
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
      { kind: 'QUOTE_REQUESTED', seen, rateId: 'rate-1', protection: null },
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

test('[BK-05] [BK-16] naming the main guest opens the payment step; another traveler must be named again', () => {
  const named = after([...upToQuote(), { kind: 'GUEST_REQUESTED' }, { kind: 'GUEST_ADDED' }]);
  expect(named).toMatchObject({ step: 'PAYMENT', guest: 'ADDED' });
  const other = after([{ kind: 'TRAVELER_CHOSEN', travelerId: 'traveler-omar' }], named);
  expect(missingToBook(other, null, null).map(({ code }) => code)).toContain('MAIN_GUEST_MISSING');
});

test('[BK-15] a failed booking returns to the traveler step, and its quote is not booked again', () => {
  const failure = unhandled('CONFIRMATION_DETAILS', '1-800-555-0142');
  const failed = after([
    ...upToQuote(),
    { kind: 'STEP_OPENED', step: 'REVIEW' },
    { kind: 'BOOK_REQUESTED', earns: null },
    { kind: 'BOOK_SCHEDULED', token: 'booking-1', earns: null },
    { kind: 'BOOKING_FAILED', failure },
  ]);
  expect(failed).toMatchObject({
    step: 'TRAVELER',
    bookingToken: null,
    quoteToken: null,
    quote: null,
    guest: 'NONE',
    failure,
    contact,
    calls: { pollConfirmationDetails: 'Failed' },
  });
});

test('[CP-11] a withdrawn booking leaves everything that was entered, also when the next one has replaced it', () => {
  const waiting = after([
    ...upToQuote(),
    { kind: 'CHOICE_MADE', choice: withCard },
    { kind: 'BOOK_REQUESTED', earns: null },
    { kind: 'BOOK_SCHEDULED', token: 'booking-1', earns: null },
  ]);
  expect(afterWithdrawal(waiting, 'booking-1')).toMatchObject({
    step: 'TRAVELER',
    bookingToken: null,
    quoteToken: null,
    guest: 'NONE',
    failure: null,
    contact,
    choice: withCard,
    calls: INITIAL_CALLS,
  });
  const next = after([{ kind: 'BOOK_SCHEDULED', token: 'booking-2', earns: null }], waiting);
  expect(afterWithdrawal(next, 'booking-1')).toBe(next);
  expect(afterWithdrawal({ ...next, bookingToken: null }, null).quoteToken).toBe(next.quoteToken);
});

test('a failed call loses nothing', () => {
  const state = after([
    ...upToQuote(),
    { kind: 'CHOICE_MADE', choice: withCard },
    { kind: 'BOOK_REQUESTED', earns: null },
  ]);
  const failure = lost('scheduleBook');
  const cut = after([{ kind: 'CALL_LOST', call: 'scheduleBook', failure }], state);
  expect(cut).toEqual({ ...state, calls: cut.calls, failure });
  expect(cut.calls.scheduleBook).toBe('Failed');
});

test('[BK-24] a reset restores the initial state', () => {
  const { step } = after(upToQuote());
  expect(after([...upToQuote(), { kind: 'RESET' }])).toEqual({ ...INITIAL_CHECKOUT, step });
});

test('[BK-16] a complete checkout lacks nothing, until its price is fetched again', () => {
  const missing = (state: CheckoutState) => missingToBook(state, plan(), null).map(({ code }) => code);
  const complete = after(named);
  expect(missing(complete)).toEqual([]);
  const requested = after([{ kind: 'QUOTE_REQUESTED', seen, rateId: 'rate-1', protection: null }], complete);
  expect(missing(requested)).toEqual([
    'SESSION_MISSING',
    'PRICE_CALL_IN_PROGRESS',
    'QUOTE_MISSING',
    'MAIN_GUEST_MISSING',
  ]);
  const scheduled = after([{ kind: 'QUOTE_SCHEDULED', token: 'quote-2' }], requested);
  expect(missing(scheduled)).toEqual(['PRICE_CALL_IN_PROGRESS', 'QUOTE_MISSING', 'MAIN_GUEST_MISSING']);
});

const loaded = { areTravelersKnown: true, canAnyAccountRedeem: false };

test('[ST-06] [ST-07] [ST-08] [ST-09] the steps receive the completed progress', () => {
  const nothing = {
    isTravelerSelected: false,
    isContactComplete: false,
    isRewardsAccountChosen: false,
    isCardChosen: false,
    isCardRequired: true,
    isCoveredByWallet: false,
    ...loaded,
  };
  expect(checkoutProgress(INITIAL_CHECKOUT, null, loaded)).toEqual(nothing);
  const done = { ...nothing, isTravelerSelected: true, isContactComplete: true };
  const state = after(named);
  const paid = after([{ kind: 'CHOICE_MADE', choice: withCard }], state);
  expect(checkoutProgress(paid, plan(), loaded)).toEqual({ ...done, isCardChosen: true });
  const covered = plan({ wallet: { offers: [], credit: usd(60_000) } });
  expect(checkoutProgress(state, covered, loaded)).toEqual({
    ...done,
    isCardRequired: false,
    isCoveredByWallet: true,
  });
  const byRewards = plan({
    tripTotals: [{ accountReferenceId: 'a-1', amount: points(5_000_000, 'Miles') }],
    accounts: [
      {
        accountReferenceId: 'a-1',
        productDisplayName: 'Larkfield Summit',
        role: 'PRIMARY',
        balance: points(9_000_000, 'Miles'),
        redemptionMin: points(0, 'Miles'),
        allowRewardsRedemption: true,
      },
    ],
    choice: { ...INITIAL_PAYMENT_CHOICE, rewards: { accountReferenceId: 'a-1', amount: null } },
  });
  expect(checkoutProgress(state, byRewards, loaded)).toEqual({
    ...done,
    isRewardsAccountChosen: true,
    isCardRequired: false,
  });
});

test('[PQ-04] the first quote clears an accepted price; later quotes keep it', () => {
  const accepted = { ...INITIAL_CHECKOUT, acceptedTotal: usd(51_250) };
  expect(
    after([{ kind: 'QUOTE_REQUESTED', seen, rateId: 'rate-1', protection: null }], accepted).acceptedTotal,
  ).toBeNull();
  const polled = after([
    ...upToQuote(quote(51_250)),
    { kind: 'PRICE_ACCEPTED' },
    { kind: 'QUOTE_REQUESTED', seen, rateId: 'rate-1', protection: null },
  ]);
  expect(polled.acceptedTotal).toEqual(usd(51_250));
});

test('[PQ-05] [PQ-13] a failed quote is cleared, and the next one discards it', () => {
  const failure = unhandled('POLL_PRICE_QUOTE', phone);
  const failed = after([...upToQuote(), { kind: 'QUOTE_FAILED', call: 'pollPriceQuote', failure }]);
  expect(failed).toMatchObject({ quote: null, quoteToken: null, replacedToken: 'quote-1' });
  const again = after([{ kind: 'QUOTE_FAILED', call: 'schedulePriceQuote', failure }], failed);
  const requested = after([{ kind: 'QUOTE_REQUESTED', seen, rateId: 'rate-1', protection: null }], again);
  expect(requested).toMatchObject({ replacedToken: 'quote-1', failure: null, guest: 'DUE' });
  expect(after([{ kind: 'QUOTE_SCHEDULED', token: 'quote-2' }], requested).replacedToken).toBeNull();
});

test('[BK-05] [ER-13] a refused guest must be named again, and all other input is kept', () => {
  const failure = unhandled('ADD_MAIN_GUEST', phone);
  const requested = after([...upToQuote(), { kind: 'GUEST_REQUESTED' }]);
  expect(requested).toMatchObject({ guest: 'DUE', calls: { addMainGuest: 'InProcess' } });
  const refused = after([{ kind: 'GUEST_REFUSED', failure }], requested);
  expect(refused).toEqual({ ...requested, guest: 'NONE', failure, calls: refused.calls });
  expect(refused.calls.addMainGuest).toBe('Failed');
  const onReview = after([{ kind: 'STEP_OPENED', step: 'REVIEW' }, { kind: 'GUEST_ADDED' }], requested);
  expect(onReview).toMatchObject({ step: 'REVIEW', calls: { addMainGuest: 'Success' } });
});

test('[BK-04] a traveler whose details changed is named again; changes of other travelers, or the same choice, have no effect', () => {
  const state = after(named);
  const changed = (travelerId: string) => after([{ kind: 'TRAVELER_CHANGED', travelerId }], state);
  expect(changed('traveler-helen')).toEqual({ ...state, guest: 'NONE' });
  expect(changed('traveler-omar')).toBe(state);
  expect(after([{ kind: 'TRAVELER_CHOSEN', travelerId: 'traveler-helen' }], state)).toBe(state);
});

test('[BK-07] [BK-23] a booking is requested and followed; a refused one keeps its quote', () => {
  const requested = after([...named, { kind: 'BOOK_REQUESTED', earns: null }]);
  expect(requested.calls.scheduleBook).toBe('InProcess');
  expect(after([{ kind: 'BOOK_SCHEDULED', token: 'booking-1', earns: null }], requested)).toMatchObject({
    bookingToken: 'booking-1',
    calls: { scheduleBook: 'Success', pollConfirmationDetails: 'InProcess' },
  });
  const failure = unhandled('SCHEDULE_BOOK', phone);
  const refused = after([{ kind: 'BOOK_REFUSED', failure }], requested);
  expect(refused).toEqual({ ...requested, failure, calls: refused.calls });
  expect(refused.calls.scheduleBook).toBe('Failed');
  expect(after([{ kind: 'FAILURE_DISMISSED' }], refused)).toEqual({ ...refused, failure: null });
});

test('[BK-21] a card for which a booking is refused is marked and deselected', () => {
  const refuse = (before: CheckoutState, code: FailureCode) =>
    after([{ kind: 'BOOK_REFUSED', failure: { ...unhandled('SCHEDULE_BOOK', phone), code } }], before);
  const first = after([...named, { kind: 'CHOICE_MADE', choice: withCard }]);
  expect(refuse(first, 'NOT_AVAILABLE')).toMatchObject({ choice: withCard, declinedCardIds: [] });
  const once = refuse(first, 'USER_CARD_NOT_FOUND');
  expect(once).toMatchObject({ choice: { paymentMethodId: null }, declinedCardIds: ['card-1'] });
  const other = { ...withCard, paymentMethodId: 'card-2' };
  const twice = refuse(after([{ kind: 'CHOICE_MADE', choice: other }], once), 'INSUFFICIENT_FUNDS');
  const thrice = refuse(after([{ kind: 'CHOICE_MADE', choice: withCard }], twice), 'INSUFFICIENT_FUNDS');
  expect(thrice.declinedCardIds).toEqual(['card-2', 'card-1']);
});

test('[PD-10] a price that changed at the last moment replaces the quote, and is shown with the previous price', () => {
  const failure = unhandled('SCHEDULE_BOOK', phone);
  const state = after([...named, { kind: 'BOOK_REQUESTED', earns: null }]);
  const changed = (before: typeof seen | null) =>
    after([{ kind: 'PRICE_CHANGED', seen: before, quote: quote(52_000), failure }], state);
  const known = changed({ ...seen, total: usd(50_500) });
  expect(known).toEqual({
    ...state,
    seen: { ...seen, total: usd(50_500) },
    quote: quote(52_000),
    failure,
    calls: known.calls,
  });
  expect(known.calls.scheduleBook).toBe('Failed');
  expect(changed(null).seen).toEqual(seen);
});

test('[LS-28] a quote keeps the protection that it was requested with', () => {
  const protection = { quoteId: 'variant-full', premium: usd(5_000) };
  const requested = after([{ kind: 'QUOTE_REQUESTED', seen, rateId: 'rate-1', protection }]);
  expect(requested.protection).toEqual(protection);
  expect(
    after([{ kind: 'QUOTE_REQUESTED', seen, rateId: 'rate-1', protection: null }], requested).protection,
  ).toBeNull();
});
