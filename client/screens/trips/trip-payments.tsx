import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '../../../domain/money/money-format';
import { formatPointsWithUnit, parsePoints } from '../../../domain/money/points';
import { TripPayments_TripFragmentDoc } from './trip-payments.generated';

export interface TripPaymentsProps {
  readonly trip: FragmentType<typeof TripPayments_TripFragmentDoc>;
}

interface Rewards {
  readonly value: string;
  readonly currency: string;
}

/** In the unit of the account; as it came where it cannot be read. */
function formatRewards({ value, currency }: Rewards): string {
  const points = parsePoints(value, currency);
  return points.ok ? formatPointsWithUnit(points.value) : `${value} ${currency}`;
}

/** What the stay cost, how it was paid, and what came back of it. */
export function TripPayments({ trip }: TripPaymentsProps) {
  const { data, complete } = useFragment({ fragment: TripPayments_TripFragmentDoc, from: trip });
  if (!complete) return null;
  const refund = data.cancellation?.refund;
  return (
    <Box as="section" aria-label="Payment">
      <chakra.dl>
        {data.payments?.map(({ label, amount, rewards }) => (
          <Flex key={label} justify="space-between" gap="4" color="fg.muted" textStyle="sm">
            <Box as="dt" flex="1">
              {label}
            </Box>
            <Box as="dd" textAlign="end">
              {rewards && `${formatRewards(rewards)} = `}
              {formatMoney(amount)}
            </Box>
          </Flex>
        ))}
        <Flex justify="space-between" gap="4" mt="1">
          <Text as="dt" fontWeight="semibold">
            Total
          </Text>
          <Text as="dd" fontWeight="bold">
            {data.total ? formatMoney(data.total) : 'Not known at the moment'}
          </Text>
        </Flex>
        {refund && (
          <Flex justify="space-between" gap="4" mt="1">
            <Text as="dt">Refund</Text>
            <Text as="dd" textAlign="end">
              {formatMoney(refund)}
            </Text>
          </Flex>
        )}
      </chakra.dl>
    </Box>
  );
}
