import { Container } from '@chakra-ui/react';
import { Suspense } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { BackLink } from '#client/components/back-link.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { OtherBookingScreen } from './other-booking/other-booking-screen';
import { MissingTrip } from './missing-trip';
import { TripLoadFailure } from './trip-load-failure';
import { TripPage } from './trip-page';
import { TripSkeleton } from './trip-skeleton';
import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { TripPageDocument, type TripPageQuery } from './trip.generated';
import { WatchedFlightPage } from './watched-flight/watched-flight-page';

/** A trip (CN-05), with the modal in the address over it (CN-08). */
export function TripScreen() {
  const { tripId = '', modal } = useParams();
  const { trip, isMissing, hasFailed, isRetrying, retry } = useTrip(tripId);
  return (
    <Container maxW="6xl" px={{ base: '4', md: '6' }} py={{ base: '6', lg: '10' }}>
      <BackLink to={ROUTES.trips}>All trips</BackLink>
      {trip ? (
        <Suspense fallback={<TripSkeleton />}>
          <PageOf key={tripId} trip={trip} modal={modal} />
        </Suspense>
      ) : (
        <PageTitle>Trip</PageTitle>
      )}
      {isMissing && <MissingTrip />}
      {hasFailed && <TripLoadFailure onRetry={retry} isRetrying={isRetrying} />}
      {!trip && !isMissing && !hasFailed && <TripSkeleton />}
    </Container>
  );
}

interface PageOfProps {
  readonly trip: NonNullable<TripPageQuery['trip']>;
  readonly modal: string | undefined;
}

function PageOf({ trip, modal }: PageOfProps) {
  if (trip.__typename === 'HomeTrip') return <TripPage trip={trip} modal={modal} />;
  if (trip.__typename === 'WatchedFlight') return <WatchedFlightPage flight={trip} modal={modal} />;
  return <OtherBookingScreen tripId={trip.id} modal={modal} />;
}

/** A trip by its reservation number. It is read again with each visit, because its state may have changed. */
function useTrip(id: string) {
  const { data, error, networkStatus, refetch } = useQuery(TripPageDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    trip: data?.trip,
    isMissing: data?.trip === null && !error,
    hasFailed: error !== undefined && !data?.trip,
    isRetrying: networkStatus === NetworkStatus.refetch,
    retry: () => void refetch().catch(() => undefined),
  };
}
