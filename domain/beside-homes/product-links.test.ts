import {
  FLIGHT_SHOP_TYPES,
  flightShopLink,
  HOTEL_BOOK_TYPES,
  hotelBookLink,
  hotelDetailSource,
  hotelTrackingValue,
  premiumStayLink,
} from './product-links';

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
