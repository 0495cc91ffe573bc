/**
 * The price match guarantee of business travel (AD-10, AD-24). A claim is made by phone; the portal shows the deadline, the
 * required details, and the exclusions.
 */
import { DAY_MS } from '../durations';

export interface PriceMatchFacts {
  /** Whether the user travels on business: consumers do not have this guarantee. */
  readonly isBusiness: boolean;
  readonly isPackage: boolean;
  /** The hotel of the trip; null for a flight. */
  readonly hotel: { readonly isPaidAtHotel: boolean; readonly isOfCollection: boolean } | null;
  readonly bookedAt: string | null;
  readonly now: Date;
}

export type PriceMatch =
  { readonly isClaimable: false } | { readonly isClaimable: true; readonly claimUntil: string };

/** Until when a lower price can be claimed: for 24 hours after the booking. Not for vacation rentals. */
export function priceMatch({ isBusiness, isPackage, hotel, bookedAt, now }: PriceMatchFacts): PriceMatch {
  const isExcludedHotel = hotel !== null && hotel.isPaidAtHotel && hotel.isOfCollection;
  if (!isBusiness || isPackage || isExcludedHotel || bookedAt === null) return { isClaimable: false };
  const end = Date.parse(bookedAt) + DAY_MS;
  return now.getTime() <= end
    ? { isClaimable: true, claimUntil: new Date(end).toISOString() }
    : { isClaimable: false };
}

/** The requirements for a claim. */
export const PRICE_MATCH_NEEDS = [
  'Your trip ID',
  'The lower price',
  'The website where you found it',
] as const;

export const PRICE_MATCH_RULES = [
  'It is exactly the same itinerary, with the same cancellation terms.',
  'The price is in US dollars, and everybody can book it.',
  'We can verify it while you are on the phone. What has to be verified later is answered within 24 hours; what cannot be verified is declined by email.',
  'Packages, vacation rentals, and stays at premier or lifestyle hotels that are paid at the hotel are excluded.',
] as const;
