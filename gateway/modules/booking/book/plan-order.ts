import type { CorporateBooking } from '#domain/booking/booking-readiness.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import type { GatewayContext } from '#gateway/context.ts';
import type { BookInput } from '#gateway/generated/graph.ts';
import type { QuoteModel } from '../../quote/quote-mapping';
import { convertRewards } from '../../rewards/rewards';
import type { Payable } from '../payment-facts';
import type { PaymentMeans } from '../payment-means';
import { plannedPayment } from '../payment-plan';
import { corporateBooking } from './corporate-booking';

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
  return { input, quote: facts.quote, plan, means: facts.means, corporate };
}
