/**
 * Changes that make an unavailable stay available: a stay or a party that one press applies to the search. Computed from the
 * calendar, which the listing page has already loaded, and from the limits in the platform's reason. The reasons are those of
 * AV-02 to AV-10; no requirement covers the fixes. To resolve another reason, add a row to FIXES.
 */
import { counted } from '../counted';
import { type Guests, guestsWithin, travelerCount } from '../stay/guests';
import { nextCheckOut, nextFreeStay, previousCheckOut, type StayCalendar } from '../stay/stay-calendar';
import { addDays, formatNights, formatStay, formatStayDate, nightCount, type Stay } from '../stay/stay-dates';
import type { AvailabilityReasonCode } from './availability-reasons';

/** A reason with the limits that the platform may include. */
export interface UnavailableReason {
  readonly code: AvailabilityReasonCode;
  readonly minimumNights?: number | null | undefined;
  readonly maximumNights?: number | null | undefined;
  readonly maximumGuests?: number | null | undefined;
  readonly earliestCheckIn?: string | null | undefined;
}

export interface UnavailableStay {
  readonly reason: UnavailableReason;
  readonly stay: Stay;
  readonly guests: Guests;
  /** The listing's own limit; used when the reason contains none. */
  readonly maxOccupancy: number | null;
  readonly calendar: StayCalendar;
  readonly today: string;
}

export type StayFix =
  | { readonly kind: 'DATES'; readonly stay: Stay; readonly label: string }
  | { readonly kind: 'GUESTS'; readonly guests: Guests; readonly label: string };

/** The limit that the stay does not meet, as text; null if the platform does not include it in the reason. */
export function limitText({
  minimumNights,
  maximumNights,
  maximumGuests,
  earliestCheckIn,
}: Omit<UnavailableReason, 'code'>): string | null {
  if (minimumNights) return `At least ${formatNights(minimumNights)}`;
  if (maximumNights) return `At most ${formatNights(maximumNights)}`;
  if (maximumGuests) return `At most ${counted(maximumGuests, 'guest')}`;
  return earliestCheckIn ? `Check-in from ${formatStayDate(earliestCheckIn)}` : null;
}

type Fixer = (problem: UnavailableStay) => StayFix | null;

const FIXES: Readonly<Record<AvailabilityReasonCode, Fixer>> = {
  MIN_STAY_VIOLATION: longerStay,
  MAX_STAY_VIOLATION: shorterStay,
  OCCUPANCY_VIOLATION: fewerGuests,
  PET_POLICY_VIOLATION: ({ guests }) => ({
    kind: 'GUESTS',
    guests: { ...guests, pets: 0 },
    label: 'Travel without pets',
  }),
  CHECK_IN_NOT_ALLOWED: laterStay,
  CHECK_OUT_NOT_ALLOWED: otherCheckOut,
  BLOCKED_DATES: laterStay,
  MIN_BOOKING_WINDOW_VIOLATION: laterStay,
  UNKNOWN: laterStay,
};

/** The nearest change that makes the stay possible as far as the calendar shows; null when there is none. */
export const stayFix = (problem: UnavailableStay): StayFix | null => FIXES[problem.reason.code](problem);

const toStay = (stay: Stay): StayFix => ({
  kind: 'DATES',
  stay,
  label: `${formatStay(stay)}, ${formatNights(nightCount(stay))}`,
});

/** The nearest check-out that satisfies the minimum, or else the next free period of that length. */
function longerStay(problem: UnavailableStay): StayFix | null {
  const { stay, calendar, today, reason } = problem;
  const minimum = reason.minimumNights ?? calendar.get(stay.from)?.minimumStay ?? nightCount(stay) + 1;
  const until = nextCheckOut(calendar, stay.from, addDays(stay.from, minimum), today);
  return until ? toStay({ from: stay.from, until }) : freeStay(problem, minimum);
}

/** The longest stay from the same check-in that the maximum allows. */
function shorterStay({ stay, calendar, today, reason }: UnavailableStay): StayFix | null {
  const maximum = reason.maximumNights ?? calendar.get(stay.from)?.maximumStay ?? nightCount(stay) - 1;
  const until = previousCheckOut(calendar, stay.from, addDays(stay.from, maximum + 1), today);
  return until ? toStay({ from: stay.from, until }) : null;
}

/** Another check-out after the same check-in: the next one, or else the previous one. */
function otherCheckOut(problem: UnavailableStay): StayFix | null {
  const { stay, calendar, today } = problem;
  const until =
    nextCheckOut(calendar, stay.from, addDays(stay.until, 1), today) ??
    previousCheckOut(calendar, stay.from, stay.until, today);
  return until ? toStay({ from: stay.from, until }) : laterStay(problem);
}

/** The next free period with the same number of nights. */
function laterStay(problem: UnavailableStay): StayFix | null {
  return freeStay(problem, nightCount(problem.stay));
}

function freeStay({ stay, calendar, today, reason }: UnavailableStay, nights: number): StayFix | null {
  const free = nextFreeStay(calendar, nights, reason.earliestCheckIn ?? addDays(stay.from, 1), today);
  return free ? toStay(free) : null;
}

function fewerGuests({ guests, reason, maxOccupancy }: UnavailableStay): StayFix | null {
  const maximum = reason.maximumGuests ?? maxOccupancy;
  if (maximum === null || maximum < 1 || travelerCount(guests) <= maximum) return null;
  return {
    kind: 'GUESTS',
    guests: guestsWithin(guests, maximum),
    label: `Up to ${counted(maximum, 'guest')}`,
  };
}
