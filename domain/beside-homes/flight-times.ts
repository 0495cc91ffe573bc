/**
 * Times of flights as travelers read them: local at the airport, in the airport's own time zone. An unknown zone is shown as UTC,
 * and labeled so.
 */
import { DEFAULT_LOCALE } from '../clock';
import { DAY_MS, MINUTE_MS } from '../durations';
import { type PartOfDay, partOfDay } from '../experiences/time-of-day';

/** AD-17: a flight is over a day after its arrival. */
const EXPIRED_AFTER_MS = DAY_MS;

interface Formats {
  readonly time: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly numbers: Intl.DateTimeFormat;
  readonly isUtc: boolean;
}

/** Creating a formatter takes a third of a millisecond; there are few zones. */
const formats = new Map<string, Formats>();

function formatsOf(timeZone: string): Formats {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = isZone(timeZone) ? formatsIn(timeZone, false) : formatsIn('UTC', true);
  formats.set(timeZone, made);
  return made;
}

const formatsIn = (timeZone: string, isUtc: boolean): Formats => ({
  time: new Intl.DateTimeFormat(DEFAULT_LOCALE, { timeZone, hour: 'numeric', minute: '2-digit' }),
  day: new Intl.DateTimeFormat(DEFAULT_LOCALE, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }),
  numbers: new Intl.DateTimeFormat(DEFAULT_LOCALE, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }),
  isUtc,
});

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat(DEFAULT_LOCALE, { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** '9:40 PM', and '1:40 AM UTC' for an airport with an unknown zone. */
export function airportTime(moment: string, timeZone: string): string {
  const { time, isUtc } = formatsOf(timeZone);
  return `${time.format(new Date(moment)).replace(/\s/g, ' ')}${isUtc ? ' UTC' : ''}`;
}

/** 'Fri, Jun 5, 2026'. */
export const airportDay = (moment: string, timeZone: string): string =>
  formatsOf(timeZone).day.format(new Date(moment));

const numberOf = (moment: string, timeZone: string, type: Intl.DateTimeFormatPartTypes): string =>
  formatsOf(timeZone)
    .numbers.formatToParts(new Date(moment))
    .find((part) => part.type === type)?.value ?? '';

const dayNumber = (moment: string, timeZone: string): number =>
  Date.parse(['year', 'month', 'day'].map((type) => numberOf(moment, timeZone, type as 'year')).join('-')) /
  DAY_MS;

interface At {
  readonly at: string;
  readonly timeZone: string;
}

/** How many days after its departure a flight arrives, by the calendars of the airports; -1 across the date line. */
export const plusDays = (departure: At, arrival: At): number =>
  dayNumber(arrival.at, arrival.timeZone) - dayNumber(departure.at, departure.timeZone);

/** The part of the day at the airport (FM-08). */
export const partOfDayAt = ({ at, timeZone }: At): PartOfDay =>
  partOfDay(Number(numberOf(at, timeZone, 'hour')));

export const minutesBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / MINUTE_MS);

interface TimedFlight {
  readonly departure: { readonly expectedAt: string };
  readonly arrival: { readonly expectedAt: string };
}

/** AD-09: the index of the first flight that departs before the previous one arrives; null when all connections can be made. */
export function missedFlight(flights: readonly TimedFlight[]): number | null {
  const index = flights.findIndex(({ departure }, at) => {
    const before = flights[at - 1];
    return before !== undefined && Date.parse(before.arrival.expectedAt) > Date.parse(departure.expectedAt);
  });
  return index < 0 ? null : index;
}

/** '7 h 5 min', '45 min'. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** AD-17: a slice that arrived more than 24 hours ago counts as expired. */
export const isSliceExpired = (arrivedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(arrivedAt) > EXPIRED_AFTER_MS;
