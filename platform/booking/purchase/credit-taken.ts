import type { Database } from '../../database/connect';
import { paidName } from '../../payment/ledger/postings';

/** The credit grants that a booking was paid from, with the amount of each; the one that expires last first. */
export async function creditTaken(
  database: Pick<Database, 'selectFrom'>,
  bookingId: string,
): Promise<{ creditId: string; expiresOn: string | null; amountMinor: number }[]> {
  const rows = await database
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('wallet_credits', 'wallet_credits.id', 'ledger_accounts.reference')
    .select(['wallet_credits.id', 'wallet_credits.expires_on', 'ledger_entries.amount'])
    .where('ledger_transactions.booking_id', '=', bookingId)
    .where('ledger_transactions.kind', '=', paidName('TravelWalletCredit'))
    .where('ledger_accounts.kind', '=', 'TravelCredit')
    .orderBy('wallet_credits.expires_on', (order) => order.desc().nullsFirst())
    .execute();
  return rows.map(({ id, expires_on, amount }) => ({
    creditId: id,
    expiresOn: expires_on,
    amountMinor: -amount,
  }));
}
