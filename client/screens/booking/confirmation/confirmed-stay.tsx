import { Badge, Box, Center, Container, DataList, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import type { Itinerary } from '#domain/booking/itinerary.ts';
import { shortenLongText, TEXT_LIMITS } from '#domain/listing/text-limits.ts';
import { formatNights, formatStayWithYear, nightCount } from '#domain/stay/stay-dates.ts';
import { formatTimeWindow } from '#domain/stay/time-window.ts';
import { useExperiment, usePortal } from '#client/app/session/session-context.ts';
import { useBrandName } from '#client/app/shell/brand.tsx';
import { CheckIcon } from '#client/components/icons/icons.tsx';
import { ItineraryActions } from '#client/components/itinerary/itinerary-actions.tsx';
import { LongText } from '#client/components/long-text.tsx';
import { RefundBar } from '#client/components/refund-bar.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { TreesNotice } from '#client/components/trees-notice.tsx';
import { CoverPhoto } from '#client/features/homes/cover-photo.tsx';
import { itineraryOf } from '#client/features/trips/itinerary-of.ts';
import { LaterProtection } from '#client/features/trips/later-protection/later-protection.tsx';
import { PaymentSummary } from '#client/features/trips/payment-summary.tsx';
import { TripProtection } from '#client/features/trips/trip-protection.tsx';
import type { ReservationRecord } from '../checkout/flow/booking/reservation-record';
import { ComplimentaryNightNote } from './complimentary-night-note';
import type { ConfirmationQuery } from './confirmation.generated';
import { EarnNote } from './earn-note';
import { NextSteps } from './next-steps';
import { StayLeaves } from './stay-leaves';
import { useReceipt } from './use-receipt';

type BookedTrip = Extract<ConfirmationQuery['bookingStatus'], { __typename: 'BookingSuccess' }>['trip'];

export interface ConfirmedStayProps {
  readonly trip: BookedTrip;
  readonly record: ReservationRecord;
}

const COLLECTIONS: Partial<Record<BookedTrip['listing']['collection'], string>> = {
  PREMIER: 'Premier Collection',
  LIFESTYLE: 'Lifestyle Collection',
};

/** CF-01 to CF-03, CF-07. */
export function ConfirmedStay({ trip, record }: ConfirmedStayProps) {
  const brandName = useBrandName();
  const plantsTrees = useExperiment('MARKETPLACE_TREES');
  const supportPhone = usePortal()?.supportPhone ?? null;
  const receipt = useReceipt(trip.id);
  const itinerary = itineraryOf(trip, receipt, supportPhone);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Container maxW="5xl" px={{ base: '4', lg: '8' }} py={{ base: '8', lg: '14' }}>
      <Stack gap={{ base: '8', lg: '10' }}>
        <Flex gap="5" align="start" direction={{ base: 'column', md: 'row' }}>
          <Center
            boxSize="14"
            flexShrink="0"
            borderRadius="full"
            bg="green.subtle"
            color="green.fg"
            fontSize="2xl"
            aria-hidden="true"
          >
            <CheckIcon />
          </Center>
          <Stack gap="2">
            <Heading as="h1" ref={heading} tabIndex={-1} outline="none" size={{ base: '3xl', lg: '4xl' }}>
              Confirmed, your stay is booked.
            </Heading>
            <Text textStyle="lg" color="fg.muted">
              {`An email confirmation will be sent to ${record.emailAddress}`}
            </Text>
            <Text textStyle="lg" fontWeight="semibold">
              {`Your booking confirmation is #${trip.id}`}
            </Text>
            {record.earns && <EarnNote earns={record.earns} />}
            {receipt && <ComplimentaryNightNote {...receipt} />}
          </Stack>
        </Flex>
        <BookedHome listing={trip.listing} itinerary={itinerary} />
        <ItineraryActions itinerary={itinerary} brandName={brandName} />
        <Grid
          templateColumns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))"
          gap="6"
          css={{ '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } }}
        >
          {receipt && (
            <SectionCard title="Payment">
              <PaymentSummary trip={receipt} />
            </SectionCard>
          )}
          <Cancellation
            terms={itinerary.cancellation}
            policy={trip.cancellationPolicy}
            checkIn={itinerary.stay.from}
          />
          {trip.providerAdditionalInformation && (
            <SectionCard title="From your host">
              <LongText
                text={trip.providerAdditionalInformation}
                shorten={(text) => shortenLongText(text, TEXT_LIMITS.default)}
                about="the information from your host"
              />
            </SectionCard>
          )}
        </Grid>
        {receipt && <TripProtection trip={receipt} />}
        <LaterProtection tripId={trip.id} pageHeading={heading} />
        {plantsTrees && <TreesNotice />}
        <NextSteps tripId={trip.id} />
      </Stack>
    </Container>
  );
}

interface BookedHomeProps extends Pick<BookedTrip, 'listing'> {
  readonly itinerary: Itinerary;
}

function BookedHome({ listing, itinerary }: BookedHomeProps) {
  const { stay, checkInTimes, checkOutTimes } = itinerary;
  const collection = COLLECTIONS[listing.collection];
  const facts = [
    { label: 'Dates', text: formatStayWithYear(stay), detail: formatNights(nightCount(stay)) },
    { label: 'Check-in', text: checkInTimes && formatTimeWindow(checkInTimes) },
    { label: 'Check-out', text: checkOutTimes && formatTimeWindow(checkOutTimes) },
    { label: 'Guests', text: itinerary.guests },
    { label: 'Host', text: itinerary.hostName },
    { label: 'Support', text: itinerary.supportPhone },
  ];
  return (
    <Box
      as="section"
      aria-label="Your stay"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      overflow="hidden"
    >
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <CoverPhoto
          listing={listing}
          sizes="(min-width: 768px) 480px, 100vw"
          aspectRatio={{ base: '3 / 2', md: 'auto' }}
          isFirst
          _print={{ display: 'none' }}
        />
        <Stack gap="5" p={{ base: '5', lg: '8' }}>
          <Box>
            {collection && <Badge mb="2">{collection}</Badge>}
            <Heading as="h2" size="2xl">
              {listing.name}
            </Heading>
            <Text color="fg.muted">{itinerary.place}</Text>
          </Box>
          <StayLeaves stay={stay} />
          <DataList.Root orientation="horizontal" size="lg">
            {facts.map(
              ({ label, text, detail }) =>
                text && (
                  <DataList.Item key={label} alignItems="baseline">
                    <DataList.ItemLabel minW="20">{label}</DataList.ItemLabel>
                    <DataList.ItemValue flexWrap="wrap" columnGap="2" whiteSpace="pre-line">
                      {text}
                      {detail && <Text color="fg.muted">{detail}</Text>}
                    </DataList.ItemValue>
                  </DataList.Item>
                ),
            )}
          </DataList.Root>
        </Stack>
      </Grid>
    </Box>
  );
}

interface CancellationProps {
  readonly terms: string | null;
  readonly policy: BookedTrip['cancellationPolicy'];
  /** The day of check-in. */
  readonly checkIn: string;
}

function Cancellation({ terms, policy: { refundSteps, secondaryText }, checkIn }: CancellationProps) {
  if (!terms) return null;
  return (
    <SectionCard title="Cancellation policy">
      <Stack gap="4">
        {refundSteps && <RefundBar refundSteps={refundSteps} checkIn={checkIn} />}
        <Text textWrap="balance" whiteSpace="pre-line">
          {terms}
        </Text>
        {secondaryText && <Text color="fg.muted">{secondaryText}</Text>}
      </Stack>
    </SectionCard>
  );
}
