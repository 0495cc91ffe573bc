import { sql, type Kysely } from 'kysely';

/** One traveler for each key that a user has added a traveler with. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table travelers add column idempotency_key text;
    create unique index travelers_of_key on travelers (owner_user_id, idempotency_key);
  `.execute(database);
}
