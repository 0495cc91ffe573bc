/**
 * Changes to the favorites (WI-05, WI-06). They are sent one at a time, so that the map in a response is never older than the
 * stored one; and they belong to no component, because an undo may outlive its heart.
 */
import type { ApolloCache, ApolloClient } from '@apollo/client';
import { NOT_RESPONDING } from '#domain/not-responding.ts';
import { type Favorite, wishlistOf } from '#domain/wishlists.ts';
import type { AddToWishlistInput } from '#client/generated/graph.ts';
import {
  AddFavoriteDocument,
  FavoriteMapDocument,
  FavoritesDocument,
  RemoveFavoriteDocument,
} from './favorites.generated';

export interface WishlistName {
  readonly id: string;
  readonly name: string;
}

/** The reason why a change was not made, as text for the traveler. */
export interface ChangeFailure {
  readonly title: string;
  readonly text: string;
}

export type Added =
  | { readonly wishlist: WishlistName; readonly failure?: never }
  | { readonly wishlist?: never; readonly failure: ChangeFailure };

/** The map is the platform's latest response; nothing is written to it before a response arrives. */
export const storeFavorites = (cache: ApolloCache, favorites: readonly Favorite[] | undefined): void => {
  if (!favorites) return;
  const entries = favorites.map((favorite) => ({ __typename: 'Favorite' as const, ...favorite }));
  cache.writeQuery({ query: FavoriteMapDocument, data: { favorites: entries } });
};

export const addFavorite = (client: ApolloClient, input: AddToWishlistInput): Promise<Added> =>
  inOrder(async () => {
    try {
      const { data } = await client.mutate({
        mutation: AddFavoriteDocument,
        variables: { input },
        update: (cache, { data: answer }) => {
          const added = answer?.addToWishlist;
          if (added?.__typename === 'AddedToWishlist') storeFavorites(cache, added.favorites);
        },
      });
      const result = data?.addToWishlist;
      if (result?.__typename === 'AddedToWishlist') return { wishlist: result.wishlist };
      // The wishlist may have been deleted elsewhere: the next choice has those that exist.
      await readFavorites(client);
      return { failure: result ?? NOT_SAVED };
    } catch {
      const now = await readFavorites(client);
      if (!now) {
        return {
          failure: unknownOutcome('We couldn’t confirm that this home was saved', () =>
            readFavorites(client),
          ),
        };
      }
      const id = wishlistOf(now.map, String(input.listingId));
      if (id === undefined) return { failure: NOT_SAVED };
      return { wishlist: now.wishlists.get(id) ?? { id, name: 'your wishlist' } };
    }
  });

/** The failure; undefined when the home is no longer on any wishlist. */
export const removeFavorite = (client: ApolloClient, listingId: string): Promise<ChangeFailure | undefined> =>
  inOrder(async () => {
    try {
      await client.mutate({
        mutation: RemoveFavoriteDocument,
        variables: { listingId },
        update: (cache, { data }) => storeFavorites(cache, data?.removeFromWishlists.favorites),
      });
      return undefined;
    } catch {
      const now = await readFavorites(client);
      if (!now) {
        return unknownOutcome('We couldn’t confirm that this home was removed', () => readFavorites(client));
      }
      return wishlistOf(now.map, listingId) === undefined ? undefined : NOT_REMOVED;
    }
  });

const NOT_SAVED: ChangeFailure = {
  title: 'This home could not be saved',
  text: 'Nothing was changed. Please try again in a moment.',
};

const NOT_REMOVED: ChangeFailure = {
  title: 'This home could not be removed',
  text: 'It is still on your wishlist. Please try again in a moment.',
};

/** The failure of a change that may have been made. Offline, `readAgain` runs when the connection is back. */
export function unknownOutcome(title: string, readAgain: () => Promise<unknown>): ChangeFailure {
  if (navigator.onLine) {
    return {
      title,
      text: `${NOT_RESPONDING}. Reload the page in a moment to check.`,
    };
  }
  window.addEventListener('online', () => void readAgain(), { once: true });
  return { title, text: 'You are offline. This page shows what is saved when the connection is back.' };
}

export interface FavoritesNow {
  readonly map: readonly Favorite[];
  /** By id, the newest first. */
  readonly wishlists: ReadonlyMap<string, WishlistName>;
}

/** A change without a response may have been made: the current favorites, or undefined when they cannot be read. */
export async function readFavorites(client: ApolloClient): Promise<FavoritesNow | undefined> {
  try {
    const { data } = await client.query({ query: FavoritesDocument, fetchPolicy: 'network-only' });
    if (!data?.favorites || !data.wishlists) return undefined;
    return {
      map: data.favorites,
      wishlists: new Map(data.wishlists.edges.map(({ node }) => [node.id, node])),
    };
  } catch {
    return undefined;
  }
}

let last: Promise<unknown> = Promise.resolve();

function inOrder<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(change);
  last = answer;
  return answer;
}
