/**
 * Purchases of protections as durable work: each state has one step, which ends it. A stay that was canceled meanwhile is not
 * protected, and its premium is refunded.
 */
import { json } from '../../database/json';
import { scenarioOf } from '../../homes/listing-store';
import { post } from '../../payment/ledger/ledger';
import { laterPremiumPosting } from '../../payment/ledger/postings';
import { charge, refundCharge } from '../card-purchase/charge';
import { type DurableWork, type Step, type StepTools, StepWaits } from '../durable-worker';
import type { BookedProtection } from '../purchase/protection';
import { cardError, productError } from '../purchase/purchase-error';

const STEPS = { Running: agree, Paying: pay, Refunding: refund };

export const protectionWork = (tools: StepTools): DurableWork<'protection_purchases'> => ({
  table: 'protection_purchases',
  states: ['Running', 'Paying', 'Refunding'],
  nextStep: ({ state }) => Promise.resolve(STEPS[state as keyof typeof STEPS](tools)),
  refuse: (_tx, _purchase, { errors }) => Promise.resolve({ state: 'Failed', errors: json(errors) }),
  agentOf: ({ agent_user_id }) => Promise.resolve(agent_user_id),
});

type ThisStep = Step<'protection_purchases'>;

/** Asks the seller, before any money moves; once the purchase is Paying, this is not repeated. */
function agree({ database }: StepTools): ThisStep {
  return {
    outside: async ({ booking_id, attempts }) => {
      const { listing_id } = await database
        .selectFrom('bookings')
        .select('listing_id')
        .where('id', '=', booking_id)
        .executeTakeFirstOrThrow();
      const { pendingSales = 0 } = (await scenarioOf(database, listing_id))?.protection ?? {};
      if (attempts < pendingSales) throw new StepWaits();
      return {};
    },
    inside: () => Promise.resolve({ state: 'Paying' }),
  };
}

/** Protects the stay if it is still booked. */
function pay({ clock, vault }: StepTools): ThisStep {
  return {
    outside: (purchase) => charge(vault, purchase, cardError),
    inside: async (tx, { id, booking_id, protection, card, currency }, { authorizationId }) => {
      if (!protection) throw new Error(`The purchase ${id} has nothing to buy.`);
      const booking = await tx
        .selectFrom('bookings')
        .select(['state', 'reservation_number'])
        .where('id', '=', booking_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (booking.state !== 'Confirmed') return { state: 'Refunding', authorization_id: authorizationId };
      const now = clock.now();
      const later = { boughtAt: now.toISOString(), paidWith: card.description };
      await tx
        .updateTable('bookings')
        .set({ protection: json({ ...protection, later } satisfies BookedProtection) })
        .where('id', '=', booking_id)
        .execute();
      await post(tx, [
        laterPremiumPosting({
          bookingId: booking_id,
          reservationNumber: booking.reservation_number,
          at: now,
          currency,
          amountMinor: protection.premiumMinor,
        }),
      ]);
      return { state: 'Bought', authorization_id: authorizationId, bought_at: now };
    },
  };
}

function refund({ vault }: StepTools): ThisStep {
  return {
    outside: (purchase) => refundCharge(vault, purchase),
    inside: () => Promise.resolve({ state: 'Failed', errors: json([productError('AncillaryNotAvailable')]) }),
  };
}
