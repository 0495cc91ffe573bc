/** The travel credits of a user, and how much of each can be spent (AD-14, WA-14). */
import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect';
import type { Tables } from '../../database/tables';
import type { PlainDate } from '../../kernel/dates';
import { type BenefitAccount, benefitAccounts } from '../benefits/account-standing';
import type { WalletTables } from './wallet.tables';

type BookingState = Tables['bookings']['state'];
type Reader = Pick<Database, 'selectFrom'>;

/** Why the rest of a credit cannot be spent at the moment. */
type CreditHold = 'BadStanding' | 'PromotionUsed';

export interface Credit extends Selectable<WalletTables['wallet_credits']> {
  readonly balance: number;
  readonly granted: number | null;
  readonly isExpired: boolean;
  readonly hold: CreditHold | null;
  /** 0 when it has expired or is on hold. */
  readonly usable: number;
  /** The bookings that it has partly paid for, newest first, except fully refunded ones. */
  readonly bookingIds: readonly string[];
}

/** Every grant of credit that a user has had, soonest expiry first. Credit can be spent on its last day. */
export async function creditsOf(database: Reader, userId: string, day: PlainDate): Promise<Credit[]> {
  const [rows, uses, accounts] = await Promise.all([
    grantsOf(database, userId),
    usesOf(database, userId),
    benefitAccounts(database, userId),
  ]);
  return rows.map((row) => {
    const isExpired = row.expires_on !== null && row.expires_on < day;
    const own = uses.filter(({ credit_id }) => credit_id === row.id);
    const hold = isExpired || row.balance <= 0 ? null : holdOf(row, own, accounts);
    return {
      ...row,
      isExpired,
      hold,
      usable: isExpired || hold ? 0 : row.balance,
      bookingIds: own.map(({ booking_id }) => booking_id),
    };
  });
}

const grantsOf = (database: Reader, userId: string) =>
  database
    .selectFrom('wallet_credits as credit')
    .innerJoin('ledger_accounts as account', (join) =>
      join.onRef('account.reference', '=', 'credit.id').on('account.kind', '=', 'TravelCredit'),
    )
    .selectAll('credit')
    .select('account.balance')
    .select((row) =>
      row
        .selectFrom('ledger_entries as entry')
        .innerJoin('ledger_transactions as transaction', 'transaction.id', 'entry.transaction_id')
        .whereRef('entry.account_id', '=', 'account.id')
        .where('transaction.kind', '=', 'CreditCreated')
        .select((sum) => sum.fn.sum<number>('entry.amount').as('granted'))
        .as('granted'),
    )
    .where('credit.user_id', '=', userId)
    .orderBy('credit.expires_on')
    .orderBy('credit.id')
    .execute();

interface Use {
  readonly credit_id: string;
  readonly booking_id: string;
  readonly state: BookingState;
}

/** The bookings that have used credit and not returned all of it. */
const usesOf = (database: Reader, userId: string): Promise<Use[]> =>
  database
    .selectFrom('wallet_credits as credit')
    .innerJoin('ledger_accounts as account', (join) =>
      join.onRef('account.reference', '=', 'credit.id').on('account.kind', '=', 'TravelCredit'),
    )
    .innerJoin('ledger_entries as entry', 'entry.account_id', 'account.id')
    .innerJoin('ledger_transactions as transaction', 'transaction.id', 'entry.transaction_id')
    .innerJoin('bookings as booking', 'booking.id', 'transaction.booking_id')
    .select(['credit.id as credit_id', 'booking.id as booking_id', 'booking.state'])
    .where('credit.user_id', '=', userId)
    .groupBy(['credit.id', 'booking.id', 'booking.state', 'booking.created_at'])
    .having((sum) => sum.fn.sum<number>('entry.amount'), '<', 0)
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking.id')
    .execute();

const ENDED: ReadonlySet<BookingState> = new Set(['Canceled', 'Failed']);

function holdOf(
  { kind, account_id }: Pick<Credit, 'kind' | 'account_id'>,
  uses: readonly Use[],
  accounts: readonly BenefitAccount[],
): CreditHold | null {
  const account = accounts.find(({ id }) => id === account_id);
  if (account?.standing === 'Bad') return 'BadStanding';
  const isPromotion = kind === 'LimitedOfferTravelCredit';
  return isPromotion && uses.some(({ state }) => !ENDED.has(state)) ? 'PromotionUsed' : null;
}
