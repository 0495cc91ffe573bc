/** Months as the calendar renders them: plain dates in weeks that begin on Sunday, as in en_US. */
import { PLAIN_DATE, plainDate } from '#domain/dates.ts';
import { addDays, daysUpTo } from '#domain/stay/stay-dates.ts';

/** A month by its first day, YYYY-MM-01. */
export type Month = string;

export const monthOf = (date: string): Month => plainDate(date).startOf('month').format(PLAIN_DATE);

/** The same day in another month, or that month's last day. */
export const addMonths = (date: string, count: number): string =>
  plainDate(date).add(count, 'month').format(PLAIN_DATE);

export const monthsBetween = (first: Month, last: Month): Month[] =>
  Array.from({ length: plainDate(last).diff(plainDate(first), 'month') + 1 }, (_, index) =>
    addMonths(first, index),
  );

/** The weeks of a month that end on or after a day; null before the first and after the last day of the month. */
export function weeksOf(month: Month, first: string): (string | null)[][] {
  const days = plainDate(month).daysInMonth();
  const before = plainDate(month).day();
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before;
      return day >= 0 && day < days ? addDays(month, day) : null;
    }),
  ).filter((week) => week.some((date) => date !== null && date >= first));
}

/** `June 2026` */
export const formatMonth = (date: string): string => plainDate(date).format('MMMM YYYY');
/** `Friday, June 5, 2026` */
export const formatWholeDate = (date: string): string => plainDate(date).format('dddd, MMMM D, YYYY');

/** `Su` and `Sunday` to `Sa` and `Saturday`. */
export const WEEKDAYS = daysUpTo('2026-03-01', '2026-03-07').map((date) => ({
  short: plainDate(date).format('dd'),
  long: plainDate(date).format('dddd'),
}));
