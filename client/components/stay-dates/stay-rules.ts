/** The domain's rules for picking a stay in a calendar, from check-in to check-out. */
import {
  checkInRefusal,
  checkOutRefusal,
  checkOutsFrom,
  type DateSelection,
  type DayRefusal,
  isSelectionComplete,
  pickDate,
  type StayCalendar,
} from '#domain/stay/stay-calendar.ts';
import {
  bookingWindow,
  formatNights,
  formatStay,
  formatStayDate,
  MIN_NIGHTS,
  nightCount,
  nightsBetween,
  type Stay,
} from '#domain/stay/stay-dates.ts';
import type { DateRules } from './date-rules';
import { REFUSAL_WORDS } from './day-state';

export const stayRules = (calendar: StayCalendar, today: string): DateRules => ({
  today,
  reach: bookingWindow(today),
  refusal: (date) => checkInRefusal(calendar, date, today),
  endsFrom: (from) => checkOutsFrom(calendar, from, today),
  pick: (selection, date) => pickDate(selection, date, calendar, today),
  pressNote: (selection, date) => pressNote(calendar, today, selection, date),
  limits: (from) => limitsText(calendar, from, today),
  summary: selectionText,
  names: { first: 'check-in', last: 'check-out', another: 'begins another stay' },
});

/** `Fri, Jun 5 - Mon, Jun 8, 3 nights`, or what is to be selected next. */
export function selectionText(selection: DateSelection): string {
  if (isSelectionComplete(selection))
    return `${formatStay(selection)}, ${formatNights(nightCount(selection))}`;
  return selection.from === null
    ? 'Select a check-in date'
    : `${formatStayDate(selection.from)}, select a check-out date`;
}

/** Refusals that also apply to a check-out. */
const IS_CLOSED: ReadonlySet<DayRefusal | undefined> = new Set<DayRefusal>([
  'IN_THE_PAST',
  'BEYOND_ONE_YEAR',
  'UNAVAILABLE',
]);

/**
 * The explanation of a press that has another effect than expected: `Sat, Jun 6: check-out only`, or, after a check-in, why the
 * stay cannot end there; undefined where there is nothing to explain.
 */
function pressNote(
  calendar: StayCalendar,
  today: string,
  selection: DateSelection,
  date: string,
): string | undefined {
  const { from, until } = selection;
  const refusal = checkInRefusal(calendar, date, today);
  const isEnd = from !== null && until === null && date > from && !IS_CLOSED.has(refusal);
  if (!isEnd) return refusal && `${formatStayDate(date)}: ${REFUSAL_WORDS[refusal]}`;
  const why = checkOutNote(calendar, { from, until: date }, today);
  if (why === undefined) return undefined;
  return refusal === undefined ? `${why}, so another stay begins on ${formatStayDate(date)}` : why;
}

function checkOutNote(calendar: StayCalendar, stay: Stay, today: string): string | undefined {
  const { minimumStay, maximumStay } = calendar.get(stay.from) ?? {};
  const [from, until] = [formatStayDate(stay.from), formatStayDate(stay.until)];
  switch (checkOutRefusal(calendar, stay, today)) {
    case undefined:
      return undefined;
    case 'TOO_FEW_NIGHTS':
      return `Stays from ${from} have at least ${formatNights(minimumStay ?? MIN_NIGHTS)}`;
    case 'TOO_MANY_NIGHTS':
      return `Stays from ${from} have at most ${formatNights(maximumStay ?? MIN_NIGHTS)}`;
    case 'NIGHT_UNAVAILABLE':
      return `Not every night before ${until} is free`;
    case 'CHECK_OUT_NOT_ALLOWED':
      return `No check-out on ${until}`;
    case 'BEYOND_ONE_YEAR':
      return `${until} is too far ahead`;
  }
}

/** The shortest and longest stay from the picked day: `Stays from this day: at least 3 nights`. */
function limitsText(calendar: StayCalendar, from: string, today: string): string | undefined {
  const { minimumStay, maximumStay } = calendar.get(from) ?? {};
  const maxNightsAhead = nightsBetween(from, bookingWindow(today).last);
  const limits = [
    minimumStay && minimumStay > MIN_NIGHTS && `at least ${formatNights(minimumStay)}`,
    maximumStay && maximumStay < maxNightsAhead && `at most ${formatNights(maximumStay)}`,
  ].filter(Boolean);
  return limits.length > 0 ? `Stays from this day: ${limits.join(', ')}` : undefined;
}
