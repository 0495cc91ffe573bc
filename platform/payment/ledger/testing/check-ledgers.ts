import { sql } from 'kysely';
import type { Database } from '#platform/database/connect.ts';

/**
 * The invariants of the books: nothing appears or disappears in any unit, balances match the entries, and card payments match the
 * vault's captures. Returns the violations; empty when there are none.
 */
export async function ledgerProblems(database: Database): Promise<string[]> {
  const problems: string[] = [];
  const sums = await sql<{ unit: string; sum: number }>`
    select unit, sum(amount)::bigint as sum from ledger_entries group by unit having sum(amount) <> 0
  `.execute(database);
  problems.push(...sums.rows.map(({ unit, sum }) => `${unit} sums to ${sum}`));
  const balances = await sql<{ id: string; balance: number; entries: number }>`
    select id, balance, coalesce(sum(amount), 0)::bigint as entries
    from ledger_accounts left join ledger_entries on account_id = id
    group by id having balance <> coalesce(sum(amount), 0)
  `.execute(database);
  problems.push(
    ...balances.rows.map(({ id, balance, entries }) => `${id} holds ${balance}, its entries say ${entries}`),
  );
  const cards = await sql<{ currency: string; captured: number; booked: number }>`
    select currency, sum(captured_minor - refunded_minor)::bigint as captured,
      coalesce((select -balance from ledger_accounts where id = 'CardClearing:' || currency || ':' || currency), 0) as booked
    from vault_authorizations group by currency
  `.execute(database);
  problems.push(
    ...cards.rows
      .filter(({ captured, booked }) => captured !== booked)
      .map(({ currency, captured, booked }) => `cards paid ${captured} ${currency}, the books say ${booked}`),
  );
  return problems;
}
