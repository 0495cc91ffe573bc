import type { SearchState } from '../../../../domain/search/search-state';
import { stayInput } from '../../../features/wishlists/stay-input';
import type { CheckoutQueryVariables } from './checkout.generated';

/** The home and the stay of a search, as the query of the checkout takes them. */
export const checkoutVariables = (listingId: string, search: SearchState): CheckoutQueryVariables => ({
  id: listingId,
  stay: stayInput(search),
});
