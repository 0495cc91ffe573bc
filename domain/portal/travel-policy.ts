/**
 * Corporate travel policy (CP-02 to CP-06, CP-08). A limit that is absent does not limit.
 */
import { addMoney, money, type Money } from '../money/money';

interface FlightLimits {
  readonly maxPriceForOneWay?: Money | null | undefined;
  readonly maxPriceForRoundTrip?: Money | null | undefined;
  readonly allowedFareClasses: readonly string[];
}

export interface TravelPolicy {
  readonly flights: {
    readonly short: FlightLimits;
    readonly long: FlightLimits;
    readonly enableLongFlights: boolean;
  };
  readonly hotels: {
    readonly allowedStarRatings: readonly number[];
    readonly maxPricePerNight?: Money | null | undefined;
  };
  readonly cars: { readonly maxPricePerDay?: Money | null | undefined };
}

export interface PolicySettings {
  readonly isApprovalRequired: boolean;
}

/** Basic economy, economy, premium economy, business, first. */
const FARE_CLASSES = 5;
/** One to five stars. */
const STAR_RATINGS = 5;

const allows = (values: readonly (string | number)[], all: number): boolean => new Set(values).size >= all;

/**
 * CP-02: policies that limit nothing count as inactive. Without any policy there is nothing to be active.
 * @awaits the profile page
 */
export const isPolicyInactive = (policies: readonly TravelPolicy[]): boolean =>
  policies.every(
    ({ flights, hotels, cars }) =>
      allows(hotels.allowedStarRatings, STAR_RATINGS) &&
      hotels.maxPricePerNight == null &&
      cars.maxPricePerDay == null &&
      flights.enableLongFlights &&
      isUnlimited(flights.short) &&
      isUnlimited(flights.long),
  );

const isUnlimited = ({
  maxPriceForOneWay,
  maxPriceForRoundTrip,
  allowedFareClasses,
}: FlightLimits): boolean =>
  maxPriceForOneWay == null && maxPriceForRoundTrip == null && allows(allowedFareClasses, FARE_CLASSES);

/** CP-03: not required only when the settings exist and say so; unknown settings count as required. */
export const isApprovalRequired = (settings: PolicySettings | null | undefined): boolean =>
  settings?.isApprovalRequired ?? true;

export type PolicySummary = 'NONE' | 'SOME' | 'ALL';

/**
 * CP-06: how many of some rooms are in policy. No rooms are none.
 * @awaits trips booked elsewhere
 */
export function policySummary(areInPolicy: readonly boolean[]): PolicySummary {
  const inside = areInPolicy.filter(Boolean).length;
  if (inside === 0) return 'NONE';
  return inside === areInPolicy.length ? 'ALL' : 'SOME';
}

/** Durations of a flight in minutes; stopovers count only of flights with several slices. */
export interface FlightDuration {
  readonly totalMinutes: number;
  readonly stopoverMinutes: number;
  readonly slices: number;
}

/**
 * CP-04: strictly longer than the limit; stopovers between the slices of a trip are not flown.
 * @awaits trips booked elsewhere
 */
export const isLongFlight = (
  { totalMinutes, stopoverMinutes, slices }: FlightDuration,
  minHoursForLongFlight: number,
): boolean => (slices > 1 ? totalMinutes - stopoverMinutes : totalMinutes) > minHoursForLongFlight * 60;

/**
 * CP-05: what the policy allows for the one-way slices of a trip: each at the limit of its length.
 * @awaits trips booked elsewhere
 */
export const oneWayPolicyPrice = (
  slices: { readonly short: number; readonly long: number },
  limits: { readonly short: Money; readonly long: Money },
): Money => addMoney(times(limits.short, slices.short), times(limits.long, slices.long));

const times = ({ minorUnits, currencyCode }: Money, count: number): Money =>
  money(minorUnits * count, currencyCode);

/**
 * CP-08: who books for whom in a business.
 * @awaits the profile page
 */
export const WHO_BOOKS = {
  MYSELF_AND_OTHERS: 'Myself and others',
  EMPLOYEES_FOR_THEMSELVES: 'Employees book for themselves',
  SOMEONE_ELSE_FOR_EVERYONE: 'Someone else books for everyone',
  MYSELF_ONLY: 'Myself only',
} as const;
