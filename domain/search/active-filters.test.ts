import { activeFilters, filterFixes } from './active-filters';
import type { StayFilters } from './stay-filters';
import { everyFilter } from './testing/every-filter';

test('[FM-13] each active filter has a name, and the others stay without it', () => {
  expect(activeFilters(everyFilter).map(({ label }) => label)).toEqual([
    '$100 to $250 a night',
    '2 or more bedrooms',
    '3 or more beds',
    '1.5 or more bathrooms',
    '4.5 or more from guests',
    'House',
    'Cabin',
    'Wifi',
    'Pool',
    'Premier Collection',
    'Pets allowed',
    'Free cancellation',
    'In policy',
  ]);
  const rests = activeFilters(everyFilter).map(({ rest }) => activeFilters(rest).length);
  expect(new Set(rests)).toEqual(new Set([12]));
  expect(activeFilters({ homeKinds: ['CABIN'] })[0]?.rest).toEqual({});
});

test.each([
  [{ maximum: 900 }, 'Up to $900 in total'],
  [{ minimum: 1200 }, 'From $1,200 in total'],
])('[FM-13] the limits %j are shown as "%s"', (limits, label) => {
  const price = { basis: 'STAY_TOTAL', currencyCode: 'USD', ...limits } as const;
  expect(activeFilters({ price })[0]?.label).toBe(label);
});

test('[FM-13] the suggested filters are those whose removal finds homes, the most first', () => {
  const filters: StayFilters = {
    minimumBedrooms: 2,
    homeKinds: ['HOUSE', 'CABIN'],
    amenities: ['WIFI', 'POOL'],
  };
  const counts = [
    { filter: 'BEDROOMS', amenity: null, count: 0 },
    { filter: 'AMENITY', amenity: 'POOL', count: 3 },
    { filter: 'HOME_KINDS', amenity: null, count: 7 },
    { filter: 'UNKNOWN', amenity: null, count: 9 },
  ];
  const fixes = filterFixes(filters, counts);
  expect(fixes.map(({ label, count }) => [label, count])).toEqual([
    ['House, Cabin', 7],
    ['Pool', 3],
  ]);
  expect(fixes[0]?.filters).not.toHaveProperty('homeKinds');
  expect(fixes[1]?.filters.amenities).toEqual(['WIFI']);
});
