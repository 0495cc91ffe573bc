/**
 * Double entry. The database guarantees two things: the entries of a transaction sum to zero in each unit (checked at commit),
 * and no owned account falls below zero.
 */
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables';
import { newId } from '../../kernel/identifiers';
import { ledgerAccountId } from './opening-balance';
import { type LedgerAccount, opposite, type Posting, reversalName } from './postings';

/** An account has less than a posting takes from it. */
export class InsufficientBalance extends Error {}

const idOf = ({ kind, reference, unit }: LedgerAccount): string => ledgerAccountId(kind, reference, unit);

/**
 * Posts what has not been posted before. In a single statement and in the order of the accounts: balances are locked in the order
 * of the entries, and transactions that lock in the same order never deadlock. Throws InsufficientBalance.
 */
export async function post(tx: Transaction<Tables>, postings: readonly Posting[]): Promise<void> {
  const rows: { transaction_id: string; account_id: string; amount: number; unit: string }[] = [];
  const accounts = new Map<string, LedgerAccount>();
  for (const posting of postings) {
    const id = await open(tx, posting);
    if (id === undefined) continue;
    for (const { account, amount } of posting.entries) {
      if (amount === 0) continue;
      accounts.set(idOf(account), account);
      rows.push({ transaction_id: id, account_id: idOf(account), amount, unit: account.unit });
    }
  }
  if (rows.length === 0) return;
  await openAccounts(tx, accounts);
  try {
    await tx
      .insertInto('ledger_entries')
      .values(rows.sort((one, other) => (one.account_id < other.account_id ? -1 : 1)))
      .execute();
  } catch (error) {
    if (isOverspending(error)) throw new InsufficientBalance(postings.map(({ kind }) => kind).join(', '));
    throw error;
  }
}

/** The identifier of the new ledger transaction; undefined when the key had been posted before. */
async function open(tx: Transaction<Tables>, posting: Posting): Promise<string | undefined> {
  const opened = await tx
    .insertInto('ledger_transactions')
    .values({
      id: newId('ltx'),
      idempotency_key: posting.idempotencyKey,
      kind: posting.kind,
      description: posting.description,
      created_at: posting.at,
      booking_id: posting.bookingId,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return opened?.id;
}

async function openAccounts(
  tx: Transaction<Tables>,
  accounts: ReadonlyMap<string, LedgerAccount>,
): Promise<void> {
  await tx
    .insertInto('ledger_accounts')
    .values(
      [...accounts]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([id, { kind, reference, unit, ownerUserId }]) => ({
          id,
          owner_user_id: ownerUserId,
          kind,
          unit,
          reference,
        })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Reverses a booking's postings of these kinds, each once. */
export async function undoPostings(
  tx: Transaction<Tables>,
  {
    bookingId,
    kinds,
    at,
  }: { readonly bookingId: string; readonly kinds: readonly string[]; readonly at: Date },
): Promise<void> {
  const rows = await tx
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select([
      'idempotency_key',
      'ledger_transactions.kind as posting_kind',
      'description',
      'amount',
      'ledger_accounts.kind',
      'reference',
      'ledger_accounts.unit',
      'owner_user_id',
    ])
    .where('booking_id', '=', bookingId)
    .where('ledger_transactions.kind', 'in', kinds)
    .execute();
  const postings = new Map<string, Posting>();
  for (const row of rows) {
    const account = {
      kind: row.kind,
      reference: row.reference,
      unit: row.unit,
      ownerUserId: row.owner_user_id,
    };
    postings.set(row.idempotency_key, {
      idempotencyKey: `${row.idempotency_key}:undone`,
      kind: reversalName(row.posting_kind),
      description: `${row.description}, returned`,
      bookingId,
      at,
      entries: [
        ...(postings.get(row.idempotency_key)?.entries ?? []),
        ...opposite([{ account, amount: row.amount }]),
      ],
    });
  }
  await post(tx, [...postings.values()]);
}

const isOverspending = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === 'nobody_spends_what_they_do_not_have';

/**
 * Code that counts a user's balance before spending it takes this lock first: the counted amount is still available when it is
 * posted, and only postings lock the accounts themselves, in a fixed order.
 */
export const lockOwner = async (tx: Transaction<Tables>, userId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ledger of ${userId}`}, 0))`.execute(tx);
};
