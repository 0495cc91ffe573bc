/** Months as the calendar draws them: plain dates in weeks that begin on Sunday, as in en_US. */
import dayjs from 'dayjs';
import { addDays } from '#domain/stay/stay-dates.ts';

/** A month by its first day, YYYY-MM-01. */
export type Month = string;

const PLAIN_DATE = 'YYYY-MM-DD';

export const monthOf = (date: string): Month => dayjs(date).startOf('month').format(PLAIN_DATE);

export const addMonths = (month: Month, count: number): Month =>
  dayjs(month).add(count, 'month').format(PLAIN_DATE);

export const monthsBetween = (first: Month, last: Month): Month[] =>
  Array.from({ length: dayjs(last).diff(first, 'month') + 1 }, (_, index) => addMonths(first, index));

const weekday = (date: string): number => dayjs(date).day();

/** The weeks of a month that end on or after a day; null before the first and after the last day of the month. */
export function weeksOf(month: Month, first: string): (string | null)[][] {
  const days = dayjs(month).daysInMonth();
  const before = weekday(month);
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before;
      return day >= 0 && day < days ? addDays(month, day) : null;
    }),
  ).filter((week) => week.some((date) => date !== null && date >= first));
}

/** The same day in another month, or that month's last day. */
export const sameDayOfMonth = (month: Month, date: string): string =>
  dayjs(month)
    .date(Math.min(dayjs(date).date(), dayjs(month).daysInMonth()))
    .format(PLAIN_DATE);

export const startOfWeek = (date: string): string => addDays(date, -weekday(date));
export const endOfWeek = (date: string): string => addDays(date, 6 - weekday(date));

/** `June 2026` */
export const formatMonth = (date: string): string => dayjs(date).format('MMMM YYYY');
/** `Friday, June 5, 2026` */
export const formatWholeDate = (date: string): string => dayjs(date).format('dddd, MMMM D, YYYY');

export const WEEKDAYS = [
  { short: 'Su', long: 'Sunday' },
  { short: 'Mo', long: 'Monday' },
  { short: 'Tu', long: 'Tuesday' },
  { short: 'We', long: 'Wednesday' },
  { short: 'Th', long: 'Thursday' },
  { short: 'Fr', long: 'Friday' },
  { short: 'Sa', long: 'Saturday' },
] as const;
