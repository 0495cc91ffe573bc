/** Demo flights, planned in the local times of their airports. */
import { addDays, dayOf } from '../../kernel/dates';
import { MINUTE_MS } from '../../kernel/durations';
import type { OpenFlight, Segment } from '../elsewhere.types';
import { later, momentAt } from '../rules/flight-times';
import { AIRLINES, AIRPORTS } from './places';

interface PlannedFlight {
  readonly from: keyof typeof AIRPORTS;
  readonly to: keyof typeof AIRPORTS;
  readonly departs: Date;
  readonly minutes: number;
  readonly number: string;
  readonly airline?: keyof typeof AIRLINES;
  readonly cabin?: string;
  readonly state?: string;
  readonly delayMinutes?: number;
  readonly isSelfTransfer?: boolean;
}

/** A moment some days from now, at a local time of an airport. */
export function onDay(now: Date, days: number, time: string, airport: keyof typeof AIRPORTS): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return momentAt(addDays(dayOf(now), days), hours * 60 + minutes, AIRPORTS[airport].timeZone);
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
    airline: AIRLINES[airline],
    flightNumber: number,
    cabin,
    origin: AIRPORTS[from],
    destination: AIRPORTS[to],
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
