/**
 * What the checkout knows, as one value that changes by events (ST-01 to ST-05, PQ-04 to PQ-15, PD-03, PD-07, BK-07 to
 * BK-16, BK-23, BK-24). Pure: the calls themselves are made by the hooks next to it, the rules are the domain's. To add
 * something that has to survive a reload, add it to KeptState in checkout-storage.ts too.
 */
import { afterCall, type CallRecords, INITIAL_CALLS } from '../../../../domain/call-states';
import type { TermsInWords } from '../../../../domain/quote/changed-terms';
import { type CheckoutStepId, forcedStep } from '../../../../domain/booking/checkout-steps';
import type { Contact } from '../../../../domain/contact';
import { type FailureCode, isCardRefused } from '../../../../domain/failures/failure-codes';
import type { MessageAction } from '../../../../domain/failures/message-kinds';
import type { Money } from '../../../../domain/money/money';
import {
  chooseCard,
  INITIAL_PAYMENT_CHOICE,
  type PaymentChoice,
  withoutFunding,
} from '../../../../domain/payment/payment-choice';
import type { PriceLine } from '../../../../domain/quote/price-lines';
import { acknowledgedAfterScheduling } from '../../../../domain/quote/quote-rules';
import type { Message } from '../../../components/message-dialog/message-dialog';
import type { QuotedPriceFragment } from './quote/quote.generated';
import type { EarningPayment } from './booking/reservation-record';

export type Quote = QuotedPriceFragment;

/** What a button of a message does: an action of the domain, or the call that did not get through once more. */
export type CheckoutAction = MessageAction | 'RETRY';

/** The calls that are made again by `RETRY`. */
export type RetriedCall = 'schedulePriceQuote' | 'pollPriceQuote' | 'addMainGuest' | 'scheduleBook';

/** ER-14, BK-20: what is tracked of a failure: its tag and the reasons, joined. */
export interface TrackedFailure {
  readonly kind: string;
  readonly reasons: string;
}

export interface CheckoutFailure {
  /** Null for a call that did not get through. */
  readonly code: FailureCode | null;
  readonly message: Message<CheckoutAction>;
  /** Null for what is not tracked. */
  readonly tracked: TrackedFailure | null;
  /** Set when the call did not get through and can be made again. */
  readonly retry: RetriedCall | null;
}

/** A price with its lines, and the terms that it is sold on. */
export interface Offered {
  readonly total: Money;
  readonly lines: readonly PriceLine[];
  readonly terms: TermsInWords;
  readonly termsDigest: string;
}

/** CP-09: what a business wants to know of a booking; empty texts before. */
export interface CorporateAnswers {
  readonly outOfPolicyReason: string;
  readonly approvalRequestReason: string;
  readonly tripPurpose: string;
}

export interface CheckoutState {
  readonly step: CheckoutStepId;
  readonly travelerId: string | null;
  /** As the traveler accepted it; empty texts before. */
  readonly contact: Contact;
  readonly corporate: CorporateAnswers;
  /** CP-07: whether the traveler continues although the stay is out of policy. */
  readonly isOutOfPolicyAccepted: boolean;
  /** What the home cost when the quote was asked for; null before. */
  readonly seen: Offered | null;
  readonly acceptedTotal: Money | null;
  readonly acceptedTerms: string | null;
  readonly quoteToken: string | null;
  /** The token that the next quote replaces. */
  readonly replacedToken: string | null;
  readonly quote: Quote | null;
  /** The quote that the payment choices were made for: the same quote read again clears nothing. */
  readonly choiceToken: string | null;
  readonly choice: PaymentChoice;
  /** Cards that a booking of this stay was refused with, the last one last. */
  readonly declinedCardIds: readonly string[];
  /** Whether the traveler has to be named, or has been named, as the main guest of the quote. */
  readonly guest: 'NONE' | 'DUE' | 'ADDED';
  readonly bookingToken: string | null;
  /** What the stay that is being booked earns, for the confirmation: after a reload only the booking is read again. */
  readonly earns: EarningPayment | null;
  readonly calls: CallRecords;
  readonly failure: CheckoutFailure | null;
}

export const INITIAL_CHECKOUT: CheckoutState = {
  step: 'TRAVELER',
  travelerId: null,
  contact: { emailAddress: '', phoneNumber: '' },
  corporate: { outOfPolicyReason: '', approvalRequestReason: '', tripPurpose: '' },
  isOutOfPolicyAccepted: false,
  seen: null,
  acceptedTotal: null,
  acceptedTerms: null,
  quoteToken: null,
  replacedToken: null,
  quote: null,
  choiceToken: null,
  choice: INITIAL_PAYMENT_CHOICE,
  declinedCardIds: [],
  guest: 'NONE',
  bookingToken: null,
  earns: null,
  calls: INITIAL_CALLS,
  failure: null,
};

