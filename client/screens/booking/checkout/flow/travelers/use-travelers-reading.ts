import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Reading } from '../reading';
import { CheckoutTravelersDocument, type CheckoutTravelersQuery } from './travelers.generated';

export type CheckoutTraveler = NonNullable<CheckoutTravelersQuery['travelers']>[number];

/** The travelers that the stay can be reserved for. */
export function useTravelersReading(): Reading<readonly CheckoutTraveler[]> {
  const { data, error, loading, refetch } = useQuery(CheckoutTravelersDocument);
  return useMemo(
    () => ({
      value: data?.travelers ?? undefined,
      isFailed: error !== undefined,
      isLoading: loading,
      retry: () => void refetch(),
    }),
    [data, error, loading, refetch],
  );
}
