import { type SearchState, withoutFrozenPrice } from '#domain/search/search-state.ts';
import { requireShopRequestId } from '#domain/search/shop-load.ts';
import { stayInput } from '#client/app/stay/stay-input.ts';
import type { ListingQueryVariables } from './listing.generated';

/** LQ-16: the variables of the listing query. A search without a listing is refused (LQ-09). */
export const listingVariables = (search: SearchState): ListingQueryVariables => ({
  id: requireShopRequestId(search.listingId),
  stay: stayInput(withoutFrozenPrice(search)),
});
