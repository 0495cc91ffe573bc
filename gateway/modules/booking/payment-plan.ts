/** How a stay would be paid (`paymentPlan`), with the rules that `book` checks again. */
import { type PaymentChoice } from '../../../domain/payment-choice';
import {
  paymentPlan as planPayment,
  type PaymentPlan as DomainPlan,
  rewardsToConvert,
} from '../../../domain/payment-plan';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type { PaymentPlan, PaymentPlanInput } from '../../generated/graph';
import type { Wire } from '../../platform/wire';
import { fiat, moneyFromInput, pointsFromInput, rewardsAmount } from '../money/money-mapping';
import { convertRewards } from '../rewards/rewards';
import { payableQuote, type PaymentFacts, paymentFacts, paymentMeans, quotedListing } from './payment-facts';

export async function paymentPlan(input: PaymentPlanInput, context: GatewayContext): Promise<PaymentPlan> {
  const [quoted, means] = await Promise.all([
    payableQuote(input.quoteToken, context).then(async (payable) => {
      if (payable.kind !== 'PAYABLE') throw requestError('CONFLICT', 'This quote cannot be paid.');
      return { payable, listing: await quotedListing(payable.wire, context) };
    }),
    paymentMeans(context),
  ]);
  const facts = paymentFacts(quoted.payable, means, quoted.listing, context);
  const plan = await plannedPayment(facts, choiceOf(input, facts), means.cards, context);
  return planOf(plan);
}

/** The plan of the domain, after the platform was asked what a part of the rewards is worth, where that matters. */
export async function plannedPayment(
  facts: PaymentFacts,
  choice: PaymentChoice,
  cards: readonly Wire<'PaymentMethod'>[],
  context: GatewayContext,
): Promise<DomainPlan> {
  const card = cards.find(({ id }) => id === choice.paymentMethodId);
  // A card that is not the user's is no choice.
  const own = { ...choice, paymentMethodId: card?.id ?? null };
  const toConvert = rewardsToConvert({ ...facts, choice: own });
  return planPayment({
    ...facts,
    choice: own,
    convertedRewards: toConvert && (await convertRewards(toConvert, context)),
    cardLast4: card?.last4 ?? null,
  });
}

function choiceOf(input: PaymentPlanInput, facts: PaymentFacts): PaymentChoice {
  const { walletOfferId, withoutOffer, walletCredit, rewards, paymentMethodId } = input;
  return {
    offer:
      withoutOffer || walletOfferId === null
        ? { kind: 'NONE' }
        : walletOfferId === undefined
          ? { kind: 'BEST' }
          : { kind: 'OFFER', offerId: walletOfferId },
    credit: walletCredit ? { kind: 'AMOUNT', amount: moneyFromInput(walletCredit) } : { kind: 'ALL' },
    rewards: rewards
      ? {
          accountReferenceId: rewards.accountReferenceId,
          amount: rewards.rewardsAmount
            ? rewardsOf(rewards.accountReferenceId, rewards.rewardsAmount, facts)
            : null,
        }
      : null,
    paymentMethodId: paymentMethodId ?? null,
  };
}

/** An amount in the unit of its account; one of an account that is not there has no unit and fits nothing. */
export const rewardsOf = (accountReferenceId: string, value: string, { accounts }: PaymentFacts) =>
  pointsFromInput(
    value,
    accounts.find((account) => account.accountReferenceId === accountReferenceId)?.balance.currency ?? '-',
  );

const planOf = (plan: DomainPlan): PaymentPlan => ({
  mode: plan.mode,
  total: fiat(plan.total),
  offer: plan.offer && { id: plan.offer.id, amount: fiat(plan.offer.amount) },
  credit: plan.credit && fiat(plan.credit),
  rewards: plan.rewards && {
    rewards: rewardsAmount(plan.rewards.accountReferenceId, plan.rewards.amount),
    cash: fiat(plan.rewards.cash),
  },
  amountDue: fiat(plan.amountDue),
  isCardRequired: plan.isCardRequired,
  lines: plan.lines.map(({ label, amount }) => ({ label, amount: fiat(amount) })),
  accounts: plan.accounts.map(({ accountReferenceId, isEnabled, disabledReason, tripTotal }) => ({
    accountReferenceId,
    isEnabled,
    disabledReason,
    tripTotal: tripTotal && rewardsAmount(accountReferenceId, tripTotal),
  })),
  minimumRedemptionNotice: plan.minimumRedemptionNotice,
  problems: [...plan.problems],
});
