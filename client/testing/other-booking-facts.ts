/** Trips that were booked elsewhere as the graph returns them, and the portal opened at the page of one. */
import { fiat } from './portal-facts';
import { type PortalOptions, renderPortal } from './render-portal';

const airport = (code: string, city: string) => ({ code, city });
const at = (moment: string, timeZone: string) => ({
  scheduledAt: moment,
  expectedAt: moment,
  delayMinutes: 0,
  timeZone,
});

/** Toronto to Lisbon, overnight. */
export const segment = () => ({
  airline: { code: 'LK', name: 'Larkspur Air' },
  operatedBy: null as object | null,
  flightNumber: 'LK 214',
  cabin: 'ECONOMY',
  origin: airport('YYZ', 'Toronto'),
  destination: airport('LIS', 'Lisbon'),
  departure: at('2026-06-06T01:40:00.000Z', 'America/Toronto'),
  arrival: at('2026-06-06T08:40:00.000Z', 'Europe/Lisbon'),
  durationMinutes: 420,
  isSelfTransfer: false,
  state: 'CONFIRMED',
});

export const protection = (changes: object = {}) => ({
  id: 'prot-1',
  kind: 'CANCEL_FOR_ANY_REASON',
  name: 'Cancel for any reason',
  summary: 'Cancel the whole booking.',
  state: 'EXERCISABLE',
  reason: null,
  reasonText: null,
  price: fiat(219),
  pricePercent: 12,
  exerciseUntil: '2026-06-05T22:40:00.000Z',
  newDepartureBy: null,
  reimbursedBy: null,
  monitoredUntil: null,
  disruption: null,
  choices: [
    { token: 'choice-refund', kind: 'REFUND', amount: fiat(1459.54), flight: null },
    { token: 'choice-credit', kind: 'AIRLINE_CREDIT', amount: fiat(1824.43), flight: null },
  ],
  used: null,
  ...changes,
});

const flightWith = (segments: readonly (readonly object[])[], policyCompliance: object | null = null) => ({
  policyCompliance,
  tripType: 'ROUND_TRIP',
  ticketing: 'SINGLE',
  slices: segments.map((each, index) => ({
    index,
    fareBrand: 'Standard',
    bags: ['Bag 1 at $35.00 USD'],
    segments: each,
    durationMinutes: 420,
    stops: each.length - 1,
    plusDays: index === 0 ? 1 : 0,
    departsIn: 'EVENING',
    isExpired: false,
  })),
  passengers: [
    { name: 'Elena Marsh', kind: 'ADULT', ticketNumber: '672-1' },
    { name: 'Ines Marsh', kind: 'LAP_INFANT', ticketNumber: null },
  ],
  locators: [{ airline: 'Larkspur Air', value: 'K4TZ9Q' }],
  fare: { base: fiat(1480.4), taxes: fiat(344.03) },
  cancelPenalty: { kind: 'SEE_CANCEL_FLIGHT', text: "Click 'Cancel Flight' above to view eligibility" },
  changePenalty: { kind: 'WITH_FEE', text: '$75.00 USD' },
  cancellation: {
    outcome: 'FTC_WITH_PENALTY',
    text: 'The price less the airline’s fee becomes credit for a future trip. Contact us to cancel the flight.',
  },
  exchange: {
    tag: 'CHFAR',
    text: 'This flight can be changed once for any reason. Contact us with the new date.',
  },
});

const tripOf = (__typename: string, changes: object) => ({
  __typename,
  id: 'flight-1',
  state: 'CONFIRMED',
  timeState: 'FUTURE',
  fromDate: '2026-06-05',
  untilDate: '2026-06-16',
  total: fiat(1824.43),
  bookedAt: '2026-04-28T16:00:00.000Z',
  subtitle: 'Round trip',
  bookedWith: 'Larkfield Travel by phone',
  confirmationCode: '7LISB2',
  watchState: 'WATCHING',
  protections: [] as readonly object[],
  ...changes,
});

export type OtherBookingFacts = ReturnType<typeof tripOf>;

interface FlightChanges {
  readonly policyCompliance?: object;
  readonly segments?: readonly (readonly object[])[];
  readonly protections?: readonly object[];
  readonly state?: string;
  readonly timeState?: string;
  readonly watchState?: string;
}

export const flightTrip = ({
  segments = [[segment()], [segment()]],
  policyCompliance,
  ...changes
}: FlightChanges = {}) =>
  tripOf('FlightTrip', {
    title: 'Toronto to Lisbon',
    protections: [protection()],
    flight: flightWith(segments, policyCompliance),
    ...changes,
  });

export const hotel = (name: string) => ({
  name,
  city: 'Lisbon',
  address: 'Rua do Limoeiro 12',
  phoneNumber: '+351215550147',
  stars: 4,
  checkIn: '2026-06-06',
  checkOut: '2026-06-11',
  status: 'CONFIRMED',
  confirmation: 'CONFIRMED',
  collection: 'NO_COLLECTION',
  paymentTiming: 'PAY_NOW',
  refundability: 'PARTIALLY_REFUNDABLE',
  policyCompliance: null as object | null,
  rooms: [
    {
      name: 'River view room',
      guestName: 'Elena Marsh',
      beds: [{ type: 'KING', count: 1 }],
      mealPlan: 'BREAKFAST',
    },
  ],
});

export const hotelTrip = (changes: object = {}) =>
  tripOf('HotelTrip', {
    title: 'Hotel Miradouro',
    subtitle: 'Lisbon',
    hotel: hotel('Hotel Miradouro'),
    ...changes,
  });

export const packageTrip = () =>
  tripOf('PackageTrip', {
    title: 'The Lakeline',
    subtitle: 'Flight and hotel',
    flight: flightWith([[segment()]]),
    hotel: hotel('The Lakeline'),
  });

export const carTrip = () =>
  tripOf('CarTrip', {
    title: 'Compact',
    subtitle: 'Harbor Rentals',
    car: {
      company: 'Harbor Rentals',
      model: 'Compact',
      driverName: 'Elena Marsh',
      status: 'CONFIRMED',
      pickUp: { place: 'Lisbon Airport', at: '2026-06-07T13:00:00.000Z', timeZone: 'Europe/Lisbon' },
      dropOff: { place: 'Lisbon Airport', at: '2026-06-09T09:00:00.000Z', timeZone: 'Europe/Lisbon' },
      transmission: 'MANUAL',
      mileage: 'UNLIMITED',
      cancellation: 'FREE_CANCELLATION',
    },
  });

export const experienceTrip = () =>
  tripOf('ExperienceTrip', {
    title: 'Sunset sail',
    subtitle: '2 participants',
    experience: {
      title: 'Sunset sail',
      city: 'Lisbon',
      meetingPoint: 'Pier 3',
      startsAt: '2026-06-08T17:30:00.000Z',
      timeZone: 'Europe/Lisbon',
      participants: 2,
      ticket: 'MOBILE_ONLY',
      cancellation: 'FULLY_REFUNDABLE',
    },
  });

type Mutations = Record<string, (...args: never[]) => unknown>;

export const openOtherBooking = (
  trip: OtherBookingFacts | (() => OtherBookingFacts),
  at = '',
  mutations: Mutations = {},
  options: Partial<Omit<PortalOptions, 'path' | 'resolvers'>> = {},
) =>
  renderPortal({
    path: `/trips/flight-1${at}`,
    resolvers: {
      Query: { trip: () => (typeof trip === 'function' ? trip() : trip) },
      Mutation: mutations,
    },
    ...options,
  });
