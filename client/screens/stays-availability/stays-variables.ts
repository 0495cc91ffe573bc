import type { SearchState, SortOrder } from '../../../domain/search/search-state';
import type { StaysAvailabilityScreenQueryVariables } from './stays-availability.generated';

export const PAGE_SIZE = 18;

type GraphSortOrder = NonNullable<StaysAvailabilityScreenQueryVariables['search']['sortOrder']>;

const SORT_ORDERS: Readonly<Record<SortOrder, GraphSortOrder>> = {
  Recommended: 'RECOMMENDED',
  Pricing: 'PRICING',
  StarRating: 'STAR_RATING',
};

/** The variables of the results for a search in a place. */
export const staysVariables = (
  placeId: string,
  { stay, guests, sortOrder = 'Recommended' }: SearchState,
): StaysAvailabilityScreenQueryVariables => ({
  search: {
    placeId,
    stay: {
      fromDate: stay.from,
      untilDate: stay.until,
      adults: guests.adults,
      children: [...guests.children],
      pets: guests.pets,
    },
    sortOrder: SORT_ORDERS[sortOrder],
  },
  first: PAGE_SIZE,
});
