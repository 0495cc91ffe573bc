import { Badge, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import {
  BEDS,
  HOTEL_CONFIRMATIONS,
  HOTEL_STATUSES,
  MEALS,
  PAYMENT_TIMINGS,
  REFUNDABILITY,
} from '#domain/other-bookings/hotel-labels.ts';
import { counted } from '#domain/counted.ts';
import { roomLabel } from '#domain/stay/guests.ts';
import { formatNights, formatStayDateWithYear, nightCount } from '#domain/stay/stay-dates.ts';
import { StarIcon } from '#client/components/icons/icons.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { PhoneLink } from '../parts/phone-link';
import { Fact } from './booking-facts';
import type { Hotel } from './other-booking-types';

export interface BookedHotelProps {
  readonly hotel: Hotel;
  /** Its name, unless the page already shows it. */
  readonly title: string;
}

/** The hotel: dates, address, the state of its reservation, and its rooms. */
export function BookedHotel({ hotel, title }: BookedHotelProps) {
  const { stars, address, city, phoneNumber, checkIn, checkOut, rooms } = hotel;
  const confirmation = HOTEL_CONFIRMATIONS[hotel.confirmation];
  const place = [address, city].filter(Boolean).join(', ');
  return (
    <SectionCard
      title={title}
      action={
        <Badge borderRadius="full" whiteSpace="normal">
          {HOTEL_STATUSES[hotel.status]}
        </Badge>
      }
    >
      <Stack gap="6">
        <Stack gap="1">
          {stars !== null && (
            <Flex color="fg.brand" role="img" aria-label={counted(stars, 'star')} gap="0.5">
              {Array.from({ length: stars }, (_, star) => (
                <StarIcon key={star} />
              ))}
            </Flex>
          )}
          {place && <Text color="fg.muted">{place}</Text>}
          {phoneNumber && (
            <Text>
              <PhoneLink phoneNumber={phoneNumber} />
            </Text>
          )}
        </Stack>
        <chakra.dl display="grid" gap="3">
          <Fact term="Check-in">{formatStayDateWithYear(checkIn)}</Fact>
          <Fact term="Check-out">{formatStayDateWithYear(checkOut)}</Fact>
          <Fact term="Nights">
            {`${formatNights(nightCount({ from: checkIn, until: checkOut }))} ${roomLabel(rooms.length)}`.trim()}
          </Fact>
          {confirmation && <Fact term="Confirmation">{confirmation}</Fact>}
          <Fact term="Payment">{PAYMENT_TIMINGS[hotel.paymentTiming]}</Fact>
          <Fact term="Cancellation">{REFUNDABILITY[hotel.refundability]}</Fact>
        </chakra.dl>
        <Grid as="ul" listStyleType="none" gap="4" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
          {rooms.map((room, index) => (
            // Two rooms can be equal; their order is the platform's.
            <chakra.li key={index} borderWidth="1px" borderRadius="l3" bg="bg.subtle" p="4">
              <Text fontWeight="semibold">{room.name}</Text>
              <Text textStyle="sm">{room.guestName}</Text>
              <Text textStyle="sm" color="fg.muted">
                {[...room.beds.map(bedsText), MEALS[room.mealPlan]].filter(Boolean).join(' · ')}
              </Text>
            </chakra.li>
          ))}
        </Grid>
      </Stack>
    </SectionCard>
  );
}

const bedsText = ({ type, count }: Hotel['rooms'][number]['beds'][number]): string =>
  counted(count, BEDS[type], `${BEDS[type]}s`);
