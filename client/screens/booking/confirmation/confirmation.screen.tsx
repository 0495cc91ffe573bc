import { useQuery } from '@apollo/client/react';
import { Container, Flex, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { storedReservation, type ReservationRecord } from '../checkout/flow/booking/reservation-record';
import { ConfirmationDocument } from './confirmation.generated';
import { ConfirmedStay } from './confirmed-stay';

/** CF-05: without a reservation there is nothing to confirm. */
export function ConfirmationScreen() {
  const [record] = useState(storedReservation);
  return (
    <>
      <PageTitle>Booking Confirmation</PageTitle>
      {record ? <Confirmation record={record} /> : <Navigate to={ROUTES.stays} replace />}
    </>
  );
}

/** The reservation is read by the token of its booking, so it survives a reload. */
function Confirmation({ record }: { readonly record: ReservationRecord }) {
  const { data, loading, error, refetch } = useQuery(ConfirmationDocument, {
    variables: { token: record.bookingToken },
  });
  const status = data?.bookingStatus;
  if (status?.__typename === 'BookingSuccess') {
    return <ConfirmedStay trip={status.trip} record={record} />;
  }
  if (loading) return <ConfirmationSkeleton />;
  // A booking that is not, or no longer, confirmed is shown among the trips.
  if (status && !error) return <Navigate to={ROUTES.trips} replace />;
  return (
    <Container maxW="3xl" py="20">
      <LoadFailure
        title="We could not load your confirmation"
        level="h1"
        safe="Your stay is booked. Your trips show it, too."
        onRetry={() => void refetch()}
      />
    </Container>
  );
}

const ConfirmationSkeleton = () => (
  <Container maxW="5xl" px={{ base: '4', lg: '8' }} py={{ base: '8', lg: '14' }}>
    <VisuallyHidden role="status">Loading your confirmation</VisuallyHidden>
    <Stack gap={{ base: '8', lg: '10' }} aria-hidden="true">
      <Flex gap="5" direction={{ base: 'column', md: 'row' }}>
        <Skeleton boxSize="14" flexShrink="0" borderRadius="full" />
        <Stack gap="3" flex="1">
          <Skeleton h="11" w="80%" />
          <Skeleton h="6" w="60%" />
          <Skeleton h="6" w="40%" />
        </Stack>
      </Flex>
      <Skeleton h="96" borderRadius="card" />
      <Skeleton h="40" borderRadius="card" />
    </Stack>
  </Container>
);
