import { command, read } from '../client/endpoint';

/** POST /api/v0/travel/wishlists/wishlist/get: one wishlist with its items. */
export const getWishlist = read('POST', '/api/v0/travel/wishlists/wishlist/get');

/** POST /api/v0/travel/wishlists/wishlist/get-all: newest first, each with its items. */
export const listWishlists = read('POST', '/api/v0/travel/wishlists/wishlist/get-all');

/** POST /api/v0/travel/wishlists/wishlist/get-all-wishlist-items-by-user: newest first. */
export const listWishlistItems = read(
  'POST',
  '/api/v0/travel/wishlists/wishlist/get-all-wishlist-items-by-user',
);

/** POST /api/v0/travel/wishlists/wishlist/create */
export const createWishlist = command('POST', '/api/v0/travel/wishlists/wishlist/create');

/** PUT /api/v0/travel/wishlists/wishlist/update: its name. */
export const updateWishlist = command('PUT', '/api/v0/travel/wishlists/wishlist/update');

/** POST /api/v0/travel/wishlists/wishlist/delete: with its items. */
export const deleteWishlist = command('POST', '/api/v0/travel/wishlists/wishlist/delete');

/** POST /api/v0/travel/wishlists/wishlist-item/create */
export const createWishlistItem = command('POST', '/api/v0/travel/wishlists/wishlist-item/create');

/** POST /api/v0/travel/wishlists/wishlist-item/delete-all: from all wishlists of the user. */
export const deleteWishlistItems = command('POST', '/api/v0/travel/wishlists/wishlist-item/delete-all');
