import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect';
import { newId } from '../../kernel/identifiers';
import type { Booking } from './booking-step';

/**
 * One worker at a time works on a booking, until its lease ends; each step renews it. A killed worker renews nothing, and another
 * takes over. Measured by the database's clock, which all processes share. When that clock is set forward, leases end early, and
 * a worker that lost one commits nothing; when it is set back, a lease or a delay that is longer than the longest possible counts
 * as expired.
 */
const LEASE_SECONDS = 5;

export interface LeasedBooking {
  readonly booking: Booking;
  readonly lease: string;
}

/** Why a booking is postponed: another system has not responded yet, or something failed. */
export type PostponeReason = 'waits' | 'fault';

/** A fault ends for many bookings together while travelers wait, so its longest delay is short. */
const MAX_DELAY_SECONDS: Record<PostponeReason, number> = { waits: 30, fault: 4 };
const FIRST_DELAY_SECONDS = 0.25;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export const leaseEnd = () => inSeconds(LEASE_SECONDS);

/** Takes up to `limit` bookings that wait for a worker. */
export async function leaseBookings(database: Database, limit: number): Promise<LeasedBooking[]> {
  const lease = newId('lease');
  const bookings = await database
    .updateTable('bookings')
    .set({ lease, leased_until: leaseEnd() })
    .where('id', 'in', (query) =>
      query
        .selectFrom('bookings')
        .select('id')
        .where('state', 'in', ['Running', 'Reversing', 'Canceling'])
        .where((column) =>
          column.or([
            column('run_after', '<=', inSeconds(0)),
            column('run_after', '>', inSeconds(2 * MAX_DELAY_SECONDS.waits)),
          ]),
        )
        .where((column) =>
          column.or([
            column('leased_until', 'is', null),
            column('leased_until', '<', inSeconds(0)),
            column('leased_until', '>', inSeconds(2 * LEASE_SECONDS)),
          ]),
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

/** Releases a booking that is in its final state. */
export const releaseBooking = (database: Database, leased: LeasedBooking): Promise<void> =>
  endLease(database, leased, { attempts: 0, run_after: inSeconds(0) });

/** Releases a booking that could not advance; each postponement is longer than the previous one. */
export const postponeBooking = (
  database: Database,
  leased: LeasedBooking,
  reason: PostponeReason,
): Promise<void> =>
  endLease(database, leased, {
    attempts: sql<number>`attempts + 1`,
    run_after: sql<Date>`now() + make_interval(secs => least(
      ${MAX_DELAY_SECONDS[reason]}, ${FIRST_DELAY_SECONDS} * 2 ^ least(attempts, 10)))`,
  });

async function endLease(
  database: Database,
  { booking, lease }: LeasedBooking,
  columns: { attempts: number | RawBuilder<number>; run_after: RawBuilder<Date> },
): Promise<void> {
  await database
    .updateTable('bookings')
    .set({ lease: null, leased_until: null, ...columns })
    .where('id', '=', booking.id)
    .where('lease', '=', lease)
    .execute();
}
