import { sql, type Kysely } from 'kysely';

/**
 * Purchases of protections for stays that were booked without one; and since when the price of a trip booked elsewhere is
 * watched.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table protection_purchases (
      id text primary key,
      user_id text not null references users on delete cascade,
      idempotency_key text not null,
      payload_hash text not null,
      booking_id text not null references bookings on delete cascade,
      protection jsonb,
      currency text not null,
      card jsonb not null,
      state text not null check (state in ('Running', 'Paying', 'Refunding', 'Bought', 'Failed')),
      errors jsonb not null default '[]',
      offer jsonb,
      authorization_id text,
      attempts integer not null default 0,
      run_after timestamptz not null default now(),
      created_at timestamptz not null,
      bought_at timestamptz,
      unique (user_id, idempotency_key),
      check (state = 'Failed' or protection is not null)
    );
    create unique index protection_purchases_one_for_a_stay
      on protection_purchases (booking_id) where state in ('Running', 'Paying', 'Refunding', 'Bought');
    create index protection_purchases_under_way
      on protection_purchases (run_after) where state in ('Running', 'Paying', 'Refunding');
    alter table trips_elsewhere add column watched_at timestamptz;
    -- An offer has all kinds now; that of a purchase that failed before is of no more use.
    update price_freezes set offer = null where offer is not null;
  `.execute(database);
}
