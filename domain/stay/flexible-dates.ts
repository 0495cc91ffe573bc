/**
 * Flexible dates: the length of a stay and its months, instead of two dates (FM-13). A weekend is Friday to Sunday, a week is 7
 * nights, and a month is 28 nights: four weeks begin and end on the same weekday, which homes with a turn day can sell, and every
 * month has at least as many. A stay belongs to the month in which it begins, and may end in the next one.
 */
import { listed } from '../listed';
import { isStayPossible, type StayCalendar } from './stay-calendar';
import { addDays, bookingWindow, nightsBetween, type Stay } from './stay-dates';

export const FLEXIBLE_LENGTHS = ['WEEKEND', 'WEEK', 'MONTH'] as const;
export type FlexibleLength = (typeof FLEXIBLE_LENGTHS)[number];

export interface FlexibleDates {
  readonly length: FlexibleLength;
  /** YYYY-MM, ascending, each once; one or more. */
  readonly months: readonly string[];
}

const NIGHTS: Readonly<Record<FlexibleLength, number>> = { WEEKEND: 2, WEEK: 7, MONTH: 28 };

export const flexibleNights = ({ length }: Pick<FlexibleDates, 'length'>): number => NIGHTS[length];

const PHRASES: Readonly<Record<FlexibleLength, string>> = {
  WEEKEND: 'A weekend',
  WEEK: 'A week',
  MONTH: 'A month',
};

/** The number of months to choose from, including the current one. */
const MONTHS_AHEAD = 12;
const FRIDAY = 5;

const isFriday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === FRIDAY;

function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return number === 12
    ? `${String(Number(year) + 1)}-01`
    : `${year}-${String(Number(number) + 1).padStart(2, '0')}`;
}

/** The months that can be chosen from, the current one first. */
export function flexibleMonths(today: string): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < MONTHS_AHEAD) months.push(nextMonth(months.at(-1) ?? ''));
  return months;
}

const daysOf = (month: string): string[] => {
  const first = `${month}-01`;
  const count = nightsBetween(first, `${nextMonth(month)}-01`);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
};

/** The stays that match flexible dates, from today on and within the booking window, the earliest first. */
export function flexibleStays({ length, months }: FlexibleDates, today: string): Stay[] {
  const { first, last } = bookingWindow(today);
  const latest = addDays(last, -NIGHTS[length]);
  return months
    .flatMap(daysOf)
    .filter((from) => from >= first && from <= latest && (length !== 'WEEKEND' || isFriday(from)))
    .map((from) => ({ from, until: addDays(from, NIGHTS[length]) }));
}

/** The matching stays that a home can be booked for: its nights are available, and its lengths and turn days allow it. */
export const flexibleStaysIn = (calendar: StayCalendar, dates: FlexibleDates, today: string): Stay[] =>
  flexibleStays(dates, today).filter((stay) => isStayPossible(calendar, stay, today));

/**
 * Whether a stay of this length can still begin in a month: false for past months, and for the current one after its last
 * weekend.
 */
export const isMonthPossible = (length: FlexibleLength, month: string, today: string): boolean =>
  flexibleMonths(today).includes(month) && flexibleStays({ length, months: [month] }, today).length > 0;

/** Flexible dates in the months in which such a stay can begin; undefined when there is none. */
export function flexibleDatesOf(
  length: FlexibleLength,
  months: readonly string[],
  today: string,
): FlexibleDates | undefined {
  const possible = flexibleMonths(today).filter(
    (month) => months.includes(month) && isMonthPossible(length, month, today),
  );
  return possible.length > 0 ? { length, months: possible } : undefined;
}

const monthName = (month: string, style: 'long' | 'short'): string =>
  new Intl.DateTimeFormat('en-US', { month: style, timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export const monthLabel = (month: string): string => monthName(month, 'long');

/** `A weekend in June`, `A week in June or July`, `A month in Jun, Jul, or Aug`, `A week in any of 5 months`. */
export const flexibleDatesText = ({ length, months }: FlexibleDates): string =>
  `${PHRASES[length]} in ${monthsText(months)}`;

const NAMED_MONTHS = 3;

function monthsText(months: readonly string[]): string {
  if (months.length === MONTHS_AHEAD) return `the next ${MONTHS_AHEAD} months`;
  if (months.length > NAMED_MONTHS) return `any of ${months.length} months`;
  const names = months.map((month) => monthName(month, months.length > 2 ? 'short' : 'long'));
  return listed(names, 'or');
}

/** Other flexible dates that may find more: any month, and the other lengths in the same months. */
export function otherFlexibleDates({ length, months }: FlexibleDates, today: string): FlexibleDates[] {
  const inAnyMonth = flexibleDatesOf(length, flexibleMonths(today), today);
  return [
    ...(inAnyMonth && inAnyMonth.months.length > months.length ? [inAnyMonth] : []),
    ...FLEXIBLE_LENGTHS.filter((other) => other !== length).flatMap(
      (other) => flexibleDatesOf(other, months, today) ?? [],
    ),
  ];
}
