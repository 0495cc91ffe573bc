/** The payment plan of a stay (`paymentPlan`), with the rules that `book` checks again. */
import {
  type CreditChoice,
  type OfferChoice,
  type PaymentChoice,
  type RewardsChoice,
  UNKNOWN_CARD,
} from '#domain/payment/payment-choice.ts';
import {
  paymentPlan as planPayment,
  type PaymentPlan as DomainPlan,
  rewardsToConvert,
} from '#domain/payment/payment-plan.ts';
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
import { payableQuote, type UnpayableQuote } from './payable-quote';
import { type Payable, type PaymentFacts, paymentFacts, requireRead } from './payment-facts';
import { type PaymentMeans, paymentMeans } from './payment-means';

/** A plan without the accounts is still a plan; selecting them is an error. */
export interface PaymentPlanModel extends PaymentPlan {
  readonly accountsError: Error | undefined;
}

export async function paymentPlan(
  { quoteToken, payment }: QueryPaymentPlanArgs,
  context: GatewayContext,
): Promise<PaymentPlanModel> {
  const [quoted, means] = await Promise.all([payableQuote(quoteToken, context), paymentMeans(context)]);
  if (quoted.kind === 'MISSING') throw quoted.error;
  if (quoted.kind !== 'PAYABLE') throw requestError('CONFLICT', NOT_PAYABLE[quoted.kind]);
  // SP-07: an unknown value of rewards is a problem of the plan.
  return planOf(await plannedPayment({ ...quoted, means }, payment, context, convertedRewards), means);
}

const NOT_PAYABLE: Readonly<Record<Exclude<UnpayableQuote['kind'], 'MISSING'>, string>> = {
  BOOKED: 'This quote is booked already. Follow its booking.',
  USED_UP: 'This quote was used by a booking that failed. Request another quote.',
  IN_PROGRESS: 'The price of this quote is not known yet. Follow the quote to its end.',
  EXPIRED: 'This quote has expired. Request another quote.',
  FAILED: 'This quote failed. Request another quote.',
  UNSUPPORTED: 'This quote cannot be paid: it is for something other than a home.',
  UNREADABLE: 'This quote cannot be paid: its amounts cannot be read. Request another quote.',
};

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
  const { known, unread } = paymentFacts(payable, context);
  requireRead(payment, unread);
  const choice = choiceOf(payment, known);
  const card = payable.means.cards.find(({ id }) => id === choice.paymentMethodId);
  const own = { ...choice, paymentMethodId: card?.id ?? null };
  const toConvert = rewardsToConvert({ ...known, choice: own });
  const plan = planPayment({
    ...known,
    choice: own,
    convertedRewards: toConvert && (await convert(toConvert, context)),
    cardLast4: card?.last4 ?? null,
  });
  const isCardUnknown = plan.isCardRequired && choice.paymentMethodId !== null && card === undefined;
  return isCardUnknown ? { ...plan, problems: [...plan.problems, UNKNOWN_CARD] } : plan;
}

const choiceOf = (
  { offer, credit, rewards, paymentMethodId }: PaymentInput,
  known: PaymentFacts['known'],
): PaymentChoice => ({
  offer: offer ? offerChoice(offer) : { kind: 'NONE' },
  credit: credit ? creditChoice(credit) : { kind: 'NONE' },
  rewards: rewards ? rewardsChoice(rewards, known) : null,
  paymentMethodId: paymentMethodId ?? null,
});

const offerChoice = ({ id }: OfferInput): OfferChoice =>
  id === undefined ? { kind: 'BEST' } : { kind: 'OFFER', offerId: id };

const creditChoice = ({ amount }: CreditInput): CreditChoice =>
  amount === undefined ? { kind: 'ALL' } : { kind: 'AMOUNT', amount: moneyFromInput(amount) };

const rewardsChoice = (
  { accountReferenceId, quantity: { value } }: RewardsInput,
  { accounts }: PaymentFacts['known'],
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
