import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Reading } from '../reading';
import { CheckoutMeansDocument, type CheckoutMeansQuery } from './means.generated';

/** Reads the traveler's payment means. */
export function useMeansReading(): Reading<CheckoutMeansQuery> {
  const { data, error, loading, refetch } = useQuery(CheckoutMeansDocument, {
    // Data from before another booking is shown immediately, and then read again.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  return useMemo(() => {
    // Without cards and rewards there is almost nothing to pay with; one of them is enough.
    const value = data?.paymentMethods || data?.rewardsAccounts ? data : undefined;
    return {
      value,
      isFailed: error !== undefined && !value,
      isLoading: loading,
      retry: () => void refetch(),
    };
  }, [data, error, loading, refetch]);
}
