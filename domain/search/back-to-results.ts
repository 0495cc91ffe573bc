/** The targets of 'Back to results' and of the links to and from the checkout (RT-08, RT-09, ST-04, WI-09, LS-28). */
import { ROUTES, wishlistPath } from '../routes';
import { type EntrySource, type SearchState, searchParams } from './search-state';

const WISHLIST_ORIGINS: readonly (EntrySource | undefined)[] = ['favorites_map', 'favorites_list'];
const MAP_ORIGINS: readonly (EntrySource | undefined)[] = ['map', 'favorites_map'];

/**
 * WI-09: back to the wishlist for those who came from one, or else to the results; with place, dates and guests, and with the map
 * if it was shown.
 */
export function resultsPath(search: SearchState): string {
  const { entrySource, wishlistId } = search;
  if (!WISHLIST_ORIGINS.includes(entrySource)) return `${ROUTES.staysAvailability}?${wayBack(search)}`;
  if (wishlistId === undefined) return ROUTES.favorites;
  return `${wishlistPath(wishlistId)}?${wayBack(search)}`;
}

function wayBack(search: SearchState): URLSearchParams {
  const params = searchParams(search);
  for (const name of ['listingId', 'hotelDetailsEntrySource', 'wishlistId']) params.delete(name);
  if (MAP_ORIGINS.includes(search.entrySource)) params.set('view', 'map');
  return params;
}

/** The checkout of the same search. */
export const checkoutPath = (search: SearchState): string =>
  `${ROUTES.vacationRentalsBook}?${searchParams(search)}`;

/** The options of the same stay, before the checkout (LS-28). */
export const customizePath = (search: SearchState): string =>
  `${ROUTES.vacationRentalsCustomize}?${searchParams(search)}`;

/** The listing page with the same search. */
export const listingPath = (search: SearchState): string =>
  `${ROUTES.vacationRentalsShop}?${searchParams(search)}`;

/** The listing page with the same stay, for somebody else: nothing of how this traveler came to it, or would pay for it. */
export const sharedListingPath = ({ listingId, locationName, stay, guests }: SearchState): string =>
  listingPath({
    ...(listingId !== undefined && { listingId }),
    ...(locationName !== undefined && { locationName }),
    stay,
    guests,
    isTravelApp: false,
  });
