import { sql, type Kysely } from 'kysely';

/** The conditions that a booking must meet to use an offer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table offers add column condition jsonb`.execute(database);
}
