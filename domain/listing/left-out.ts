/**
 * The homes that a search leaves out, as text, and the searches that would find more. The reasons are those of AV-02 to AV-10; no
 * requirement covers the searches. To word another reason, add a row to PHRASES.
 */
import { counted } from '../counted';
import { listed } from '../listed';
import type { Money } from '../money/money';
import { formatWholeMoney } from '../money/money-format';
import { type Guests, guestsWithin, travelerCount } from '../stay/guests';
import { formatStay, type Stay } from '../stay/stay-dates';
import type { AvailabilityReasonCode } from './availability-reasons';

export interface LeftOutReason {
  readonly violation: AvailabilityReasonCode;
  readonly count: number;
  /** The number of homes that only this reason excludes. */
  readonly mendedCount: number;
  /** The most guests that one of these homes accepts; only when the party is too large. */
  readonly maximumGuests: number | null;
}

export interface LeftOut {
  readonly count: number;
  readonly reasons: readonly LeftOutReason[];
  readonly otherDates: readonly {
    readonly fromDate: string;
    readonly untilDate: string;
    readonly count: number;
    readonly lowestNightly: Money | null;
  }[];
}

interface Search {
  readonly stay: Stay;
  readonly guests: Guests;
}

/** A search that finds more. */
export interface SearchChange {
  readonly label: string;
  /** The number of homes that it finds, as text; null when it is not known. */
  readonly finds: string | null;
  readonly change: Partial<Search>;
}

/** The phrase for one home, and the phrase for several. */
const PHRASES: Readonly<Record<AvailabilityReasonCode, readonly [one: string, many: string]>> = {
  MIN_STAY_VIOLATION: ['requires a longer stay', 'require a longer stay'],
  MAX_STAY_VIOLATION: ['requires a shorter stay', 'require a shorter stay'],
  OCCUPANCY_VIOLATION: ['is too small for your party', 'are too small for your party'],
  PET_POLICY_VIOLATION: ['takes no pets', 'take no pets'],
  CHECK_IN_NOT_ALLOWED: ['has no check-in on that day', 'have no check-in on that day'],
  CHECK_OUT_NOT_ALLOWED: ['has no check-out on that day', 'have no check-out on that day'],
  BLOCKED_DATES: ['is not free on these dates', 'are not free on these dates'],
  MIN_BOOKING_WINDOW_VIOLATION: ['has to be booked earlier', 'have to be booked earlier'],
  UNKNOWN: ['cannot be booked for this search', 'cannot be booked for this search'],
};

/** The same for a search with flexible dates, which has no single days. */
const FLEXIBLE_PHRASES: Partial<typeof PHRASES> = {
  CHECK_IN_NOT_ALLOWED: ['has no check-in on these days', 'have no check-in on these days'],
  CHECK_OUT_NOT_ALLOWED: ['has no check-out on these days', 'have no check-out on these days'],
  BLOCKED_DATES: ['is not free for as long in these months', 'are not free for as long in these months'],
};

/** The number of homes that a search leaves out in addition to those that it found, and why. */
export function leftOutText(leftOut: LeftOut, foundCount: number, isFlexible = false): string {
  const { count } = leftOut;
  const lead =
    foundCount > 0
      ? `${counted(count, 'more home')} cannot be booked for this search`
      : count === 1
        ? 'The one home here cannot be booked for this search'
        : `None of the ${count} homes here can be booked for this search`;
  return withReasons(lead, leftOut, isFlexible);
}

/** The same when filters have left none: the homes that pass them. */
export const filteredLeftOutText = (leftOut: LeftOut, isFlexible: boolean): string =>
  withReasons(
    leftOut.count === 1
      ? 'One home has all of this, but cannot be booked for this search'
      : `${leftOut.count} homes have all of this, but cannot be booked for this search`,
    leftOut,
    isFlexible,
  );

function withReasons(lead: string, leftOut: LeftOut, isFlexible: boolean): string {
  const why = [...homesByReason(leftOut)].map(([violation, homes]) => {
    const phrase = phraseOf(violation, homes, isFlexible);
    return leftOut.count === 1 ? `it ${phrase}` : `${homes} ${phrase}`;
  });
  if (why.length === 0) return `${lead}.`;
  return `${lead}: ${listed(why)}.`;
}

function homesByReason({ reasons }: LeftOut): Map<AvailabilityReasonCode, number> {
  const counts = new Map<AvailabilityReasonCode, number>();
  for (const { violation, count: homes } of reasons) {
    counts.set(violation, (counts.get(violation) ?? 0) + homes);
  }
  return counts;
}

function phraseOf(violation: AvailabilityReasonCode, homes: number, isFlexible: boolean): string {
  const [one, many] = (isFlexible && FLEXIBLE_PHRASES[violation]) || PHRASES[violation];
  return homes === 1 ? one : many;
}

/** A reason as a sentence, and what resolves it. */
export interface RepairableReason {
  readonly text: string;
  /** The part of the search to change. */
  readonly part: 'dates' | 'guests';
  /** A change that resolves it, where one is known. */
  readonly change: SearchChange | null;
}

/** The reasons one by one: `4 homes are too small for your party`. */
export const repairableReasons = (
  leftOut: LeftOut,
  guests: Guests,
  isFlexible: boolean,
): RepairableReason[] =>
  [...homesByReason(leftOut)].map(([violation, homes]) => ({
    text: `${counted(homes, 'home')} ${phraseOf(violation, homes, isFlexible)}`,
    part: OF_GUESTS.includes(violation) ? 'guests' : 'dates',
    change:
      leftOut.reasons
        .filter((reason) => reason.violation === violation)
        .map((reason) => guestChange(reason, guests))
        .find((change) => change !== null) ?? null,
  }));

const OF_GUESTS: readonly AvailabilityReasonCode[] = ['OCCUPANCY_VIOLATION', 'PET_POLICY_VIOLATION'];

/** The changes to a search that are known to find more, those of the dates first. */
export const searchChanges = ({ otherDates, reasons }: LeftOut, { guests }: Search): SearchChange[] => [
  ...otherDates.map(({ fromDate, untilDate, count, lowestNightly }): SearchChange => {
    const stay = { from: fromDate, until: untilDate };
    const price = lowestNightly ? ` from ${formatWholeMoney(lowestNightly)} a night` : '';
    return { label: formatStay(stay), finds: `${counted(count, 'home')}${price}`, change: { stay } };
  }),
  ...reasons.flatMap((reason) => guestChange(reason, guests) ?? []),
];

function guestChange(
  { violation, mendedCount, maximumGuests }: LeftOutReason,
  guests: Guests,
): SearchChange | null {
  if (mendedCount < 1) return null;
  if (violation === 'PET_POLICY_VIOLATION' && guests.pets > 0) {
    return {
      label: 'Without pets',
      finds: counted(mendedCount, 'more home'),
      change: { guests: { ...guests, pets: 0 } },
    };
  }
  const isTooMany = maximumGuests !== null && maximumGuests > 0 && maximumGuests < travelerCount(guests);
  if (violation !== 'OCCUPANCY_VIOLATION' || !isTooMany) return null;
  return {
    label: `Up to ${counted(maximumGuests, 'guest')}`,
    // Only the largest of them accept that many.
    finds: null,
    change: { guests: guestsWithin(guests, maximumGuests) },
  };
}
