import { useQuery } from '@apollo/client/react';
import { type Favorite } from '#domain/wishlists.ts';
import { useExperiment } from '#client/app/session/session-context.ts';
import type { WishlistName } from './favorite-changes';
import { FavoritesDocument } from './favorites.generated';

export interface Favorites {
  /** The map from homes to wishlists; undefined until it is known. */
  readonly map: readonly Favorite[] | undefined;
  readonly wishlists: readonly WishlistName[];
  /** Whether a home is a favorite is not known yet. */
  readonly isLoading: boolean;
}

/** The homes on the traveler's wishlists; read once for all hearts. */
export function useFavorites(): Favorites {
  const isOn = useExperiment('WISHLISTS');
  const { data, loading } = useQuery(FavoritesDocument, { skip: !isOn });
  return {
    map: data?.favorites ?? undefined,
    wishlists: data?.wishlists?.edges.map(({ node }) => node) ?? [],
    isLoading: loading && !data,
  };
}
