import { Alert, Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { durationText } from '../../../../domain/beside-homes/flight-times';
import { disruptionText } from '../../../../domain/beside-homes/protection-words';
import { timeToStay } from '../../../../domain/stay/time-to-stay';
import { formatStayDateWithYear, formatStayWithYear } from '../../../../domain/stay/stay-dates';
import { useToday } from '../../../app/session/session-context';
import { type ElsewhereStatus, WATCH_TEXTS } from '../../../trips/elsewhere-status';
import type { ElsewhereTrip } from './elsewhere-trip';

export interface ElsewhereHeaderProps {
  readonly trip: ElsewhereTrip;
  readonly status: ElsewhereStatus;
}

/** What the trip is called, how it stands, when it is, and what has happened to it. */
export function ElsewhereHeader({ trip, status }: ElsewhereHeaderProps) {
  const today = useToday();
  const { title, subtitle, fromDate, untilDate, timeState, watchState, protections } = trip;
  const stay = { from: fromDate, until: untilDate };
  const time = status.palette === 'green' && timeState === 'FUTURE' ? timeToStay(stay, today) : null;
  const watch = WATCH_TEXTS[watchState];
  const disruption = protections.find(({ disruption: found }) => found)?.disruption;
  return (
    <Box>
      <Flex align="center" gap="3" mb="3" wrap="wrap">
        <Badge colorPalette={status.palette} size="md" borderRadius="full" px="3">
          {status.text}
        </Badge>
        {watch && (
          <Badge variant="outline" size="md" borderRadius="full" px="3">
            {watch}
          </Badge>
        )}
        {time && <Text fontWeight="medium">{time}</Text>}
      </Flex>
      <Heading as="h1" size={{ base: '3xl', lg: '5xl' }}>
        {title}
      </Heading>
      <Text textStyle="lg" color="fg.muted" mt="1">
        {subtitle}
      </Text>
      <Text textStyle="lg" mt="1">
        {fromDate === untilDate ? formatStayDateWithYear(fromDate) : formatStayWithYear(stay)}
      </Text>
      {disruption && trip.state !== 'CANCELED' && (
        <Alert.Root status="warning" mt="5">
          <Alert.Indicator />
          <Alert.Description>
            {disruptionText(
              disruption.reason,
              disruption.delayMinutes ? durationText(disruption.delayMinutes) : null,
            )}{' '}
            Your protections below say what you can do.
          </Alert.Description>
        </Alert.Root>
      )}
    </Box>
  );
}
