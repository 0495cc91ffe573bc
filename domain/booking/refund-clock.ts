/** The refund for canceling a stay, its deadline, and the time left (PR-14, CN-02, FM-02). */
import { DAY_MS, HOUR_MS, MINUTE_MS, wholeUnits } from '../durations';
import { type CancellationKind, cancellationText } from '../listing/cancellation-policy';
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

const stepText = ({ until, percent }: RefundStep): string =>
  `${percent >= 100 ? 'Free cancellation' : `${percent}% back`} until ${formatDeadline(until)}`;

export interface CancellationTerms {
  readonly kind: CancellationKind;
  readonly primaryText: string | null;
  readonly refundSteps: readonly RefundStep[] | null;
}

/** A line with the deadline of each refund; the text of the policy when there is none. */
export const cancellationTerms = ({ kind, primaryText, refundSteps }: CancellationTerms): string | null =>
  refundSteps
    ?.filter(({ percent }) => percent > 0)
    .map(stepText)
    .join('\n') || cancellationText(kind, primaryText);

/**
 * The steps whose deadline has not passed, the one that currently applies first; empty when canceling no longer refunds anything.
 */
export const refundLines = (steps: readonly RefundStep[], now: Date): RefundLine[] =>
  steps
    .map((step) => ({ ...step, leftMs: new Date(step.until).getTime() - now.getTime() }))
    .filter(({ leftMs, percent }) => leftMs > 0 && percent > 0)
    .map(({ leftMs, ...step }, index) => ({
      text: stepText(step),
      left: index === 0 ? timeLeft(leftMs) : null,
    }));

/** Days above two days, hours above two hours, and minutes below. */
function timeLeft(leftMs: number): string {
  if (leftMs >= 2 * DAY_MS) return `${wholeUnits(leftMs, 'day')} left`;
  if (leftMs >= 2 * HOUR_MS) return `${wholeUnits(leftMs, 'hour')} left`;
  return `${wholeUnits(Math.max(leftMs, MINUTE_MS), 'minute')} left`;
}
