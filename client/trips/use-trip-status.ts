import { useSubscription } from '@apollo/client/react';
import { useAnnounce } from '../components/announcer/announcer';
import { TripProgressDocument } from './trip-progress.generated';
import { notBooked, type Standing, type TripStatus, tripStatus } from './trip-status';

/** How a trip stands. One that is being confirmed is followed, and becomes what it turns out to be by itself (BK-12, BK-13). */
export function useTripStatus(trip: Standing & { readonly listing: { readonly name: string } }): TripStatus {
  const announce = useAnnounce();
  const { bookingToken, listing } = trip;
  const { data, error } = useSubscription(TripProgressDocument, {
    variables: { token: bookingToken ?? '' },
    skip: bookingToken === null,
    onData: ({ data: { data: heard } }) => {
      const outcome = heard?.bookingStatus.__typename;
      if (outcome === 'BookingFailure') announce(`${listing.name} is not booked.`);
      if (outcome === 'BookingSuccess') announce(`${listing.name} is confirmed.`);
    },
  });
  const heard = data?.bookingStatus;
  if (heard?.__typename === 'BookingFailure') return notBooked(heard.errors[0]?.text);
  const isFollowed = bookingToken !== null && !error && heard?.__typename !== 'BookingStillProcessing';
  return tripStatus(trip, isFollowed);
}
