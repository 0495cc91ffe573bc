import { sql } from 'kysely';
import { returnHeldNights, takeHeldNights } from '../booking/price-freeze/exercise';
import type { Nights } from '../supplier/supplier';
import { checkInAgeRefusal } from './check-in-age';

/**
 * The whole stay in one statement: the primary key of sold_nights sells each night once, and one taken night fails the whole
 * statement. Nights are inserted in order, so that overlapping stays queue up instead of deadlocking.
 */
export const catalogueNights: Nights = {
  hold: async (tx, booking) => {
    const { bookingId, listingId, from, until } = booking;
    const refused = await checkInAgeRefusal(tx, booking);
    if (refused || (await takeHeldNights(tx, bookingId))) return refused;
    try {
      await sql`
        insert into sold_nights (listing_id, night, booking_id)
        select ${listingId}, night::date, ${bookingId}
        from generate_series(${from}::date, ${until}::date - 1, interval '1 day') as night
        order by night
      `.execute(tx);
    } catch (error) {
      if (isSold(error)) return { kind: 'Refused', reason: 'Sold' };
      throw error;
    }
    return undefined;
  },
  giveBack: async (tx, bookingId) => {
    if (await returnHeldNights(tx, bookingId)) return;
    await catalogueNights.release(tx, bookingId);
  },
  release: async (tx, bookingId) => {
    await tx.deleteFrom('sold_nights').where('booking_id', '=', bookingId).execute();
  },
};

const isSold = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'sold_nights_pkey';
