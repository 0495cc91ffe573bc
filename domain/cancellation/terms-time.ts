/** How long the terms of a cancellation are still valid (CN-02). */
import { DAY_MS, HOUR_MS, MINUTE_MS, UNIT_MS, wholeUnits } from '../durations';

type TermsTime =
  | { readonly kind: 'ENDED' }
  /** The time left as text, and when the text changes. */
  | { readonly kind: 'HOLDING'; readonly left: string; readonly changesInMs: number };

/** Whole days, then hours, then minutes. */
export function termsTime(validUntil: string, now: Date): TermsTime {
  const leftMs = Date.parse(validUntil) - now.getTime();
  if (!(leftMs > 0)) return { kind: 'ENDED' };
  const unit = leftMs >= DAY_MS ? 'day' : leftMs >= HOUR_MS ? 'hour' : 'minute';
  const left = leftMs < MINUTE_MS ? 'less than a minute' : wholeUnits(leftMs, unit);
  return { kind: 'HOLDING', left, changesInMs: (leftMs % UNIT_MS[unit]) + 1 };
}
