/**
 * One intent to book is one idempotency key (BK-22): made when 'Confirm and Book' is first pressed for a quote, and sent
 * again with every attempt at the same booking, by this tab or another, before or after a reload. It is kept in local
 * storage under the quote's token from before the first attempt until the outcome is known. It names no card data.
 */
import { BOOKING_INTENT_PREFIX } from '../../../../app/personal-storage';
import type { BookInput } from '../../../../generated/graph';

type Payload = Omit<BookInput, 'idempotencyKey'>;

/** The input of `book`: with the key of the intent under way if it is the same booking, else with a new one. */
export function bookingIntent(payload: Payload): BookInput {
  const pending = pendingIntent(String(payload.quoteToken));
  if (pending && samePayload(pending, payload)) return pending;
  const intent = { idempotencyKey: crypto.randomUUID(), ...payload };
  localStorage.setItem(`${BOOKING_INTENT_PREFIX}${payload.quoteToken}`, JSON.stringify(intent));
  return intent;
}

/** The requested booking whose outcome never arrived, to be requested again unchanged. */
export function pendingIntent(quoteToken: string): BookInput | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${BOOKING_INTENT_PREFIX}${quoteToken}`) ?? 'null');
    return isIntent(kept) && kept.quoteToken === quoteToken ? kept : null;
  } catch {
    return null;
  }
}

export const forgetIntent = (quoteToken: string): void =>
  localStorage.removeItem(`${BOOKING_INTENT_PREFIX}${quoteToken}`);

const samePayload = (kept: BookInput, payload: Payload): boolean =>
  JSON.stringify(kept) === JSON.stringify({ idempotencyKey: kept.idempotencyKey, ...payload });

/** Enough to know our own; the gateway checks everything in it. */
const isIntent = (kept: unknown): kept is BookInput =>
  typeof kept === 'object' &&
  kept !== null &&
  'idempotencyKey' in kept &&
  typeof kept.idempotencyKey === 'string' &&
  'quoteToken' in kept &&
  'payment' in kept &&
  'acceptedAmountDue' in kept;
