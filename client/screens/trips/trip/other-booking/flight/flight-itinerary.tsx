import { Badge, chakra, Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { sliceModal } from '#domain/other-bookings/flight-modals.ts';
import { airportDay, durationText, missedFlight } from '#domain/other-bookings/flight-times.ts';
import { CABINS, sliceTitle, TIMES_OF_DAY } from '#domain/other-bookings/flight-labels.ts';
import { counted } from '#domain/counted.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { linkToModal } from '../../dialogs/link-to-modal';
import type { Flight, Slice } from '../other-booking-types';
import { RULED_ROW } from '../ruled-row';
import { FLIGHT_ENDS, FlightEnd, FlightLine } from './flight-line';
import { SegmentBadge } from './segment-badge';

export interface FlightItineraryProps {
  readonly tripId: string;
  readonly flight: Flight;
  /** A canceled flight is neither on time nor late. */
  readonly isCanceled: boolean;
}

/** The slices of a flight, one to five, each with its departure and arrival and a link to its details (CN-08, FM-06). */
export function FlightItinerary({ tripId, flight: { slices, tripType }, isCanceled }: FlightItineraryProps) {
  const isMultiCity = tripType === 'MULTI_CITY';
  return (
    <SectionCard title={slices.length > 1 ? 'Your flights' : 'Your flight'}>
      <Stack as="ol" listStyleType="none" gap="0">
        {slices.map((slice) => (
          <chakra.li key={slice.index} {...RULED_ROW}>
            <SliceSummary
              tripId={tripId}
              slice={slice}
              title={sliceTitle(isMultiCity, slice.index, slices.length)}
              isMultiCity={isMultiCity}
              isCanceled={isCanceled}
            />
          </chakra.li>
        ))}
      </Stack>
    </SectionCard>
  );
}

interface SliceSummaryProps {
  readonly tripId: string;
  readonly slice: Slice;
  readonly title: string;
  readonly isMultiCity: boolean;
  readonly isCanceled: boolean;
}

function SliceSummary({ tripId, slice, title, isMultiCity, isCanceled }: SliceSummaryProps) {
  const first = slice.segments[0];
  const last = slice.segments.at(-1);
  if (!first || !last) return null;
  const modal = sliceModal(isMultiCity, slice.index);
  const isMissed = missedFlight(slice.segments) !== null;
  return (
    <Stack gap="4">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text fontWeight="semibold">
          {title}
          <Text as="span" color="fg.muted" fontWeight="normal">
            {` · ${airportDay(first.departure.expectedAt, first.departure.timeZone)} · ${TIMES_OF_DAY[slice.departsIn]}`}
          </Text>
        </Text>
        {!isCanceled && (
          <SegmentBadge segments={slice.segments} isExpired={slice.isExpired} isMissed={isMissed} />
        )}
      </Flex>
      <Flex align="center" gap={{ base: '3', md: '6' }} css={FLIGHT_ENDS}>
        <FlightEnd time={first.departure} airport={first.origin} plusDays={0} />
        <FlightLine
          text={isMissed ? 'Arrival not known' : durationText(slice.durationMinutes)}
          detail={stopsText(slice)}
        />
        <FlightEnd
          time={last.arrival}
          airport={last.destination}
          plusDays={slice.plusDays}
          isEnd
          isMissed={isMissed}
        />
      </Flex>
      <Flex justify="space-between" gap="3" wrap="wrap" textStyle="sm" color="fg.muted">
        <span>
          {[first.airline.name, first.flightNumber, CABINS[first.cabin]].filter(Boolean).join(' · ')}
        </span>
        {slice.fareBrand && <Badge>{`Fare brand: ${slice.fareBrand}`}</Badge>}
        {modal && (
          <ChakraLink asChild color="fg.brand" fontWeight="semibold" minH="6">
            <Link
              {...linkToModal(tripId, modal)}
              aria-label={`Details: ${first.origin.city} to ${last.destination.city}`}
            >
              Details
            </Link>
          </ChakraLink>
        )}
      </Flex>
    </Stack>
  );
}

const stopsText = ({ stops, segments }: Slice): string =>
  stops === 0
    ? 'Nonstop'
    : `${counted(stops, 'stop')} in ${segments
        .slice(0, -1)
        .map(({ destination }) => destination.code)
        .join(', ')}`;
