import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatStay } from '#domain/stay/stay-dates.ts';
import { StarIcon } from '#client/components/icons/icons.tsx';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { CoverPhoto } from '#client/features/homes/cover-photo.tsx';
import { useTrip } from '../flow/checkout-context';
import { FrozenPriceNote } from './frozen-price-note';
import { TripHome_ListingFragmentDoc } from './trip-home.generated';
import { TripStay } from './trip-stay';

function useTripHome() {
  const { listing } = useTrip();
  return useSuspenseFragment({
    fragment: TripHome_ListingFragmentDoc,
    fragmentName: 'TripHome_listing',
    from: listing,
  }).data;
}

/** The home and the stay, with a large picture. */
export function TripHome() {
  const home = useTripHome();
  const { name, address, userRating } = home;
  const place = [address.city, address.state].filter(Boolean).join(', ');
  return (
    <Box>
      <CoverPhoto
        listing={home}
        sizes="(min-width: 961px) 384px, 100vw"
        ratio="16 / 9"
        // The total stays in view.
        css={{ '@media (max-height: 50rem)': { aspectRatio: '3 / 1' } }}
        isFirst
      />
      <Stack gap="3" p="6">
        <Box>
          <Heading as="h2" size="lg">
            {name}
          </Heading>
          <Flex gap="3" align="center" color="fg.muted" textStyle="sm" mt="1">
            {place && <Text>{place}</Text>}
            {userRating !== null && (
              <Flex align="center" gap="1" aria-label={`Rated ${userRating.toFixed(1)} of 5`} role="img">
                <StarIcon />
                {userRating.toFixed(1)}
              </Flex>
            )}
          </Flex>
        </Box>
        <TripStay />
      </Stack>
    </Box>
  );
}

/** The home that is being priced or booked, while the traveler waits. */
export function HomeInWork() {
  const home = useTripHome();
  const { stay } = useTrip().search;
  return (
    <Box w="64" maxW="full" css={{ '@media (max-height: 30rem)': { display: 'none' } }}>
      <CoverPhoto listing={home} sizes="256px" ratio="16 / 9" borderRadius="card" boxShadow="card" isFirst />
      <Text mt="3" fontWeight="semibold">
        {home.name}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {formatStay(stay)}
      </Text>
    </Box>
  );
}

/** The trip in a few lines above the steps: on a phone, and on a desktop without the redesign. */
export function CompactTrip() {
  const home = useTripHome();
  return (
    <Stack
      as="section"
      aria-label="Your trip"
      gap="3"
      p="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
    >
      <Flex gap="4" align="center" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
        <CoverPhoto listing={home} sizes="64px" ratio="1" w="16" flexShrink="0" borderRadius="l2" isFirst />
        <Heading as="h2" size="md" minW="0">
          {home.name}
        </Heading>
      </Flex>
      <TripStay textStyle="sm" px="1" />
      <FrozenPriceNote />
    </Stack>
  );
}
