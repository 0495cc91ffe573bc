/** The conditions of offers, as far as bookings of homes are concerned. To add a kind, add a line. */
import type { components } from '#schema/platform.openapi.ts';
import { toMinor } from '../../kernel/money';

export type OfferCondition = components['schemas']['OfferCondition'];

/** The price of booking a home. */
export interface HomeBooking {
  readonly totalMinor: number;
  readonly currency: string;
}

/** Whether the booking of a home meets a condition. An unknown condition, or one with missing facts, is not met. */
export function meetsCondition(condition: OfferCondition, booking: HomeBooking): boolean {
  const parts = condition.conditions ?? [];
  const meets = (part: OfferCondition) => meetsCondition(part, booking);
  switch (condition.OfferCondition) {
    case 'AmountComparison':
      return condition.atLeast !== undefined && costsAtLeast(booking, condition.atLeast);
    case 'And':
      return parts.length > 0 && parts.every(meets);
    case 'Or':
      return parts.some(meets);
    case 'Not':
      return parts.length === 1 && !parts.some(meets);
    default:
      return false;
  }
}

const costsAtLeast = (
  { totalMinor, currency }: HomeBooking,
  atLeast: components['schemas']['CreditAmount'],
): boolean => atLeast.currency === currency && totalMinor >= toMinor(atLeast.amount, currency);
