import { photo } from './photos';
import { connectionOf, fiat, money } from './portal-facts';

const policies = {
  cancellationPolicy: {
    kind: 'FULLY_REFUNDABLE',
    primaryText: 'Free cancellation until May 28',
    secondaryText: null,
    showsFreeCancellationBadge: true,
  },
  paymentPolicy: { text: 'Full payment is due at the time of booking.', schedule: [], clauses: [] },
  termsDigest: 'digest',
};

export const available = {
  __typename: 'Available',
  rate: {
    id: 'rate-1',
    nightly: money(200),
    nightlyBeforeDiscounts: fiat(220),
    nights: 3,
    rentTotal: money(600),
    total: money(740.4),
    taxes: [{ label: 'Tax', rawKind: 'Tax', amount: fiat(60), description: null }],
    fees: [{ label: 'Cleaning Fee', rawKind: 'CleaningFee', amount: fiat(80.4), description: null }],
    discounts: [
      { funding: 'HOST_FUNDED', rawFunding: 'HostFunded', label: 'Weekly discount', amount: fiat(60) },
    ],
    displaysTaxesAndFeesIncluded: true,
    freezeOptions: [],
    ...policies,
  },
};

export interface Reason {
  readonly violation: string;
  readonly title: string;
  readonly subtitle: string;
  readonly action: string;
}

const noLimits = {
  rawCode: null,
  minimumNights: null,
  maximumNights: null,
  maximumGuests: null,
  earliestCheckIn: null,
};

export const unavailable = (reason: Reason, limits: object = {}) => ({
  __typename: 'Unavailable',
  reasons: [{ ...noLimits, ...reason, ...limits }],
});

/** A home as the graph returns it; a test overrides the fields that it is about. */
export const listing = {
  id: 'vr-duck-01',
  name: 'The Long Porch at Duck Landing, a House on Stilts',
  description: 'A house on stilts. '.repeat(40),
  amenities: [
    { kind: 'WIFI', rawKind: 'Wifi', displayName: 'Wifi', isHighlight: true },
    { kind: 'OTHER', rawKind: 'Kayak', displayName: 'Two kayaks', isHighlight: false },
  ],
  layout: {
    numberOfBedrooms: 2,
    numberOfBathrooms: 1,
    bedrooms: [{ name: 'Main bedroom', beds: [{ kind: 'Queen', count: 1 }] }],
    bathrooms: [{ name: 'Bathroom', features: ['Full'] }],
  },
  address: { kind: 'OBFUSCATED_ADDRESS', city: 'Duck', state: 'NC' },
  coordinates: { lat: 36.16, lon: -75.75 },
  starRating: 4,
  userRating: 4.4,
  ratingsByCategory: [] as object[],
  registrationId: 'DC-0042',
  photos: ['porch', 'kitchen', 'bedroom', 'bath'].map((name) => photo(name)),
  host: {
    name: 'June',
    imageUrl: null,
    since: null,
    about: null,
    responseNote: null,
    otherHomes: [],
  } as object,
  terms: {
    checkInTimes: { startTime: '16:00', endTime: null },
    checkOutTimes: { startTime: null, endTime: '10:00' },
    checkinInformation: null,
    importantInformation: 'The road floods at spring tide.',
    petsPolicy: null,
    isPetFriendly: false,
    maxOccupancy: 4,
    houseRules: ['No shoes on the porch.'],
    termsOfService: null,
  },
  reviews: connectionOf([
    {
      id: 'r1',
      author: 'Ines',
      date: '2026-04-02',
      score: 5,
      title: null,
      text: 'We did not want to leave.',
    },
  ]),
  provider: { listingProviderId: 'HW-1', name: 'Harborwood' },
  market: { id: 'outer-banks', name: 'Outer Banks' },
  collection: 'PREMIER',
  corporateTravel: null,
  trackingProperties: null,
  availability: available,
};
