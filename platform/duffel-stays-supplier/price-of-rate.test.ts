import fc from 'fast-check';
import { share as refundOf } from '../booking/itineraries/cancellation-terms';
import { cancellationPolicyOf, percentOf, priceOf } from './price-of-rate';

const RATE = {
  id: 'rat_1',
  total_amount: '640.50',
  total_currency: 'USD',
  tax_amount: '36.00',
  fee_amount: null,
  cancellation_timeline: [],
};

test('the lines of a price sum to its total; what is not known is part of the rent', () => {
  const price = priceOf(RATE, 3);
  expect(price).toMatchObject({ totalMinor: 64_050, rentMinor: 60_450, currencyCode: 'USD' });
  expect(price.groups).toEqual([
    { name: 'Rent', kind: 'Rent', items: [{ name: '3 nights', minor: 60_450 }] },
    { name: 'Taxes', kind: 'Taxes', items: [{ name: 'Taxes', kind: 'Tax', minor: 3_600 }] },
  ]);
});

test('the refund of a share is the amount of the timeline, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (total, share) => {
        const refund = Math.floor(total * share);
        return refundOf(total, percentOf(refund, total)) === refund;
      },
    ),
    // Was a cent less as a product of decimals.
    { examples: [[5_000_000, 0.9998627999999999]] },
  );
});

test.each([
  [[], 'NonRefundable', undefined],
  [[{ before: '2026-05-20T16:00:00+02:00', refund_amount: '640.50' }], 'FullyRefundable', 100],
  [[{ before: '2026-05-20T16:00:00Z', refund_amount: '320.25' }], 'PartiallyRefundable', 50],
  [[{ before: '2026-05-20T16:00:00Z', refund_amount: '0.00' }], 'NonRefundable', undefined],
])('the timeline %j is %s', (cancellation_timeline, policy, percent) => {
  const view = cancellationPolicyOf({ ...RATE, cancellation_timeline }).policy;
  expect(view.Policy).toBe(policy);
  expect(view.refunds?.[0]?.percent).toBe(percent);
});
