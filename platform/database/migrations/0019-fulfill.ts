import { sql, type Kysely } from 'kysely';

/** The American spelling, in the stored rules of test listings. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update listings
      set rules = jsonb_set(rules #- '{scenario,fulfil}', '{scenario,fulfill}', rules #> '{scenario,fulfil}')
      where rules #> '{scenario,fulfil}' is not null
  `.execute(database);
}
