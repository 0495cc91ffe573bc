import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router';
import { ROUTES, tripPath } from '#domain/routes.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { ChevronRightIcon } from '#client/components/icons/icons.tsx';
import { forgetReservation } from '../checkout/flow/booking/reservation-record';
import { forgetCheckout } from '../checkout/flow/checkout-storage';

/** CF-02: the booked stay first; a flight and a car lead out of this booking. */
export function NextSteps({ tripId }: { readonly tripId: string }) {
  const navigate = useNavigate();
  const goOn = (path: string) => {
    forgetCheckout();
    forgetReservation();
    void navigate(linkWithSource(path));
  };
  return (
    <Box as="section" aria-labelledby="next-steps" _print={{ display: 'none' }}>
      <Heading as="h2" id="next-steps" size="2xl" mb="4">
        What&apos;s next?
      </Heading>
      <Text mb="4" color="fg.muted">
        Your trip has the address and the way in, the receipt, and what to do if your plans change.
      </Text>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <Button asChild size="lg">
          <Link to={linkWithSource(tripPath(tripId))}>
            View your trip
            <ChevronRightIcon />
          </Link>
        </Button>
        <Button size="lg" variant="outline" onClick={() => goOn(ROUTES.flights)}>
          Book a Flight
        </Button>
        <Button size="lg" variant="outline" onClick={() => goOn(ROUTES.cars)}>
          Rent a Car
        </Button>
      </Flex>
    </Box>
  );
}
