/**
 * The value of rewards. `unitValue` is the value of one unit in ten-thousandths of a US dollar (100: one cent); reward amounts
 * are hundredths of a unit.
 */
import { toUsdMinor } from '../../kernel/money';

/** Rewards that cover an amount: rounded up, so that they never cover less. */
export const rewardsFor = (usdMinor: number, unitValue: number): number =>
  Math.ceil((usdMinor * 10_000) / unitValue);

/** The value of rewards in cents, rounded down. */
export const rewardsUsdMinor = (hundredths: number, unitValue: number): number =>
  Math.floor((hundredths * unitValue) / 10_000);

/**
 * Whether rewards equal an amount: to the cent in dollars. An amount in another currency may differ by the rounding of both
 * conversions: one cent, and the cents of its minor unit.
 */
export function areRewardsWorth(
  hundredths: number,
  unitValue: number,
  amountMinor: number,
  currency: string,
): boolean {
  const missing = Math.abs(rewardsUsdMinor(hundredths, unitValue) - toUsdMinor(amountMinor, currency));
  return missing <= (currency === 'USD' ? 0 : 1 + Math.ceil(toUsdMinor(1_000, currency) / 1_000));
}

/** The rewards that a purchase earns: units per dollar for miles and points, percent of the amount for cash back. */
export const rewardsEarned = (usdMinor: number, multiplier: number, currency: string): number =>
  currency === 'Cash' ? Math.round((usdMinor * multiplier) / 100) : Math.round(usdMinor * multiplier);

/** Hundredths as the decimal amount of the contract. */
export const rewardsValue = (hundredths: number): number => Number((hundredths / 100).toFixed(2));

/** The amount of rewards, of any account, that the platform fails to convert (docs/test-values.md). */
export const UNCONVERTIBLE_HUNDREDTHS = 4_040_00;
