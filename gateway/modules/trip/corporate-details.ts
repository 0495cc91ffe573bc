import type { CorporateBookingDetails } from '../../generated/graph';
import type { Wire } from '../../rest/wire';

/** The answers to the business that a stay was booked with; null without any. */
export function corporateOf(wire: Wire<'Itinerary'>['corporate']): CorporateBookingDetails | null {
  const details = {
    outOfPolicyReason: wire?.corporateOutOfPolicyReason || null,
    approvalRequestReason: wire?.approvalRequestReason || null,
    tripPurpose: wire?.tripPurpose || null,
  };
  return Object.values(details).some(Boolean) ? details : null;
}
