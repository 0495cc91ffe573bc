import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { formatMoment } from '#domain/moment.ts';
import { PaymentSummary } from '#client/features/trips/payment-summary.tsx';
import { FactList } from '#client/components/fact-list.tsx';
import {
  type TripPaymentDetails_TripFragment,
  TripPaymentDetails_TripFragmentDoc,
} from './payment-details.generated';

export interface PaymentDetailsProps {
  readonly trip: FragmentType<TripPaymentDetails_TripFragment>;
}

/** The payments with their amounts and times, and the refunds. */
export function PaymentDetails({ trip }: PaymentDetailsProps) {
  const { data } = useSuspenseFragment({
    fragment: TripPaymentDetails_TripFragmentDoc,
    fragmentName: 'TripPaymentDetails_trip',
    from: trip,
  });
  return (
    <Stack gap="6">
      <PaymentSummary trip={data} />
      <FactList
        facts={[
          { label: 'Paid', text: data.bookedAt && formatMoment(data.bookedAt) },
          { label: 'Canceled', text: data.cancellation && formatMoment(data.cancellation.canceledAt) },
          { label: 'Reservation number', text: data.id },
        ]}
      />
    </Stack>
  );
}
