import { Dialog, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DETAIL_TITLES, type DetailModal } from '#domain/other-bookings/detail-modals.ts';
import { airportDay, airportTime } from '#domain/other-bookings/flight-times.ts';
import { PASSENGERS } from '#domain/other-bookings/flight-labels.ts';
import {
  CAR_STATUSES,
  EXPERIENCE_CANCELLATIONS,
  TICKETS,
} from '#domain/other-bookings/car-and-experience-labels.ts';
import { HOTEL_CONFIRMATIONS, HOTEL_STATUSES } from '#domain/other-bookings/hotel-labels.ts';
import { counted } from '#domain/counted.ts';
import { formatMoment } from '#domain/moment.ts';
import { type Money, sumMoney } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { formatStayDateWithYear } from '#domain/stay/stay-dates.ts';
import { DialogPanel } from '#client/components/dialog-panel.tsx';
import { otherBookingStatus } from '#client/features/trips/other-booking-status.ts';
import { FactList, type FactListProps } from '#client/components/fact-list.tsx';
import { PhoneLink } from '../parts/phone-link';
import { type Car, type OtherBooking, flightOf, hotelOf } from './other-booking-types';

type Facts = FactListProps['facts'];

export interface DetailDialogProps {
  readonly trip: OtherBooking;
  readonly modal: DetailModal;
  readonly onClose: () => void;
}

/** A modal with details of a trip that was booked elsewhere (CN-08). */
export const DetailDialog = ({ trip, modal, onClose }: DetailDialogProps) => (
  <Dialog.Root
    open
    onOpenChange={({ open }) => !open && onClose()}
    size="md"
    placement="center"
    scrollBehavior="inside"
  >
    <DialogPanel title={DETAIL_TITLES[modal]} closeLabel="Close">
      <Dialog.Body pb="7">
        <Stack gap="5">
          <Text color="fg.muted">{trip.title}</Text>
          <FactList facts={FACTS[modal](trip)} />
        </Stack>
      </Dialog.Body>
    </DialogPanel>
  </Dialog.Root>
);

const confirmation = (trip: OtherBooking): Facts => [
  { label: 'State', text: otherBookingStatus(trip).text },
  { label: 'Confirmation code', text: trip.confirmationCode },
  ...(flightOf(trip)?.locators ?? []).map(({ airline, value }) => ({ label: airline, text: value })),
  { label: 'Booked with', text: trip.bookedWith },
  { label: 'Booked', text: trip.bookedAt && formatMoment(trip.bookedAt) },
];

/** The known parts of the total, the protections that were paid in addition, and their refunds. */
function payment(trip: OtherBooking): Facts {
  const fare = flightOf(trip)?.fare;
  const sum = totalWithProtections(trip);
  return [
    { label: 'Base fare', text: fare && formatMoney(fare.base) },
    { label: 'Taxes and fees', text: fare && formatMoney(fare.taxes) },
    { label: 'Total', text: trip.total ? formatMoney(trip.total) : 'Not known at the moment' },
    ...trip.protections.map(({ name, price }) => ({ label: name, text: price && formatMoney(price) })),
    { label: 'Total with protections', text: sum && formatMoney(sum) },
    ...trip.protections.map(({ name, used }) => ({
      label: `${name}, refunded`,
      text: used?.amount && formatMoney(used.amount),
    })),
    { label: 'Paid', text: trip.bookedAt && formatMoment(trip.bookedAt) },
  ];
}

/** Null without protections, and when a price is unknown or in another currency. */
function totalWithProtections({ total, protections }: OtherBooking): Money | null {
  const prices = protections.flatMap(({ price }) => price ?? []);
  const isComplete = prices.length > 0 && prices.length === protections.length;
  if (!total || !isComplete || prices.some(({ currencyCode }) => currencyCode !== total.currencyCode))
    return null;
  return sumMoney([total, ...prices], total.currencyCode);
}

const travelers = (trip: OtherBooking): Facts => [
  ...(flightOf(trip)?.passengers ?? []).map(({ name, kind, ticketNumber }) => ({
    label: name,
    text: [PASSENGERS[kind], ticketNumber && `Ticket ${ticketNumber}`].filter(Boolean).join(' · '),
  })),
  ...(hotelOf(trip)?.rooms ?? []).map(({ name, guestName }) => ({ label: name, text: guestName })),
];

function checkIn(trip: OtherBooking): Facts {
  const hotel = hotelOf(trip);
  if (!hotel) return [];
  return [
    { label: 'Hotel', text: hotel.name === trip.title ? null : hotel.name },
    { label: 'Reservation', text: HOTEL_STATUSES[hotel.status] },
    { label: 'Confirmation', text: HOTEL_CONFIRMATIONS[hotel.confirmation] },
    { label: 'Check-in', text: formatStayDateWithYear(hotel.checkIn) },
    { label: 'Check-out', text: formatStayDateWithYear(hotel.checkOut) },
    { label: 'Address', text: [hotel.address, hotel.city].filter(Boolean).join(', ') },
    { label: 'Phone', text: hotel.phoneNumber && <PhoneLink phoneNumber={hotel.phoneNumber} /> },
  ];
}

const handover = ({ at, timeZone, place }: Car['pickUp']): ReactNode =>
  `${airportDay(at, timeZone)}, ${airportTime(at, timeZone)}, ${place}`;

const FACTS: Readonly<Record<DetailModal, (trip: OtherBooking) => Facts>> = {
  confirmation,
  'car-confirmation': confirmation,
  payment,
  travelers,
  'check-in': checkIn,
  drivers: (trip) => (trip.__typename === 'CarTrip' ? [{ label: 'Driver', text: trip.car.driverName }] : []),
  'car-pick-up-and-drop-off': (trip) =>
    trip.__typename === 'CarTrip'
      ? [
          { label: 'Company', text: trip.car.company },
          { label: 'Reservation', text: CAR_STATUSES[trip.car.status] },
          { label: 'Pick-up', text: handover(trip.car.pickUp) },
          { label: 'Drop-off', text: handover(trip.car.dropOff) },
        ]
      : [],
  'experience-itinerary': (trip) => {
    if (trip.__typename !== 'ExperienceTrip') return [];
    const { startsAt, timeZone, meetingPoint, city, participants, ticket } = trip.experience;
    return [
      { label: 'Begins', text: `${airportDay(startsAt, timeZone)}, ${airportTime(startsAt, timeZone)}` },
      { label: 'Meeting point', text: meetingPoint },
      { label: 'City', text: city },
      { label: 'Tickets', text: `${counted(participants, 'participant')} · ${TICKETS[ticket]}` },
    ];
  },
  'experience-cancellation-policy': (trip) =>
    trip.__typename === 'ExperienceTrip'
      ? [{ label: 'If you cancel', text: EXPERIENCE_CANCELLATIONS[trip.experience.cancellation] }]
      : [],
};
