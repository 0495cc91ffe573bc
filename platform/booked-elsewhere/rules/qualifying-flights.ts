/**
 * The flights that can replace a disrupted one (AD-08, AD-09, AD-22): the same airports, the same or the next local day, the same
 * or a lower cabin, for no more than a fare for each traveler, and early enough to reach the gate.
 */
import { addDays } from '../../kernel/dates';
import { MINUTE_MS } from '../../kernel/durations';
import type { Airport, OpenFlight, Segment } from '../elsewhere.types';
import { expectedAt, later, localTime, scheduledAt } from './flight-times';

/** The specification defines no time to reach the gate; the reference platform uses three quarters of an hour. */
export const GATE_MINUTES = 45;

const CABINS = ['BasicEconomy', 'Economy', 'PremiumEconomy', 'Business', 'First'];

interface Replaced {
  /** The first flight to be replaced. */
  readonly from: Segment;
  readonly to: Airport;
  /** The highest fare for each traveler, included. */
  readonly maxMinor: number;
  readonly now: Date;
}

export const qualifyingFlights = (flights: readonly OpenFlight[], replaced: Replaced): OpenFlight[] =>
  flights
    .filter((flight) => qualifies(flight, replaced))
    .sort(
      (one, other) =>
        expectedAt(one.segment.departure).getTime() - expectedAt(other.segment.departure).getTime(),
    );

function qualifies({ segment, fareMinor }: OpenFlight, { from, to, maxMinor, now }: Replaced): boolean {
  const { timeZone } = from.origin;
  const original = localTime(scheduledAt(from.departure), timeZone).day;
  const departs = expectedAt(segment.departure);
  const day = localTime(departs, timeZone).day;
  return (
    segment.origin.code === from.origin.code &&
    segment.destination.code === to.code &&
    (day === original || day === addDays(original, 1)) &&
    isSameOrLower(segment.cabin, from.cabin) &&
    fareMinor <= maxMinor &&
    departs >= later(now, GATE_MINUTES * MINUTE_MS)
  );
}

/** A cabin that this platform does not know never matches. */
function isSameOrLower(cabin: string, than: string): boolean {
  const rank = CABINS.indexOf(cabin);
  return rank >= 0 && rank <= CABINS.indexOf(than);
}
