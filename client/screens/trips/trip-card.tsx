import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import {
  Box,
  chakra,
  Flex,
  Grid,
  Heading,
  Link as ChakraLink,
  LinkOverlay,
  Stack,
  Text,
} from '@chakra-ui/react';
import { Link } from 'react-router';
import { addressLine } from '#domain/listing/location.ts';
import { tripPath } from '#domain/routes.ts';
import { formatNights, formatStayWithYear, nightCount } from '#domain/stay/stay-dates.ts';
import { timeToStay } from '#domain/stay/time-to-stay.ts';
import { useToday } from '../../app/session/session-context';
import { useLinkWithSource } from '../../app/entry/user-source';
import { ChevronRightIcon, LuggageIcon } from '../../components/icons/icons';
import { TOUCH_TARGET } from '../../components/media/touch-target';
import { CoverPhoto, type CoverPhotoProps } from '../../features/homes/cover-photo';
import { TripStatusBadge } from '../../features/trips/trip-status-badge';
import { useTripStatus } from '../../features/trips/use-trip-status';
import { TripCard_TripFragmentDoc, type TripCard_TripFragment } from './trip-card.generated';

export interface TripCardProps {
  readonly trip: FragmentType<typeof TripCard_TripFragmentDoc>;
}

/** A booked stay: its status, place, dates and number; the whole card links to its page. */
export function TripCard({ trip }: TripCardProps) {
  const { data, complete } = useFragment({
    fragment: TripCard_TripFragmentDoc,
    fragmentName: 'TripCard_trip',
    from: trip,
  });
  return complete ? <Card trip={data} /> : null;
}

function Card({ trip }: { readonly trip: TripCard_TripFragment }) {
  const status = useTripStatus(trip);
  const today = useToday();
  const linkWithSource = useLinkWithSource();
  const { id, listing } = trip;
  const stay = { from: trip.fromDate, until: trip.untilDate };
  const time = status.stage === 'CERTAIN' ? timeToStay(stay, today) : null;
  const canBeCanceled =
    (status.stage === 'CERTAIN' && trip.timeState === 'FUTURE') || trip.timeState === 'CANCELLATION_FAILURE';
  return (
    <chakra.article
      aria-labelledby={`trip-${id}`}
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      overflow="hidden"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '15rem 1fr' }}>
        <Cover listing={listing} isFaded={status.stage === 'OFF' || status.stage === 'NOT_BOOKED'} />
        <Stack p={{ base: '5', lg: '6' }} gap="4" justify="center">
          <Flex align="center" gap="3" wrap="wrap">
            <TripStatusBadge status={status} />
            {time && <Text fontWeight="medium">{time}</Text>}
          </Flex>
          <Box>
            <Heading as="h3" id={`trip-${id}`} size="2xl">
              <LinkOverlay asChild>
                <Link to={linkWithSource(tripPath(id))}>
                  {listing.name}
                  <chakra.span ms="1" color="fg.muted" fontSize="lg">
                    <ChevronRightIcon style={{ display: 'inline' }} />
                  </chakra.span>
                </Link>
              </LinkOverlay>
            </Heading>
            <Text color="fg.muted">{addressLine(listing.address)}</Text>
          </Box>
          <Text fontWeight="medium">
            {formatStayWithYear(stay)}
            <chakra.span
              color="fg.muted"
              fontWeight="normal"
            >{` · ${formatNights(nightCount(stay))}`}</chakra.span>
          </Text>
          <Text textStyle="sm" color="fg.muted">
            Reservation number <strong>{id}</strong>
          </Text>
          {status.advice && (
            <Text textStyle="sm" color="fg.muted">
              {status.advice}
            </Text>
          )}
          {canBeCanceled && (
            // Above the link that covers the card.
            <Box position="relative" zIndex="1" alignSelf="start">
              <ChakraLink asChild color="fg.brand" fontWeight="semibold" minH="6" {...TOUCH_TARGET}>
                <Link
                  to={linkWithSource(tripPath(id, 'cancel-home'))}
                  aria-label={`Cancel this stay: ${listing.name}`}
                >
                  Cancel this stay
                </Link>
              </ChakraLink>
            </Box>
          )}
        </Stack>
      </Grid>
    </chakra.article>
  );
}

interface CoverProps {
  readonly listing: CoverPhotoProps['listing'];
  readonly isFaded: boolean;
}

const Cover = ({ listing, isFaded }: CoverProps) => (
  <CoverPhoto
    listing={listing}
    sizes="(min-width: 768px) 240px, 100vw"
    ratio="auto"
    minH={{ base: '44', md: '48' }}
    h="full"
    {...(isFaded && { filter: 'grayscale(1)' })}
    fallback={
      <Flex bg="bg.muted" minH="40" align="center" justify="center" fontSize="4xl" color="fg.subtle">
        <LuggageIcon />
      </Flex>
    }
  />
);
