import type { LaterProtectionQuery } from './later-protection.generated';

type BookedStay = Extract<NonNullable<LaterProtectionQuery['trip']>, { __typename: 'HomeTrip' }>;

/** The protection on sale for a booked stay. */
export type Offer = NonNullable<BookedStay['protectionOffer']>;
export type Variant = Offer['variants'][number];
