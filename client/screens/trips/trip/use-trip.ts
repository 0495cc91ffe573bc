import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { TripPageDocument } from './trip.generated';

/** A trip by its reservation number. It is read again with each visit, because its state may have changed. */
export function useTrip(id: string) {
  const { data, error, networkStatus, refetch } = useQuery(TripPageDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return {
    trip: data?.trip,
    isMissing: data?.trip === null && !error,
    hasFailed: error !== undefined && !data?.trip,
    isRetrying: networkStatus === NetworkStatus.refetch,
    retry: () => void refetch().catch(() => undefined),
  };
}
