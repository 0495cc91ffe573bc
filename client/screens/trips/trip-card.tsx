import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatNights, formatStay, nightCount } from '../../../domain/stay-dates';
import { formatTimeWindow } from '../../../domain/time-window';
import { useTenant } from '../../app/session/session-context';
import { ItineraryActions } from '../../components/itinerary/itinerary-actions';
import { Photo } from '../../components/photo/photo';
import { TripCard_TripFragmentDoc } from './trip-card.generated';
import { TripPayments } from './trip-payments';
import { isSettled, TripAdvice, TripState } from './trip-state';

export interface TripCardProps {
  readonly trip: FragmentType<typeof TripCard_TripFragmentDoc>;
}

/** A booked stay: where, when, under which number, and how it was paid. */
export function TripCard({ trip }: TripCardProps) {
  const { data, complete } = useFragment({
    fragment: TripCard_TripFragmentDoc,
    fragmentName: 'TripCard_trip',
    from: trip,
  });
  const { brandName } = useTenant();
  if (!complete) return null;
  const { id, state, listing, guestCount, mainGuestName, cancellationPolicy } = data;
  const checkIn = listing.checkInTimes && formatTimeWindow(listing.checkInTimes);
  const checkOut = listing.checkOutTimes && formatTimeWindow(listing.checkOutTimes);
  const place = [listing.address.city, listing.address.state].filter(Boolean).join(', ');
  const stay = { from: data.fromDate, until: data.untilDate };
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
        {listing.photo ? (
          <Photo
            photo={listing.photo}
            sizes="(min-width: 961px) 320px, (min-width: 768px) 240px, 100vw"
            ratio="auto"
            minH="48"
            h="full"
          />
        ) : (
          <Box bg="bg.muted" minH="48" />
        )}
        <Stack p={{ base: '5', lg: '7' }} gap="4">
          <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
            <Box>
              <Heading as="h3" id={`trip-${id}`} size="xl">
                {listing.name}
              </Heading>
              <Text color="fg.muted">{place}</Text>
            </Box>
            <TripState state={state} />
          </Flex>
          <TripAdvice state={state} />
          <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4">
            <Fact term="Dates">
              {formatStay(stay)}
              <Text color="fg.muted" textStyle="sm">
                {formatNights(nightCount(stay))}
              </Text>
            </Fact>
            <Fact term="Reservation number">{id}</Fact>
            {guestCount !== null && (
              <Fact term="Guests">{guestCount === 1 ? '1 guest' : `${guestCount} guests`}</Fact>
            )}
            {mainGuestName && <Fact term="Reserved for">{mainGuestName}</Fact>}
            {checkIn && <Fact term="Check-in">{checkIn}</Fact>}
            {checkOut && <Fact term="Check-out">{checkOut}</Fact>}
          </chakra.dl>
          <Box borderTopWidth="1px" pt="4">
            <TripPayments trip={data} />
          </Box>
          {isSettled(state) && (
            <ItineraryActions
              itinerary={{
                reservationId: id,
                homeName: listing.name,
                place,
                stay,
                checkInTimes: listing.checkInTimes,
                checkOutTimes: listing.checkOutTimes,
                hostName: listing.hostName,
                guestName: mainGuestName,
                cancellation: cancellationPolicy.primaryText,
                hostInformation: null,
              }}
              brandName={brandName}
              about={listing.name}
            />
          )}
          {state !== 'CANCELED' && cancellationPolicy.primaryText && (
            <Text textStyle="sm" color="fg.muted">
              <strong>{cancellationPolicy.primaryText}.</strong> {cancellationPolicy.secondaryText}
            </Text>
          )}
        </Stack>
      </Grid>
    </chakra.article>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <Text as="dt" textStyle="xs" fontWeight="bold" color="fg.muted">
      {term}
    </Text>
    <Box as="dd" fontWeight="medium">
      {children}
    </Box>
  </div>
);
