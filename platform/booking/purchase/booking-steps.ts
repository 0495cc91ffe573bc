import type { BookingStep } from './booking-step';
import { cancelWithProvider } from './cancel-with-provider.step';
import { authorizeCard, captureCard, refundCard } from './card.steps';
import { confirm } from './confirm.step';
import { holdNights } from './hold-nights.step';
import { postRefund } from './post-refund.step';
import type { BookingState } from './purchase.tables';
import { requestApproval } from './request-approval.step';
import { takeRewardsAndWallet } from './rewards-and-wallet.step';

/**
 * The steps of a booking, in order. Money moves as late as possible: the nights are held before the card is authorized, the card
 * is authorized before rewards are taken, and captured last, after the approval that a business may require. To add a step, choose a place that is also right for undoing it: a
 * refused booking undoes its steps last to first.
 */
export const BOOKING_STEPS: readonly BookingStep[] = [
  holdNights,
  authorizeCard,
  takeRewardsAndWallet,
  requestApproval,
  captureCard,
  confirm,
];

/** The provider comes first: only the provider can refuse, and then nothing has moved. */
const CANCELLATION_STEPS: readonly BookingStep[] = [cancelWithProvider, refundCard, postRefund];

/** The steps from a state, and the state at their end. */
export const ROUTES = {
  Running: { steps: BOOKING_STEPS, end: 'Confirmed' },
  Canceling: { steps: CANCELLATION_STEPS, end: 'Canceled' },
} as const satisfies Partial<Record<BookingState, { steps: readonly BookingStep[]; end: BookingState }>>;
