import { useQuery } from '@apollo/client/react';
import { showsEarnings } from '../../../../../../domain/payment/earn';
import { addMoney } from '../../../../../../domain/money/money';
import type { PaymentPlan } from '../../../../../../domain/payment/payment-plan';
import { formatPointsWithUnit, parsePoints, type Points } from '../../../../../../domain/money/points';
import { useTenant } from '../../../../../app/session/session-context';
import { fiatInput } from '../../flow/quote/quote-variables';
import { useCheckoutState, usePayment } from '../../flow/checkout-context';
import { earnOfferDescription, type RewardsAccountFacts } from '../../flow/payment/payment-means';
import { CheckoutEarnDocument } from './earn.generated';

/** Both texts; null without any. */
export type EarnVersusBurn = (account: RewardsAccountFacts, tripTotal: Points | null) => string | null;

/**
 * EA-01, EA-07: what the trip earns in an account when its card pays, compared with the rewards that it costs. Says nothing about
 * unknown amounts, and nothing about earnings to roles that may not see them.
 */
export function useEarnVersusBurn(plan: PaymentPlan): EarnVersusBurn {
  const tenant = useTenant();
  const { quoteToken } = useCheckoutState();
  const { means } = usePayment();
  // The card pays the amount left after offer and credits, whether or not rewards are selected.
  const byCard = plan.rewards ? addMoney(plan.amountDue, plan.rewards.cash) : plan.amountDue;
  const { data } = useQuery(CheckoutEarnDocument, {
    variables: {
      amount: fiatInput(byCard),
      earnOfferDescription: earnOfferDescription(means.value, plan),
      quoteToken,
    },
    skip: byCard.minorUnits === 0,
    errorPolicy: 'all',
  });
  return ({ accountReferenceId, customerAccountRole }, tripTotal) => {
    const earned = data?.rewardsEarned?.find((each) => each.accountReferenceId === accountReferenceId);
    const amount = earned ? parsePoints(earned.value, earned.currency) : null;
    const phrases = [
      amount?.ok &&
        showsEarnings(tenant, customerAccountRole) &&
        `pay by card and earn ${formatPointsWithUnit(amount.value)}`,
      tripTotal && `the whole trip takes ${formatPointsWithUnit(tripTotal)}`,
    ].filter(Boolean);
    return phrases.join(' · ') || null;
  };
}
