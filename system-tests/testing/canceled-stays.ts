/** Canceled stays in the platform's database, read directly. */
import { sql } from 'kysely';
import { openDatabase } from './platform-database';

interface CanceledStay {
  readonly reservationNumber: string;
  readonly state: string;
  /** The states of the attempts, in order. */
  readonly attempts: readonly string[];
  /** For the card, in cents: the refund by the terms, and the vault's refund, with its number of operations. */
  readonly cardRefund: number;
  readonly refunded: number;
  readonly refundOperations: number;
  /** In hundredths of miles: the refund by the terms, and the ledger's return. */
  readonly milesRefund: number;
  readonly milesReturned: number;
  readonly nights: number;
}

export async function canceledStays(databaseUrl: string): Promise<readonly CanceledStay[]> {
  const database = openDatabase(databaseUrl);
  try {
    const { rows } = await sql<CanceledStay>`
      select reservation_number as "reservationNumber", state,
        (select coalesce(array_agg(state order by attempt), '{}') from cancellations where booking_id = bookings.id) as attempts,
        (select coalesce(sum((line ->> 'amountMinor')::bigint), 0)::bigint from jsonb_array_elements(refund) line
          where line ->> 'kind' = 'UserCard') as "cardRefund",
        (select coalesce(sum(refunded_minor), 0)::bigint from vault_authorizations card
          join vault_operations operation on operation.authorization_id = card.id
          where operation.idempotency_key = bookings.id || ':authorize') as refunded,
        (select count(*) from vault_operations
          where kind = 'Refund' and idempotency_key like bookings.id || ':%') as "refundOperations",
        (select coalesce(sum((line ->> 'hundredths')::bigint), 0)::bigint from jsonb_array_elements(refund) line
          where line ->> 'kind' = 'Rewards') as "milesRefund",
        (select coalesce(sum(amount), 0)::bigint from ledger_entries entry
          join ledger_transactions moved on moved.id = entry.transaction_id
          join ledger_accounts account on account.id = entry.account_id
          where moved.booking_id = bookings.id and account.kind = 'Rewards' and amount > 0) as "milesReturned",
        (select count(*) from sold_nights where booking_id = bookings.id) as nights
      from bookings order by created_at, id`.execute(database);
    return rows;
  } finally {
    await database.destroy();
  }
}
