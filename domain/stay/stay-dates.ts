/**
 * Stay dates: plain YYYY-MM-DD texts, never instants (LQ-21, FM-04). A stay runs from its check-in date until its
 * check-out date; the check-out date is not a night. Defaults LQ-03, LQ-04; window CA-01; minimum CA-02; display CA-07.
 */
import { counted } from '../counted';
import { DAY_MS } from '../durations';
import { remembered } from '../remembered';

export interface Stay {
  /** Check-in, YYYY-MM-DD. */
  readonly from: string;
  /** Check-out, YYYY-MM-DD; the first date that is not a night of the stay. */
  readonly until: string;
}

export const MIN_NIGHTS = 1;
const DEFAULT_NIGHTS = 2;

/** From the oldest guest's birth to the end of any requested calendar: 1900 to 2199. */
const PLAIN_DATE = /^((?:19|20|21)\d{2})-(\d{2})-(\d{2})$/;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The text itself if it is an existing date in the supported years, or else undefined. */
export function parseStayDate(input: unknown): string | undefined {
  const [, year, month, day] = (typeof input === 'string' ? PLAIN_DATE.exec(input) : null) ?? [];
  return Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month))
    ? (input as string)
    : undefined;
}

/** 0 for an invalid month. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** Memoized: each home of a list has its nights counted, mostly for the same stay. */
const midnightUtc = remembered((date) => Date.parse(`${date}T00:00:00Z`));

const plainDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string => plainDate(midnightUtc(date) + days * DAY_MS);

/** The same day n years later; 29 February becomes 28 February. */
export function addYears(date: string, years: number): string {
  const [, year, month, day] = PLAIN_DATE.exec(date) ?? [];
  const moved = `${String(Number(year) + years).padStart(4, '0')}-${month}-${day}`;
  return parseStayDate(moved) ?? `${moved.slice(0, 8)}28`;
}

/** Nights between two dates; negative when until is before from. */
export const nightsBetween = (from: string, until: string): number =>
  Math.round((midnightUtc(until) - midnightUtc(from)) / DAY_MS);

export const nightCount = ({ from, until }: Stay): number => nightsBetween(from, until);

/** Every night of a stay, by the date on which it begins. */
export const nightsOf = (stay: Stay): string[] =>
  Array.from({ length: Math.max(0, nightCount(stay)) }, (_, index) => addDays(stay.from, index));

/** CA-01: dates from today to one year ahead, both included. */
export const bookingWindow = (today: string): { readonly first: string; readonly last: string } => ({
  first: today,
  last: addYears(today, 1),
});

/**
 * The stay of a query. LQ-03: fromDate if today or later, or else tomorrow. LQ-04: untilDate if after the check-in, or else two
 * nights later. Unreadable dates count as absent, and so do dates beyond the booking window (CA-01), in which every stay ends.
 */
export function stayFromQuery(
  query: { readonly fromDate?: unknown; readonly untilDate?: unknown },
  today: string,
): Stay {
  const requestedFrom = parseStayDate(query.fromDate);
  const requestedUntil = parseStayDate(query.untilDate);
  const { last } = bookingWindow(today);
  const from =
    requestedFrom !== undefined && requestedFrom >= today && requestedFrom < last
      ? requestedFrom
      : addDays(today, 1);
  if (requestedUntil !== undefined && requestedUntil > from && requestedUntil <= last) {
    return { from, until: requestedUntil };
  }
  const byDefault = addDays(from, DEFAULT_NIGHTS);
  return { from, until: byDefault > last ? last : byDefault };
}

export type StayRefusal = 'NOT_A_DATE' | 'CHECK_IN_IN_THE_PAST' | 'TOO_FEW_NIGHTS' | 'BEYOND_ONE_YEAR';

/** Why a stay cannot be requested on this day; undefined when it can. */
export function stayRefusal(stay: Stay, today: string): StayRefusal | undefined {
  if (parseStayDate(stay.from) === undefined || parseStayDate(stay.until) === undefined) return 'NOT_A_DATE';
  if (stay.from < today) return 'CHECK_IN_IN_THE_PAST';
  if (nightCount(stay) < MIN_NIGHTS) return 'TOO_FEW_NIGHTS';
  return stay.until > bookingWindow(today).last ? 'BEYOND_ONE_YEAR' : undefined;
}

/** CA-07: 'ddd, MMM D', as in 'Fri, Jun 5'. */
export function formatStayDate(date: string): string {
  const instant = new Date(midnightUtc(date));
  return `${WEEKDAYS[instant.getUTCDay()]}, ${MONTHS[instant.getUTCMonth()]} ${instant.getUTCDate()}`;
}

/** 'Fri, Jun 5, 2026': for a stay in another year. */
export const formatStayDateWithYear = (date: string): string =>
  `${formatStayDate(date)}, ${date.slice(0, 4)}`;

/** 'Fri, Jun 5 - Mon, Jun 8, 2026'; both years if they differ. */
export function formatStayWithYear({ from, until }: Stay): string {
  const isInOneYear = from.slice(0, 4) === until.slice(0, 4);
  return `${isInOneYear ? formatStayDate(from) : formatStayDateWithYear(from)} - ${formatStayDateWithYear(until)}`;
}

export const formatStay = ({ from, until }: Stay): string =>
  `${formatStayDate(from)} - ${formatStayDate(until)}`;

export const formatNights = (nights: number): string => counted(nights, 'night');
