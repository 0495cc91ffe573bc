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
import { LARGE_TEXT } from '../../components/media/large-text';
import { TOUCH_TARGET } from '../../components/media/touch-target';
import { CoverPhoto, type CoverPhotoProps } from '../../features/homes/cover-photo';
import { TripStatusBadge } from '../../features/trips/trip-status-badge';
import { useTripStatus } from '../../features/trips/use-trip-status';
import { TripCard_TripFragmentDoc, type TripCard_TripFragment } from './trip-card.generated';

export interface TripCardProps {
  readonly trip: FragmentType<typeof TripCard_TripFragmentDoc>;
  /** With a larger photo and name than the others, as the next trip. */
  readonly isLarge?: boolean;
}

/** A booked stay: its status, place, dates and number; the whole card links to its page. */
export function TripCard({ trip, isLarge = false }: TripCardProps) {
  const { data, complete } = useFragment({
    fragment: TripCard_TripFragmentDoc,
    fragmentName: 'TripCard_trip',
    from: trip,
  });
  return complete ? <Card trip={data} isLarge={isLarge} /> : null;
}

function Card({ trip, isLarge }: { readonly trip: TripCard_TripFragment; readonly isLarge: boolean }) {
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
      <Grid
        templateColumns={
          isLarge
            ? { base: 'minmax(0, 1fr)', md: '22rem minmax(0, 1fr)' }
            : { base: '5.5rem minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' }
        }
        css={{ [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
      >
        <Cover
          listing={listing}
          isLarge={isLarge}
          isFaded={status.stage === 'OFF' || status.stage === 'NOT_BOOKED'}
        />
        <Stack
          p={isLarge ? { base: '5', lg: '8' } : { base: '4', md: '5' }}
          gap={isLarge ? '4' : '2'}
          justify="center"
        >
          <Flex align="center" gap="3" wrap="wrap">
            <TripStatusBadge status={status} />
            {time && <Text fontWeight="medium">{time}</Text>}
          </Flex>
          <Box>
            <Heading as="h3" id={`trip-${id}`} size={isLarge ? '3xl' : 'xl'} overflowWrap="anywhere">
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
          {canBeCanceled && <CancelLink id={id} name={listing.name} />}
        </Stack>
      </Grid>
    </chakra.article>
  );
}

interface CancelLinkProps {
  readonly id: string;
  /** The home's. */
  readonly name: string;
}

function CancelLink({ id, name }: CancelLinkProps) {
  const linkWithSource = useLinkWithSource();
  return (
    // Above the link that covers the card.
    <Box position="relative" zIndex="1" alignSelf="start">
      <ChakraLink asChild color="fg.brand" fontWeight="semibold" minH="6" {...TOUCH_TARGET}>
        <Link to={linkWithSource(tripPath(id, 'cancel-home'))} aria-label={`Cancel this stay: ${name}`}>
          Cancel this stay
        </Link>
      </ChakraLink>
    </Box>
  );
}

interface CoverProps {
  readonly listing: CoverPhotoProps['listing'];
  readonly isLarge: boolean;
  readonly isFaded: boolean;
}

const Cover = ({ listing, isLarge, isFaded }: CoverProps) => (
  <CoverPhoto
    listing={listing}
    sizes={isLarge ? '(min-width: 768px) 352px, 100vw' : '(min-width: 768px) 192px, 88px'}
    ratio="auto"
    minH={isLarge ? { base: '48', md: '72' } : '32'}
    h="full"
    {...(isFaded && { filter: 'grayscale(1)' })}
    fallback={
      <Flex bg="bg.muted" minH="32" align="center" justify="center" fontSize="4xl" color="fg.subtle">
        <LuggageIcon />
      </Flex>
    }
  />
);
