import type { FragmentType } from '@apollo/client';
import { Flex, Stack } from '@chakra-ui/react';
import { SectionCard } from '../../../../components/section-card/section-card';
import { ModalLink } from '../dialogs/modal-link';
import { PaymentSummary } from './payment-summary';
import type { TripPayment_TripFragment } from './trip-payment.generated';

export interface TripPaymentProps {
  readonly tripId: string;
  readonly trip: FragmentType<TripPayment_TripFragment>;
}

/** The price of the stay and its payments, with links to the details and the receipt. */
export const TripPayment = ({ tripId, trip }: TripPaymentProps) => (
  <SectionCard title="Payment">
    <Stack gap="5">
      <PaymentSummary trip={trip} />
      <Flex gap="5" wrap="wrap">
        <ModalLink tripId={tripId} modal="payment">
          Payment details
        </ModalLink>
        <ModalLink tripId={tripId} modal="itemized-receipt-home">
          Itemized receipt
        </ModalLink>
      </Flex>
    </Stack>
  </SectionCard>
);
