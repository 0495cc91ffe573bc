import type { Contact } from '../../../../../domain/contact';
import { type Money, moneyText } from '../../../../../domain/money/money';
import type { SchedulePriceQuoteInput, StayInput } from '../../../../generated/graph';
import type { SearchState } from '../../../../../domain/search/search-state';
import { isAgentPortal } from '../agent-portal';
import type { TripFacts } from '../trip-facts';

export const stayInput = ({ stay, guests }: SearchState): StayInput => ({
  fromDate: stay.from,
  untilDate: stay.until,
  adults: guests.adults,
  children: guests.children,
  pets: guests.pets,
});

export const fiatInput = (amount: Money) => ({
  value: moneyText(amount),
  currencyCode: amount.currencyCode,
});

/** PQ-02: what the price is asked for. */
export const quoteInput = (
  { search, listing }: TripFacts,
  { emailAddress }: Contact,
  seenTotal: Money,
  { replacesToken, isAgent }: { readonly replacesToken: string | null; readonly isAgent: boolean },
): SchedulePriceQuoteInput => ({
  emailAddress,
  listingId: listing.id,
  listingProviderId: listing.provider.listingProviderId,
  stay: stayInput(search),
  seenTotal: fiatInput(seenTotal),
  // A collection that the graph does not know is quoted like none.
  collection: listing.collection === 'UNKNOWN' ? 'NO_COLLECTION' : listing.collection,
  replacesToken,
  isAgentPortal: isAgentPortal(isAgent),
});
