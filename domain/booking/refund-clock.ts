/** The refund for canceling a stay, its deadline, and the time left (PR-14, CN-02, CN-11, FM-02). */
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
  /** `until the end of Sat, Jun 6`. */
  readonly until: string;
  /** `3 days left`, on the line that currently applies; null on the others. */
  readonly left: string | null;
  /** Whether this refund ends within two days. */
  readonly isEnding: boolean;
}

const untilText = ({ until }: RefundStep): string => `until ${formatDeadline(until)}`;

const stepText = (step: RefundStep): string =>
  `${step.percent >= 100 ? 'Free cancellation' : `${step.percent}% back`} ${untilText(step)}`;

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

/** The text of the policy, then the refunds that are still possible, with the time left where it is short: `… (4 hours left)`. */
export const termsLines = ({ kind, primaryText, refundSteps }: CancellationTerms, now: Date): string[] => [
  ...[cancellationText(kind, primaryText) ?? []].flat(),
  ...refundLines(refundSteps ?? [], now).map(({ text, left, isEnding }) =>
    isEnding && left ? `${text} (${left})` : text,
  ),
];

/**
 * The steps whose deadline has not passed, the one that currently applies first; empty when canceling no longer refunds anything.
 */
export const refundLines = (steps: readonly RefundStep[], now: Date): RefundLine[] =>
  steps
    .map((step) => ({ ...step, leftMs: new Date(step.until).getTime() - now.getTime() }))
    .filter(({ leftMs, percent }) => leftMs > 0 && percent > 0)
    .map(({ leftMs, ...step }, index) => ({
      text: stepText(step),
      until: untilText(step),
      left: index === 0 ? timeLeft(leftMs) : null,
      isEnding: leftMs < 2 * DAY_MS,
    }));

/** Days above two days, hours above two hours, and minutes below. */
function timeLeft(leftMs: number): string {
  if (leftMs >= 2 * DAY_MS) return `${wholeUnits(leftMs, 'day')} left`;
  if (leftMs >= 2 * HOUR_MS) return `${wholeUnits(leftMs, 'hour')} left`;
  return `${wholeUnits(Math.max(leftMs, MINUTE_MS), 'minute')} left`;
}
