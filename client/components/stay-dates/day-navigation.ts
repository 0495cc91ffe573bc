/** The day that a key leads to from a day of the calendar, by the grid pattern of ARIA; undefined for other keys. */
import { addDays } from '#domain/stay/stay-dates.ts';
import { addMonths, endOfWeek, monthOf, sameDayOfMonth, startOfWeek } from './month-grid';

const MOVES: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: startOfWeek,
  End: endOfWeek,
  PageUp: (date) => sameDayOfMonth(addMonths(monthOf(date), -1), date),
  PageDown: (date) => sameDayOfMonth(addMonths(monthOf(date), 1), date),
};

/** The day that a key leads to, limited to the calendar's window. */
export function dayAfterKey(
  key: string,
  date: string,
  { first, last }: { readonly first: string; readonly last: string },
): string | undefined {
  const wanted = MOVES[key]?.(date);
  if (wanted === undefined) return undefined;
  return wanted < first ? first : wanted > last ? last : wanted;
}
