/** A booked stay is protected once regardless of the number of requests, and its trip has the premium. Writes. */
import type { components } from '#schema/platform.openapi.ts';
import type { Platform } from '../platform';
import { refusedToOther } from './refused-to-other';
import { polled } from './polled';
import type { PurchaseOptions } from './purchase-options';
import { expectSameMoney, expectSum } from './expect';

type Schemas = components['schemas'];
type Itinerary = Schemas['Itinerary'];

export async function checkLaterProtection(
  platform: Platform,
  { cardId, other, pollIntervalMs }: PurchaseOptions,
  booked: Itinerary,
): Promise<void> {
  const { id: itineraryId } = booked;
  const quote = await platform.ask('quoteHomeProtection', { itineraryId });
  if (quote === undefined) return;
  if (other !== undefined) await refusedToOther(platform, other, 'quoteHomeProtection', { itineraryId });
  const { availability, variants } = quote.cancelForAnyReason;
  const [variant] = variants;
  if (availability.Availability !== 'Available' || variant === undefined) return;
  const premium = variant.premiumPrices.total.fiat;
  const request: Schemas['PurchaseHomeProtectionRequest'] = {
    itineraryId,
    quoteId: variant.quoteId,
    seenPremium: {
      value: premium.value,
      currencyCode: premium.currencyCode as Schemas['CurrencyCode'],
    },
    paymentId: cardId,
  };
  const idempotencyKey = crypto.randomUUID();
  const sent = { idempotencyKey };
  if (other !== undefined) await refusedToOther(platform, other, 'purchaseHomeProtection', request);
  await Promise.all([
    platform.ask('purchaseHomeProtection', request, sent),
    platform.ask('purchaseHomeProtection', request, sent),
  ]);
  await platform.refused(
    'purchaseHomeProtection',
    { ...request, quoteId: 'conformance-variant' },
    {
      idempotencyKey,
      statuses: [409],
      code: 40901,
      rule: 'once',
      what: 'the same key with another payload',
    },
  );
  if (other !== undefined)
    await refusedToOther(platform, other, 'pollHomeProtectionPurchase', { idempotencyKey });
  const end = await polled(
    () => platform.ask('pollHomeProtectionPurchase', { idempotencyKey }),
    ({ result }) => result,
    pollIntervalMs,
  );
  if (end === undefined) return;
  if (end.result !== 'Success' || end.itinerary?.protection === undefined) {
    const problem = `the protection of a stay that can be protected ended as ${end.result}`;
    return platform.problem('pollHomeProtectionPurchase', 'consistency', problem, '/result');
  }
  checkProtected(platform, booked, end.itinerary, premium);
  await checkSoldOnce(platform, request);
}

/** The total, the payments and the receipt include the premium. */
function checkProtected(
  platform: Platform,
  before: Itinerary,
  { total, payments, priceGroups, protection }: Itinerary,
  premium: Schemas['Fiat'],
): void {
  const operation = 'pollHomeProtectionPurchase';
  if (protection)
    expectSameMoney(platform, operation, '/itinerary/protection/premium', protection.premium, premium);
  expectSum(platform, operation, '/itinerary/total', total, [before.total, premium]);
  const paid = payments.map(({ amount }) => amount);
  expectSum(platform, operation, '/itinerary/payments', total, paid);
  if (priceGroups) {
    const groups = priceGroups.map(({ amount }) => amount.fiat);
    expectSum(platform, operation, '/itinerary/priceGroups', total, groups);
  }
}

/** Another key for a protected stay buys nothing. */
async function checkSoldOnce(
  platform: Platform,
  request: Schemas['PurchaseHomeProtectionRequest'],
): Promise<void> {
  const again = await platform.ask('purchaseHomeProtection', request, {
    idempotencyKey: crypto.randomUUID(),
  });
  if (again !== undefined && again.result !== 'Failed')
    platform.problem('purchaseHomeProtection', 'once', 'protects a stay twice', '/result');
}
