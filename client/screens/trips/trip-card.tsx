import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { counted } from '../../../domain/counted';
import { formatNights, formatStay, nightCount } from '../../../domain/stay/stay-dates';
import { timeToStay } from '../../../domain/stay/time-to-stay';
import { formatTimeWindow } from '../../../domain/stay/time-window';
import { useToday } from '../../app/session/session-context';
import { useBrandName } from '../../app/shell/brand';
import { LuggageIcon } from '../../components/icons/icons';
import { ItineraryActions } from '../../components/itinerary/itinerary-actions';
import { Photo } from '../../components/photo/photo';
import { TripStatusBadge } from '../../trips/trip-status-badge';
import { useTripStatus } from '../../trips/use-trip-status';
import { TripCard_TripFragmentDoc, type TripCard_TripFragment } from './trip-card.generated';
import { TripPayments } from './trip-payments';

export interface TripCardProps {
  readonly trip: FragmentType<typeof TripCard_TripFragmentDoc>;
}

/** A booked stay: where, when, under which number, how it stands and how it was paid. */
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
  const brandName = useBrandName();
  const { id, listing, mainGuestName, cancellationPolicy } = trip;
  const place = [listing.address.city, listing.address.state].filter(Boolean).join(', ');
  const stay = { from: trip.fromDate, until: trip.untilDate };
  const howFar = status.stage === 'CERTAIN' ? timeToStay(stay, today) : null;
  const isAhead = (status.stage === 'CERTAIN' || status.stage === 'OPEN') && trip.timeState === 'FUTURE';
  return (
    <chakra.article
      aria-labelledby={`trip-${id}`}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      overflow="hidden"
    >
      <Grid templateColumns={{ md: '15rem 1fr', lg: '20rem 1fr' }}>
        <Cover photo={listing.photos[0]} isFaded={status.stage === 'OFF' || status.stage === 'NOT_BOOKED'} />
        <Stack p={{ base: '5', lg: '7' }} gap="5">
          <Box>
            <Flex align="center" gap="3" mb="3">
              <TripStatusBadge status={status} />
              {howFar && <Text fontWeight="medium">{howFar}</Text>}
            </Flex>
            <Heading as="h3" id={`trip-${id}`} size="2xl">
              {listing.name}
            </Heading>
            <Text color="fg.muted">{place}</Text>
          </Box>
          {status.advice && <Text color="fg.muted">{status.advice}</Text>}
          <Facts trip={trip} />
          {status.stage !== 'NOT_BOOKED' && (
            <Box borderTopWidth="1px" pt="5">
              <TripPayments trip={trip} />
            </Box>
          )}
          {isAhead && cancellationPolicy.primaryText && (
            <Text textStyle="sm" color="fg.muted">
              <strong>{cancellationPolicy.primaryText}.</strong> {cancellationPolicy.secondaryText}
            </Text>
          )}
          {status.stage === 'CERTAIN' && (
            <ItineraryActions
              itinerary={{
                reservationId: id,
                homeName: listing.name,
                place,
                stay,
                checkInTimes: listing.terms.checkInTimes,
                checkOutTimes: listing.terms.checkOutTimes,
                hostName: listing.host.name,
                guestName: mainGuestName,
                cancellation: cancellationPolicy.primaryText,
                hostInformation: null,
              }}
              brandName={brandName}
              about={listing.name}
            />
          )}
        </Stack>
      </Grid>
    </chakra.article>
  );
}

interface CoverProps {
  readonly photo: TripCard_TripFragment['listing']['photos'][number] | undefined;
  readonly isFaded: boolean;
}

function Cover({ photo, isFaded }: CoverProps) {
  if (!photo) {
    return (
      <Flex bg="bg.muted" minH="40" align="center" justify="center" fontSize="4xl" color="fg.subtle">
        <LuggageIcon />
      </Flex>
    );
  }
  return (
    <Photo
      photo={photo}
      sizes="(min-width: 961px) 320px, (min-width: 768px) 240px, 100vw"
      ratio="auto"
      minH={{ base: '44', md: '48' }}
      h="full"
      {...(isFaded && { filter: 'grayscale(1)' })}
    />
  );
}

function Facts({ trip }: { readonly trip: TripCard_TripFragment }) {
  const { id, listing, guestCount, mainGuestName } = trip;
  const { checkInTimes, checkOutTimes } = listing.terms;
  const stay = { from: trip.fromDate, until: trip.untilDate };
  const checkIn = checkInTimes && formatTimeWindow(checkInTimes);
  const checkOut = checkOutTimes && formatTimeWindow(checkOutTimes);
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(3, auto)' }} gap="4">
      <Fact term="Dates" isWide>
        {formatStay(stay)}
        <Text color="fg.muted" textStyle="sm">
          {formatNights(nightCount(stay))}
        </Text>
      </Fact>
      {checkIn && <Fact term="Check-in">{checkIn}</Fact>}
      {checkOut && <Fact term="Check-out">{checkOut}</Fact>}
      {guestCount !== null && <Fact term="Guests">{counted(guestCount, 'guest')}</Fact>}
      {mainGuestName && <Fact term="Reserved for">{mainGuestName}</Fact>}
      <Fact term="Reservation number">{id}</Fact>
    </chakra.dl>
  );
}

interface FactProps {
  readonly term: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ term, isWide = false, children }: FactProps) => (
  <Box gridColumn={isWide ? { base: '1 / -1', lg: 'auto' } : 'auto'}>
    <Text as="dt" textStyle="xs" fontWeight="bold" color="fg.muted">
      {term}
    </Text>
    <Box as="dd" fontWeight="medium">
      {children}
    </Box>
  </Box>
);
