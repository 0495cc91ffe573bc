import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Grid, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { PageTitle } from '#client/components/page-title.tsx';
import { otherBookingStatus } from '#client/features/trips/other-booking-status.ts';
import { TripHelp } from '../parts/trip-help';
import { tripColumns } from '../trip-columns';
import { BookedCar } from './booked-car';
import { BookedExperience } from './booked-experience';
import { BookedHotel } from './booked-hotel';
import { BookingFacts } from './booking-facts';
import { OtherBookingHeader } from './other-booking-header';
import {
  type OtherBookingPage_TripFragment,
  OtherBookingPage_TripFragmentDoc,
} from './other-booking-page.generated';
import { flightOf, hotelOf } from './other-booking-types';
import { FlightItinerary } from './flight/flight-itinerary';
import { FlightTerms } from './flight/flight-terms';
import { PolicyCard } from './policy-card';
import { PriceMatch } from './price-match';
import { Protections } from './protections/protections';
import { detailModal } from '#domain/other-bookings/detail-modals.ts';
import { useModalClose } from '../dialogs/use-modal-close';
import { DetailDialog } from './detail-dialog';
import { FlightDialogs, type FlightDialogsProps } from './flight/flight-dialogs';
import { canChangeWatch, StopWatching } from './watch-trip';

export interface OtherBookingPageProps {
  readonly trip: FragmentType<OtherBookingPage_TripFragment>;
  /** The modal that the address names. */
  readonly modal: string | undefined;
}

/** A trip that was booked elsewhere: its parts, its protections, and the codes to ask about it with. */
export function OtherBookingPage({ trip, modal }: OtherBookingPageProps) {
  const { data } = useSuspenseFragment({ fragment: OtherBookingPage_TripFragmentDoc, from: trip });
  const status = otherBookingStatus(data);
  const flight = flightOf(data);
  const hotel = hotelOf(data);
  const isCanceled = data.state === 'CANCELED';
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack as="article" aria-label={data.title} gap={{ base: '6', lg: '8' }} mt="5">
      <PageTitle>{`${data.title}: ${status.text}`}</PageTitle>
      <OtherBookingHeader trip={data} status={status} heading={heading} />
      <Grid {...tripColumns}>
        <Stack gap={{ base: '6', lg: '8' }} minW="0">
          {flight && <FlightItinerary tripId={data.id} flight={flight} isCanceled={isCanceled} />}
          {hotel && (
            <BookedHotel hotel={hotel} title={data.__typename === 'HotelTrip' ? 'Your hotel' : hotel.name} />
          )}
          {data.__typename === 'CarTrip' && <BookedCar car={data.car} />}
          {data.__typename === 'ExperienceTrip' && <BookedExperience experience={data.experience} />}
          {data.protections.length > 0 && <Protections trip={data} />}
        </Stack>
        <Stack gap={{ base: '6', lg: '8' }} minW="0">
          <BookingFacts trip={data} />
          <PolicyCard trip={data} />
          {flight && <FlightTerms tripId={data.id} flight={flight} isCanceled={isCanceled} />}
          {data.priceMatch && <PriceMatch trip={data} priceMatch={data.priceMatch} />}
          <TripHelp tripId={data.confirmationCode ?? data.id} />
        </Stack>
      </Grid>
      <OtherBookingDialogs trip={data} modal={modal} pageHeading={heading} />
    </Stack>
  );
}

/** The open modal of the page of a trip that was booked elsewhere (CN-08). */
function OtherBookingDialogs({ trip, modal, pageHeading }: FlightDialogsProps) {
  const close = useModalClose(trip.id);
  if (modal === 'stop-watching' && trip.watchState !== 'NOT_WATCHING' && canChangeWatch(trip)) {
    return <StopWatching trip={trip} onClose={close} />;
  }
  const details = detailModal(trip.__typename, modal);
  if (details) return <DetailDialog trip={trip} modal={details} onClose={close} />;
  return <FlightDialogs trip={trip} modal={modal} pageHeading={pageHeading} />;
}
