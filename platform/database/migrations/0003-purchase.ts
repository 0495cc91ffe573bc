import { sql, type Kysely } from 'kysely';

/** The vault: keys, cards, authorizations and its operations. */
const vault = sql`
  create table vault_keys (
    name text primary key,
    secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
  );
  insert into vault_keys (name) values ('vault');

  create table vault_cards (
    token text primary key,
    fingerprint text not null,
    brand text not null,
    last4 text not null check (last4 ~ '^[0-9]{4}$'),
    expiry_month integer not null check (expiry_month between 1 and 12),
    expiry_year integer not null,
    cardholder_name text not null,
    zip text not null,
    country text not null,
    outcome_digits text not null,
    created_at timestamptz not null
  );

  create table vault_authorisations (
    id text primary key,
    card_token text not null references vault_cards,
    currency text not null,
    authorised_minor bigint not null check (authorised_minor > 0),
    captured_minor bigint not null default 0,
    refunded_minor bigint not null default 0,
    voided boolean not null default false,
    created_at timestamptz not null,
    constraint nothing_beyond_the_authorisation check (captured_minor between 0 and authorised_minor),
    constraint nothing_beyond_the_capture check (refunded_minor between 0 and captured_minor),
    constraint voided_before_capture check (not voided or captured_minor = 0)
  );

  create table vault_operations (
    idempotency_key text primary key,
    kind text not null check (kind in ('Authorise', 'Capture', 'Void', 'Refund')),
    authorisation_id text references vault_authorisations,
    amount_minor bigint not null,
    decline text,
    created_at timestamptz not null
  );
`;

/** Quotes. */
const quotes = sql`
  create table quotes (
    token text primary key,
    user_id text not null references users on delete cascade,
    ordered_product_id text not null unique,
    listing_id text not null references listings,
    stay_from date not null,
    stay_until date not null check (stay_until > stay_from),
    guests jsonb not null,
    email_address text not null,
    listing_provider_id jsonb not null,
    listing_collection text not null,
    agent_fee_minor bigint not null check (agent_fee_minor >= 0),
    state text not null check (state in ('Pending', 'Ready', 'Failed', 'Discarded')),
    polls integer not null default 0,
    errors jsonb not null default '[]',
    product_type text not null default 'homes',
    rate jsonb,
    pay_now_minor bigint check (pay_now_minor >= 0),
    currency text,
    valid_until timestamptz not null,
    main_guest jsonb,
    created_at timestamptz not null
  );
  create index quotes_by_user on quotes (user_id, created_at);
`;

/** Bookings and their steps. */
const bookings = sql`
  create table bookings (
    id text primary key,
    token text not null unique,
    user_id text not null references users on delete cascade,
    quote_token text not null unique references quotes,
    idempotency_key text not null,
    payload_hash text not null,
    reservation_number text not null unique,
    listing_id text not null references listings,
    stay_from date not null,
    stay_until date not null,
    currency text not null,
    total_minor bigint not null,
    payments jsonb not null,
    remarks jsonb not null,
    state text not null
      check (state in ('Running', 'Reversing', 'Confirmed', 'Failed', 'Canceling', 'Canceled')),
    errors jsonb not null default '[]',
    polls integer not null default 0,
    attempts integer not null default 0,
    run_after timestamptz not null default now(),
    lease text,
    leased_until timestamptz,
    created_at timestamptz not null,
    refund jsonb,
    canceled_at timestamptz,
    unique (user_id, idempotency_key)
  );
  create index bookings_by_user on bookings (user_id, stay_from);
  create index bookings_under_way on bookings (run_after) where state in ('Running', 'Reversing', 'Canceling');

  create table booking_steps (
    booking_id text not null references bookings on delete cascade,
    step text not null,
    detail jsonb not null,
    done_at timestamptz not null,
    undone_at timestamptz,
    primary key (booking_id, step)
  );
`;

/** The card vault, quotes, and bookings with their steps. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const tables of [vault, quotes, bookings]) await tables.execute(database);
}
