import { confirmationOutcome, PATIENT_POLL_INTERVAL_MS } from '#domain/quote/polling.ts';
import type { LivePolicy, Progress, Step } from '../../live/live-stream';

/** The progress of a booking. An unknown outcome is never a failure: money may have been taken. */
export type BookingState<Answer> =
  | { readonly kind: 'pending' }
  /** The platform has a result, good or bad. */
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** It takes longer than anyone should wait; the booking is looked for under /trips (BK-12). */
  | { readonly kind: 'stillProcessing' };

export interface BookingPolicySettings<Answer> {
  /** The `result` of the platform's answer. */
  readonly resultOf: (answer: Answer) => string;
  /** Polls that may return anything except a result. */
  readonly steps: number;
  /** Whether to continue polling after that, at longer intervals, until there is a result. */
  readonly untilKnown?: boolean;
}

/** Interprets the polls of a booking (BK-08 to BK-12). */
export function bookingPolicy<Answer>({
  resultOf,
  steps,
  untilKnown = false,
}: BookingPolicySettings<Answer>): LivePolicy<Answer, BookingState<Answer>> {
  const unknown = (
    httpStatus: number | null,
    result: string | null,
    { attempt }: Progress<BookingState<Answer>>,
    waitMs = 0,
  ): Step<BookingState<Answer>> => {
    const isLate = confirmationOutcome({ httpStatus, result, step: attempt }, steps) === 'STILL_PROCESSING';
    if (isLate && !untilKnown) return { state: { kind: 'stillProcessing' }, isLast: true };
    const atLeastMs = isLate ? PATIENT_POLL_INTERVAL_MS : 0;
    return { state: { kind: 'pending' }, isLast: false, waitMs: Math.max(waitMs, atLeastMs) };
  };

  return {
    onAnswer(answer, progress) {
      const result = resultOf(answer);
      const outcome = confirmationOutcome({ httpStatus: 200, result, step: progress.attempt }, steps);
      return outcome === 'SUCCESS' || outcome === 'FAILURE'
        ? { state: { kind: 'answered', answer }, isLast: true }
        : unknown(200, result, progress);
    },

    onFailure(error, progress) {
      const httpStatus = error.httpStatus ?? null;
      // BK-11: an expired session ends the stream; the outcome of the booking stays unknown.
      if (httpStatus === 401) throw error;
      if (confirmationOutcome({ httpStatus, step: progress.attempt }, steps) === 'REFUSED') throw error;
      return unknown(httpStatus, null, progress, error.retryAfterMs);
    },
  };
}
