import { useFragment } from '@apollo/client/react';
import { Box, Flex, Text } from '@chakra-ui/react';
import { cancellationText } from '#domain/listing/cancellation-policy.ts';
import { CheckIcon } from '#client/components/icons/icons.tsx';
import { useQuote, useTrip } from '../flow/checkout-context';
import { CancellationNote_ListingFragmentDoc } from './cancellation-note.generated';

/** LS-14, PR-14: the terms of the quote when there is one. */
export function CancellationNote() {
  const quote = useQuote();
  const shown = useShownPolicy();
  const policy = quote?.cancellationPolicy ?? shown;
  if (!policy) return null;
  const text = cancellationText(policy.kind, policy.primaryText);
  if (!text) return null;
  const isFree = policy.showsFreeCancellationBadge;
  return (
    <Box
      as="section"
      aria-label="Cancellation policy"
      p="4"
      borderRadius="l2"
      bg={isFree ? 'bg.success' : 'bg.muted'}
      textStyle="sm"
    >
      <Flex gap="2" align="start" fontWeight="semibold" color={isFree ? 'fg.success' : 'fg'}>
        {isFree && (
          <Box pt="1">
            <CheckIcon />
          </Box>
        )}
        <Text textWrap="balance">{text}</Text>
      </Flex>
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
