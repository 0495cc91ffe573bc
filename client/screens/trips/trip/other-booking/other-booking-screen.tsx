import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { MissingTrip } from '../missing-trip';
import { TripLoadFailure } from '../trip-load-failure';
import { TripSkeleton } from '../trip-skeleton';
import { OtherBookingPage } from './other-booking-page';
import { OtherBookingPageDocument } from './other-booking-page.generated';

export interface OtherBookingScreenProps {
  readonly tripId: string;
  /** The modal that the address names. */
  readonly modal: string | undefined;
}

/** A trip that was booked elsewhere. Its parts are a separate query, because the page of a home does not read them. */
export function OtherBookingScreen({ tripId, modal }: OtherBookingScreenProps) {
  const { data, error, networkStatus, refetch } = useQuery(OtherBookingPageDocument, {
    variables: { id: tripId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const trip = data?.trip;
  if (trip && trip.__typename !== 'HomeTrip' && trip.__typename !== 'WatchedFlight')
    return <OtherBookingPage trip={trip} modal={modal} />;
  if (data?.trip === null && !error) return <MissingTrip />;
  if (!error) return <TripSkeleton />;
  return (
    <TripLoadFailure
      onRetry={() => void refetch().catch(() => undefined)}
      isRetrying={networkStatus === NetworkStatus.refetch}
    />
  );
}
