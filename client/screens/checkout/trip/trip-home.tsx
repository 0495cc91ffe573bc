import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { guestSummary } from '../../../../domain/stay/guests';
import { formatNights, formatStay, nightCount } from '../../../../domain/stay/stay-dates';
import { CalendarIcon, GuestsIcon, StarIcon } from '../../../components/icons/icons';
import { Photo } from '../../../components/photo/photo';
import { useTrip } from '../flow/checkout-context';
import { TripHome_ListingFragmentDoc } from './trip-home.generated';

function useTripHome() {
  const { listing, search } = useTrip();
  const { data } = useSuspenseFragment({ fragment: TripHome_ListingFragmentDoc, from: listing });
  return { home: data, stay: search.stay, guests: search.guests };
}

/** The home and the stay, with a large picture. */
export function TripHome() {
  const { home, stay, guests } = useTripHome();
  const { name, address, photos, userRating } = home;
  const [cover] = photos;
  const place = [address.city, address.state].filter(Boolean).join(', ');
  return (
    <Box>
      {cover && <Photo photo={cover} sizes="(min-width: 961px) 384px, 100vw" ratio="16 / 9" isFirst />}
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
        <Flex gap="3" align="center">
          <CalendarIcon />
          <Text>
            {formatStay(stay)}
            <Text as="span" color="fg.muted">
              {' '}
              · {formatNights(nightCount(stay))}
            </Text>
          </Text>
        </Flex>
        <Flex gap="3" align="center">
          <GuestsIcon />
          <Text>{guestSummary(guests)}</Text>
        </Flex>
      </Stack>
    </Box>
  );
}

/** The trip in a few lines above the steps: on a phone, and on a desktop without the redesign. */
export function CompactTrip() {
  const { home, stay, guests } = useTripHome();
  const { name, photos } = home;
  const [cover] = photos;
  return (
    <Flex
      as="section"
      aria-label="Your trip"
      gap="4"
      p="3"
      align="center"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
    >
      {cover && (
        <Photo photo={cover} sizes="112px" ratio="1" w="28" flexShrink="0" borderRadius="l2" isFirst />
      )}
      <Stack gap="1" minW="0">
        <Heading as="h2" size="md">
          {name}
        </Heading>
        <Text textStyle="sm">{formatStay(stay)}</Text>
        <Text textStyle="sm" color="fg.muted">
          {`${formatNights(nightCount(stay))} · ${guestSummary(guests)}`}
        </Text>
      </Stack>
    </Flex>
  );
}
