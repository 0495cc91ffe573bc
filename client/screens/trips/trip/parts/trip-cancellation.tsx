import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import type { RefundStep } from '#domain/booking/refund-clock.ts';
import { supportReason } from '#domain/cancellation/cancellation-texts.ts';
import { cancellationText } from '#domain/listing/cancellation-policy.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { isUsable } from '#domain/protection/protection-texts.ts';
import { AGENT_FEE_REFUND } from '#domain/quote/quote-rules.ts';
import { RefundDeadlines, useRefundLines } from '#client/components/cancellation-terms.tsx';
import { RefundBar } from '#client/components/refund-bar.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { isBeingCanceled } from '#client/features/trips/trip-status.ts';
import { linkToModal } from '../dialogs/link-to-modal';
import {
  type TripCancellation_TripFragment,
  TripCancellation_TripFragmentDoc,
} from './trip-cancellation.generated';

export interface TripCancellationProps {
  readonly trip: FragmentType<TripCancellation_TripFragment>;
}

/**
 * The cancellation terms of a stay that is not over, with the time that is left, and the way to cancel it: from the day of arrival on,
 * with a protection that can still be used, and otherwise by phone.
 */
export function TripCancellation({ trip }: TripCancellationProps) {
  const { data } = useSuspenseFragment({ fragment: TripCancellation_TripFragmentDoc, from: trip });
  const { kind, primaryText, secondaryText, refundSteps } = data.cancellationPolicy;
  const text = cancellationText(kind, primaryText);
  const protection = data.protection && isUsable(data.protection) ? data.protection : null;
  if (data.timeState === 'PRESENT' && !protection) {
    return (
      <SectionCard title="Cancellation">
        <Text>{supportReason('PAST_CHECK_IN_DATE')} Call us to find out what can be refunded.</Text>
      </SectionCard>
    );
  }
  return (
    <SectionCard title="Cancellation">
      <Stack gap="4" align="start">
        {protection?.coverageAmount && (
          <Text fontWeight="medium">
            Cancel for any reason refunds {formatMoney(protection.coverageAmount)}.
          </Text>
        )}
        {refundSteps ? (
          <RefundClock steps={refundSteps} checkIn={data.fromDate} isProtected={protection !== null} />
        ) : (
          text && <Text fontWeight="medium">{text}</Text>
        )}
        {secondaryText && (
          <Text textStyle="sm" color="fg.muted">
            {secondaryText}
          </Text>
        )}
        {data.priceGroups?.some(({ kind }) => kind === 'AGENT_FEE') && (
          <Text textStyle="sm" color="fg.muted">
            {AGENT_FEE_REFUND}
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

interface RefundClockProps {
  readonly steps: readonly RefundStep[];
  /** The day of check-in. */
  readonly checkIn: string;
  /** Whether the traveler has a protection that can still be used. */
  readonly isProtected: boolean;
}

/** The refund steps of the home's terms with their deadlines, and the time left. */
function RefundClock({ steps, checkIn, isProtected }: RefundClockProps) {
  const lines = useRefundLines(steps);
  return isProtected && lines.length === 0 ? (
    <Text>The terms of the home do not include a refund.</Text>
  ) : (
    <>
      <RefundBar refundSteps={steps} checkIn={checkIn} />
      <RefundDeadlines refundSteps={steps} />
    </>
  );
}
