import type { StayFilters } from '../stay-filters';

/** Every filter, with a value. */
export const everyFilter: StayFilters = {
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
