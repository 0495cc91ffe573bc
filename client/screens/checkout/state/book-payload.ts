import { pointsNumber } from '../../../../domain/points';
import { fundingOf } from '../../../../domain/payment-funding';
import type { PaymentPlan } from '../../../../domain/payment-plan';
import type { BookInput, CorporateBookingInput, FundingInput } from '../../../generated/graph';
import type { Quote } from './checkout-state';
import { isAgentPortal } from '../agent/agent-portal';
import { fiatInput } from './quote-variables';

export interface BookingSetting {
  readonly isAgent: boolean;
  readonly isRecommended: boolean;
  /** CP-09: null outside of a business, where nothing is sent. */
  readonly corporate: CorporateBookingInput | null;
}

/** BK-17: what `book` is told, but for the key of the intent; null while the plan does not pay for the stay. */
export function bookPayload(
  quote: Quote,
  plan: PaymentPlan,
  { isAgent, isRecommended, corporate }: BookingSetting,
): Omit<BookInput, 'idempotencyKey'> | null {
  const funding = fundingInput(plan);
  if (!funding) return null;
  return {
    quoteToken: quote.token,
    orderedProductId: quote.orderedProductId,
    acceptedTotal: fiatInput(quote.payNowTotal.fiat),
    acceptedTermsDigest: quote.termsDigest,
    payment: {
      funding,
      walletOfferId: plan.offer?.id ?? null,
      walletCredit: plan.credit && fiatInput(plan.credit),
    },
    isRecommended,
    isAgentPortal: isAgentPortal(isAgent),
    ...(corporate && { corporate }),
  };
}

/** PM-14: exactly one way to pay. */
function fundingInput(plan: PaymentPlan): FundingInput | null {
  const { rewards, paymentMethodId } = plan;
  switch (fundingOf(plan)) {
    case 'CARD':
      return paymentMethodId ? { card: { paymentMethodId } } : null;
    case 'REWARDS':
      return rewards && { rewards: { accountReferenceId: rewards.accountReferenceId } };
    case 'SPLIT':
      return rewards && paymentMethodId
        ? {
            split: {
              accountReferenceId: rewards.accountReferenceId,
              rewardsAmount: String(pointsNumber(rewards.amount)),
              paymentMethodId,
            },
          }
        : null;
    case 'WALLET':
      return { wallet: { covered: true } };
    case null:
      return null;
  }
}
