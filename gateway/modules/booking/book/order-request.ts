/** The platform's request for an order (BK-06, BK-17, PM-13): amounts come from the plan, never from the input. */
import { isOn } from '#domain/portal/experiments.ts';
import { moneyNumber, type Money } from '#domain/money/money.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import { pointsNumber } from '#domain/money/points.ts';
import { agentFee } from '#domain/quote/quote-rules.ts';
import type { BookInput } from '#gateway/generated/graph.ts';
import type { Wire } from '#gateway/rest/wire.ts';
import { firstCreditToSpend, enabledCreditParts } from '../../wallet/wallet-mapping';
import type { PaymentMeans } from '../payment-means';
import type { BookingOrder } from './place-booking';

export function orderRequest(
  { input, quote, plan, means }: BookingOrder,
  isCorporate: boolean,
): Wire<'ScheduleFulfillmentRequest'> {
  const fee = agentFee(input.isAgentPortal ?? false, plan.total.currencyCode);
  return {
    quoteToken: { value: input.quoteToken },
    payments: paymentsOf(plan, means),
    ancillaries: quote.protection ? [{ quoteId: quote.protection.quoteId }] : [],
    // BK-19: only a business requires answers.
    ...(isCorporate ? corporateOf(input) : {}),
    ...(fee === null ? {} : { agentFee: moneyNumber(fee) }),
    recommended: input.isRecommended ?? false,
  };
}

function corporateOf({ corporate }: BookInput) {
  const { outOfPolicyReason, approvalRequestReason, tripPurpose } = corporate ?? {};
  return {
    ...(outOfPolicyReason ? { corporateOutOfPolicyReason: outOfPolicyReason } : {}),
    ...(approvalRequestReason ? { approvalRequestReason } : {}),
    ...(tripPurpose ? { tripPurpose } : {}),
  };
}

function paymentsOf(plan: PaymentPlan, means: PaymentMeans): Wire<'PaymentItem'>[] {
  const payments: Wire<'PaymentItem'>[] = [];
  const { priceFreeze, offer, credit, rewards, amountDue, paymentMethodId } = plan;
  if (priceFreeze) {
    const parts = [
      { kind: 'HotelPriceFreezeDeposit', amount: priceFreeze.deposit },
      { kind: 'HotelPriceFreezeDiscount', amount: priceFreeze.discount },
    ] as const;
    for (const { kind, amount } of parts) {
      if (amount.minorUnits > 0) payments.push({ kind, paymentAmount: { fiatValue: wireFiat(amount) } });
    }
  }
  if (offer) {
    const words = means.offers.find(({ id }) => id === offer.id)?.descriptions[0] ?? '';
    payments.push({
      kind: 'TravelWalletOffer',
      offerId: offer.id,
      description: words,
      paymentAmount: { fiatValue: wireFiat(offer.amount) },
    });
  }
  if (credit) {
    const hasAnnualCredits = isOn(means.experiments, 'ANNUAL_TRAVEL_CREDITS');
    const parts = means.wallet ? enabledCreditParts(means.wallet, hasAnnualCredits) : [];
    const first = firstCreditToSpend(parts, credit.currencyCode);
    payments.push({
      kind: 'TravelWalletCredit',
      ...(first ? { offerId: first.id } : {}),
      description: first?.description ?? 'Travel credits',
      paymentAmount: { fiatValue: wireFiat(credit) },
    });
  }
  if (rewards) {
    payments.push({
      kind: 'Rewards',
      rewardsAccountId: rewards.accountReferenceId,
      fiatValue: wireFiat(rewards.cash),
      rewardsPrice: { value: pointsNumber(rewards.amount), currency: rewards.amount.currency },
    });
  }
  if (paymentMethodId !== null) {
    const account = means.cards.find(({ id }) => id === paymentMethodId)?.accountReferenceId;
    payments.push({
      kind: 'UserCard',
      paymentId: paymentMethodId,
      ...(account === undefined ? {} : { accountReferenceId: account }),
      paymentAmount: { currency: amountDue.currencyCode, amount: moneyNumber(amountDue) },
    });
  }
  return payments;
}

const wireFiat = (amount: Money): Wire<'FiatInput'> => ({
  value: moneyNumber(amount),
  currencyCode: amount.currencyCode,
});
