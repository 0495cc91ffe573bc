import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import type { RefundStep } from '#domain/booking/refund-clock.ts';
import { type RefundSpan, refundSpans } from '#domain/booking/refund-spans.ts';
import { formatStayDate } from '#domain/stay/stay-dates.ts';
import { useNow } from './visit/use-now';

export interface RefundBarProps {
  readonly refundSteps: readonly RefundStep[];
  /** The day of check-in. */
  readonly checkIn: string;
}

/** The time between a day's last deadline and its check-in does not show at the scale of the bar. */
const checkInOf = (day: string): Date => new Date(`${day}T20:00:00Z`);

const nameOf = ({ percent }: RefundSpan): string =>
  percent >= 100 ? 'Full refund' : percent > 0 ? `${percent}% back` : 'No refund';

const colorOf = ({ percent }: RefundSpan): string =>
  percent >= 100 ? 'green.solid' : percent > 0 ? 'orange.solid' : 'bg.emphasized';

/** CN-11: what a cancellation refunds from today to check-in. The same as text is next to it. */
export function RefundBar({ refundSteps, checkIn }: RefundBarProps) {
  const spans = refundSpans(refundSteps, checkInOf(checkIn), useNow());
  const total = spans.reduce((sum, { durationMs }) => sum + durationMs, 0);
  if (spans.length === 0) return null;
  return (
    <Box aria-hidden="true" w="full" textStyle="xs" lineHeight="1.3">
      <Flex justify="space-between" gap="3" mb="1" color="fg.muted">
        <Text>Today</Text>
        <Text>{`Check-in ${formatStayDate(checkIn)}`}</Text>
      </Flex>
      <Grid
        gap="0.5"
        templateColumns={spans
          .map(
            ({ durationMs }) => `minmax(4.75rem, ${Math.max(1, Math.round((100 * durationMs) / total))}fr)`,
          )
          .join(' ')}
      >
        {spans.map((span) => (
          <Box key={span.percent} minW="0">
            <Box
              h="2"
              borderRadius="full"
              bg={colorOf(span)}
              // Visible in forced colors only.
              borderWidth="1px"
              borderColor="transparent"
            />
            <Text mt="1" fontWeight="semibold">
              {nameOf(span)}
            </Text>
            {span.lastDay && <Text color="fg.muted">{`to ${span.lastDay}`}</Text>}
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
