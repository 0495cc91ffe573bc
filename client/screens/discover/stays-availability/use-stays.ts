import { CombinedGraphQLErrors, NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { StaysAvailabilityScreenDocument } from './stays-availability.generated';
import { staysVariables } from './stays-variables';

export type Stays = ReturnType<typeof useStays>;

const hasCode = (error: unknown, code: 'NOT_FOUND' | 'NOT_SUPPORTED'): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === code);

/** The homes of a place, or anywhere, that can be booked for a search, page by page. */
export function useStays(placeId: string | undefined, search: SearchState) {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(
    StaysAvailabilityScreenDocument,
    {
      variables: staysVariables(placeId, search),
    },
  );
  const stays = data?.stays;
  const listings = useMemo(() => stays?.edges.map(({ node }) => node), [stays]);
  const previous = previousData?.stays;
  const previousListings = useMemo(() => previous?.edges.map(({ node }) => node), [previous]);
  const more = useLoadMore({
    pageInfo: stays?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after, isFirstPage: false } }),
  });

  return {
    listings,
    /** The homes of the previous search while this one is loading. */
    previousListings,
    totalCount: stays?.totalCount ?? 0,
    policySummary: stays?.policySummary ?? null,
    leftOut: stays?.leftOut?.count ? stays.leftOut : null,
    isRetrying: networkStatus === NetworkStatus.refetch,
    /** There is no place with this id, or no longer. */
    isPlaceUnknown: hasCode(error, 'NOT_FOUND'),
    /** The platform searches only in a place. */
    requiresPlace: placeId === undefined && hasCode(error, 'NOT_SUPPORTED'),
    hasFailed: error !== undefined && stays === undefined,
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}
