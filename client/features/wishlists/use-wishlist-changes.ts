import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  type ChangeFailure,
  storeFavorites,
  readFavorites,
  unknownOutcome,
  type WishlistName,
} from './heart/favorite-changes';
import { FavoritesDocument } from './heart/favorites.generated';
import {
  CreateWishlistDocument,
  DeleteWishlistDocument,
  RenameWishlistDocument,
  WishlistNowDocument,
} from './wishlists.generated';

export type Changed =
  | { readonly wishlist: WishlistName; readonly failure?: never }
  | { readonly wishlist?: never; readonly failure: ChangeFailure };

export interface WishlistChanges {
  readonly create: (name: string) => Promise<Changed>;
  readonly rename: (id: string, name: string) => Promise<Changed>;
  /** The failure; undefined when the wishlist no longer exists. */
  readonly remove: (id: string) => Promise<ChangeFailure | undefined>;
}

/** The page of wishlists, by the name of its query: it is refetched while it is shown. */
const PAGE = 'FavoritesScreen';

/** The lists of wishlists: the one of the heart's menu, refetched even when it is not shown, and the page. */
const LISTS = [{ query: FavoritesDocument }, PAGE];

/**
 * Creates, renames and deletes wishlists (WI-04). A change whose response is lost may have been made: the current state is then
 * read again, and only that is shown.
 */
export function useWishlistChanges(): WishlistChanges {
  const client = useApolloClient();
  return {
    create: async (name) => {
      const change = client.mutate({
        mutation: CreateWishlistDocument,
        variables: { name },
        refetchQueries: LISTS,
      });
      const result = (await answerOf(change))?.createWishlist;
      if (result?.__typename === 'WishlistCreated') return { wishlist: result.wishlist };
      if (result) return { failure: result };
      const now = await readLists(client);
      const newest = now?.wishlists.values().next().value;
      if (newest?.name === name) return { wishlist: newest };
      return { failure: now ? NOT_STARTED : unknownChange('created', () => readLists(client)) };
    },
    rename: async (id, name) => {
      const change = client.mutate({ mutation: RenameWishlistDocument, variables: { input: { id, name } } });
      const result = (await answerOf(change))?.renameWishlist;
      if (result?.__typename === 'WishlistRenamed') return { wishlist: result.wishlist };
      if (result) return { failure: result };
      const now = await readWishlist(client, id);
      if (now?.wishlist?.name === name) return { wishlist: now.wishlist };
      return { failure: now ? NOT_RENAMED : unknownChange('renamed', () => readWishlist(client, id)) };
    },
    remove: async (id) => {
      const change = client.mutate({
        mutation: DeleteWishlistDocument,
        variables: { id },
        refetchQueries: LISTS,
        update: (cache, { data: answer }) => {
          const deleted = answer?.deleteWishlist;
          if (deleted?.__typename === 'WishlistDeleted') storeFavorites(cache, deleted.favorites);
        },
      });
      const result = (await answerOf(change))?.deleteWishlist;
      if (result?.__typename === 'WishlistDeleted') return undefined;
      if (result) return result;
      const now = await readWishlist(client, id);
      if (!now) return unknownChange('deleted', () => readLists(client));
      if (now.wishlist) return NOT_DELETED;
      await readLists(client);
      return undefined;
    },
  };
}

/** Undefined when the response was lost. */
async function answerOf<Data>(
  call: Promise<{ readonly data?: Data | undefined }>,
): Promise<Data | undefined> {
  try {
    return (await call).data;
  } catch {
    return undefined;
  }
}

/** The current state of a wishlist, read along with the map of favorites; undefined when it cannot be read. */
const readWishlist = (client: ApolloClient, id: string) =>
  answerOf(client.query({ query: WishlistNowDocument, variables: { id }, fetchPolicy: 'network-only' }));

/** The current newest wishlists, which the page also shows; undefined when they cannot be read. */
async function readLists(client: ApolloClient) {
  const now = await readFavorites(client);
  if (now) void client.refetchQueries({ include: [PAGE] });
  return now;
}

const unknownChange = (change: 'created' | 'renamed' | 'deleted', readAgain: () => Promise<unknown>) =>
  unknownOutcome(`We do not know whether this wishlist was ${change}.`, readAgain);

const NOT_STARTED: ChangeFailure = {
  title: 'This wishlist could not be created.',
  text: 'Nothing was changed. Please try again in a moment.',
};

const NOT_RENAMED: ChangeFailure = {
  title: 'This wishlist could not be renamed.',
  text: 'Nothing was changed. Please try again in a moment.',
};

const NOT_DELETED: ChangeFailure = {
  title: 'This wishlist could not be deleted.',
  text: 'It is still there. Please try again in a moment.',
};
