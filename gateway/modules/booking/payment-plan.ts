/** The payment plan of a stay (`paymentPlan`), with the rules that `book` checks again. */
import {
  type CreditChoice,
  type OfferChoice,
  type PaymentChoice,
  type RewardsChoice,
  UNKNOWN_CARD,
} from '../../../domain/payment/payment-choice';
import {
  paymentPlan as planPayment,
  type PaymentPlan as DomainPlan,
  rewardsToConvert,
} from '../../../domain/payment/payment-plan';
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
import { graphMoney, moneyFromInput, pointsFromInput, rewardsAmount } from '../money/money-mapping';
import { convertedRewards, type convertRewards } from '../rewards/rewards';
import {
  type Payable,
  payableQuote,
  type PaymentFacts,
  paymentFacts,
  type PaymentMeans,
  paymentMeans,
  quotedListing,
} from './payment-facts';
import { requireFacts } from './required-facts';

/** A plan without the accounts is still a plan; selecting them is an error. */
export interface PaymentPlanModel extends PaymentPlan {
  readonly accountsError: Error | undefined;
}

export async function paymentPlan(
  { quoteToken, payment }: QueryPaymentPlanArgs,
  context: GatewayContext,
): Promise<PaymentPlanModel> {
  const [quoted, means] = await Promise.all([
    payableQuote(quoteToken, context).then(async (payable) => {
      if (payable.kind !== 'PAYABLE') throw requestError('CONFLICT', 'This quote cannot be paid.');
      return { payable, listing: await quotedListing(payable.wire, context) };
    }),
    paymentMeans(context),
  ]);
  // SP-07: an unknown value of rewards is a problem of the plan.
  return planOf(await plannedPayment({ ...quoted, means }, payment, context, convertedRewards), means);
}

/**
 * The domain's plan, with the platform's value of a part of the rewards where it matters. Throws when the payment uses something
 * that could not be read.
 */
export async function plannedPayment(
  payable: Payable,
  payment: PaymentInput,
  context: GatewayContext,
  convert: typeof convertRewards,
): Promise<DomainPlan> {
  requireFacts(payment, payable);
  const facts = paymentFacts(payable, context);
  const choice = choiceOf(payment, facts);
  const card = payable.means.cards.find(({ id }) => id === choice.paymentMethodId);
  const own = { ...choice, paymentMethodId: card?.id ?? null };
  const toConvert = rewardsToConvert({ ...facts, choice: own });
  const plan = planPayment({
    ...facts,
    choice: own,
    convertedRewards: toConvert && (await convert(toConvert, context)),
    cardLast4: card?.last4 ?? null,
  });
  const isCardUnknown = plan.isCardRequired && choice.paymentMethodId !== null && card === undefined;
  return isCardUnknown ? { ...plan, problems: [...plan.problems, UNKNOWN_CARD] } : plan;
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
  // Rewards of another user's account have no unit; the plan has a problem with them in any case.
  const unit = account?.balance.currency ?? '-';
  return { accountReferenceId, amount: value === undefined ? null : pointsFromInput(value, unit) };
};

export const planOf = (
  plan: DomainPlan,
  { accountsError }: Pick<PaymentMeans, 'accountsError'>,
): PaymentPlanModel => ({
  accountsError,
  mode: plan.mode,
  total: graphMoney(plan.total),
  priceFreeze: plan.priceFreeze && {
    discount: graphMoney(plan.priceFreeze.discount),
    deposit: graphMoney(plan.priceFreeze.deposit),
  },
  offer: plan.offer && { id: plan.offer.id, amount: graphMoney(plan.offer.amount) },
  credit: plan.credit && graphMoney(plan.credit),
  rewards: plan.rewards && {
    rewards: rewardsAmount(plan.rewards.accountReferenceId, plan.rewards.amount),
    cash: graphMoney(plan.rewards.cash),
  },
  amountDue: graphMoney(plan.amountDue),
  isCardRequired: plan.isCardRequired,
  lines: plan.lines.map(({ label, amount }) => ({ label, amount: graphMoney(amount) })),
  accounts: plan.accounts.map(({ accountReferenceId, isEnabled, disabledReason, tripTotal }) => ({
    accountReferenceId,
    isEnabled,
    disabledReason,
    tripTotal: tripTotal && rewardsAmount(accountReferenceId, tripTotal),
  })),
  minimumRedemptionNotice: plan.minimumRedemptionNotice,
  problems: [...plan.problems],
});
