/**
 * Times of flights as travelers read them: local at the airport, in the airport's own time zone. An unknown zone is shown as UTC,
 * and labeled so.
 */
import { localTime } from '../dates';
import { DAY_MS, MINUTE_MS } from '../durations';
import { type PartOfDay, partOfDay } from '../experiences/time-of-day';
import { remembered } from '../remembered';

/** AD-17: a flight is over a day after its arrival. */
const EXPIRED_AFTER_MS = DAY_MS;

const isZone = remembered((timeZone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat(undefined, { timeZone }));
  } catch {
    return false;
  }
});

const airportClock = (moment: string, timeZone: string) =>
  localTime(moment, isZone(timeZone) ? timeZone : 'UTC');

/** '9:40 PM', and '1:40 AM UTC' for an airport with an unknown zone. */
export const airportTime = (moment: string, timeZone: string): string =>
  airportClock(moment, timeZone).format(isZone(timeZone) ? 'h:mm A' : 'h:mm A [UTC]');

/** 'Fri, Jun 5, 2026'. */
export const airportDay = (moment: string, timeZone: string): string =>
  airportClock(moment, timeZone).format('ddd, MMM D, YYYY');

interface At {
  readonly at: string;
  readonly timeZone: string;
}

const dayAt = ({ at, timeZone }: At) => airportClock(at, timeZone).startOf('day');

/** How many days after its departure a flight arrives, by the calendars of the airports; -1 across the date line. */
export const plusDays = (departure: At, arrival: At): number => dayAt(arrival).diff(dayAt(departure), 'day');

/** The part of the day at the airport (FM-08). */
export const partOfDayAt = ({ at, timeZone }: At): PartOfDay => partOfDay(airportClock(at, timeZone).hour());

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
