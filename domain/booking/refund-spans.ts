/** The refund of a cancellation as stretches of time from now to check-in, to be shown as a bar (CN-02, CN-11). */
import { DEFAULT_TIME_ZONE } from '../clock';
import { localTime } from '../dates';
import type { RefundStep } from './refund-clock';

export interface RefundSpan {
  /** 100 for the whole total, 0 for nothing. */
  readonly percent: number;
  /** The last day, as `Sat, Jun 6`; null for the stretch that ends with check-in. */
  readonly lastDay: string | null;
  readonly durationMs: number;
}

/** The stretches that are not over, in their order. Empty when nothing is refunded any more. */
export function refundSpans(steps: readonly RefundStep[], checkIn: Date, now: Date): RefundSpan[] {
  const ahead = steps
    .map(({ percent, until }) => ({ percent, end: Date.parse(until) }))
    .filter(({ percent, end }) => percent > 0 && end > now.getTime());
  const starts = [now.getTime(), ...ahead.map(({ end }) => end)];
  const spans = ahead.map(({ percent, end }, index) => ({
    percent,
    // A deadline at midnight is the end of the day before.
    lastDay: localTime(new Date(end - 1).toISOString(), DEFAULT_TIME_ZONE).format('ddd, MMM D'),
    durationMs: end - (starts[index] ?? end),
  }));
  const rest = checkIn.getTime() - (starts.at(-1) ?? 0);
  return spans.length > 0 && rest > 0 ? [...spans, { percent: 0, lastDay: null, durationMs: rest }] : spans;
}
