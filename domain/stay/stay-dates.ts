/**
 * Stay dates: plain YYYY-MM-DD texts, never instants (LQ-21, FM-04). A stay runs from its check-in date until its
 * check-out date; the check-out date is not a night. Defaults LQ-03, LQ-04; window CA-01; minimum CA-02; display CA-07.
 */
import { counted } from '../counted';
import { PLAIN_DATE, plainDate } from '../dates';
import { remembered } from '../remembered';

export interface Stay {
  /** Check-in, YYYY-MM-DD. */
  readonly from: string;
  /** Check-out, YYYY-MM-DD; the first date that is not a night of the stay. */
  readonly until: string;
}

export const MIN_NIGHTS = 1;
const DEFAULT_NIGHTS = 2;

/** From the oldest guest's birth to the end of any requested calendar. */
const SUPPORTED_YEARS = /^(19|20|21)/;

const isStayDate = remembered(
  (text: string) => SUPPORTED_YEARS.test(text) && plainDate(text).format(PLAIN_DATE) === text,
);

/** The text itself if it is an existing date in the supported years, or else undefined. */
export const parseStayDate = (input: unknown): string | undefined =>
  typeof input === 'string' && isStayDate(input) ? input : undefined;

export const addDays = (date: string, days: number): string =>
  plainDate(date).add(days, 'day').format(PLAIN_DATE);

/** The same day n years later; 29 February becomes 28 February. */
export const addYears = (date: string, years: number): string =>
  plainDate(date).add(years, 'year').format(PLAIN_DATE);

/** Nights between two dates; negative when until is before from. */
export const nightsBetween = (from: string, until: string): number =>
  plainDate(until).diff(plainDate(from), 'day');

export const nightCount = ({ from, until }: Stay): number => nightsBetween(from, until);

/** Memoized: the rules of a calendar go through a year day by day. */
const nextDay = remembered((date: string) => addDays(date, 1));

/** The days from one to another, both included. */
export function daysUpTo(first: string, last: string): string[] {
  const count = nightsBetween(first, last) + 1;
  const days: string[] = [];
  for (let day = first; days.length < count; day = nextDay(day)) days.push(day);
  return days;
}

/** Every night of a stay, by the date on which it begins. */
export const nightsOf = ({ from, until }: Stay): string[] => daysUpTo(from, addDays(until, -1));

/** CA-01: dates from today to one year ahead, both included. */
export const bookingWindow = remembered(
  (today: string): { readonly first: string; readonly last: string } => ({
    first: today,
    last: addYears(today, 1),
  }),
);

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
export const formatStayDate = (date: string): string => plainDate(date).format('ddd, MMM D');

/** 'Fri, Jun 5, 2026': for a stay in another year. */
export const formatStayDateWithYear = (date: string): string => plainDate(date).format('ddd, MMM D, YYYY');

/** 'Fri, Jun 5 - Mon, Jun 8, 2026'; both years if they differ. */
export function formatStayWithYear({ from, until }: Stay): string {
  const isInOneYear = from.slice(0, 4) === until.slice(0, 4);
  return `${isInOneYear ? formatStayDate(from) : formatStayDateWithYear(from)} - ${formatStayDateWithYear(until)}`;
}

/** The dates of a trip, which may be a single day. */
export const formatTripDates = (from: string, until: string): string =>
  from === until ? formatStayDateWithYear(from) : formatStayWithYear({ from, until });

export const formatStay = ({ from, until }: Stay): string =>
  `${formatStayDate(from)} - ${formatStayDate(until)}`;

export const formatNights = (nights: number): string => counted(nights, 'night');
