import { Box, type BoxProps, Separator, Stack } from '@chakra-ui/react';
import { CancellationNote } from './cancellation-note';
import { CheckoutBreakdown } from './checkout-breakdown';
import { FrozenPriceNote } from './frozen-price-note';
import { ProtectionNote } from './protection-note';
import { TripHome } from './trip-home';

/** The stay to book, its price, and its cancellation terms. */
export function TripPanel(box: Pick<BoxProps, 'position' | 'top'>) {
  return (
    <Box
      as="aside"
      aria-label="Your trip"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      overflow="hidden"
      {...box}
    >
      <TripHome />
      <Stack gap="5" p="6" pt="0">
        <Separator />
        <FrozenPriceNote />
        <CheckoutBreakdown />
        <CancellationNote />
        <ProtectionNote />
      </Stack>
    </Box>
  );
}
