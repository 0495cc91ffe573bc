import { disruptedTrip, ROUTES, pagePath, samePath, tripPath, wishlistPath } from './routes';

test('[WI-10] a wishlist has its path', () => {
  expect(wishlistPath('a/b')).toBe('/favorites/a%2Fb/');
});

test('paths are the same with and without a slash at the end', () => {
  expect(samePath('/stays', '/stays/')).toBe(true);
  expect(samePath('/', '')).toBe(true);
  expect(samePath('/stays', '/stay')).toBe(false);
});

test("[CN-08] the path of a trip's modal is below the trip page", () => {
  expect(pagePath(tripPath('LF-1', 'payment'))).toBe(tripPath('LF-1'));
  expect(pagePath(tripPath('LF-1'))).toBe('/trips/LF-1');
  expect(pagePath(ROUTES.trips)).toBe(ROUTES.trips);
  expect(pagePath('/favorites/1/')).toBe('/favorites/1/');
});

test('the root is the page of the search', () => {
  expect(pagePath(ROUTES.root)).toBe(ROUTES.stays);
  expect(pagePath(ROUTES.stays)).toBe(ROUTES.stays);
});

test('[RT-14] the address of a disruption contains its trip', () => {
  expect(disruptedTrip(new URLSearchParams('disruptionItineraryId=flight%2F1'))).toBe('flight/1');
  expect(disruptedTrip(new URLSearchParams('disruptionItineraryId='))).toBeNull();
  expect(disruptedTrip(new URLSearchParams())).toBeNull();
});
