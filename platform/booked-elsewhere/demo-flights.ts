/** Changes a demo flight (docs/test-values.md), so that each of its states can be produced. */
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../database/connect';
import { json } from '../database/json';
import type { Clock } from '../kernel/dates';
import { MINUTE_MS } from '../kernel/durations';
import { Refusal } from '../kernel/refusal';
import type { Flight, FlightEvent, OpenFlight, Segment } from './elsewhere.types';
import { disruptedSegment, missedConnection } from './rules/disruption';
import { expectedAt, firstDeparture, later } from './rules/flight-times';
import { spanOf } from './rules/rebooked';
import { type TripElsewhere, tripElsewhereOf } from './trips-elsewhere';

type Change = components['schemas']['ChangeDemoFlightRequest'];

export async function changeDemoFlight(
  database: Database,
  clock: Clock,
  userId: string,
  change: Change,
): Promise<TripElsewhere> {
  const trip = await database.transaction().execute(async (tx) => {
    await tx
      .selectFrom('trips_elsewhere')
      .select('id')
      .where('id', '=', change.itineraryId)
      .where('user_id', '=', userId)
      .forUpdate()
      .execute();
    const found = await tripElsewhereOf(tx, userId, change.itineraryId);
    const flight = found?.details.flight;
    if (!found || !flight) throw new Refusal(40401, 'There is no such flight.');
    const changed = changedFlight(flight, change, clock.now());
    await tx
      .updateTable('trips_elsewhere')
      .set({
        details: json({ ...found.details, flight: changed }),
        ...(change.event === 'CanceledWithAirline' ? { state: 'Canceled' as const } : {}),
        ...spanOf(changed),
      })
      .where('id', '=', found.id)
      .execute();
    return tripElsewhereOf(tx, userId, change.itineraryId);
  });
  if (!trip) throw new Error('A trip has disappeared while it was changed.');
  return trip;
}

/** The flight after a change; an event without a rule for its times is only added to the list of events. */
export function changedFlight(flight: Flight, change: Change, now: Date): Flight {
  const { event, minutes = 0 } = change;
  switch (event) {
    case 'Move':
      return shifted(flight, later(now, minutes * MINUTE_MS).getTime() - firstDeparture(flight).getTime());
    case 'Delay':
      return withSegment(flight, change, (segment) => delayed(segment, minutes * MINUTE_MS));
    case 'OnTime':
      return { ...flight, slices: eachSegment(flight, onTime), events: [] };
    case 'AirlineCancellation':
      return withEvent(
        withSegment(flight, change, (segment) => ({ ...segment, state: 'Canceled' })),
        { kind: event, at: now.toISOString() },
      );
    case 'AirlineRebooks': {
      const missed = missedConnection({ flight, now });
      const departs = missed ? new Date(disruptedSegment(flight, missed).departure.scheduled) : now;
      const departsAt = later(departs, minutes * MINUTE_MS).toISOString();
      return withEvent(flight, { kind: event, at: now.toISOString(), departsAt });
    }
    default:
      return withEvent(flight, { kind: event, at: now.toISOString() });
  }
}

const withEvent = (flight: Flight, event: FlightEvent): Flight => ({
  ...flight,
  events: [...flight.events, event],
});

const eachSegment = ({ slices }: Flight, change: (segment: Segment) => Segment): Flight['slices'] =>
  slices.map((slice) => ({ ...slice, segments: slice.segments.map(change) }));

function withSegment(
  flight: Flight,
  { slice = 0, segment = 0 }: Pick<Change, 'slice' | 'segment'>,
  change: (segment: Segment) => Segment,
): Flight {
  if (!flight.slices[slice]?.segments[segment]) throw new Refusal(40401, 'There is no such flight.');
  const slices = flight.slices.map((each, at) =>
    at === slice
      ? { ...each, segments: each.segments.map((one, index) => (index === segment ? change(one) : one)) }
      : each,
  );
  return { ...flight, slices };
}

function delayed(segment: Segment, ms: number): Segment {
  const late = ({ scheduled }: Segment['departure']) => ({
    scheduled,
    updated: later(new Date(scheduled), ms).toISOString(),
  });
  return { ...segment, departure: late(segment.departure), arrival: late(segment.arrival) };
}

const onTime = (segment: Segment): Segment => ({
  ...segment,
  state: 'Confirmed',
  departure: { scheduled: segment.departure.scheduled },
  arrival: { scheduled: segment.arrival.scheduled },
});

function shifted(flight: Flight, ms: number): Flight {
  const move = (times: Segment['departure']): Segment['departure'] => ({
    scheduled: later(new Date(times.scheduled), ms).toISOString(),
    ...(times.updated === undefined ? {} : { updated: later(expectedAt(times), ms).toISOString() }),
  });
  const moved = (segment: Segment): Segment => ({
    ...segment,
    departure: move(segment.departure),
    arrival: move(segment.arrival),
  });
  const openFlights = flight.openFlights.map((each): OpenFlight => ({
    ...each,
    segment: moved(each.segment),
  }));
  return { ...flight, slices: eachSegment(flight, moved), openFlights };
}
