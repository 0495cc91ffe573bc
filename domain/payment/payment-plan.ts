/**
 * How a stay is paid: one function, whose result the checkout shows and the gateway checks again before money moves (PM-14,
 * PM-15, PR-10, PR-15, PR-16, SP-02 to SP-08, WA-05 to WA-08, RW-08 to RW-15). A frozen price first, then the offer, then
 * credits, then rewards, then the card; they always sum to the total, to the minor unit (AD-11, PM-17).
 */
import { addMoney, atLeastZero, type Money, subtractMoney } from '../money/money';
import type { Points } from '../money/points';
import { coverOf, type PriceFreezeCover } from '../price-freeze/frozen-price';
import { chooseRewards, type PaymentChoice, type PaymentProblem } from './payment-choice';
import {
  MINIMUM_REDEMPTION_NOTICES,
  minimumRedemption,
  type RedemptionAccount,
  type RedemptionRefusal,
  type RedemptionSetting,
  redemptionRefusalText,
} from './redemption';
import {
  CONVERSION_FAILED,
  rewardsCoverage,
  type RewardsDecision,
  rewardsToApply,
  rewardsWorth,
  type TripTotal,
} from './rewards-payment';
import type { WalletGates } from './wallet';
import { applyWallet, payableOf, type PayingWallet, type WalletInput } from './wallet-payment';

export interface PaymentPlanInput {
  /** The pay-now total of the quote, including the agent fee. */
  readonly total: Money;
  /** The part that the frozen price of the quote covers; absent without one. */
  readonly priceFreeze?: PriceFreezeCover | null;
  readonly tripTotals: readonly TripTotal[];
  readonly accounts: readonly RedemptionAccount[];
  readonly setting: RedemptionSetting;
  readonly wallet: PayingWallet | null;
  readonly gates: WalletGates;
  readonly now: Date;
  readonly choice: PaymentChoice;
  /** The platform's conversion of `rewardsToConvert`; null when it was not requested, or failed (SP-07). */
  readonly convertedRewards: Money | null;
  /** The chosen card's last four digits, for its line. */
  readonly cardLast4: string | null;
}

/** The facts known before the platform converts the rewards. */
type UnconvertedInput = Omit<PaymentPlanInput, 'convertedRewards' | 'cardLast4'>;

export type PaymentMode =
  'CARD_ONLY' | 'REWARDS_ONLY' | 'SPLIT' | 'CREDITS_ONLY' | 'OFFER_ONLY' | 'OFFER_AND_CREDITS' | 'INCOMPLETE';

/** Deductions are subtracted from the total; the wallet's subtotal sums its deductions, and the rest is the amount left to pay. */
export type PaymentLineKind = 'TOTAL' | 'DEDUCTION' | 'WALLET_DEDUCTION' | 'WALLET_SUBTOTAL' | 'CARD' | 'DUE';

export interface PaymentLine {
  readonly kind: PaymentLineKind;
  readonly label: string;
  /** Zero or more; its kind defines its effect on the total. */
  readonly amount: Money;
}

export interface PlanAccount {
  readonly accountReferenceId: string;
  readonly isEnabled: boolean;
  readonly refusal: RedemptionRefusal | null;
  readonly disabledReason: string | null;
  readonly tripTotal: Points | null;
  /** The part of it that covers the amount left after offer and credits; null when the account cannot pay. */
  readonly toCover: Points | null;
}

export interface AppliedRewards {
  readonly accountReferenceId: string;
  readonly amount: Points;
  readonly cash: Money;
}

