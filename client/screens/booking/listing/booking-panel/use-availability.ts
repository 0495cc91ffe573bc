import { useFragment } from '@apollo/client/react';
import type { Booking } from './booking';
import { type Booking_ListingFragment, Booking_ListingFragmentDoc } from './booking.generated';

export type Availability = Booking_ListingFragment['availability'];

export interface AvailabilityOfStay {
  /** Undefined until it is known for this stay. */
  readonly availability: Availability | undefined;
  readonly maxOccupancy: number | null;
  /** Whether it is being requested; what is known stays in sight meanwhile. */
  readonly isLoading: boolean;
}

/** Whether the home can be had for the stay of the search, and for how much. */
export function useAvailability({
  listing,
  stay,
  shop,
}: Pick<Booking, 'listing' | 'stay' | 'shop'>): AvailabilityOfStay {
  const { data, complete } = useFragment({
    fragment: Booking_ListingFragmentDoc,
    from: listing,
    variables: { stay },
  });
  return {
    availability: complete ? data.availability : undefined,
    maxOccupancy: data.terms?.maxOccupancy ?? null,
    isLoading: shop.call === 'InProcess' && !complete,
  };
}
