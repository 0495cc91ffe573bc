import { Alert, Badge, Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { durationText } from '#domain/other-bookings/flight-times.ts';
import { disruptionText } from '#domain/other-bookings/protection-labels.ts';
import { formatTripDates } from '#domain/stay/stay-dates.ts';
import { timeToStay } from '#domain/stay/time-to-stay.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { WRAPPED_BUTTON } from '#client/components/media/large-text.ts';
import { type OtherBookingStatus, watchText } from '#client/features/trips/other-booking-status.ts';
import { linkToModal } from '../dialogs/link-to-modal';
import type { OtherBooking, Protection } from './other-booking-types';
import { modalOf } from './protections/protection-modal';
import { canChangeWatch, WatchButton } from './watch-trip';

export interface OtherBookingHeaderProps {
  readonly trip: OtherBooking;
  readonly status: OtherBookingStatus;
  /** The heading of the page, which can receive the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The trip's title, state, dates, and disruptions. */
export function OtherBookingHeader({ trip, status, heading }: OtherBookingHeaderProps) {
  const today = useToday();
  const { title, subtitle, fromDate, untilDate, timeState, protections } = trip;
  const stay = { from: fromDate, until: untilDate };
  const time = status.palette === 'green' && timeState === 'FUTURE' ? timeToStay(stay, today) : null;
  const watch = watchText(trip);
  const disrupted = protections.find(({ disruption, state }) => disruption && state !== 'EXERCISED');
  return (
    <Box>
      <Flex align="center" gap="3" mb="3" wrap="wrap">
        <Badge colorPalette={status.palette} size="md" borderRadius="full" px="3" whiteSpace="normal">
          {status.text}
        </Badge>
        {watch && (
          <Badge variant="outline" size="md" borderRadius="full" px="3" whiteSpace="normal">
            {watch}
          </Badge>
        )}
        {time && <Text fontWeight="medium">{time}</Text>}
      </Flex>
      <Heading
        as="h1"
        ref={heading}
        tabIndex={-1}
        outline="none"
        size={{ base: '3xl', lg: '5xl' }}
        overflowWrap="anywhere"
      >
        {title}
      </Heading>
      <Text textStyle="lg" color="fg.muted" mt="1">
        {subtitle}
      </Text>
      <Text textStyle="lg" mt="1">
        {formatTripDates(fromDate, untilDate)}
      </Text>
      {canChangeWatch(trip) && (
        <Box mt="4">
          <WatchButton trip={trip} />
        </Box>
      )}
      {disrupted && trip.state !== 'CANCELED' && <Disruption tripId={trip.id} protection={disrupted} />}
    </Box>
  );
}

interface DisruptionProps {
  readonly tripId: string;
  readonly protection: Protection;
}

/** The disruption of the flight, with a link to the protection's options. */
function Disruption({ tripId, protection: { kind, name, state, disruption } }: DisruptionProps) {
  if (!disruption) return null;
  const { reason, delayMinutes } = disruption;
  const modal = state === 'EXERCISABLE' ? modalOf(kind) : undefined;
  return (
    <Alert.Root
      status="warning"
      mt="5"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ md: 'center' }}
    >
      <Flex gap="3" flex="1">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>
            {disruptionText(reason, delayMinutes ? durationText(delayMinutes) : null)}
          </Alert.Title>
          <Alert.Description>
            {modal ? `${name} covers it.` : 'Your protections below say what you can do.'}
          </Alert.Description>
        </Alert.Content>
      </Flex>
      {modal && (
        <Button
          asChild
          colorPalette="coral"
          alignSelf={{ base: 'stretch', md: 'center' }}
          css={WRAPPED_BUTTON}
        >
          <Link {...linkToModal(tripId, modal)}>Choose what to do</Link>
        </Button>
      )}
    </Alert.Root>
  );
}
