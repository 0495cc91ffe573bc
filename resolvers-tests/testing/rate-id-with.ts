import { money } from '#domain/money/money.ts';
import { type RateFacts, rateId } from '#gateway/modules/availability/rate-id.ts';

const pineHollow: RateFacts = {
  listingId: 'home-pine',
  provider: { provider: 'Coastline Stays', id: 'cs-7781' },
  collection: 'NoCollection',
  stay: { from: '2026-06-05', until: '2026-06-07' },
  guests: { adults: 2, children: [4], pets: 1 },
  total: money(57_750, 'USD'),
};

/** The id of a rate of Pine Hollow Cabin, as a listing would have returned it. */
export const rateIdWith = (changes: Partial<RateFacts> = {}): string => rateId({ ...pineHollow, ...changes });
