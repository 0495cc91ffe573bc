import {
  confirmationOutcome,
  DECISION_POLL_INTERVAL_MS,
  PATIENT_POLL_INTERVAL_MS,
} from '#domain/quote/polling.ts';
import type { LivePolicy, Progress, Step } from '../../live/live-stream';

/** The progress of a booking. An unknown outcome is never a failure: money may have been taken. */
export type BookingState<Answer> =
  | { readonly kind: 'pending' }
  /** A person decides first, in hours if need be; no number of polls is too many. */
  | { readonly kind: 'waiting'; readonly answer: Answer }
  /** The platform has a result, good or bad. */
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** It takes longer than anyone should wait; the booking is looked for under /trips (BK-12). */
  | { readonly kind: 'stillProcessing' };

export interface BookingPolicySettings<Answer> {
  /** The `result` of the platform's answer. */
  readonly resultOf: (answer: Answer) => string;
  /** Whether an answer without a result is one that a person decides on; never, unless given. */
  readonly waitsForPerson?: (answer: Answer) => boolean;
  /** Polls that may return anything except a result. */
  readonly steps: number;
  /** Whether to continue polling after that, at longer intervals, until there is a result. */
  readonly untilKnown?: boolean;
}

/** While a person decides, an unchanged state is sent again after this time, as a sign of life. */
const REPEAT_AFTER_MS = 60_000;

/** Interprets the polls of a booking (BK-08 to BK-12). */
export function bookingPolicy<Answer>({
  resultOf,
  waitsForPerson = () => false,
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

  const waiting = (answer: Answer, waitMs = 0): Step<BookingState<Answer>> => ({
    state: { kind: 'waiting', answer },
    isLast: false,
    waitMs: Math.max(DECISION_POLL_INTERVAL_MS, waitMs),
    repeatAfterMs: REPEAT_AFTER_MS,
  });

  return {
    onAnswer(answer, progress) {
      const result = resultOf(answer);
      const outcome = confirmationOutcome({ httpStatus: 200, result, step: progress.attempt }, steps);
      if (outcome === 'SUCCESS' || outcome === 'FAILURE') {
        return { state: { kind: 'answered', answer }, isLast: true };
      }
      return waitsForPerson(answer) ? waiting(answer) : unknown(200, result, progress);
    },

    onFailure(error, progress) {
      const httpStatus = error.httpStatus ?? null;
      // BK-11: an expired session ends the stream; the outcome of the booking stays unknown.
      if (httpStatus === 401) throw error;
      if (confirmationOutcome({ httpStatus, step: progress.attempt }, steps) === 'REFUSED') throw error;
      const { previous } = progress;
      if (previous?.kind === 'waiting') return waiting(previous.answer, error.retryAfterMs);
      return unknown(httpStatus, null, progress, error.retryAfterMs);
    },
  };
}
