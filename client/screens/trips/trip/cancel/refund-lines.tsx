import { chakra, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import { partText } from '#domain/booking/payment-text.ts';
import { PaymentRow } from '../parts/payment-summary';
import type { TermsOfWay } from './cancellation-state';

export interface RefundLinesProps {
  readonly terms: Pick<TermsOfWay, 'lines' | 'refund'>;
}

/** The parts of the refund, and the total. */
export const RefundLines = ({ terms: { lines, refund } }: RefundLinesProps) => (
  <Stack as="section" aria-label="Refund" gap="2" borderWidth="1px" borderRadius="card" p="4">
    <Text fontWeight="bold">Refund</Text>
    <chakra.dl display="grid" gap="2">
      {lines.map((line, index) => (
        // Two parts can be equal; their order is the platform's.
        <PaymentRow key={index} term={line.label} text={partText(line)} />
      ))}
      <PaymentRow term="Total" text={formatMoney(refund)} borderTopWidth="1px" pt="2" fontWeight="bold" />
    </chakra.dl>
  </Stack>
);
