import type { SearchState, SortOrder } from '../../../domain/search/search-state';
import { stayInput } from '../../wishlists/stay-input';
import type { StaysAvailabilityScreenQueryVariables } from './stays-availability.generated';

export const PAGE_SIZE = 18;

type GraphSortOrder = StaysAvailabilityScreenQueryVariables['sortOrder'];

const SORT_ORDERS: Readonly<Record<SortOrder, GraphSortOrder>> = {
  Recommended: 'RECOMMENDED',
  Pricing: 'PRICING',
  StarRating: 'STAR_RATING',
};

/** The variables of the results for a search in a place. */
export const staysVariables = (
  placeId: string,
  search: SearchState,
): StaysAvailabilityScreenQueryVariables => ({
  placeId,
  stay: stayInput(search),
  sortOrder: SORT_ORDERS[search.sortOrder ?? 'Recommended'],
  first: PAGE_SIZE,
});
