import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables';

/** Serializes a user's requests about one booking from here to the end of their transactions. */
export async function lockBooking(
  tx: Transaction<Tables>,
  { userId, bookingId }: { readonly userId: string; readonly bookingId: string },
): Promise<void> {
  await tx
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
}