export type CheckoutEvent =
  | { readonly kind: 'STEP_OPENED'; readonly step: CheckoutStepId }
  | { readonly kind: 'TRAVELER_CHOSEN'; readonly travelerId: string | null }
  /** The details of a traveler have changed. */
  | { readonly kind: 'TRAVELER_CHANGED'; readonly travelerId: string }
  | { readonly kind: 'CORPORATE_ANSWERED'; readonly answers: CorporateAnswers }
  | { readonly kind: 'OUT_OF_POLICY_ACCEPTED' }
  | { readonly kind: 'CONTACT_ACCEPTED'; readonly contact: Contact }
  | { readonly kind: 'QUOTE_ASKED'; readonly seen: Offered }
  | { readonly kind: 'QUOTE_SCHEDULED'; readonly token: string }
  | { readonly kind: 'QUOTE_ANSWERED'; readonly quote: Quote }
  | {
      readonly kind: 'QUOTE_FAILED';
      readonly call: 'schedulePriceQuote' | 'pollPriceQuote';
      readonly failure: CheckoutFailure;
    }
  | { readonly kind: 'PRICE_ACCEPTED' | 'TERMS_ACCEPTED' }
  | { readonly kind: 'GUEST_ASKED' | 'GUEST_ADDED' }
  | { readonly kind: 'GUEST_REFUSED'; readonly failure: CheckoutFailure }
  | { readonly kind: 'CHOICE_MADE'; readonly choice: PaymentChoice }
  | { readonly kind: 'BOOK_ASKED'; readonly earns: EarningPayment | null }
  | { readonly kind: 'BOOK_SCHEDULED'; readonly token: string }
  | { readonly kind: 'BOOK_REFUSED'; readonly failure: CheckoutFailure }
  | {
      readonly kind: 'PRICE_CHANGED';
      /** The quote that was to be booked; null when it is not known any more. */
      readonly seen: Offered | null;
      readonly quote: Quote;
      readonly failure: CheckoutFailure;
    }
  | { readonly kind: 'BOOKING_FAILED'; readonly failure: CheckoutFailure }
  | { readonly kind: 'CALL_LOST'; readonly call: RetriedCall; readonly failure: CheckoutFailure }
  | { readonly kind: 'MESSAGE_SHOWN'; readonly failure: CheckoutFailure }
  | { readonly kind: 'FAILURE_DISMISSED' }
  /** BK-24. */
  | { readonly kind: 'RESET' };

export function checkoutAfter(state: CheckoutState, event: CheckoutEvent): CheckoutState {
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
    case 'QUOTE_ASKED':
      return quoteAsked(state, event.seen);
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
    case 'GUEST_ASKED':
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
    case 'CHOICE_MADE':
      return { ...state, choice: event.choice };
    case 'BOOK_ASKED':
      return { ...state, earns: event.earns, calls: started(state.calls, 'scheduleBook') };
    case 'BOOK_SCHEDULED':
      return {
        ...state,
        bookingToken: event.token,
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
        // A quote is booked once, whatever came of it: the next attempt takes a new one.
        quote: null,
        quoteToken: null,
        guest: 'NONE',
        ...withoutRefusedCard(state, event.failure),
        calls: failed(state.calls, 'pollConfirmationDetails', event.failure),
        failure: event.failure,
        step: forced(state, { hasConfirmationErrors: true }),
      };
    case 'CALL_LOST':
      return { ...state, calls: failed(state.calls, event.call, event.failure), failure: event.failure };
    case 'MESSAGE_SHOWN':
      return { ...state, failure: event.failure };
    case 'FAILURE_DISMISSED':
      return { ...state, failure: null };
    case 'RESET':
      return INITIAL_CHECKOUT;
  }
}

/** PQ-04, PQ-13: there is no quote while one is asked for; an accepted price is kept once a quote had been polled. */
function quoteAsked(state: CheckoutState, seen: Offered): CheckoutState {
  const hasPolledQuote = state.calls.pollPriceQuote.state !== 'NotCalled';
  const isKept = acknowledgedAfterScheduling(state.acceptedTotal !== null, hasPolledQuote);
  return {
    ...state,
    seen,
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

/** BK-21: a card that the booking has just failed for is marked, and no longer chosen. */
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
    isQuoteInProgress: false,
    wasJustRescheduled: false,
    ...forces,
  });

type CallName = keyof CallRecords;

const started = (calls: CallRecords, call: CallName) => afterCall(calls, { call, kind: 'STARTED' });
const succeeded = (calls: CallRecords, call: CallName) => afterCall(calls, { call, kind: 'SUCCEEDED' });
const failed = (calls: CallRecords, call: CallName, { message }: CheckoutFailure) =>
  afterCall(calls, { call, kind: 'FAILED', error: message.title });

const moneyOf = ({ minorUnits, currencyCode }: Money): Money => ({ minorUnits, currencyCode });
