import fc from 'fast-check';
import { money, subtractMoney, sumMoney } from '../money/money';
import { type PriceInLines, priceLineChanges } from './price-lines';

const usd = (cents: number) => money(cents, 'USD');
const line = (label: string, cents: number) => ({ label, amount: usd(cents) });
const priced = (cents: number, ...lines: readonly ReturnType<typeof line>[]): PriceInLines => ({
  total: usd(cents),
  lines,
});

const seen = priced(50_000, line('3 nights', 36_000), line('Cleaning Fee', 8_000), line('Sales Tax', 6_000));

test('[PD-04] a part with a higher price is listed with both prices, and unchanged parts are not', () => {
  const quoted = priced(
    51_250,
    line('3 nights', 37_250),
    line('Cleaning Fee', 8_000),
    line('Sales Tax', 6_000),
  );
  expect(priceLineChanges(seen, quoted)).toEqual([
    { label: '3 nights', seen: usd(36_000), quoted: usd(37_250), change: usd(1_250) },
  ]);
});

test('[PD-05] a removed part is listed after those of the quote, and a new one as well', () => {
  const quoted = priced(45_000, line('3 nights', 36_000), line('Pet Fee', 3_000), line('Sales Tax', 6_000));
  expect(priceLineChanges(seen, quoted)).toEqual([
    { label: 'Pet Fee', seen: usd(0), quoted: usd(3_000), change: usd(3_000) },
    { label: 'Cleaning Fee', seen: usd(8_000), quoted: usd(0), change: usd(-8_000) },
  ]);
});

test('[PR-18] the difference of a total beyond its lines is listed as well', () => {
  expect(priceLineChanges(seen, { ...seen, total: usd(51_250) })).toEqual([
    { label: 'Other charges', seen: usd(0), quoted: usd(1_250), change: usd(1_250) },
  ]);
});

test('[PD-02] discounts are compared together, whatever their names', () => {
  const before = priced(30_000, line('3 nights', 36_000), line('Weekly', -4_000), line('Early bird', -2_000));
  const now = priced(31_000, line('3 nights', 36_000), line('Discounts', -5_000));
  expect(priceLineChanges(before, now)).toEqual([
    { label: 'Discounts', seen: usd(-6_000), quoted: usd(-5_000), change: usd(1_000) },
  ]);
});

test('[PD-01] prices in two currencies have no lines to compare', () => {
  expect(priceLineChanges(seen, { total: money(50_000, 'CAD'), lines: [] })).toEqual([]);
});

test('[PR-18] the changes always sum to the difference of the totals', () => {
  const priceInLines = fc.record({
    total: fc.integer({ min: 0, max: 10_000_000 }).map(usd),
    lines: fc.array(
      fc.record({
        label: fc.constantFrom('Rent', 'Fee', 'Tax', 'Discounts', 'Other charges'),
        amount: fc.integer({ min: -100_000, max: 1_000_000 }).map(usd),
      }),
    ),
  });
  fc.assert(
    fc.property(priceInLines, priceInLines, (before, now) => {
      const changes = priceLineChanges(before, now).map(({ change }) => change);
      expect(sumMoney(changes, 'USD')).toEqual(subtractMoney(now.total, before.total));
    }),
  );
});
