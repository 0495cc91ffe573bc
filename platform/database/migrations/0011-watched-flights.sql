-- Flights that are not booked and whose price is watched (CN-08). Without a day of return, the flight is one way.

create table watched_flights (
  id text primary key,
  user_id text not null references users on delete cascade,
  watch_state text not null check (watch_state in ('NotWatching', 'Watching', 'JustWatched', 'InProcess')),
  watched_at timestamptz not null,
  origin jsonb not null,
  destination jsonb not null,
  departs_on date not null,
  returns_on date check (returns_on >= departs_on),
  travelers_count integer not null check (travelers_count > 0),
  watched_price_minor bigint not null check (watched_price_minor > 0),
  price_minor bigint not null check (price_minor > 0),
  priced_at timestamptz not null,
  currency text not null,
  prediction jsonb
);
create index watched_flights_by_user on watched_flights (user_id);
