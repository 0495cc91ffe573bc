import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Grid, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { PageTitle } from '#client/components/page-title/page-title.tsx';
import { elsewhereStatus } from '#client/features/trips/elsewhere-status.ts';
import { TripHelp } from '../parts/trip-help';
import { tripColumns } from '../trip-columns';
import { BookedCar } from './booked-car';
import { BookedExperience } from './booked-experience';
import { BookedHotel } from './booked-hotel';
import { BookingFacts } from './booking-facts';
import { ElsewhereDialogs } from './elsewhere-dialogs';
import { ElsewhereHeader } from './elsewhere-header';
import { type ElsewherePage_TripFragment, ElsewherePage_TripFragmentDoc } from './elsewhere-page.generated';
import { flightOf, hotelOf } from './elsewhere-trip';
import { FlightItinerary } from './flight/flight-itinerary';
import { FlightTerms } from './flight/flight-terms';
import { PriceMatch } from './price-match';
import { Protections } from './protections/protections';

export interface ElsewherePageProps {
  readonly trip: FragmentType<ElsewherePage_TripFragment>;
  /** The modal that the address names. */
  readonly modal: string | undefined;
}

/** A trip that was booked elsewhere: its parts, its protections, and the codes to ask about it with. */
export function ElsewherePage({ trip, modal }: ElsewherePageProps) {
  const { data } = useSuspenseFragment({ fragment: ElsewherePage_TripFragmentDoc, from: trip });
  const status = elsewhereStatus(data);
  const flight = flightOf(data);
  const hotel = hotelOf(data);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack as="article" aria-label={data.title} gap={{ base: '6', lg: '8' }} mt="5">
      <PageTitle>{`${data.title}: ${status.text}`}</PageTitle>
      <ElsewhereHeader trip={data} status={status} heading={heading} />
      <Grid {...tripColumns}>
        <Stack gap={{ base: '6', lg: '8' }} minW="0">
          {flight && <FlightItinerary tripId={data.id} flight={flight} />}
          {hotel && (
            <BookedHotel hotel={hotel} title={data.__typename === 'HotelTrip' ? 'Your hotel' : hotel.name} />
          )}
          {data.__typename === 'CarTrip' && <BookedCar car={data.car} />}
          {data.__typename === 'ExperienceTrip' && <BookedExperience experience={data.experience} />}
          {data.protections.length > 0 && <Protections trip={data} />}
        </Stack>
        <Stack gap={{ base: '6', lg: '8' }} minW="0">
          <BookingFacts trip={data} />
          {flight && <FlightTerms tripId={data.id} flight={flight} isCanceled={data.state === 'CANCELED'} />}
          <PriceMatch trip={data} />
          <TripHelp tripId={data.confirmationCode ?? data.id} />
        </Stack>
      </Grid>
      <ElsewhereDialogs trip={data} modal={modal} pageHeading={heading} />
    </Stack>
  );
}
