/**
 * Whether a home can be booked for a stay. To add a reason: a line in `rules`, a
 * member in the contract.
 */
import type { components } from '#schema/platform.openapi.ts';
import { addDays, daysBetween, isoWeekday, type PlainDate } from '../kernel/dates';
import type { StayRules } from './homes.tables';
import { lastCheckOut, nightsOf, numberOfGuests, numberOfNights, type Stay } from './stay';

export type Reason = components['schemas']['UnavailableReason']['reason'];

export interface AvailabilityInput {
  readonly rules: StayRules;
  readonly stay: Stay;
  readonly today: PlainDate;
  /** Nights that are already bought. */
  readonly soldNights: ReadonlySet<PlainDate>;
}

/** In the order in which a traveler should fix them; the first broken one is shown. */
const rules: readonly ((input: AvailabilityInput) => Reason | false)[] = [
  ({ rules, stay }) =>
    numberOfNights(stay) < rules.availability.minNights && {
      Reason: 'MinStayViolation',
      minimumNights: rules.availability.minNights,
    },
  ({ rules, stay }) =>
    numberOfNights(stay) > rules.availability.maxNights && {
      Reason: 'MaxStayViolation',
      maximumNights: rules.availability.maxNights,
    },
  ({ rules, stay }) =>
    numberOfGuests(stay) > rules.maxOccupancy && {
      Reason: 'OccupancyViolation',
      maximumGuests: rules.maxOccupancy,
    },
  ({ rules, stay }) => stay.guests.petsIncluded && !rules.petFriendly && { Reason: 'PetPolicyViolation' },
  ({ rules, stay }) =>
    !rules.availability.checkInWeekdays.includes(isoWeekday(stay.from)) && { Reason: 'CheckInNotAllowed' },
  ({ rules, stay }) =>
    !rules.availability.checkOutWeekdays.includes(isoWeekday(stay.until)) && { Reason: 'CheckOutNotAllowed' },
  ({ rules, stay, today, soldNights }) =>
    (stay.until > lastCheckOut(today) ||
      nightsOf(stay).some((night) => isNightTaken(rules, soldNights, night))) && { Reason: 'BlockedDates' },
  ({ rules, stay, today }) =>
    daysBetween(today, stay.from) < rules.availability.minBookingWindowDays && {
      Reason: 'MinBookingWindowViolation',
      earliestCheckIn: addDays(today, rules.availability.minBookingWindowDays),
    },
];

/** Whether a night is sold, here or elsewhere, or blocked by the host. */
export const isNightTaken = (
  { availability }: { readonly availability: Pick<StayRules['availability'], 'blocked'> },
  soldNights: ReadonlySet<PlainDate>,
  night: PlainDate,
): boolean =>
  soldNights.has(night) || availability.blocked.some(({ from, until }) => from <= night && night < until);

export type Verdict =
  { readonly isAvailable: true } | { readonly isAvailable: false; readonly reasons: readonly Reason[] };

/** Whether a stay can be booked, with every reason why not. Test listings have their own reasons, or none. */
export function checkAvailability(input: AvailabilityInput): Verdict {
  const { shop } = input.rules.scenario ?? {};
  if (shop?.kind === 'Unavailable') {
    return { isAvailable: false, reasons: shop.reasons.map((Reason) => ({ Reason })) };
  }
  const reasons = rules.map((rule) => rule(input)).filter((reason) => reason !== false);
  return reasons.length > 0 ? { isAvailable: false, reasons } : { isAvailable: true };
}

/** The same without the reasons: the first broken rule decides. */
export const isUnavailable = (input: AvailabilityInput): boolean =>
  input.rules.scenario?.shop?.kind === 'Unavailable' || rules.some((rule) => rule(input) !== false);

/** A verdict in the contract's format. */
export const verdictView = (verdict: Verdict) =>
  verdict.isAvailable
    ? { AvailabilityResult: 'Available' as const }
    : { AvailabilityResult: 'Unavailable' as const, reasons: verdict.reasons.map((reason) => ({ reason })) };
