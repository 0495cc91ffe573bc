import { useQuery } from '@apollo/client/react';
import { showsEarnings } from '#domain/payment/earn.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import { formatPointsWithUnit, parsePoints, type Points } from '#domain/money/points.ts';
import { useTenant } from '#client/app/session/session-context.ts';
import { fiatInput } from '../../flow/quote/offered';
import { useCheckoutState, usePayment } from '../../flow/checkout-context';
import { earnOfferDescription, type RewardsAccountFacts } from '../../flow/payment/payment-facts';
import { CheckoutEarnDocument } from './earn.generated';

/** Both texts; null without any. */
export type EarnVersusBurn = (account: RewardsAccountFacts, toCover: Points | null) => string | null;

/**
 * EA-01, EA-07: what the amount due earns in an account when its card pays, compared with the rewards that pay it. Says nothing
 * about unknown amounts, nothing about earnings to roles that may not see them, and nothing once rewards are applied, because then
 * the card pays less.
 */
export function useEarnVersusBurn(plan: PaymentPlan): EarnVersusBurn {
  const tenant = useTenant();
  const { quoteToken } = useCheckoutState();
  const { paymentOptions } = usePayment();
  const { amountDue } = plan;
  const areRewardsApplied = plan.rewards !== null;
  const { data } = useQuery(CheckoutEarnDocument, {
    variables: {
      amount: fiatInput(amountDue),
      earnOfferDescription: earnOfferDescription(paymentOptions.value, plan),
      quoteToken,
    },
    skip: areRewardsApplied || amountDue.minorUnits === 0,
    errorPolicy: 'all',
  });
  return ({ accountReferenceId, customerAccountRole }, toCover) => {
    if (areRewardsApplied) return null;
    const earned = data?.rewardsEarned?.find((each) => each.accountReferenceId === accountReferenceId);
    const amount = earned ? parsePoints(earned.value, earned.currency) : null;
    const phrases = [
      amount?.ok &&
        showsEarnings(tenant, customerAccountRole) &&
        `pay by card and earn ${formatPointsWithUnit(amount.value)}`,
      toCover && `the amount due takes ${formatPointsWithUnit(toCover)}`,
    ].filter(Boolean);
    return phrases.join(' · ') || null;
  };
}
