import { sql, type Kysely } from 'kysely';

/** Double-entry books that the database itself keeps consistent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_accounts (
      id text primary key,
      owner_user_id text references users,
      kind text not null,
      unit text not null,
      balance bigint not null default 0,
      reference text not null,
      created_at timestamptz not null default now(),
      unique (kind, reference, unit),
      unique (id, unit),
      constraint nobody_spends_what_they_do_not_have check (owner_user_id is null or balance >= 0)
    );
    create index ledger_accounts_by_owner on ledger_accounts (owner_user_id);

    create table ledger_transactions (
      id text primary key,
      idempotency_key text not null unique,
      kind text not null,
      description text not null,
      created_at timestamptz not null,
      booking_id text
    );
    create index ledger_transactions_by_booking on ledger_transactions (booking_id);

    create table ledger_entries (
      transaction_id text not null references ledger_transactions,
      account_id text not null,
      amount bigint not null check (amount <> 0),
      unit text not null,
      primary key (transaction_id, account_id),
      foreign key (account_id, unit) references ledger_accounts (id, unit)
    );
    create index ledger_entries_by_account on ledger_entries (account_id);

    create function keep_ledger_balance() returns trigger language plpgsql as $$
    begin
      update ledger_accounts set balance = balance + new.amount where id = new.account_id;
      return null;
    end $$;
    create trigger keep_ledger_balance after insert on ledger_entries
      for each row execute function keep_ledger_balance();

    create function check_ledger_transaction() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from ledger_entries where transaction_id = new.transaction_id group by unit having sum(amount) <> 0
      ) then
        raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger check_ledger_transaction after insert on ledger_entries
      deferrable initially deferred for each row execute function check_ledger_transaction();

    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'ledger entries are never changed' using errcode = 'restrict_violation';
    end $$;
    create trigger refuse_ledger_change before update or delete on ledger_entries
      for each row execute function refuse_ledger_change();
  `.execute(database);
}
