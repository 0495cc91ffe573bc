/**
 * The one way to ask what day it is (LQ-21, FM-02): a clock that is passed in, and a zone.
 */
export interface Clock {
  now(): Date;
  /** The day (YYYY-MM-DD) in a zone, for clocks that provide it; for others it is computed from `now`. */
  today?(timeZone: string): string;
  /** Whether an instant has come, of a clock that is asked for instants; the others compute it from `now`. */
  hasCome?(instant: string): boolean;
}

export const DEFAULT_TIME_ZONE = 'America/Toronto';
/** en_US, as browsers write it. */
export const DEFAULT_LOCALE = 'en-US';

/** Making a formatter costs a third of a millisecond; there are few zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(DEFAULT_LOCALE, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, made);
  return made;
}

/** Today's date (YYYY-MM-DD) in a zone: at 23:30 in Toronto it is not yet tomorrow, whatever the UTC date. */
export const today = (clock: Clock, timeZone: string = DEFAULT_TIME_ZONE): string =>
  clock.today?.(timeZone) ?? dayAt(clock.now(), timeZone);

/** Whether an instant (RFC 3339) has come; one that cannot be read has. */
export const hasCome = (clock: Clock, instant: string): boolean =>
  clock.hasCome?.(instant) ?? !(Date.parse(instant) > clock.now().getTime());

/** Writing a day takes longer than most of what it is needed for. Days begin on a quarter of an hour in every zone. */
const QUARTER_MS = 15 * 60 * 1_000;
const lastDays = new Map<string, { readonly quarter: number; readonly day: string }>();

function dayAt(now: Date, timeZone: string): string {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  const last = lastDays.get(timeZone);
  if (last?.quarter === quarter) return last.day;
  const parts = dayFormat(timeZone).formatToParts(now);
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  lastDays.set(timeZone, { quarter, day });
  return day;
}
