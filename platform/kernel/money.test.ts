import fc from 'fast-check';
import { CURRENCIES, type CurrencyCode } from '#domain/money/currencies.ts';
import { money } from '#domain/money/money.ts';
import { points } from '#domain/money/points.ts';
import { paymentPlan } from '#domain/payment/payment-plan.ts';
import { tenantOf } from '#domain/portal/tenants.ts';
import { areRewardsWorth, rewardsFor } from '../payment/rewards/conversion';
import { minorOfDecimal, toFiat, toMinor, toUsdMinor } from './money';

/** VO-01: the thirteen currencies; yen and Chilean pesos have no minor unit. */
const DECIMALS: Readonly<Record<string, number>> = {
  CAD: 2,
  USD: 2,
  PEN: 2,
  EUR: 2,
  GBP: 2,
  AUD: 2,
  MXN: 2,
  NZD: 2,
  CNY: 2,
  JPY: 0,
  INR: 2,
  COP: 2,
  CLP: 0,
};
const codes = Object.keys(DECIMALS) as CurrencyCode[];

test('[VO-01] the platform and the portal know the same thirteen currencies', () => {
  expect(Object.keys(CURRENCIES)).toEqual(codes);
  expect(() => toFiat(1, 'XXX')).toThrow(RangeError);
});

test.each(codes)(
  '[VO-01] [PR-18] %s: an amount in minor units is unchanged after it was sent and read',
  (code) => {
    const decimals = DECIMALS[code]!;
    expect(CURRENCIES[code].exponent).toBe(decimals);
    expect(toFiat(10 ** decimals, code)).toEqual({
      value: 1,
      currencyCode: code,
      currencySymbol: CURRENCIES[code].symbol,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        (minor) => toMinor(toFiat(minor, code).value, code) === minor,
      ),
      { numRuns: 1_000 },
    );
  },
);

test.each(codes)(
  "[VO-01] [SP-06] %s: the plan's value of a part of the rewards is the value that they pay",
  (code) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 5_000_000 }),
        fc.constantFrom(75, 100, 10_000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (cents, unitValue, share) => {
          const total = Math.ceil((cents * 1_000_000) / toUsdMinor(1_000_000, code));
          const tripTotal = rewardsFor(toUsdMinor(total, code), unitValue);
          const amount = points(Math.max(1, Math.floor(tripTotal * share)), 'Miles');
          const { rewards } = paymentPlan({
            total: money(total, code),
            tripTotals: [{ accountReferenceId: 'a', amount: points(tripTotal, 'Miles') }],
            accounts: [
              {
                accountReferenceId: 'a',
                productDisplayName: 'Larkfield Summit',
                role: 'PRIMARY',
                balance: points(tripTotal, 'Miles'),
                redemptionMin: points(0, 'Miles'),
                allowRewardsRedemption: true,
              },
            ],
            setting: { tenant: tenantOf('consumer'), listingCollection: 'NO_COLLECTION' },
            wallet: null,
            gates: { offers: false, credits: false, stacking: false },
            now: new Date(0),
            choice: {
              offer: { kind: 'NONE' },
              credit: { kind: 'NONE' },
              rewards: { accountReferenceId: 'a', amount },
              paymentMethodId: 'c',
            },
            convertedRewards:
              code === 'USD' ? money(Math.floor((amount.hundredths * unitValue) / 10_000), 'USD') : null,
            cardLast4: null,
          });
          if (!rewards) return true;
          const isWorthIt = (hundredths: number) =>
            areRewardsWorth(Math.round(hundredths), unitValue, rewards.cash.minorUnits, code);
          // An amount that differs by a tenth of the trip is not equal.
          const [more, less] = [amount.hundredths + tripTotal / 10, amount.hundredths - tripTotal / 10];
          return isWorthIt(rewards.amount.hundredths) && !isWorthIt(more) && !isWorthIt(less);
        },
      ),
      { numRuns: 1_000 },
    );
  },
);

test.each([
  ['799.00', 'USD', 79_900],
  ['799', 'USD', 79_900],
  ['0.5', 'EUR', 50],
  ['1.100', 'CAD', 110],
  ['12345', 'JPY', 12_345],
  ['90071992547409.91', 'USD', Number.MAX_SAFE_INTEGER],
])('%s %s in decimal digits are %d minor units', (text, currencyCode, minor) => {
  expect(minorOfDecimal(text, currencyCode)).toBe(minor);
});

test.each([
  ['1.005', 'USD'],
  ['0.5', 'JPY'],
  ['-1.00', 'USD'],
  ['1,000.00', 'USD'],
  ['', 'USD'],
  ['1e3', 'USD'],
  ['90071992547409.92', 'USD'],
  ['1.00', 'XXX'],
])('%p is no amount in %s', (text, currencyCode) => {
  expect(() => minorOfDecimal(text, currencyCode)).toThrow(RangeError);
});
