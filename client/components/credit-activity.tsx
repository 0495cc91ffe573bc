import { Box, Flex, List, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { absoluteMoney, type Money } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { CREDIT_EVENTS, formatDayOfMoment } from '#domain/payment/wallet-labels.ts';

export interface CreditEvent {
  readonly kind: keyof typeof CREDIT_EVENTS;
  readonly description: string;
  /** Positive when the credit grew. */
  readonly amount: Money;
  readonly occurredAt: string;
}

export interface CreditActivityProps {
  readonly event: CreditEvent;
  /** Below the day: the trip or the cause. */
  readonly children?: ReactNode;
}

/** WA-09, WA-10: an event of a travel credit, as a line of a list. */
export function CreditActivity({ event, children }: CreditActivityProps) {
  const { kind, description, amount, occurredAt } = event;
  const isGain = amount.minorUnits > 0;
  return (
    <List.Item borderTopWidth="1px" py="3">
      <Flex justify="space-between" gap="4" w="full">
        <Box>
          <Text fontWeight="medium">{description}</Text>
          <Text textStyle="sm" color="fg.muted">
            {`${CREDIT_EVENTS[kind]} · ${formatDayOfMoment(occurredAt)}`}
          </Text>
          {children}
        </Box>
        <Text
          fontWeight="semibold"
          whiteSpace="nowrap"
          fontVariantNumeric="tabular-nums"
          color={isGain ? 'fg.success' : undefined}
        >
          {`${isGain ? '+' : '−'}${formatMoney(absoluteMoney(amount))}`}
        </Text>
      </Flex>
    </List.Item>
  );
}
