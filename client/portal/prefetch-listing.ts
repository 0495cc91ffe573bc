/** Prefetches the query of a listing page while the application is loading, and then the cover photo. */
import { today } from '#domain/clock.ts';
import { parseSearch } from '#domain/search/search-state.ts';
import { tenantOf } from '#domain/portal/tenants.ts';
import { hasToken } from '../app/session/credentials';
import { pageTenant } from '../app/session/page-tenant';
import { type PhotoAddresses, preloadPhoto } from '../components/photo/photo-addresses';
import { coverSizes } from '../screens/booking/listing/gallery/cover-sizes';
import { listingVariables } from '../screens/booking/listing/listing-variables';
import { prefetchQuery } from '../app/graph/prefetched-queries';
import { listingQuery, sessionQuery } from 'virtual:query-texts';

interface CoverAnswer {
  readonly data?: { readonly listing: { readonly photos: readonly PhotoAddresses[] } | null } | null;
}

const search = parseSearch(new URLSearchParams(window.location.search), {
  today: today({ now: () => new Date() }),
  defaultAdults: tenantOf(pageTenant()).defaultAdults,
});

if (hasToken() && search.listingId !== undefined) {
  const variables = listingVariables(search);
  prefetchQuery(
    { operationName: 'Listing', query: listingQuery, variables },
    async () => (await import('../screens/booking/listing/listing.generated')).ListingDocument,
  ).then(showCoverSoon, () => undefined);
  prefetchQuery(
    { operationName: 'Session', query: sessionQuery, variables: {} },
    async () => (await import('../app/session/session.generated')).SessionDocument,
  ).catch(() => undefined);
}

async function showCoverSoon(answer: Response): Promise<void> {
  const { data } = (await answer.clone().json()) as CoverAnswer;
  const photos = data?.listing?.photos ?? [];
  if (photos[0]) preloadPhoto(photos[0], coverSizes(photos.length));
}
