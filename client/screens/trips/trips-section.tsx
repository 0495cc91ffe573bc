import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Box, Heading, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useFetchPolicyOnEntry } from '../../components/visit/use-rendered-markup';
import { LoadFailure } from '../../components/load-failure/load-failure';
import { MoreButton } from '../../components/load-more/more-button';
import { useLoadMore } from '../../components/load-more/use-load-more';
import type { TripSection } from '../../generated/graph';
import { useIsFailureShared } from './section-failures';
import { OtherBookingCard } from './other-booking-card';
import { TripCard } from './trip-card';
import { tripsVariables } from './trips-variables';
import { TripsSectionDocument, type TripsSectionQuery } from './trips.generated';

type ListedTrip = NonNullable<TripsSectionQuery['trips']>['edges'][number]['node'];

export interface TripsSectionProps {
  readonly section: TripSection;
  readonly title: string;
  /** Shown when there are no trips; without it, the section shows only when it has some or could not be loaded. */
  readonly children?: ReactNode;
}

/** A section of the booked stays, page by page. Always requested again, because a stay may just have been booked. */
export function TripsSection({ section, title, children }: TripsSectionProps) {
  const headingId = useId();
  const { data, networkStatus, refetch, fetchMore } = useQuery(TripsSectionDocument, {
    variables: tripsVariables(section),
    fetchPolicy: useFetchPolicyOnEntry(),
    nextFetchPolicy: 'cache-first',
  });
  const trips = data?.trips;
  const more = useLoadMore({
    pageInfo: trips?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });

  const hasFailed = !trips && networkStatus === NetworkStatus.error;
  const retry = () => void refetch().catch(() => undefined);
  if (useIsFailureShared(hasFailed, retry)) return null;
  if (!children && !hasFailed && !trips?.edges.length) return null;
  return (
    <Stack as="section" aria-labelledby={headingId} gap="5">
      <Heading as="h2" id={headingId} size="2xl">
        {title}
      </Heading>
      {hasFailed && (
        <LoadFailure title="Your trips could not be loaded" safe="Your bookings are safe." onRetry={retry} />
      )}
      {!trips && !hasFailed && <TripsWaiting />}
      {trips?.edges.length === 0 && children}
      {trips && trips.edges.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="5">
          {trips.edges.map(({ node }, index) => (
            <li key={node.id}>
              <CardOf trip={node} isNext={section === 'UPCOMING' && index === 0} />
            </li>
          ))}
        </Stack>
      )}
      <MoreButton more={more} things="trips" />
    </Stack>
  );
}

/** A watched flight is not booked, and is in the section of watched trips alone. */
function CardOf({ trip, isNext }: { readonly trip: ListedTrip; readonly isNext: boolean }) {
  if (trip.__typename === 'WatchedFlight') return null;
  return trip.__typename === 'HomeTrip' ? (
    <TripCard trip={trip} isLarge={isNext} />
  ) : (
    <OtherBookingCard trip={trip} />
  );
}

const TripsWaiting = () => (
  <Box>
    <VisuallyHidden role="status">Loading your trips</VisuallyHidden>
    <Skeleton h="64" borderRadius="card" aria-hidden="true" />
  </Box>
);
