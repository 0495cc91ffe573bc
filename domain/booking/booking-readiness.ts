/**
 * The typed blockers that keep a stay from being booked: empty when it can be (BK-01 to BK-03, BK-16, BK-19, TR-14, PD-03,
 * PD-07). The checkout shows them, the gateway refuses with them. To add a blocker, add a row to BLOCKERS and its line to
 * bookingBlockers, or to missingFromOrder if the gateway verifies it too. Texts are literal, spelling included.
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
  | 'OUT_OF_POLICY_REASON_MISSING'
  | 'APPROVAL_REASON_MISSING';

export interface BookingBlocker {
  readonly code: BookingBlockerCode;
  readonly message: string;
}

/** In the order of the checkout. */
const BLOCKERS: Readonly<Record<BookingBlockerCode, string>> = {
  TRAVELER_MISSING: 'Add or choose one traveler to continue',
  CONTACT_MISSING: 'Add an email address and a phone number to continue',
  SESSION_MISSING: 'Session is undefined',
  PRICE_CALL_IN_PROGRESS: 'Fetching latest price',
  QUOTE_MISSING: 'No price quote order product id avaialble',
  PRICE_DIFFERENCE_UNACKNOWLEDGED: 'Review the new price to continue',
  TERMS_UNACKNOWLEDGED: 'Review the new cancellation and payment terms to continue',
  MAIN_GUEST_MISSING: 'No guest specified',
  CARD_MISSING: 'Choose a payment method to continue',
  PAYMENT_INVALID: 'Check how you pay to continue',
  OUT_OF_POLICY_REASON_MISSING: 'Write why you are booking this stay to continue',
  APPROVAL_REASON_MISSING: 'Write a message to your approver to continue',
};

/** A blocker with its text. */
export const bookingBlocker = (code: BookingBlockerCode): BookingBlocker => ({
  code,
  message: BLOCKERS[code],
});

/** The part of a booking that the gateway verifies again on its own facts before it sends the order. */
export interface OrderState {
  readonly orderedProductId: string | null;
  readonly isMainGuestAdded: boolean;
  readonly payment: Pick<PaymentPlan, 'isCardRequired' | 'paymentMethodId' | 'problems'> | null;
  /** Only for users of a business (BK-19). */
  readonly corporate: CorporateBooking | null;
}

export interface BookingState extends OrderState {
  readonly sessionToken: string | null;
  readonly selectedTravelerId: string | null;
  readonly contact: Contact;
  /** A quote is being scheduled or polled. */
  readonly isPriceCallInProgress: boolean;
  readonly priceDifference: PriceDifferenceState;
  /** Whether the terms of the quote are the ones that the traveler saw or accepted (terms-digest.ts). */
  readonly areTermsAccepted: boolean;
}

export interface CorporateBooking {
  readonly isApprovalRequired: boolean;
  /** Null when it is unknown, which does not count as compliance. */
  readonly isInPolicy: boolean | null;
  readonly outOfPolicyReason: string;
  readonly approvalRequestReason: string;
}

/** Everything that is missing to book. */
export const bookingBlockers = (state: BookingState): BookingBlocker[] =>
  blockersOf({
    TRAVELER_MISSING: !state.selectedTravelerId,
    CONTACT_MISSING: !isContactComplete(state.contact),
    SESSION_MISSING: !state.sessionToken,
    PRICE_CALL_IN_PROGRESS: state.isPriceCallInProgress,
    PRICE_DIFFERENCE_UNACKNOWLEDGED: blocksBooking(state.priceDifference),
    TERMS_UNACKNOWLEDGED: !state.areTermsAccepted,
    ...missingFromOrder(state),
  } satisfies Record<BookingBlockerCode, boolean>);

/** Everything that is missing from an order whose price and terms are accepted. */
export const orderBlockers = (order: OrderState): BookingBlocker[] => blockersOf(missingFromOrder(order));

const missingFromOrder = ({ orderedProductId, isMainGuestAdded, payment, corporate }: OrderState) => ({
  QUOTE_MISSING: !orderedProductId,
  MAIN_GUEST_MISSING: !isMainGuestAdded,
  CARD_MISSING: payment === null || isCardMissing(payment),
  PAYMENT_INVALID: payment !== null && payment.problems.length > 0,
  OUT_OF_POLICY_REASON_MISSING: isDemanded(corporate) && corporate.outOfPolicyReason.trim() === '',
  APPROVAL_REASON_MISSING:
    isDemanded(corporate) && corporate.isApprovalRequired && corporate.approvalRequestReason.trim() === '',
});

/** CP-09, BK-19: whether the business demands answers; an unknown compliance does not count as one. */
const isDemanded = (corporate: CorporateBooking | null): corporate is CorporateBooking =>
  corporate !== null && corporate.isInPolicy !== true;

const blockersOf = (missing: Partial<Record<BookingBlockerCode, boolean>>): BookingBlocker[] =>
  (Object.keys(BLOCKERS) as BookingBlockerCode[]).filter((code) => missing[code]).map(bookingBlocker);

const isCardMissing = ({ isCardRequired, paymentMethodId }: NonNullable<BookingState['payment']>): boolean =>
  isCardRequired && paymentMethodId === null;

/** PD-07: accepting a price requests another quote if the difference itself is the only blocker. */
export const isValidButForPrice = (blockers: readonly BookingBlocker[]): boolean =>
  blockers.every(({ code }) => code === 'PRICE_DIFFERENCE_UNACKNOWLEDGED');

/** BK-05: adding the main guest has succeeded only if the response names the ordered product. */
export const isMainGuestAdded = (
  answer: { readonly orderedProductId?: string | null | undefined } | null,
): boolean => Boolean(answer?.orderedProductId);
