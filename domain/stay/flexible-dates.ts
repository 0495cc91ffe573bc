/**
 * Flexible dates: the length of a stay and its months, instead of two dates (FM-13). A weekend is Friday to Sunday, a week is 7
 * nights, and a month is 28 nights: four weeks begin and end on the same weekday, which homes with a turn day can sell, and every
 * month has at least as many. A stay belongs to the month in which it begins, and may end in the next one.
 */
import { PLAIN_DATE, plainDate } from '../dates';
import { listed } from '../listed';
import { isStayPossible, type StayCalendar } from './stay-calendar';
import { addDays, bookingWindow, daysUpTo, type Stay } from './stay-dates';

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

const isFriday = (date: string): boolean => plainDate(date).day() === FRIDAY;

/** The months that can be chosen from, the current one first. */
export const flexibleMonths = (today: string): string[] =>
  Array.from({ length: MONTHS_AHEAD }, (_, index) => plainDate(today).add(index, 'month').format('YYYY-MM'));

const daysOf = (month: string): string[] =>
  daysUpTo(`${month}-01`, plainDate(month).endOf('month').format(PLAIN_DATE));

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

export const monthLabel = (month: string): string => plainDate(month).format('MMMM');

/** `A weekend in June`, `A week in June or July`, `A month in Jun, Jul, or Aug`, `A week in any of 5 months`. */
export const flexibleDatesText = ({ length, months }: FlexibleDates): string =>
  `${PHRASES[length]} in ${monthsText(months)}`;

const NAMED_MONTHS = 3;

function monthsText(months: readonly string[]): string {
  if (months.length === MONTHS_AHEAD) return `the next ${MONTHS_AHEAD} months`;
  if (months.length > NAMED_MONTHS) return `any of ${months.length} months`;
  const format = months.length > 2 ? 'MMM' : 'MMMM';
  return listed(
    months.map((month) => plainDate(month).format(format)),
    'or',
  );
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
