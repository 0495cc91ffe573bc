/** Constants and end of polling (PQ-07, BK-07, BK-09, BK-10, BK-12). */
/** From a response to the next poll. */
export const POLL_INTERVAL_MS = 1000;

/** BK-12: polls after which a confirmation is left to the trips page; two minutes. */
export const CONFIRMATION_STEPS = 120;

/** Between two polls of a confirmation that takes longer than that. */
export const PATIENT_POLL_INTERVAL_MS = 15_000;

/** Between two polls of work that waits for a person. */
export const DECISION_POLL_INTERVAL_MS = 3_000;

/** Where the user finds a booking whose confirmation takes too long. */
export const STILL_PROCESSING_PATH = '/trips';

/** Refusals of a first poll: the token is not the caller's booking, or the caller may not see it. */
const FIRST_POLL_REFUSALS: readonly (number | null)[] = [400, 403, 404];

export type ConfirmationOutcome = 'PENDING' | 'SUCCESS' | 'FAILURE' | 'STILL_PROCESSING' | 'REFUSED';

/**
 * The meaning of a poll of a confirmation. A response other than 200, and no response (status null), count as pending: money may
 * have been taken (BK-09, BK-10). Polling ends only when the step count exceeds the schedule (BK-12).
 *
 * Decision on BK-09 and BK-11: a first poll (step 1) that the platform refuses with 400, 403 or 404 is an error, because no
 * booking is known under this token. From the second poll on these responses count as pending, like any other than 200. Steps are
 * counted across gateways: one that takes over continues the count. 401 ends the session, not the booking, whenever it arrives.
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
