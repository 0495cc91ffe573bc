import { Container } from '@chakra-ui/react';
import { Suspense } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { BackLink } from '#client/components/back-link/back-link.tsx';
import { PageTitle } from '#client/components/page-title/page-title.tsx';
import { useParams } from '#client/router/router-provider.tsx';
import { ElsewhereScreen } from './elsewhere/elsewhere-screen';
import { MissingTrip } from './missing-trip';
import { TripLoadFailure } from './trip-load-failure';
import { TripPage } from './trip-page';
import { TripSkeleton } from './trip-skeleton';
import { useTrip } from './use-trip';

/** A trip (CN-05), with the modal in the address over it (CN-08). */
export function TripScreen() {
  const { tripId = '', modal } = useParams();
  const { trip, isMissing, hasFailed, isRetrying, retry } = useTrip(tripId);
  return (
    <Container maxW="6xl" px={{ base: '4', md: '6' }} py={{ base: '6', lg: '10' }}>
      <BackLink to={ROUTES.trips}>All trips</BackLink>
      {trip ? (
        <Suspense fallback={<TripSkeleton />}>
          {trip.__typename === 'HomeTrip' ? (
            <TripPage key={tripId} trip={trip} modal={modal} />
          ) : (
            <ElsewhereScreen key={tripId} tripId={tripId} modal={modal} />
          )}
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
