import type { SearchState } from '#domain/search/search-state.ts';
import type { FrozenPriceCard_FrozenPriceFragment } from './frozen-prices.generated';

/** The stay of a frozen price as a search for its home. */
export const frozenSearch = ({
  listing,
  fromDate,
  untilDate,
  guests,
}: Pick<
  FrozenPriceCard_FrozenPriceFragment,
  'listing' | 'fromDate' | 'untilDate' | 'guests'
>): SearchState => ({
  listingId: listing.id,
  stay: { from: fromDate, until: untilDate },
  guests: { adults: guests.adults, children: [...guests.children], pets: guests.petsIncluded ? 1 : 0 },
  isTravelApp: false,
});
