import { useApolloClient } from '@apollo/client/react';
import { Center, Container } from '@chakra-ui/react';
import { Suspense, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { resultsPath } from '#domain/search/back-to-results.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { areDetailsFetched } from '#domain/search/shop-load.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { useAnnouncedTitle } from '#client/components/announcer/use-announced-title.ts';
import { BackLink } from '#client/components/back-link.tsx';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { useRenderedVisit } from '#client/components/visit/visit-context.ts';
import { useDamagedLinkNote } from '#client/features/search/use-damaged-link-note.ts';
import { ListingPage } from './listing-page';
import { ListingSkeleton } from './listing-skeleton';
import { hasStoredSearch } from './stored-search';
import { useListing } from './use-listing';
import { type ListingSearch, useListingSearch } from './use-listing-search';

export { ListingDocument as query } from './listing.generated';

const MissingListing = onDemand(async () => (await import('./missing-listing')).MissingListing);

/** A home for a stay: one query, its parts' masked fragments, and in parallel the data that the page does not wait for. */
export function ListingScreen() {
  const listingSearch = useListingSearch();
  useDamagedLinkNote(listingSearch.search);
  const { listingId } = listingSearch.search;
  return listingId === undefined ? (
    <Navigate to={ROUTES.stays} replace />
  ) : (
    <ListingOfStay key={listingId} {...listingSearch} listingId={listingId} />
  );
}

type ListingOfStayProps = ListingSearch & { readonly listingId: string };

function ListingOfStay({ listingId, addressOverrides, ...listingSearch }: ListingOfStayProps) {
  const { search, setStay, setGuests } = listingSearch;
  const { listing, force, ...calls } = useListing({ ...search, listingId }, addressOverrides);
  useAnnouncedTitle(listing?.name);
  const client = useApolloClient();
  // The first home of a visit may have loaded before the first render; a rendered page is complete.
  const isRendered = useRenderedVisit() !== undefined;
  const [hasJustArrived] = useState(() => listing === undefined || (!isRendered && !hasStoredSearch(client)));
  if (listing) {
    return (
      // Its parts are in the cache, so nothing suspends, unless a sign-in in another tab has emptied it.
      <Suspense fallback={<ListingSkeleton />}>
        <ListingPage
          {...listingSearch}
          {...calls}
          listing={listing}
          hasJustArrived={hasJustArrived}
          setStay={(stay) => {
            force(true);
            setStay(stay);
          }}
          setGuests={(guests) => {
            force(false);
            setGuests(guests);
          }}
        />
      </Suspense>
    );
  }
  const { shop, acknowledge, retry } = calls;
  if (shop.call === 'FailureAcknowledged') return <ListingSkeleton isStill />;
  if (!areDetailsFetched(shop)) return <ListingSkeleton />;
  return listing === null || shop.error === 'NO_AVAILABILITY' ? (
    <Suspense fallback={<ListingSkeleton isStill />}>
      <MissingListing listingId={listingId} error={shop.error} acknowledge={acknowledge} />
    </Suspense>
  ) : (
    <FailedListing listingId={listingId} search={search} retry={retry} />
  );
}

interface FailedListingProps {
  readonly listingId: string;
  readonly search: SearchState;
  readonly retry: () => void;
}

/** LQ-10: the reason is unknown; the traveler can try again or leave. */
function FailedListing({ listingId, search, retry }: FailedListingProps) {
  const track = useTrack();
  useEffect(() => track('listing_failed', { listingId }), [track, listingId]);
  return (
    <Container maxW="7xl" px={{ base: '4', md: '6' }} py="8">
      <PageTitle>Vacation rental</PageTitle>
      <BackLink to={resultsPath(search)}>Back to results</BackLink>
      <Center minH="50vh">
        <LoadFailure
          title="We could not load this home"
          level="h1"
          safe="Your dates and guests are kept."
          onRetry={retry}
        />
      </Center>
    </Container>
  );
}
