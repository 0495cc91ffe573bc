import fc from 'fast-check';
import { addMoney, money } from '../money/money';
import { coverOf, durationDays, priceMove } from './frozen-price';

const usd = (cents: number) => money(cents, 'USD');
const amount = fc.integer({ min: 0, max: 5_000_000 }).map(usd);

test('[AD-11] the days of a frozen price are its hours divided by 24', () => {
  expect([168, 336, 24].map(durationDays)).toEqual([7, 14, 1]);
});

test('[AD-11] [PM-17] discount and deposit cover the total in this order, and never more than it', () => {
  expect(coverOf(usd(86_000), { discount: usd(12_000), deposit: usd(5_920) })).toEqual({
    discount: usd(12_000),
    deposit: usd(5_920),
    covered: usd(17_920),
  });
  expect(coverOf(usd(5_000), null).covered).toEqual(usd(0));
  fc.assert(
    fc.property(amount, amount, amount, (total, discount, deposit) => {
      const cover = coverOf(total, { discount, deposit });
      expect(cover.covered).toEqual(addMoney(cover.discount, cover.deposit));
      expect(cover.covered.minorUnits).toBe(
        Math.min(total.minorUnits, discount.minorUnits + deposit.minorUnits),
      );
      expect(cover.deposit.minorUnits).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('[AD-11] the current price has risen, fallen, or is the same', () => {
  expect(priceMove(usd(740), usd(741))).toBe('RISEN');
  expect(priceMove(usd(740), usd(739))).toBe('FALLEN');
  expect(priceMove(usd(740), usd(740))).toBe('SAME');
  expect(priceMove(usd(740), money(900, 'CAD'))).toBe('SAME');
});
