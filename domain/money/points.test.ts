import fc from 'fast-check';
import { money } from './money';
import {
  comparePoints,
  enteredOfBalance,
  formatPoints,
  formatPointsWithUnit,
  minPoints,
  parsePoints,
  points,
  pointsForMoney,
  pointsNumber,
} from './points';

test.each([
  [12345.01, 'miles', '12,346'],
  [12345, 'miles', '12,345'],
  [0.2, 'points', '1'],
  [0, 'points', '0'],
  [12.3, 'cash', '$12.30'],
  [1234.5, 'USD', '$1,234.50'],
  [1234.5, 'CAD', 'CA$1,234.50'],
  [1234.5, 'eur', '€1,234.50'],
  [1234, 'JPY', '¥1,234'],
  [-0.5, 'cash', '−$0.50'],
  [0, 'cash', '$0.00'],
  [-1234.5, 'miles', '-1,234'],
])('[RW-17] a balance of %p %s is shown as %s', (value, currency, text) => {
  const amount = parsePoints(value, currency);
  expect(amount.ok && formatPoints(amount.value)).toBe(text);
});

test.each([
  ['miles', 889_391, 889_400, 889_391],
  ['miles', 889_391, 889_392, 889_392],
  ['miles', 889_391, 889_500, 889_500],
  ['miles', 889_391, 500_000, 500_000],
  ['cash', 1_175, 1_200, 1_200],
])(
  '[RW-17] [SP-08] of a balance in %s of %i hundredths, %i entered stand for %i',
  (currency, balance, entered, amount) => {
    expect(enteredOfBalance(points(entered, currency), points(balance, currency))).toEqual(
      points(amount, currency),
    );
  },
);

test('[RW-17] the unit follows points, the symbol precedes cash', () => {
  expect(formatPointsWithUnit(points(100_000, 'miles'), 'Miles')).toBe('1,000 Miles');
  expect(formatPointsWithUnit(points(100_050, 'cash'), 'Rewards Cash')).toBe('$1,000.50');
});

test.each([
  [null, 'miles', 'MISSING'],
  ['a lot', 'miles', 'NOT_A_NUMBER'],
  [5, '', 'UNKNOWN_CURRENCY'],
  [5, undefined, 'UNKNOWN_CURRENCY'],
])('a rewards amount of %p %p is refused as %s', (value, currency, reason) => {
  expect(parsePoints(value, currency)).toEqual({ ok: false, reason });
});

test('[RW-20] wallet credit is worth 100 points per currency unit, and cash one to one', () => {
  expect(pointsForMoney(money(1234, 'USD'), 'miles')).toEqual(points(123_400, 'miles'));
  expect(pointsForMoney(money(1234, 'USD'), 'cash')).toEqual(points(1234, 'cash'));
  expect(pointsForMoney(money(12, 'JPY'), 'points')).toEqual(points(120_000, 'points'));
});

test('[SP-12] requests carry at most two decimals', () => {
  expect(pointsNumber(points(123_456, 'miles'))).toBe(1234.56);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (hundredths) => {
      expect(parsePoints(pointsNumber(points(hundredths, 'miles')), 'miles')).toEqual({
        ok: true,
        value: points(hundredths, 'miles'),
      });
    }),
  );
});

test('arithmetic stays within one reward currency', () => {
  expect(minPoints(points(500, 'miles'), points(200, 'miles'))).toEqual(points(200, 'miles'));
  expect(minPoints(points(200, 'miles'), points(500, 'miles'))).toEqual(points(200, 'miles'));
  expect(() => comparePoints(points(1, 'miles'), points(1, 'cash'))).toThrow('miles and cash');
});
