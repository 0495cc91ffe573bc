/**
 * Constants and end of polled work (PQ-07, BK-07, BK-09, BK-10, BK-12).
 */
/** From an answer to the next poll. */
export const POLL_INTERVAL_MS = 1000;

/** BK-12: polls after which a confirmation is left to the trips page; two minutes. */
export const CONFIRMATION_STEPS = 120;

/** Between two questions about a confirmation that takes longer than that. */
export const PATIENT_POLL_INTERVAL_MS = 15_000;

/** Where a booking whose confirmation takes too long is looked for. */
export const STILL_PROCESSING_PATH = '/trips';

/** Refusals of a first poll: the token is not the caller's booking, or the caller may not see it. */
const FIRST_POLL_REFUSALS: readonly (number | null)[] = [400, 403, 404];

export type ConfirmationOutcome = 'PENDING' | 'SUCCESS' | 'FAILURE' | 'STILL_PROCESSING' | 'REFUSED';

/**
 * The meaning of a poll of a confirmation. An answer that is not 200, and no answer at all (status null), count as pending:
 * money may have been taken (BK-09, BK-10). The end comes only when the step count exceeds the schedule (BK-12).
 *
 * Ruling on BK-09 and BK-11: a first poll (step 1) that the platform refuses with 400, 403 or 404 is an error, because
 * nothing is known of a booking under this token. From the second poll on these answers count as pending like any other
 * that is not 200. Steps are counted across gateways: one that takes over goes on counting. 401 ends the session, not the
 * booking, whenever it comes.
 */
export function confirmationOutcome(
  poll: {
    readonly httpStatus: number | null;
    readonly result?: string | null | undefined;
    readonly step: number;
  },
  steps: number = CONFIRMATION_STEPS,
): ConfirmationOutcome {
  if (poll.httpStatus === 200 && poll.result === 'Success') return 'SUCCESS';
  if (poll.httpStatus === 200 && poll.result === 'Failure') return 'FAILURE';
  if (poll.step === 1 && FIRST_POLL_REFUSALS.includes(poll.httpStatus)) return 'REFUSED';
  return poll.step > steps ? 'STILL_PROCESSING' : 'PENDING';
}
