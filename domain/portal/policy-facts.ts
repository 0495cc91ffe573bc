/** CP-01, CP-08: the travel policy of a business in words, for the travelers that it applies to. */
import { listed } from '../listed';
import { formatTrimmedMoney } from '../money/money-format';
import type { Money } from '../money/money';
import { type LodgingLimits, starsText } from './travel-policy';
import { WHO_BOOKS_TEXTS, type WhoBooks } from './who-books';

export type PolicyFareClass =
  'BASIC_ECONOMY' | 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST' | 'UNKNOWN';

export interface FlightLimits {
  readonly maxPriceForOneWay: Money | null;
  readonly maxPriceForRoundTrip: Money | null;
  readonly allowedFareClasses: readonly PolicyFareClass[];
}

export interface TravelPolicy {
  readonly isActive: boolean;
  readonly isApprovalRequired: boolean;
  readonly whoBooks: WhoBooks | null;
  readonly lodging: LodgingLimits | null;
  readonly flights: {
    readonly short: FlightLimits;
    /** Null when long flights are not allowed. */
    readonly long: FlightLimits | null;
    readonly minHoursForLongFlight: number | null;
  } | null;
  readonly maxCarPricePerDay: Money | null;
}

export interface PolicyFact {
  readonly label: string;
  readonly text: string;
}

const NO_LIMIT = 'No limit';

/** What the policy allows, what a trip outside it takes, and who books. */
export const policyFacts = (policy: TravelPolicy): PolicyFact[] => [
  ...(policy.isActive
    ? limitFacts(policy)
    : [{ label: 'Limits', text: 'Your business does not limit trips.' }]),
  ...(policy.whoBooks === null || policy.whoBooks === 'UNKNOWN'
    ? []
    : [{ label: 'Who books', text: WHO_BOOKS_TEXTS[policy.whoBooks] }]),
];

function limitFacts({ lodging, flights, maxCarPricePerDay, isApprovalRequired }: TravelPolicy): PolicyFact[] {
  const hours = flights?.minHoursForLongFlight ?? null;
  const over = hours === null ? '' : ` (over ${hours} hours)`;
  return [
    { label: 'Homes and hotels', text: lodging ? lodgingText(lodging) : NO_LIMIT },
    { label: 'Flights', text: flights ? flightText(flights.short) : NO_LIMIT },
    ...(flights
      ? [{ label: `Long flights${over}`, text: flights.long ? flightText(flights.long) : 'Not allowed' }]
      : []),
    {
      label: 'Rental cars',
      text: maxCarPricePerDay ? `Up to ${formatTrimmedMoney(maxCarPricePerDay)} a day` : NO_LIMIT,
    },
    {
      label: 'Out of policy',
      text: isApprovalRequired
        ? 'You give a reason, and an approver decides.'
        : 'You give a reason. No approval is needed.',
    },
  ];
}

const lodgingText = ({ maxPricePerNight, allowedStarRatings }: LodgingLimits): string =>
  sentence([
    maxPricePerNight && `up to ${formatTrimmedMoney(maxPricePerNight)} a night`,
    allowedStarRatings && starsText(allowedStarRatings),
  ]);

const FARE_CLASSES: Readonly<Record<Exclude<PolicyFareClass, 'UNKNOWN'>, string>> = {
  BASIC_ECONOMY: 'basic economy',
  ECONOMY: 'economy',
  PREMIUM_ECONOMY: 'premium economy',
  BUSINESS: 'business',
  FIRST: 'first',
};

function flightText({ maxPriceForOneWay, maxPriceForRoundTrip, allowedFareClasses }: FlightLimits): string {
  const classes = allowedFareClasses.flatMap((each) => (each === 'UNKNOWN' ? [] : [FARE_CLASSES[each]]));
  const allowsAll = classes.length === Object.keys(FARE_CLASSES).length;
  return sentence([
    maxPriceForOneWay && `up to ${formatTrimmedMoney(maxPriceForOneWay)} one way`,
    maxPriceForRoundTrip && `up to ${formatTrimmedMoney(maxPriceForRoundTrip)} round trip`,
    !allowsAll && classes.length > 0 && listed(classes, 'or'),
  ]);
}

/** `Up to $325 a night, 2 to 4 stars`. */
function sentence(parts: readonly (string | false | null)[]): string {
  const text = parts.filter(Boolean).join(', ');
  return text === '' ? NO_LIMIT : text.charAt(0).toUpperCase() + text.slice(1);
}
