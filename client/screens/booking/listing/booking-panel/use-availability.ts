import { useFragment } from '@apollo/client/react';
import type { ListingStay } from './listing-stay';
import { type Booking_ListingFragment, Booking_ListingFragmentDoc } from './booking.generated';

export type Availability = Booking_ListingFragment['availability'];

export interface AvailabilityOfStay {
  /** Undefined until it is known for this stay. */
  readonly availability: Availability | undefined;
  readonly maxOccupancy: number | null;
  /** Whether it is being requested; the previous one stays visible meanwhile. */
  readonly isLoading: boolean;
}

/** Whether the home is available for the stay of the search, and its price. */
export function useAvailability({
  listing,
  stay,
  shop,
}: Pick<ListingStay, 'listing' | 'stay' | 'shop'>): AvailabilityOfStay {
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
