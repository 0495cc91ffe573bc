/**
 * The typed blockers that keep a stay from being booked: empty when it can be (BK-01 to BK-03, BK-16, BK-19, TR-14, PD-03,
 * PD-07). The checkout shows them, the gateway refuses with them. To add a blocker, add a row to BLOCKERS and its line to
 * bookingBlockers. Texts are literal, spelling included.
 */
import { type Contact, isContactComplete } from '../contact';
import type { PaymentPlan } from '../payment/payment-plan';
import { blocksBooking, type PriceDifferenceState } from '../quote/price-difference';

export type BookingBlockerCode =
  | 'SESSION_MISSING'
  | 'QUOTE_MISSING'
  | 'MAIN_GUEST_MISSING'
  | 'TRAVELER_MISSING'
  | 'CONTACT_MISSING'
  | 'PRICE_CALL_IN_PROGRESS'
  | 'PRICE_DIFFERENCE_UNACKNOWLEDGED'
  | 'TERMS_UNACKNOWLEDGED'
  | 'CARD_MISSING'
  | 'PAYMENT_INVALID'
  | 'APPROVAL_REASON_MISSING';

export interface BookingBlocker {
  readonly code: BookingBlockerCode;
  readonly message: string;
}

const BLOCKERS: Readonly<Record<BookingBlockerCode, string>> = {
  SESSION_MISSING: 'Session is undefined',
  QUOTE_MISSING: 'No price quote order product id avaialble',
  MAIN_GUEST_MISSING: 'No guest specified',
  TRAVELER_MISSING: 'Add or choose one traveler to continue',
  CONTACT_MISSING: 'Add an email address and a phone number to continue',
  PRICE_CALL_IN_PROGRESS: 'Fetching latest price',
  PRICE_DIFFERENCE_UNACKNOWLEDGED: 'Review the new price to continue',
  TERMS_UNACKNOWLEDGED: 'Review the new cancellation and payment terms to continue',
  CARD_MISSING: 'Choose a payment method to continue',
  PAYMENT_INVALID: 'Check how you pay to continue',
  APPROVAL_REASON_MISSING: 'Write a message to your approver to continue',
};

/** A blocker with its text. */
export const bookingBlocker = (code: BookingBlockerCode): BookingBlocker => ({
  code,
  message: BLOCKERS[code],
});

export interface BookingState {
  readonly sessionToken: string | null;
  readonly orderedProductId: string | null;
  readonly isMainGuestAdded: boolean;
  readonly selectedTravelerId: string | null;
  readonly contact: Contact;
  /** A quote is being scheduled or polled. */
  readonly isPriceCallInProgress: boolean;
  readonly priceDifference: PriceDifferenceState;
  /** Whether the terms of the quote are the ones that the traveler saw or accepted (terms-digest.ts). */
  readonly areTermsAccepted: boolean;
  readonly payment: Pick<PaymentPlan, 'isCardRequired' | 'paymentMethodId' | 'problems'> | null;
  /** Only in the corporate tenant (BK-19). */
  readonly corporate: CorporateBooking | null;
}

export interface CorporateBooking {
  readonly isApprovalRequired: boolean;
  /** Null when it is unknown, which does not count as compliance. */
  readonly isInPolicy: boolean | null;
  readonly approvalRequestReason: string;
}

/** Everything that is missing, in the order of the checkout. */
export function bookingBlockers(state: BookingState): BookingBlocker[] {
  const missing: Record<BookingBlockerCode, boolean> = {
    TRAVELER_MISSING: !state.selectedTravelerId,
    CONTACT_MISSING: !isContactComplete(state.contact),
    SESSION_MISSING: !state.sessionToken,
    PRICE_CALL_IN_PROGRESS: state.isPriceCallInProgress,
    QUOTE_MISSING: !state.orderedProductId,
    PRICE_DIFFERENCE_UNACKNOWLEDGED: blocksBooking(state.priceDifference),
    TERMS_UNACKNOWLEDGED: !state.areTermsAccepted,
    MAIN_GUEST_MISSING: !state.isMainGuestAdded,
    CARD_MISSING: state.payment === null || isCardMissing(state.payment),
    PAYMENT_INVALID: state.payment !== null && state.payment.problems.length > 0,
    APPROVAL_REASON_MISSING: state.corporate !== null && isApprovalReasonMissing(state.corporate),
  };
  return (Object.keys(missing) as BookingBlockerCode[]).filter((code) => missing[code]).map(bookingBlocker);
}

const isCardMissing = ({ isCardRequired, paymentMethodId }: NonNullable<BookingState['payment']>): boolean =>
  isCardRequired && paymentMethodId === null;

const isApprovalReasonMissing = (corporate: CorporateBooking): boolean =>
  corporate.isApprovalRequired &&
  corporate.isInPolicy !== true &&
  corporate.approvalRequestReason.trim() === '';

/** PD-07: accepting a price requests another quote if the difference itself is the only blocker. */
export const isValidButForPrice = (blockers: readonly BookingBlocker[]): boolean =>
  blockers.every(({ code }) => code === 'PRICE_DIFFERENCE_UNACKNOWLEDGED');

/** BK-05: adding the main guest has succeeded only if the response names the ordered product. */
export const isMainGuestAdded = (
  answer: { readonly orderedProductId?: string | null | undefined } | null,
): boolean => Boolean(answer?.orderedProductId);
