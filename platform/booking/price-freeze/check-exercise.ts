import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import type { Clock } from '../../kernel/dates';
import { exerciseToday, frozenStayOf, isRefundable, todayView } from './frozen-stay';
import { priceFreezeOf } from './price-freezes';

type Schemas = components['schemas'];

const failed = (voucherError: string): Schemas['PriceFreezeExercise'] => ({
  result: 'Failed',
  voucherError,
  refundable: false,
});

/** Whether vouchers can be used now. All vouchers of a purchase are used together (AD-11). */
export async function checkExercise(
  database: Database,
  clock: Clock,
  userId: string,
  { voucherIds, guests }: Schemas['PriceFreezeExerciseRequest'],
): Promise<Schemas['PriceFreezeExercise']> {
  const wanted = new Set(voucherIds);
  const found = await database
    .selectFrom('price_freeze_vouchers')
    .innerJoin('price_freezes', 'price_freezes.id', 'price_freeze_vouchers.price_freeze_id')
    .select(['price_freeze_vouchers.id', 'price_freeze_id'])
    .where('price_freeze_vouchers.id', 'in', [...wanted])
    .where('user_id', '=', userId)
    .execute();
  if (found.length < wanted.size) return failed(wanted.size === 1 ? 'VoucherNotFound' : 'VouchersNotFound');
  const freezes = new Set(found.map(({ price_freeze_id }) => price_freeze_id));
  const [id] = freezes;
  const all = await database
    .selectFrom('price_freeze_vouchers')
    .select('id')
    .where('price_freeze_id', 'in', [...freezes])
    .execute();
  if (id === undefined || freezes.size > 1 || all.length !== found.length) return failed('VouchersFailed');

  const freeze = await priceFreezeOf(database, userId, id);
  if (!freeze) return failed('VoucherNotFound');
  const now = await exerciseToday(database, clock, freeze, {
    listingId: freeze.listing_id,
    stay: { ...frozenStayOf(freeze), guests: guests ?? freeze.guests },
  });
  return now.kind === 'Available'
    ? { result: 'Success', refundable: false, today: todayView(now, freeze.currency) }
    : { result: 'Failed', ...now.problem, refundable: isRefundable(now) };
}
