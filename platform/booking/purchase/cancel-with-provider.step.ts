import { agreedBy } from './answer-of-supplier';
import type { BookingStep } from './booking-step';
import { cancellationsOf } from './cancellations';

/** The supplier cancels the stay, which is canceled only when its refund is granted. Repeated with the same key until the outcome is known. */
export const cancelWithProvider: BookingStep = {
  name: 'CancelWithProvider',
  take: {
    outside: async ({ database, supplier }, { id, listing_id, supplier_booking_id, attempts }) => {
      const [attempt, ...before] = await cancellationsOf(database, id);
      await agreedBy(
        supplier.cancel({
          key: `${id}:cancel:${attempt?.attempt ?? 1}`,
          listingId: listing_id,
          bookingId: supplier_booking_id,
          uses: attempt?.uses ?? 'HomeTerms',
          refusedBefore: before.length,
          unknownBefore: attempts,
        }),
      );
      return {};
    },
  },
  undo: {},
};
