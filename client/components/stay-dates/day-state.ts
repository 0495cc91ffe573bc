/** What a day of the calendar is for the selection so far, and how it is read out. The rules are the domain's. */
import {
  checkInRefusal,
  checkOutRefusal,
  checkOutsFrom,
  type DateSelection,
  type DayRefusal,
  type StayCalendar,
} from '../../../domain/stay/stay-calendar';
import {
  bookingWindow,
  formatNights,
  formatStayDate,
  MIN_NIGHTS,
  nightsBetween,
} from '../../../domain/stay/stay-dates';
import { formatWholeDate } from './month-grid';

/** What has been picked of a home's days so far. */
export interface Picking {
  readonly calendar: StayCalendar;
  readonly today: string;
  readonly selection: DateSelection;
}

export interface DayContext extends Picking {
  /** The day under the pointer or the focus, to preview a stay with. */
  readonly previewed: string | null;
  /** The days that can end the stay which has been begun; null while none has. */
  readonly checkOuts: ReadonlySet<string> | null;
}

export interface DayState {
  /** Whether a press on the day changes the selection. */
  readonly isSelectable: boolean;
  readonly isCheckIn: boolean;
  readonly isCheckOut: boolean;
  /** Between check-in and check-out, picked or previewed. */
  readonly isInside: boolean;
  /** Behind the check-in but no possible check-out: a press starts another stay (CA-05). */
  readonly startsAnotherStay: boolean;
  readonly refusal: DayRefusal | undefined;
}

export function checkOutsOf({ calendar, today, selection }: Picking): ReadonlySet<string> | null {
  const { from, until } = selection;
  return from !== null && until === null ? new Set(checkOutsFrom(calendar, from, today)) : null;
}

export function dayState(date: string, context: DayContext): DayState {
  const { calendar, today, selection, previewed, checkOuts } = context;
  const { from, until } = selection;
  const refusal = checkInRefusal(calendar, date, today);
  const canEnd = checkOuts?.has(date) ?? false;
  const end = until ?? (previewed !== null && checkOuts?.has(previewed) ? previewed : null);
  return {
    isSelectable: refusal === undefined || canEnd,
    isCheckIn: date === from,
    isCheckOut: date === end,
    isInside: from !== null && end !== null && date > from && date < end,
    startsAnotherStay: checkOuts !== null && from !== null && date > from && !canEnd && refusal === undefined,
    refusal: refusal === 'CHECK_IN_NOT_ALLOWED' && canEnd ? undefined : refusal,
  };
}

const REFUSAL_WORDS: Readonly<Record<DayRefusal, string>> = {
  IN_THE_PAST: 'in the past',
  BEYOND_ONE_YEAR: 'too far ahead',
  UNAVAILABLE: 'not available',
  CHECK_OUT_ONLY: 'check-out only',
  CHECK_IN_NOT_ALLOWED: 'no check-in on this day',
};

/** Refusals that hold for a check-out as well. */
const IS_CLOSED: ReadonlySet<DayRefusal | undefined> = new Set<DayRefusal>([
  'IN_THE_PAST',
  'BEYOND_ONE_YEAR',
  'UNAVAILABLE',
]);

/**
 * What to say about a press that does not do what it was meant to: `Sat, Jun 6: check-out only`, or, behind a check-in,
 * why the stay cannot end there; undefined where there is nothing to explain.
 */
export function pressNote(date: string, { calendar, today, selection }: Picking): string | undefined {
  const { from, until } = selection;
  const refusal = checkInRefusal(calendar, date, today);
  const isEnd = from !== null && until === null && date > from && !IS_CLOSED.has(refusal);
  if (!isEnd) return refusal && `${formatStayDate(date)}: ${REFUSAL_WORDS[refusal]}`;
  const why = checkOutNote(calendar, { from, until: date }, today);
  if (why === undefined) return undefined;
  return refusal === undefined ? `${why}, so another stay begins on ${formatStayDate(date)}` : why;
}

function checkOutNote(
  calendar: StayCalendar,
  stay: { readonly from: string; readonly until: string },
  today: string,
): string | undefined {
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

/** How long a stay that begins on the picked day has to be and may be: `Stays from this day: at least 3 nights`. */
export function limitsText(calendar: StayCalendar, from: string, today: string): string | undefined {
  const { minimumStay, maximumStay } = calendar.get(from) ?? {};
  const maxNightsAhead = nightsBetween(from, bookingWindow(today).last);
  const limits = [
    minimumStay && minimumStay > MIN_NIGHTS && `at least ${formatNights(minimumStay)}`,
    maximumStay && maximumStay < maxNightsAhead && `at most ${formatNights(maximumStay)}`,
  ].filter(Boolean);
  return limits.length > 0 ? `Stays from this day: ${limits.join(', ')}` : undefined;
}

/** `Friday, June 5, 2026, check-in, $210` */
export function dayLabel(date: string, state: DayState, price: string | undefined): string {
  const words = [
    formatWholeDate(date),
    state.isCheckIn && 'check-in',
    state.isCheckOut && 'check-out',
    state.refusal && !state.isCheckOut && REFUSAL_WORDS[state.refusal],
    !state.refusal && price,
    state.startsAnotherStay && 'begins another stay',
  ];
  return words.filter(Boolean).join(', ');
}
