import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Flex, Stack, Text } from '@chakra-ui/react';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { ModalLink } from '../dialogs/modal-link';
import { PaymentSummary } from '#client/features/trips/payment-summary.tsx';
import {
  type PaymentSummary_TripFragment,
  PaymentSummary_TripFragmentDoc,
} from '#client/features/trips/payment-summary.generated.ts';

export interface TripPaymentProps {
  readonly tripId: string;
  readonly trip: FragmentType<PaymentSummary_TripFragment>;
  /** CP-11: the payment is reserved, and charged when the booking is approved. */
  readonly isReserved?: boolean;
}

/** The price of the stay and its payments, with links to the details, the receipt, and the refund by part of the payment. */
export function TripPayment({ tripId, trip, isReserved = false }: TripPaymentProps) {
  const { data } = useSuspenseFragment({ fragment: PaymentSummary_TripFragmentDoc, from: trip });
  const hasRefund = (data.cancellation?.refund?.minorUnits ?? 0) > 0;
  return (
    <SectionCard title="Payment">
      <Stack gap="5">
        {isReserved && (
          <Text fontWeight="medium">Reserved, not charged. It is charged when your booking is approved.</Text>
        )}
        <PaymentSummary trip={trip} isReserved={isReserved} />
        <Flex columnGap="5" rowGap="2" wrap="wrap" _print={{ display: 'none' }}>
          <ModalLink tripId={tripId} modal="payment">
            Payment details
          </ModalLink>
          <ModalLink tripId={tripId} modal="itemized-receipt-home">
            Itemized receipt
          </ModalLink>
          {hasRefund && (
            <ModalLink tripId={tripId} modal="cancel-home">
              Refund details
            </ModalLink>
          )}
        </Flex>
      </Stack>
    </SectionCard>
  );
}
