/** The day that a key leads to from a day of the calendar, by the grid pattern of ARIA; undefined for other keys. */
import { PLAIN_DATE, plainDate } from '#domain/dates.ts';
import { addDays } from '#domain/stay/stay-dates.ts';
import { addMonths } from './month-grid';

const MOVES: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => plainDate(date).startOf('week').format(PLAIN_DATE),
  End: (date) => plainDate(date).endOf('week').format(PLAIN_DATE),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
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
