/** The only source of the current day (LQ-21, FM-02): an injected clock, and a time zone. */
import { localTime, PLAIN_DATE } from './dates';
import { MINUTE_MS } from './durations';

export interface Clock {
  now(): Date;
  /** The day (YYYY-MM-DD) in a zone, for clocks that provide it; for others it is computed from `now`. */
  today?(timeZone: string): string;
  /** Whether an instant has passed, for clocks that provide it; for others it is computed from `now`. */
  hasPassed?(instant: string): boolean;
}

export const DEFAULT_TIME_ZONE = 'America/Toronto';
/** en_US, in the spelling of browsers. */
export const DEFAULT_LOCALE = 'en-US';

/** Today's date (YYYY-MM-DD) in a zone: at 23:30 in Toronto it is still today, whatever the UTC date. */
export const today = (clock: Clock, timeZone: string = DEFAULT_TIME_ZONE): string =>
  clock.today?.(timeZone) ?? dayAt(clock.now(), timeZone);

/** Whether an instant (RFC 3339) has passed; true for one that cannot be read. */
export const hasPassed = (clock: Clock, instant: string): boolean =>
  clock.hasPassed?.(instant) ?? !(Date.parse(instant) > clock.now().getTime());

/** Formatting a day takes longer than most of its uses. Days begin on a quarter of an hour in every zone. */
const QUARTER_MS = 15 * MINUTE_MS;
const lastDays = new Map<string, { readonly quarter: number; readonly day: string }>();

function dayAt(now: Date, timeZone: string): string {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  const last = lastDays.get(timeZone);
  if (last?.quarter === quarter) return last.day;
  const day = localTime(now, timeZone).format(PLAIN_DATE);
  lastDays.set(timeZone, { quarter, day });
  return day;
}
