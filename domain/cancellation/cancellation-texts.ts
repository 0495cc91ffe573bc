/** The texts of the steps of a cancellation (CN-01, CN-02). */
import type { CancellationStep } from './cancellation-steps';

export const CANCELLATION_TITLES: Readonly<Record<CancellationStep, string>> = {
  loading: 'Cancel this stay',
  policy: 'Cancel this stay',
  confirm: 'Cancel this stay for good?',
  success: 'Your stay is canceled',
  nonrefundable: 'This stay is not refundable',
  support: 'Call us to cancel this stay',
  pending: 'Your stay is being canceled',
  cancelled: 'This stay is canceled',
  tryAgain: 'Your stay was not canceled',
};

/** Why a stay cannot be canceled online, by the outcome of its quote. */
export function supportReason(outcome: string): string {
  switch (outcome) {
    case 'PAST_CHECK_IN_DATE':
      return 'The check-in day has arrived, so this stay can no longer be canceled online.';
    case 'AGENT_REVIEW_AND_FULFILLMENT':
      return 'An agent reviews the cancellation of this stay and completes it with you.';
    default:
      return 'This stay cannot be canceled online.';
  }
}

/** The refund under the terms of the home, as text. It never includes the premium of a protection (AD-04). */
export function refundSummary(outcome: string, hasPremium = false): string {
  switch (outcome) {
    case 'FULLY_REFUNDABLE':
      return hasPremium
        ? 'The price of the stay is refunded. The premium of your protection is not.'
        : 'Everything that you paid is refunded.';
    case 'NON_REFUNDABLE_PARTIALLY':
      return hasPremium
        ? 'The price of the stay is refunded, but for travel credits and offers that cannot be restored. The premium of your protection is not.'
        : 'Travel credits and offers that cannot be restored are not refunded. Everything else is.';
    case 'NON_REFUNDABLE':
      return 'None of what you paid is refunded.';
    default:
      return 'A part of what you paid is refunded.';
  }
}
