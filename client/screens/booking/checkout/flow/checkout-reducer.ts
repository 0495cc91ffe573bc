/**
 * The state of the checkout after an event (ST-01 to ST-05, PQ-04 to PQ-15, PD-03, PD-07, BK-07 to BK-16, BK-23, BK-24). Pure:
 * the hooks of quote/ and booking/ make the calls, the domain has the rules.
 */
import { afterCall, type CallRecords, INITIAL_CALLS } from '#domain/call-states.ts';
import { type CheckoutStepId, forcedStep } from '#domain/booking/checkout-steps.ts';
import { isCardRefused } from '#domain/failures/failure-codes.ts';
import type { Money } from '#domain/money/money.ts';
import { chooseCard, withoutFunding } from '#domain/payment/payment-choice.ts';
import { acknowledgedAfterScheduling } from '#domain/quote/quote-rules.ts';
import {
  type BookingEvent,
  type CheckoutEvent,
  type CheckoutFailure,
  type CheckoutState,
  type ChoiceEvent,
  INITIAL_CHECKOUT,
  type MessageEvent,
  type Quote,
  type QuoteEvent,
} from './checkout-state';

export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.kind) {
    case 'STEP_OPENED':
    case 'TRAVELER_CHOSEN':
    case 'TRAVELER_CHANGED':
    case 'CORPORATE_ANSWERED':
    case 'OUT_OF_POLICY_ACCEPTED':
    case 'CONTACT_ACCEPTED':
    case 'CHOICE_MADE':
      return choiceReducer(state, event);
    case 'STAY_CHANGED':
    case 'QUOTE_REQUESTED':
    case 'QUOTE_SCHEDULED':
    case 'QUOTE_ANSWERED':
    case 'QUOTE_FAILED':
    case 'PRICE_ACCEPTED':
    case 'TERMS_ACCEPTED':
    case 'GUEST_REQUESTED':
    case 'GUEST_ADDED':
    case 'GUEST_REFUSED':
      return quoteReducer(state, event);
    case 'BOOK_REQUESTED':
    case 'BOOK_SCHEDULED':
    case 'BOOK_REFUSED':
    case 'PRICE_CHANGED':
    case 'BOOKING_FAILED':
      return bookingReducer(state, event);
    case 'CALL_LOST':
    case 'MESSAGE_SHOWN':
    case 'FAILURE_DISMISSED':
      return messageReducer(state, event);
    case 'RESET':
      return INITIAL_CHECKOUT;
  }
}

function choiceReducer(state: CheckoutState, event: ChoiceEvent): CheckoutState {
  switch (event.kind) {
    case 'STEP_OPENED':
      return { ...state, step: event.step };
    case 'TRAVELER_CHOSEN':
      return event.travelerId === state.travelerId
        ? state
        : { ...state, travelerId: event.travelerId, guest: 'NONE' };
    case 'TRAVELER_CHANGED':
      return event.travelerId === state.travelerId ? { ...state, guest: 'NONE' } : state;
    case 'CORPORATE_ANSWERED':
      return { ...state, corporate: event.answers };
    case 'OUT_OF_POLICY_ACCEPTED':
      return { ...state, isOutOfPolicyAccepted: true };
    case 'CONTACT_ACCEPTED':
      return { ...state, contact: event.contact, guest: 'DUE' };
    case 'CHOICE_MADE':
      return { ...state, choice: event.choice };
  }
}

function quoteReducer(state: CheckoutState, event: QuoteEvent): CheckoutState {
  switch (event.kind) {
    case 'STAY_CHANGED':
      return stayChanged(state);
    case 'QUOTE_REQUESTED':
      return quoteRequested(state, event);
    case 'QUOTE_SCHEDULED':
      return {
        ...state,
        quoteToken: event.token,
        replacedToken: null,
        calls: started(succeeded(state.calls, 'schedulePriceQuote'), 'pollPriceQuote'),
      };
    case 'QUOTE_ANSWERED':
      return quoteAnswered(state, event.quote);
    case 'QUOTE_FAILED':
      return {
        ...state,
        quote: null,
        quoteToken: null,
        replacedToken: state.quoteToken ?? state.replacedToken,
        guest: 'NONE',
        calls: failed(state.calls, event.call, event.failure),
        failure: event.failure,
        step: forced(state, { hasQuoteErrors: true }),
      };
    case 'PRICE_ACCEPTED':
      return { ...state, acceptedTotal: state.quote && moneyOf(state.quote.payNowTotal.fiat) };
    case 'TERMS_ACCEPTED':
      return { ...state, acceptedTerms: state.quote && state.quote.termsDigest };
    case 'GUEST_REQUESTED':
      return { ...state, calls: started(state.calls, 'addMainGuest') };
    case 'GUEST_ADDED':
      return {
        ...state,
        guest: 'ADDED',
        calls: succeeded(state.calls, 'addMainGuest'),
        step: state.step === 'CONTACT' ? 'PAYMENT' : state.step,
      };
    case 'GUEST_REFUSED':
      return {
        ...state,
        guest: 'NONE',
        calls: failed(state.calls, 'addMainGuest', event.failure),
        failure: event.failure,
      };
  }
}

