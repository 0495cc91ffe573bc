/** Flights and situations for the tests of the rules. */
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations';
import type { Flight, FlightEvent, FlightSituation, ProtectionKind, Segment } from '../elsewhere.types';
import { planned } from '../demo/flight-plan';
import { later } from '../rules/flight-times';

/** Noon in Toronto. */
export const NOW = new Date('2026-05-04T16:00:00.000Z');

export const hoursFrom = (moment: Date, hours: number): Date => later(moment, hours * HOUR_MS);

interface Facts {
  readonly departs?: Date;
  readonly delayMinutes?: number;
  readonly state?: string;
  readonly events?: readonly FlightEvent[];
  readonly baseMinor?: number;
  readonly taxesMinor?: number;
}

/** Toronto to Denver in four hours. */
export const flightTo = (facts: Facts = {}): Flight => ({
  tripType: 'one_way',
  slices: [
    {
      segments: [
        planned({
          from: 'YYZ',
          to: 'DEN',
          departs: facts.departs ?? hoursFrom(NOW, 48),
          minutes: 240,
          number: '633',
          delayMinutes: facts.delayMinutes ?? 0,
          state: facts.state ?? 'Confirmed',
        }),
      ],
    },
  ],
  passengers: [],
  locators: [],
  baseMinor: facts.baseMinor ?? 30_000,
  taxesMinor: facts.taxesMinor ?? 6_000,
  events: facts.events ?? [],
  openFlights: [],
});

/** Toronto to Seattle via Chicago; the first flight arrives this many minutes before the second one departs. */
export function connection(departs: Date, delayMinutes: number, layoverMinutes = 60): Flight {
  const first: Segment = planned({
    from: 'YYZ',
    to: 'ORD',
    departs,
    minutes: 105,
    number: '402',
    delayMinutes,
  });
  const onward = later(new Date(first.arrival.scheduled), layoverMinutes * MINUTE_MS);
  const second = planned({ from: 'ORD', to: 'SEA', departs: onward, minutes: 270, number: '1180' });
  return { ...flightTo(), slices: [{ segments: [first, second] }] };
}

export const situation = (facts: Partial<FlightSituation> = {}): FlightSituation => ({
  flight: flightTo(),
  bookedAt: hoursFrom(NOW, -72),
  isCanceled: false,
  terms: {},
  uses: [],
  now: NOW,
  ...facts,
});

export const usedNow = (protectionKind: ProtectionKind) => ({
  protectionKind,
  kind: 'Refund' as const,
  at: NOW,
});
