import { sql, type Kysely } from 'kysely';

/** Messages to be sent to users, each once; the operator provides the sender. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id text primary key,
      user_id text not null references users on delete cascade,
      booking_id text not null references bookings on delete cascade,
      kind text not null check (kind in ('ConfirmationAgain')),
      email_address text not null,
      created_at timestamptz not null
    );
    create index outbox_by_booking on outbox (booking_id, created_at);
  `.execute(database);
}
