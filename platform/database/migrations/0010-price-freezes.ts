import { sql, type Kysely } from 'kysely';

const purchases = sql`
  create table price_freezes (
    id text primary key,
    user_id text not null references users on delete cascade,
    idempotency_key text not null,
    payload_hash text not null,
    listing_id text not null references listings,
    stay_from date not null,
    stay_until date not null check (stay_until > stay_from),
    guests jsonb not null,
    kind text not null check (kind in ('BestAvailable', 'RoomType', 'HoldTheRoom')),
    currency text not null,
    total_minor bigint not null check (total_minor > 0),
    cap_minor bigint not null check (cap_minor >= 0),
    deposit_minor bigint not null check (deposit_minor > 0),
    duration_hours integer not null check (duration_hours > 0),
    card jsonb not null,
    state text not null check (
      state in ('Running', 'Paying', 'Failed', 'Valid', 'Refunding', 'Refunded', 'Exercised', 'Expired', 'Exchanged')
    ),
    errors jsonb not null default '[]',
    offer jsonb,
    authorisation_id text,
    booking_id text unique,
    attempts integer not null default 0,
    run_after timestamptz not null default now(),
    created_at timestamptz not null,
    purchased_at timestamptz,
    expires_at timestamptz,
    refunded_at timestamptz,
    unique (user_id, idempotency_key)
  );
  create index price_freezes_under_way on price_freezes (run_after) where state in ('Running', 'Paying', 'Refunding');
  create index price_freezes_to_expire on price_freezes (expires_at) where state = 'Valid';

  create table price_freeze_vouchers (
    id text primary key,
    price_freeze_id text not null references price_freezes on delete cascade,
    stay_from date not null,
    stay_until date not null check (stay_until > stay_from),
    total_minor bigint not null,
    cap_minor bigint not null,
    deposit_minor bigint not null,
    unique (price_freeze_id, stay_from)
  );

  alter table quotes add column price_freeze_id text references price_freezes;
`;

/** Prices that travelers froze for a deposit, and the vouchers to use them with. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await purchases.execute(database);
}
