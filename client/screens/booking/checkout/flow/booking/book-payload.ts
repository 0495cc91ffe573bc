import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import { pointsNumber } from '#domain/money/points.ts';
import type { BookInput, CorporateBookingInput, PaymentInput } from '#client/generated/graph.ts';
import { isAgentPortal } from '../agent-portal';
import type { Quote } from '../checkout-state';
import { fiatInput } from '../quote/quote-variables';

export interface BookingSetting {
  readonly isAgent: boolean;
  readonly isRecommended: boolean;
  /** CP-09: null outside a business, where nothing is sent. */
  readonly corporate: CorporateBookingInput | null;
}

/** BK-17: the input of `book` without the key of the intent; null while the plan does not pay for the stay. */
export function bookPayload(
  quote: Quote,
  plan: PaymentPlan,
  { isAgent, isRecommended, corporate }: BookingSetting,
): Omit<BookInput, 'idempotencyKey'> | null {
  if (plan.mode === 'INCOMPLETE') return null;
  return {
    quoteToken: quote.token,
    orderedProductId: quote.orderedProductId,
    acceptedTotal: fiatInput(quote.payNowTotal.fiat),
    acceptedTermsDigest: quote.termsDigest,
    payment: paymentInput(plan),
    acceptedAmountDue: fiatInput(plan.amountDue),
    isRecommended,
    isAgentPortal: isAgentPortal(isAgent),
    ...(corporate && { corporate }),
  };
}

/** PM-14: the parts of the plan, with exactly the amounts that the breakdown shows. */
const paymentInput = ({ offer, credit, rewards, paymentMethodId }: PaymentPlan): PaymentInput => ({
  ...(offer && { offer: { id: offer.id } }),
  ...(credit && { credit: { amount: fiatInput(credit) } }),
  ...(rewards && {
    rewards: {
      accountReferenceId: rewards.accountReferenceId,
      quantity: { value: String(pointsNumber(rewards.amount)) },
    },
  }),
  ...(paymentMethodId !== null && { paymentMethodId }),
});
