/** Changes a demo account (docs/test-values.md), so that every state of its credits can be produced. */
import type { Transaction } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Tables } from '../../database/tables';
import { addDays, type Clock, today } from '../../kernel/dates';
import { Refusal } from '../../kernel/refusal';
import { lockOwner } from '../ledger/ledger';
import { grantCredits, recordChange } from './grant-credits';

type Change = components['schemas']['ChangeDemoAccountRequest'];

/** In one transaction with the resulting grants. Refuses with 40401 an account that is not the user's. */
export async function changeAccount(
  tx: Transaction<Tables>,
  clock: Clock,
  userId: string,
  { accountReferenceId, event, productDisplayName }: Change,
): Promise<void> {
  // A booking counts credit either before or after the change, never in between.
  await lockOwner(tx, userId);
  const account = await tx
    .selectFrom('rewards_accounts')
    .select('id')
    .where('id', '=', accountReferenceId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new Refusal(40401, 'There is no such account.');
  if (event === 'Closing') return close(tx, clock, accountReferenceId);
  if (productDisplayName !== undefined) {
    await tx
      .updateTable('rewards_accounts')
      .set({ product_display_name: productDisplayName })
      .where('id', '=', accountReferenceId)
      .execute();
  }
  const change = { accountId: accountReferenceId, change: event };
  await recordChange(tx, { ...change, at: clock.now() });
  await grantCredits(tx, clock, userId, change);
}

/** WA-14: the credits of an account end with it, at the latest on the day before. */
async function close(tx: Transaction<Tables>, clock: Clock, accountId: string): Promise<void> {
  const day = today(clock);
  await tx.updateTable('rewards_accounts').set({ closed_on: day }).where('id', '=', accountId).execute();
  await tx
    .updateTable('wallet_credits')
    .set({ expires_on: addDays(day, -1) })
    .where('account_id', '=', accountId)
    .where((column) => column.or([column('expires_on', 'is', null), column('expires_on', '>=', day)]))
    .execute();
}
