import { Box, Skeleton, type SkeletonProps, Stack } from '@chakra-ui/react';
import { PANEL } from './section-card';

export interface SectionCardSkeletonProps {
  readonly rows: number;
  readonly rowHeight: SkeletonProps['h'];
}

/** A titled panel whose rows have not loaded. */
export const SectionCardSkeleton = ({ rows, rowHeight }: SectionCardSkeletonProps) => (
  <Box {...PANEL} aria-hidden="true">
    <Skeleton h="7" w="48" maxW="full" mb="5" />
    <Stack gap="4">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} h={rowHeight} borderRadius="l3" />
      ))}
    </Stack>
  </Box>
);
