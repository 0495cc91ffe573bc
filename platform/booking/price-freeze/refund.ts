/** Refunding the deposit of a stay that is no longer available (AD-25). */
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import type { Clock } from '../../kernel/dates';
import { Refusal } from '../../kernel/refusal';
import { untilSettled } from '../../kernel/until-settled';
import { exerciseToday, isRefundable } from './frozen-stay';
import type { DurableWorker } from '../durable-worker';
import { priceFreezeOf } from './price-freezes';
import { priceFreezePurchases } from './purchase';

export async function refundPriceFreeze(
  database: Database,
  clock: Clock,
  worker: Pick<DurableWorker, 'wake'>,
  { userId, priceFreezeId }: { readonly userId: string; readonly priceFreezeId: string },
): Promise<components['schemas']['PriceFreezePurchase']> {
  await database.transaction().execute(async (tx) => {
    await tx
      .selectFrom('price_freezes')
      .select('id')
      .where('id', '=', priceFreezeId)
      .where('user_id', '=', userId)
      .forUpdate()
      .execute();
    const freeze = await priceFreezeOf(tx, userId, priceFreezeId);
    if (!freeze) throw new Refusal(40401, 'There is no such frozen price.');
    if (freeze.state === 'Refunding' || freeze.state === 'Refunded') return;
    if (!isRefundable(await exerciseToday(tx, clock, freeze))) {
      throw new Refusal(40902, 'The deposit of this frozen price is not refunded.');
    }
    await tx
      .updateTable('price_freezes')
      .set({ state: 'Refunding', run_after: new Date(0), attempts: 0 })
      .where('id', '=', priceFreezeId)
      .execute();
  });
  worker.wake();
  const freeze = await untilSettled(
    () => priceFreezeOf(database, userId, priceFreezeId),
    (each) => each?.state !== 'Refunding',
  );
  if (!freeze) throw new Error(`The frozen price ${priceFreezeId} has disappeared.`);
  return priceFreezePurchases.view(database, clock, freeze);
}
