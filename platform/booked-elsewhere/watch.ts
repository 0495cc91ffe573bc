/** Watches the price of a trip that was booked elsewhere, or ends the watch (CN-04, CN-05). */
import type { Database } from '../database/connect';
import type { Clock } from '../kernel/dates';
import { Refusal } from '../kernel/refusal';
import { timeStateOf } from './elsewhere-view';
import { lockedTripElsewhereOf, type TripElsewhere } from './trips-elsewhere';

interface Wish {
  readonly userId: string;
  readonly itineraryId: string;
  readonly isWatched: boolean;
}

/** Returns the updated trip. Repeating it changes nothing. */
export const watchItinerary = (
  database: Database,
  clock: Clock,
  { userId, itineraryId, isWatched }: Wish,
): Promise<TripElsewhere> =>
  database.transaction().execute(async (tx) => {
    const trip = await lockedTripElsewhereOf(tx, userId, itineraryId);
    if (!trip) throw new Refusal(40401, 'There is no such trip.');
    const now = clock.now();
    if (isWatched && timeStateOf(trip, now) !== 'Future') {
      throw new Refusal(40902, 'Only a trip to come can be watched.');
    }
    if ((trip.watch_state !== 'NotWatching') === isWatched) return trip;
    const change = isWatched
      ? { watch_state: 'JustWatched', watched_at: now }
      : { watch_state: 'NotWatching', watched_at: null };
    await tx.updateTable('trips_elsewhere').set(change).where('id', '=', itineraryId).execute();
    return { ...trip, ...change };
  });
