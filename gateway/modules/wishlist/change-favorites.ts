/**
 * Hearts: a home is added to one wishlist, and removed from all of them (WI-05 to WI-07). The map after a change is read again,
 * never computed here.
 */
import { FIRST_WISHLIST_NAME } from '#domain/wishlists.ts';
import type { GatewayContext } from '../../context';
import type { AddToWishlistInput, ResolversTypes, ResolversUnionTypes } from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import { isIdentifier } from '../../rest/identifier';
import type { Wire } from '../../rest/wire';
import { createWishlist, createWishlistItem, deleteWishlistItems, listWishlists } from '../../rest/endpoints';
import { refused } from './change-wishlists';
import { wishlistOf } from './wishlist-mapping';
import { favorites } from './wishlists';

export async function addToWishlist(
  { listingId, wishlistId }: AddToWishlistInput,
  context: GatewayContext,
): Promise<ResolversUnionTypes<ResolversTypes>['AddToWishlistResult']> {
  if (!isIdentifier(listingId)) return refused('LISTING_MISSING', context);
  if (wishlistId != null && !isIdentifier(wishlistId)) return refused('WISHLIST_MISSING', context);
  const chosen = wishlistId ?? (await newestOrFirst(context)).id.value;
  try {
    await createWishlistItem(context.platform, {
      body: { wishlistId: { value: chosen }, product: { id: { value: listingId }, type: 'vr' } },
    });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.kind === 'conflict') return refused('WISHLISTS_FULL', context, error.upstreamCode ?? null);
    if (error.kind !== 'notFound') throw error;
    // The platform does not say which of the two is missing.
    const isWishlistThere = (await wishlistById(chosen, context)) !== undefined;
    const code = isWishlistThere ? 'LISTING_MISSING' : 'WISHLIST_MISSING';
    return refused(code, context, error.upstreamCode ?? null);
  }
  const [wishlist, map] = await Promise.all([wishlistById(chosen, context), favorites(context)]);
  return wishlist
    ? { __typename: 'AddedToWishlist', wishlist: wishlistOf(wishlist), favorites: map }
    : refused('WISHLIST_MISSING', context);
}

export async function removeFromWishlists(
  listingId: string,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes['RemovedFromWishlists']>> {
  await deleteWishlistItems(context.platform, { body: { productId: { value: listingId } } });
  return { listingId, favorites: await favorites(context) };
}

const isConflict = (error: unknown): boolean => error instanceof PlatformError && error.kind === 'conflict';

async function newestOrFirst({ platform }: GatewayContext): Promise<Wire<'Wishlist'>> {
  const [newest] = (await listWishlists(platform)).wishlists;
  if (newest) return newest;
  try {
    return (await createWishlist(platform, { body: { name: FIRST_WISHLIST_NAME } })).wishlist;
  } catch (error) {
    // Another heart, pressed at the same time, was the first.
    const [first] = isConflict(error) ? (await listWishlists(platform)).wishlists : [];
    if (!first) throw error;
    return first;
  }
}

const wishlistById = async (
  id: string,
  { platform }: GatewayContext,
): Promise<Wire<'Wishlist'> | undefined> =>
  (await listWishlists(platform)).wishlists.find((wishlist) => wishlist.id.value === id);
