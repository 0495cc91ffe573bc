import type { Contact } from '../../../../../domain/contact';
import { type Money, moneyText } from '../../../../../domain/money/money';
import type { SchedulePriceQuoteInput } from '../../../../generated/graph';
import { isAgentPortal } from '../agent-portal';
import type { TripFacts } from '../trip/trip-facts';

export const fiatInput = (amount: Money) => ({
  value: moneyText(amount),
  currencyCode: amount.currencyCode,
});

/** PQ-02: what the price is asked for. */
export const quoteInput = (
  { stay, listing, provider, collection }: TripFacts,
  { emailAddress }: Contact,
  seenTotal: Money,
  { replacesToken, isAgent }: { readonly replacesToken: string | null; readonly isAgent: boolean },
): SchedulePriceQuoteInput => ({
  emailAddress,
  listingId: listing.id,
  listingProviderId: provider.listingProviderId,
  stay,
  seenTotal: fiatInput(seenTotal),
  // A collection that the graph does not know is quoted like none.
  collection: collection === 'UNKNOWN' ? 'NO_COLLECTION' : collection,
  replacesToken,
  isAgentPortal: isAgentPortal(isAgent),
});
