import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, chakra, Flex, type FlexProps, Text } from '@chakra-ui/react';
import { paymentLines } from '#domain/booking/payment-text.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import {
  type PaymentSummary_TripFragment,
  PaymentSummary_TripFragmentDoc,
} from './payment-summary.generated';

export interface PaymentSummaryProps {
  readonly trip: FragmentType<PaymentSummary_TripFragment>;
  /** CP-11: nothing was charged yet. */
  readonly isReserved?: boolean;
}

const LAST_LINE = { borderTopWidth: '1px', pt: '2', fontWeight: 'bold' } as const;

/** The total, what was taken off it, what was paid, and the refund of a canceled stay. */
export function PaymentSummary({ trip, isReserved = false }: PaymentSummaryProps) {
  const { data } = useSuspenseFragment({ fragment: PaymentSummary_TripFragmentDoc, from: trip });
  const { payments, total, cancellation } = data;
  const lines = paymentLines(payments ?? [], isReserved);
  return (
    <Box>
      {payments === null && (
        <Text color="fg.muted" mb="3">
          The payment details are not available right now.
        </Text>
      )}
      <chakra.dl display="grid" gap="2">
        <PaymentRow term="Total" text={total ? formatMoney(total) : 'Not known at the moment'} />
        {lines.map(({ label, text }, index) => (
          // Two parts can be equal; their order is the platform's.
          <PaymentRow key={index} term={label} text={text} {...(index === lines.length - 1 && LAST_LINE)} />
        ))}
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
    <Box as="dd" textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {text}
    </Box>
  </Flex>
);
