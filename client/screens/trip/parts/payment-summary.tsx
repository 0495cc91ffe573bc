import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Flex, Stack } from '@chakra-ui/react';
import { formatMoney } from '../../../../domain/money/money-format';
import { PaymentLines } from './payment-lines';
import { type TripPayment_TripFragment, TripPayment_TripFragmentDoc } from './trip-payment.generated';

export interface PaymentSummaryProps {
  readonly trip: FragmentType<TripPayment_TripFragment>;
}

/** The parts of the payment, their total, and the refund of a canceled stay. */
export function PaymentSummary({ trip }: PaymentSummaryProps) {
  const { data } = useSuspenseFragment({ fragment: TripPayment_TripFragmentDoc, from: trip });
  const refund = data.cancellation?.refund;
  return (
    <Stack gap="3">
      <PaymentLines payments={data.payments} />
      <Flex justify="space-between" gap="4" borderTopWidth="1px" pt="3" fontWeight="bold">
        <span>Total</span>
        <span>{data.total ? formatMoney(data.total) : 'Not known at the moment'}</span>
      </Flex>
      {refund && (
        <Flex justify="space-between" gap="4">
          <span>Refund</span>
          <span>{formatMoney(refund)}</span>
        </Flex>
      )}
    </Stack>
  );
}
