import fc from 'fast-check';
import { money, parseMoney } from './money';
import { formatMoney, formatMoneyWithCode, formatTrimmedMoney, formatWholeMoney } from './money-format';

test.each([
  [123449, 'USD', '$1,234'],
  [123450, 'USD', '$1,235'],
  [-150, 'USD', '−$2'],
  [-149, 'USD', '−$1'],
  [-49, 'USD', '$0'],
  [0, 'USD', '$0'],
  [1234567, 'JPY', '¥1,234,567'],
  [99_999, 'CAD', 'CA$1,000'],
] as const)('[PR-04] %i minor units of %s are shown as the whole number %s', (minorUnits, currency, text) => {
  expect(formatWholeMoney(money(minorUnits, currency))).toBe(text);
});

test.each([
  [1200, '$12'],
  [1250, '$12.50'],
  [1201, '$12.01'],
  [-100_000, '−$1,000'],
] as const)('[PD-06] %i cents are shown as %s', (cents, text) => {
  expect(formatTrimmedMoney(money(cents, 'USD'))).toBe(text);
});

test.each([
  ['CAD', 'CA$1,234.56', 'CA$1,235'],
  ['USD', '$1,234.56', '$1,235'],
  ['PEN', 'S/1,234.56', 'S/1,235'],
  ['EUR', '€1,234.56', '€1,235'],
  ['GBP', '£1,234.56', '£1,235'],
  ['AUD', 'A$1,234.56', 'A$1,235'],
  ['MXN', 'MX$1,234.56', 'MX$1,235'],
  ['NZD', 'NZ$1,234.56', 'NZ$1,235'],
  ['CNY', 'CN¥1,234.56', 'CN¥1,235'],
  ['JPY', '¥123,456', '¥123,456'],
  ['INR', '₹1,234.56', '₹1,235'],
  ['COP', 'COL$1,234.56', 'COL$1,235'],
  ['CLP', 'CLP$123,456', 'CLP$123,456'],
] as const)('[VO-01] [PR-04] %s has its own symbol and decimals: %s, %s', (currency, exact, whole) => {
  expect([exact, whole]).toEqual(
    [formatMoney, formatWholeMoney].map((format) => format(money(123_456, currency))),
  );
});

test('breakdown lines show every decimal of their currency', () => {
  expect(formatMoney(money(120_000, 'USD'))).toBe('$1,200.00');
  expect(formatMoney(money(-5, 'USD'))).toBe('−$0.05');
  expect(formatMoney(money(1200, 'CLP'))).toBe('CLP$1,200');
});

test('[PR-07] the trip total shows the currency code', () => {
  expect(formatMoneyWithCode(money(123_456, 'USD'))).toBe('USD 1,234.56');
});

test('[PR-18] the output of formatMoney reads back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      const shown = formatMoney(money(cents, 'USD')).replace(/[$,]/g, '').replace('−', '-');
      expect(parseMoney(shown, 'USD')).toEqual({ ok: true, value: money(cents, 'USD') });
    }),
  );
});
