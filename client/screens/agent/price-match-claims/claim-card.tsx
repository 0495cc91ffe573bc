import { Badge, Box, chakra, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import type { Money } from '#domain/money/money.ts';
import { formatMoment } from '#domain/moment.ts';
import { airportDay, airportTime } from '#domain/other-bookings/flight-times.ts';
import { MEALS, PAYMENT_TIMINGS, REFUNDABILITY } from '#domain/other-bookings/hotel-labels.ts';
import { formatTripDates } from '#domain/stay/stay-dates.ts';
import { FactList, type FactListProps } from '#client/components/fact-list.tsx';
import { PANEL } from '#client/components/section-card/section-card.tsx';
import { ClaimDecision } from './claim-decision';
import type { PriceMatchClaimsQuery } from './price-match-claims.generated';

export type ClaimItem = NonNullable<PriceMatchClaimsQuery['priceMatchClaims']>['edges'][number]['node'];
type Trip = NonNullable<ClaimItem['trip']>;

const STATES = {
  RECEIVED: 'Waiting for a decision',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn by the traveler',
  UNKNOWN: 'Decided',
} as const;
const PALETTES = {
  RECEIVED: 'orange',
  APPROVED: 'green',
  DECLINED: 'red',
  WITHDRAWN: 'gray',
  UNKNOWN: 'gray',
} as const;

/** A claim with everything that an agent compares with the website. */
export function ClaimCard({ item }: { readonly item: ClaimItem }) {
  const { id, claim, trip, travelerName, deciderName } = item;
  const headingId = `claim-${id}`;
  const title = trip?.title ?? 'Trip';
  const by = deciderName === null ? '' : ` by ${deciderName}`;
  return (
    <chakra.article aria-labelledby={headingId} {...PANEL}>
      <Stack gap="5">
        <Box>
          <Badge colorPalette={PALETTES[claim.state]} size="md" borderRadius="full" px="3" mb="2">
            {`${STATES[claim.state]}${by}`}
          </Badge>
          <Heading as="h3" id={headingId} size="xl" overflowWrap="anywhere">
            {`${travelerName}: ${title}`}
          </Heading>
          <Text color="fg.muted" overflowWrap="anywhere">
            {[item.businessName, item.emailAddress].filter(Boolean).join(' · ')}
          </Text>
        </Box>
        <FactList facts={factsOf(item)} />
        <ClaimDecision claim={claim} name={`${travelerName}, ${title}`} />
      </Stack>
    </chakra.article>
  );
}

const money = (amount: Money | null): string => (amount ? formatMoney(amount) : 'Not known');

type Facts = FactListProps['facts'];

const factsOf = ({ claim, trip, travelerName, claimedByAgentName }: ClaimItem): Facts => [
  { label: 'Price claimed', text: money(claim.lowerPrice) },
  { label: 'Found at', text: claim.website !== null && <Website address={claim.website} /> },
  { label: 'Price of the trip', text: money(trip?.total ?? null) },
  { label: 'Credit if approved', text: money(claim.difference) },
  { label: 'Answer by', text: claim.state === 'RECEIVED' && formatMoment(claim.answerBy) },
  { label: 'Claimed by', text: claimedByAgentName !== null && `${claimedByAgentName} for ${travelerName}` },
  { label: 'Reason for declining', text: claim.declineReason },
  ...(trip ? tripFacts(trip) : []),
];

const Website = ({ address }: { readonly address: string }) => (
  <ChakraLink href={address} target="_blank" rel="noopener noreferrer" color="fg.brand">
    {address}
  </ChakraLink>
);

const tripFacts = (trip: Trip): Facts => [
  { label: 'Trip ID', text: trip.confirmationCode ?? trip.id },
  { label: 'Dates', text: formatTripDates(trip.fromDate, trip.untilDate) },
  { label: 'Booked', text: trip.bookedAt !== null && `${formatMoment(trip.bookedAt)}, ${trip.bookedWith}` },
  { label: 'State', text: trip.state === 'CANCELED' && 'Canceled: nothing is paid for it' },
  ...(trip.__typename === 'FlightTrip'
    ? [
        { label: 'Flights', text: flightLines(trip.flight) },
        { label: 'Canceling', text: trip.flight.cancelPenalty?.text ?? 'Not known' },
      ]
    : []),
  ...(trip.__typename === 'HotelTrip'
    ? [
        {
          label: 'Rooms',
          text: trip.hotel.rooms.map(({ name, mealPlan }) => `${name}, ${MEALS[mealPlan]}`).join('; '),
        },
        { label: 'Payment', text: PAYMENT_TIMINGS[trip.hotel.paymentTiming] },
        { label: 'Canceling', text: REFUNDABILITY[trip.hotel.refundability] },
      ]
    : []),
];

const flightLines = ({ slices }: Extract<Trip, { readonly __typename: 'FlightTrip' }>['flight']): string =>
  slices
    .flatMap(({ segments }) => segments)
    .map(({ flightNumber, origin, destination, departure: { scheduledAt, timeZone } }) => {
      const departs = `${airportDay(scheduledAt, timeZone)}, ${airportTime(scheduledAt, timeZone)}`;
      return `${flightNumber}, ${origin.code} to ${destination.code}, ${departs}`;
    })
    .join('; ');
