/** Rules for when a flight counts as disrupted (AD-07, AD-17). */
import { DAY_MS, MINUTE_MS } from '../../kernel/durations';
import type { Disruption, Flight, Segment } from '../elsewhere.types';
import { delayMs, expectedAt, firstSegment, isSliceExpired, scheduledAt } from './flight-times';

interface Watched {
  readonly flight: Flight;
  readonly now: Date;
}

/** The first connection that the traveler cannot make, in a slice that has not expired. */
export function missedConnection({ flight, now }: Watched): Disruption | undefined {
  for (const [slice, { segments }] of openSlices(flight, now)) {
    for (const [index, segment] of segments.entries()) {
      const before = segments[index - 1];
      if (before && expectedAt(before.arrival) > expectedAt(segment.departure)) {
        return { reason: 'MissedConnection', slice, segment: index };
      }
    }
  }
  return undefined;
}

/** A flight that the airline canceled within 24 hours of its departure. */
function airlineCancellation({ flight, now }: Watched): Disruption | undefined {
  const canceled = flight.events.find(({ kind }) => kind === 'AirlineCancellation');
  if (!canceled) return undefined;
  for (const [slice, { segments }] of openSlices(flight, now)) {
    for (const [segment, each] of segments.entries()) {
      const notice = scheduledAt(each.departure).getTime() - Date.parse(canceled.at);
      if (each.state === 'Canceled' && notice <= DAY_MS)
        return { reason: 'AirlineCancellation', slice, segment };
    }
  }
  return undefined;
}

/** A flight that departs later than it was scheduled by more than the threshold. */
function delay({ flight, now }: Watched, thresholdMinutes: number): Disruption | undefined {
  for (const [slice, { segments }] of openSlices(flight, now)) {
    for (const [segment, { departure }] of segments.entries()) {
      const delayMinutes = Math.floor(delayMs(departure) / MINUTE_MS);
      if (delayMinutes > thresholdMinutes) return { reason: 'Delayed', slice, segment, delayMinutes };
    }
  }
  return undefined;
}

export const disruptionOf = (watched: Watched, thresholdMinutes: number): Disruption | undefined =>
  airlineCancellation(watched) ?? missedConnection(watched) ?? delay(watched, thresholdMinutes);

const openSlices = ({ slices }: Flight, now: Date) =>
  [...slices.entries()].filter(([, slice]) => !isSliceExpired(slice, now));

/** The flight that was disrupted. */
export function disruptedSegment({ slices }: Flight, { slice, segment }: Disruption): Segment {
  const found = slices[slice]?.segments[segment];
  if (!found) throw new Error('A disruption is one of a flight of the trip.');
  return found;
}

/** Where the disrupted journey begins: travelers who have flown a part of it wait at a connecting airport. */
export function firstSegmentToRebook({ slices }: Flight, { slice, segment }: Disruption, now: Date): Segment {
  const journey = slices[slice];
  if (!journey) throw new Error('A disruption is one of a slice of the trip.');
  const { segments } = journey;
  const hasLeft = expectedAt(firstSegment(journey).departure) <= now;
  return (hasLeft ? segments[segment] : segments[0]) ?? firstSegment(journey);
}
