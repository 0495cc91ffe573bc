/**
 * How many rewards a choice applies to what offer and credits leave, and what they are worth (SP-02, SP-03, SP-07, SP-08,
 * SP-12; specification 2 sections 4 and 5). A part of payment-plan.ts.
 */
import type { CurrencyCode } from './currencies';
import { minMoney, money, type Money } from './money';
import type { RewardsChoice } from './payment-choice';
import { comparePoints, minPoints, type Points, points } from './points';
import { type RedemptionAccount, redemptionRefusal, type RedemptionSetting } from './redemption';

export const AMOUNT_ABOVE_BALANCE =
  'Invalid amount. Enter an amount that is lower then your available balance.';
export const AMOUNT_NOT_VALID = 'Invalid rewards balance. Please enter a valid amount.';
export const CONVERSION_FAILED = 'Could not fetch split pay conversion.';

/** What the platform converts rewards to (SP-06). Worth in another currency follows from the trip's total in rewards. */
const CONVERTED_TO: CurrencyCode = 'USD';

/** The whole trip in the rewards of one account, as the quote says it. */
export interface TripTotal {
  readonly accountReferenceId: string;
  readonly amount: Points;
}

/** SP-08: what is wrong with a custom amount; undefined when nothing is. */
export function customAmountError(amount: Points, account: RedemptionAccount): string | undefined {
  if (amount.currency !== account.balance.currency || amount.hundredths <= 0) return AMOUNT_NOT_VALID;
  if (comparePoints(amount, account.balance) > 0) return AMOUNT_ABOVE_BALANCE;
  return comparePoints(amount, account.redemptionMin) < 0 ? AMOUNT_NOT_VALID : undefined;
}

/**
 * The rewards that cover what is left of the trip: the account's trip total in proportion, rounded up to a hundredth
 * so that they never fall short of the money.
 */
function pointsToCover(left: Money, total: Money, tripTotal: Points): Points {
  const numerator = BigInt(tripTotal.hundredths) * BigInt(left.minorUnits);
  const denominator = BigInt(total.minorUnits);
  return points(Number((numerator + denominator - 1n) / denominator), tripTotal.currency);
}

/** What a part of the trip's total in rewards is worth: the same part of the money, rounded down. */
function shareOf(total: Money, amount: Points, tripTotal: Points): Money {
  const share = (BigInt(total.minorUnits) * BigInt(amount.hundredths)) / BigInt(tripTotal.hundredths);
  return money(Number(share), total.currencyCode);
}

export interface RewardsInput {
  readonly choice: RewardsChoice | null;
  readonly accounts: readonly RedemptionAccount[];
  readonly tripTotals: readonly TripTotal[];
  readonly setting: RedemptionSetting;
  readonly total: Money;
  /** What offer and credits leave to pay. */
  readonly left: Money;
}

export interface RewardsToApply {
  readonly accountReferenceId: string;
  readonly amount: Points;
  /** Their worth: all that is left, their share of the trip, or null where the platform has to be asked. */
  readonly cash: Money | null;
}

export interface RewardsDecision {
  readonly toApply: RewardsToApply | null;
  readonly problem: string | null;
}

const NOTHING: RewardsDecision = { toApply: null, problem: null };

/** The rewards that a choice applies. An account that is gone, disabled or not in the trip totals applies nothing (SP-02, SP-04). */
export function rewardsToApply({
  choice,
  accounts,
  tripTotals,
  setting,
  total,
  left,
}: RewardsInput): RewardsDecision {
  if (choice === null || left.minorUnits <= 0) return NOTHING;
  const account = accounts.find((each) => each.accountReferenceId === choice.accountReferenceId);
  const tripTotal = tripTotals.find((each) => each.accountReferenceId === choice.accountReferenceId)?.amount;
  if (!account || !tripTotal || tripTotal.currency !== account.balance.currency) return NOTHING;
  if (redemptionRefusal(account, setting)) return NOTHING;

  const error = choice.amount ? customAmountError(choice.amount, account) : undefined;
  if (error) return { toApply: null, problem: error };

  const whole = pointsToCover(left, total, tripTotal);
  const amount = minPoints(whole, choice.amount ?? account.balance);
  if (amount.hundredths === 0) return NOTHING;
  const share = left.currencyCode === CONVERTED_TO ? null : shareOf(total, amount, tripTotal);
  const cash = comparePoints(amount, whole) === 0 ? left : share;
  return { toApply: { accountReferenceId: account.accountReferenceId, amount, cash }, problem: null };
}

/** What rewards are worth here, but never more than is left; null when nobody can say, or it is nothing. */
export function rewardsWorth({ cash }: RewardsToApply, left: Money, converted: Money | null): Money | null {
  const worth = cash ?? converted;
  if (worth === null || worth.currencyCode !== left.currencyCode || worth.minorUnits <= 0) return null;
  return minMoney(worth, left);
}
