import type { Transaction } from 'kysely';
import type { Tables } from '#platform/database/tables.ts';
import type { LedgerAccount } from '../postings';

/** The balance of a user's account; 0 when it was never opened. */
export async function balanceOf(
  database: Pick<Transaction<Tables>, 'selectFrom'>,
  account: Pick<LedgerAccount, 'kind' | 'reference'>,
): Promise<number> {
  const row = await database
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', account.kind)
    .where('reference', '=', account.reference)
    .executeTakeFirst();
  return row?.balance ?? 0;
}
