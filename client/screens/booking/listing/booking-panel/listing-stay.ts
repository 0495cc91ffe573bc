import type { SearchState } from '#domain/search/search-state.ts';
import type { ShopState } from '#domain/search/shop-load.ts';
import type { StayInput } from '#client/generated/graph.ts';
import type { ListingQuery } from '../listing.generated';
import type { ListingSearch } from '../use-listing-search';

export type ListingOfPage = NonNullable<ListingQuery['listing']>;

/** The props that all booking parts of the page share. */
export interface ListingStay extends Pick<ListingSearch, 'setStay' | 'setGuests' | 'dropAccountIndex'> {
  readonly listing: ListingOfPage;
  readonly search: SearchState;
  /** The stay of the search, as input for the graph. */
  readonly stay: StayInput;
  /** For the stay of the search (LQ-12). */
  readonly shop: ShopState;
  readonly retry: () => void;
  readonly checkoutPath: string;
  /** The screen for the options of the stay, before the checkout (LS-28). */
  readonly customizePath: string;
}
