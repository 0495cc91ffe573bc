import {
  cheapestWeek,
  comparedWithMonth,
  comparisonText,
  type NightlyPrices,
  otherWeeks,
  priceLevels,
} from './calendar-prices';
import { stayCalendar } from './stay-calendar';
import { addDays } from './stay-dates';

const TODAY = '2026-03-01';
const day = (number: number) => addDays(TODAY, number - 1);
/** From March 1 on; undefined for a night that is not on sale. */
const pricesOf = (prices: readonly (number | undefined)[]): NightlyPrices =>
  new Map(prices.flatMap((price, index) => (price === undefined ? [] : [[day(index + 1), price] as const])));
const freeDays = (count: number, minimumStay?: number) =>
  stayCalendar(
    Array.from({ length: count }, (_, index) => ({
      date: day(index + 1),
      isAvailable: true,
      isAvailableForCheckout: true,
      minimumStay,
    })),
  );

test('prices have five levels, each with a fifth of the nights', () => {
  const levels = priceLevels(pricesOf([100, 500, 200, 400, 300, 150, 250, 350, 450, 550]));
  expect([...levels.values()]).toEqual([1, 5, 2, 4, 3, 1, 2, 3, 4, 5]);
});

test.each([
  ['equal prices have no levels', [100, 100, 100], []],
  ['equal prices have the same level', [100, 100, 100, 900, 900], [2, 2, 2, 5, 5]],
  ['the price of most nights is usual', [50, 100, 100, 100, 100, 100, 900], [1, 3, 3, 3, 3, 3, 5]],
  ['no prices', [], []],
])('%s', (_, prices, levels) => {
  expect([...priceLevels(pricesOf(prices)).values()]).toEqual(levels);
});

test('the cheapest week is the first possible stay of seven nights with the lowest sum', () => {
  const prices = pricesOf([...Array<number>(10).fill(200), ...Array<number>(8).fill(100), 200, 200]);
  expect(cheapestWeek(freeDays(30), prices, TODAY)).toEqual({
    stay: { from: day(11), until: day(18) },
    minor: 700,
  });
});

test('other weeks have the nights of the stay: the nearest three that are possible, in order', () => {
  // A stay of two nights in the fifth week. The week before is sold in part, and the one after has no price.
  const prices = pricesOf(
    Array.from({ length: 80 }, (_, index) => ([22, 36].includes(index) ? undefined : 100 + index)),
  );
  const stay = { from: day(30), until: day(32) };
  expect(otherWeeks(freeDays(90), prices, stay, TODAY)).toEqual([
    { stay: { from: day(9), until: day(11) }, minor: 217 },
    { stay: { from: day(16), until: day(18) }, minor: 231 },
    { stay: { from: day(44), until: day(46) }, minor: 287 },
  ]);
  expect(otherWeeks(freeDays(90, 3), prices, stay, TODAY)).toEqual([]);
});

test.each([
  ['all weeks cost the same', Array<number>(20).fill(100), undefined],
  ['no seven nights in a row have prices', [1, 2, 3, undefined, 1, 2, 3, undefined], undefined],
  ['stays have more than seven nights', [...Array<number>(10).fill(200), 100], 10],
])('there is no cheapest week if %s', (_, prices, minimumStay) => {
  expect(cheapestWeek(freeDays(30, minimumStay), pricesOf(prices), TODAY)).toBeNull();
});

test('a stay is compared with the median of the month that has most of its nights', () => {
  // March has 31 nights: 15 for $100, 16 for $200. April has 10 for $50.
  const prices = pricesOf([
    ...Array<number>(15).fill(10_000),
    ...Array<number>(16).fill(20_000),
    ...Array<number>(10).fill(5_000),
  ]);
  expect(comparedWithMonth(prices, { from: day(14), until: day(16) })).toEqual({
    month: '2026-03',
    averageMinor: 10_000,
    medianMinor: 20_000,
    nights: 31,
    percent: -50,
  });
  expect(comparedWithMonth(prices, { from: day(31), until: day(34) })).toMatchObject({
    month: '2026-04',
    percent: 100,
  });
});

test.each([
  ['a night of the stay has no price', [1, 2, 3, undefined, 5, 6, 7, 8, 9]],
  ['the month has fewer than seven nights on sale', [1, 2, 3, 4, 5, 6]],
])('a stay is not compared if %s', (_, prices) => {
  expect(comparedWithMonth(pricesOf(prices), { from: day(3), until: day(5) })).toBeNull();
});

test.each([
  [-12, '12% below this home’s median for January'],
  [30, '30% above this home’s median for January'],
  [-2, 'About this home’s median for January'],
  [0, 'About this home’s median for January'],
])('a difference of %i percent is shown as %j', (percent, text) => {
  const comparison = { month: '2027-01', averageMinor: 0, medianMinor: 1, nights: 31, percent };
  expect(comparisonText(comparison, 'January')).toBe(text);
});
