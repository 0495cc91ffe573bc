import type { CustomizeQuery } from './customize.generated';

export type ListingOfStay = NonNullable<CustomizeQuery['listing']>;

type Availability = ListingOfStay['availability'];

export type RateOfStay = Extract<Availability, { readonly __typename: 'Available' }>['rate'];

export type Variant = NonNullable<RateOfStay['cancelForAnyReason']>['variants'][number];
