/**
 * The state of the checkout, as one value, and the events that change it (checkout-reducer.ts). What has to survive a reload
 * belongs to `storedState`, with a default if an earlier version of the portal did not store it.
 */
import * as z from 'zod/mini';
import { CHECKOUT_STEPS, type CheckoutStepId } from '#domain/booking/checkout-steps.ts';
import { type CallStates, INITIAL_CALLS } from '#domain/call-states.ts';
import type { Contact } from '#domain/contact.ts';
import type { FailureCode } from '#domain/failures/failure-codes.ts';
import type { MessageAction } from '#domain/failures/message-kinds.ts';
import { type CurrencyCode, isCurrencyCode } from '#domain/money/currencies.ts';
import { INITIAL_PAYMENT_CHOICE, type PaymentChoice } from '#domain/payment/payment-choice.ts';
import type { Message } from '#client/components/message-dialog/message-dialog.tsx';
import { earningPayment, type EarningPayment } from './booking/reservation-record';
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

const text = z.string().check(z.maxLength(2_000));
/** Texts from a host may be long. */
const hostTexts = z.readonly(z.array(z.string().check(z.maxLength(50_000))));
const money = z.object({ minorUnits: z.int(), currencyCode: z.custom<CurrencyCode>(isCurrencyCode) });

/** A price with its lines, and the terms of sale. */
const offered = z.object({
  total: money,
  lines: z.readonly(z.array(z.object({ label: text, amount: money }))),
  terms: z.object({ cancellation: hostTexts, payment: hostTexts }),
  termsDigest: text,
});

export type Offered = Readonly<z.infer<typeof offered>>;

/** A protection that a quote was requested with, and its premium at that time. */
const requestedProtection = z.object({ quoteId: text, premium: money });

export type RequestedProtection = Readonly<z.infer<typeof requestedProtection>>;

/** CP-09: the answers that a business requires for a booking; empty texts before that. */
const corporateAnswers = z.object({
  outOfPolicyReason: text,
  approvalRequestReason: text,
  tripPurpose: text,
});

export type CorporateAnswers = Readonly<z.infer<typeof corporateAnswers>>;

/**
 * The part that survives a reload: the choices, and the tokens of running calls. It never contains card data: a saved card is
 * stored by its id.
 */
export const storedState = z.object({
  step: z.enum(CHECKOUT_STEPS.map(({ id }) => id)),
  travelerId: z.nullable(text),
  /** The contact that the traveler accepted; empty texts before that. */
  contact: z.object({ emailAddress: text, phoneNumber: text }),
  corporate: corporateAnswers,
  /** CP-07: whether the traveler continues although the stay is out of policy. */
  isOutOfPolicyAccepted: z.boolean(),
  /** The price shown when the quote was requested; null before that. */
  seen: z.nullable(offered),
  /** The rate that the quote was requested for; null before that. */
  rateId: z._default(z.nullable(text), null),
  /** CA-11: other dates or guests were chosen, and no price has been requested for them yet. */
  isStayNew: z._default(z.boolean(), false),
  /** The protection that the quote was requested with; null without one. */
  protection: z._default(z.nullable(requestedProtection), null),
  acceptedTotal: z.nullable(money),
  acceptedTerms: z.nullable(text),
  quoteToken: z.nullable(text),
  /** The token that the next quote replaces. */
  replacedToken: z.nullable(text),
  /** The quote that the payment choices were made for: the same quote read again clears nothing. */
  choiceToken: z.nullable(text),
  choice: z.object({
    offer: z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['BEST', 'NONE']) }),
      z.object({ kind: z.literal('OFFER'), offerId: text }),
    ]),
    credit: z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['ALL', 'NONE']) }),
      z.object({ kind: z.literal('AMOUNT'), amount: money }),
    ]),
    rewards: z.nullable(
      z.object({
        accountReferenceId: text,
        amount: z.nullable(z.object({ hundredths: z.int(), currency: text })),
      }),
    ),
    paymentMethodId: z.nullable(text),
  }),
  /** Cards that a booking of this stay was refused with, the latest at the end. */
  declinedCardIds: z._default(z.readonly(z.array(text)), []),
  /** Whether the traveler is to be added, or has been added, as the main guest of the quote. */
  guest: z.enum(['NONE', 'DUE', 'ADDED']),
  bookingToken: z.nullable(text),
  /** The payment of the booking that earns rewards, for the confirmation: after a reload only the booking is read again. */
  earns: z._default(z.nullable(earningPayment), null),
});

export interface CheckoutState extends Readonly<z.infer<typeof storedState>> {
  /** PQ-13: null while another quote is requested. */
  readonly quote: Quote | null;
  readonly calls: CallStates;
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

/** The events with their facts; `unknown` for an event without any. */
export interface CheckoutEvents {
  // Choices and answers of the traveler.
  STEP_OPENED: { readonly step: CheckoutStepId };
  TRAVELER_CHOSEN: { readonly travelerId: string | null };
  /** The details of a traveler have changed. */
  TRAVELER_CHANGED: { readonly travelerId: string };
  CORPORATE_ANSWERED: { readonly answers: CorporateAnswers };
  OUT_OF_POLICY_ACCEPTED: unknown;
  CONTACT_ACCEPTED: { readonly contact: Contact };
  CHOICE_MADE: { readonly choice: PaymentChoice };

  // Changes of the quote and of its main guest.
  /** CA-11: the traveler has changed dates or guests. */
  STAY_CHANGED: unknown;
  QUOTE_REQUESTED: {
    readonly seen: Offered;
    readonly rateId: string;
    readonly protection: RequestedProtection | null;
  };
  QUOTE_SCHEDULED: { readonly token: string };
  QUOTE_ANSWERED: { readonly quote: Quote };
  QUOTE_FAILED: { readonly call: 'schedulePriceQuote' | 'pollPriceQuote'; readonly failure: CheckoutFailure };
  PRICE_ACCEPTED: unknown;
  TERMS_ACCEPTED: unknown;
  GUEST_REQUESTED: unknown;
  GUEST_ADDED: unknown;
  GUEST_REFUSED: { readonly failure: CheckoutFailure };

  // Changes of the booking.
  BOOK_REQUESTED: { readonly earns: EarningPayment | null };
  BOOK_SCHEDULED: { readonly token: string; readonly earns: EarningPayment | null };
  BOOK_REFUSED: { readonly failure: CheckoutFailure };
  PRICE_CHANGED: {
    /** The quote to be booked; null when it is no longer known. */
    readonly seen: Offered | null;
    readonly quote: Quote;
    readonly failure: CheckoutFailure;
  };
  BOOKING_FAILED: { readonly failure: CheckoutFailure };
  /** CP-11: the traveler has withdrawn a booking that waited for an approval, to change it. */
  BOOKING_WITHDRAWN: unknown;

  // Messages.
  CALL_LOST: { readonly call: RetriedCall; readonly failure: CheckoutFailure };
  MESSAGE_SHOWN: { readonly failure: CheckoutFailure };
  FAILURE_DISMISSED: unknown;
  /** BK-24: the checkout starts again. */
  RESET: unknown;
}

export type CheckoutEvent<Kind extends keyof CheckoutEvents = keyof CheckoutEvents> = {
  [Each in Kind]: { readonly kind: Each } & CheckoutEvents[Each];
}[Kind];
