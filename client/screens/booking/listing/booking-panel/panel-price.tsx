import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { FreeCancellationBadge, RefundDeadlines } from '#client/components/cancellation-terms.tsx';
import { NightlyPrice } from '#client/components/price.tsx';
import type { Availability } from './use-availability';

/** PR-05, LS-14: the price per night, and how the stay can be canceled. */
export function PanelPrice({ availability }: { readonly availability: Availability }) {
  if (availability.__typename === 'Unavailable') {
    return (
      <Heading as="h2" size="xl">
        Choose another stay
      </Heading>
    );
  }
  const { nightly, nightlyBeforeDiscounts, cancellationPolicy } = availability.rate;
  const { primaryText, refundSteps } = cancellationPolicy;
  return (
    <Stack gap="1">
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="3" rowGap="1">
        <NightlyPrice textStyle="xl" nightly={nightly.fiat} before={nightlyBeforeDiscounts} />
        <FreeCancellationBadge {...cancellationPolicy} />
      </Flex>
      {primaryText !== null && primaryText !== 'Free cancellation' && (
        <Text textStyle="sm" color="fg.muted">
          {primaryText}
        </Text>
      )}
      <RefundDeadlines refundSteps={refundSteps} />
    </Stack>
  );
}
