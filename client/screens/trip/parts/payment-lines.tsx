import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '../../../../domain/money/money-format';
import { formatPointsWithUnit, parsePoints } from '../../../../domain/money/points';
import type { TripPayment_TripFragment } from './trip-payment.generated';

export interface PaymentLinesProps {
  /** The parts of a payment; null when they could not be read. */
  readonly payments: TripPayment_TripFragment['payments'];
}

type Rewards = NonNullable<NonNullable<PaymentLinesProps['payments']>[number]['rewards']>;

/** In the unit of the account; as the platform wrote it where it cannot be read. */
function formatRewards({ value, currency }: Rewards): string {
  const points = parsePoints(value, currency);
  return points.ok ? formatPointsWithUnit(points.value) : `${value} ${currency}`;
}

/** The parts of a payment: the card, account, offer or credit, and how much it paid. */
export function PaymentLines({ payments }: PaymentLinesProps) {
  if (payments === null) {
    return <Text color="fg.muted">The parts of the payment could not be read at the moment.</Text>;
  }
  return (
    <chakra.dl>
      {payments.map(({ label, amount, rewards }, index) => (
        // Two parts may have the same label and amount; their order is the platform's.
        <Flex key={index} justify="space-between" gap="4" py="1">
          <Box as="dt">{label}</Box>
          <Box as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
            {formatMoney(amount)}
            {rewards && (
              <Text textStyle="sm" color="fg.muted">
                {formatRewards(rewards)}
              </Text>
            )}
          </Box>
        </Flex>
      ))}
    </chakra.dl>
  );
}
