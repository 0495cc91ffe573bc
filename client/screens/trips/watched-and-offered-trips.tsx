import type { FragmentType } from '@apollo/client';
import { useFragment, useQuery } from '@apollo/client/react';
import { Box, chakra, Flex, Grid, Heading, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { type ComponentType, useId } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '#domain/moment.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { priceSinceWatched } from '#domain/other-bookings/price-prediction.ts';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import { tripPath } from '#domain/routes.ts';
import { formatTripDates } from '#domain/stay/stay-dates.ts';
import { useLinkWithSource } from '../../app/entry/user-source';
import { ChevronRightIcon, ShieldIcon } from '../../components/icons/icons';
import { EyeIcon } from '../../components/icons/trip-icons';
import { LARGE_TEXT } from '../../components/media/large-text';
import { useFetchPolicyOnEntry } from '../../components/visit/use-rendered-markup';
import { WATCH_TEXTS } from '../../features/trips/other-booking-status';
import {
  WatchedOrOfferedTripFragmentDoc,
  type WatchedOrOfferedTripFragment,
  WatchedAndOfferedTripsDocument,
} from './watched-and-offered-trips.generated';
import { WATCHED_AND_OFFERED_TRIPS } from './trips-variables';

/** CN-04: trips with an offer that can be used now, and trips whose price is watched; renders nothing without any. */
export function WatchedAndOfferedTrips() {
  const { data } = useQuery(WatchedAndOfferedTripsDocument, {
    variables: WATCHED_AND_OFFERED_TRIPS,
    fetchPolicy: useFetchPolicyOnEntry(),
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  return (
    <>
      <TripNotes
        title="Trips with offers"
        trips={data?.withOffers?.nodes}
        Icon={ShieldIcon}
        textOf={offerText}
      />
      <TripNotes title="Watched trips" trips={data?.watched?.nodes} Icon={EyeIcon} textOf={watchText} />
    </>
  );
}

interface TripNotesProps {
  readonly title: string;
  readonly trips:
    readonly ({ readonly id: string } & FragmentType<WatchedOrOfferedTripFragment>)[] | undefined;
  readonly Icon: ComponentType;
  readonly textOf: (trip: WatchedOrOfferedTripFragment) => string;
}

function TripNotes({ title, trips, Icon, textOf }: TripNotesProps) {
  const headingId = useId();
  if (!trips?.length) return null;
  return (
    <Stack as="section" aria-labelledby={headingId} gap="5">
      <Heading as="h2" id={headingId} size="2xl">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden">
        {trips.map((trip) => (
          <Box as="li" key={trip.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <WatchedOrOfferedTrip trip={trip} Icon={Icon} textOf={textOf} />
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

interface WatchedOrOfferedTripProps extends Pick<TripNotesProps, 'Icon' | 'textOf'> {
  readonly trip: FragmentType<WatchedOrOfferedTripFragment>;
}

function WatchedOrOfferedTrip({ trip, Icon, textOf }: WatchedOrOfferedTripProps) {
  const linkWithSource = useLinkWithSource();
  const { data, complete } = useFragment({ fragment: WatchedOrOfferedTripFragmentDoc, from: trip });
  if (!complete) return null;
  const { id, fromDate, untilDate } = data;
  return (
    <Flex
      position="relative"
      gap="4"
      align="center"
      px={{ base: '4', md: '5' }}
      py="3"
      _hover={{ bg: 'bg.muted' }}
      css={{ [LARGE_TEXT]: { flexDirection: 'column', alignItems: 'stretch' } }}
    >
      <chakra.span color="fg.brand" fontSize="2xl">
        <Icon />
      </chakra.span>
      <Grid
        flex="1"
        minW="0"
        columnGap="6"
        templateColumns={{ md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        alignItems="center"
      >
        <Box minW="0">
          <LinkOverlay asChild fontWeight="semibold">
            <Link to={linkWithSource(tripPath(id))}>{titleOf(data)}</Link>
          </LinkOverlay>
          <Text textStyle="sm" color="fg.muted">
            {formatTripDates(fromDate, untilDate)}
          </Text>
        </Box>
        <Text textStyle="sm">{textOf(data)}</Text>
      </Grid>
      <chakra.span color="fg.muted">
        <ChevronRightIcon />
      </chakra.span>
    </Flex>
  );
}

const titleOf = (trip: WatchedOrOfferedTripFragment): string =>
  trip.__typename === 'HomeTrip' ? trip.listing.name : trip.title;

/** The offer and its deadline. */
function offerText(trip: WatchedOrOfferedTripFragment): string {
  if (trip.__typename === 'WatchedFlight') return '';
  if (trip.__typename !== 'HomeTrip') {
    const usable = trip.protections.filter(({ state }) => state === 'EXERCISABLE');
    const [first] = usable;
    const until = usable.length === 1 && first?.exerciseUntil;
    const names = usable.map(({ name }) => name).join(', ');
    return until ? `${names}, until ${formatMoment(until)}` : names;
  }
  const { protection } = trip;
  if (!protection) return CANCEL_FOR_ANY_REASON;
  const { coverageAmount, exercisableUntil } = protection;
  const amount = coverageAmount ? `: up to ${formatMoney(coverageAmount)} back` : '';
  return `${CANCEL_FOR_ANY_REASON}${amount}, until ${formatMoment(exercisableUntil)}`;
}

function watchText(trip: WatchedOrOfferedTripFragment): string {
  if (trip.__typename === 'HomeTrip') return '';
  if (trip.__typename !== 'WatchedFlight') return WATCH_TEXTS[trip.watchState] ?? '';
  return [priceSinceWatched(trip.total, trip.priceWhenWatched), trip.prediction?.text]
    .filter(Boolean)
    .join(' ');
}
