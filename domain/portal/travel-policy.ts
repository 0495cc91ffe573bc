/**
 * The travel policy of a business (CP-02, CP-09, CP-10): when it is active, which answers a booking demands, and the sentences for
 * its limits. The platform judges the homes; an unknown verdict does not count as compliance.
 */
import { listed } from '../listed';
import { formatTrimmedMoney } from '../money/money-format';
import type { Money } from '../money/money';

/** A limit that a stay exceeds. */
export type PolicyReason = 'PRICE_PER_NIGHT' | 'STAR_RATING' | 'UNKNOWN';

/** A limit that booked flights exceed. */
export type FlightPolicyReason = 'PRICE' | 'FARE_CLASS' | 'LONG_FLIGHT' | 'UNKNOWN';

/** The limits of hotels and homes; null without a limit. */
export interface LodgingLimits {
  readonly maxPricePerNight: Money | null;
  readonly allowedStarRatings: readonly number[] | null;
}

interface FlightLimits {
  readonly maxPriceForOneWay?: unknown;
  readonly maxPriceForRoundTrip?: unknown;
  readonly allowedFareClasses: readonly string[];
}

export interface PolicyLimits {
  readonly hotels: { readonly allowedStarRatings: readonly number[]; readonly maxPricePerNight?: unknown };
  readonly cars: { readonly maxPricePerDay?: unknown };
  readonly flights: {
    readonly short: FlightLimits;
    readonly long: FlightLimits;
    readonly enableLongFlights: boolean;
  };
}

/** LS-27: a home with agreed rates is in the program of companies. */
export const CORPORATE_RATES = 'Company program';

const STARS = [1, 2, 3, 4, 5];
const FARE_CLASSES = ['BasicEconomy', 'Economy', 'PremiumEconomy', 'Business', 'First'];

/** Whether all ratings are allowed. */
export const allowsAllStars = (allowed: readonly number[]): boolean =>
  STARS.every((stars) => allowed.includes(stars));

/** CP-02: policies without any limit demand and show nothing. */
export const isPolicyActive = (policies: readonly PolicyLimits[]): boolean =>
  policies.some(
    ({ hotels, cars, flights }) =>
      !allowsAllStars(hotels.allowedStarRatings) ||
      isSet(hotels.maxPricePerNight) ||
      isSet(cars.maxPricePerDay) ||
      !flights.enableLongFlights ||
      [flights.short, flights.long].some(isLimited),
  );

const isLimited = ({ maxPriceForOneWay, maxPriceForRoundTrip, allowedFareClasses }: FlightLimits): boolean =>
  isSet(maxPriceForOneWay) ||
  isSet(maxPriceForRoundTrip) ||
  !FARE_CLASSES.every((fareClass) => allowedFareClasses.includes(fareClass));

const isSet = (limit: unknown): boolean => limit !== undefined && limit !== null;

/** CP-06: how many of several stays comply; null without any. */
export function policySummary(inPolicyCount: number, totalCount: number): 'NONE' | 'SOME' | 'ALL' | null {
  if (totalCount === 0) return null;
  if (inPolicyCount === 0) return 'NONE';
  return inPolicyCount < totalCount ? 'SOME' : 'ALL';
}

/** The sentences for the limits that a stay exceeds; for all limits when the reasons are unknown. */
export function limitTexts(
  { maxPricePerNight, allowedStarRatings }: LodgingLimits,
  reasons: readonly PolicyReason[] = [],
  lodging: 'homes' | 'hotels' = 'homes',
): string[] {
  const isKnown = reasons.some((reason) => reason !== 'UNKNOWN');
  const shows = (reason: PolicyReason) => !isKnown || reasons.includes(reason);
  return [
    ...(maxPricePerNight && shows('PRICE_PER_NIGHT')
      ? [`Your travel policy allows up to ${formatTrimmedMoney(maxPricePerNight)} a night.`]
      : []),
    ...(allowedStarRatings && shows('STAR_RATING')
      ? [`Your travel policy allows ${lodging} with ${starsText(allowedStarRatings)}.`]
      : []),
  ];
}

/** The sentences for the limits that booked flights exceed. */
export function flightLimitTexts(
  reasons: readonly FlightPolicyReason[],
  maxPricePerTraveler: Money | null,
): string[] {
  const texts: Readonly<Record<FlightPolicyReason, string | null>> = {
    PRICE:
      maxPricePerTraveler &&
      `Your travel policy allows up to ${formatTrimmedMoney(maxPricePerTraveler)} for each traveler on these flights.`,
    FARE_CLASS: 'Your travel policy does not allow this fare class for flights of this length.',
    LONG_FLIGHT: 'Your travel policy does not allow long flights.',
    UNKNOWN: null,
  };
  return reasons.flatMap((reason) => texts[reason] ?? []);
}

/** `2 to 4 stars`, `3 or 5 stars`, `1 star`. */
export function starsText(ratings: readonly number[]): string {
  const sorted = [...ratings].sort((one, other) => one - other);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return 'no stars';
  if (least === most) return least === 1 ? '1 star' : `${least} stars`;
  const isRange = most - least === sorted.length - 1 && sorted.length > 2;
  return `${isRange ? `${least} to ${most}` : listed(sorted.map(String), 'or')} stars`;
}
