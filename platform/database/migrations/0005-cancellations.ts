import { sql, type Kysely } from 'kysely';

const cancellations = sql`
  create table cancellations (
    booking_id text not null references bookings on delete cascade,
    attempt integer not null check (attempt > 0),
    user_id text not null references users on delete cascade,
    idempotency_key text not null,
    terms_token text not null,
    state text not null check (state in ('Running', 'Succeeded', 'Failed')),
    errors jsonb not null default '[]',
    requested_at timestamptz not null,
    primary key (booking_id, attempt),
    unique (user_id, idempotency_key),
    unique (booking_id, terms_token)
  );
  create unique index one_running_cancellation on cancellations (booking_id) where state = 'Running';
  create unique index one_successful_cancellation on cancellations (booking_id) where state = 'Succeeded';
`;

/** Stays that were canceled before attempts were stored. */
const earlier = sql`
  insert into cancellations (booking_id, attempt, user_id, idempotency_key, terms_token, state, requested_at)
  select id, 1, user_id, 'canceled-before:' || id, 'canceled-before:' || id,
    case state when 'Canceled' then 'Succeeded' else 'Running' end, coalesce(canceled_at, now())
  from bookings where state in ('Canceling', 'Canceled')
`;

/** Attempts to cancel a booking. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [cancellations, earlier]) await statement.execute(database);
}
