import type { SearchState, SortOrder } from '#domain/search/search-state.ts';
import type { StayFilters } from '#domain/search/stay-filters.ts';
import { searchedStay } from '#client/app/stay/stay-input.ts';
import type { StayFiltersInput } from '#client/generated/graph.ts';
import type { StaysAvailabilityScreenQueryVariables } from './stays-availability.generated';

export const PAGE_SIZE = 18;

type GraphSortOrder = StaysAvailabilityScreenQueryVariables['sortOrder'];

const SORT_ORDERS: Readonly<Record<SortOrder, GraphSortOrder>> = {
  Recommended: 'RECOMMENDED',
  Pricing: 'PRICE',
  StarRating: 'STAR_RATING',
  UserRating: 'USER_RATING',
  Distance: 'DISTANCE',
};

/** The variables of the results for a search in a place, or anywhere. */
export const staysVariables = (
  placeId: string | undefined,
  search: SearchState,
): StaysAvailabilityScreenQueryVariables => ({
  ...placeVariables(placeId, search),
  sortOrder: SORT_ORDERS[search.sortOrder ?? 'Recommended'],
  first: PAGE_SIZE,
});

/** The place, the dates, the guests, and the filters. */
export const placeVariables = (placeId: string | undefined, search: SearchState) => ({
  ...(placeId !== undefined && { placeId }),
  ...searchedStay(search),
  ...(search.bounds && { bounds: { ...search.bounds } }),
  ...(search.filters && { filters: filtersInput(search.filters) }),
});

/** The limits of a price are decimals in the graph. */
const filtersInput = ({ price, ...filters }: StayFilters): StayFiltersInput => ({
  ...filters,
  ...(price && {
    price: { ...price, minimum: price.minimum?.toString(), maximum: price.maximum?.toString() },
  }),
});
