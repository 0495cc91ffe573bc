import { CombinedGraphQLErrors } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import { type ShopState, shopState } from '#domain/search/shop-load.ts';
import { useCalendarPrefetch } from '#client/features/homes/stay/use-listing-calendar.ts';
import type { StayInput } from '#client/generated/graph.ts';
import { listingVariables } from './listing-variables';
import { ListingDocument, type ListingQuery } from './listing.generated';

export interface ListingCalls {
  /**
   * Undefined until it has loaded; null when the platform has no such home. While another stay is requested, the previous value.
   */
  readonly listing: ListingQuery['listing'] | undefined;
  /** LQ-12, LQ-13: of the latest requested stay. */
  readonly shop: ShopState;
  /** The latest requested stay, as an argument of the graph: parts of the listing that belong to a stay are read with it. */
  readonly stay: StayInput;
  readonly retry: () => void;
  /** LQ-13: the traveler has acknowledged the failure. */
  readonly acknowledge: () => void;
  /** LQ-19: requests the traveler's next stay even if it is already cached. */
  readonly force: (withCalendar: boolean) => void;
}

/** The home for a stay and, in parallel, the days of one year (LQ-11). They load independently. */
export function useListing(
  search: SearchState & { readonly listingId: string },
  addressOverrides: boolean,
): ListingCalls {
  const [isForced, setIsForced] = useState(false);
  const [isAcknowledged, setIsAcknowledged] = useState(false);
  const variables = listingVariables(search);
  const shop = useQuery(ListingDocument, {
    variables,
    // LQ-07: the cache knows which homes are loaded for which stay, and is sufficient unless the call is forced or overridden.
    fetchPolicy: isForced || addressOverrides ? 'cache-and-network' : 'cache-first',
  });
  const refetchCalendar = useCalendarPrefetch(search.listingId);
  const { data = shop.previousData, loading, error, refetch } = shop;
  useEffect(() => {
    // LQ-10: for support; the page shows the next step.
    if (error) console.debug(error);
  }, [error]);
  const answer = error ? { failureCode: codeOf(error) } : { hasListing: Boolean(data?.listing) };
  return {
    listing: data?.listing,
    shop: shopState(loading ? 'PENDING' : answer, isAcknowledged),
    stay: variables.stay,
    retry: useCallback(() => void refetch().catch(() => undefined), [refetch]),
    acknowledge: useCallback(() => setIsAcknowledged(true), []),
    force: useCallback(
      (withCalendar) => {
        setIsForced(true);
        if (withCalendar) refetchCalendar();
      },
      [refetchCalendar],
    ),
  };
}

/** The platform's own code for the failure. */
function codeOf(error: Error): string | null {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const code = first?.extensions?.['upstreamCode'];
  return typeof code === 'string' ? code : null;
}
