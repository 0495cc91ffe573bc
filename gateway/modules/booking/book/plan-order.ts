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
  /** Null where no approval can be required. */
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
 * BK-19: only in the corporate tenant, and unless the stay is known to be in policy, does an approval matter. With a reason for
 * it the booking is right whether it is required or not; without one, the settings decide.
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
