import { useApolloClient } from '@apollo/client/react';
import { type ChangeFailure, keepFavorites, type WishlistName } from './heart/favorite-changes';
import {
  CreateWishlistDocument,
  DeleteWishlistDocument,
  RenameWishlistDocument,
} from './wishlists.generated';

export type Changed =
  | { readonly wishlist: WishlistName; readonly failure?: never }
  | { readonly wishlist?: never; readonly failure: ChangeFailure };

export interface WishlistChanges {
  readonly create: (name: string) => Promise<Changed>;
  readonly rename: (id: string, name: string) => Promise<Changed>;
  /** What could not be done; undefined when the wishlist is gone. */
  readonly remove: (id: string) => Promise<ChangeFailure | undefined>;
}

/** Starting, renaming and deleting wishlists (WI-04); the lists of them are read anew where they change. */
export function useWishlistChanges(): WishlistChanges {
  const client = useApolloClient();
  const lists = ['Favorites', 'FavoritesScreen'];
  const failed = (failure: ChangeFailure | undefined) => ({ failure: failure ?? NOT_CHANGED });
  return {
    create: async (name) => {
      try {
        const { data } = await client.mutate({
          mutation: CreateWishlistDocument,
          variables: { name },
          refetchQueries: lists,
        });
        const result = data?.createWishlist;
        return result?.__typename === 'WishlistCreated' ? { wishlist: result.wishlist } : failed(result);
      } catch {
        return failed(undefined);
      }
    },
    rename: async (id, name) => {
      try {
        const { data } = await client.mutate({
          mutation: RenameWishlistDocument,
          variables: { input: { id, name } },
        });
        const result = data?.renameWishlist;
        return result?.__typename === 'WishlistRenamed' ? { wishlist: result.wishlist } : failed(result);
      } catch {
        return failed(undefined);
      }
    },
    remove: async (id) => {
      try {
        const { data } = await client.mutate({
          mutation: DeleteWishlistDocument,
          variables: { id },
          refetchQueries: lists,
          update: (cache, { data: answer }) => {
            const deleted = answer?.deleteWishlist;
            if (deleted?.__typename === 'WishlistDeleted') keepFavorites(cache, deleted.favorites);
          },
        });
        const result = data?.deleteWishlist;
        return result?.__typename === 'WishlistDeleted' ? undefined : (result ?? NOT_CHANGED);
      } catch {
        return NOT_CHANGED;
      }
    },
  };
}

const NOT_CHANGED: ChangeFailure = {
  title: 'This could not be done',
  text: 'The travel platform did not answer, and your wishlists are as they were. Please try again in a moment.',
};
