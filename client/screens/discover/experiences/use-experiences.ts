import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { ExperienceSearch } from '#domain/experiences/experience-search.ts';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { ExperiencesScreenDocument } from './experiences.generated';

const PAGE_SIZE = 18;

/** The experiences of a place for a search, page by page. */
export function useExperiences(locationName: string, search: ExperienceSearch) {
  const { days, category, timesOfDay, rating, sortOrder } = search;
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(
    ExperiencesScreenDocument,
    {
      variables: {
        search: {
          locationName,
          dates: { fromDate: days.from, untilDate: days.until },
          ...(category && { category }),
          timesOfDay: [...timesOfDay],
          rating,
          sortOrder,
        },
        first: PAGE_SIZE,
      },
    },
  );
  const found = data?.experiences;
  const more = useLoadMore({
    pageInfo: found?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  return {
    experiences: found?.edges.map(({ node }) => node),
    totalCount: found?.totalCount ?? 0,
    /** Null for a name without a place; undefined until that is known. */
    place: found === undefined || found === null ? undefined : found.place,
    /** The categories of the previous search while this one is loading, so that their row does not jump. */
    categories: (found ?? previousData?.experiences)?.categories,
    hasFailed: error !== undefined && !found,
    isRetrying: networkStatus === NetworkStatus.refetch,
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}