function bookingReducer(state: CheckoutState, event: BookingEvent): CheckoutState {
  switch (event.kind) {
    case 'BOOK_REQUESTED':
      return { ...state, earns: event.earns, calls: started(state.calls, 'scheduleBook') };
    case 'BOOK_SCHEDULED':
      return {
        ...state,
        bookingToken: event.token,
        earns: event.earns,
        calls: started(succeeded(state.calls, 'scheduleBook'), 'pollConfirmationDetails'),
      };
    case 'BOOK_REFUSED':
      return {
        ...state,
        ...withoutRefusedCard(state, event.failure),
        calls: failed(state.calls, 'scheduleBook', event.failure),
        failure: event.failure,
      };
    case 'PRICE_CHANGED':
      return {
        ...state,
        seen: event.seen ?? state.seen,
        quote: event.quote,
        calls: failed(state.calls, 'scheduleBook', event.failure),
        failure: event.failure,
      };
    case 'BOOKING_FAILED':
      return {
        ...state,
        bookingToken: null,
        earns: null,
        // A quote is booked only once, whatever the outcome: the next attempt takes a new one.
        quote: null,
        quoteToken: null,
        guest: 'NONE',
        ...withoutRefusedCard(state, event.failure),
        calls: failed(state.calls, 'pollConfirmationDetails', event.failure),
        failure: event.failure,
        step: forced(state, { hasConfirmationErrors: true }),
      };
  }
}

function messageReducer(state: CheckoutState, event: MessageEvent): CheckoutState {
  switch (event.kind) {
    case 'CALL_LOST':
      return { ...state, calls: failed(state.calls, event.call, event.failure), failure: event.failure };
    case 'MESSAGE_SHOWN':
      return { ...state, failure: event.failure };
    case 'FAILURE_DISMISSED':
      return { ...state, failure: null };
  }
}

/**
 * CA-11: drops the data of the previous stay; the traveler's choices and answers are kept. With an accepted contact, useDuePrice
 * requests the price of the new stay.
 */
const stayChanged = (state: CheckoutState): CheckoutState => ({
  ...state,
  isOutOfPolicyAccepted: false,
  seen: null,
  rateId: null,
  isStayNew: true,
  acceptedTotal: null,
  acceptedTerms: null,
  quote: null,
  quoteToken: null,
  replacedToken: state.quoteToken ?? state.replacedToken,
  guest: 'NONE',
  bookingToken: null,
  earns: null,
  calls: INITIAL_CALLS,
  failure: null,
});

/** PQ-04, PQ-13: there is no quote while one is requested; an accepted price is kept once a quote was polled. */
function quoteRequested(
  state: CheckoutState,
  { seen, rateId, protection }: Extract<QuoteEvent, { kind: 'QUOTE_REQUESTED' }>,
): CheckoutState {
  const hasPolledQuote = state.calls.pollPriceQuote.state !== 'NotCalled';
  const isKept = acknowledgedAfterScheduling(state.acceptedTotal !== null, hasPolledQuote);
  return {
    ...state,
    seen,
    rateId,
    isStayNew: false,
    protection,
    acceptedTotal: isKept ? state.acceptedTotal : null,
    quote: null,
    quoteToken: null,
    replacedToken: state.quoteToken ?? state.replacedToken,
    guest: 'DUE',
    failure: null,
    calls: started(state.calls, 'schedulePriceQuote'),
  };
}

/** PQ-10, PQ-15. */
function quoteAnswered(state: CheckoutState, quote: Quote): CheckoutState {
  const isNew = quote.token !== state.choiceToken;
  return {
    ...state,
    quote,
    choiceToken: quote.token,
    choice: isNew ? withoutFunding(state.choice) : state.choice,
    calls: succeeded(state.calls, 'pollPriceQuote'),
    step: forced(state, { wasJustRescheduled: isNew }),
  };
}

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

interface Forces {
  readonly hasQuoteErrors?: boolean;
  readonly hasConfirmationErrors?: boolean;
  readonly wasJustRescheduled?: boolean;
}

const forced = ({ step }: CheckoutState, forces: Forces): CheckoutStepId =>
  forcedStep({
    step,
    hasQuoteErrors: false,
    hasConfirmationErrors: false,
    wasJustRescheduled: false,
    ...forces,
  });

type CallName = keyof CallRecords;

const started = (calls: CallRecords, call: CallName) => afterCall(calls, { call, kind: 'STARTED' });
const succeeded = (calls: CallRecords, call: CallName) => afterCall(calls, { call, kind: 'SUCCEEDED' });
const failed = (calls: CallRecords, call: CallName, { message }: CheckoutFailure) =>
  afterCall(calls, { call, kind: 'FAILED', error: message.title });

const moneyOf = ({ minorUnits, currencyCode }: Money): Money => ({ minorUnits, currencyCode });
