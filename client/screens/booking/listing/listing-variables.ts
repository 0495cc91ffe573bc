import { requireShopRequestId } from '../../../../domain/search/shop-load';
import type { SearchState } from '../../../../domain/search/search-state';
import type { ListingQueryVariables } from './listing.generated';

/** LQ-16: the variables of the listing query. A search without a listing is refused (LQ-09). */
export const listingVariables = ({ listingId, stay, guests }: SearchState): ListingQueryVariables => ({
  id: requireShopRequestId(listingId),
  stay: {
    fromDate: stay.from,
    untilDate: stay.until,
    adults: guests.adults,
    children: guests.children,
    pets: guests.pets,
  },
});
