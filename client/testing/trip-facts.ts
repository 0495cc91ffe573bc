/** A booked stay as the graph returns it, and the portal opened at its page. */
import { photo } from './photos';
import { fiat } from './portal-facts';
import { type PortalOptions, renderPortal } from './render-portal';
import type { TestResolvers } from './schema-link';

export const bookedTrip = {
  __typename: 'HomeTrip',
  id: 'LF-1001',
  state: 'CONFIRMED',
  bookingToken: null as string | null,
  timeState: 'FUTURE',
  fromDate: '2026-06-05',
  untilDate: '2026-06-08',
  guestCount: 3 as number | null,
  guests: { adults: 2, children: 1, petsIncluded: true } as object | null,
  confirmationEmailAddress: 'helen.ortiz@larkfield.example' as string | null,
  address: {
    street: '12 Creek Lane',
    city: 'Tofino',
    state: 'British Columbia',
    postalCode: null,
    countryCode: 'CA',
  } as object | null,
  coordinates: { lat: 49.1, lon: -125.9 } as object | null,
  checkInInstructions: 'The keypad opens with 4821.' as string | null,
  hostPhoneNumber: '+12125550142' as string | null,
  mainGuestName: 'Helen Ortiz' as string | null,
  corporate: null as object | null,
  bookedAt: '2026-04-30T16:00:00.000Z',
  cancellation: null as object | null,
  approval: null as object | null,
  providerAdditionalInformation: 'Rain boots are in the hall.' as string | null,
  trackingProperties: null,
  listing: {
    id: 'home-1',
    name: 'Cedar House on the Inlet',
    registrationId: 'BC-4411',
    market: { id: 'market-tofino', name: 'Tofino' },
    address: { kind: 'FULL_ADDRESS', city: 'Tofino', state: 'British Columbia' },
    photos: [photo('cedar'), photo('kitchen'), photo('porch'), photo('bath')],
    host: { name: 'Mara', imageUrl: null },
    provider: { listingProviderId: 'HW-100', name: 'Harbor' },
    layout: { numberOfBedrooms: 2, numberOfBathrooms: 1, bedrooms: [], bathrooms: [] },
    terms: {
      checkInTimes: { startTime: '16:00', endTime: null },
      checkOutTimes: { startTime: null, endTime: '11:00' },
      checkinInformation: 'The gate opens to the left.',
      importantInformation: 'The last mile is a gravel road.',
      petsPolicy: null,
      isPetFriendly: true,
      maxOccupancy: 4,
      houseRules: ['No smoking.', 'Shoes off, please.'],
      termsOfService: { name: 'Harbor Guest Agreement', url: 'https://harbor.example/terms' },
    },
  },
  total: fiat(829.4) as object | null,
  payments: [
    {
      kind: 'REWARDS',
      label: 'Summit Reserve',
      amount: fiat(29.4),
      rewards: { value: '2940.00', currency: 'Miles' },
    },
    { kind: 'USER_CARD', label: 'Visa ending in 4242', amount: fiat(800), rewards: null },
  ] as readonly object[] | null,
  priceGroups: [
    { kind: 'RENT', label: 'Rent', amount: fiat(689.4), lines: [{ label: '3 nights', amount: fiat(689.4) }] },
    {
      kind: 'DISCOUNTS',
      label: 'Discounts',
      amount: fiat(-20),
      lines: [{ label: 'Early bird', amount: fiat(-20) }],
    },
    {
      kind: 'FEES',
      label: 'Fees',
      amount: fiat(160),
      lines: [
        { label: 'Cleaning Fee', amount: fiat(80) },
        { label: 'Linen', amount: fiat(80) },
      ],
    },
  ] as readonly object[] | null,
  cancellationQuote: {
    token: null,
    outcome: 'CONTACT_CUSTOMER_SERVICE',
    refund: fiat(0),
    lines: [],
    validUntil: null,
  } as object | null,
  cancellationPolicy: {
    kind: 'FULLY_REFUNDABLE',
    primaryText: 'Free cancellation',
    secondaryText: 'Until three days before check-in.',
    showsFreeCancellationBadge: true,
    refundSteps: [
      { until: '2026-06-03T04:00:00.000Z', percent: 100 },
      { until: '2026-06-04T20:00:00.000Z', percent: 50 },
    ] as readonly object[] | null,
  },
};

export type BookedTrip = typeof bookedTrip;

export interface TripFacts extends Partial<Omit<PortalOptions, 'path' | 'resolvers'>> {
  /** The trip that the graph returns; null when the user has no such trip. */
  readonly trip?: (() => Partial<BookedTrip> | null) | undefined;
  /** The rest of the address (`/payment`). */
  readonly at?: string;
  readonly resolvers?: TestResolvers;
}

export const openTrip = ({ trip = () => bookedTrip, at = '', resolvers = {}, ...options }: TripFacts = {}) =>
  renderPortal({
    path: `/trips/LF-1001${at}`,
    resolvers: { ...resolvers, Query: { trip: () => trip(), ...resolvers['Query'] } },
    ...options,
  });
