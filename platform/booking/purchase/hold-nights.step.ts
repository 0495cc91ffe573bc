import { StepRefusal } from '../durable-worker';
import { errorsOf } from './answer-of-supplier';
import type { BookingStep } from './booking-step';

/** Nothing for a supplier that has no nights in this database: the stay is sold when it is confirmed. */
export const holdNights: BookingStep = {
  name: 'HoldNights',
  take: {
    inside: async (tx, { supplier }, booking) => {
      const refused = await supplier.nights?.hold(tx, {
        bookingId: booking.id,
        quoteToken: booking.quote_token,
        listingId: booking.listing_id,
        from: booking.stay_from,
        until: booking.stay_until,
      });
      if (refused) throw new StepRefusal(errorsOf(refused));
    },
  },
  undo: {
    inside: async (tx, { supplier }, { id }) => supplier.nights?.giveBack(tx, id),
  },
};
