/** Demo flights, planned in the local times of their airports. */
import { addDays, dayOf } from '../../kernel/dates';
import { MINUTE_MS } from '../../kernel/durations';
import { readWorld } from '../../world/read-world';
import type { Airport, OpenFlight, Segment } from '../elsewhere.types';
import { later, momentAt } from '../rules/flight-times';

interface Places {
  readonly airports: Readonly<Record<string, Airport>>;
  readonly airlines: Readonly<Record<string, Segment['airline']>>;
}

const { airports, airlines } = readWorld<Places>('trips/places.json');

const found = <T>(place: T | undefined, code: string): T => {
  if (place === undefined) throw new RangeError(`platform/world/trips/places.json has no ${code}`);
  return place;
};
export const airportOf = (code: string): Airport => found(airports[code], code);
export const airlineOf = (code: string): Segment['airline'] => found(airlines[code], code);

export interface PlannedFlight {
  readonly from: string;
  readonly to: string;
  readonly departs: Date;
  readonly minutes: number;
  readonly number: string;
  readonly airline?: string;
  readonly cabin?: string;
  readonly state?: string;
  readonly delayMinutes?: number;
  readonly isSelfTransfer?: boolean;
}

/** A moment some days from now, at a local time of an airport. */
export function onDay(now: Date, days: number, time: string, airport: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return momentAt(addDays(dayOf(now), days), hours * 60 + minutes, airportOf(airport).timeZone);
}

/** A moment some minutes from now, rounded to five minutes. */
export function inMinutes(now: Date, minutes: number): Date {
  const step = 5 * MINUTE_MS;
  return new Date(Math.ceil((now.getTime() + minutes * MINUTE_MS) / step) * step);
}

export function planned(flight: PlannedFlight): Segment {
  const {
    from,
    to,
    departs,
    minutes,
    number,
    airline = 'LK',
    cabin = 'Economy',
    state = 'Confirmed',
  } = flight;
  const { delayMinutes = 0, isSelfTransfer } = flight;
  const times = (scheduled: Date): Segment['departure'] => ({
    scheduled: scheduled.toISOString(),
    ...(delayMinutes === 0 ? {} : { updated: later(scheduled, delayMinutes * MINUTE_MS).toISOString() }),
  });
  return {
    airline: airlineOf(airline),
    flightNumber: number,
    cabin,
    origin: airportOf(from),
    destination: airportOf(to),
    departure: times(departs),
    arrival: times(later(departs, minutes * MINUTE_MS)),
    state,
    ...(isSelfTransfer === undefined ? {} : { isSelfTransfer }),
  };
}

/** A flight with free seats, named by its airline and number. */
export function open(fareMinor: number, flight: PlannedFlight): OpenFlight {
  const segment = planned(flight);
  return { id: `${segment.airline.code}${segment.flightNumber}`, fareMinor, segment };
}
