/** Maps wishlists from REST. Only vacation rentals are on the graph's wishlists (WI-07): other kinds have no listing here. */
import { type Favorite, favoriteMap } from '#domain/wishlists.ts';
import type { Wire } from '../../rest/wire';

export interface WishlistItemModel {
  readonly listingId: string;
  readonly addedAt: string;
}

export interface WishlistModel {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly homes: readonly WishlistItemModel[];
}

const isHome = ({ product }: Wire<'WishlistItem'>): boolean => product.type === 'vr';

export const wishlistOf = ({ id, name, items, createdAt }: Wire<'Wishlist'>): WishlistModel => ({
  id: id.value,
  name,
  createdAt,
  homes: items
    .filter(isHome)
    .map(({ product, createdAt: addedAt }) => ({ listingId: product.id.value, addedAt })),
});

/** WI-03: which homes are in which wishlists. */
export const favoritesOf = ({ wishlistItems }: Wire<'WishlistItemList'>): Favorite[] =>
  favoriteMap(
    wishlistItems
      .filter(isHome)
      .map(({ product, wishlistId }) => ({ listingId: product.id.value, wishlistId: wishlistId.value })),
  );
