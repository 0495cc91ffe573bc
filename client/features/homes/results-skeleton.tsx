import { Box, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { resultsGrid } from './results-grid';

/** The map before its markers have loaded. */
export const MapSkeleton = () => <Skeleton h="full" borderRadius="card" aria-label="Loading the map" />;

/** The results before they have loaded. */
export const ResultsSkeleton = ({ isBesideMap }: { isBesideMap: boolean }) => (
  <Box>
    <VisuallyHidden role="status">Looking for homes</VisuallyHidden>
    <SimpleGrid {...resultsGrid(isBesideMap)} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Box key={index} bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden">
          <Skeleton aspectRatio="3 / 2" borderRadius="0" />
          <Stack p="5" gap="3">
            <Skeleton h="4" w="50%" />
            <Skeleton h="6" w="80%" />
            <Skeleton h="4" w="60%" />
            <Skeleton h="6" w="40%" mt="4" />
          </Stack>
        </Box>
      ))}
    </SimpleGrid>
  </Box>
);
