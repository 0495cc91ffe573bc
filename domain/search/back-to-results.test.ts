import { listingPath, resultsPath, sharedListingPath } from './back-to-results';
import { parseSearch } from './search-state';

const search = (query: string) =>
  parseSearch(
    new URLSearchParams(
      `locationName=Asheville&fromDate=2026-04-01&untilDate=2026-04-03&listingId=l-1&${query}`,
    ),
    {
      today: '2026-03-10',
    },
  );

test.each([
  ['list', ''],
  ['map', '&view=map'],
])('[RT-08] [RT-09] from the %s back to it, with place, dates and guests', (source, view) => {
  expect(resultsPath(search(`hotelDetailsEntrySource=${source}&petsCount=1`))).toBe(
    `/stays/availability/?locationName=Asheville&fromDate=2026-04-01&untilDate=2026-04-03&adultsCount=2&childrenCount=0&petsCount=1${view}`,
  );
});

test.each(['favorites_map', 'favorites_list'])('[WI-09] from %s back to the wishlist', (source) => {
  expect(resultsPath(search(`hotelDetailsEntrySource=${source}`))).toBe('/favorites/');
});

test.each([
  ['favorites_list', ''],
  ['favorites_map', '&view=map'],
])('[WI-09] from %s of a wishlist back to that wishlist, with dates and guests', (source, view) => {
  expect(resultsPath(search(`hotelDetailsEntrySource=${source}&wishlistId=wish/1`))).toBe(
    `/favorites/wish%2F1/?locationName=Asheville&fromDate=2026-04-01&untilDate=2026-04-03&adultsCount=2&childrenCount=0${view}`,
  );
});

test('[WI-09] an address that came from the results does not lead back to a wishlist', () => {
  expect(resultsPath(search('hotelDetailsEntrySource=list&wishlistId=wish-1'))).toMatch(
    /^\/stays\/availability\/\?(?!.*wishlistId)/,
  );
});

test('[ST-04] the listing page keeps the whole search', () => {
  expect(listingPath(search('hotelDetailsEntrySource=map'))).toMatch(
    /^\/vacation-rentals\/shop\/\?listingId=l-1&.*hotelDetailsEntrySource=map$/,
  );
});

test('a shared link has the home and the stay, and nothing of how the traveler came to it or would pay', () => {
  const own =
    'children=4&petsCount=1&hotelDetailsEntrySource=favorites_list&wishlistId=wish-1&sortOrder=Pricing&isTravelApp=true' +
    '&selectedAccountIndex=1&hotelBookType=pf-exercise&priceFreezeEntry=freeze-1&mapBounds=1,2,3,4';
  expect(sharedListingPath(search(own))).toBe(
    '/vacation-rentals/shop/?listingId=l-1&locationName=Asheville&fromDate=2026-04-01&untilDate=2026-04-03&adultsCount=2&children=4&childrenCount=1&petsCount=1',
  );
});
