import { sql } from 'kysely';
import type { Database } from '../../database/connect';
import { stayOf } from '../../homes/stay';
import { post } from '../../payment/ledger/ledger';
import { premiumPosting } from '../../payment/ledger/postings';
import type { Confirmed, ConfirmRequest } from '../../supplier/supplier';
import type { StepDetail } from '../durable-worker';
import { sendConfirmation } from '../itineraries/confirmation';
import { agreedBy } from './answer-of-supplier';
import type { Booking, BookingStep } from './booking-step';

/** The supplier books the stay. Repeated with the same key until the outcome is known. */
export const confirm: BookingStep = {
  name: 'Confirm',
  take: {
    outside: async ({ database, supplier }, booking) =>
      detailOf(
        await agreedBy(
          supplier.confirm({
            ...(await requestOf(database, booking)),
            firstCalledMsAgo: await recordedCall(database, booking.id),
          }),
        ),
      ),
    // No later step can be refused, so neither the premium nor the confirmation is ever undone.
    inside: async (tx, { clock }, booking, { Confirm: detail = {} }) => {
      const { id, reservation_number, currency, protection } = booking;
      await sendConfirmation(tx, booking, clock.now());
      if (Object.keys(detail).length > 0) {
        await tx
          .updateTable('bookings')
          .set({
            supplier_booking_id: detail.bookingId ?? null,
            host_reference: detail.hostReference ?? null,
            check_in_instructions: detail.checkInInstructions ?? null,
          })
          .where('id', '=', id)
          .execute();
      }
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

/** Records the first call before it is made. Returns how long ago that was; null for this one. */
async function recordedCall(database: Database, bookingId: string): Promise<number | null> {
  const { firstCalledMsAgo } = await database
    .selectFrom('bookings')
    .select(
      sql<number | null>`(extract(epoch from now() - confirm_called_at) * 1000)::float8`.as(
        'firstCalledMsAgo',
      ),
    )
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  if (firstCalledMsAgo === null) {
    await database
      .updateTable('bookings')
      .set({ confirm_called_at: sql<Date>`now()` })
      .where('id', '=', bookingId)
      .execute();
  }
  return firstCalledMsAgo;
}

async function requestOf(
  database: Database,
  booking: Booking,
): Promise<Omit<ConfirmRequest, 'firstCalledMsAgo'>> {
  const quote = await database
    .selectFrom('quotes')
    .select(['guests', 'main_guest', 'email_address', 'agent_fee_minor', 'supplier_quote_id'])
    .where('token', '=', booking.quote_token)
    .executeTakeFirstOrThrow();
  const guest = quote.main_guest;
  return {
    key: `${booking.id}:confirm`,
    listingId: booking.listing_id,
    stay: stayOf({ from: booking.stay_from, until: booking.stay_until }, quote.guests),
    quoteId: quote.supplier_quote_id,
    price: {
      minor: booking.total_minor - quote.agent_fee_minor - (booking.protection?.premiumMinor ?? 0),
      currencyCode: booking.currency,
    },
    guest: {
      givenName: guest?.givenName ?? '',
      surname: guest?.surname ?? '',
      phoneNumber: guest?.phoneNumber ?? '',
      emailAddress: guest?.emailAddress ?? quote.email_address,
    },
  };
}

/** Without the members that are not there. */
const detailOf = ({ bookingId, hostReference, checkInInstructions }: Confirmed): StepDetail =>
  Object.fromEntries(
    Object.entries({ bookingId, hostReference, checkInInstructions }).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, text]],
    ),
  );
