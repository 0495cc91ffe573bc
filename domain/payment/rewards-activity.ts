/** The texts of movements of rewards. */
import { formatPointsWithUnit, parsePoints } from '../money/points';

export const REWARDS_EVENTS = {
  EARNED: 'Earned',
  REDEEMED: 'Used',
  RETURNED: 'Returned',
  UNKNOWN: 'Changed',
} as const satisfies Record<string, string>;

export interface RewardsMovement {
  readonly isGain: boolean;
  /** `20,000 Miles`, `$12.30`: without its sign. */
  readonly text: string;
}

/** A signed amount of rewards, as the graph writes it. */
export function rewardsMovement({ value, currency }: { value: string; currency: string }): RewardsMovement {
  const size = value.replace(/^-/, '');
  const amount = parsePoints(size, currency);
  return {
    isGain: size === value,
    text: amount.ok ? formatPointsWithUnit(amount.value) : `${size} ${currency}`,
  };
}
