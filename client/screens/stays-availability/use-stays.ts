import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { SearchState } from '../../../domain/search/search-state';
import { StaysAvailabilityScreenDocument } from './stays-availability.generated';
import { staysVariables } from './stays-variables';

/** The homes of a place that can be booked for a search, page by page. */
export function useStays(placeId: string, search: SearchState) {
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(StaysAvailabilityScreenDocument, {
    variables: staysVariables(placeId, search),
    notifyOnNetworkStatusChange: true,
  });
  const [failedAfter, setFailedAfter] = useState<string | null>(null);
  const stays = data?.stays;
  const listings = useMemo(() => stays?.edges.map(({ node }) => node), [stays]);
  const endCursor = stays?.pageInfo.endCursor ?? null;

  const loadMore = async () => {
    setFailedAfter(null);
    try {
      await fetchMore({ variables: { after: endCursor, isFirstPage: false } });
    } catch {
      setFailedAfter(endCursor);
    }
  };

  return {
    listings,
    totalCount: stays?.totalCount ?? 0,
    leftOut: stays?.leftOut?.count ? stays.leftOut : null,
    isRetrying: networkStatus === NetworkStatus.refetch,
    hasFailed: error !== undefined && stays === undefined,
    retry: () => void refetch().catch(() => undefined),
    more: {
      isPossible: stays?.pageInfo.hasNextPage ?? false,
      isLoading: networkStatus === NetworkStatus.fetchMore,
      hasFailed: failedAfter !== null && failedAfter === endCursor,
      load: () => void loadMore(),
    },
  };
}
