import { Badge, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { airportDay, airportTime } from '#domain/other-bookings/flight-times.ts';
import {
  CAR_CANCELLATIONS,
  CAR_STATUSES,
  MILEAGES,
  TRANSMISSIONS,
} from '#domain/other-bookings/car-and-experience-labels.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { Fact } from './booking-facts';
import type { Car } from './other-booking-types';

/** The rental car: where and when it is picked up and returned, and its terms. */
export const BookedCar = ({ car }: { readonly car: Car }) => (
  <SectionCard
    title="Your car"
    action={
      <Badge borderRadius="full" whiteSpace="normal">
        {CAR_STATUSES[car.status]}
      </Badge>
    }
  >
    <Stack gap="6">
      <Grid templateColumns={{ sm: '1fr 1fr' }} gap="4">
        <Handover label="Pick-up" handover={car.pickUp} />
        <Handover label="Drop-off" handover={car.dropOff} />
      </Grid>
      <chakra.dl display="grid" gap="3">
        <Fact term="Company">{car.company}</Fact>
        <Fact term="Driver">{car.driverName}</Fact>
        <Fact term="Transmission">{TRANSMISSIONS[car.transmission]}</Fact>
        <Fact term="Mileage">{MILEAGES[car.mileage]}</Fact>
        <Fact term="Cancellation">{CAR_CANCELLATIONS[car.cancellation]}</Fact>
      </chakra.dl>
    </Stack>
  </SectionCard>
);

interface HandoverProps {
  readonly label: string;
  readonly handover: Car['pickUp'];
}

const Handover = ({ label, handover: { place, at, timeZone } }: HandoverProps) => (
  <chakra.div borderWidth="1px" borderRadius="l3" bg="bg.subtle" p="4">
    <Text textStyle="sm" color="fg.muted">
      {label}
    </Text>
    <Text fontWeight="semibold">{`${airportDay(at, timeZone)}, ${airportTime(at, timeZone)}`}</Text>
    <Text textStyle="sm">{place}</Text>
  </chakra.div>
);
