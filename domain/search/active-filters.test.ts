import { activeFilters } from './active-filters';
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
  ]);
  const rests = activeFilters(everyFilter).map(({ rest }) => activeFilters(rest).length);
  expect(new Set(rests)).toEqual(new Set([11]));
  expect(activeFilters({ homeKinds: ['CABIN'] })[0]?.rest).toEqual({});
});

test.each([
  [{ maximum: 900 }, 'Up to $900 in total'],
  [{ minimum: 1200 }, 'From $1,200 in total'],
])('[FM-13] the limits %j are shown as "%s"', (limits, label) => {
  const price = { basis: 'STAY_TOTAL', currencyCode: 'USD', ...limits } as const;
  expect(activeFilters({ price })[0]?.label).toBe(label);
});
