/** How a stay would be paid (`paymentPlan`), with the rules that `book` checks again. */
import type { CreditChoice, OfferChoice, PaymentChoice, RewardsChoice } from '../../../domain/payment-choice';
import {
  paymentPlan as planPayment,
  type PaymentPlan as DomainPlan,
  rewardsToConvert,
} from '../../../domain/payment-plan';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type {
  CreditInput,
  OfferInput,
  PaymentInput,
  PaymentPlan,
  QueryPaymentPlanArgs,
  RewardsInput,
} from '../../generated/graph';
import type { Wire } from '../../platform/wire';
import { fiat, moneyFromInput, pointsFromInput, rewardsAmount } from '../money/money-mapping';
import { convertRewards } from '../rewards/rewards';
import { payableQuote, type PaymentFacts, paymentFacts, paymentMeans, quotedListing } from './payment-facts';

export async function paymentPlan(
  { quoteToken, payment }: QueryPaymentPlanArgs,
  context: GatewayContext,
): Promise<PaymentPlan> {
  const [quoted, means] = await Promise.all([
    payableQuote(quoteToken, context).then(async (payable) => {
      if (payable.kind !== 'PAYABLE') throw requestError('CONFLICT', 'This quote cannot be paid.');
      return { payable, listing: await quotedListing(payable.wire, context) };
    }),
    paymentMeans(context),
  ]);
  const facts = paymentFacts(quoted.payable, means, quoted.listing, context);
  return planOf(await plannedPayment(facts, payment, means.cards, context));
}

/** The plan of the domain, after the platform was asked what a part of the rewards is worth, where that matters. */
export async function plannedPayment(
  facts: PaymentFacts,
  payment: PaymentInput,
  cards: readonly Wire<'PaymentMethod'>[],
  context: GatewayContext,
): Promise<DomainPlan> {
  const choice = choiceOf(payment, facts);
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

const choiceOf = (
  { offer, credit, rewards, paymentMethodId }: PaymentInput,
  facts: PaymentFacts,
): PaymentChoice => ({
  offer: offer ? offerChoice(offer) : { kind: 'NONE' },
  credit: credit ? creditChoice(credit) : { kind: 'NONE' },
  rewards: rewards ? rewardsChoice(rewards, facts) : null,
  paymentMethodId: paymentMethodId ?? null,
});

const offerChoice = ({ id }: OfferInput): OfferChoice =>
  id === undefined ? { kind: 'BEST' } : { kind: 'OFFER', offerId: id };

const creditChoice = ({ amount }: CreditInput): CreditChoice =>
  amount === undefined ? { kind: 'ALL' } : { kind: 'AMOUNT', amount: moneyFromInput(amount) };

const rewardsChoice = (
  { accountReferenceId, quantity: { value } }: RewardsInput,
  { accounts }: PaymentFacts,
): RewardsChoice => {
  const account = accounts.find((each) => each.accountReferenceId === accountReferenceId);
  // Rewards of an account that is not the user's have no unit; the plan has a problem with them whatever it is.
  const unit = account?.balance.currency ?? '-';
  return { accountReferenceId, amount: value === undefined ? null : pointsFromInput(value, unit) };
};

export const planOf = (plan: DomainPlan): PaymentPlan => ({
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
