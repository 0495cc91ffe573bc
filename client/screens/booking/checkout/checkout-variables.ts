import type { SearchState } from '#domain/search/search-state.ts';
import { stayInput } from '#client/app/stay/stay-input.ts';
import type { CheckoutQueryVariables } from './checkout.generated';

/** The home and the stay of a search, as variables of the checkout's query. */
export const checkoutVariables = (listingId: string, search: SearchState): CheckoutQueryVariables => ({
  id: listingId,
  stay: stayInput(search),
});
