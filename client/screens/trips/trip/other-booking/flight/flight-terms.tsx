import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { PASSENGERS, TICKETINGS } from '#domain/other-bookings/flight-labels.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { linkToModal } from '../../dialogs/link-to-modal';
import { Fact } from '../booking-facts';
import type { Flight } from '../other-booking-types';

export interface FlightTermsProps {
  readonly tripId: string;
  readonly flight: Flight;
  readonly isCanceled: boolean;
}

/** The fare's rules for canceling and changing (CN-07) unless it is canceled, and the travelers. */
export const FlightTerms = ({ tripId, flight, isCanceled }: FlightTermsProps) => (
  <>
    {!isCanceled && (
      <SectionCard title="Cancel or change">
        <Stack gap="5">
          <Flex gap="3" wrap="wrap">
            <Button asChild variant="outline">
              <Link {...linkToModal(tripId, 'self-serve-cancel-flight')}>Cancel Flight</Link>
            </Button>
            <Button asChild variant="outline">
              <Link {...linkToModal(tripId, 'exchange-flight')}>Change Flight</Link>
            </Button>
          </Flex>
          <chakra.dl display="grid" gap="3">
            <Fact term="Canceling">{flight.cancelPenalty.text}</Fact>
            <Fact term="Changing">{flight.changePenalty.text}</Fact>
            <Fact term="Tickets">{TICKETINGS[flight.ticketing]}</Fact>
          </chakra.dl>
        </Stack>
      </SectionCard>
    )}
    <SectionCard title={flight.passengers.length === 1 ? 'Passenger' : 'Passengers'}>
      <Stack as="ul" listStyleType="none" gap="3">
        {flight.passengers.map(({ name, kind, ticketNumber }) => (
          <li key={name}>
            <Text fontWeight="medium">{name}</Text>
            <Text textStyle="sm" color="fg.muted">
              {[PASSENGERS[kind], ticketNumber && `Ticket ${ticketNumber}`].filter(Boolean).join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
    </SectionCard>
  </>
);
