import { Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { tripColumns } from './trip-columns';

/** The page of a trip while the trip is loading. */
export const TripSkeleton = () => (
  <>
    <VisuallyHidden asChild>
      <h1>Trip</h1>
    </VisuallyHidden>
    <VisuallyHidden role="status">Loading your trip</VisuallyHidden>
    <Stack gap="6" mt="5" aria-hidden="true">
      <Skeleton h="6" w="32" />
      <Skeleton h="12" w="min(32rem, 90%)" />
      <Skeleton h={{ base: '56', lg: '96' }} borderRadius="card" />
      <Grid {...tripColumns}>
        <Stack gap="6">
          <Skeleton h="48" borderRadius="card" />
          <Skeleton h="60" borderRadius="card" />
        </Stack>
        <Skeleton h="80" borderRadius="card" />
      </Grid>
    </Stack>
  </>
);
