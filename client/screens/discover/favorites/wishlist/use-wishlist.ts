import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import { wishlistOf } from '#domain/wishlists.ts';
import { stayInput } from '#client/app/stay/stay-input.ts';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { useFavorites } from '#client/features/wishlists/heart/use-favorites.ts';
import { WishlistScreenDocument, type WishlistScreenQuery } from './wishlist.generated';

export type SavedHome = NonNullable<WishlistScreenQuery['wishlist']>['items']['edges'][number]['node'];

const PAGE_SIZE = 18;

/**
 * A wishlist with its homes for a stay, page by page. A removed home disappears immediately, and returns when that is undone: the
 * list shows the items that the favorites map still contains.
 */
export function useWishlist(id: string, search: SearchState) {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(WishlistScreenDocument, {
    variables: { id, stay: stayInput(search), first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // One home that cannot be read does not affect the others.
    errorPolicy: 'all',
  });
  const { map } = useFavorites();
  const answer = data ?? (previousData?.wishlist?.id === id ? previousData : undefined);
  const isOfFormerStay = answer !== undefined && data === undefined;
  const items = answer?.wishlist?.items;
  const homes = useMemo(
    () =>
      items?.edges
        .map(({ node }) => node)
        .filter(({ listingId }) => !map || wishlistOf(map, listingId) !== undefined),
    [items, map],
  );
  const more = useLoadMore({
    pageInfo: data?.wishlist?.items.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  const takenOff = (items?.edges.length ?? 0) - (homes?.length ?? 0);
  return {
    wishlist: answer?.wishlist,
    homes,
    totalCount: (items?.totalCount ?? 0) - takenOff,
    isRepricing: isOfFormerStay && !error,
    hasRepricingFailed: isOfFormerStay && error !== undefined,
    isMissing: answer?.wishlist === null && !error,
    hasFailed: error !== undefined && !answer?.wishlist,
    isRetrying: networkStatus === NetworkStatus.refetch,
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}
