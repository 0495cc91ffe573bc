import type { StayFilters } from '../stay-filters';

/** Every filter, with a value. */
export const everyFilter: StayFilters = {
  price: { basis: 'NIGHT', currencyCode: 'USD', minimum: 100, maximum: 250 },
  minimumBedrooms: 2,
  minimumBeds: 3,
  minimumBathrooms: 1.5,
  minimumUserRating: 4.5,
  homeKinds: ['HOUSE', 'CABIN'],
  amenities: ['WIFI', 'POOL'],
  collections: ['PREMIER'],
  isPetFriendly: true,
  hasFreeCancellation: true,
  isInPolicyOnly: true,
};
