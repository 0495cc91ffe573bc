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

/** The American spelling, including in stored bookings: steps with their details, and keys of the vault. */
const authorizations = sql`
  alter table vault_authorisations rename to vault_authorizations;
  alter table vault_authorizations rename column authorised_minor to authorized_minor;
  alter table vault_operations rename column authorisation_id to authorization_id;
  alter table price_freezes rename column authorisation_id to authorization_id;
  do $$
  declare
    renamed record;
  begin
    for renamed in select conrelid::regclass as of_table, conname from pg_constraint where conname like '%authoris%' loop
      execute format(
        'alter table %s rename constraint %I to %I',
        renamed.of_table, renamed.conname, replace(renamed.conname, 'authoris', 'authoriz')
      );
    end loop;
  end $$;

  alter table vault_operations drop constraint vault_operations_kind_check;
  update vault_operations set kind = 'Authorize' where kind = 'Authorise';
  alter table vault_operations
    add constraint vault_operations_kind_check check (kind in ('Authorize', 'Capture', 'Void', 'Refund'));
  update vault_operations set idempotency_key = regexp_replace(idempotency_key, ':authorise$', ':authorize')
    where idempotency_key like '%:authorise';
  update booking_steps set
      step = 'AuthorizeCard',
      detail = case when detail ? 'authorisationId'
        then detail - 'authorisationId' || jsonb_build_object('authorizationId', detail->'authorisationId')
        else detail
      end
    where step = 'AuthoriseCard';
`;

/** The last step of a cancellation, named for what it does. */
const steps = sql`
  update booking_steps set step = 'PostRefund' where step = 'GiveBack';
`;

/** Renames stored names to those of the code. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const renames of [claims, authorizations, steps]) await renames.execute(database);
}
