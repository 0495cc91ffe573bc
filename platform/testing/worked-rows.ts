/** Rows that a test advances instead of the workers of a platform, and a vault that loses its answers. */
import { sql } from 'kysely';
import type { Leased, Row, WorkTable } from '../booking/durable-worker';
import type { Database } from '../database/connect';
import { newId } from '../kernel/identifiers';
import type { Vault } from '../payment/vault/vault-operations';

/** Leases a row, as a worker does once the previous lease has ended. */
export async function takeOver<Table extends WorkTable>(
  database: Database,
  table: Table,
  id: string,
): Promise<Leased<Table>> {
  const lease = newId('lease');
  const { rows } = await sql<Row<Table>>`
    update ${sql.table(table)} set lease = ${lease}, leased_until = now() + interval '5 seconds'
    where id = ${id} returning *
  `.execute(database);
  return { row: rows[0]!, lease };
}

/** The vault executes each request, and the first response to `operation` never arrives. */
export function losingTheAnswerTo(operation: keyof Vault, vault: Vault): Vault {
  let isLost = false;
  return {
    ...vault,
    [operation]: async (request: never) => {
      const answer = await vault[operation](request);
      if (isLost) return answer;
      isLost = true;
      throw new Error('The connection was lost');
    },
  };
}

/** While the answer to `authorize` is in flight, another worker does this. */
export const overtakenBy = (others: () => Promise<unknown>, vault: Vault): Vault => ({
  ...vault,
  authorize: async (request) => {
    const answer = await vault.authorize(request);
    await others();
    return answer;
  },
});
