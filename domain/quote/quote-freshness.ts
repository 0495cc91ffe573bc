/**
 * How long a quoted price is still valid, and the texts for it: the traveler is warned before a quote expires, instead of failing
 * at the end. No requirement covers it.
 */
import { MINUTE_MS } from '../durations';

/** The last minutes of a quote, in which its expiry is announced. */
const ENDING_MINUTES = 3;

export type QuoteFreshness =
  | { readonly kind: 'LASTING' }
  /** Minutes begun: 3, 2 and 1. */
  | { readonly kind: 'ENDING'; readonly minutesLeft: number }
  | { readonly kind: 'EXPIRED' };

/** A quote whose end the platform does not provide is lasting. */
export function quoteFreshness(validUntil: string | null, now: Date): QuoteFreshness {
  const left = msLeft(validUntil, now);
  if (left === null) return { kind: 'LASTING' };
  if (left <= 0) return { kind: 'EXPIRED' };
  const minutesLeft = Math.ceil(left / MINUTE_MS);
  return minutesLeft > ENDING_MINUTES ? { kind: 'LASTING' } : { kind: 'ENDING', minutesLeft };
}

/** When to check again, in milliseconds; null when nothing will change. */
export function nextFreshnessChange(validUntil: string | null, now: Date): number | null {
  const left = msLeft(validUntil, now);
  if (left === null || left <= 0) return null;
  if (left > ENDING_MINUTES * MINUTE_MS) return left - ENDING_MINUTES * MINUTE_MS;
  return left % MINUTE_MS || MINUTE_MS;
}

function msLeft(validUntil: string | null, now: Date): number | null {
  const end = validUntil === null ? Number.NaN : Date.parse(validUntil);
  return Number.isNaN(end) ? null : end - now.getTime();
}

export const PRICE_EXPIRED = 'This price is no longer held.';

/** The announcement to the traveler; null before the last minutes. */
export function freshnessText(freshness: QuoteFreshness): string | null {
  if (freshness.kind === 'LASTING') return null;
  if (freshness.kind === 'EXPIRED') return PRICE_EXPIRED;
  return freshness.minutesLeft === 1
    ? 'This price is held for less than a minute.'
    : `This price is held for less than ${freshness.minutesLeft} minutes.`;
}
