import { sql } from 'kysely';
import type { Database } from '../database/connect';
import { newId } from '../identifiers';
import type { LeasedBooking } from './advance-booking';

/**
 * A booking is worked on by one worker at a time, until its lease ends; each step renews it. A worker that was killed
 * renews nothing, and another takes over. Measured by the database's clock, the one that all processes share.
 */
const LEASE_SECONDS = 5;

export const leaseEnd = () => sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** Takes up to `limit` bookings that wait for somebody to move them on. */
export async function leaseBookings(database: Database, limit: number): Promise<LeasedBooking[]> {
  const lease = newId('lease');
  const bookings = await database
    .updateTable('bookings')
    .set((column) => ({ lease, leased_until: leaseEnd(), attempts: column('attempts', '+', 1) }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('bookings')
        .select('id')
        .where('state', 'in', ['Running', 'Reversing', 'Canceling'])
        .where('run_after', '<=', sql<Date>`now()`)
        .where((column) =>
          column.or([column('leased_until', 'is', null), column('leased_until', '<', sql<Date>`now()`)]),
        )
        .orderBy('run_after')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return bookings.map((booking) => ({ booking, lease }));
}

/** Gives a booking back, to be taken again after `delayMs`. */
export async function releaseBooking(
  database: Database,
  { booking, lease }: LeasedBooking,
  delayMs: number,
): Promise<void> {
  await database
    .updateTable('bookings')
    .set({
      lease: null,
      leased_until: null,
      run_after: sql<Date>`now() + make_interval(secs => ${delayMs / 1000})`,
    })
    .where('id', '=', booking.id)
    .where('lease', '=', lease)
    .execute();
}
