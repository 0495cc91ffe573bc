import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables';
import { type Clock, today } from '../../kernel/dates';
import { newId } from '../../kernel/identifiers';
import { post } from '../ledger/ledger';
import { grantPosting } from '../ledger/postings';
import { benefitAccounts } from './account-standing';
import type { AccountChange } from './benefits.tables';
import { type DueCredit, dueCredit } from './due-credit';

/**
 * Grants the travel credits that a user's accounts are due and have not received. A credit is granted once for an account, a kind
 * and a period, however often and from wherever this is called: the key is in the database, and the credit is in one transaction
 * with its posting. Accounts in bad standing and closed ones receive nothing.
 */
export async function grantCredits(
  tx: Transaction<Tables>,
  clock: Clock,
  userId: string,
  because?: { readonly accountId: string; readonly change: AccountChange },
): Promise<void> {
  const accounts = (await benefitAccounts(tx, userId)).filter(({ standing }) => standing === 'Good');
  if (accounts.length === 0) return;
  const benefits = await tx
    .selectFrom('card_benefits')
    .selectAll()
    .where(
      'product_display_name',
      'in',
      accounts.map(({ productDisplayName }) => productDisplayName),
    )
    .execute();
  for (const { id, productDisplayName, openedOn } of accounts) {
    const granted = new Set<AccountChange>();
    for (const benefit of benefits) {
      if (benefit.product_display_name !== productDisplayName) continue;
      const due = dueCredit(benefit, openedOn, today(clock));
      if (!due) continue;
      const grantedFor = because?.accountId === id ? because.change : due.grantedFor;
      const isNew = await grant(tx, clock, { userId, accountId: id, ...benefit, ...due, grantedFor });
      if (isNew) granted.add(grantedFor);
    }
    // A change that grants credit is recorded by its caller.
    for (const change of granted) {
      if (change !== because?.change) await recordChange(tx, { accountId: id, change, at: clock.now() });
    }
  }
}

interface Grant
  extends DueCredit, Pick<Tables['card_benefits'], 'kind' | 'description' | 'currency' | 'amount_minor'> {
  readonly userId: string;
  readonly accountId: string;
}

/** Returns whether it was new. */
async function grant(tx: Transaction<Tables>, clock: Clock, due: Grant): Promise<boolean> {
  const at = clock.now();
  const granted = await tx
    .insertInto('wallet_credits')
    .values({
      id: newId('credit'),
      user_id: due.userId,
      kind: due.kind,
      description: due.description,
      currency: due.currency,
      expires_on: due.expiresOn,
      granted_at: at,
      account_id: due.accountId,
      benefit_period: due.period,
      granted_for: due.grantedFor,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'benefit_period']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!granted) return false;
  await post(tx, [
    grantPosting({
      creditId: granted.id,
      ownerUserId: due.userId,
      currency: due.currency,
      amountMinor: due.amount_minor,
      description: due.description,
      at,
    }),
  ]);
  return true;
}

export const recordChange = async (
  tx: Transaction<Tables>,
  {
    accountId,
    change,
    at,
  }: { readonly accountId: string; readonly change: AccountChange; readonly at: Date },
): Promise<void> => {
  await tx
    .insertInto('account_changes')
    .values({ id: newId('change'), account_id: accountId, change, occurred_at: at })
    .execute();
};
