/**
 * Which days of a listing can be picked, and how a pick changes the selection (CA-01 to CA-05, LQ-18). Days outside the calendar
 * count as unavailable.
 */
import { addDays, bookingWindow, daysUpTo, MIN_NIGHTS, nightCount, nightsOf, type Stay } from './stay-dates';

export interface CalendarDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Whether the night that begins on this day is available. */
  readonly isAvailable: boolean;
  /** A stay may end on this day. */
  readonly isAvailableForCheckout: boolean;
  /** A stay may begin on this day; absent if the platform does not provide it, and then every available day counts. */
  readonly isCheckInAllowed?: boolean | null | undefined;
  readonly minimumStay?: number | null | undefined;
  readonly maximumStay?: number | null | undefined;
}

export type StayCalendar = ReadonlyMap<string, CalendarDay>;

export const stayCalendar = (days: readonly CalendarDay[]): StayCalendar =>
  new Map(days.map((day) => [day.date, day]));

export type DayRefusal =
  'IN_THE_PAST' | 'BEYOND_ONE_YEAR' | 'UNAVAILABLE' | 'CHECK_OUT_ONLY' | 'CHECK_IN_NOT_ALLOWED';

/** Why a stay cannot begin on a day; undefined when it can. */
export function checkInRefusal(calendar: StayCalendar, date: string, today: string): DayRefusal | undefined {
  const { first, last } = bookingWindow(today);
  if (date < first) return 'IN_THE_PAST';
  // On the last day of the window, a stay can only end.
  if (date >= last) return 'BEYOND_ONE_YEAR';
  const day = calendar.get(date);
  if (!day || isUnavailable(day)) return 'UNAVAILABLE';
  if (!day.isAvailable) return 'CHECK_OUT_ONLY';
  return day.isCheckInAllowed === false ? 'CHECK_IN_NOT_ALLOWED' : undefined;
}

/** CA-04: a day whose night is taken, and on which no stay can end. */
export const isUnavailable = ({ isAvailable, isAvailableForCheckout }: CalendarDay): boolean =>
  !isAvailable && !isAvailableForCheckout;

export type StayRuleRefusal =
  'TOO_FEW_NIGHTS' | 'TOO_MANY_NIGHTS' | 'NIGHT_UNAVAILABLE' | 'CHECK_OUT_NOT_ALLOWED' | 'BEYOND_ONE_YEAR';

/** Why a stay that begins on an allowed day cannot end on `until`; undefined when it can. */
export function checkOutRefusal(
  calendar: StayCalendar,
  stay: Stay,
  today: string,
): StayRuleRefusal | undefined {
  if (nightCount(stay) < MIN_NIGHTS) return 'TOO_FEW_NIGHTS';
  if (stay.until > bookingWindow(today).last) return 'BEYOND_ONE_YEAR';
  if (firstBlockedNight(calendar, stay) !== undefined) return 'NIGHT_UNAVAILABLE';
  return lengthRefusal(calendar, stay);
}

/** Of a stay whose nights are free. */
function lengthRefusal(calendar: StayCalendar, stay: Stay): StayRuleRefusal | undefined {
  const nights = nightCount(stay);
  const begin = calendar.get(stay.from);
  if (begin?.minimumStay && nights < begin.minimumStay) return 'TOO_FEW_NIGHTS';
  if (begin?.maximumStay && nights > begin.maximumStay) return 'TOO_MANY_NIGHTS';
  return calendar.get(stay.until)?.isAvailableForCheckout ? undefined : 'CHECK_OUT_NOT_ALLOWED';
}

/** CA-05: the first unavailable night of a stay. */
const firstBlockedNight = (calendar: StayCalendar, stay: Stay): string | undefined =>
  nightsOf(stay).find((night) => calendar.get(night)?.isAvailable !== true);

export const isStayPossible = (calendar: StayCalendar, stay: Stay, today: string): boolean =>
  checkInRefusal(calendar, stay.from, today) === undefined &&
  checkOutRefusal(calendar, stay, today) === undefined;

/** The dates picked so far: none, a check-in, or a stay. */
export interface DateSelection {
  readonly from: string | null;
  readonly until: string | null;
}

export const NO_DATES: DateSelection = { from: null, until: null };

/**
 * Applies a press on a day. It begins a selection, or ends it; a day that cannot end it begins a new one if possible (CA-05); any
 * other day changes nothing.
 */
export function pickDate(
  selection: DateSelection,
  date: string,
  calendar: StayCalendar,
  today: string,
): DateSelection {
  const { from, until } = selection;
  if (from !== null && until === null && date > from) {
    if (checkOutRefusal(calendar, { from, until: date }, today) === undefined) return { from, until: date };
  }
  return checkInRefusal(calendar, date, today) === undefined ? { from: date, until: null } : selection;
}

/** CA-03: Done and Search Dates are disabled until both dates are picked. */
export const isSelectionComplete = (selection: DateSelection): selection is Stay =>
  selection.from !== null && selection.until !== null;

/** Every day on which a stay that begins on an allowed day can end, the next one first. */
export const checkOutsFrom = (calendar: StayCalendar, from: string, today: string): string[] =>
  daysUpTo(addDays(from, MIN_NIGHTS), reachOf(calendar, from, today)).filter(
    (until) => lengthRefusal(calendar, { from, until }) === undefined,
  );

/** The first possible check-out on or after a day, for a stay that begins on `from`. */
export const nextCheckOut = (
  calendar: StayCalendar,
  from: string,
  notBefore: string,
  today: string,
): string | undefined => checkOutsFrom(calendar, from, today).find((until) => until >= notBefore);

/** The last possible check-out before a day, for a stay that begins on `from`. */
export const previousCheckOut = (
  calendar: StayCalendar,
  from: string,
  before: string,
  today: string,
): string | undefined =>
  checkOutsFrom(calendar, from, today)
    .filter((until) => until < before)
    .at(-1);

/** The first stay of as many nights that begins on or after a day. */
export function nextFreeStay(
  calendar: StayCalendar,
  nights: number,
  notBefore: string,
  today: string,
): Stay | undefined {
  const start = notBefore > today ? notBefore : today;
  return daysUpTo(start, bookingWindow(today).last)
    .map((from) => ({ from, until: addDays(from, nights) }))
    .find((stay) => isStayPossible(calendar, stay, today));
}

/** The first day, from a check-in on, whose night is unavailable: a stay can end there at the latest. */
function reachOf(calendar: StayCalendar, from: string, today: string): string {
  const { last } = bookingWindow(today);
  return firstBlockedNight(calendar, { from, until: last }) ?? last;
}
