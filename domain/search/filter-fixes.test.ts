import { filterFixes } from './filter-fixes';
import type { StayFilters } from './stay-filters';

test('[FM-13] the suggested filters are those whose removal finds homes, the most first', () => {
  const filters: StayFilters = { bedrooms: 2, homeKinds: ['HOUSE', 'CABIN'], amenities: ['WIFI', 'POOL'] };
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
