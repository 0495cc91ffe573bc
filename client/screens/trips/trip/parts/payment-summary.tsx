import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, chakra, Flex, type FlexProps, Text } from '@chakra-ui/react';
import { partText } from '#domain/booking/payment-text.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { type TripPayment_TripFragment, TripPayment_TripFragmentDoc } from './trip-payment.generated';

export interface PaymentSummaryProps {
  readonly trip: FragmentType<TripPayment_TripFragment>;
}

/** The parts of the payment, their total, and the refund of a canceled stay. */
export function PaymentSummary({ trip }: PaymentSummaryProps) {
  const { data } = useSuspenseFragment({ fragment: TripPayment_TripFragmentDoc, from: trip });
  const { payments, total, cancellation } = data;
  return (
    <Box>
      {payments === null && (
        <Text color="fg.muted" mb="3">
          The payment details are not available right now.
        </Text>
      )}
      <chakra.dl display="grid" gap="2">
        {payments?.map((part, index) => (
          // Two parts can be equal; their order is the platform's.
          <PaymentRow key={index} term={part.label} text={partText(part)} />
        ))}
        <PaymentRow
          term="Total"
          text={total ? formatMoney(total) : 'Not known at the moment'}
          borderTopWidth="1px"
          pt="2"
          fontWeight="bold"
        />
        {cancellation?.refund && <PaymentRow term="Refund" text={formatMoney(cancellation.refund)} />}
      </chakra.dl>
    </Box>
  );
}

interface RowProps extends FlexProps {
  readonly term: string;
  readonly text: string;
}

export const PaymentRow = ({ term, text, ...flex }: RowProps) => (
  <Flex justify="space-between" gap="4" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }} {...flex}>
    <Box as="dt">{term}</Box>
    <Box as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
      {text}
    </Box>
  </Flex>
);
