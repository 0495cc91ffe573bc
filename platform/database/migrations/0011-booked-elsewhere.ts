import { sql, type Kysely } from 'kysely';

/** Trips that were booked elsewhere, their protections with their uses, and airline credit. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table trips_elsewhere (
      id text primary key,
      user_id text not null references users on delete cascade,
      kind text not null,
      state text not null check (state in ('Pending', 'Confirmed', 'Modified', 'Canceled')),
      watch_state text not null,
      booked_at timestamptz not null,
      booked_with text not null,
      confirmation_code text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      starts_on date not null,
      ends_on date not null,
      total_minor bigint not null check (total_minor >= 0),
      currency text not null,
      details jsonb not null
    );
    create index trips_elsewhere_by_user on trips_elsewhere (user_id);

    create table trip_protections (
      id text primary key,
      trip_id text not null references trips_elsewhere on delete cascade,
      kind text not null,
      price_minor bigint,
      terms jsonb not null,
      unique (trip_id, kind)
    );

    create table protection_uses (
      protection_id text primary key references trip_protections on delete cascade,
      user_id text not null references users on delete cascade,
      idempotency_key text not null,
      choice_token text not null,
      kind text not null,
      amount_minor bigint not null check (amount_minor >= 0),
      used_at timestamptz not null,
      unique (user_id, idempotency_key)
    );

    create table airline_credits (
      id text primary key,
      user_id text not null references users on delete cascade,
      trip_id text references trips_elsewhere on delete set null,
      airline_code text not null,
      airline_name text not null,
      code text not null,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      expires_on date not null
    );
    create index airline_credits_by_user on airline_credits (user_id);
  `.execute(database);
}
