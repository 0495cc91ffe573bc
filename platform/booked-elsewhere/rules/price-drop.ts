/**
 * Price drop protection (AD-15). A flight's price is watched for ten calendar days after the purchase, for a credit of up to $50;
 * a hotel's is compared after five.
 */
import { addDays, dayOf, type PlainDate } from '../../kernel/dates';
import type { ProtectionStanding, ProtectionUse } from '../elsewhere.types';

export const MAX_FLIGHT_CREDIT_MINOR = 5_000;
const DAYS = { flight: 10, hotel: 5 } as const;

interface PricedTrip {
  readonly product: keyof typeof DAYS;
  readonly totalMinor: number;
  readonly lowestMinor: number | undefined;
  readonly bookedAt: Date;
  readonly isCanceled: boolean;
  readonly uses: readonly ProtectionUse[];
  readonly now: Date;
}

/** The last day of the watch; the price is compared from the next day on. */
export const monitoredUntil = (product: keyof typeof DAYS, bookedAt: Date): PlainDate =>
  addDays(dayOf(bookedAt), DAYS[product]);

export function priceDrop(trip: PricedTrip): ProtectionStanding {
  const { product, totalMinor, lowestMinor = totalMinor, bookedAt, isCanceled, uses, now } = trip;
  if (uses.some(({ protectionKind }) => protectionKind === 'PriceDrop'))
    return { state: 'Exercised', reason: 'AlreadyUsed', choices: [] };
  if (isCanceled) return { state: 'Void', reason: 'TripCanceled', choices: [] };
  if (dayOf(now) <= monitoredUntil(product, bookedAt)) return { state: 'Active', choices: [] };
  const drop = totalMinor - lowestMinor;
  if (drop <= 0) return { state: 'Expired', reason: 'NoPriceDrop', choices: [] };
  const amountMinor = product === 'flight' ? Math.min(drop, MAX_FLIGHT_CREDIT_MINOR) : drop;
  return { state: 'Exercisable', choices: [{ kind: 'TravelCredit', amountMinor }] };
}
