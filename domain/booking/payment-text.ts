import { type Money, negateMoney } from '../money/money';
import { formatMoney } from '../money/money-format';
import { formatPointsWithUnit, parsePoints, type Points } from '../money/points';

export interface PaymentPart {
  readonly kind:
    | 'USER_CARD'
    | 'REWARDS'
    | 'TRAVEL_WALLET_OFFER'
    | 'TRAVEL_WALLET_CREDIT'
    | 'HOTEL_PRICE_FREEZE_DEPOSIT'
    | 'HOTEL_PRICE_FREEZE_DISCOUNT'
    | 'UNKNOWN';
  /** The means of payment (`Visa ending in 4242`). */
  readonly label: string;
  readonly amount: Money;
  readonly rewards: { readonly value: string; readonly currency: string } | null;
}

/** A part of a refund: rewards in the unit of their account, and their worth. */
export const partText = ({ amount, rewards }: Pick<PaymentPart, 'amount' | 'rewards'>): string =>
  rewards ? withWorth(rewardsText(rewards), ' =\u00a0', amount) : formatMoney(amount);

/** In the unit of their account; the platform's own text if they cannot be read. */
function rewardsText({ value, currency }: NonNullable<PaymentPart['rewards']>): string {
  const points = parsePoints(value, currency);
  return points.ok ? formatPointsWithUnit(points.value) : `${value} ${currency}`;
}

export interface PaymentLine {
  readonly label: string;
  readonly text: string;
}

/** PR-18: what was taken off the total, and then what was paid by card; a line for each part. */
export function paymentLines(parts: readonly PaymentPart[], isReserved = false): PaymentLine[] {
  const isPaid = ({ kind }: PaymentPart) => kind === 'USER_CARD' || kind === 'UNKNOWN';
  return [
    ...parts.filter((part) => !isPaid(part)).map(takenOff),
    ...parts.filter(isPaid).map(({ label, amount }) => ({
      label: `${isReserved ? 'Reserved on' : 'You paid by'} ${label}`,
      text: formatMoney(amount),
    })),
  ];
}

function takenOff({ label, amount, rewards }: PaymentPart): PaymentLine {
  const worth = formatMoney(amount);
  const spent = rewards && rewardsText(rewards);
  return {
    label: spent === null || spent === worth ? label : `${label}, ${spent}`,
    text: formatMoney(negateMoney(amount)),
  };
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
  const parts = paymentLines(payments ?? []).map(({ label, text }) => `${label}: ${text}`);
  return [total && formatMoney(total), ...parts].filter(Boolean).join('\n') || null;
}
