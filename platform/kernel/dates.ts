/**
 * Plain days (`YYYY-MM-DD`) and the clock. A day never becomes an instant except to count days, in UTC. Days are counted without
 * dayjs, which takes several times as long: the nights of a year are counted for each home.
 */
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DAY_MS } from './durations';

dayjs.extend(utc);
dayjs.extend(timezone);

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
export const addYears = (day: PlainDate, years: number): PlainDate =>
  dayjs.utc(day).add(years, 'year').format('YYYY-MM-DD');

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
export const momentIn = (timeZone: string, day: PlainDate, time: string): Date =>
  dayjs.tz(`${day} ${time}`, timeZone).toDate();

/** The moment at which a day begins in the platform's zone. */
export const startOfDay = (day: PlainDate): Date => momentIn(platformZone, day, '00:00');
