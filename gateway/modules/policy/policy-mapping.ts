import { allowsAllStars, isPolicyActive } from '#domain/portal/travel-policy.ts';
import {
  type FlightLimits,
  type FlightPolicy,
  type FlightPolicyCompliance,
  FlightPolicyReason,
  type HotelPolicyCompliance,
  PolicyFareClass,
  PolicyReason,
  type TravelPolicy,
  WhoBooks,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { moneyOf } from '../money/money-mapping';

export const policyReason = enumReader(PolicyReason);
const flightPolicyReason = enumReader(FlightPolicyReason);
const whoBooks = enumReader(WhoBooks);
const fareClass = enumReader(PolicyFareClass);

/** Ascending; null when all are allowed, or when the platform does not say. */
export const allowedStars = (allowed: readonly number[] | undefined): number[] | null =>
  allowed === undefined || allowsAllStars(allowed) ? null : [...allowed].sort((one, other) => one - other);

export const whoBooksOf = (settings: Wire<'PolicyDetails'>['settings']) =>
  settings?.whoBooks === undefined ? null : whoBooks(settings.whoBooks);

/** The policy of a tier; null without a business. */
export function travelPolicyOf(
  { settings, policies }: Wire<'PolicyDetails'>,
  tier: string | undefined,
): TravelPolicy | null {
  if (settings === undefined && policies.length === 0) return null;
  const policy = policies.find(({ name }) => name === tier);
  return {
    name: policy?.name ?? null,
    isActive: isPolicyActive(policies),
    isApprovalRequired: settings?.isApprovalRequired ?? true,
    whoBooks: whoBooksOf(settings),
    lodging: policy
      ? {
          allowedStarRatings: allowedStars(policy.hotels.allowedStarRatings),
          maxPricePerNight: moneyOf(policy.hotels.maxPricePerNight),
        }
      : null,
    flights: policy ? flightsOf(policy.flights) : null,
    maxCarPricePerDay: moneyOf(policy?.cars.maxPricePerDay),
  };
}

const flightsOf = ({
  short,
  long,
  enableLongFlights,
  minHoursForLongFlight,
}: Wire<'Policy'>['flights']): FlightPolicy => ({
  short: limitsOf(short),
  long: enableLongFlights ? limitsOf(long) : null,
  minHoursForLongFlight: minHoursForLongFlight ?? null,
});

const limitsOf = (wire: Wire<'FlightPolicy'>): FlightLimits => ({
  maxPriceForOneWay: moneyOf(wire.maxPriceForOneWay),
  maxPriceForRoundTrip: moneyOf(wire.maxPriceForRoundTrip),
  allowedFareClasses: wire.allowedFareClasses.map(fareClass),
});

/** Null where the platform says nothing. */
export const flightComplianceOf = (
  wire: Wire<'FlightPolicyCompliance'> | undefined,
): FlightPolicyCompliance | null =>
  wire
    ? {
        isInPolicy: wire.isInPolicy,
        reasons: (wire.reasons ?? []).map(flightPolicyReason),
        maxPricePerTraveler: moneyOf(wire.maxPricePerTraveler),
      }
    : null;

/** Null where the platform says nothing. */
export const hotelComplianceOf = (
  wire: Wire<'HotelPolicyCompliance'> | undefined,
): HotelPolicyCompliance | null =>
  wire
    ? {
        isInPolicy: wire.isInPolicy,
        reasons: (wire.reasons ?? []).map(policyReason),
        maxPricePerNight: moneyOf(wire.maxPricePerNight),
        allowedStarRatings: allowedStars(wire.allowedStarRatings),
      }
    : null;
