/**
 * The idempotency key of one decision to book (BK-22): created when 'Confirm and Book' is first pressed for a quote, and sent
 * again with every attempt at the same booking, in this tab or another, before or after a reload. It is in local storage under
 * the quote's token from before the first attempt until the outcome is known. It contains no card data.
 */
import { BOOKING_INTENT_PREFIX } from '#client/app/session/personal-storage.ts';
import type { BookInput } from '#client/generated/graph.ts';
import { browserStorage } from '#client/components/browser-storage/browser-storage.ts';
import { randomId } from '#client/components/random-id.ts';

type Payload = Omit<BookInput, 'idempotencyKey'>;

/** The input of `book`: with the stored key if it is for the same booking, or else with a new one. */
export function bookingIntent(payload: Payload): BookInput {
  const pending = pendingIntent(String(payload.quoteToken));
  if (pending && samePayload(pending, payload)) return pending;
  const intent = { idempotencyKey: randomId(), ...payload };
  browserStorage.setItem(`${BOOKING_INTENT_PREFIX}${payload.quoteToken}`, JSON.stringify(intent));
  return intent;
}

/** The requested booking whose outcome never arrived, to be requested again unchanged. */
export function pendingIntent(quoteToken: string): BookInput | null {
  try {
    const stored: unknown = JSON.parse(
      browserStorage.getItem(`${BOOKING_INTENT_PREFIX}${quoteToken}`) ?? 'null',
    );
    return isIntent(stored) && stored.quoteToken === quoteToken ? stored : null;
  } catch {
    return null;
  }
}

export const forgetIntent = (quoteToken: string): void =>
  browserStorage.removeItem(`${BOOKING_INTENT_PREFIX}${quoteToken}`);

const samePayload = (stored: BookInput, payload: Payload): boolean =>
  JSON.stringify(stored) === JSON.stringify({ idempotencyKey: stored.idempotencyKey, ...payload });

/** Enough to recognize our own; the gateway checks all of it. */
const isIntent = (stored: unknown): stored is BookInput =>
  typeof stored === 'object' &&
  stored !== null &&
  'idempotencyKey' in stored &&
  typeof stored.idempotencyKey === 'string' &&
  'quoteToken' in stored &&
  'payment' in stored &&
  'acceptedAmountDue' in stored;
