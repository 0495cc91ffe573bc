import type { FreezeOffer_ListingFragment } from './freeze-offer.generated';

type Availability = FreezeOffer_ListingFragment['availability'];

/** A period that the price of the stay can be frozen for, with its deposit. */
export type FreezeOption = Extract<
  Availability,
  { __typename: 'Available' }
>['rate']['freezeOptions'][number];
