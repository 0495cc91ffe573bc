/** A flight with the disrupted part of a slice replaced. */
import type { PlainDate } from '../../kernel/dates';
import { DAY_MS } from '../../kernel/durations';
import type { Flight, OpenFlight } from '../elsewhere.types';
import { expectedAt, firstSegment, lastArrival, lastSegment, localTime } from './flight-times';

export interface Span {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
}

/**
 * The new flight replaces the slice's flights from its airport on, in the first unfinished slice with the same destination;
 * flights already flown stay.
 */
export function rebooked(
  flight: Flight,
  { segment: taken }: OpenFlight,
  now: Date,
): { readonly flight: Flight; readonly span: Span } {
  const at = flight.slices.findIndex(
    (slice) =>
      lastSegment(slice).destination.code === taken.destination.code &&
      slice.segments.some(({ origin }) => origin.code === taken.origin.code) &&
      expectedAt(lastSegment(slice).arrival) > new Date(now.getTime() - DAY_MS),
  );
  const slices = flight.slices.map((slice, index) => {
    if (index !== at) return slice;
    const replaced = slice.segments.findIndex(({ origin }) => origin.code === taken.origin.code);
    return { ...slice, segments: [...slice.segments.slice(0, replaced), taken] };
  });
  const changed = { ...flight, slices };
  return { flight: changed, span: spanOf(changed) };
}

/** From the first departure to the last arrival, as local days. */
export function spanOf({ slices }: Pick<Flight, 'slices'>): Span {
  const [first] = slices;
  const last = slices.at(-1);
  if (!first || !last) throw new Error('A flight has a slice.');
  const { departure, origin } = firstSegment(first);
  const { destination } = lastSegment(last);
  const starts_at = expectedAt(departure);
  const ends_at = lastArrival({ slices });
  return {
    starts_at,
    ends_at,
    starts_on: localTime(starts_at, origin.timeZone).day,
    ends_on: localTime(ends_at, destination.timeZone).day,
  };
}
