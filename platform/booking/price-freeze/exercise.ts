/** A frozen price, as seen by the booking that uses it. */
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables';
import type { Clock } from '../../kernel/dates';
import { Refusal } from '../../kernel/refusal';
import type { PriceFreeze } from './frozen-stay';

/** Uses the price for a booking, once; in the transaction that creates the booking. Refuses with 42204 when it cannot be used. */
export async function applyFrozenPrice(
  tx: Transaction<Tables>,
  clock: Clock,
  { priceFreezeId, bookingId }: { readonly priceFreezeId: string; readonly bookingId: string },
): Promise<void> {
  const used = await tx
    .updateTable('price_freezes')
    .set({ state: 'Exercised', booking_id: bookingId })
    .where('id', '=', priceFreezeId)
    .where('state', '=', 'Valid')
    .where('expires_at', '>', clock.now())
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new Refusal(42204, 'The frozen price has expired, or was used or refunded.');
}

/** The frozen price that a booking uses. */
export const usedBy = (tx: Transaction<Tables>, bookingId: string): Promise<PriceFreeze | undefined> =>
  tx.selectFrom('price_freezes').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();

/** Transfers the nights that the price holds to the booking. */
export const takeHeldNights = async (tx: Transaction<Tables>, bookingId: string): Promise<boolean> => {
  const freeze = await usedBy(tx, bookingId);
  if (!freeze || freeze.kind !== 'HoldTheRoom') return false;
  const taken = await tx
    .updateTable('sold_nights')
    .set({ booking_id: bookingId })
    .where('booking_id', '=', freeze.id)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
};

/** For a booking that is reversed. */
export const returnHeldNights = async (tx: Transaction<Tables>, bookingId: string): Promise<boolean> => {
  const freeze = await usedBy(tx, bookingId);
  if (!freeze || freeze.kind !== 'HoldTheRoom') return false;
  await tx
    .updateTable('sold_nights')
    .set({ booking_id: freeze.id })
    .where('booking_id', '=', bookingId)
    .execute();
  return true;
};

/** A failed booking releases the price, which expires as before. */
export async function releaseFromBooking(tx: Transaction<Tables>, bookingId: string): Promise<void> {
  await tx
    .updateTable('price_freezes')
    .set({ state: 'Valid', booking_id: null })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'Exercised')
    .execute();
}
