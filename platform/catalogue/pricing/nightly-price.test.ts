import { addDays } from '../../kernel/dates';
import { buildCatalogue } from '../build-catalogue';
import type { PricingRules } from '../catalogue.types';
import { nightlyPrice } from './nightly-price';

const rules: PricingRules = {
  currencyCode: 'USD',
  baseNightlyMinor: 20_000,
  seasons: [
    { name: 'Summer', from: '06-01', until: '08-31', basisPoints: 15_000 },
    { name: 'Fourth of July', from: '07-01', until: '07-05', basisPoints: 18_000 },
    { name: 'Year end', from: '12-20', until: '01-02', basisPoints: 20_000 },
  ],
  weekdayBasisPoints: { 1: 9_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 12_000, 6: 12_500, 7: 10_000 },
  fees: [],
  discounts: [],
  complimentaryNight: false,
  displayTaxesAndFeesIncluded: false,
};
const priceOn = (date: string) => nightlyPrice({ pricing: rules }, date);

test('outside all seasons the base price applies, by weekday', () => {
  expect(priceOn('2026-03-10')).toBe(20_000); // Tuesday
  expect(priceOn('2026-03-09')).toBe(18_000); // Monday
  expect(priceOn('2026-03-13')).toBe(24_000); // Friday
});

test('a season multiplies the price, and the later entry wins', () => {
  expect(priceOn('2026-06-02')).toBe(30_000);
  expect(priceOn('2026-07-02')).toBe(36_000); // Thursday in the shorter season
  expect(priceOn('2026-08-31')).toBe(27_000); // last day, a Monday
});

test('a season may span New Year', () => {
  expect(priceOn('2026-12-31')).toBe(40_000);
  expect(priceOn('2027-01-02')).toBe(50_000); // Saturday
  expect(priceOn('2026-12-17')).toBe(20_000);
});

test('every night of the coming year has a plausible price in whole units', () => {
  const today = '2026-03-14';
  const perUnit = { USD: 1, CAD: 0.72, EUR: 1.1, MXN: 0.055 };
  const { listings } = buildCatalogue({ today });
  const days = Array.from({ length: 41 }, (_, index) => addDays(today, index * 9));
  const prices = listings.flatMap((listing) =>
    days.map((day) => ({ id: listing.id, day, listing, price: nightlyPrice(listing, day) })),
  );
  const isSane = ({ listing, price }: (typeof prices)[number]): boolean => {
    const dollars = (price / 100) * perUnit[listing.pricing.currencyCode];
    return price % 100 === 0 && dollars > 55 && dollars < 3200;
  };
  expect(prices.length).toBeGreaterThan(10_000);
  expect(
    prices.filter((each) => !isSane(each)).map(({ id, day, price }) => `${id} ${day}: ${price}`),
  ).toEqual([]);
  const currencies = listings.map((listing) => listing.pricing.currencyCode);
  expect(new Set(currencies)).toEqual(new Set(['USD', 'CAD', 'EUR', 'MXN']));
  expect(currencies.filter((code) => code === 'USD').length).toBeGreaterThan(currencies.length * 0.8);
});
