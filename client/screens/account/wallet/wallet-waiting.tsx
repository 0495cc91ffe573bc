import { Box, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { CARDS } from './wallet-section';

export const WalletWaiting = () => (
  <Box>
    <VisuallyHidden role="status">Loading your travel credits and offers</VisuallyHidden>
    <Stack gap="5" aria-hidden="true">
      <Skeleton h="8" w="48" maxW="full" />
      <SimpleGrid {...CARDS}>
        <Skeleton h="48" borderRadius="card" />
        <Skeleton h="48" borderRadius="card" />
      </SimpleGrid>
    </Stack>
  </Box>
);
