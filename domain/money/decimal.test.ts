import fc from 'fast-check';
import { decimalText, divideRounded, groupThousands, parseDecimal, scaleRounded } from './decimal';

test('reads decimal digits exactly, without binary fractions', () => {
  expect(parseDecimal('0.285', 2)).toEqual({ ok: true, value: 29 });
  expect(parseDecimal(8.345, 2)).toEqual({ ok: true, value: 835 });
  expect(parseDecimal('123456789012.345', 3)).toEqual({ ok: true, value: 123456789012345 });
  expect(parseDecimal('1.5e2', 1)).toEqual({ ok: true, value: 1500 });
});

test('reads a number like its text', () => {
  const prices = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((units) => units / 100);
  const sums = fc.tuple(prices, prices, fc.double({ min: 0.1, max: 10 })).map(([a, b, c]) => (a + b) * c);
  fc.assert(
    fc.property(fc.oneof(prices, sums, fc.double()), fc.integer({ min: 0, max: 4 }), (value, scale) => {
      expect(parseDecimal(value, scale)).toEqual(parseDecimal(String(value), scale));
    }),
    { numRuns: 5_000 },
  );
  expect(parseDecimal(-0, 2)).toEqual({ ok: true, value: 0 });
  expect(parseDecimal(1.005, 2)).toEqual({ ok: true, value: 101 });
  expect(parseDecimal(9_007_199_254_740_991, 2)).toEqual({ ok: false, reason: 'OUT_OF_RANGE' });
});

test('rejects absurdly long texts without spending time', () => {
  expect(parseDecimal('9'.repeat(1_000_000), 2)).toEqual({ ok: false, reason: 'NOT_A_NUMBER' });
});

test('formats scaled integers', () => {
  expect(decimalText(5, 2)).toBe('0.05');
  expect(decimalText(-123450, 2)).toBe('-1234.50');
  expect(decimalText(42, 0)).toBe('42');
});

test('[FM-02] groups thousands like en_US', () => {
  expect(groupThousands('1234567.1234')).toBe('1,234,567.1234');
  expect(groupThousands('-123')).toBe('-123');
  expect(groupThousands('-1234')).toBe('-1,234');
});

test('divides and scales, rounding half away from zero', () => {
  expect([divideRounded(5, 2), divideRounded(-5, 2), divideRounded(4, 3), divideRounded(-1, 3)]).toEqual([
    3, -3, 1, 0,
  ]);
  expect([scaleRounded(7, 1, 2), scaleRounded(-7, 1, 2), scaleRounded(1e15, 9, 10)]).toEqual([4, -4, 9e14]);
});
