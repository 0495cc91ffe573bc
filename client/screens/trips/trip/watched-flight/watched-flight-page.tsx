import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { formatMoment } from '#domain/moment.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { priceSinceWatched } from '#domain/other-bookings/price-prediction.ts';
import { formatTripDates } from '#domain/stay/stay-dates.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { WATCH_TEXTS } from '#client/features/trips/other-booking-status.ts';
import { useModalClose } from '../dialogs/use-modal-close';
import { Fact } from '../other-booking/booking-facts';
import { StopWatching, WatchButton } from '../other-booking/watch-trip';
import { PhoneLink } from '../parts/phone-link';
import { tripColumns } from '../trip-columns';
import {
  type WatchedFlightPage_FlightFragment,
  WatchedFlightPage_FlightFragmentDoc,
} from './watched-flight-page.generated';

export interface WatchedFlightPageProps {
  readonly flight: FragmentType<WatchedFlightPage_FlightFragment>;
  /** The modal that the address names. */
  readonly modal: string | undefined;
}

/** A flight that is watched and not booked (CN-08): its price, what is expected of it (AD-19), and the end of the watch. */
export function WatchedFlightPage({ flight, modal }: WatchedFlightPageProps) {
  const { data } = useSuspenseFragment({ fragment: WatchedFlightPage_FlightFragmentDoc, from: flight });
  const close = useModalClose(data.id);
  const { title, subtitle, fromDate, untilDate } = data;
  const watch = WATCH_TEXTS[data.watchState];
  const watched = { ...data, protections: [] };
  return (
    <Stack as="article" aria-label={title} gap={{ base: '6', lg: '8' }} mt="5">
      <PageTitle>{`${title}: Not booked`}</PageTitle>
      <Stack gap="1" align="flex-start">
        <Flex gap="3" mb="2" wrap="wrap">
          <Badge size="md" borderRadius="full" px="3" whiteSpace="normal">
            Not booked
          </Badge>
          {watch && (
            <Badge variant="outline" size="md" borderRadius="full" px="3" whiteSpace="normal">
              {watch}
            </Badge>
          )}
        </Flex>
        <Heading as="h1" size={{ base: '3xl', lg: '5xl' }} overflowWrap="anywhere">
          {title}
        </Heading>
        <Text textStyle="lg" color="fg.muted">
          {subtitle}
        </Text>
        <Text textStyle="lg" mb="3">
          {formatTripDates(fromDate, untilDate)}
        </Text>
        <WatchButton trip={watched} />
      </Stack>
      <Grid {...tripColumns}>
        <WatchedPrice flight={data} />
        <HowToBook />
      </Grid>
      {modal === 'stop-watching' && data.watchState !== 'NOT_WATCHING' && (
        <StopWatching trip={watched} onClose={close} />
      )}
    </Stack>
  );
}

/** The price now and when the watch began, and what is expected of it. */
const WatchedPrice = ({
  flight: { total, priceWhenWatched, watchedAt, pricedAt, prediction },
}: {
  readonly flight: WatchedFlightPage_FlightFragment;
}) => (
  <SectionCard title="The price">
    <Text textStyle="lg" fontWeight="semibold">
      {priceSinceWatched(total, priceWhenWatched) ?? 'Not known at the moment.'}
    </Text>
    {prediction?.text && <Text mt="2">{prediction.text}</Text>}
    <chakra.dl display="grid" gap="3" mt="5">
      <Fact term={`When the watch began, ${formatMoment(watchedAt)}`}>
        {priceWhenWatched ? formatMoney(priceWhenWatched) : 'Not known'}
      </Fact>
      <Fact term={`Latest price, ${formatMoment(pricedAt)}`} isStrong>
        {total ? formatMoney(total) : 'Not known at the moment'}
      </Fact>
    </chakra.dl>
    <Text mt="5" textStyle="sm" color="fg.muted">
      What we expect of a price is no promise.
    </Text>
  </SectionCard>
);

/** Flights are not sold in the portal. */
function HowToBook() {
  const { supportPhone, supportHours } = usePortal() ?? {};
  if (!supportPhone) return null;
  return (
    <SectionCard title="Book this flight">
      <Text color="fg.muted" mb="3">
        We book flights by phone.{supportHours && ` We answer ${supportHours}.`}
      </Text>
      <PhoneLink phoneNumber={supportPhone} />
    </SectionCard>
  );
}
