import type { CorporateBooking } from '#domain/booking/booking-readiness.ts';
import type { GatewayContext } from '#gateway/context.ts';
import type { BookInput } from '#gateway/generated/graph.ts';
import { readApprovalSetting } from '../../policy/trip-approval';
import type { QuotedListing } from '../payable-quote';

/**
 * BK-19: an approval matters only in the corporate tenant, unless the stay is known to be in policy. With a reason the booking is
 * valid whether or not approval is required; without one, the settings decide. Null when no approval can be required.
 */
export async function corporateBooking(
  { corporate }: BookInput,
  { isInPolicy }: QuotedListing,
  context: GatewayContext,
): Promise<CorporateBooking | null> {
  if (context.environment.tenant !== 'corporate' || isInPolicy === true) return null;
  const approvalRequestReason = corporate?.approvalRequestReason ?? '';
  const isApprovalRequired = approvalRequestReason.trim() !== '' || (await readApprovalSetting(context));
  return { isApprovalRequired, isInPolicy, approvalRequestReason };
}
