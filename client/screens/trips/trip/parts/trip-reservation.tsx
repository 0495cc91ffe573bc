import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { partyText } from '#domain/booking/party-text.ts';
import { formatNights, formatStayDateWithYear, nightCount } from '#domain/stay/stay-dates.ts';
import { formatTimeWindow } from '#domain/stay/time-window.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { useBrandName } from '#client/app/shell/brand.tsx';
import { ItineraryActions } from '#client/components/itinerary/itinerary-actions.tsx';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { itineraryOf } from '#client/features/trips/itinerary-of.ts';
import type { TripStatus } from '#client/features/trips/trip-status.ts';
import { ModalLink } from '../dialogs/modal-link';
import {
  type TripReservation_TripFragment,
  TripReservation_TripFragmentDoc,
} from './trip-reservation.generated';

export interface TripReservationProps {
  readonly trip: FragmentType<TripReservation_TripFragment>;
  readonly status: TripStatus;
}

/** The dates, the party and the number of the reservation, with links to save them outside the portal. */
export function TripReservation({ trip, status }: TripReservationProps) {
  const { data } = useSuspenseFragment({ fragment: TripReservation_TripFragmentDoc, from: trip });
  const brandName = useBrandName();
  const supportPhone = usePortal()?.supportPhone ?? null;
  const { id, fromDate, untilDate, mainGuestName, listing } = data;
  const { checkInTimes, checkOutTimes } = listing.terms;
  const party = partyText(data);
  return (
    <SectionCard title="Your reservation">
      <Stack gap="5">
        <Grid
          templateColumns="1fr 1fr"
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.subtle"
          css={{ [LARGE_TEXT]: { gridTemplateColumns: '1fr' } }}
        >
          <Day label="Check-in" date={fromDate} time={checkInTimes && formatTimeWindow(checkInTimes)} />
          <Day
            label="Check-out"
            date={untilDate}
            time={checkOutTimes && formatTimeWindow(checkOutTimes)}
            isLast
          />
        </Grid>
        <chakra.dl display="grid" gap="3">
          <Fact term="Nights">{formatNights(nightCount({ from: fromDate, until: untilDate }))}</Fact>
          {party !== null && <Fact term="Guests">{party}</Fact>}
          {mainGuestName && <Fact term="Reserved for">{mainGuestName}</Fact>}
          <Fact term="Reservation number">{id}</Fact>
        </chakra.dl>
        <Flex columnGap="5" rowGap="2" wrap="wrap" _print={{ display: 'none' }}>
          <ModalLink tripId={id} modal="travelers">
            Travelers
          </ModalLink>
          {status.stage === 'CERTAIN' && (
            <>
              <ModalLink tripId={id} modal="confirmation">
                Confirmation
              </ModalLink>
              <ModalLink tripId={id} modal="resend-confirmation">
                Send the confirmation again
              </ModalLink>
            </>
          )}
        </Flex>
        {status.stage === 'CERTAIN' && (
          <ItineraryActions itinerary={itineraryOf(data, data, supportPhone)} brandName={brandName} />
        )}
      </Stack>
    </SectionCard>
  );
}

interface DayProps {
  readonly label: string;
  readonly date: string;
  readonly time: string | null;
  readonly isLast?: boolean;
}

const Day = ({ label, date, time, isLast = false }: DayProps) => (
  <Box
    px="3"
    py="4"
    borderStartWidth={isLast ? '1px' : '0'}
    css={{ [LARGE_TEXT]: { borderStartWidth: '0' } }}
  >
    <Text textStyle="sm" color="fg.muted">
      {label}
    </Text>
    <Text fontWeight="semibold">{formatStayDateWithYear(date)}</Text>
    {time && (
      <Text textStyle="sm" color="fg.muted">
        {time.replaceAll(' PM', '\u00a0PM').replaceAll(' AM', '\u00a0AM')}
      </Text>
    )}
  </Box>
);

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <Flex justify="space-between" columnGap="4" wrap="wrap">
    <Box as="dt" color="fg.muted">
      {term}
    </Box>
    <Box as="dd" fontWeight="medium" textAlign="end" ms="auto">
      {children}
    </Box>
  </Flex>
);
