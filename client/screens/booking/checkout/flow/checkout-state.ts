/**
 * The state of the checkout, as one value, and the events that change it (checkout-reducer.ts). To add something that has to
 * survive a reload, also add it to `storedState` in checkout-storage.ts.
 */
import type { CheckoutStepId } from '#domain/booking/checkout-steps.ts';
import { type CallRecords, INITIAL_CALLS } from '#domain/call-states.ts';
import type { Contact } from '#domain/contact.ts';
import type { FailureCode } from '#domain/failures/failure-codes.ts';
import type { MessageAction } from '#domain/failures/message-kinds.ts';
import type { Money } from '#domain/money/money.ts';
import { INITIAL_PAYMENT_CHOICE, type PaymentChoice } from '#domain/payment/payment-choice.ts';
import type { TermsInWords } from '#domain/quote/changed-terms.ts';
import type { PriceLine } from '#domain/quote/price-lines.ts';
import type { Message } from '#client/components/message-dialog/message-dialog.tsx';
import type { EarningPayment } from './booking/reservation-record';
import type { QuotedPriceFragment } from './quote/quote.generated';

export type Quote = QuotedPriceFragment;

/** The action of a message's button: one of the domain, or a repetition of the failed call. */
export type CheckoutAction = MessageAction | 'RETRY';

/** The calls that `RETRY` repeats. */
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
  /** Null for a failure that is not tracked. */
  readonly tracked: TrackedFailure | null;
  /** Set when the call did not get through and can be repeated. */
  readonly retry: RetriedCall | null;
}

/** A price with its lines, and the terms of sale. */
export interface Offered {
  readonly total: Money;
  readonly lines: readonly PriceLine[];
  readonly terms: TermsInWords;
  readonly termsDigest: string;
}

/** A protection that a quote was requested with, and its premium at that time. */
export interface RequestedProtection {
  readonly quoteId: string;
  readonly premium: Money;
}

/** CP-09: the answers that a business requires for a booking; empty texts before that. */
export interface CorporateAnswers {
  readonly outOfPolicyReason: string;
  readonly approvalRequestReason: string;
  readonly tripPurpose: string;
}

export interface CheckoutState {
  readonly step: CheckoutStepId;
  readonly travelerId: string | null;
  /** The contact that the traveler accepted; empty texts before that. */
  readonly contact: Contact;
  readonly corporate: CorporateAnswers;
  /** CP-07: whether the traveler continues although the stay is out of policy. */
  readonly isOutOfPolicyAccepted: boolean;
  /** The price shown when the quote was requested; null before that. */
  readonly seen: Offered | null;
  /** The rate that the quote was requested for; null before that. */
  readonly rateId: string | null;
  /** CA-11: other dates or guests were chosen, and no price has been requested for them yet. */
  readonly isStayNew: boolean;
  /** The protection that the quote was requested with; null without one. */
  readonly protection: RequestedProtection | null;
  readonly acceptedTotal: Money | null;
  readonly acceptedTerms: string | null;
  readonly quoteToken: string | null;
  /** The token that the next quote replaces. */
  readonly replacedToken: string | null;
  readonly quote: Quote | null;
  /** The quote that the payment choices were made for: the same quote read again clears nothing. */
  readonly choiceToken: string | null;
  readonly choice: PaymentChoice;
  /** Cards that a booking of this stay was refused with, the latest at the end. */
  readonly declinedCardIds: readonly string[];
  /** Whether the traveler is to be added, or has been added, as the main guest of the quote. */
  readonly guest: 'NONE' | 'DUE' | 'ADDED';
  readonly bookingToken: string | null;
  /** The payment of the booking that earns rewards, for the confirmation: after a reload only the booking is read again. */
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
  rateId: null,
  isStayNew: false,
  protection: null,
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

/** Choices and answers of the traveler. */
export type ChoiceEvent =
  | { readonly kind: 'STEP_OPENED'; readonly step: CheckoutStepId }
  | { readonly kind: 'TRAVELER_CHOSEN'; readonly travelerId: string | null }
  /** The details of a traveler have changed. */
  | { readonly kind: 'TRAVELER_CHANGED'; readonly travelerId: string }
  | { readonly kind: 'CORPORATE_ANSWERED'; readonly answers: CorporateAnswers }
  | { readonly kind: 'OUT_OF_POLICY_ACCEPTED' }
  | { readonly kind: 'CONTACT_ACCEPTED'; readonly contact: Contact }
  | { readonly kind: 'CHOICE_MADE'; readonly choice: PaymentChoice };

/** Changes of the quote and of its main guest. */
export type QuoteEvent =
  /** CA-11: the traveler has changed dates or guests. */
  | { readonly kind: 'STAY_CHANGED' }
  | {
      readonly kind: 'QUOTE_REQUESTED';
      readonly seen: Offered;
      readonly rateId: string;
      readonly protection: RequestedProtection | null;
    }
  | { readonly kind: 'QUOTE_SCHEDULED'; readonly token: string }
  | { readonly kind: 'QUOTE_ANSWERED'; readonly quote: Quote }
  | {
      readonly kind: 'QUOTE_FAILED';
      readonly call: 'schedulePriceQuote' | 'pollPriceQuote';
      readonly failure: CheckoutFailure;
    }
  | { readonly kind: 'PRICE_ACCEPTED' | 'TERMS_ACCEPTED' }
  | { readonly kind: 'GUEST_REQUESTED' | 'GUEST_ADDED' }
  | { readonly kind: 'GUEST_REFUSED'; readonly failure: CheckoutFailure };

/** Changes of the booking. */
export type BookingEvent =
  | { readonly kind: 'BOOK_REQUESTED'; readonly earns: EarningPayment | null }
  | {
      readonly kind: 'BOOK_SCHEDULED';
      readonly token: string;
      readonly earns: EarningPayment | null;
    }
  | { readonly kind: 'BOOK_REFUSED'; readonly failure: CheckoutFailure }
  | {
      readonly kind: 'PRICE_CHANGED';
      /** The quote to be booked; null when it is no longer known. */
      readonly seen: Offered | null;
      readonly quote: Quote;
      readonly failure: CheckoutFailure;
    }
  | { readonly kind: 'BOOKING_FAILED'; readonly failure: CheckoutFailure };

export type MessageEvent =
  | { readonly kind: 'CALL_LOST'; readonly call: RetriedCall; readonly failure: CheckoutFailure }
  | { readonly kind: 'MESSAGE_SHOWN'; readonly failure: CheckoutFailure }
  | { readonly kind: 'FAILURE_DISMISSED' };

export type CheckoutEvent =
  | ChoiceEvent
  | QuoteEvent
  | BookingEvent
  | MessageEvent
  /** BK-24: the checkout starts again. */
  | { readonly kind: 'RESET' };
