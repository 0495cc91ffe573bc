/** Purchases that a worker moves on: which of them are due, in any number of processes. */
import { sql } from 'kysely';
import type { Database } from './connect';

/** Tables whose rows have a state, the moment from which they are due, and how often they were tried. */
type WorkTable = 'price_freezes' | 'protection_purchases';

const BATCH = 6;
/** A worker that was killed loses what it took after this long. */
const CLAIM_SECONDS = 5;
const MAX_REST_SECONDS = 4;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Takes some of the rows that are due, also those of a time before the clock was set back. */
export const claimDue = async <Row>(database: Database, table: WorkTable): Promise<readonly Row[]> =>
  (
    await sql<Row>`
      update ${sql.table(table)} set run_after = ${inSeconds(CLAIM_SECONDS)}
      where id in (
        select id from ${sql.table(table)}
        where state in ('Running', 'Paying', 'Refunding')
          and (run_after <= now() or run_after > ${inSeconds(4 * CLAIM_SECONDS)})
        order by run_after
        limit ${BATCH}
        for update skip locked
      )
      returning *
    `.execute(database)
  ).rows;

/** Makes a row due again after a while, which is longer the more often it was tried. */
export async function restUntilDue(
  database: Database,
  table: WorkTable,
  { id, attempts }: { readonly id: string; readonly attempts: number },
): Promise<void> {
  const seconds = Math.min(MAX_REST_SECONDS, 0.25 * 2 ** Math.min(attempts, 10));
  await sql`
    update ${sql.table(table)} set attempts = ${attempts + 1}, run_after = ${inSeconds(seconds)} where id = ${id}
  `.execute(database);
}
