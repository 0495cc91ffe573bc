/**
 * How many rewards a choice applies to the amount left after offer and credits, and their value (SP-02, SP-03, SP-07, SP-08,
 * SP-12; the minimum of RW-10 for any amount). A part of payment-plan.ts.
 */
import type { CurrencyCode } from '../money/currencies';
import { minMoney, money, type Money } from '../money/money';
import type { PaymentProblem, PaymentProblemCode, RewardsChoice } from './payment-choice';
import { comparePoints, minPoints, type Points, points } from '../money/points';
import {
  type RedemptionAccount,
  redemptionRefusal,
  type RedemptionRefusal,
  redemptionRefusalText,
  type RedemptionSetting,
} from './redemption';

export const AMOUNT_ABOVE_BALANCE =
  'Invalid amount. Enter an amount that is lower then your available balance.';
export const AMOUNT_NOT_VALID = 'Invalid rewards balance. Please enter a valid amount.';
export const CONVERSION_FAILED = 'Could not fetch split pay conversion.';

/** The currency that the platform converts rewards to (SP-06). The value in another currency follows from the trip's total in rewards. */
const CONVERTED_TO: CurrencyCode = 'USD';

/** The whole trip in the rewards of one account, as in the quote. */
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
 * The rewards that cover the amount left: the account's trip total in proportion, rounded up to a hundredth so that they never
 * fall short of the money.
 */
function pointsToCover(left: Money, total: Money, tripTotal: Points): Points {
  if (left.minorUnits <= 0) return points(0, tripTotal.currency);
  const numerator = BigInt(tripTotal.hundredths) * BigInt(left.minorUnits);
  const denominator = BigInt(total.minorUnits);
  return points(Number((numerator + denominator - 1n) / denominator), tripTotal.currency);
}

/** The value of a part of the trip's total in rewards: the same part of the money, rounded down. */
function shareOf(total: Money, amount: Points, tripTotal: Points): Money {
  const share = (BigInt(total.minorUnits) * BigInt(amount.hundredths)) / BigInt(tripTotal.hundredths);
  return money(Number(share), total.currencyCode);
}

/** The amounts that decide how much the rewards of an account can pay. */
export interface RewardsTrip {
  readonly tripTotals: readonly TripTotal[];
  readonly setting: RedemptionSetting;
  readonly total: Money;
  /** The amount left after offer and credits. */
  readonly left: Money;
}

type Coverage =
  | {
      /** The whole trip in rewards of the account. */
      readonly tripTotal: Points;
      /** The part of it that covers the amount left. */
      readonly toCover: Points;
    }
  | { readonly refusal: RedemptionRefusal };

/** The rewards of an account that cover the amount left, or why it cannot pay (RW-08 to RW-10, RW-15, SP-02). */
export function rewardsCoverage(
  account: RedemptionAccount,
  { tripTotals, setting, total, left }: RewardsTrip,
): Coverage {
  const { accountReferenceId, balance, redemptionMin } = account;
  const refusal = redemptionRefusal(account, setting);
  if (refusal) return { refusal };
  const tripTotal = tripTotals.find((each) => each.accountReferenceId === accountReferenceId)?.amount;
  if (!tripTotal || tripTotal.currency !== balance.currency || tripTotal.hundredths <= 0) {
    return { refusal: 'NOT_IN_TRIP_TOTAL' };
  }
  const toCover = pointsToCover(left, total, tripTotal);
  // No more rewards are redeemed than the amount left requires, so they could not reach the minimum.
  const isBelowMinimum = left.minorUnits > 0 && comparePoints(toCover, redemptionMin) < 0;
  return isBelowMinimum ? { refusal: 'AMOUNT_DUE_BELOW_MINIMUM' } : { tripTotal, toCover };
}

export interface RewardsInput extends RewardsTrip {
  readonly choice: RewardsChoice | null;
  readonly accounts: readonly RedemptionAccount[];
}

export interface RewardsToApply {
  readonly accountReferenceId: string;
  readonly amount: Points;
  /** Their value: the whole amount left, their share of the trip, or null when the platform has to convert them. */
  readonly cash: Money | null;
}

export interface RewardsDecision {
  readonly toApply: RewardsToApply | null;
  readonly problem: Omit<PaymentProblem, 'field'> | null;
}

const NOTHING: RewardsDecision = { toApply: null, problem: null };
const refused = (code: PaymentProblemCode, message: string): RewardsDecision => ({
  toApply: null,
  problem: { code, message },
});

/** Too few rewards is a problem that another account, or more rewards, solves. */
const refusedAccount = (refusal: RedemptionRefusal, role: RedemptionAccount['role']): RewardsDecision => {
  const isTooFew = refusal === 'BELOW_MINIMUM' || refusal === 'AMOUNT_DUE_BELOW_MINIMUM';
  return refused(
    isTooFew ? 'REWARDS_BELOW_MINIMUM' : 'REWARDS_NOT_USABLE',
    redemptionRefusalText(refusal, role),
  );
};

/** The rewards that a choice applies, or why they cannot be applied (SP-03, SP-08). None when nothing is left to pay. */
export function rewardsToApply({ choice, accounts, ...trip }: RewardsInput): RewardsDecision {
  const { total, left } = trip;
  if (choice === null || left.minorUnits <= 0) return NOTHING;
  const account = accounts.find((each) => each.accountReferenceId === choice.accountReferenceId);
  if (!account) return refusedAccount('NOT_IN_TRIP_TOTAL', 'UNKNOWN');
  const coverage = rewardsCoverage(account, trip);
  if ('refusal' in coverage) return refusedAccount(coverage.refusal, account.role);
  const error = choice.amount ? customAmountError(choice.amount, account) : undefined;
  if (error) {
    const isAbove = error === AMOUNT_ABOVE_BALANCE;
    return refused(isAbove ? 'REWARDS_ABOVE_BALANCE' : 'REWARDS_AMOUNT_NOT_VALID', error);
  }

  const { tripTotal, toCover } = coverage;
  const amount = minPoints(toCover, choice.amount ?? account.balance);
  const share = left.currencyCode === CONVERTED_TO ? null : shareOf(total, amount, tripTotal);
  const cash = comparePoints(amount, toCover) === 0 ? left : share;
  return { toApply: { accountReferenceId: account.accountReferenceId, amount, cash }, problem: null };
}

/** The value of the rewards, at most the amount left; null when it is unknown or zero. */
export function rewardsWorth({ cash }: RewardsToApply, left: Money, converted: Money | null): Money | null {
  const worth = cash ?? converted;
  if (worth === null || worth.currencyCode !== left.currencyCode || worth.minorUnits <= 0) return null;
  return minMoney(worth, left);
}
