import { sql, type Kysely } from 'kysely';

/** The custom fields of a traveler. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table travelers add column custom_fields jsonb not null default '{}'::jsonb`.execute(
    database,
  );
}
