import type { Selectable } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import type { Handlers } from '../../http/operations';
import { toFiat, toMinor } from '../../kernel/money';
import { Refusal } from '../../kernel/refusal';
import type { Services } from '../../services';
import { rewardsEarned, rewardsUsdMinor, rewardsValue, UNCONVERTIBLE_HUNDREDTHS } from './conversion';
import type { RewardsTables } from './rewards.tables';

type AccountRow = Selectable<RewardsTables['rewards_accounts']>;

export const rewardsHandlers = ({ database }: Services) =>
  ({
    async listRewardsAccounts({ session }) {
      const rows = await accountsOf(database, session.userId)
        .innerJoin('ledger_accounts', (join) =>
          join
            .onRef('ledger_accounts.reference', '=', 'rewards_accounts.id')
            .on('ledger_accounts.kind', '=', 'Rewards'),
        )
        .selectAll('rewards_accounts')
        .select('ledger_accounts.balance')
        .orderBy('position')
        .execute();
      return { accounts: rows.map((row) => accountView(row, row.balance)) };
    },

    async listRewardsActivity({ session }) {
      return { movements: (await movementsOf(database, session.userId)).map(movementView) };
    },

    async convertProductToEarn({ body: { account, amountUsd }, session }) {
      const row = await ownAccount(database, session.userId, account);
      const earned = rewardsEarned(toMinor(amountUsd, 'USD'), row.homes_multiplier, row.currency);
      return { amount: rewardsValue(earned), currency: row.currency };
    },

    async convertRewardsToUsd({ body: { rewardsAmount, accountReferenceId }, session }) {
      const row = await ownAccount(database, session.userId, accountReferenceId);
      const hundredths = Math.round(rewardsAmount * 100);
      if (hundredths === UNCONVERTIBLE_HUNDREDTHS) throw new Refusal(50001);
      return { data: toFiat(rewardsUsdMinor(hundredths, row.unit_value), 'USD') };
    },
  }) satisfies Partial<Handlers>;

const accountsOf = (database: Database, userId: string) =>
  database.selectFrom('rewards_accounts').where('rewards_accounts.user_id', '=', userId);

/** The movements on the user's accounts, newest first. */
const movementsOf = (database: Database, userId: string) =>
  accountsOf(database, userId)
    .innerJoin('ledger_accounts as account', (join) =>
      join.onRef('account.reference', '=', 'rewards_accounts.id').on('account.kind', '=', 'Rewards'),
    )
    .innerJoin('ledger_entries as entry', 'entry.account_id', 'account.id')
    .innerJoin('ledger_transactions as transaction', 'transaction.id', 'entry.transaction_id')
    .select([
      'transaction.id',
      'transaction.kind',
      'transaction.description',
      'transaction.created_at',
      'transaction.booking_id',
      'rewards_accounts.id as account_id',
      'rewards_accounts.currency',
      'entry.amount',
    ])
    .orderBy('transaction.created_at', 'desc')
    .orderBy('transaction.id', 'desc')
    .execute();

/** From the kind of the ledger transaction; others are shown as redeemed or, when positive, earned. */
const MOVEMENT_KINDS: Readonly<Record<string, string>> = {
  RewardsEarned: 'Earned',
  RewardsRedeemed: 'Redeemed',
  RewardsReturned: 'Returned',
};

const movementView = (
  row: Awaited<ReturnType<typeof movementsOf>>[number],
): components['schemas']['RewardsMovement'] => ({
  id: row.id,
  accountReferenceId: row.account_id,
  kind: MOVEMENT_KINDS[row.kind] ?? (row.amount < 0 ? 'Redeemed' : 'Earned'),
  amount: { value: rewardsValue(row.amount), currency: row.currency },
  occurredAt: row.created_at.toISOString(),
  description: row.description,
  ...(row.booking_id === null ? {} : { itineraryId: row.booking_id }),
});

async function ownAccount(database: Database, userId: string, id: string): Promise<AccountRow> {
  const row = await accountsOf(database, userId).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal(40401);
  return row;
}

const accountView = (row: AccountRow, balance: number): components['schemas']['RewardsAccount'] => ({
  accountReferenceId: row.id,
  productDisplayName: row.product_display_name,
  customerAccountRole: row.customer_account_role,
  rewardsBalance: {
    value: rewardsValue(balance),
    currency: row.currency,
    currencyDescription: row.currency_description,
  },
  rewardsCashEquivalent: toFiat(rewardsUsdMinor(balance, row.unit_value), 'USD'),
  redemptionMin: rewardsValue(row.redemption_minimum_hundredths),
  allowRewardsRedemption: row.allow_redemption,
  lastFour: row.last_four,
  lastFourVirtualCardNumbers: row.last_four_virtual,
  isTiered: row.is_tiered,
  accountUseType: row.account_use_type,
  earn: {
    homesMultiplier: row.homes_multiplier,
    flightsMultiplier: row.flights_multiplier,
    hotelsMultiplier: row.hotels_multiplier,
    carsMultiplier: row.cars_multiplier,
  },
});
