/**
 * The stored part of the checkout (`storedState`), which survives a reload: in the tab's session storage, for one home and stay
 * at a time. Stored data is untrusted, so its shape is checked, and invalid data restarts the checkout.
 */
import * as z from 'zod/mini';
import { INITIAL_CALLS } from '#domain/call-states.ts';
import { quoteFreshness } from '#domain/quote/quote-freshness.ts';
import { PERSONAL_KEYS } from '#client/app/session/personal-storage.ts';
import { readSessionValue } from '#client/components/browser-storage/session-value.ts';
import { pendingIntent } from './booking/booking-intent';
import { type CheckoutState, INITIAL_CHECKOUT, storedState } from './checkout-state';
import { forgetDrafts } from './form-drafts';
import { tabStorage } from '#client/components/browser-storage/browser-storage.ts';

const KEY = PERSONAL_KEYS.checkout;

const storedCheckout = z.object({
  trip: z.string(),
  validUntil: z.nullable(z.string()),
  state: storedState,
});

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

/** Forgets the state, and keeps what is typed in open forms. */
export const forgetState = (): void => tabStorage.removeItem(KEY);

export function forgetCheckout(): void {
  forgetState();
  forgetDrafts();
}

/**
 * PQ-12: a stored quote is polled again rather than scheduled again; so is a booking. A quote that has expired meanwhile is not
 * polled: the traveler requests another one in the payment step.
 */
export function restoreCheckout(trip: string, now: Date): CheckoutState {
  const stored = readSessionValue(KEY, storedCheckout);
  if (stored === null || stored.trip !== trip) return INITIAL_CHECKOUT;
  const { validUntil } = stored;
  // A checkout that was reset starts again.
  const state =
    stored.state.travelerId === null ? { ...stored.state, step: INITIAL_CHECKOUT.step } : stored.state;
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
    calls: call ? { ...INITIAL_CALLS, [call]: 'InProcess' } : INITIAL_CALLS,
  };
}

const isBookingUnderWay = ({ quoteToken, bookingToken }: z.infer<typeof storedState>): boolean =>
  bookingToken !== null || (quoteToken !== null && pendingIntent(quoteToken) !== null);
