/** How long the terms of a cancellation are still valid (CN-02). */
import { counted } from '../counted';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type TermsTime =
  | { readonly kind: 'ENDED' }
  /** The time left as text, and when the text changes. */
  | { readonly kind: 'HOLDING'; readonly left: string; readonly changesInMs: number };

/** Whole days, then hours, then minutes, rounded down, so that no traveler is promised a minute too many. */
export function termsTime(validUntil: string, now: Date): TermsTime {
  const leftMs = Date.parse(validUntil) - now.getTime();
  if (!(leftMs > 0)) return { kind: 'ENDED' };
  const unit = leftMs >= DAY_MS ? DAY_MS : leftMs >= HOUR_MS ? HOUR_MS : MINUTE_MS;
  const changesInMs = (leftMs % unit) + 1;
  if (leftMs < MINUTE_MS) return { kind: 'HOLDING', left: 'less than a minute', changesInMs };
  const word = unit === DAY_MS ? 'day' : unit === HOUR_MS ? 'hour' : 'minute';
  return { kind: 'HOLDING', left: counted(Math.floor(leftMs / unit), word), changesInMs };
}
