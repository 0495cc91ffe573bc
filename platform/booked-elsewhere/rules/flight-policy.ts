/** How booked flights comply with the travel policy of their traveler (CP-04, CP-05). */
import type { components } from '#schema/platform.openapi.ts';
import { HOUR_MS } from '../../kernel/durations';
import { fiatToUsdMinor, toFiat, toUsdMinor } from '../../kernel/money';
import type { Flight, Segment, Slice } from '../elsewhere.types';
import { firstSegment, lastSegment, scheduledAt } from './flight-times';

type Schemas = components['schemas'];

/** The rules of a policy for flights. */
export type FlightRules = Schemas['Policy']['flights'];

/** A limit that booked flights exceed. */
type Reason = 'Price' | 'FareClass' | 'LongFlight';

/** Flights are judged as they were booked: a delay takes no flight out of policy. A price may reach its limit. */
export function flightCompliance(
  flight: Flight,
  currency: string,
  rules: FlightRules,
): Schemas['FlightPolicyCompliance'] {
  const limitMinor = priceLimit(flight, rules);
  // An infant on a lap has no seat, and adds nothing to the limit.
  const travelers = Math.max(1, flight.passengers.filter(({ type }) => type !== 'INF').length);
  const priceMinor = toUsdMinor(flight.baseMinor + flight.taxesMinor, currency);
  const exceeded: Readonly<Record<Reason, boolean>> = {
    Price: limitMinor !== undefined && priceMinor > limitMinor * travelers,
    FareClass: flight.slices.some((slice) => {
      const { allowedFareClasses } = limitsOf(slice, flight, rules);
      return slice.segments.some(({ cabin }) => !allowedFareClasses.includes(cabin));
    }),
    LongFlight: !rules.enableLongFlights && hasLongSlice(flight, rules),
  };
  const reasons = (Object.keys(exceeded) as Reason[]).filter((reason) => exceeded[reason]);
  return {
    isInPolicy: reasons.length === 0,
    reasons,
    ...(limitMinor !== undefined && { maxPricePerTraveler: toFiat(limitMinor, 'USD') }),
  };
}

/**
 * The most for a traveler in US cents; undefined without a limit. A flight and its return share a separate limit; the slices of
 * other journeys add up, each by its length (CP-05).
 */
function priceLimit(flight: Flight, rules: FlightRules): number | undefined {
  if (flight.tripType === 'round_trip') {
    return limitIn((hasLongSlice(flight, rules) ? rules.long : rules.short).maxPriceForRoundTrip);
  }
  const limits = flight.slices.map((slice) => limitIn(limitsOf(slice, flight, rules).maxPriceForOneWay));
  return limits.reduce((sum, limit) => (sum === undefined || limit === undefined ? undefined : sum + limit));
}

const limitIn = (limit: Schemas['Fiat'] | undefined): number | undefined => limit && fiatToUsdMinor(limit);

const limitsOf = (slice: Slice, flight: Flight, rules: FlightRules) =>
  isLong(slice, flight, rules) ? rules.long : rules.short;

const hasLongSlice = (flight: Flight, rules: FlightRules): boolean =>
  flight.slices.some((slice) => isLong(slice, flight, rules));

/** CP-04: more hours than the policy's, from departure to arrival; among several slices without the stopovers. */
function isLong(slice: Slice, { slices }: Flight, { minHoursForLongFlight }: FlightRules): boolean {
  if (minHoursForLongFlight === undefined) return false;
  const whole = between(firstSegment(slice), lastSegment(slice));
  const flown = slice.segments.reduce((sum, segment) => sum + between(segment, segment), 0);
  return (slices.length > 1 ? flown : whole) > minHoursForLongFlight * HOUR_MS;
}

const between = (first: Segment, last: Segment): number =>
  scheduledAt(last.arrival).getTime() - scheduledAt(first.departure).getTime();