export interface PaymentPlan {
  readonly mode: PaymentMode;
  readonly total: Money;
  /** The part that the frozen price covers; null without one. */
  readonly priceFreeze: PriceFreezeCover | null;
  readonly offer: { readonly id: string; readonly amount: Money } | null;
  readonly credit: Money | null;
  readonly rewards: AppliedRewards | null;
  /** The amount to charge to the card, never below 0 (PR-15). */
  readonly amountDue: Money;
  readonly isCardRequired: boolean;
  /** The card that pays the amount due; null when none is chosen, or none is needed. */
  readonly paymentMethodId: string | null;
  readonly lines: readonly PaymentLine[];
  readonly accounts: readonly PlanAccount[];
  readonly bestOfferId: string | null;
  readonly minimumRedemptionNotice: string | null;
  /** The problems with the choices; the plan leaves these choices out. */
  readonly problems: readonly PaymentProblem[];
}

/** Expects a total of 0 or more: a quote with less is not bookable. */
export function paymentPlan(input: PaymentPlanInput): PaymentPlan {
  const { total, choice } = input;
  if (total.minorUnits < 0) throw new RangeError('A stay cannot cost less than nothing');
  const wallet = applyWallet(input);
  const freeze = coverOf(total, input.priceFreeze ?? null);
  const left = remainingAfterWallet(input);
  const rewards = applyRewards(input, left);
  const amountDue = rewards.applied ? atLeastZero(subtractMoney(left, rewards.applied.cash)) : left;
  const isCardRequired = amountDue.minorUnits > 0;
  const { discount, deposit } = freeze;
  const parts = {
    priceFreeze: input.priceFreeze ? { discount, deposit } : null,
    offer: wallet.offer,
    credit: wallet.credit,
    rewards: rewards.applied,
    paymentMethodId: isCardRequired ? choice.paymentMethodId : null,
  };
  return {
    ...parts,
    mode: paymentMode(parts, isCardRequired),
    total,
    amountDue,
    isCardRequired,
    lines: planLines(input, parts, amountDue),
    accounts: planAccounts(input, left),
    bestOfferId: wallet.bestOfferId,
    minimumRedemptionNotice: MINIMUM_REDEMPTION_NOTICES[minimumRedemption(input.accounts)],
    problems: [...wallet.problems, ...rewards.problems],
  };
}

/** The rewards that the platform has to convert before the plan can be computed; null without any. */
export function rewardsToConvert(
  input: UnconvertedInput,
): { readonly accountReferenceId: string; readonly amount: Points } | null {
  const { toApply } = decideRewards(input, remainingAfterWallet(input));
  if (toApply === null || toApply.cash !== null) return null;
  return { accountReferenceId: toApply.accountReferenceId, amount: toApply.amount };
}

/** SP-02, SP-04: the current choice, but without the rewards of an account that cannot pay. */
export function withPayableRewards(input: UnconvertedInput): PaymentChoice {
  const { accounts, choice } = input;
  const chosen = accounts.find((each) => each.accountReferenceId === choice.rewards?.accountReferenceId);
  const canPay =
    chosen !== undefined &&
    'toCover' in rewardsCoverage(chosen, { ...input, left: remainingAfterWallet(input) });
  return canPay ? choice : chooseRewards(choice, null);
}

const remainingAfterWallet = (input: WalletInput): Money =>
  subtractMoney(payableOf(input), applyWallet(input).covered);

type RewardsPart = Pick<PaymentPlanInput, 'total' | 'choice' | 'accounts' | 'tripTotals' | 'setting'>;

const decideRewards = ({ choice, ...rest }: RewardsPart, left: Money): RewardsDecision =>
  rewardsToApply({ ...rest, choice: choice.rewards, left });

function applyRewards(
  input: RewardsPart & Pick<PaymentPlanInput, 'convertedRewards'>,
  left: Money,
): { readonly applied: AppliedRewards | null; readonly problems: readonly PaymentProblem[] } {
  const { toApply, problem } = decideRewards(input, left);
  if (problem !== null) return { applied: null, problems: [{ field: 'REWARDS', ...problem }] };
  if (toApply === null) return { applied: null, problems: [] };
  const cash = rewardsWorth(toApply, left, input.convertedRewards);
  if (cash === null) return { applied: null, problems: [NOT_CONVERTED] };
  const { accountReferenceId, amount } = toApply;
  return { applied: { accountReferenceId, amount, cash }, problems: [] };
}

