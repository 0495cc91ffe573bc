/** Flights that are not booked and whose price is watched (CN-08), with what is expected of the price (AD-19). */
import type { Selectable, Transaction } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../database/connect';
import type { Tables } from '../database/tables';
import { dayOf } from '../kernel/dates';
import { toFiat } from '../kernel/money';
import { watchStateOf } from './elsewhere-view';
import type { ElsewhereTables } from './elsewhere.tables';

type WatchedFlight = components['schemas']['WatchedFlight'];

export type FlightRow = Selectable<ElsewhereTables['watched_flights']>;

/** A user's watched flights that have not departed, the next first. */
export async function watchedFlightsOf(
  database: Database,
  userId: string,
  now: Date,
): Promise<WatchedFlight[]> {
  const flights = await database
    .selectFrom('watched_flights')
    .selectAll()
    .where('user_id', '=', userId)
    .where('watch_state', '!=', 'NotWatching')
    .where('departs_on', '>=', dayOf(now))
    .orderBy('departs_on')
    .orderBy('id')
    .execute();
  return flights.map((flight) => watchedFlightView(flight, now));
}

/** The flight of a user, locked until the transaction ends; undefined for none. */
export const lockedFlightOf = (
  tx: Transaction<Tables>,
  userId: string,
  id: string,
): Promise<FlightRow | undefined> =>
  tx
    .selectFrom('watched_flights')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const hasDeparted = ({ departs_on }: FlightRow, now: Date): boolean => departs_on < dayOf(now);

/** A watched flight at a given moment. */
export const watchedFlightView = (flight: FlightRow, now: Date): WatchedFlight => ({
  id: flight.id,
  tripKind: 'Watch',
  watchState: watchStateOf(flight, now),
  tripType: flight.returns_on === null ? 'one_way' : 'round_trip',
  origin: flight.origin,
  destination: flight.destination,
  from: flight.departs_on,
  until: flight.returns_on ?? flight.departs_on,
  travelersCount: flight.travelers_count,
  watchedAt: flight.watched_at.toISOString(),
  priceWhenWatched: toFiat(flight.watched_price_minor, flight.currency),
  price: toFiat(flight.price_minor, flight.currency),
  pricedAt: flight.priced_at.toISOString(),
  ...(flight.prediction && { prediction: flight.prediction }),
});
