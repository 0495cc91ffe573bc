import { Box, Container, Flex, Skeleton, Text } from '@chakra-ui/react';
import { guestSummary } from '#domain/stay/guests.ts';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import { formatNights, formatStay } from '#domain/stay/stay-dates.ts';
import { BottomBar } from '#client/components/bottom-bar.tsx';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import type { ListingStay } from './listing-stay';
import { ContinueButton } from './continue-button';
import { useAvailability } from './use-availability';

export interface ContinueBarProps extends ListingStay {
  /** Repeats a panel that is out of view, for sight and pointer only. Screen readers and keyboards use the panel. */
  readonly isEcho?: boolean;
}

/**
 * LS-08: the Continue button at the bottom of the screen, next to the total: always on a phone, and on a desktop when the panel's
 * foot is out of view.
 */
export const ContinueBar = ({ isEcho = false, ...booking }: ContinueBarProps) => (
  <BottomBar aria-hidden={isEcho || undefined}>
    <Container maxW="7xl" px={{ base: '4', lg: '6' }}>
      <Flex
        align="center"
        justify="space-between"
        gap={{ base: '4', lg: '8' }}
        css={{ [LARGE_TEXT]: { flexDirection: 'column', alignItems: 'stretch', gap: '2' } }}
      >
        <Box minW="0" flex="1" hideBelow="lg">
          <Text fontWeight="semibold" truncate>
            {booking.listing.name}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {formatStay(booking.search.stay)} · {guestSummary(booking.search.guests)}
          </Text>
        </Box>
        <BarPrice {...booking} />
        <ContinueButton {...booking} w={{ base: 'auto', lg: '52' }} tabIndex={isEcho ? -1 : undefined} />
      </Flex>
    </Container>
  </BottomBar>
);

/** With large text the bar would leave no room for the page; the panel has the same words. */
const IN_PANEL_ONLY = { [LARGE_TEXT]: { display: 'none' } };

function BarPrice(booking: ListingStay) {
  const { availability, isLoading } = useAvailability(booking);
  return (
    <Box minW="0">
      {isLoading && <Skeleton h="6" w="24" />}
      {availability?.__typename === 'Available' && (
        <>
          <Text fontWeight="bold" textStyle="lg" lineHeight="short" whiteSpace="nowrap">
            {formatWholeMoney(availability.rate.total.fiat)}
          </Text>
          <Text textStyle="sm" color="fg.muted" css={IN_PANEL_ONLY}>
            total for {formatNights(availability.rate.nights)}
          </Text>
        </>
      )}
      {availability?.__typename === 'Unavailable' && (
        <Text textStyle="sm" color="fg.warning" css={IN_PANEL_ONLY}>
          {availability.reasons[0]?.title}
        </Text>
      )}
    </Box>
  );
}
