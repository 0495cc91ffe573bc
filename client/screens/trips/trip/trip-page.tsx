import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Grid, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { LaterProtection } from '#client/features/trips/later-protection/later-protection.tsx';
import { TripProtection } from '#client/features/trips/trip-protection.tsx';
import { useTripStatus } from '#client/features/trips/use-trip-status.ts';
import type { TripTimeState } from '#client/generated/graph.ts';
import { TripDialogs } from './dialogs/trip-dialogs';
import { TripApproval } from './parts/trip-approval';
import { TripArrival } from './parts/trip-arrival';
import { TripCancellation } from './parts/trip-cancellation';
import { TripCorporate } from './parts/trip-corporate';
import { TripGallery } from './parts/trip-gallery';
import { TripHeader } from './parts/trip-header';
import { TripHelp } from './parts/trip-help';
import { TripHost } from './parts/trip-host';
import { TripLocation } from './parts/trip-location';
import { TripPayment } from './parts/trip-payment';
import { TripReservation } from './parts/trip-reservation';
import { TripRules } from './parts/trip-rules';
import { tripColumns } from './trip-columns';
import { type TripPage_TripFragment, TripPage_TripFragmentDoc } from './trip-page.generated';

export interface TripPageProps {
  readonly trip: FragmentType<TripPage_TripFragment>;
  /** The modal that the address names. */
  readonly modal: string | undefined;
}

/** A stay to come, one that could not be canceled yet, and one that has begun. */
const WITH_CANCELLATION: readonly TripTimeState[] = ['FUTURE', 'CANCELLATION_FAILURE', 'PRESENT'];

/** Whether to request protections: the platform decides which of them, if any, are on sale. */
const canBeProtected = ({ state, timeState }: TripPage_TripFragment): boolean =>
  state === 'CONFIRMED' && timeState === 'FUTURE';

/** A booked stay: the home, the arrival, the reservation, and its payment. */
export function TripPage({ trip, modal }: TripPageProps) {
  const { data } = useSuspenseFragment({
    fragment: TripPage_TripFragmentDoc,
    fragmentName: 'TripPage_trip',
    from: trip,
  });
  const status = useTripStatus(data);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBooked = status.stage !== 'NOT_BOOKED';
  const takesPlace = status.stage === 'CERTAIN' || status.stage === 'OPEN';
  const isDesktop = useIsDesktop();
  const rules = <TripRules key="rules" trip={data} />;
  const isWithReservation = takesPlace && !isDesktop;
  const stay = (
    <Stack key="stay" gap={{ base: '6', lg: '8' }}>
      {takesPlace && <TripArrival trip={data} />}
      <TripLocation trip={data} />
      <TripHost trip={data} />
      {!isWithReservation && rules}
    </Stack>
  );
  const reservation = (
    <Stack key="reservation" gap={{ base: '6', lg: '8' }}>
      {status.approval && <TripApproval approval={status.approval} trip={data} pageHeading={heading} />}
      <TripReservation trip={data} status={status} />
      <TripCorporate trip={data} />
      {isBooked && (
        <TripPayment tripId={data.id} trip={data} isReserved={status.approval?.state === 'WAITING'} />
      )}
      {isBooked && <TripProtection trip={data} />}
      {canBeProtected(data) && <LaterProtection tripId={data.id} pageHeading={heading} />}
      {takesPlace && !status.approval && WITH_CANCELLATION.includes(data.timeState) && (
        <TripCancellation trip={data} />
      )}
      {isWithReservation && rules}
      <TripHelp tripId={data.id} />
    </Stack>
  );
  return (
    <Stack as="article" aria-label={data.listing.name} gap={{ base: '6', lg: '8' }} mt="5">
      <PageTitle>{`${data.listing.name}: ${status.text}`}</PageTitle>
      <TripHeader trip={data} status={status} heading={heading} />
      <TripGallery trip={data} />
      {/* On a phone, getting in and the reservation come before the house rules, and the money of a stay that does not take place before the house. */}
      <Grid {...tripColumns}>{takesPlace || isDesktop ? [stay, reservation] : [reservation, stay]}</Grid>
      <TripDialogs trip={data} status={status} modal={modal} pageHeading={heading} />
    </Stack>
  );
}
