import { hasFilters, parseFilters, setFilterParams, type StayFilters } from './stay-filters';
import { everyFilter } from './testing/every-filter';

const writeAndRead = (filters: StayFilters): StayFilters => {
  const params = new URLSearchParams();
  setFilterParams(params, filters);
  return parseFilters(new URLSearchParams(params.toString()));
};

test('[FM-13] every filter survives the address', () => {
  expect(writeAndRead(everyFilter)).toEqual(everyFilter);
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
  expect(hasFilters(everyFilter)).toBe(true);
  expect(hasFilters({ price: { basis: 'NIGHT', currencyCode: 'USD' } })).toBe(false);
});
