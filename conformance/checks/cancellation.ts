/** The stay is canceled once, on the quoted terms, however often the request is sent. Writes. */
import type { components } from '#schema/platform.openapi.ts';
import type { Platform } from '../platform';
import { expectFuture, expectSameMoney, expectSum } from './expect';
import { refusedToOther } from './refused-to-other';
import { polled } from './polled';
import type { PurchaseOptions } from './purchase-options';
import { checkFreeAgain } from './sold-nights';

type Schemas = components['schemas'];

export async function checkCancellation(
  platform: Platform,
  options: PurchaseOptions,
  { id: itineraryId, total }: Schemas['Itinerary'],
): Promise<void> {
  const { other, pollIntervalMs } = options;
  const quote = await platform.ask('quoteHomeCancellation', { itineraryId });
  if (quote === undefined) return;
  const { token, refund, lines, validUntil, outcome } = quote;
  const paid = lines.map(({ amount }) => amount);
  if (lines.length > 0) expectSum(platform, 'quoteHomeCancellation', '/refund', refund, paid);
  if (refund.currencyCode === total.currencyCode && refund.value > total.value)
    platform.problem('quoteHomeCancellation', 'money', 'is more than was paid', '/refund/value');
  if (outcome.Outcome === 'FullyRefundable')
    expectSameMoney(platform, 'quoteHomeCancellation', '/refund', refund, total);
  if (validUntil !== undefined) expectFuture(platform, 'quoteHomeCancellation', '/validUntil', validUntil);
  if (token === undefined)
    return platform.notes.unchecked('confirmHomeCancellation: the stay cannot be canceled');
  if (other !== undefined)
    await refusedToOther(platform, other, 'confirmHomeCancellation', { itineraryId, token });
  await platform.refused(
    'confirmHomeCancellation',
    { itineraryId, token: `${token}-changed` },
    { statuses: [409], code: 40902, rule: 'once', what: 'terms that were not quoted' },
  );
  const sent = { idempotencyKey: crypto.randomUUID() };
  const confirm = () => platform.ask('confirmHomeCancellation', { itineraryId, token }, sent);
  const problem = (text: string) =>
    platform.problem('confirmHomeCancellation', 'consistency', text, '/result');
  const otherKey = { idempotencyKey: crypto.randomUUID() };
  for (const answer of [
    await confirm(),
    await confirm(),
    await platform.ask('confirmHomeCancellation', { itineraryId, token }, otherKey),
  ])
    if (answer?.result === 'Failed') return problem('the quoted cancellation failed');
  if (other !== undefined) await refusedToOther(platform, other, 'pollHomeCancellation', { itineraryId });
  const end = await polled(
    () => platform.ask('pollHomeCancellation', { itineraryId }),
    ({ result }) => result,
    pollIntervalMs,
  );
  if (end !== undefined && end.result !== 'Success')
    return problem(`the quoted cancellation ended as ${end.result}`);
  const canceled = end?.itinerary?.cancellation;
  if (canceled !== undefined)
    expectSameMoney(
      platform,
      'pollHomeCancellation',
      '/itinerary/cancellation/refund',
      canceled.refund,
      refund,
    );
  await checkCanceled(platform, itineraryId, refund);
  await checkFreeAgain(platform, options);
}

/** A canceled stay is listed as canceled with the quoted refund, and no actions are offered for it. */
async function checkCanceled(
  platform: Platform,
  itineraryId: string,
  refund: Schemas['Fiat'],
): Promise<void> {
  const trips = (await platform.ask('listItineraries'))?.itineraries ?? [];
  const index = trips.findIndex(({ id }) => id === itineraryId);
  const state = trips[index]?.state;
  const field = `/itineraries/${index}/cancellation`;
  const refunded = trips[index]?.cancellation?.refund;
  if (refunded !== undefined)
    expectSameMoney(platform, 'listItineraries', `${field}/refund`, refunded, refund);
  else if (state === 'Canceled')
    platform.problem('listItineraries', 'consistency', 'is absent for a canceled stay', field);
  if (state !== undefined && state !== 'Canceled')
    platform.problem(
      'listItineraries',
      'consistency',
      `is ${state} after the cancellation`,
      `/itineraries/${index}/state`,
    );
  const quote = await platform.ask('quoteHomeCancellation', { itineraryId });
  if (quote?.token !== undefined)
    platform.problem('quoteHomeCancellation', 'once', 'is present for a stay that was canceled', '/token');
}
