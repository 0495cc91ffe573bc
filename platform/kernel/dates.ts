/** Plain days (`YYYY-MM-DD`) and the clock. A day never becomes an instant except to count days, in UTC. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';

export type PlainDate = string;

/** The current time; a platform uses its database's (`database/database-clock.ts`), and tests set their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The platform's time zone (specification: default timezone). */
const platformZone = 'America/Toronto';

const dayInZone = new Intl.DateTimeFormat('en-CA', {
  timeZone: platformZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export const dayOf = (moment: Date): PlainDate => dayInZone.format(moment);

export const today = (clock: Clock): PlainDate => dayOf(clock.now());

const utcMidnight = (day: PlainDate): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: PlainDate, days: number): PlainDate =>
  new Date(utcMidnight(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day of another year; the last of February if that year has no 29th. */
export function addYears(day: PlainDate, years: number): PlainDate {
  const [year = '', month = '', date = ''] = day.split('-');
  const inYear = String(Number(year) + years).padStart(4, '0');
  const same = `${inYear}-${month}-${date}`;
  return addDays(same, 0) === same ? same : `${inYear}-02-28`;
}

/** Days from `from` to `until`; negative when `until` is earlier. */
export const daysBetween = (from: PlainDate, until: PlainDate): number =>
  Math.round((utcMidnight(until) - utcMidnight(from)) / DAY_MS);

/** The days from `from` up to, not including, `until`. */
export const daysFrom = (from: PlainDate, until: PlainDate): PlainDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until)) }, (_, index) => addDays(from, index));

/** 1 = Monday … 7 = Sunday. */
export const isoWeekday = (day: PlainDate): 1 | 2 | 3 | 4 | 5 | 6 | 7 =>
  (new Date(utcMidnight(day)).getUTCDay() || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The moment at which local clocks in a zone show a day and a time (`HH:MM`); for a skipped time, the moment just after. */
export function momentIn(timeZone: string, day: PlainDate, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const first = wall - offsetAt(timeZone, wall);
  // The offset may change between the first guess and the moment.
  const second = wall - offsetAt(timeZone, first);
  const isShown = (moment: number) => moment + offsetAt(timeZone, moment) === wall;
  return new Date([second, first].find(isShown) ?? Math.max(first, second));
}

/** How far a zone is ahead of UTC at a moment. */
function offsetAt(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const shown = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`;
  return Date.parse(shown) - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

/** The moment at which a day begins in the platform's zone: four hours behind UTC in summer, five in winter. */
export function startOfDay(day: PlainDate): Date {
  const inSummer = new Date(utcMidnight(day) + 4 * HOUR_MS);
  return dayOf(inSummer) === day ? inSummer : new Date(utcMidnight(day) + 5 * HOUR_MS);
}
