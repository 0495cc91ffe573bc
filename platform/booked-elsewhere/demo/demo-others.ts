/** Elena Marsh's trips booked elsewhere, other than flights. */
import { addDays, dayOf } from '../../kernel/dates';
import { DAY_MS } from '../../kernel/durations';
import { later } from '../rules/flight-times';
import type { DemoTrip } from './demo-trip.types';
import { onDay, planned } from './flight-plan';
import { AIRPORTS } from './places';

const inDays = (now: Date, days: number) => addDays(dayOf(now), days);

/** In three weeks; its price was lower five days after the booking. */
const hotel = (now: Date): DemoTrip => ({
  key: 'alfama',
  kind: 'Hotel',
  state: 'Confirmed',
  watchState: 'Watching',
  bookedAt: later(now, -7 * DAY_MS),
  bookedWith: 'Larkfield Travel by phone',
  confirmationCode: '8ALFA6',
  totalMinor: 126_280,
  details: {
    hotel: {
      name: 'Hotel Miradouro',
      city: 'Lisbon',
      address: 'Rua do Limoeiro 12',
      phoneNumber: '+351215550147',
      stars: 4,
      checkIn: inDays(now, 22),
      checkOut: inDays(now, 27),
      status: 'Confirmed',
      paymentTiming: 'PayNow',
      refundability: 'PartiallyRefundable',
      rooms: [
        {
          name: 'River view room',
          guestName: 'Elena Marsh',
          beds: [{ type: 'King', count: 1 }],
          mealPlan: 'Breakfast',
        },
        {
          name: 'Courtyard room',
          guestName: 'Theo Marsh',
          beds: [{ type: 'Twin', count: 2 }],
          mealPlan: 'RoomOnly',
        },
      ],
    },
  },
  protections: [{ kind: 'PriceDrop', priceMinor: null, terms: { lowestMinor: 118_450 } }],
});

const car = (now: Date): DemoTrip => ({
  key: 'compact',
  kind: 'Car',
  state: 'Confirmed',
  watchState: 'NotWatching',
  bookedAt: later(now, -2 * DAY_MS),
  bookedWith: 'Harbor Rentals',
  confirmationCode: '3CARS9',
  totalMinor: 31_400,
  details: {
    car: {
      company: 'Harbor Rentals',
      model: 'Compact, Corolla or similar',
      driverName: 'Elena Marsh',
      pickUp: place(onDay(now, 22, '14:00', 'LIS'), 'Lisbon Airport, arrivals hall'),
      dropOff: place(onDay(now, 27, '10:00', 'LIS'), 'Lisbon Airport, car park P2'),
      transmission: 'Manual',
      mileage: 'Unlimited',
      cancellation: 'FreeCancellation',
    },
  },
  protections: [],
});

const place = (at: Date, where: string) => ({
  place: where,
  at: at.toISOString(),
  timeZone: AIRPORTS.LIS.timeZone,
});

const experience = (now: Date): DemoTrip => ({
  key: 'sailing',
  kind: 'Experience',
  state: 'Canceled',
  watchState: 'NotWatching',
  bookedAt: later(now, -9 * DAY_MS),
  bookedWith: 'Tagus Sailing',
  confirmationCode: '5SAIL4',
  totalMinor: 18_000,
  details: {
    experience: {
      title: 'Sunset sail on the Tagus',
      city: 'Lisbon',
      meetingPoint: 'Doca de Belém, pier 3',
      startsAt: onDay(now, 24, '18:30', 'LIS').toISOString(),
      timeZone: AIRPORTS.LIS.timeZone,
      participants: 2,
      ticket: 'MobileOnly',
      cancellation: 'AlreadyCanceled',
    },
  },
  protections: [],
});

const lakeline = (now: Date): NonNullable<DemoTrip['details']['hotel']> => ({
  name: 'The Lakeline',
  city: 'Chicago',
  stars: 4,
  checkIn: inDays(now, 40),
  checkOut: inDays(now, 43),
  status: 'PendingConfirm',
  paymentTiming: 'PayNow',
  refundability: 'NonRefundable',
  rooms: [{ name: 'Corner room', guestName: 'Elena Marsh', beds: [{ type: 'Queen', count: 1 }] }],
});

/** A flight with a hotel, sold as a package. */
const weekend = (now: Date): DemoTrip => ({
  key: 'weekend',
  kind: 'Package',
  state: 'Pending',
  watchState: 'NotWatching',
  bookedAt: later(now, -DAY_MS),
  bookedWith: 'Larkfield Travel by phone',
  confirmationCode: '0PACK2',
  totalMinor: 94_275,
  details: {
    flight: {
      tripType: 'round_trip',
      ticketing: 'single',
      passengers: [{ name: 'Elena Marsh', type: 'ADT' }],
      locators: [{ airline: 'Northbound Airways', value: 'PK77TR' }],
      baseMinor: 38_000,
      taxesMinor: 8_275,
      cancelPenalty: { kind: 'ContactSupport' },
      changePenalty: { kind: 'ContactSupport' },
      cancellationOutcome: 'ContactCustomerService',
      exchange: 'BookingPending',
      events: [],
      openFlights: [],
      slices: [
        {
          segments: [
            planned({
              from: 'YYZ',
              to: 'ORD',
              departs: onDay(now, 40, '17:20', 'YYZ'),
              minutes: 105,
              number: '51',
              airline: 'NB',
              state: 'Pending',
            }),
          ],
        },
        {
          segments: [
            planned({
              from: 'ORD',
              to: 'YYZ',
              departs: onDay(now, 43, '18:00', 'ORD'),
              minutes: 95,
              number: '52',
              airline: 'NB',
              state: 'Pending',
            }),
          ],
        },
      ],
    },
    hotel: lakeline(now),
  },
  protections: [],
});

export const demoOthers = (now: Date): DemoTrip[] =>
  [hotel, car, experience, weekend].map((tripAt) => tripAt(now));
