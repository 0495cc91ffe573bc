import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import type { Handlers } from '../../http/operations';
import { today, type PlainDate } from '../../kernel/dates';
import { toFiat } from '../../kernel/money';
import { Refusal } from '../../kernel/refusal';
import { trackingView } from '../../kernel/tracking-view';
import type { Services } from '../../services';
import { type BenefitAccount, benefitAccounts } from '../benefits/account-standing';
import { changeAccount } from '../benefits/change-account';
import { type Credit, creditsOf } from './credits';

type Schemas = components['schemas'];

/** The names of ledger transactions on a credit in histories; other kinds are shown as redeemed or, when positive, created. */
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

export function walletHandlers(services: Services) {
  const { database, clock, demo } = services;
  return {
    getWallet: async ({ session }) => creditView(await creditsOf(database, session.userId, today(clock))),

    async getWalletHistory({ session }) {
      const rows = await movementsOf(database, session.userId);
      return { credits: rows.map(movementView) };
    },

    getWalletDetails: ({ session }) => walletDetails(services, session.userId),
    async changeDemoAccount({ session, body }) {
      if (!demo) throw new Refusal(40402);
      await database.transaction().execute((tx) => changeAccount(tx, clock, session.userId, body));
      return walletDetails(services, session.userId);
    },
  } satisfies Partial<Handlers>;
}

async function walletDetails(
  { database, clock }: Services,
  userId: string,
): Promise<Schemas['WalletDetails']> {
  const day = today(clock);
  const [credits, offers, accounts] = await Promise.all([
    creditsOf(database, userId, day),
    openOffersOf(database, userId, day),
    benefitAccounts(database, userId),
  ]);
  return {
    ...creditView(credits),
    creditBreakdown: credits.map(partView),
    offers: offers.map(offerView),
    accounts: accounts.map(accountView),
  };
}

const partView = (credit: Credit): Schemas['CreditPart'] => ({
  CreditDetail: credit.kind,
  id: credit.id,
  description: credit.description,
  state: credit.isExpired ? 'Expired' : credit.balance > 0 ? 'Available' : 'Redeemed',
  usableAmount: amountView(credit.usable, credit.currency),
  remainingAmount: amountView(credit.balance, credit.currency),
  grantedAmount: amountView(credit.granted ?? 0, credit.currency),
  ...(credit.hold === null ? {} : { hold: credit.hold }),
  ...(credit.expires_on === null ? {} : { expiresOn: credit.expires_on }),
  ...(credit.account_id === null ? {} : { accountReferenceId: credit.account_id }),
  itineraryIds: [...credit.bookingIds],
});

const accountView = (account: BenefitAccount): Schemas['WalletAccount'] => ({
  accountReferenceId: account.id,
  productDisplayName: account.productDisplayName,
  lastFour: account.lastFour,
  standing: account.standing,
  openedOn: account.openedOn,
  changes: account.changes.map(({ change, occurredAt }) => ({
    change,
    occurredAt: occurredAt.toISOString(),
  })),
});

/** The movements on the user's credits, newest first. */
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
      'credit.granted_for',
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
    ...(event === 'created' && row.booking_id === null && row.granted_for !== null
      ? { standingChange: row.granted_for }
      : {}),
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

function creditView(credits: readonly Credit[]): Schemas['Wallet'] {
  const [first] = credits;
  if (!first) return {};
  const usable = credits.reduce((sum, credit) => sum + credit.usable, 0);
  return { credit: { amount: amountView(usable, first.currency) } };
}

const amountView = (minor: number, currency: string): Schemas['CreditAmount'] => ({
  amount: toFiat(minor, currency).value,
  currency,
});
