import { Badge, Box, chakra, DataList, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/money-format.ts';
import type { Money } from '#domain/money/money.ts';
import { formatMoment } from '#domain/moment.ts';
import { airportDay, airportTime } from '#domain/other-bookings/flight-times.ts';
import { MEALS, PAYMENT_TIMINGS, REFUNDABILITY } from '#domain/other-bookings/hotel-labels.ts';
import { formatStayWithYear } from '#domain/stay/stay-dates.ts';
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
        <DataList.Root orientation={{ base: 'vertical', md: 'horizontal' }} size="lg">
          <Fact label="Price claimed">{money(claim.lowerPrice)}</Fact>
          {claim.website !== null && (
            <Fact label="Found at">
              <ChakraLink href={claim.website} target="_blank" rel="noopener noreferrer" color="fg.brand">
                {claim.website}
              </ChakraLink>
            </Fact>
          )}
          <Fact label="Price of the trip">{money(trip?.total ?? null)}</Fact>
          <Fact label="Credit if approved">{money(claim.difference)}</Fact>
          {claim.state === 'RECEIVED' && <Fact label="Answer by">{formatMoment(claim.answerBy)}</Fact>}
          {item.claimedByAgentName !== null && (
            <Fact label="Claimed by">{`${item.claimedByAgentName} for ${travelerName}`}</Fact>
          )}
          {claim.declineReason !== null && <Fact label="Reason for declining">{claim.declineReason}</Fact>}
          {trip && <TripFacts trip={trip} />}
        </DataList.Root>
        <ClaimDecision claim={claim} name={`${travelerName}, ${title}`} />
      </Stack>
    </chakra.article>
  );
}

const money = (amount: Money | null): string => (amount ? formatMoney(amount) : 'Not known');

const TripFacts = ({ trip }: { readonly trip: Trip }) => (
  <>
    <Fact label="Trip ID">{trip.confirmationCode ?? trip.id}</Fact>
    <Fact label="Dates">{formatStayWithYear({ from: trip.fromDate, until: trip.untilDate })}</Fact>
    {trip.bookedAt !== null && (
      <Fact label="Booked">{`${formatMoment(trip.bookedAt)}, ${trip.bookedWith}`}</Fact>
    )}
    {trip.state === 'CANCELED' && <Fact label="State">Canceled: nothing is paid for it</Fact>}
    {trip.__typename === 'FlightTrip' && (
      <>
        <Fact label="Flights">{flightLines(trip.flight)}</Fact>
        <Fact label="Canceling">{trip.flight.cancelPenalty?.text ?? 'Not known'}</Fact>
      </>
    )}
    {trip.__typename === 'HotelTrip' && (
      <>
        <Fact label="Rooms">
          {trip.hotel.rooms.map(({ name, mealPlan }) => `${name}, ${MEALS[mealPlan]}`).join('; ')}
        </Fact>
        <Fact label="Payment">{PAYMENT_TIMINGS[trip.hotel.paymentTiming]}</Fact>
        <Fact label="Canceling">{REFUNDABILITY[trip.hotel.refundability]}</Fact>
      </>
    )}
  </>
);

const flightLines = ({ slices }: Extract<Trip, { readonly __typename: 'FlightTrip' }>['flight']): string =>
  slices
    .flatMap(({ segments }) => segments)
    .map(({ flightNumber, origin, destination, departure: { scheduledAt, timeZone } }) => {
      const departs = `${airportDay(scheduledAt, timeZone)}, ${airportTime(scheduledAt, timeZone)}`;
      return `${flightNumber}, ${origin.code} to ${destination.code}, ${departs}`;
    })
    .join('; ');

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <DataList.Item>
    <DataList.ItemLabel>{label}</DataList.ItemLabel>
    <DataList.ItemValue overflowWrap="anywhere">{children}</DataList.ItemValue>
  </DataList.Item>
);
