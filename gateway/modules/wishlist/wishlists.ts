/** The user's wishlists, and the map from homes to wishlists (WI-01 to WI-03). */
import type { Favorite } from '#domain/wishlists.ts';
import type { GatewayContext } from '../../context';
import type { QueryWishlistsArgs, WishlistItemsArgs } from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import { getWishlist, listWishlistItems, listWishlists } from '../../rest/endpoints';
import { type Connection, latestFirst, pageOfAll, type WholeList } from '../paging/page-cursor';
import { favoritesOf, type WishlistItemModel, type WishlistModel, wishlistOf } from './wishlist-mapping';

type Platform = Pick<GatewayContext, 'platform'>;

const WISHLISTS: WholeList<WishlistModel> = {
  name: ['wishlists'],
  keyOf: ({ id }) => id,
  rankOf: ({ createdAt }) => latestFirst(createdAt),
};

const itemsOf = (wishlistId: string): WholeList<WishlistItemModel> => ({
  name: ['wishlist', wishlistId],
  keyOf: ({ listingId }) => listingId,
  rankOf: ({ addedAt }) => latestFirst(addedAt),
});

export async function wishlists(
  page: Partial<QueryWishlistsArgs>,
  { platform }: Platform,
): Promise<Connection<WishlistModel>> {
  return pageOfAll((await listWishlists(platform)).wishlists.map(wishlistOf), page, WISHLISTS);
}

/** Null for a wishlist that the user does not have, and for an invalid id. */
export async function wishlist(id: string, { platform }: Platform): Promise<WishlistModel | null> {
  try {
    return wishlistOf((await getWishlist(platform, { body: { wishlistId: { value: id } } })).wishlist);
  } catch (error) {
    if (error instanceof PlatformError && ['notFound', 'badRequest'].includes(error.kind)) return null;
    throw error;
  }
}

/** From a list that is read once for all favorites. */
export async function listedWishlist(id: string, { platform }: Platform): Promise<WishlistModel | null> {
  const found = (await listWishlists(platform)).wishlists.find((each) => each.id.value === id);
  return found ? wishlistOf(found) : null;
}

export const wishlistItems = (
  { id, homes }: WishlistModel,
  page: Partial<WishlistItemsArgs>,
): Connection<WishlistItemModel> => pageOfAll(homes, page, itemsOf(id));

export const favorites = async ({ platform }: Platform): Promise<Favorite[]> =>
  favoritesOf(await listWishlistItems(platform));
