import { sql } from 'kysely';
import { returnHeldNights, takeHeldNights } from '../price-freeze/exercise';
import { StepRefusal } from '../durable-worker';
import type { BookingStep } from './booking-step';
import { requireCheckInAge } from './check-in-age';
import { productError } from './purchase-error';

/**
 * The whole stay in one statement: the primary key of sold_nights sells each night once, and one taken night fails the whole
 * statement. Nights are inserted in order, so that overlapping stays queue up instead of deadlocking.
 */
export const holdNights: BookingStep = {
  name: 'HoldNights',
  take: {
    inside: async (tx, _tools, booking) => {
      const { id, listing_id, stay_from, stay_until } = booking;
      await requireCheckInAge(tx, booking);
      if (await takeHeldNights(tx, id)) return;
      try {
        await sql`
          insert into sold_nights (listing_id, night, booking_id)
          select ${listing_id}, night::date, ${id}
          from generate_series(${stay_from}::date, ${stay_until}::date - 1, interval '1 day') as night
          order by night
        `.execute(tx);
      } catch (error) {
        if (isSold(error)) throw new StepRefusal([productError('NotAvailable')]);
        throw error;
      }
    },
  },
  undo: {
    inside: async (tx, _tools, { id }) => {
      if (await returnHeldNights(tx, id)) return;
      await tx.deleteFrom('sold_nights').where('booking_id', '=', id).execute();
    },
  },
};

const isSold = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'sold_nights_pkey';
