import { useFragment } from '@apollo/client/react';
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { cancellationText, showsFreeCancellationBadge } from '#domain/listing/cancellation-policy.ts';
import { RefundDeadlines, useRefundLines } from '#client/components/cancellation-terms.tsx';
import { CheckIcon, ClockIcon } from '#client/components/icons/icons.tsx';
import { RefundBar } from '#client/components/refund-bar.tsx';
import { useQuote, useTrip } from '../flow/checkout-context';
import { CancellationNote_ListingFragmentDoc } from './cancellation-note.generated';

/** LS-14, PR-14: the terms of the quote when there is one. */
export function CancellationNote() {
  const quote = useQuote();
  const { search } = useTrip();
  const shown = useShownPolicy();
  const policy = quote?.cancellationPolicy ?? shown;
  const [line] = useRefundLines(policy?.refundSteps ?? null);
  if (!policy) return null;
  const text = cancellationText(policy.kind, policy.primaryText);
  if (!text) return null;
  const isEnding = line?.isEnding ?? (policy.refundSteps?.length ?? 0) > 0;
  const isFree = showsFreeCancellationBadge(policy.kind) && !isEnding;
  return (
    <Box
      as="section"
      aria-label="Cancellation policy"
      p="4"
      borderRadius="l2"
      bg={isFree ? 'bg.success' : isEnding ? 'bg.warning' : 'bg.muted'}
      textStyle="sm"
    >
      <Flex gap="2" align="start" fontWeight="semibold" color={isFree ? 'fg.success' : 'fg'}>
        {(isFree || isEnding) && <Box pt="1">{isFree ? <CheckIcon /> : <ClockIcon />}</Box>}
        <Text textWrap="balance">{text}</Text>
      </Flex>
      <Stack mt="2" gap="3">
        <RefundBar refundSteps={policy.refundSteps ?? []} checkIn={search.stay.from} />
        <RefundDeadlines refundSteps={policy.refundSteps} />
      </Stack>
      {policy.secondaryText && (
        <Text mt="1" color="fg.muted">
          {policy.secondaryText}
        </Text>
      )}
    </Box>
  );
}

/** The cancellation policy to show. */
function useShownPolicy() {
  const { listing, stay } = useTrip();
  const { data, complete } = useFragment({
    fragment: CancellationNote_ListingFragmentDoc,
    from: listing,
    variables: { stay },
  });
  if (!complete) return null;
  return data.availability.__typename === 'Available' ? data.availability.rate.cancellationPolicy : null;
}
