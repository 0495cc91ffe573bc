/**
 * The price of a stay is frozen once however often it is requested, is listed among the frozen prices, and can be used. Writes.
 */
import type { components } from '#schema/platform.openapi.ts';
import type { Platform } from '../platform';
import { refusedToOther } from './refused-to-other';
import { polled } from './polled';
import type { PurchaseOptions } from './purchase-options';
import { expectSameMoney, expectSum } from './expect';
import { GUESTS } from './search';

type Schemas = components['schemas'];
type PriceFreeze = Schemas['PriceFreeze'];

export async function checkPriceFreeze(platform: Platform, options: PurchaseOptions): Promise<void> {
  const { stay, other, pollIntervalMs } = options;
  const [option] = stay.freezeOptions;
  const list = await platform.ask('listPriceFreezes');
  if (option === undefined || list === undefined) return;
  const request = requestOf(options, option);
  const idempotencyKey = crypto.randomUUID();
  const sent = { idempotencyKey };
  if (other !== undefined) await refusedToOther(platform, other, 'purchasePriceFreeze', request);
  const answers = await Promise.all([
    platform.ask('purchasePriceFreeze', request, sent),
    platform.ask('purchasePriceFreeze', request, sent),
  ]);
  await platform.refused(
    'purchasePriceFreeze',
    { ...request, durationHours: request.durationHours + 1 },
    {
      idempotencyKey,
      statuses: [409],
      code: 40901,
      rule: 'once',
      what: 'the same key with another payload',
    },
  );
  if (other !== undefined)
    await refusedToOther(platform, other, 'pollPriceFreezePurchase', { idempotencyKey });
  const end = await polled(
    () => platform.ask('pollPriceFreezePurchase', { idempotencyKey }),
    ({ result }) => result,
    pollIntervalMs,
  );
  if (end === undefined) return;
  const frozen = end.priceFreeze;
  if (end.result !== 'Success' || frozen === undefined) {
    const problem = `the price of a home that offers to freeze it ended as ${end.result}`;
    return platform.problem('pollPriceFreezePurchase', 'consistency', problem, '/result');
  }
  for (const answer of answers)
    if (answer?.priceFreeze !== undefined && answer.priceFreeze.id !== frozen.id)
      platform.problem(
        'purchasePriceFreeze',
        'once',
        'the same key concurrently: returns a second frozen price',
        '/priceFreeze/id',
      );
  checkFrozenPrice(platform, frozen, option);
  await checkListedOnce(platform, list.priceFreezes, frozen);
  await checkUse(platform, options, frozen);
}

const requestOf = (
  { stay: { listingId, dates }, cardId }: PurchaseOptions,
  { kind, price, deposit, cap, durationHours }: Schemas['PriceFreezeOption'],
): Schemas['PurchasePriceFreezeRequest'] => ({
  listingId,
  stayDates: dates,
  guests: GUESTS,
  kind: kind as Schemas['PurchasePriceFreezeRequest']['kind'],
  seenTotal: input(price.total),
  seenDeposit: input(deposit),
  seenCap: input(cap),
  durationHours,
  paymentId: cardId,
});

const input = ({ value, currencyCode }: Schemas['Fiat']): Schemas['FiatInput'] => ({
  value,
  currencyCode: currencyCode as Schemas['CurrencyCode'],
});

/** Checks the frozen price against its offer, and that its vouchers add up to it. */
function checkFrozenPrice(
  platform: Platform,
  frozen: PriceFreeze,
  { price, deposit, cap }: Schemas['PriceFreezeOption'],
): void {
  const operation = 'pollPriceFreezePurchase';
  expectSameMoney(platform, operation, '/priceFreeze/price/total', frozen.price.total, price.total);
  expectSameMoney(platform, operation, '/priceFreeze/deposit', frozen.deposit, deposit);
  expectSameMoney(platform, operation, '/priceFreeze/cap', frozen.cap, cap);
  if (frozen.vouchers.length === 0)
    return platform.problem(operation, 'consistency', 'is empty', '/priceFreeze/vouchers');
  const totals = frozen.vouchers.map(({ pricings }) => pricings.total);
  const deposits = frozen.vouchers.map((voucher) => voucher.deposit);
  expectSum(platform, operation, '/priceFreeze/price/total', frozen.price.total, totals);
  expectSum(platform, operation, '/priceFreeze/deposit', frozen.deposit, deposits);
  if (Date.parse(frozen.expiresAt) <= Date.now())
    platform.problem(operation, 'consistency', 'has already passed', '/priceFreeze/expiresAt');
}

async function checkListedOnce(
  platform: Platform,
  before: readonly PriceFreeze[],
  { id }: PriceFreeze,
): Promise<void> {
  const after = (await platform.ask('listPriceFreezes'))?.priceFreezes;
  if (after === undefined) return;
  if (after.filter((each) => each.id === id).length !== 1 || after.length !== before.length + 1)
    platform.problem(
      'listPriceFreezes',
      'once',
      'does not list the frozen price exactly once',
      '/priceFreezes',
    );
}

/** All vouchers together can be used; the deposit of an available stay is not refunded. */
async function checkUse(
  platform: Platform,
  { other }: PurchaseOptions,
  { id, vouchers, deposit }: PriceFreeze,
): Promise<void> {
  const voucherIds = vouchers.map((voucher) => voucher.id);
  const check = await platform.ask('checkPriceFreezeExercise', { voucherIds });
  if (check !== undefined) {
    if (check.result !== 'Success' || check.today === undefined)
      platform.problem(
        'checkPriceFreezeExercise',
        'consistency',
        `a price that has just been frozen cannot be used: ${check.result}`,
        '/result',
      );
    else checkDue(platform, check.today, deposit);
  }
  if (other !== undefined) {
    const theirs = await platform.ask('checkPriceFreezeExercise', { voucherIds }, { session: other });
    if (theirs?.result === 'Success')
      platform.problem(
        'checkPriceFreezeExercise',
        'other users',
        'the vouchers of another user can be used',
        '/result',
      );
    await refusedToOther(platform, other, 'refundPriceFreeze', { priceFreezeId: id });
  }
  await platform.refused(
    'refundPriceFreeze',
    { priceFreezeId: id },
    { statuses: [409], code: 40902, rule: 'once', what: 'the deposit of a stay that is available' },
  );
}

function checkDue(
  platform: Platform,
  { total, discount, deposit, due }: NonNullable<Schemas['PriceFreezeExercise']['today']>,
  paid: Schemas['Fiat'],
): void {
  const at = '/today';
  const operation = 'checkPriceFreezeExercise';
  if (deposit !== undefined) expectSameMoney(platform, operation, `${at}/deposit`, deposit, paid);
  if (total && discount && deposit && due)
    expectSum(platform, operation, `${at}/total`, total, [discount, deposit, due]);
}
