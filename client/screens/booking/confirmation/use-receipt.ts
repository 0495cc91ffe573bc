import { useQuery } from '@apollo/client/react';
import { ConfirmationReceiptDocument, type ConfirmationReceiptQuery } from './confirmation.generated';

export type Receipt = Extract<NonNullable<ConfirmationReceiptQuery['trip']>, { __typename: 'HomeTrip' }>;

/** Null until it has loaded, and when it cannot be read. */
export function useReceipt(tripId: string): Receipt | null {
  const { data } = useQuery(ConfirmationReceiptDocument, { variables: { tripId }, errorPolicy: 'all' });
  return data?.trip?.__typename === 'HomeTrip' ? data.trip : null;
}
