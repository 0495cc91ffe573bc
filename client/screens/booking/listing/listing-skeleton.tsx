import { Box, Container, Flex, Grid, Skeleton, SkeletonText, Stack, VisuallyHidden } from '@chakra-ui/react';
import { PageTitle } from '#client/components/page-title.tsx';
import { PHONE_PHOTO_HEIGHT } from './gallery/cover-sizes';
import { SECTIONS } from './section-navigation/sections';

export interface ListingSkeletonProps {
  /** Nothing is loading; the skeleton is the background of a message. */
  readonly isStill?: boolean;
}

/** LS-18: the page's skeleton until the shop call has ended. */
export const ListingSkeleton = ({ isStill = false }: ListingSkeletonProps) => (
  <Container maxW="7xl" px={{ base: '0', lg: '6' }} pt={{ base: '0', lg: '8' }}>
    <PageTitle>Vacation rental</PageTitle>
    <VisuallyHidden asChild>
      <h1>Vacation rental</h1>
    </VisuallyHidden>
    {!isStill && <VisuallyHidden role="status">Loading this home</VisuallyHidden>}
    <Box aria-hidden="true">
      <Stack hideBelow="lg" gap="3" mb="6">
        <Skeleton h="5" w="36" />
        <Skeleton h="11" w="lg" mt="3" />
        <Skeleton h="5" w="72" maxW="full" />
      </Stack>
      <Stack hideFrom="lg" gap="2" minH="16" px="4" justify="center" borderBottomWidth="1px" bg="bg.panel">
        <Skeleton h="4" w="64" maxW="full" />
        <Skeleton h="3" w="48" maxW="full" />
      </Stack>
      <GallerySkeleton />
      <Flex hideBelow="lg" gap="6" mt="6" py="4" borderBottomWidth="1px">
        {SECTIONS.map(({ anchor }) => (
          <Skeleton key={anchor} h="5" w="20" />
        ))}
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        gap={{ base: '8', lg: '10', xl: '14' }}
        px={{ base: '4', md: '6', lg: '0' }}
        pt={{ base: '6', lg: '10' }}
      >
        <Stack gap="8">
          <Skeleton h="8" w="72" maxW="full" />
          <SkeletonText noOfLines={4} gap="4" />
          <SkeletonText noOfLines={6} gap="4" />
        </Stack>
        <Skeleton order={{ base: -1, lg: 0 }} h="96" borderRadius="card" />
      </Grid>
    </Box>
  </Container>
);

/** The cover and two more photos; on a phone only the cover. */
const GallerySkeleton = () => (
  <Grid
    templateColumns={{ base: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
    gap="2"
    h={{ lg: 'min(30rem, 56vh)' }}
    borderRadius={{ lg: 'card' }}
    overflow="hidden"
  >
    <Skeleton
      aspectRatio={{ base: '3 / 2', lg: 'auto' }}
      maxH={{ base: PHONE_PHOTO_HEIGHT, lg: 'none' }}
      h={{ lg: 'full' }}
      borderRadius="0"
    />
    <Grid hideBelow="lg" templateRows="1fr 1fr" gap="2">
      <Skeleton h="full" borderRadius="0" />
      <Skeleton h="full" borderRadius="0" />
    </Grid>
  </Grid>
);
