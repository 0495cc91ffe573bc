import {
  activeFilters,
  filterFixes,
  parseBounds,
  boundsText,
  parseFilters,
  roundedBounds,
  setFilterParams,
  type StayFilters,
} from './stay-filters';

const all: StayFilters = {
  price: { basis: 'NIGHT', currencyCode: 'USD', minimum: 100, maximum: 250 },
  bedrooms: 2,
  beds: 3,
  bathrooms: 1.5,
  userRating: 4.5,
  homeKinds: ['HOUSE', 'CABIN'],
  amenities: ['WIFI', 'POOL'],
  collections: ['PREMIER'],
  isPetFriendly: true,
  hasFreeCancellation: true,
};

const writeAndRead = (filters: StayFilters): StayFilters => {
  const params = new URLSearchParams();
  setFilterParams(params, filters);
  return parseFilters(new URLSearchParams(params.toString()));
};

test('[FM-13] every filter survives the address', () => {
  expect(writeAndRead(all)).toEqual(all);
  expect(writeAndRead({})).toEqual({});
});

test.each([
  'bedrooms=-1',
  'bedrooms=31',
  'bedrooms=2.5',
  'beds=1.5',
  'beds=two',
  'userRating=9',
  'homeKinds=CASTLE',
  'amenities=OTHER',
  'petFriendly=yes',
  'minPrice=100',
  'priceCurrency=USD&minPrice=300&maxPrice=200',
  'priceCurrency=XXX&maxPrice=200',
  'priceCurrency=USD&maxPrice=1e99',
  'priceCurrency=USD&maxPrice=100.5',
])('[FM-13] an address with %s has no such filter', (query) => {
  expect(parseFilters(new URLSearchParams(query))).toEqual({});
});

test('[FM-13] each active filter has a name, and the others stay without it', () => {
  expect(activeFilters(all).map(({ label }) => label)).toEqual([
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
  const rests = activeFilters(all).map(({ rest }) => activeFilters(rest).length);
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

test('[FM-13] the suggested filters are those whose removal finds homes, the most first', () => {
  const counts = [
    { filter: 'BEDROOMS', amenity: null, count: 0 },
    { filter: 'AMENITY', amenity: 'POOL', count: 3 },
    { filter: 'HOME_KINDS', amenity: null, count: 7 },
    { filter: 'UNKNOWN', amenity: null, count: 9 },
  ];
  const fixes = filterFixes(all, counts);
  expect(fixes.map(({ label, count }) => [label, count])).toEqual([
    ['House, Cabin', 7],
    ['Pool', 3],
  ]);
  expect(fixes[0]?.filters).not.toHaveProperty('homeKinds');
  expect(fixes[1]?.filters.amenities).toEqual(['WIFI']);
});

test('[FM-13] a part of the map survives the address, to ten meters', () => {
  const bounds = roundedBounds({ north: 36.123456, east: 181, south: 35.9, west: -75.70001 });
  expect(bounds).toEqual({ north: 36.1235, east: 180, south: 35.9, west: -75.7 });
  expect(parseBounds(boundsText(bounds))).toEqual(bounds);
});

test.each([null, '', '1,2,3', '95,1,2,3', '1,2,3,4', '2,x,1,4', '2,200,1,4'])(
  '[FM-13] %j is not a part of the map',
  (text) => {
    expect(parseBounds(text)).toBeUndefined();
  },
);
