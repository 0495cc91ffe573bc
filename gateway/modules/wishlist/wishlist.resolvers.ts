import type { Resolvers } from '../../generated/graph';
import { nodeIdOf } from '../node/node-id';
import { homeOf } from '../search/listings';
import { addToWishlist, removeFromWishlists } from './change-favorites';
import { removeWishlist, renameWishlist, startWishlist } from './change-wishlists';
import { favorites, listedWishlist, wishlist, wishlistItems, wishlists } from './wishlists';

export const wishlistResolvers: Resolvers = {
  Query: {
    wishlists: (_, page, context) => wishlists(page, context),
    wishlist: (_, { id }, context) => wishlist(id, context),
    favorites: (_, _args, context) => favorites(context),
  },
  Mutation: {
    createWishlist: (_, { input }, context) => startWishlist(input.name, context),
    renameWishlist: (_, { input }, context) => renameWishlist(input, context),
    deleteWishlist: (_, { input }, context) => removeWishlist(input.id, context),
    addToWishlist: (_, { input }, context) => addToWishlist(input, context),
    removeFromWishlists: (_, { input }, context) => removeFromWishlists(input.listingId, context),
  },
  Wishlist: {
    nodeId: ({ id }) => nodeIdOf('Wishlist', id),
    items: (model, page) => wishlistItems(model, page),
  },
  Favorite: {
    listing: ({ listingId }, { stay }, context) => homeOf(listingId, stay, context),
    wishlist: ({ wishlistId }, _, context) => listedWishlist(wishlistId, context),
  },
  WishlistItem: {
    listing: ({ listingId }, { stay }, context) => homeOf(listingId, stay, context),
  },
};
