import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Badge, Button, chakra, Flex, Grid, Heading, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { durationText } from '#domain/other-bookings/flight-times.ts';
import { disruptionText } from '#domain/other-bookings/protection-labels.ts';
import { tripPath } from '#domain/routes.ts';
import { formatTripDates } from '#domain/stay/stay-dates.ts';
import { useLinkWithSource } from '../../app/entry/user-source';
import { AlertIcon, BedIcon, ChevronRightIcon, LuggageIcon, ShieldIcon } from '../../components/icons/icons';
import { CarIcon, PlaneIcon, TicketIcon } from '../../components/icons/trip-icons';
import { LARGE_TEXT, WRAPPED_BUTTON } from '../../components/media/large-text';
import { otherBookingStatus, watchText } from '../../features/trips/other-booking-status';
import { modalOf } from './trip/other-booking/protections/protection-modal';
import {
  type OtherBookingCard_TripFragment,
  OtherBookingCard_TripFragmentDoc,
} from './other-booking-card.generated';

export interface OtherBookingCardProps {
  readonly trip: FragmentType<OtherBookingCard_TripFragment>;
}

/** A trip that was booked elsewhere: its kind, status, title, days and codes; the whole card links to its page. */
export function OtherBookingCard({ trip }: OtherBookingCardProps) {
  const { data, complete } = useFragment({ fragment: OtherBookingCard_TripFragmentDoc, from: trip });
  return complete ? <Card trip={data} /> : null;
}

type Kind = OtherBookingCard_TripFragment['__typename'];

const KINDS: Readonly<Record<Kind, { readonly label: string; readonly Icon: ComponentType }>> = {
  FlightTrip: { label: 'Flight', Icon: PlaneIcon },
  HotelTrip: { label: 'Hotel', Icon: BedIcon },
  PackageTrip: { label: 'Package', Icon: LuggageIcon },
  CarTrip: { label: 'Rental car', Icon: CarIcon },
  ExperienceTrip: { label: 'Experience', Icon: TicketIcon },
};

function Card({ trip }: { readonly trip: OtherBookingCard_TripFragment }) {
  const linkWithSource = useLinkWithSource();
  const { id, title, subtitle, confirmationCode, bookedWith } = trip;
  const { label, Icon } = KINDS[trip.__typename];
  const status = otherBookingStatus(trip);
  const watch = watchText(trip);
  const isOff = trip.state === 'CANCELED';
  return (
    <chakra.article
      aria-labelledby={`trip-${id}`}
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      overflow="hidden"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <Grid
        templateColumns={{ base: '3.5rem minmax(0, 1fr)', md: '6.5rem minmax(0, 1fr)' }}
        css={{ [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
      >
        <Flex
          direction="column"
          align="center"
          justify={{ base: 'flex-start', md: 'center' }}
          gap="2"
          pt={{ base: '6', md: '0' }}
          bg="bg.muted"
          color={isOff ? 'fg.subtle' : 'fg.brand'}
          fontSize={{ base: '2xl', md: '3xl' }}
          css={{ [LARGE_TEXT]: { py: '3' } }}
        >
          <Icon />
          <Text textStyle="xs" color="fg.muted" textAlign="center" display={{ base: 'none', md: 'block' }}>
            {label}
          </Text>
        </Flex>
        <Stack p={{ base: '4', md: '5' }} gap="2" justify="center" minW="0">
          <Flex align="center" gap="2" wrap="wrap">
            <Badge colorPalette={status.palette} size="md" borderRadius="full" px="3" whiteSpace="normal">
              {status.text}
            </Badge>
            {watch && (
              <Badge variant="outline" size="md" borderRadius="l3" px="3" h="auto" whiteSpace="normal">
                {watch}
              </Badge>
            )}
          </Flex>
          <div>
            <Heading as="h3" id={`trip-${id}`} size="xl" overflowWrap="anywhere">
              <LinkOverlay asChild>
                <Link to={linkWithSource(tripPath(id))}>
                  {title}
                  <chakra.span ms="1" color="fg.muted" fontSize="lg">
                    <ChevronRightIcon style={{ display: 'inline' }} />
                  </chakra.span>
                </Link>
              </LinkOverlay>
            </Heading>
            <Text color="fg.muted">{subtitle}</Text>
          </div>
          <Text fontWeight="medium">{formatTripDates(trip.fromDate, trip.untilDate)}</Text>
          {confirmationCode && (
            <Text textStyle="sm" color="fg.muted">
              Confirmation code <strong>{confirmationCode}</strong> · {bookedWith}
            </Text>
          )}
          <Notice tripId={id} protections={trip.protections} />
        </Stack>
      </Grid>
    </chakra.article>
  );
}

interface NoticeProps extends Pick<OtherBookingCard_TripFragment, 'protections'> {
  readonly tripId: string;
}

/** A disruption that a protection can be used for, with the way to its options, or else the active protections. */
function Notice({ tripId, protections }: NoticeProps) {
  const linkWithSource = useLinkWithSource();
  const disrupted = protections.find(({ state, disruption }) => state === 'EXERCISABLE' && disruption);
  if (disrupted?.disruption) {
    const { reason, delayMinutes } = disrupted.disruption;
    const modal = modalOf(disrupted.kind);
    return (
      <>
        <Flex gap="2" align="baseline" color="fg.error" fontWeight="medium" textStyle="sm">
          <AlertIcon style={{ flexShrink: 0, transform: 'translateY(0.15em)' }} />
          {`${disruptionText(reason, delayMinutes ? durationText(delayMinutes) : null)} ${disrupted.name} covers it.`}
        </Flex>
        {modal && (
          // Above the link that covers the card.
          <Button
            asChild
            colorPalette="coral"
            alignSelf="flex-start"
            position="relative"
            zIndex="1"
            css={WRAPPED_BUTTON}
          >
            <Link to={linkWithSource(tripPath(tripId, modal))}>Choose what to do</Link>
          </Button>
        )}
      </>
    );
  }
  const inForce = protections.filter(({ state }) => state === 'ACTIVE' || state === 'EXERCISABLE');
  if (inForce.length === 0) return null;
  return (
    <Flex gap="2" align="baseline" color="fg.muted" textStyle="sm">
      <ShieldIcon style={{ flexShrink: 0, transform: 'translateY(0.15em)' }} />
      {inForce.map(({ name }) => name).join(', ')}
    </Flex>
  );
}
