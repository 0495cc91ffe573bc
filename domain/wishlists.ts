/**
 * Wishlists: their names, and the homes on them (WI-03 to WI-08). A home is a favorite when it is on any wishlist; the map
 * contains the wishlist that it was added to last.
 */
import { visibleText } from '#schema/values/visible-text.ts';

/** The name of the first wishlist, which the first heart creates. */
export const FIRST_WISHLIST_NAME = 'Favorites';

/** The maximum length that the platform accepts. */
export const MAX_WISHLIST_NAME = 60;

export type WishlistNameRefusal = 'EMPTY' | 'TOO_LONG';

/** Why a name cannot be used; null for a valid one. Checked as it is stored: what nobody sees does not count. */
export function wishlistNameRefusal(name: string): WishlistNameRefusal | null {
  const stored = visibleText(name);
  if (stored === '') return 'EMPTY';
  return [...stored].length > MAX_WISHLIST_NAME ? 'TOO_LONG' : null;
}

export interface Favorite {
  readonly listingId: string;
  readonly wishlistId: string;
}

/** Each home once, under its first entry: lists of items are sorted newest first. */
export const favoriteMap = (entries: readonly Favorite[]): Favorite[] => {
  const byListing = new Map<string, Favorite>();
  for (const entry of entries) {
    if (!byListing.has(entry.listingId)) byListing.set(entry.listingId, entry);
  }
  return [...byListing.values()];
};

/** The wishlist that a home is on; undefined for a home that is not a favorite. */
export const wishlistOf = (favorites: readonly Favorite[], listingId: string): string | undefined =>
  favorites.find((favorite) => favorite.listingId === listingId)?.wishlistId;
