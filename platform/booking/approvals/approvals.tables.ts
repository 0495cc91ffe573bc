import type { components } from '#schema/platform.openapi.ts';
import type { Json } from '../../database/json';

type Request = components['schemas']['ApprovalRequest'];

/** How the policy judged a stay when it was booked. */
export type PolicyVerdict = Pick<
  Request,
  'outOfPolicyReasons' | 'pricePerNight' | 'maxPricePerNight' | 'allowedStarRatings'
>;

/** Requested: the nights and the payment are not held yet, and nobody sees the request. */
export type ApprovalState = 'Requested' | 'Waiting' | 'Approved' | 'Declined' | 'Expired' | 'Withdrawn';

export interface ApprovalsTables {
  /** A row for each booking that needs an approval. */
  booking_approvals: {
    booking_id: string;
    business_id: string;
    state: ApprovalState;
    verdict: Json<PolicyVerdict>;
    requested_at: Date;
    expires_at: Date;
    /** Null until it is decided. */
    decided_at: Date | null;
    /** Null when it expired. */
    decided_by: string | null;
    decline_reason: string | null;
  };
}
