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

/** The variables of the results for a search in a place. */
export const staysVariables = (
  placeId: string,
  search: SearchState,
): StaysAvailabilityScreenQueryVariables => ({
  ...placeVariables(placeId, search),
  sortOrder: SORT_ORDERS[search.sortOrder ?? 'Recommended'],
  first: PAGE_SIZE,
});

/** The place, the dates, the guests, and the filters. */
export const placeVariables = (placeId: string, search: SearchState) => ({
  placeId,
  ...searchedStay(search),
  ...(search.bounds && { bounds: { ...search.bounds } }),
  ...(search.filters && { filters: filtersInput(search.filters) }),
});

const filtersInput = ({
  price,
  bedrooms,
  beds,
  bathrooms,
  userRating,
  homeKinds,
  amenities,
  collections,
  isPetFriendly,
  hasFreeCancellation,
}: StayFilters): StayFiltersInput => ({
  ...(price && {
    price: {
      basis: price.basis,
      currencyCode: price.currencyCode,
      ...(price.minimum !== undefined && { minimum: String(price.minimum) }),
      ...(price.maximum !== undefined && { maximum: String(price.maximum) }),
    },
  }),
  ...(bedrooms !== undefined && { minimumBedrooms: bedrooms }),
  ...(beds !== undefined && { minimumBeds: beds }),
  ...(bathrooms !== undefined && { minimumBathrooms: bathrooms }),
  ...(userRating !== undefined && { minimumUserRating: userRating }),
  ...(homeKinds && { homeKinds: [...homeKinds] }),
  ...(amenities && { amenities: [...amenities] }),
  ...(collections && { collections: [...collections] }),
  ...(isPetFriendly && { isPetFriendly }),
  ...(hasFreeCancellation && { hasFreeCancellation }),
});
