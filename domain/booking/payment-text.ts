import type { Money } from '../money/money';
import { formatMoney } from '../money/money-format';
import { formatPointsWithUnit, parsePoints, type Points } from '../money/points';

export interface PaymentPart {
  /** The means of payment (`Visa ending in 4242`). */
  readonly label: string;
  readonly amount: Money;
  readonly rewards: { readonly value: string; readonly currency: string } | null;
}

/** Rewards in the unit of their account; the platform's own text if they cannot be read. */
export function partText({ amount, rewards }: Pick<PaymentPart, 'amount' | 'rewards'>): string {
  if (!rewards) return formatMoney(amount);
  const points = parsePoints(rewards.value, rewards.currency);
  const shown = points.ok ? formatPointsWithUnit(points.value) : `${rewards.value} ${rewards.currency}`;
  return withWorth(shown, ' =\u00a0', amount);
}

/** Rewards and their worth, as text; cash back that is worth as much as it says is said once. */
export const rewardsWorthText = (rewards: Points, worth: Money): string =>
  withWorth(formatPointsWithUnit(rewards), ' for ', worth);

function withWorth(shown: string, sign: string, worth: Money): string {
  const money = formatMoney(worth);
  return shown === money ? money : `${shown}${sign}${money}`;
}

export interface TripCharge {
  readonly total: Money | null;
  readonly payments: readonly PaymentPart[] | null;
}

/** The total and a line for each part of its payment; null when both are unknown. */
export function paymentText({ total, payments }: TripCharge): string | null {
  const parts = (payments ?? []).map((part) => `${part.label}: ${partText(part)}`);
  return [total && formatMoney(total), ...parts].filter(Boolean).join('\n') || null;
}
