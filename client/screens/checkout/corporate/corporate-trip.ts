/** What a business asks of a booking (CP-03, CP-09, BK-19): only in its tenant, reasons only out of policy. */
import type { CorporateBooking } from '../../../../domain/booking-readiness';
import { type Experiment, isOn } from '../../../../domain/experiments';
import type { Tenant } from '../../../../domain/tenants';
import type { CorporateBookingInput } from '../../../generated/graph';
import type { CorporateAnswers } from '../state/checkout-state';
import type { CheckoutListing } from '../state/trip-facts';

export interface CorporateTrip {
  readonly isOutOfPolicy: boolean;
  /** CP-03: whether booking out of policy takes a message to the approver. */
  readonly isApprovalRequired: boolean;
  readonly asksPurpose: boolean;
}

/** Null in a tenant without policies. A stay of which the platform says nothing counts as in policy. */
export const corporateTrip = (
  { corporateTravel }: Pick<CheckoutListing, 'corporateTravel'>,
  tenant: Pick<Tenant, 'fetchesPolicies'>,
  experiments: readonly Experiment[],
): CorporateTrip | null =>
  tenant.fetchesPolicies
    ? {
        isOutOfPolicy: corporateTravel?.isInPolicy === false,
        isApprovalRequired: corporateTravel?.isApprovalRequired ?? true,
        asksPurpose: isOn(experiments, 'CORPORATE_TRIP_PURPOSE'),
      }
    : null;

export const corporateBooking = (
  { isOutOfPolicy, isApprovalRequired }: CorporateTrip,
  { approvalRequestReason }: CorporateAnswers,
): CorporateBooking => ({
  isApprovalRequired,
  isInPolicy: !isOutOfPolicy,
  approvalRequestReason,
});

const told = (text: string): string | null => text.trim() || null;

/** What `book` is told; only answers to what was asked. */
export const corporateInput = (
  { isOutOfPolicy, isApprovalRequired, asksPurpose }: CorporateTrip,
  { outOfPolicyReason, approvalRequestReason, tripPurpose }: CorporateAnswers,
): CorporateBookingInput => ({
  outOfPolicyReason: isOutOfPolicy ? told(outOfPolicyReason) : null,
  approvalRequestReason: isOutOfPolicy && isApprovalRequired ? told(approvalRequestReason) : null,
  tripPurpose: asksPurpose ? told(tripPurpose) : null,
});