/** SP-07: the platform did not convert the rewards. */
const NOT_CONVERTED: PaymentProblem = {
  field: 'REWARDS',
  code: 'REWARDS_NOT_CONVERTED',
  message: CONVERSION_FAILED,
};

type PlanParts = Pick<PaymentPlan, 'priceFreeze' | 'offer' | 'credit' | 'rewards' | 'paymentMethodId'>;

function paymentMode(
  { offer, credit, rewards, paymentMethodId }: PlanParts,
  isCardRequired: boolean,
): PaymentMode {
  if (isCardRequired) {
    if (paymentMethodId === null) return 'INCOMPLETE';
    return rewards ? 'SPLIT' : 'CARD_ONLY';
  }
  if (rewards) return 'REWARDS_ONLY';
  if (offer) return credit ? 'OFFER_AND_CREDITS' : 'OFFER_ONLY';
  return 'CREDITS_ONLY';
}

/** The deductions for a frozen price (AD-11). */
const coverLines = ({ discount, deposit }: PriceFreezeCover): PaymentLine[] =>
  [
    { kind: 'DEDUCTION' as const, label: 'Price freeze savings:', amount: discount },
    { kind: 'DEDUCTION' as const, label: 'Price freeze deposit paid:', amount: deposit },
  ].filter(({ amount }) => amount.minorUnits > 0);

/** AD-11: the amount left to pay at a frozen price, before any other payment choice. */
export const frozenPriceLines = (total: Money, cover: PriceFreezeCover | null): PaymentLine[] =>
  cover
    ? [
        ...coverLines(cover),
        { kind: 'DUE', label: 'Amount due:', amount: subtractMoney(total, coverOf(total, cover).covered) },
      ]
    : [];

/** PR-10, in the order of the breakdown. */
function planLines(
  { total, cardLast4 }: PaymentPlanInput,
  { priceFreeze, offer, credit, rewards, paymentMethodId }: PlanParts,
  amountDue: Money,
): PaymentLine[] {
  const lines: PaymentLine[] = [
    { kind: 'TOTAL', label: 'Total', amount: total },
    ...(priceFreeze ? coverLines(priceFreeze) : []),
  ];
  if (offer) lines.push({ kind: 'WALLET_DEDUCTION', label: 'Travel offer applied:', amount: offer.amount });
  if (credit) lines.push({ kind: 'WALLET_DEDUCTION', label: 'Travel credits applied:', amount: credit });
  if (offer && credit) {
    const amount = addMoney(offer.amount, credit);
    lines.push({ kind: 'WALLET_SUBTOTAL', label: 'Total travel credits applied:', amount });
  }
  if (rewards) lines.push({ kind: 'DEDUCTION', label: 'Rewards applied:', amount: rewards.cash });
  if (paymentMethodId !== null && cardLast4 !== null) {
    lines.push({ kind: 'CARD', label: `Ending in ${cardLast4}:`, amount: amountDue });
  }
  lines.push({ kind: 'DUE', label: 'Amount due:', amount: amountDue });
  return lines;
}

function planAccounts(
  { accounts, tripTotals, setting, total }: PaymentPlanInput,
  left: Money,
): PlanAccount[] {
  return accounts.map((account) => {
    const { accountReferenceId, role } = account;
    const coverage = rewardsCoverage(account, { tripTotals, setting, total, left });
    const { refusal, toCover } = { refusal: null, toCover: null, ...coverage };
    return {
      accountReferenceId,
      isEnabled: refusal === null,
      refusal,
      disabledReason: refusal === null ? null : redemptionRefusalText(refusal, role),
      tripTotal: tripTotals.find((each) => each.accountReferenceId === accountReferenceId)?.amount ?? null,
      toCover,
    };
  });
}
