/** The traveler's next step after a failed cancellation attempt (CN-06). The stay is still booked in each case. */
import { FAILURE_KINDS, type FailureCode } from '../failures/failure-codes';

type CancellationNextStep = 'TRY_AGAIN' | 'REVIEW_TERMS' | 'CONTACT_SUPPORT';

/** A failure without a row may be temporary: a new attempt does no harm. */
export function cancellationNextStep(code: FailureCode): CancellationNextStep {
  switch (FAILURE_KINDS[code]) {
    case 'CANCELLATION_TERMS_CHANGED':
    case 'PROTECTION_REFUND_FAILED':
      return 'REVIEW_TERMS';
    case 'CANCELLATION_BY_SUPPORT':
      return 'CONTACT_SUPPORT';
    default:
      return 'TRY_AGAIN';
  }
}
