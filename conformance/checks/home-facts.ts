/** Facts of a home that do not depend on a stay, and that a platform may leave out. */
import type { components } from '#schema/platform.openapi.ts';
import type { Platform } from '../platform';
import { expectDistinct } from './expect';

export function checkHomeFacts(platform: Platform, listing: components['schemas']['Listing']): void {
  const ratings = listing.content.ratingsByCategory ?? [];
  expectDistinct(
    platform,
    'shopHome',
    (index) => `/value/listing/content/ratingsByCategory/${index}/category`,
    ratings.map(({ category }) => category),
  );
  const outside = ratings.findIndex(({ score }) => score < 0 || score > 5);
  if (outside >= 0)
    platform.problem(
      'shopHome',
      'consistency',
      'is not between 0 and 5',
      `/value/listing/content/ratingsByCategory/${outside}/score`,
    );
  // The home itself first: it is none of its host's other homes.
  expectDistinct(
    platform,
    'shopHome',
    (index) => `/value/listing/hostInfo/otherHomes/${index - 1}/listingId/id`,
    [listing.id.id, ...(listing.hostInfo.otherHomes ?? []).map(({ listingId }) => listingId.id)],
  );
}
