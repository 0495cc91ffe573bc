import { sql, type Kysely } from 'kysely';

/** Users, their sessions, and travelers. */
const people = sql`
  create table users (
    id text primary key,
    email_address text not null unique check (email_address = lower(email_address)),
    first_name text not null,
    last_name text not null,
    phone_number text,
    tenant text not null check (tenant in ('consumer', 'corporate')),
    access text not null check (access in ('Allowed', 'NotInBeta', 'Denied', 'OnboardingUnfinished', 'TermsNotAcknowledged')),
    customer_id text not null unique,
    customer_since date not null,
    sign_in_code_hash bytea not null,
    is_persona boolean not null,
    acts_for_user_id text references users,
    last_signed_in_at timestamptz,
    default_traveler_id text
  );

  create table sessions (
    id text primary key,
    token_hash bytea not null unique,
    csrf_token text not null,
    user_id text not null references users on delete cascade,
    agent_user_id text references users on delete cascade,
    is_first_session boolean not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index sessions_by_expiry on sessions (expires_at);

  create table failed_sign_ins (
    id bigint generated always as identity primary key,
    email_address text not null,
    failed_at timestamptz not null
  );
  create index failed_sign_ins_by_address on failed_sign_ins (email_address, failed_at);

  create table travelers (
    id text primary key,
    owner_user_id text not null references users on delete cascade,
    linked_user_id text references users on delete set null,
    given_name text not null,
    middle_name text,
    surname text not null,
    gender text not null check (gender in ('M', 'F')),
    date_of_birth date not null,
    nationality text,
    email_address text,
    phone_number text,
    assistance text[] not null,
    frequent_flyer jsonb not null,
    hotel_loyalty jsonb not null,
    passport jsonb,
    driver_license jsonb,
    tsa_redress_number text,
    known_traveler_number text,
    is_ghost boolean not null,
    is_private boolean not null,
    created_at timestamptz not null
  );
  create index travelers_by_owner on travelers (owner_user_id, created_at);
  alter table users add foreign key (default_traveler_id) references travelers on delete set null
    deferrable initially deferred;
`;

/** Businesses, their members and travel policies, and the flags of members. */
const businesses = sql`
  create table businesses (
    id text primary key,
    name text not null,
    account_reference_id text not null,
    is_live boolean not null,
    logo_src text,
    is_approval_required boolean not null,
    who_books text not null,
    loyalty_programs jsonb not null
  );
  create table travel_policies (
    id text primary key,
    business_id text not null references businesses on delete cascade,
    position integer not null,
    name text not null,
    rules jsonb not null
  );
  create table business_members (
    business_id text not null references businesses on delete cascade,
    user_id text not null references users on delete cascade,
    is_selected boolean not null,
    roles text[] not null,
    can_view_users boolean not null,
    can_view_admin boolean not null,
    cap1_role text not null,
    policy_id text references travel_policies on delete set null,
    primary key (business_id, user_id)
  );
  create unique index one_selected_business on business_members (user_id) where is_selected;
  create table seen_modals (
    user_id text not null references users on delete cascade,
    name text not null,
    seen_at timestamptz not null default now(),
    primary key (user_id, name)
  );

  create table preference_metadata (
    user_id text primary key references users on delete cascade,
    flags jsonb not null
  );
`;

/** Rewards accounts, travel credits and offers. */
const rewardsAndWallet = sql`
  create table rewards_accounts (
    id text primary key,
    user_id text not null references users on delete cascade,
    position integer not null,
    product_display_name text not null,
    customer_account_role text not null,
    currency text not null check (currency in ('Miles', 'Points', 'Cash')),
    currency_description text not null,
    redemption_minimum_hundredths bigint not null check (redemption_minimum_hundredths >= 0),
    allow_redemption boolean not null,
    last_four text not null,
    last_four_virtual text[] not null,
    is_tiered boolean not null,
    account_use_type text not null,
    homes_multiplier numeric(5, 2) not null,
    flights_multiplier numeric(5, 2) not null,
    hotels_multiplier numeric(5, 2) not null,
    cars_multiplier numeric(5, 2) not null,
    unit_value integer not null check (unit_value > 0)
  );
  create index rewards_accounts_by_user on rewards_accounts (user_id, position);

  create table wallet_credits (
    id text primary key,
    user_id text not null references users on delete cascade,
    kind text not null,
    description text not null,
    currency text not null,
    expires_on date,
    granted_at timestamptz not null
  );
  create index wallet_credits_by_user on wallet_credits (user_id);
  create table offers (
    id text primary key,
    user_id text not null references users on delete cascade,
    state text not null check (state in ('Open', 'Voided')),
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    descriptions text[] not null,
    max_applicable_credit_minor bigint,
    sale_event_start_on timestamptz,
    expires_on date,
    funnels text[] not null,
    used_by_booking_id text
  );
  create index offers_by_user on offers (user_id);
`;

/** Saved cards and their verifications. */
const cards = sql`
  create table payment_methods (
    id text primary key,
    user_id text not null references users on delete cascade,
    vault_token text not null,
    last4 text not null,
    card_type text not null,
    expiry_month integer not null check (expiry_month between 1 and 12),
    expiry_year integer not null,
    cardholder_name text not null,
    account_reference_id text not null,
    is_virtual boolean not null,
    created_at timestamptz not null,
    deleted_at timestamptz
  );
  create index payment_methods_by_user on payment_methods (user_id, created_at);
  create table payment_verifications (
    user_id text not null references users on delete cascade,
    attempted_at timestamptz not null,
    result text not null
  );
  create index payment_verifications_by_user on payment_verifications (user_id, attempted_at);
`;

/** Events of analytics. */
const eventsTable = sql`
  create table events (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('tracking', 'engagement', 'log')),
    user_id text not null references users on delete cascade,
    name text not null,
    properties jsonb not null,
    recorded_at timestamptz not null
  );
`;

/** Markets, their listings, and sold nights. */
const homes = sql`
  create table markets (
    id text primary key,
    name text not null,
    state text not null,
    position integer not null,
    lat double precision not null,
    lon double precision not null,
    currency text not null,
    hidden_from_browse boolean not null,
    content jsonb not null
  );
  create table listings (
    id text primary key,
    market_id text not null references markets,
    position integer not null,
    name text not null,
    lat double precision not null,
    lon double precision not null,
    max_occupancy integer not null,
    pet_friendly boolean not null,
    star_rating numeric(2, 1),
    user_rating numeric(2, 1),
    bedrooms integer not null,
    bathrooms numeric(4, 1) not null,
    collection text not null,
    cancellation text not null,
    amenities text[] not null,
    rules jsonb not null,
    content jsonb not null
  );
  create index listings_by_market on listings (market_id, position);
  create index listings_by_place on listings (lat, lon);
  create table sold_nights (
    listing_id text not null references listings,
    night date not null,
    booking_id text not null,
    primary key (listing_id, night)
  );
  create index sold_nights_by_booking on sold_nights (booking_id);
`;

/** Wishlists and their homes. */
const wishlists = sql`
  create table wishlists (
    id text primary key,
    user_id text not null references users on delete cascade,
    name text not null,
    created_at timestamptz not null
  );
  create index wishlists_by_user on wishlists (user_id, created_at);
  create table wishlist_items (
    wishlist_id text not null references wishlists on delete cascade,
    listing_id text not null references listings,
    created_at timestamptz not null,
    primary key (wishlist_id, listing_id)
  );
`;

/** Everything except the purchase core. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const tables of [people, businesses, rewardsAndWallet, cards, eventsTable, homes, wishlists]) {
    await tables.execute(database);
  }
}
