import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { addressLine } from '#domain/listing/location.ts';
import { ROUTES } from '#domain/routes.ts';
import { searchParams } from '#domain/search/search-state.ts';
import { childrenFromCount, defaultGuests } from '#domain/stay/guests.ts';
import { formatNights, formatStayWithYear, nightCount } from '#domain/stay/stay-dates.ts';
import { timeToStay } from '#domain/stay/time-to-stay.ts';
import { useLinkWithSource } from '#client/app/entry/user-source.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { WRAPPED_BUTTON } from '#client/components/media/large-text.ts';
import type { TripStatus } from '#client/features/trips/trip-status.ts';
import { TripStatusBadge } from '#client/features/trips/trip-status-badge.tsx';
import { type TripHeader_TripFragment, TripHeader_TripFragmentDoc } from './trip-header.generated';

export interface TripHeaderProps {
  readonly trip: FragmentType<TripHeader_TripFragment>;
  readonly status: TripStatus;
  /** The heading of the page, which can receive the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The home and its place, the status of the booking with advice, and the time until the stay. */
export function TripHeader({ trip, status, heading }: TripHeaderProps) {
  const { data } = useSuspenseFragment({ fragment: TripHeader_TripFragmentDoc, from: trip });
  const today = useToday();
  const { listing, fromDate, untilDate, bookedBy, cancellation } = data;
  const stay = { from: fromDate, until: untilDate };
  const time = status.stage === 'CERTAIN' ? timeToStay(stay, today) : null;
  return (
    <Box>
      <Flex align="center" gap="3" mb="3" wrap="wrap">
        <TripStatusBadge status={status} />
        {time && <Text fontWeight="medium">{time}</Text>}
      </Flex>
      <Heading as="h1" ref={heading} tabIndex={-1} outline="none" size={{ base: '3xl', lg: '5xl' }}>
        {listing.name}
      </Heading>
      <Text textStyle="lg" color="fg.muted" mt="1">
        {addressLine(listing.address)}
      </Text>
      <Text textStyle="lg" mt="1">
        {`${formatStayWithYear(stay)} · ${formatNights(nightCount(stay))}`}
      </Text>
      <AgentsAct verb="Booked" by={bookedBy} />
      <AgentsAct verb="Canceled" by={cancellation?.canceledBy ?? null} />
      {status.advice && (
        <Alert.Root status={status.palette === 'red' ? 'error' : 'info'} mt="5">
          <Alert.Indicator />
          <Alert.Description>{status.advice}</Alert.Description>
        </Alert.Root>
      )}
      {cancellation && fromDate >= today && <SameHome trip={data} />}
    </Box>
  );
}

/** The page of the home of a canceled stay, for the same dates and guests. */
function SameHome({
  trip: { listing, fromDate, untilDate, guests },
}: {
  readonly trip: TripHeader_TripFragment;
}) {
  const linkWithSource = useLinkWithSource();
  const search = searchParams({
    listingId: listing.id,
    stay: { from: fromDate, until: untilDate },
    guests: guests
      ? {
          adults: guests.adults,
          children: childrenFromCount(guests.children),
          pets: guests.petsIncluded ? 1 : 0,
        }
      : defaultGuests(),
    isTravelApp: false,
  });
  return (
    <Button asChild variant="outline" mt="4" css={WRAPPED_BUTTON}>
      <Link to={linkWithSource(`${ROUTES.vacationRentalsShop}?${search.toString()}`)}>
        See this home again for these dates
      </Link>
    </Button>
  );
}

interface AgentsActProps {
  readonly verb: 'Booked' | 'Canceled';
  readonly by: TripHeader_TripFragment['bookedBy'];
}

/** AG-06: what an agent did, under both names. */
const AgentsAct = ({ verb, by }: AgentsActProps) =>
  by && <Text color="fg.muted" mt="1">{`${verb} by ${by.agentName} for ${by.customerName}`}</Text>;
