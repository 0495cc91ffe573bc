import { Container } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { homeModal } from '../../../domain/booking/trip-modals';
import { ROUTES, tripPath } from '../../../domain/routes';
import { BackLink } from '../../components/back-link/back-link';
import { LoadFailure } from '../../components/load-failure/load-failure';
import { useIsOnline } from '../../components/media/use-is-online';
import { PageTitle } from '../../components/page-title/page-title';
import { MissingTrip } from './missing-trip';
import { TripPage } from './trip-page';
import { TripSkeleton } from './trip-skeleton';
import { useTrip } from './use-trip';

/** A booked stay (CN-05), and over it the modal that the address names (CN-08). */
export function TripScreen() {
  const { tripId = '', modal } = useParams();
  const { trip, isMissing, hasFailed, isRetrying, retry } = useTrip(tripId);
  const isOnline = useIsOnline();
  const shownModal = homeModal(modal);
  if (modal !== undefined && !shownModal) return <Navigate to={tripPath(tripId)} replace />;
  return (
    <Container maxW="6xl" px={{ base: '4', md: '6' }} py={{ base: '6', lg: '10' }}>
      <BackLink to={ROUTES.trips}>All trips</BackLink>
      {trip ? (
        <Suspense fallback={<TripSkeleton />}>
          <TripPage key={tripId} trip={trip} modal={shownModal} />
        </Suspense>
      ) : (
        <PageTitle>Trip</PageTitle>
      )}
      {isMissing && <MissingTrip />}
      {hasFailed && (
        <LoadFailure title="This trip could not be loaded" level="h1" onRetry={retry} isRetrying={isRetrying}>
          {isOnline
            ? 'Your booking is safe. The travel platform did not answer; try again in a moment.'
            : 'You are offline. Your booking is safe, and its page is loaded when the connection is back.'}
        </LoadFailure>
      )}
      {!trip && !isMissing && !hasFailed && <TripSkeleton />}
    </Container>
  );
}
