import { useSubscription } from '@apollo/client/react';
import { useAnnounce } from '../../components/announcer/announcer';
import { CancellationProgressDocument } from './cancellation-progress.generated';
import { TripProgressDocument, type TripProgressSubscription } from './trip-progress.generated';
import {
  approvalStatus,
  isBeingCanceled,
  notBooked,
  type Standing,
  type TripApproval,
  type TripStatus,
  tripStatus,
} from './trip-status';

type FollowedTrip = Standing & { readonly id: string; readonly listing: { readonly name: string } };

/**
 * The status of a trip. A trip that is being confirmed or canceled is followed, and its status updates automatically (BK-12,
 * BK-13, CN-01).
 */
export function useTripStatus(trip: FollowedTrip): TripStatus {
  const announce = useAnnounce();
  const { bookingToken, listing } = trip;
  const { data, error } = useSubscription(TripProgressDocument, {
    variables: { token: bookingToken ?? '' },
    skip: bookingToken === null,
    onData: ({ data: { data: event } }) => {
      const outcome = event?.bookingStatus.__typename;
      if (outcome === 'BookingFailure') announce(`${listing.name} is not booked.`);
      if (outcome === 'BookingSuccess') announce(`${listing.name} is confirmed.`);
    },
  });
  const isCancellationFollowed = useCancellationFollowed(trip);
  if (isBeingCanceled(trip)) return tripStatus(trip, isCancellationFollowed);
  const status = data?.bookingStatus;
  const decided = approvalStatus(approvalIn(status) ?? trip.approval);
  if (decided) return decided;
  if (status?.__typename === 'BookingFailure') return notBooked(status.errors[0]?.text);
  const isFollowed = bookingToken !== null && !error && status?.__typename !== 'BookingStillProcessing';
  return tripStatus(trip, isFollowed);
}

type Followed = TripProgressSubscription['bookingStatus'];

/** The stream knows the decision before the list of trips is read again. */
function approvalIn(status: Followed | undefined): TripApproval | null {
  if (status?.__typename === 'BookingAwaitingApproval') return status.approval;
  return status?.__typename === 'BookingFailure' ? status.decision : null;
}

/** Follows a cancellation in progress; its outcome changes the trip. */
function useCancellationFollowed(trip: FollowedTrip): boolean {
  const announce = useAnnounce();
  const isUnderWay = isBeingCanceled(trip);
  const { error } = useSubscription(CancellationProgressDocument, {
    variables: { tripId: trip.id },
    skip: !isUnderWay,
    onData: ({ data: { data: event } }) => {
      const outcome = event?.cancellationStatus.__typename;
      if (outcome === 'CancellationFailure') announce(`${trip.listing.name} was not canceled.`);
      if (outcome === 'CancellationSuccess') announce(`${trip.listing.name} is canceled.`);
    },
  });
  return isUnderWay && !error;
}
