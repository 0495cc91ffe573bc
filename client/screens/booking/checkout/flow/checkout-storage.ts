/**
 * The stored part of the checkout, which survives a reload: the choices and the tokens of running calls, in the tab's session
 * storage, for one home and stay at a time. It never contains card data: a saved card is stored by its id. Stored data is
 * untrusted, so its shape is checked, and invalid data restarts the checkout.
 */
import * as z from 'zod/mini';
import { afterCall, INITIAL_CALLS } from '#domain/call-states.ts';
import { CHECKOUT_STEPS } from '#domain/booking/checkout-steps.ts';
import { type CurrencyCode, isCurrencyCode } from '#domain/money/currencies.ts';
import { quoteFreshness } from '#domain/quote/quote-freshness.ts';
import { PERSONAL_KEYS } from '#client/app/personal-storage.ts';
import { readSessionValue } from '#client/components/session-value/session-value.ts';
import { pendingIntent } from './booking/booking-intent';
import { type CheckoutState, INITIAL_CHECKOUT } from './checkout-state';
import { forgetDrafts } from './form-drafts';
import { earningPayment } from './booking/reservation-record';
import { tabStorage } from '#client/components/browser-storage/browser-storage.ts';

const KEY = PERSONAL_KEYS.checkout;

const text = z.string().check(z.maxLength(2_000));
/** Texts from a host may be long. */
const hostText = z.string().check(z.maxLength(50_000));
const money = z.object({ minorUnits: z.int(), currencyCode: z.custom<CurrencyCode>(isCurrencyCode) });

const storedState = z.object({
  step: z.enum(CHECKOUT_STEPS.map(({ id }) => id)),
  travelerId: z.nullable(text),
  contact: z.object({ emailAddress: text, phoneNumber: text }),
  corporate: z.object({ outOfPolicyReason: text, approvalRequestReason: text, tripPurpose: text }),
  isOutOfPolicyAccepted: z.boolean(),
  seen: z.nullable(
    z.object({
      total: money,
      lines: z.array(z.object({ label: text, amount: money })),
      terms: z.object({ cancellation: z.array(hostText), payment: z.array(hostText) }),
      termsDigest: text,
    }),
  ),
  rateId: z._default(z.nullable(text), null),
  isStayNew: z._default(z.boolean(), false),
  protection: z._default(z.nullable(z.object({ quoteId: text, premium: money })), null),
  acceptedTotal: z.nullable(money),
  acceptedTerms: z.nullable(text),
  quoteToken: z.nullable(text),
  replacedToken: z.nullable(text),
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
  declinedCardIds: z._default(z.array(text), []),
  guest: z.enum(['NONE', 'DUE', 'ADDED']),
  bookingToken: z.nullable(text),
  earns: z._default(z.nullable(earningPayment), null),
});

const storedCheckout = z.object({ trip: z.string(), validUntil: z.nullable(text), state: storedState });

/**
 * Stores the checkout of a trip (the traveler, and the search in the address) in place of the previous one. A state that could
 * not be read back is not stored, and the checkout continues without storage.
 */
export function storeCheckout(trip: string, state: CheckoutState): void {
  const validUntil = state.quote?.validUntil ?? null;
  const stored = z.safeParse(storedState, state);
  if (stored.success) tabStorage.setItem(KEY, JSON.stringify({ trip, validUntil, state: stored.data }));
  else tabStorage.removeItem(KEY);
}

export function forgetCheckout(): void {
  tabStorage.removeItem(KEY);
  forgetDrafts();
}

/**
 * PQ-12: a stored quote is polled again rather than scheduled again; so is a booking. A quote that has expired meanwhile is not
 * polled: the traveler requests another one in the payment step.
 */
export function restoreCheckout(trip: string, now: Date): CheckoutState {
  const stored = readSessionValue(KEY, storedCheckout);
  if (stored === null || stored.trip !== trip) return INITIAL_CHECKOUT;
  const { state, validUntil } = stored;
  if (quoteFreshness(validUntil, now).kind === 'EXPIRED' && !isBookingUnderWay(state)) {
    return {
      ...INITIAL_CHECKOUT,
      ...state,
      quoteToken: null,
      replacedToken: state.quoteToken,
      guest: 'NONE',
      step: state.step === 'REVIEW' ? 'PAYMENT' : state.step,
    };
  }
  const call = state.bookingToken ? 'pollConfirmationDetails' : state.quoteToken ? 'pollPriceQuote' : null;
  return {
    ...INITIAL_CHECKOUT,
    ...state,
    calls: call ? afterCall(INITIAL_CALLS, { call, kind: 'STARTED' }) : INITIAL_CALLS,
  };
}

const isBookingUnderWay = ({ quoteToken, bookingToken }: z.infer<typeof storedState>): boolean =>
  bookingToken !== null || (quoteToken !== null && pendingIntent(quoteToken) !== null);
