import type { components } from '../../schema/platform.openapi';
import type { Database } from '../database/connect';
import { today, type PlainDate } from '../dates';
import { trackingView } from '../homes/listing-view';
import type { Handlers } from '../http/operations';
import { toFiat } from '../money';
import type { Services } from '../services';

type Schemas = components['schemas'];

/** What a ledger transaction on a credit is called in histories; other kinds read as redeemed or, when positive, created. */
const events: Readonly<Record<string, string>> = {
  CreditCreated: 'created',
  CreditRedeemed: 'redeemed',
  CreditCanceled: 'canceled',
  CreditExpired: 'expired',
};
const states: Readonly<Record<string, string>> = {
  created: 'ConfirmState',
  redeemed: 'Used',
  canceled: 'Cancelled',
  expired: 'Expired',
};

export const walletHandlers = ({ database, clock }: Services) =>
  ({
    getWallet: async ({ session }) => creditView(await creditsOf(database, session.userId, today(clock))),

    async getWalletHistory({ session }) {
      const rows = await movementsOf(database, session.userId);
      return { credits: rows.map(movementView) };
    },

    async getWalletDetails({ session }) {
      const day = today(clock);
      const [credits, offers] = await Promise.all([
        creditsOf(database, session.userId, day),
        openOffersOf(database, session.userId, day),
      ]);
      return {
        ...creditView(credits),
        creditBreakdown: credits.map((credit) => ({
          CreditDetail: credit.kind,
          id: credit.id,
          description: credit.description,
          state: credit.isExpired ? 'Expired' : credit.balance > 0 ? 'Available' : 'Redeemed',
          usableAmount: amountView(credit.usable, credit.currency),
          remainingAmount: amountView(credit.balance, credit.currency),
          grantedAmount: amountView(credit.granted ?? 0, credit.currency),
          ...(credit.expires_on === null ? {} : { expiresOn: credit.expires_on }),
        })),
        offers: offers.map(offerView),
      };
    },
  }) satisfies Partial<Handlers>;

/** What has moved on the user's credits, newest first. */
async function movementsOf(database: Database, userId: string) {
  return database
    .selectFrom('wallet_credits as credit')
    .innerJoin('ledger_accounts as account', (join) =>
      join.onRef('account.reference', '=', 'credit.id').on('account.kind', '=', 'TravelCredit'),
    )
    .innerJoin('ledger_entries as entry', 'entry.account_id', 'account.id')
    .innerJoin('ledger_transactions as transaction', 'transaction.id', 'entry.transaction_id')
    .select([
      'transaction.id',
      'transaction.kind',
      'transaction.description',
      'transaction.created_at',
      'transaction.booking_id',
      'entry.amount',
      'entry.unit',
    ])
    .where('credit.user_id', '=', userId)
    .orderBy('transaction.created_at', 'desc')
    .orderBy('transaction.id', 'desc')
    .execute();
}

function movementView(
  row: Awaited<ReturnType<typeof movementsOf>>[number],
): Schemas['WalletHistory']['credits'][number] {
  const event = events[row.kind] ?? (row.amount < 0 ? 'redeemed' : 'created');
  return {
    id: row.id,
    event,
    state: states[event] ?? 'ConfirmState',
    amount: amountView(row.amount, row.unit),
    occurredAt: row.created_at.toISOString(),
    description: row.description,
    ...(row.booking_id === null ? {} : { itineraryId: row.booking_id }),
  };
}

const openOffersOf = (database: Database, userId: string, day: PlainDate) =>
  database
    .selectFrom('offers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('used_by_booking_id', 'is', null)
    .where(({ eb, or }) => or([eb('expires_on', 'is', null), eb('expires_on', '>=', day)]))
    .orderBy('amount_minor', 'desc')
    .orderBy('id')
    .execute();

const offerView = (
  offer: Awaited<ReturnType<typeof openOffersOf>>[number],
): Schemas['WalletDetails']['offers'][number] => ({
  id: offer.id,
  state: offer.state,
  amount: amountView(offer.amount_minor, offer.currency),
  descriptions: offer.descriptions,
  funnels: offer.funnels,
  trackingPropertiesV2: trackingView({ offerId: offer.id }),
  ...(offer.max_applicable_credit_minor === null
    ? {}
    : { maxApplicableCredit: amountView(offer.max_applicable_credit_minor, offer.currency) }),
  ...(offer.sale_event_start_on === null
    ? {}
    : { saleEventStartOn: offer.sale_event_start_on.toISOString() }),
  ...(offer.expires_on === null ? {} : { expiresOn: offer.expires_on }),
  ...(offer.condition === null ? {} : { condition: offer.condition }),
});

/** Every grant of credit that a user has had, soonest expiry first. Credit can be spent on its last day. */
async function creditsOf(database: Database, userId: string, day: PlainDate) {
  const rows = await database
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
  return rows.map((row) => {
    const isExpired = row.expires_on !== null && row.expires_on < day;
    return { ...row, isExpired, usable: isExpired ? 0 : row.balance };
  });
}

type Credits = Awaited<ReturnType<typeof creditsOf>>;

function creditView(credits: Credits): Schemas['Wallet'] {
  const [first] = credits;
  if (!first) return {};
  const usable = credits.reduce((sum, credit) => sum + credit.usable, 0);
  return { credit: { amount: amountView(usable, first.currency) } };
}

const amountView = (minor: number, currency: string): Schemas['CreditAmount'] => ({
  amount: toFiat(minor, currency).value,
  currency,
});
