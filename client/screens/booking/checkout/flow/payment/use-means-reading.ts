import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Reading } from '../reading';
import { CheckoutMeansDocument, type CheckoutMeansQuery } from './means.generated';

/** Reads the means that the traveler can pay with. */
export function useMeansReading(): Reading<CheckoutMeansQuery> {
  const { data, error, loading, refetch } = useQuery(CheckoutMeansDocument, {
    // Data from before another booking is shown immediately, and read again.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  return useMemo(() => {
    // Without cards and without rewards next to nothing is left to pay with; one of them alone is.
    const value = data?.paymentMethods || data?.rewardsAccounts ? data : undefined;
    return {
      value,
      isFailed: error !== undefined && !value,
      isLoading: loading,
      retry: () => void refetch(),
    };
  }, [data, error, loading, refetch]);
}
