-- Claims of lower prices (AD-10), which agents decide. A row names the agent who made the claim for the traveler, and the one who
-- decided it.

create table price_match_claims (
  trip_id text primary key references trips_elsewhere on delete cascade,
  id text not null unique,
  user_id text not null references users on delete cascade,
  state text not null check (state in ('Received', 'Approved', 'Declined', 'Withdrawn')),
  lower_price_minor bigint not null check (lower_price_minor > 0),
  difference_minor bigint not null check (difference_minor > 0),
  website text not null,
  claimed_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references users on delete set null,
  decline_reason text,
  agent_user_id text references users default nullif(current_setting('platform.agent_user_id', true), ''),
  check ((decided_at is null) = (state = 'Received')),
  check ((decline_reason is not null) = (state = 'Declined'))
);
create index price_match_claims_by_decision on price_match_claims (decided_at, claimed_at);

alter table outbox alter column booking_id drop not null;
alter table outbox add column price_match_claim_id text references price_match_claims (id) on delete cascade;
alter table outbox drop constraint outbox_kind_check;
alter table outbox add check (kind in ('Confirmation', 'ConfirmationAgain', 'PriceMatchDeclined'));
alter table outbox add check ((kind = 'PriceMatchDeclined') = (booking_id is null));
alter table outbox add check ((booking_id is null) <> (price_match_claim_id is null));
create unique index outbox_one_answer_to_a_claim on outbox (price_match_claim_id);
