/** The texts of the checkout while it is loading (PQ-17, BK-18, TR-18, PR-06). */
export const FETCHING_LATEST_PRICE = 'Fetching latest price';

/** TR-18: shown until the travelers are loaded. */
export const FETCHING_TRAVELERS = 'Fetching travelers';

export interface WaitingFor {
  readonly isQuoteInProgress: boolean;
  readonly isBookingInProgress: boolean;
  readonly travelerCount: number;
}

/** The text of the overlay. */
export function overlayText({ isQuoteInProgress, isBookingInProgress, travelerCount }: WaitingFor): string {
  if (isBookingInProgress) return 'Booking your stay';
  if (!isQuoteInProgress) return 'Please wait';
  return travelerCount === 1
    ? 'Saving traveler and checking availability'
    : 'Saving travelers and checking availability';
}
