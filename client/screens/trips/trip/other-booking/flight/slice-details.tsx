import { Alert, Box, Flex, Stack, Text } from '@chakra-ui/react';
import {
  airportDay,
  durationText,
  minutesBetween,
  missedFlight,
  plusDays,
} from '#domain/other-bookings/flight-times.ts';
import { CABINS } from '#domain/other-bookings/flight-labels.ts';
import type { Segment, Slice } from '../other-booking-types';
import { FLIGHT_ENDS, FlightEnd, FlightLine } from './flight-line';
import { SegmentBadge } from './segment-badge';

/** Every flight of a slice, the time between them, and the price of bags. */
export function SliceDetails({ slice, isCanceled }: { readonly slice: Slice; readonly isCanceled: boolean }) {
  const missed = missedFlight(slice.segments);
  return (
    <Stack gap="5">
      {slice.segments.map((segment, index) => (
        <Stack key={segment.flightNumber} gap="5">
          <SegmentDetails
            segment={segment}
            isExpired={slice.isExpired}
            isCanceled={isCanceled}
            isMissed={missed !== null && index >= missed}
          />
          <Layover from={segment} to={slice.segments[index + 1]} />
        </Stack>
      ))}
      {slice.bags.length > 0 && (
        <Box borderTopWidth="1px" pt="4">
          <Text fontWeight="semibold">Checked bags</Text>
          {slice.bags.map((bag) => (
            <Text key={bag} color="fg.muted" textStyle="sm">
              {bag}
            </Text>
          ))}
        </Box>
      )}
    </Stack>
  );
}

interface SegmentDetailsProps {
  readonly segment: Segment;
  readonly isExpired?: boolean;
  readonly isCanceled?: boolean;
  readonly isMissed?: boolean;
}

/** A flight with its day, times, airline and cabin. */
export const SegmentDetails = ({
  segment,
  isExpired = false,
  isCanceled = false,
  isMissed = false,
}: SegmentDetailsProps) => {
  const { departure, arrival, airline, operatedBy, flightNumber, cabin } = segment;
  return (
    <Stack gap="3">
      <Flex justify="space-between" gap="3" align="baseline" wrap="wrap">
        <Text fontWeight="semibold">{airportDay(departure.expectedAt, departure.timeZone)}</Text>
        {!isCanceled && <SegmentBadge segments={[segment]} isExpired={isExpired} isMissed={isMissed} />}
      </Flex>
      <Flex align="center" gap={{ base: '3', md: '5' }} css={FLIGHT_ENDS}>
        <FlightEnd time={departure} airport={segment.origin} plusDays={0} />
        <FlightLine text={durationText(segment.durationMinutes)} detail={flightNumber} />
        <FlightEnd
          time={arrival}
          airport={segment.destination}
          plusDays={plusDays(localTime(departure), localTime(arrival))}
          isEnd
          isMissed={isMissed}
        />
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {[airline.name, operatedBy && `operated by ${operatedBy.name}`, CABINS[cabin]]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  );
};

const localTime = ({ expectedAt, timeZone }: Segment['departure']) => ({ at: expectedAt, timeZone });

/** The time between two flights; a connection that cannot be made is labeled as such. */
function Layover({ from, to }: { readonly from: Segment; readonly to: Segment | undefined }) {
  if (!to) return null;
  const minutes = minutesBetween(from.arrival.expectedAt, to.departure.expectedAt);
  return (
    <Alert.Root status={minutes < 0 ? 'warning' : 'neutral'} size="sm">
      <Alert.Description>
        {minutes < 0
          ? `The next flight leaves ${durationText(-minutes)} before this one arrives.`
          : `${durationText(minutes)} in ${from.destination.city}.`}
        {to.isSelfTransfer && <span> Collect your bags and check in again.</span>}
      </Alert.Description>
    </Alert.Root>
  );
}
