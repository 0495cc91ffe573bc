/** The part of an account's rewards that a slider stands for, in percent of the most that can be applied to a trip. */
import { isCashRewards, type Points, points } from '../money/points';

/** The smallest percentage that reaches the minimum redemption (RW-10); at least 1. */
export const smallestPercent = (most: Points, redemptionMin: Points): number =>
  Math.min(100, Math.max(1, Math.ceil((100 * redemptionMin.hundredths) / most.hundredths)));

/** The percentage of an amount, to the nearest whole one. */
export const percentOf = (amount: Points, most: Points): number =>
  Math.min(100, Math.round((100 * amount.hundredths) / most.hundredths));

/** The rewards of a percentage, in whole points or cents; all of them for 100. */
export function rewardsOfPercent(percent: number, most: Points): Points {
  if (percent >= 100) return most;
  const unit = isCashRewards(most.currency) ? 1 : 100;
  return points(Math.ceil((most.hundredths * percent) / 100 / unit) * unit, most.currency);
}
