/** The refund for canceling a stay, its deadline, and the time left (PR-14, CN-02, FM-02). */
import { DAY_MS, HOUR_MS, MINUTE_MS, wholeUnits } from '../durations';
import { formatDeadline } from '../moment';

export interface RefundStep {
  /** Canceled before this moment (RFC 3339). */
  readonly until: string;
  /** 100 for the whole total. */
  readonly percent: number;
}

export interface RefundLine {
  /** `Free cancellation until the end of Sat, Jun 6`, `50% back until Sat, Jun 13, 4:00 PM`. */
  readonly text: string;
  /** `3 days left`, on the line that currently applies; null on the others. */
  readonly left: string | null;
}

/**
 * The steps whose deadline has not passed, the one that currently applies first; empty when canceling no longer refunds anything.
 */
export const refundLines = (steps: readonly RefundStep[], now: Date): RefundLine[] =>
  steps
    .map((step) => ({ ...step, leftMs: new Date(step.until).getTime() - now.getTime() }))
    .filter(({ leftMs, percent }) => leftMs > 0 && percent > 0)
    .map(({ until, percent, leftMs }, index) => ({
      text: `${percent >= 100 ? 'Free cancellation' : `${percent}% back`} until ${formatDeadline(until)}`,
      left: index === 0 ? timeLeft(leftMs) : null,
    }));

/** Days above two days, hours above two hours, and minutes below. */
function timeLeft(leftMs: number): string {
  if (leftMs >= 2 * DAY_MS) return `${wholeUnits(leftMs, 'day')} left`;
  if (leftMs >= 2 * HOUR_MS) return `${wholeUnits(leftMs, 'hour')} left`;
  return `${wholeUnits(Math.max(leftMs, MINUTE_MS), 'minute')} left`;
}
