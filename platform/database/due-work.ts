/** Selects the due purchases that a worker advances, across any number of processes, and changes their states. */
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from './connect';
import type { Tables } from './tables';

/** Tables of purchases: their rows have a user, an idempotency key, a state, a due time, and a number of attempts. */
export type WorkTable = 'price_freezes' | 'protection_purchases';

/** The number of rows that a worker takes at a time. */
export const BATCH = 6;
/** A killed worker loses its rows after this long. */
const CLAIM_SECONDS = 5;
const MAX_REST_SECONDS = 4;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Takes some of the due rows, including those dated before the clock was set back. */
export const claimDue = async <Table extends WorkTable>(
  database: Database,
  table: Table,
): Promise<readonly Selectable<Tables[Table]>[]> =>
  (
    await sql<Selectable<Tables[Table]>>`
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

/** Makes a row due again after a delay that grows with the number of attempts. */
export async function postponeWork(
  database: Database,
  table: WorkTable,
  { id, attempts }: { readonly id: string; readonly attempts: number },
): Promise<void> {
  const seconds = Math.min(MAX_REST_SECONDS, 0.25 * 2 ** Math.min(attempts, 10));
  await sql`
    update ${sql.table(table)} set attempts = ${attempts + 1}, run_after = ${inSeconds(seconds)} where id = ${id}
  `.execute(database);
}

/** False when the row has already left the state. */
export const leaveState = async <Table extends WorkTable>(
  database: Database,
  table: Table,
  { id }: { readonly id: string },
  state: Tables[Table]['state'],
  columns: Updateable<Tables[Table]> & { readonly state: Tables[Table]['state'] },
): Promise<boolean> =>
  (await database
    .updateTable<WorkTable>(table)
    .set(columns)
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst()) !== undefined;
