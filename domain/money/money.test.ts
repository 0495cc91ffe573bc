import fc from 'fast-check';
import { CURRENCIES, type CurrencyCode } from './currencies';
import {
  absoluteMoney,
  addMoney,
  atLeastZero,
  compareMoney,
  CurrencyMismatch,
  divideMoney,
  minMoney,
  money,
  moneyNumber,
  moneyText,
  negateMoney,
  parseMoney,
  sameMoney,
  subtractMoney,
  sumMoney,
} from './money';

const usd = (cents: number) => money(cents, 'USD');
const anyCurrency = fc.constantFrom(...(Object.keys(CURRENCIES) as CurrencyCode[]));
const anyMinorUnits = fc.integer({ min: -1e12, max: 1e12 });

describe('parseMoney', () => {
  test.each([
    [1234.5, 'USD', 123450],
    ['1234.50', 'USD', 123450],
    [0, 'USD', 0],
    [-0, 'USD', 0],
    [-12.34, 'USD', -1234],
    [0.1 + 0.2, 'USD', 30],
    [1.005, 'USD', 101],
    [100.10000000000001, 'USD', 10010],
    [1e-7, 'USD', 0],
    [1e3, 'USD', 100000],
    [1500, 'JPY', 1500],
    ['1500.5', 'CLP', 1501],
    [-1500.5, 'CLP', -1501],
    ['  7.1 ', 'EUR', 710],
  ])('[PR-18] %p %s is %i minor units', (value, currency, minorUnits) => {
    expect(parseMoney(value, currency)).toEqual({ ok: true, value: { minorUnits, currencyCode: currency } });
  });

  test.each([
    [null, 'USD', 'MISSING'],
    [undefined, 'USD', 'MISSING'],
    ['', 'USD', 'MISSING'],
    [Number.NaN, 'USD', 'NOT_A_NUMBER'],
    [Number.POSITIVE_INFINITY, 'USD', 'NOT_A_NUMBER'],
    ['12,50', 'USD', 'NOT_A_NUMBER'],
    ['$12', 'USD', 'NOT_A_NUMBER'],
    ['0x10', 'USD', 'NOT_A_NUMBER'],
    [true, 'USD', 'NOT_A_NUMBER'],
    [{}, 'USD', 'NOT_A_NUMBER'],
    [1e21, 'USD', 'OUT_OF_RANGE'],
    ['9e999', 'USD', 'OUT_OF_RANGE'],
    [12, 'XXX', 'UNKNOWN_CURRENCY'],
    [12, null, 'UNKNOWN_CURRENCY'],
    [12, 'toString', 'UNKNOWN_CURRENCY'],
  ])('[PR-18] %p %s is refused as %s, never 0', (value, currency, reason) => {
    expect(parseMoney(value, currency)).toEqual({ ok: false, reason });
  });

  test('[PR-18] writing and reading an amount returns the same amount, as text and as a JSON number', () => {
    fc.assert(
      fc.property(anyMinorUnits, anyCurrency, (minorUnits, currency) => {
        const amount = money(minorUnits, currency);
        expect(parseMoney(moneyText(amount), currency)).toEqual({ ok: true, value: amount });
        expect(parseMoney(JSON.parse(JSON.stringify(moneyNumber(amount))), currency)).toEqual({
          ok: true,
          value: amount,
        });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('arithmetic', () => {
  test('[PR-18] sums and differences are exact to the cent', () => {
    fc.assert(
      fc.property(fc.array(anyMinorUnits), (cents) => {
        const total = sumMoney(cents.map(usd), 'USD');
        expect(total.minorUnits).toBe(cents.reduce((sum, each) => sum + each, 0));
        expect(sameMoney(subtractMoney(addMoney(total, usd(17)), usd(17)), total)).toBe(true);
      }),
    );
  });

  test('amounts are compared, the smaller is picked, and results stop at zero', () => {
    expect(compareMoney(usd(1), usd(2))).toBeLessThan(0);
    expect(minMoney(usd(5), usd(3))).toEqual(usd(3));
    expect(minMoney(usd(3), usd(5))).toEqual(usd(3));
    expect(atLeastZero(usd(-5))).toEqual(usd(0));
    expect(atLeastZero(usd(5))).toEqual(usd(5));
    expect(absoluteMoney(usd(-5))).toEqual(usd(5));
    expect(negateMoney(usd(0))).toEqual(usd(0));
  });

  test('divisions round half away from zero', () => {
    expect(divideMoney(usd(100), 3)).toEqual(usd(33));
    expect(divideMoney(usd(-5), 2)).toEqual(usd(-3));
  });

  test('currencies are never mixed', () => {
    for (const mixed of [addMoney, subtractMoney, compareMoney]) {
      expect(() => mixed(usd(1), money(1, 'EUR'))).toThrow(CurrencyMismatch);
    }
    expect(sameMoney(usd(1), money(1, 'EUR'))).toBe(false);
    expect(sameMoney(usd(1), usd(2))).toBe(false);
  });

  test('minor units are whole numbers', () => {
    expect(() => usd(1.5)).toThrow(RangeError);
    expect(() => usd(Number.NaN)).toThrow(RangeError);
  });
});
