import { Badge, Flex, List, Text } from '@chakra-ui/react';
import { type RefundLine, refundLines, type RefundStep } from '#domain/booking/refund-clock.ts';
import {
  type CancellationKind,
  cancellationText,
  showsFreeCancellationBadge,
} from '#domain/listing/cancellation-policy.ts';
import { ClockIcon } from './icons/icons';
import { useNow } from './visit/use-now';

interface Terms {
  readonly kind: CancellationKind;
  /** Null when the deadlines are unknown, empty when canceling never refunds anything. */
  readonly refundSteps: readonly RefundStep[] | null;
}

/** The refunds that are still possible, the current one first. */
export const useRefundLines = (steps: readonly RefundStep[] | null): RefundLine[] =>
  refundLines(steps ?? [], useNow());

/** LS-14, CN-11: free cancellation, with the time left as a warning when it ends soon; nothing once it has ended. */
export function FreeCancellationBadge({ kind, refundSteps }: Terms) {
  const [line] = useRefundLines(refundSteps);
  const hasEnded = !line && (refundSteps?.length ?? 0) > 0;
  if (!showsFreeCancellationBadge(kind) || hasEnded) return null;
  return (
    <Badge colorPalette={line?.isEnding ? 'orange' : 'green'} size="md" borderRadius="full">
      {line?.isEnding && <ClockIcon />}
      <span>{line?.isEnding ? `${cancellationText(kind)}: ${line.left}` : cancellationText(kind)}</span>
    </Badge>
  );
}

const LESS_REFUND: Readonly<Record<CancellationKind, string>> = {
  // Its free cancellation has ended.
  FULLY_REFUNDABLE: 'Not refundable',
  PARTIALLY_REFUNDABLE: 'Partly refundable',
  NON_REFUNDABLE: 'Not refundable',
  UNKNOWN: 'See the home’s page for its cancellation terms',
};

/** LS-14, CN-11: the badge, and until when it is true; for other homes that canceling refunds less. */
export function CancellationLine(terms: Terms) {
  const { kind, refundSteps } = terms;
  const [line] = useRefundLines(refundSteps);
  const isFree = showsFreeCancellationBadge(kind) && (line !== undefined || !refundSteps?.length);
  return (
    <Flex wrap="wrap" align="center" columnGap="2" rowGap="1" textStyle="sm" color="fg.muted">
      {isFree ? <FreeCancellationBadge {...terms} /> : LESS_REFUND[kind]}
      {isFree && line && (
        <Text textStyle="xs" {...(line.isEnding && { color: 'fg.warning' })}>
          {line.until}
        </Text>
      )}
    </Flex>
  );
}

/** CN-11: until when a cancellation refunds what, and the time left; nothing when the deadlines are unknown. */
export function RefundDeadlines({ refundSteps }: Pick<Terms, 'refundSteps'>) {
  const lines = useRefundLines(refundSteps);
  if (refundSteps === null) return null;
  if (lines.length === 0) return <Text>{noRefund(refundSteps)}</Text>;
  return (
    <List.Root listStyleType="none" gap="2" ps="0">
      {lines.map(({ text, left, isEnding }) => (
        <List.Item key={text} {...(left ? { fontWeight: 'medium' } : { color: 'fg.muted' })}>
          <Flex gap="2" wrap="wrap" align="center">
            <span>{text}</span>
            {left && (
              <Flex align="center" gap="1" textStyle="sm" color={isEnding ? 'fg.warning' : 'fg.success'}>
                {isEnding && <ClockIcon />}
                <span>{left}</span>
              </Flex>
            )}
          </Flex>
        </List.Item>
      ))}
      <List.Item color="fg.muted">After that, nothing is refunded.</List.Item>
    </List.Root>
  );
}

const noRefund = (steps: readonly RefundStep[]): string =>
  steps.length === 0 ? 'You get no refund when you cancel.' : 'You no longer get a refund when you cancel.';
