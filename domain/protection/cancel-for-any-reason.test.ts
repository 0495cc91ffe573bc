import fc from 'fast-check';
import { money } from '../money/money';
import {
  isBetterRefund,
  offeredVariants,
  type OfferFacts,
  premiumPerNight,
  pricingDescription,
  type VariantOnSale,
} from './cancel-for-any-reason';

const usd = (cents: number) => money(cents, 'USD');
const variant = (percent: number, premium: number, changes: Partial<VariantOnSale> = {}): VariantOnSale => ({
  premium: usd(premium),
  coverageAmount: usd(percent * 1_000),
  coveragePercentage: percent,
  exercisableUntil: '2026-06-20T19:00:00.000Z',
  ...changes,
});
const PART = variant(80, 7_000);
const FULL = variant(100, 11_500);

const NOW = new Date('2026-06-01T12:00:00Z');

const offered = (changes: Partial<OfferFacts<VariantOnSale>>) =>
  offeredVariants({
    isDisabled: false,
    policy: 'NON_REFUNDABLE',
    refundSteps: [],
    variants: [FULL, PART],
    clock: { now: () => NOW },
    ...changes,
  });

test('[AD-05] the smallest coverage comes first', () => {
  expect(offered({})).toEqual([PART, FULL]);
});

test('[AD-05] nothing is offered where it is disabled', () => {
  expect(offered({ isDisabled: true })).toEqual([]);
});

test.each([
  ['PARTIALLY_REFUNDABLE', [FULL]],
  ['NON_REFUNDABLE', [variant(80, 12_000), FULL]],
  ['FULLY_REFUNDABLE', [variant(80, 12_000), FULL]],
  ['UNKNOWN', [variant(80, 12_000), FULL]],
] as const)('[AD-05] of a %s stay a variant that costs more than the next', (policy, expected) => {
  expect(offered({ policy, variants: [variant(80, 12_000), FULL] })).toEqual(expected);
});

test('[AD-05] a variant that costs as much as the next is offered', () => {
  const same = variant(80, 11_500);
  expect(offered({ policy: 'PARTIALLY_REFUNDABLE', variants: [same, FULL] })).toEqual([same, FULL]);
});

test.each([
  ['a premium of zero', variant(80, 0)],
  ['a premium as high as the coverage', variant(80, 80_000)],
  ['a past check-in time', variant(80, 7_000, { exercisableUntil: '2026-06-01T12:00:00.000Z' })],
])('[AD-05] %s is not offered', (_what, sold) => {
  expect(offered({ variants: [sold, FULL] })).toEqual([FULL]);
});

test.each([
  ['2026-06-20T18:59:59.000Z', 100, [PART, FULL]],
  ['2026-06-20T19:00:00.000Z', 100, []],
  ['2026-06-20T19:00:00.000Z', 80, [FULL]],
  ['2026-06-20T19:00:00.000Z', 79, [PART, FULL]],
])('[AD-05] for a home that refunds until %s %d percent', (until, percent, expected) => {
  expect(offered({ refundSteps: [{ until, percent }] })).toEqual(expected);
});

test('[AD-05] unknown terms deduct nothing', () => {
  expect(offered({ refundSteps: null, policy: 'UNKNOWN' })).toEqual([PART, FULL]);
});

test('[AD-04] the premium per night is rounded up, by less than a whole minor unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 365 }),
      (premium, nights) => {
        const { minorUnits } = premiumPerNight(usd(premium), nights);
        expect(minorUnits * nights).toBeGreaterThanOrEqual(premium);
        expect((minorUnits - 1) * nights).toBeLessThan(premium);
      },
    ),
  );
});

test('[AD-05] each offered variant is sold, usable, worth its premium, and more expensive only for more coverage', () => {
  const sold = fc.array(
    fc
      .record({
        percent: fc.integer({ min: 1, max: 100 }),
        premium: fc.integer({ min: 0, max: 60_000 }),
        hours: fc.integer({ min: -48, max: 48 }),
      })
      .map(({ percent, premium, hours }) =>
        variant(percent, premium, {
          exercisableUntil: new Date(Date.UTC(2026, 5, 1, 12 + hours)).toISOString(),
        }),
      ),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(sold, (variants) => {
      const all = offered({ variants, policy: 'PARTIALLY_REFUNDABLE' });
      for (const each of all) {
        expect(variants).toContain(each);
        expect(new Date(each.exercisableUntil).getTime()).toBeGreaterThan(NOW.getTime());
        expect(each.coverageAmount.minorUnits).toBeGreaterThan(each.premium.minorUnits);
      }
      const coverages = all.map(({ coverageAmount }) => coverageAmount.minorUnits);
      expect(coverages).toEqual([...coverages].sort((one, other) => one - other));
    }),
  );
});

test('[AD-26] the price text has the price per night and the total', () => {
  expect(pricingDescription(usd(5_180), 3)).toBe('$17.27 per night, $51.80 in all');
  expect(pricingDescription(usd(5_180), 1)).toBe('$51.80 for your night');
});

test.each([
  [59_200, 0, true],
  [59_200, 59_200, false],
  [59_200, 74_000, false],
  [59_200, null, true],
])(
  '[AD-04] a protection that refunds %d is better than terms that refund %p: %p',
  (protection, home, better) => {
    expect(isBetterRefund(usd(protection), home === null ? null : usd(home))).toBe(better);
  },
);
