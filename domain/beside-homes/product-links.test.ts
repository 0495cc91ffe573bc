import {
  experienceLink,
  FLIGHT_SHOP_TYPES,
  flightShopLink,
  HOTEL_BOOK_TYPES,
  hotelBookLink,
  hotelDetailSource,
  hotelTrackingValue,
  premiumStayLink,
  resultsLink,
} from './product-links';

const stay = { from: '2026-06-05', until: '2026-06-08' };

test('[RT-12] results carry the encoded place, plain dates and what else is known', () => {
  const search = {
    locationName: 'Québec & area',
    stay,
    categoryTagId: 'city',
    isTravelApp: true,
    entryType: 'home',
  };
  const link = resultsLink('/hotels/', search, '/');
  expect(link).toContain('locationName=Qu%C3%A9bec+%26+area');
  expect(Object.fromEntries(new URL(link, 'https://portal.example').searchParams)).toEqual({
    locationName: 'Québec & area',
    fromDate: '2026-06-05',
    untilDate: '2026-06-08',
    categoryTagId: 'city',
    isTravelApp: 'true',
    entryType: 'home',
  });
  expect(resultsLink('/hotels/', { locationName: 'Oslo', stay, isTravelApp: false }, '/')).not.toContain(
    'isTravelApp',
  );
});

test('[RT-12] an experience carries its id, dates and place', () => {
  expect(
    experienceLink('/activities/shop/', { activityId: 'a1', stay, locationName: 'Oslo', isTravelApp: true }),
  ).toBe(
    '/activities/shop/?activityId=a1&fromDate=2026-06-05&untilDate=2026-06-08&locationName=Oslo&isTravelApp=true',
  );
});

test.each([
  ['no place', { locationName: null, stay }],
  ['an empty place', { locationName: '', stay }],
  ['no check-out', { locationName: 'Oslo', stay: { from: '2026-06-05' } }],
  ['no check-in', { locationName: 'Oslo', stay: { until: '2026-06-08' } }],
])('[RT-13] with %s the fallback is taken', (_what, search) => {
  expect(resultsLink('/hotels/', search, '/stays/')).toBe('/stays/');
});

test('[RT-14] the query values of flights, hotels and premium stays', () => {
  expect(FLIGHT_SHOP_TYPES.map((type) => flightShopLink('/flights/', { type }))).toEqual([
    '/flights/?flightShopType=default',
    '/flights/?flightShopType=chfar-exercise',
    '/flights/?flightShopType=dp-exercise',
    '/flights/?flightShopType=pf-purchase',
    '/flights/?flightShopType=pf-exercise',
  ]);
  expect(flightShopLink('/flights/', { type: 'dp-exercise', disruptionItineraryId: 'i1' })).toBe(
    '/flights/?flightShopType=dp-exercise&disruptionItineraryId=i1',
  );
  expect(flightShopLink('/flights/', { type: 'pf-exercise', priceFreezeEntry: 'v1' })).toBe(
    '/flights/?flightShopType=pf-exercise&priceFreezeEntry=v1',
  );
  expect(HOTEL_BOOK_TYPES.map((type) => hotelBookLink('/hotels/book/', type))).toEqual([
    '/hotels/book/?hotelBookType=default',
    '/hotels/book/?hotelBookType=pf-purchase',
    '/hotels/book/?hotelBookType=pf-exercise',
  ]);
  expect(premiumStayLink('/premium/', { lodgingId: 'l1', source: 'Email', isUnavailable: true })).toBe(
    '/premium/?lodgingId=l1&source=Email&unavailable=true',
  );
  expect(
    ['MyTrips', 'Email', 'SearchPage', 'OffersSearchPage', 'Elsewhere', null].map(hotelDetailSource),
  ).toEqual(['MyTrips', 'Email', 'SearchPage', 'OffersSearchPage', 'Unknown', 'Unknown']);
});

test('[TL-07] the tracking value of a hotel is URL-encoded JSON', () => {
  const value = hotelTrackingValue({ availabilityId: 'a&1', pricingId: 'p1', isBoosted: true });
  expect(value).not.toMatch(/[&"{]/);
  expect(JSON.parse(decodeURIComponent(value))).toEqual({
    availability_id: 'a&1',
    pricing_engine_pricing_id: 'p1',
    is_boosted: true,
  });
});
