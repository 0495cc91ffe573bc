import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { formatWholeMoney } from '../../../../domain/money-format';
import { formatNights } from '../../../../domain/stay-dates';
import type { Booking } from './booking';
import { ContinueButton } from './continue-button';
import { useAvailability } from './use-availability';

/** LS-08: on a phone the way on stays at the bottom of the screen, beside the total. */
export const ContinueBar = (booking: Booking) => (
  <Flex
    data-bottom-bar=""
    position="fixed"
    bottom="0"
    insetX="0"
    zIndex="docked"
    align="center"
    justify="space-between"
    gap="4"
    px="4"
    pt="3"
    pb="max(0.75rem, env(safe-area-inset-bottom))"
    bg="bg.panel"
    borderTopWidth="1px"
    boxShadow="floating"
  >
    <BarPrice {...booking} />
    <ContinueButton {...booking} w="auto" />
  </Flex>
);

function BarPrice(booking: Booking) {
  const { availability, isLoading } = useAvailability(booking);
  return (
    <Box minW="0">
      {isLoading && <Skeleton h="6" w="24" />}
      {availability?.__typename === 'Available' && (
        <>
          <Text fontWeight="bold" textStyle="lg" lineHeight="short">
            {formatWholeMoney(availability.rate.total.fiat)}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            total for {formatNights(availability.rate.nights)}
          </Text>
        </>
      )}
      {availability?.__typename === 'Unavailable' && (
        <Text textStyle="sm" color="fg.warning">
          {availability.reasons[0]?.title}
        </Text>
      )}
    </Box>
  );
}
