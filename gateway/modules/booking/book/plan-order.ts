import type { CorporateBooking } from '../../../../domain/booking/booking-readiness';
import type { PaymentPlan } from '../../../../domain/payment/payment-plan';
import type { GatewayContext } from '../../../context';
import type { BookInput } from '../../../generated/graph';
import { readApprovalSetting } from '../../policy/trip-approval';
import type { QuoteModel } from '../../quote/quote-mapping';
import { convertRewards } from '../../rewards/rewards';
import type { Payable, PaymentMeans, QuotedListing } from '../payment-facts';
import { plannedPayment } from '../payment-plan';

/** A booking before it is sent: the quote, its payment, and the details that a company requires. */
export interface BookingOrder {
  readonly input: BookInput;
  readonly quote: QuoteModel;
  readonly plan: PaymentPlan;
  readonly means: PaymentMeans;
  /** Null when no approval can be required. */
  readonly corporate: CorporateBooking | null;
}

export async function planOrder(
  input: BookInput,
  facts: Payable,
  context: GatewayContext,
): Promise<BookingOrder> {
  const [plan, corporate] = await Promise.all([
    plannedPayment(facts, input.payment, context, convertRewards),
    corporateBooking(input, facts.listing, context),
  ]);
  return { input, quote: facts.payable.quote, plan, means: facts.means, corporate };
}

/**
 * BK-19: an approval matters only in the corporate tenant, unless the stay is known to be in policy. With a reason the booking is
 * valid whether or not approval is required; without one, the settings decide.
 */
async function corporateBooking(
  { corporate }: BookInput,
  { isInPolicy }: QuotedListing,
  context: GatewayContext,
): Promise<CorporateBooking | null> {
  if (context.environment.tenant !== 'corporate' || isInPolicy === true) return null;
  const approvalRequestReason = corporate?.approvalRequestReason ?? '';
  const isApprovalRequired = approvalRequestReason.trim() !== '' || (await readApprovalSetting(context));
  return { isApprovalRequired, isInPolicy, approvalRequestReason };
}
