import { hasFilters, parseFilters, setFilterParams, type StayFilters } from './stay-filters';

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

test('[FM-13] a price without limits is no filter', () => {
  expect(hasFilters(all)).toBe(true);
  expect(hasFilters({ price: { basis: 'NIGHT', currencyCode: 'USD' } })).toBe(false);
});
