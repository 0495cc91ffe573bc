import type { Database } from '../../database/connect';
import type { PlainDate } from '../../kernel/dates';
import type { AccountChange } from './benefits.tables';

export interface BenefitAccount {
  readonly id: string;
  readonly productDisplayName: string;
  readonly lastFour: string;
  readonly openedOn: PlainDate;
  readonly standing: 'Good' | 'Bad' | 'Closed';
  /** Newest first. */
  readonly changes: readonly { readonly change: AccountChange; readonly occurredAt: Date }[];
}

/** The accounts whose primary holder is the user: only they receive travel credit (AD-14). */
export async function benefitAccounts(
  database: Pick<Database, 'selectFrom'>,
  userId: string,
): Promise<BenefitAccount[]> {
  const accounts = await database
    .selectFrom('rewards_accounts')
    .select(['id', 'product_display_name', 'last_four', 'opened_on', 'closed_on'])
    .where('user_id', '=', userId)
    .where('customer_account_role', '=', 'Primary')
    .orderBy('position')
    .execute();
  const changes = await database
    .selectFrom('account_changes')
    .innerJoin('rewards_accounts', 'rewards_accounts.id', 'account_changes.account_id')
    .select(['account_id', 'change', 'occurred_at'])
    .where('user_id', '=', userId)
    .orderBy('occurred_at', 'desc')
    .orderBy('account_changes.id', 'desc')
    .execute();
  return accounts.map(({ id, closed_on, ...account }) => {
    const own = changes.filter(({ account_id }) => account_id === id);
    const last = own.find(({ change }) => change === 'BadStanding' || change === 'GoodStanding');
    return {
      id,
      productDisplayName: account.product_display_name,
      lastFour: account.last_four,
      openedOn: account.opened_on,
      standing: closed_on !== null ? 'Closed' : last?.change === 'BadStanding' ? 'Bad' : 'Good',
      changes: own.map(({ change, occurred_at }) => ({ change, occurredAt: occurred_at })),
    };
  });
}
