import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { MissingTrip } from '../missing-trip';
import { TripLoadFailure } from '../trip-load-failure';
import { TripSkeleton } from '../trip-skeleton';
import { ElsewherePage } from './elsewhere-page';
import { ElsewherePageDocument } from './elsewhere-page.generated';

export interface ElsewhereScreenProps {
  readonly tripId: string;
  /** The modal that the address names. */
  readonly modal: string | undefined;
}

/** A trip that was booked elsewhere. Its parts are a separate query, because the page of a home does not read them. */
export function ElsewhereScreen({ tripId, modal }: ElsewhereScreenProps) {
  const { data, error, networkStatus, refetch } = useQuery(ElsewherePageDocument, {
    variables: { id: tripId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const trip = data?.trip;
  if (trip && trip.__typename !== 'HomeTrip') return <ElsewherePage trip={trip} modal={modal} />;
  if (data?.trip === null && !error) return <MissingTrip />;
  if (!error) return <TripSkeleton />;
  return (
    <TripLoadFailure
      onRetry={() => void refetch().catch(() => undefined)}
      isRetrying={networkStatus === NetworkStatus.refetch}
    />
  );
}
