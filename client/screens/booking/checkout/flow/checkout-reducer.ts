/**
 * The state of the checkout after an event (ST-01 to ST-05, PQ-04 to PQ-15, PD-03, PD-07, BK-07 to BK-16, BK-23, BK-24). Pure:
 * the hooks of quote/ and booking/ make the calls, the domain has the rules. To add an event, add it to CheckoutEvents, and its
 * row here.
 */
import { INITIAL_CALLS } from '#domain/call-states.ts';
import { nextStep, STEP_AFTER_FAILURE, stepAfterNewQuote } from '#domain/booking/checkout-steps.ts';
import { isCardRefused } from '#domain/failures/failure-codes.ts';
import type { Money } from '#domain/money/money.ts';
import { chooseCard, withoutFunding } from '#domain/payment/payment-choice.ts';
import { acknowledgedAfterScheduling } from '#domain/quote/quote-rules.ts';
import {
  type CheckoutEvent,
  type CheckoutEvents,
  type CheckoutFailure,
  type CheckoutState,
  INITIAL_CHECKOUT,
} from './checkout-state';

export function checkoutReducer<Kind extends keyof CheckoutEvents>(
  state: CheckoutState,
  event: CheckoutEvent<Kind>,
): CheckoutState {
  const changes = CHANGES[event.kind](state, event);
  return changes ? { ...state, ...changes } : state;
}

/**
 * A restored checkout whose booking the traveler has withdrawn to change it. The history state with the token outlives the next
 * booking, so it counts for its own booking only.
 */
export const afterWithdrawal = (state: CheckoutState, withdrawnToken: string | null): CheckoutState =>
  withdrawnToken !== null && withdrawnToken === state.bookingToken
    ? checkoutReducer(state, { kind: 'BOOKING_WITHDRAWN' })
    : state;

/** The part of the state that each event changes; null when it changes nothing. */
type Changes = {
  readonly [Kind in keyof CheckoutEvents]: (
    state: CheckoutState,
    event: CheckoutEvent<Kind>,
  ) => Partial<CheckoutState> | null;
};

