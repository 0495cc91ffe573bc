-- The schema of 0.1.0. Each table follows those that it references.

-- Users, their sessions, and travelers.

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
  created_at timestamptz not null,
  custom_fields jsonb not null default '{}',
  idempotency_key text
);
create index travelers_by_owner on travelers (owner_user_id, created_at);
create unique index travelers_of_key on travelers (owner_user_id, idempotency_key);
alter table users add foreign key (default_traveler_id) references travelers on delete set null
  deferrable initially deferred;

-- Businesses, their members and travel policies, and the flags of members.

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
create index business_members_by_user on business_members (user_id);

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

-- Rewards accounts with their benefits and changes, travel credits and offers.

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
  unit_value integer not null check (unit_value > 0),
  opened_on date not null,
  closed_on date
);
create index rewards_accounts_by_user on rewards_accounts (user_id, position);

create table wallet_credits (
  id text primary key,
  user_id text not null references users on delete cascade,
  kind text not null,
  description text not null,
  currency text not null,
  expires_on date,
  granted_at timestamptz not null,
  account_id text references rewards_accounts on delete cascade,
  benefit_period date,
  granted_for text
);
create index wallet_credits_by_user on wallet_credits (user_id);
create unique index wallet_credits_once on wallet_credits (account_id, kind, benefit_period);

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
  used_by_booking_id text,
  condition jsonb
);
create index offers_by_user on offers (user_id);
create index offers_by_booking on offers (used_by_booking_id);

create table card_benefits (
  product_display_name text not null,
  kind text not null check (kind in ('AnnualTravelCredit', 'OneTimeTravelCredit', 'LimitedOfferTravelCredit')),
  description text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  opened_from date,
  opened_until date,
  primary key (product_display_name, kind)
);

create table account_changes (
  id text primary key,
  account_id text not null references rewards_accounts on delete cascade,
  change text not null,
  occurred_at timestamptz not null
);
create index account_changes_by_account on account_changes (account_id, occurred_at);

-- Saved cards and their verifications.

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

-- The vault: keys, cards, authorizations and its operations.

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
create index vault_cards_by_fingerprint on vault_cards (fingerprint);

create table vault_authorizations (
  id text primary key,
  card_token text not null references vault_cards,
  currency text not null,
  authorized_minor bigint not null check (authorized_minor > 0),
  captured_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  voided boolean not null default false,
  created_at timestamptz not null,
  constraint nothing_beyond_the_authorization check (captured_minor between 0 and authorized_minor),
  constraint nothing_beyond_the_capture check (refunded_minor between 0 and captured_minor),
  constraint voided_before_capture check (not voided or captured_minor = 0)
);

create table vault_operations (
  idempotency_key text primary key,
  kind text not null check (kind in ('Authorize', 'Capture', 'Void', 'Refund')),
  authorization_id text references vault_authorizations,
  amount_minor bigint not null,
  decline text,
  created_at timestamptz not null
);

-- Double-entry books that the database itself keeps consistent.

create table ledger_accounts (
  id text primary key,
  owner_user_id text references users,
  kind text not null,
  unit text not null,
  balance bigint not null default 0,
  reference text not null,
  created_at timestamptz not null default now(),
  unique (kind, reference, unit),
  unique (id, unit),
  constraint nobody_spends_what_they_do_not_have check (owner_user_id is null or balance >= 0)
);
create index ledger_accounts_by_owner on ledger_accounts (owner_user_id);

create table ledger_transactions (
  id text primary key,
  idempotency_key text not null unique,
  kind text not null,
  description text not null,
  created_at timestamptz not null,
  booking_id text
);
create index ledger_transactions_by_booking on ledger_transactions (booking_id);

create table ledger_entries (
  transaction_id text not null references ledger_transactions,
  account_id text not null,
  amount bigint not null check (amount <> 0),
  unit text not null,
  primary key (transaction_id, account_id),
  foreign key (account_id, unit) references ledger_accounts (id, unit)
);
create index ledger_entries_by_account on ledger_entries (account_id);

create function keep_ledger_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount where id = new.account_id;
  return null;
end $$;
create trigger keep_ledger_balance after insert on ledger_entries
  for each row execute function keep_ledger_balance();

create function check_ledger_transaction() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entries where transaction_id = new.transaction_id group by unit having sum(amount) <> 0
  ) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger check_ledger_transaction after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_transaction();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed' using errcode = 'restrict_violation';
end $$;
create trigger refuse_ledger_change before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();

-- Markets, their listings, and sold nights.

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
  content jsonb not null,
  home_kind text not null,
  beds integer not null
);
create index listings_by_market on listings (market_id, position);
create index listings_by_place on listings (lat, lon);
create index listings_by_amenity on listings using gin (amenities);

create table sold_nights (
  listing_id text not null references listings,
  night date not null,
  booking_id text not null,
  primary key (listing_id, night)
);
create index sold_nights_by_booking on sold_nights (booking_id);
create index sold_nights_by_night on sold_nights (night);

-- Wishlists and their homes.

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

-- Prices that travelers froze for a deposit, and the vouchers to use them with.

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
  authorization_id text,
  booking_id text unique,
  attempts integer not null default 0,
  run_after timestamptz not null default now(),
  lease text,
  leased_until timestamptz,
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

-- Quotes.

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
  created_at timestamptz not null,
  ancillaries jsonb not null default '[]',
  protection jsonb,
  price_freeze_id text references price_freezes
);
create index quotes_by_user on quotes (user_id, created_at);

-- Bookings, their steps and the attempts to cancel them.

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
  protection jsonb,
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

create table cancellations (
  booking_id text not null references bookings on delete cascade,
  attempt integer not null check (attempt > 0),
  user_id text not null references users on delete cascade,
  idempotency_key text not null,
  terms_token text not null,
  state text not null check (state in ('Running', 'Succeeded', 'Failed')),
  errors jsonb not null default '[]',
  requested_at timestamptz not null,
  uses text not null default 'HomeTerms' check (uses in ('HomeTerms', 'CancelForAnyReason')),
  primary key (booking_id, attempt),
  unique (user_id, idempotency_key),
  unique (booking_id, terms_token)
);
create unique index one_running_cancellation on cancellations (booking_id) where state = 'Running';
create unique index one_successful_cancellation on cancellations (booking_id) where state = 'Succeeded';

-- Purchases of protections for stays that were booked without one.

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
  lease text,
  leased_until timestamptz,
  created_at timestamptz not null,
  bought_at timestamptz,
  unique (user_id, idempotency_key),
  check (state = 'Failed' or protection is not null)
);
create unique index protection_purchases_one_for_a_stay
  on protection_purchases (booking_id) where state in ('Running', 'Paying', 'Refunding', 'Bought');
create index protection_purchases_under_way
  on protection_purchases (run_after) where state in ('Running', 'Paying', 'Refunding');

-- Messages to be sent to users, each once; the operator provides the sender.

create table outbox (
  id text primary key,
  user_id text not null references users on delete cascade,
  booking_id text not null references bookings on delete cascade,
  kind text not null check (kind in ('ConfirmationAgain')),
  email_address text not null,
  created_at timestamptz not null
);
create index outbox_by_booking on outbox (booking_id, created_at);

-- Trips that were booked elsewhere, their protections with their uses, and airline credit.

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
  details jsonb not null,
  watched_at timestamptz
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

-- Events of analytics.

create table events (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('tracking', 'engagement', 'log')),
  user_id text not null references users on delete cascade,
  name text not null,
  properties jsonb not null,
  recorded_at timestamptz not null
);
