import type { DiscountRule } from '../catalogue/catalogue.types';
import { toFiat } from '../kernel/money';
import { bestPromotionView } from './best-promotion';
import { COMPLIMENTARY_NIGHT_RULE } from './complimentary-night';

const rule = (conditions: Partial<DiscountRule>): DiscountRule => ({
  id: 'any',
  name: 'A discount',
  fundingKind: 'HostFunded',
  basisPoints: 1_250,
  platformShareBasisPoints: 0,
  minNights: null,
  maxDaysUntilCheckIn: null,
  minDaysUntilCheckIn: null,
  checkInFrom: null,
  checkInUntil: null,
  ...conditions,
});

const bestOf = (...discounts: readonly [DiscountRule | typeof COMPLIMENTARY_NIGHT_RULE, number][]) =>
  bestPromotionView(
    {
      currencyCode: 'USD',
      discounts: discounts.map(([applied, minor]) => ({ rule: applied, minor, platformMinor: 0 })),
    },
    (minor, currencyCode) => ({ fiat: toFiat(minor, currencyCode) }),
  ).bestPromotion;

describe('[LS-27] the best promotion', () => {
  test.each([
    ['LongStay', { minNights: 7 }],
    ['LastMinute', { maxDaysUntilCheckIn: 10 }],
    ['EarlyBooking', { minDaysUntilCheckIn: 120 }],
    ['Sale', { checkInUntil: '2026-08-01' }],
    ['Offer', {}],
  ] as const)('is a %s by its condition', (type, conditions) => {
    expect(bestOf([rule(conditions), 8_000])).toEqual({
      type,
      name: 'A discount',
      amount: { fiat: toFiat(8_000, 'USD') },
      percentage: 12.5,
    });
  });

  test('is the one that takes the most off', () => {
    const sale = rule({ name: 'Travel sale', checkInUntil: '2026-08-01' });
    expect(bestOf([rule({ minNights: 7 }), 7_999], [sale, 8_000])).toMatchObject({ name: 'Travel sale' });
  });

  test('may be the complimentary night, which has no percentage', () => {
    expect(bestOf([rule({ minNights: 4 }), 8_000], [COMPLIMENTARY_NIGHT_RULE, 20_000])).toEqual({
      type: 'ComplimentaryNight',
      name: 'Complimentary fourth night',
      amount: { fiat: toFiat(20_000, 'USD') },
    });
  });

  test('is none without discounts, and with one that takes nothing off', () => {
    expect([bestOf(), bestOf([rule({}), 0])]).toEqual([undefined, undefined]);
  });
});
