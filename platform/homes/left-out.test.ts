import { daysBetween } from '../kernel/dates';
import { otherDates } from './left-out';

const stay = {
  from: '2026-08-05',
  until: '2026-08-08',
  guests: { adults: 2, children: [], petsIncluded: false },
};
const home = { candidate: { rules: { pricing: { currencyCode: 'USD' } } }, nightlyMinor: 10_000 };

/** The suggestions, by how many days later they begin, for homes that can be booked so many days later. */
const suggested = (homes: Readonly<Record<number, number>>, today = '2026-05-01') =>
  otherDates({
    stay,
    today,
    count: 1,
    bookableFor: ({ from }) => Array.from({ length: homes[daysBetween(stay.from, from)] ?? 0 }, () => home),
    writePrice: (minor, currencyCode) => ({
      fiat: { value: minor / 100, currencyCode, currencySymbol: '$' },
      rewards: {},
    }),
  }).map(({ dateRange, homesCount }) => [daysBetween(stay.from, dateRange.from), homesCount]);

test('other dates are the three nearest, each with more homes than the one before', () => {
  expect(suggested({ 1: 1, 2: 3, [-5]: 3, 7: 5, [-7]: 4, [-9]: 6, 12: 9 })).toEqual([
    [2, 3],
    [7, 5],
    [-9, 6],
  ]);
});

test('other dates begin up to three weeks before or after the requested ones', () => {
  expect(suggested({ 21: 2 })).toEqual([[21, 2]]);
  expect(suggested({ [-21]: 2 })).toEqual([[-21, 2]]);
  expect(suggested({ 22: 2, [-22]: 2 })).toEqual([]);
});

test('other dates begin today or later, and end while homes are on sale', () => {
  expect(suggested({ [-2]: 2, [-1]: 3 }, '2026-08-03')).toEqual([[-1, 3]]);
  expect(suggested({ [-2]: 2 }, '2026-08-03')).toEqual([[-2, 2]]);
  expect(suggested({ [-2]: 2 }, '2026-08-04')).toEqual([]);
  expect(suggested({ 1: 2 }, '2025-08-08')).toEqual([]);
  expect(suggested({ 1: 2 }, '2025-08-09')).toEqual([[1, 2]]);
});
