import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import { refundLines, type RefundStep } from '../../../../domain/booking/refund-clock';
import { cancellationText } from '../../../../domain/listing/cancellation-policy';
import { SectionCard } from '../../../components/section-card/section-card';
import { isBeingCanceled } from '../../../features/trips/trip-status';
import { Link } from '../../../router/link';
import { linkToModal } from '../dialogs/link-to-modal';
import {
  type TripCancellation_TripFragment,
  TripCancellation_TripFragmentDoc,
} from './trip-cancellation.generated';
import { useNow } from './use-now';

export interface TripCancellationProps {
  readonly trip: FragmentType<TripCancellation_TripFragment>;
}

/** The cancellation terms of a stay to come, with the time that is left, and the way to cancel it. */
export function TripCancellation({ trip }: TripCancellationProps) {
  const { data } = useSuspenseFragment({ fragment: TripCancellation_TripFragmentDoc, from: trip });
  const { kind, primaryText, secondaryText, refundSteps } = data.cancellationPolicy;
  const text = cancellationText(kind, primaryText);
  return (
    <SectionCard title="Cancellation">
      <Stack gap="4" align="start">
        {refundSteps ? <RefundClock steps={refundSteps} /> : text && <Text fontWeight="medium">{text}</Text>}
        {secondaryText && (
          <Text textStyle="sm" color="fg.muted">
            {secondaryText}
          </Text>
        )}
        <Button asChild variant="outline">
          <Link {...linkToModal(data.id, 'cancel-home')}>
            {isBeingCanceled(data) ? 'See the cancellation' : 'Cancel this stay'}
          </Link>
        </Button>
      </Stack>
    </SectionCard>
  );
}

/** The refund steps with their deadlines, and the time left. */
function RefundClock({ steps }: { readonly steps: readonly RefundStep[] }) {
  const lines = refundLines(steps, useNow());
  if (lines.length === 0) {
    return <Text fontWeight="medium">You no longer get a refund when you cancel.</Text>;
  }
  return (
    <List.Root listStyleType="none" gap="2" ps="0">
      {lines.map(({ text, left }) => (
        <List.Item key={text} {...(left ? { fontWeight: 'medium' } : { color: 'fg.muted' })}>
          <Flex gap="2" wrap="wrap" align="center">
            {text}
            {left && <Badge colorPalette="green">{left}</Badge>}
          </Flex>
        </List.Item>
      ))}
      <List.Item color="fg.muted">After that, nothing is refunded.</List.Item>
    </List.Root>
  );
}
