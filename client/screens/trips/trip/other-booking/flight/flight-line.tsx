import { Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { airportDay, airportTime } from '#domain/other-bookings/flight-times.ts';
import { counted } from '#domain/counted.ts';
import { PlaneIcon } from '#client/components/icons/trip-icons.tsx';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import type { Segment } from '../other-booking-types';

/** With large text, the departure is above the line, and the arrival below it. */
export const FLIGHT_ENDS = {
  [LARGE_TEXT]: { flexDirection: 'column', alignItems: 'stretch' },
};

export interface FlightEndProps {
  readonly time: Segment['departure'];
  readonly airport: Segment['origin'];
  /** How many days after the flight's departure it is; -1 across the date line. */
  readonly plusDays: number;
  readonly isEnd?: boolean;
  /** Whether the traveler does not reach it on this flight. */
  readonly isMissed?: boolean;
}

/** A departure or an arrival: its local time, and the booked time when it is late. The time of a missed one is struck through. */
export function FlightEnd({ time, airport, plusDays, isEnd = false, isMissed = false }: FlightEndProps) {
  const { expectedAt, delayMinutes, timeZone } = time;
  return (
    <Box textAlign={isEnd ? 'end' : 'start'} flexShrink={0} css={{ [LARGE_TEXT]: { textAlign: 'start' } }}>
      <Text
        textStyle={{ base: 'lg', md: '2xl' }}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        lineHeight="short"
      >
        {isMissed ? (
          <chakra.s color="fg.muted" aria-label={`Not reached: ${airportTime(expectedAt, timeZone)}`}>
            {airportTime(expectedAt, timeZone)}
          </chakra.s>
        ) : (
          airportTime(expectedAt, timeZone)
        )}
        {plusDays !== 0 && (
          <>
            <chakra.sup ms="1" fontSize="xs" aria-hidden="true">
              {plusDays > 0 ? `+${plusDays}` : plusDays}
            </chakra.sup>
            <VisuallyHidden>, {daysText(plusDays)}</VisuallyHidden>
          </>
        )}
      </Text>
      {delayMinutes > 0 && !isMissed && (
        <Text textStyle="sm" color="fg.muted">
          <chakra.s aria-label={`Scheduled for ${scheduledTime(time)}`}>{scheduledTime(time)}</chakra.s>
        </Text>
      )}
      <Text textStyle="sm">
        <chakra.span fontWeight="medium">{airport.code}</chakra.span>
        <chakra.span color="fg.muted" ms="1.5">
          {airport.city}
        </chakra.span>
      </Text>
    </Box>
  );
}

/** With its day when the delay moves the flight to another one. */
function scheduledTime({ scheduledAt, expectedAt, timeZone }: Segment['departure']): string {
  const day = airportDay(scheduledAt, timeZone);
  const time = airportTime(scheduledAt, timeZone);
  return day === airportDay(expectedAt, timeZone) ? time : `${time}, ${day}`;
}

const daysText = (days: number): string =>
  days > 0 ? `${counted(days, 'day')} later` : `${counted(-days, 'day')} earlier`;

interface FlightLineProps {
  readonly text: string;
  readonly detail: string;
}

/** The line between a departure and an arrival, with the duration. */
export const FlightLine = ({ text, detail }: FlightLineProps) => (
  <Box flex="1" textAlign="center" textStyle="sm" minW="0">
    <Text color="fg.muted">{text}</Text>
    <Flex align="center" gap="2" color="fg.brand" aria-hidden="true">
      <Box flex="1" borderTopWidth="2px" borderStyle="dotted" borderColor="border.emphasized" />
      <PlaneIcon fill="currentColor" strokeWidth="0" fontSize="1.25rem" />
      <Box flex="1" borderTopWidth="2px" borderStyle="dotted" borderColor="border.emphasized" />
    </Flex>
    <Text color="fg.muted">{detail}</Text>
  </Box>
);
