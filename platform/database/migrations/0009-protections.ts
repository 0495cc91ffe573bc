import { sql, type Kysely } from 'kysely';

/** Add-ons of quotes, and cancel for any reason as it is bought with a stay and used by a cancellation. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quotes add column ancillaries jsonb not null default '[]', add column protection jsonb;
    alter table bookings add column protection jsonb;
    alter table cancellations add column uses text not null default 'HomeTerms'
      check (uses in ('HomeTerms', 'CancelForAnyReason'));
  `.execute(database);
}
