/** Watches the price of a trip that was booked elsewhere or of a flight that is not booked, or ends the watch (CN-04, CN-05). */
import type { Transaction } from 'kysely';
import type { Database } from '../database/connect';
import type { Tables } from '../database/tables';
import type { Clock } from '../kernel/dates';
import { Refusal } from '../kernel/refusal';
import { timeStateOf } from './elsewhere-view';
import { lockedTripElsewhereOf, type TripElsewhere } from './trips-elsewhere';
import { type FlightRow, hasDeparted, lockedFlightOf } from './watched-flights';

interface Wish {
  readonly userId: string;
  readonly itineraryId: string;
  readonly isWatched: boolean;
}

type Watched = { readonly trip: TripElsewhere } | { readonly flight: FlightRow };

/** Returns the trip or the flight as it is then. Repeating it changes nothing. */
export const watchItinerary = (database: Database, clock: Clock, wish: Wish): Promise<Watched> =>
  database.transaction().execute(async (tx) => {
    const now = clock.now();
    const flight = await lockedFlightOf(tx, wish.userId, wish.itineraryId);
    return flight
      ? { flight: await watchFlight(tx, flight, wish, now) }
      : { trip: await watchTrip(tx, wish, now) };
  });

async function watchTrip(
  tx: Transaction<Tables>,
  { userId, itineraryId, isWatched }: Wish,
  now: Date,
): Promise<TripElsewhere> {
  const trip = await lockedTripElsewhereOf(tx, userId, itineraryId);
  if (!trip) throw new Refusal(40401, 'There is no such trip.');
  if (isWatched && timeStateOf(trip, now) !== 'Future') {
    throw new Refusal(40902, 'Only a trip to come can be watched.');
  }
  if ((trip.watch_state !== 'NotWatching') === isWatched) return trip;
  const change = isWatched
    ? { watch_state: 'JustWatched', watched_at: now }
    : { watch_state: 'NotWatching', watched_at: null };
  await tx.updateTable('trips_elsewhere').set(change).where('id', '=', itineraryId).execute();
  return { ...trip, ...change };
}

/** A watch that begins again compares with the price of that moment. */
async function watchFlight(
  tx: Transaction<Tables>,
  flight: FlightRow,
  { isWatched }: Wish,
  now: Date,
): Promise<FlightRow> {
  if (isWatched && hasDeparted(flight, now)) {
    throw new Refusal(40902, 'Only a flight to come can be watched.');
  }
  if ((flight.watch_state !== 'NotWatching') === isWatched) return flight;
  const change = isWatched
    ? { watch_state: 'JustWatched', watched_at: now, watched_price_minor: flight.price_minor }
    : { watch_state: 'NotWatching' };
  await tx.updateTable('watched_flights').set(change).where('id', '=', flight.id).execute();
  return { ...flight, ...change };
}
