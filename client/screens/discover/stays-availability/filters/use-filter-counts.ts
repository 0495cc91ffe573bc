import { useQuery } from '@apollo/client/react';
import type { SearchState } from '#domain/search/search-state.ts';
import { useDebounced } from '#client/features/search/use-debounced.ts';
import { placeVariables } from '../stays-variables';
import { StayFilterCountsDocument, type StayFilterCountsQuery } from './filter-counts.generated';

export type FilterCounts = NonNullable<NonNullable<StayFilterCountsQuery['stays']>['facets']>;

const SETTLE_MS = 200;

/** The number of homes that each choice of a search would find. While new counts load, the previous ones stay. */
export function useFilterCounts(placeId: string | undefined, search: SearchState) {
  const asked = useDebounced(search, SETTLE_MS);
  const { data, previousData, error } = useQuery(StayFilterCountsDocument, {
    variables: placeVariables(placeId, asked),
  });
  const known = data ?? previousData;
  return {
    isCurrent: asked === search && data !== undefined,
    hasFailed: error !== undefined,
    totalCount: known?.stays?.totalCount,
    facets: known?.stays?.facets ?? undefined,
  };
}
