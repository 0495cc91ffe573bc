import { photo } from './photos';
import { fiat, money } from './portal-facts';

/** Places and homes for tests of the search. */
export const place = (id: string, name: string, changes: object = {}) => ({
  id,
  label: `${name}, North Carolina`,
  name,
  region: 'North Carolina',
  center: { lat: 35.9, lon: -75.6 },
  listingCount: 11,
  photo: photo(id, { alt: `${name} by the sea` }),
  ...changes,
});

export const home = (id: string, changes: object = {}) => ({
  listingId: id,
  name: `Home ${id}`,
  address: { kind: 'OBFUSCATED_ADDRESS', city: 'Duck', state: 'NC' },
  coordinates: { lat: 36.1, lon: -75.7 },
  photos: [photo(id, { alt: 'A house on stilts' })],
  starRating: 4,
  userRating: 4.4,
  reviewCount: 10,
  numberOfBedrooms: 2,
  numberOfBathrooms: 1.5,
  maxOccupancy: 4,
  collection: 'NO_COLLECTION',
  stay: { fromDate: '2026-06-05', untilDate: '2026-06-08' },
  isPetFriendly: false,
  price: {
    nightly: money(161.4),
    total: money(829.1),
    nightlyBeforeDiscounts: fiat(190),
    includesTaxesAndFees: true,
    cancellationPolicy: 'FULLY_REFUNDABLE',
  },
  ...changes,
});

export const homesPage = (
  homes: readonly { listingId: string }[],
  {
    totalCount = homes.length,
    hasNextPage = false,
    leftOut = null,
  }: { totalCount?: number; hasNextPage?: boolean; leftOut?: object | null } = {},
) => ({
  totalCount,
  leftOut,
  nodes: homes,
  edges: homes.map((node) => ({ cursor: `after-${node.listingId}`, node })),
  pageInfo: {
    hasNextPage,
    hasPreviousPage: false,
    startCursor: homes[0] ? `after-${homes[0].listingId}` : null,
    endCursor: homes.length > 0 ? `after-${homes.at(-1)?.listingId}` : null,
  },
});
