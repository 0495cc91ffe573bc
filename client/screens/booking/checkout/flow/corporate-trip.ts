/**
 * The details that a business requires of a booking (CP-03, CP-09, BK-19): only in its tenant, and reasons only out of policy.
 */
import type { CorporateBooking } from '#domain/booking/booking-readiness.ts';
import { type Experiment, isOn } from '#domain/portal/experiments.ts';
import type { Tenant } from '#domain/portal/tenants.ts';
import type { CorporateBookingInput } from '#client/generated/graph.ts';
import type { CorporateAnswers } from './checkout-state';
import type { TripFacts } from './trip/trip-facts';

export interface CorporateTrip {
  /** Null when it is unknown; the business then requires the same reasons as out of policy. */
  readonly isInPolicy: boolean | null;
  /** CP-03: whether booking out of policy requires a message to the approver. */
  readonly isApprovalRequired: boolean;
  readonly asksForPurpose: boolean;
}

/** Null in a tenant without policies. */
export const corporateTrip = (
  { corporateTravel }: Pick<TripFacts, 'corporateTravel'>,
  tenant: Pick<Tenant, 'fetchesPolicies'>,
  experiments: readonly Experiment[],
): CorporateTrip | null =>
  tenant.fetchesPolicies
    ? {
        // CP-02: a policy that limits nothing has no verdict, and asks nothing.
        isInPolicy: corporateTravel ? corporateTravel.isInPolicy : true,
        isApprovalRequired: corporateTravel?.isApprovalRequired ?? true,
        asksForPurpose: isOn(experiments, 'CORPORATE_TRIP_PURPOSE'),
      }
    : null;

export const corporateBooking = (
  { isInPolicy, isApprovalRequired }: CorporateTrip,
  { outOfPolicyReason, approvalRequestReason }: CorporateAnswers,
): CorporateBooking => ({ isApprovalRequired, isInPolicy, outOfPolicyReason, approvalRequestReason });

/** Whether the approver needs a reason: the stay is out of policy, or its compliance is unknown. */
export const requiresReasons = ({ isInPolicy }: CorporateTrip): boolean => isInPolicy !== true;

/** Whether the booking is known to wait for an approver. */
export const needsApproval = ({ isInPolicy, isApprovalRequired }: CorporateTrip): boolean =>
  isInPolicy === false && isApprovalRequired;

const nonBlank = (text: string): string | null => text.trim() || null;

/** The corporate details to send to `book`: only answers to questions that were shown. */
export const corporateInput = (
  corporate: CorporateTrip,
  { outOfPolicyReason, approvalRequestReason, tripPurpose }: CorporateAnswers,
): CorporateBookingInput => ({
  outOfPolicyReason: requiresReasons(corporate) ? nonBlank(outOfPolicyReason) : null,
  approvalRequestReason:
    requiresReasons(corporate) && corporate.isApprovalRequired ? nonBlank(approvalRequestReason) : null,
  tripPurpose: corporate.asksForPurpose ? nonBlank(tripPurpose) : null,
});