const CHANGES: Changes = {
  STEP_OPENED: (_, { step }) => ({ step }),
  TRAVELER_CHOSEN: (state, { travelerId }) =>
    travelerId === state.travelerId ? null : { travelerId, guest: 'NONE' },
  TRAVELER_CHANGED: (state, { travelerId }) => (travelerId === state.travelerId ? { guest: 'NONE' } : null),
  CORPORATE_ANSWERED: (_, { answers }) => ({ corporate: answers }),
  OUT_OF_POLICY_ACCEPTED: () => ({ isOutOfPolicyAccepted: true }),
  CONTACT_ACCEPTED: (_, { contact }) => ({ contact, guest: 'DUE' }),
  CHOICE_MADE: (_, { choice }) => ({ choice }),

  /**
   * CA-11: drops the data of the previous stay; the traveler's choices and answers are kept. With an accepted contact,
   * useDuePrice requests the price of the new stay.
   */
  STAY_CHANGED: (state) => ({
    ...withoutQuote(state),
    isOutOfPolicyAccepted: false,
    seen: null,
    rateId: null,
    isStayNew: true,
    acceptedTotal: null,
    acceptedTerms: null,
    bookingToken: null,
    earns: null,
    calls: INITIAL_CALLS,
    failure: null,
  }),
  /** PQ-04, PQ-13: there is no quote while one is requested; an accepted price is kept once a quote was polled. */
  QUOTE_REQUESTED: (state, { seen, rateId, protection }) => {
    const hasPolledQuote = state.calls.pollPriceQuote !== 'NotCalled';
    const isKept = acknowledgedAfterScheduling(state.acceptedTotal !== null, hasPolledQuote);
    return {
      ...withoutQuote(state),
      seen,
      rateId,
      isStayNew: false,
      protection,
      acceptedTotal: isKept ? state.acceptedTotal : null,
      guest: 'DUE',
      failure: null,
      calls: { ...state.calls, schedulePriceQuote: 'InProcess' },
    };
  },
  QUOTE_SCHEDULED: ({ calls }, { token }) => ({
    quote: null,
    quoteToken: token,
    replacedToken: null,
    calls: { ...calls, schedulePriceQuote: 'Success', pollPriceQuote: 'InProcess' },
  }),
  /** PQ-10, PQ-15. */
  QUOTE_ANSWERED: ({ calls, choice, choiceToken, step }, { quote }) => {
    const isNew = quote.token !== choiceToken;
    return {
      quote,
      choiceToken: quote.token,
      choice: isNew ? withoutFunding(choice) : choice,
      calls: { ...calls, pollPriceQuote: 'Success' },
      step: isNew ? stepAfterNewQuote(step) : step,
    };
  },
  QUOTE_FAILED: (state, { call, failure }) => ({
    ...withoutQuote(state),
    ...failed(state, call, failure),
    step: STEP_AFTER_FAILURE,
  }),
  PRICE_ACCEPTED: ({ quote }) => ({ acceptedTotal: quote && moneyOf(quote.payNowTotal.fiat) }),
  TERMS_ACCEPTED: ({ quote }) => ({ acceptedTerms: quote && quote.termsDigest }),
  GUEST_REQUESTED: ({ calls }) => ({ calls: { ...calls, addMainGuest: 'InProcess' } }),
  GUEST_ADDED: ({ calls, step }) => ({
    guest: 'ADDED',
    calls: { ...calls, addMainGuest: 'Success' },
    step: step === 'CONTACT' ? nextStep(step) : step,
  }),
  GUEST_REFUSED: (state, { failure }) => ({ guest: 'NONE', ...failed(state, 'addMainGuest', failure) }),

  BOOK_REQUESTED: ({ calls }, { earns }) => ({ earns, calls: { ...calls, scheduleBook: 'InProcess' } }),
  BOOK_SCHEDULED: ({ calls }, { token, earns }) => ({
    bookingToken: token,
    earns,
    calls: { ...calls, scheduleBook: 'Success', pollConfirmationDetails: 'InProcess' },
  }),
  BOOK_REFUSED: (state, { failure }) => ({
    ...withoutRefusedCard(state, failure),
    ...failed(state, 'scheduleBook', failure),
  }),
  PRICE_CHANGED: (state, { seen, quote, failure }) => ({
    seen: seen ?? state.seen,
    quote,
    ...failed(state, 'scheduleBook', failure),
  }),
  BOOKING_FAILED: (state, { failure }) => ({
    ...WITHOUT_BOOKING,
    ...withoutRefusedCard(state, failure),
    ...failed(state, 'pollConfirmationDetails', failure),
  }),
  BOOKING_WITHDRAWN: () => ({ ...WITHOUT_BOOKING, calls: INITIAL_CALLS }),

  CALL_LOST: (state, { call, failure }) => failed(state, call, failure),
  MESSAGE_SHOWN: (_, { failure }) => ({ failure }),
  FAILURE_DISMISSED: () => ({ failure: null }),
  // The checkout is left at its step: another one would add a history entry, and stay.
  RESET: ({ step }) => ({ ...INITIAL_CHECKOUT, step }),
};

/** A quote is booked only once, whatever the outcome: the next attempt takes a new one. */
const WITHOUT_BOOKING = {
  bookingToken: null,
  earns: null,
  quote: null,
  quoteToken: null,
  guest: 'NONE',
  step: STEP_AFTER_FAILURE,
} satisfies Partial<CheckoutState>;

const withoutQuote = ({ quoteToken, replacedToken }: CheckoutState) =>
  ({
    quote: null,
    quoteToken: null,
    replacedToken: quoteToken ?? replacedToken,
    guest: 'NONE',
  }) satisfies Partial<CheckoutState>;

const failed = ({ calls }: CheckoutState, call: keyof typeof calls, failure: CheckoutFailure) => ({
  calls: { ...calls, [call]: 'Failed' },
  failure,
});

/** BK-21: the card that the booking just failed for is marked and no longer selected. */
function withoutRefusedCard(
  { declinedCardIds, choice }: CheckoutState,
  { code }: CheckoutFailure,
): Pick<CheckoutState, 'declinedCardIds' | 'choice'> {
  const { paymentMethodId } = choice;
  if (paymentMethodId === null || code === null || !isCardRefused(code)) return { declinedCardIds, choice };
  return {
    declinedCardIds: [...declinedCardIds.filter((id) => id !== paymentMethodId), paymentMethodId],
    choice: chooseCard(choice, null),
  };
}

const moneyOf = ({ minorUnits, currencyCode }: Money): Money => ({ minorUnits, currencyCode });
