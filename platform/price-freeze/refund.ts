/** Giving a deposit back whose stay is no longer available (AD-25). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../../schema/platform.openapi';
import type { BackgroundWorker } from '../background-worker';
import type { Database } from '../database/connect';
import type { Clock } from '../dates';
import { Refusal } from '../http/refusal';
import { exerciseToday, isRefundable } from './frozen-stay';
import { priceFreezeOf } from './price-freezes';
import { purchaseView } from './purchase';

const PATIENCE_MS = 3_000;
const POLL_INTERVAL_MS = 50;

export async function refundPriceFreeze(
  database: Database,
  clock: Clock,
  worker: Pick<BackgroundWorker, 'wake'>,
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
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const freeze = await priceFreezeOf(database, userId, priceFreezeId);
    if (!freeze) throw new Error(`The frozen price ${priceFreezeId} has disappeared.`);
    if (freeze.state === 'Refunded' || Date.now() > deadline) return purchaseView(database, clock, freeze);
    await sleep(POLL_INTERVAL_MS);
  }
}
