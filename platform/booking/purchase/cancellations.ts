/** The attempts to cancel a booking: one runs at a time, and each has one outcome. */
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/connect';
import { json } from '../../database/json';
import type { Tables } from '../../database/tables';
import type { StepRefusal } from '../durable-worker';

export type Cancellation = Selectable<Tables['cancellations']>;

type Reader = Pick<Database, 'selectFrom'>;

/** Newest first. */
export const cancellationsOf = (database: Reader, bookingId: string): Promise<Cancellation[]> =>
  database
    .selectFrom('cancellations')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('attempt', 'desc')
    .execute();

export const cancellationOfKey = (
  database: Reader,
  userId: string,
  key: string,
): Promise<Cancellation | undefined> =>
  database
    .selectFrom('cancellations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** In the transaction that ends the cancellation. */
export async function settleCancellation(
  tx: Transaction<Tables>,
  bookingId: string,
  refusal?: StepRefusal,
): Promise<void> {
  await tx
    .updateTable('cancellations')
    .set(refusal ? { state: 'Failed', errors: json(refusal.errors) } : { state: 'Succeeded' })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'Running')
    .execute();
}
