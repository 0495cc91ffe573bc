import { scenarioOf } from '../../homes/listing-store';
import { post } from '../../payment/ledger/ledger';
import { premiumPosting } from '../../payment/ledger/postings';
import { StepRefusal, StepWaits } from '../durable-worker';
import { sendConfirmation } from '../itineraries/confirmation';
import type { BookingStep } from './booking-step';

/** The provider's response. The demo's provider always agrees, unless the listing's scenario differs. */
export const confirm: BookingStep = {
  name: 'Confirm',
  take: {
    outside: async ({ database }, { listing_id }) => {
      const scenario = (await scenarioOf(database, listing_id))?.fulfill;
      if (scenario?.pendingPolls === 'Forever') throw new StepWaits('The provider has not answered.');
      if (scenario?.errors) throw new StepRefusal(scenario.errors);
      return {};
    },
    // No later step can be refused, so neither the premium nor the confirmation is ever undone.
    inside: async (tx, { clock }, booking) => {
      const { id, reservation_number, currency, protection } = booking;
      await sendConfirmation(tx, booking, clock.now());
      if (!protection) return;
      await post(tx, [
        premiumPosting({
          bookingId: id,
          reservationNumber: reservation_number,
          at: clock.now(),
          currency,
          amountMinor: protection.premiumMinor,
        }),
      ]);
    },
  },
  undo: {},
};
