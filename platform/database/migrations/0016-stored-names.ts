import { sql, type Kysely } from 'kysely';

/**
 * `ProtectionCosts` and `Claims` are one account: what used protections paid out. Entries are never changed, so a
 * transaction moves the balance.
 */
const claims = sql`
  insert into ledger_accounts (id, kind, unit, reference)
    select 'Claims:' || reference || ':' || unit, 'Claims', unit, reference
    from ledger_accounts where kind = 'ProtectionCosts'
    on conflict (id) do nothing;
  insert into ledger_transactions (id, idempotency_key, kind, description, created_at)
    select 'renamed:' || id, 'renamed:' || id, 'AccountRenamed', 'ProtectionCosts becomes Claims', now()
    from ledger_accounts where kind = 'ProtectionCosts' and balance <> 0;
  insert into ledger_entries (transaction_id, account_id, amount, unit)
    select 'renamed:' || renamed.id, entry.account_id, entry.amount, renamed.unit
    from ledger_accounts renamed cross join lateral (
      values (renamed.id, -renamed.balance), ('Claims:' || renamed.reference || ':' || renamed.unit, renamed.balance)
    ) entry (account_id, amount)
    where renamed.kind = 'ProtectionCosts' and renamed.balance <> 0;
  set constraints check_ledger_transaction immediate;
  set constraints check_ledger_transaction deferred;
`;

/** Stored names become the names of the code. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const renames of [claims]) await renames.execute(database);
}
