import { Button, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { NamedModal } from '#domain/booking/trip-modals.ts';
import { disruptedTrip, ROUTES, tripPath } from '#domain/routes.ts';
import { PageTitle } from '../../components/page-title';
import { AirlineCredits } from './airline-credits';
import { FrozenPricesSection } from './frozen-prices/frozen-prices-section';
import { WatchedAndOfferedTrips } from './watched-and-offered-trips';
import { SectionFailures } from './section-failures';
import { TripsSection } from './trips-section';

const DISRUPTION_MODAL: NamedModal = 'schedule-change';

/** The list of trips; the address of a disruption redirects to its options (RT-14). */
export function TripsScreen() {
  const disrupted = disruptedTrip(useSearchParams()[0]);
  return disrupted ? <Navigate replace to={tripPath(disrupted, DISRUPTION_MODAL)} /> : <Sections />;
}

/**
 * The trips: those that need attention, upcoming ones with the next first, those with offers, watched ones, frozen prices,
 * airline credit, past ones, and canceled ones (CN-04).
 */
const Sections = () => (
  <Container maxW="5xl" px={{ base: '4', md: '6' }} py={{ base: '8', lg: '14' }}>
    <PageTitle>Trips</PageTitle>
    <Stack gap={{ base: '10', lg: '14' }}>
      <Heading as="h1" size={{ base: '3xl', lg: '5xl' }}>
        Trips
      </Heading>
      <SectionFailures>
        <TripsSection section="NEEDS_ATTENTION" title="Trips that need your attention" />
        <TripsSection section="UPCOMING" title="Upcoming trips">
          <Stack
            align="flex-start"
            gap="4"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="card"
            p={{ base: '6', lg: '10' }}
          >
            <Text fontFamily="heading" textStyle="2xl">
              Nothing planned yet
            </Text>
            <Text color="fg.muted">When you book a stay, its dates, address and receipt are kept here.</Text>
            <Button asChild size="lg" colorPalette="coral">
              <Link to={ROUTES.stays}>Find a stay</Link>
            </Button>
          </Stack>
        </TripsSection>
        <WatchedAndOfferedTrips />
        <FrozenPricesSection />
        <AirlineCredits />
        <TripsSection section="PAST" title="Past trips" />
        <TripsSection section="CANCELED" title="Canceled trips" />
      </SectionFailures>
    </Stack>
  </Container>
);
