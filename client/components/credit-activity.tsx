import { Box, Flex, List, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { absoluteMoney, type Money } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { LARGE_TEXT } from './media/large-text';
import { CREDIT_EVENTS, CREDIT_STATES, formatDayOfMoment } from '#domain/payment/wallet-labels.ts';

export interface CreditEvent {
  readonly kind: keyof typeof CREDIT_EVENTS;
  readonly state: keyof typeof CREDIT_STATES;
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
export const CreditActivity = ({ event, children }: CreditActivityProps) => (
  <ActivityLine
    description={event.description}
    kind={CREDIT_STATES[event.state] ?? CREDIT_EVENTS[event.kind]}
    occurredAt={event.occurredAt}
    isGain={event.amount.minorUnits > 0}
    text={formatMoney(absoluteMoney(event.amount))}
  >
    {children}
  </ActivityLine>
);

export interface ActivityLineProps {
  readonly description: string;
  readonly kind: string;
  readonly occurredAt: string;
  readonly isGain: boolean;
  /** The amount, without its sign. */
  readonly text: string;
  /** Below the day: the trip or the cause. */
  readonly children?: ReactNode;
}

/** Money or rewards that came or left, as a line of a list. */
export const ActivityLine = ({
  description,
  kind,
  occurredAt,
  isGain,
  text,
  children,
}: ActivityLineProps) => (
  <List.Item borderTopWidth="1px" py="3">
    <Flex justify="space-between" columnGap="4" w="full" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
      <Box>
        <Text fontWeight="medium">{description}</Text>
        <Text textStyle="sm" color="fg.muted">
          {`${kind} · ${formatDayOfMoment(occurredAt)}`}
        </Text>
        {children}
      </Box>
      <Text
        fontWeight="semibold"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
        color={isGain ? 'fg.success' : undefined}
      >
        {`${isGain ? '+' : '−'}${text}`}
      </Text>
    </Flex>
  </List.Item>
);
