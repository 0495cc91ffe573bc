/** Testing Harbor: a fictional town, found only by its name, where every home has one intended behavior. */
import { addDays, type PlainDate } from '../../kernel/dates';
import type { Listing, Market, Photograph } from '../catalogue.types';
import { amenitiesOf } from '../home/amenity-kinds';
import { EVERY_WEEKDAY } from '../home/availability-rules';
import { PARTIAL_AND_FULL } from '../home/cancel-for-any-reason';
import { HALF_REFUNDABLE, NON_REFUNDABLE } from '../home/cancellation';
import { factsForGuestsOf } from '../home/for-guests';
import { NAMED_LISTING_PROVIDER } from '../home/provider';
import { ratingsByCategoryOf } from '../home/ratings-by-category';
import { homeFactsOf } from '../drawing/home-facts';
import { albumOf } from '../photographs/album';
import { fee } from '../pricing/fees';
import { priceFreezeRules } from '../pricing/price-freeze';
import { withMarkup } from './markup';
import type { TestListing } from './test-listing.types';
import { TEST_LISTINGS } from './test-listings';

export const TESTING_HARBOR: Market = {
  id: 'testing-harbor',
  name: 'Testing Harbor',
  city: 'Testing Harbor',
  state: 'ME',
  country: 'US',
  timezone: 'America/New_York',
  setting: 'coast',
  blurb: 'Every home here does one thing on purpose.',
  coordinates: { latitude: 44.1036, longitude: -69.1089 },
  currencyCode: 'USD',
  hiddenFromBrowse: true,
};

export const makeTestListings = (today: PlainDate): Listing[] =>
  Object.entries(TEST_LISTINGS).map(([key, test], index) => makeTestListing(key, test, index, today));

function makeTestListing(key: string, test: TestListing, index: number, today: PlainDate): Listing {
  const plain = plainListing(today);
  const listing: Listing = {
    ...plain,
    id: `test-${key}`,
    name: test.name,
    description: `${test.does} Everything else about this home is ordinary: 200 a night, 80 for cleaning, ten percent tax.`,
    exactCoordinates: {
      latitude: Number((TESTING_HARBOR.coordinates.latitude + (index % 8) * 0.0011).toFixed(6)),
      longitude: Number((TESTING_HARBOR.coordinates.longitude - Math.floor(index / 8) * 0.0014).toFixed(6)),
    },
    media: mediaOf(test, { ...plain, ...test.changes, id: `test-${key}` }),
    provider: {
      listingProviderId: `HW-T${String(index + 1).padStart(5, '0')}`,
      provider: NAMED_LISTING_PROVIDER,
    },
    availability: {
      ...plain.availability,
      ...test.availability,
      blocked: test.blockedForDays
        ? [{ from: today, until: addDays(today, test.blockedForDays), reason: 'OtherChannel' }]
        : [],
    },
    forGuests: factsForGuestsOf({
      id: `test-${key}`,
      street: '1 Assertion Way',
      city: TESTING_HARBOR.city,
      state: TESTING_HARBOR.state,
      isApartment: false,
    }),
    trackingProperties: { marketId: TESTING_HARBOR.id, test: key },
    scenario: test.scenario ?? null,
    pricing: {
      ...plain.pricing,
      ...test.pricing,
      ...(test.isFreezable ? { priceFreeze: priceFreezeRules(['HoldTheRoom', 'RoomType'], 'USD') } : {}),
    },
    cancelForAnyReason: test.protection
      ? {
          variants: test.protection === 'PartialAndFull' ? PARTIAL_AND_FULL : test.protection,
          checkInTime: plain.terms.checkInTimes.startTime,
          timezone: TESTING_HARBOR.timezone,
        }
      : null,
    ...(test.cancellation ? { cancellation: CANCELLATIONS[test.cancellation] } : {}),
    ...test.changes,
  };
  return test.hasMarkup ? withMarkup(listing) : listing;
}

const CANCELLATIONS = { NonRefundable: NON_REFUNDABLE, HalfRefundable: HALF_REFUNDABLE };

const FEW = 6;

const mediaOf = ({ photos: wanted = {} }: TestListing, listing: Listing): Photograph[] =>
  albumOf(homeFactsOf(listing))
    .slice(0, wanted.count ?? FEW)
    .map((photo) => ({
      ...photo,
      ...(wanted.areUntagged ? { tag: null } : {}),
      ...(wanted.areBroken ? { file: `missing-${photo.file}` } : {}),
    }));

/** No season, no weekend price, no discount: a price that is easy to compute. */
const plain = {
  host: {
    name: 'Testing Harbor Keys',
    since: 2019,
    about: 'We test homes so that nobody else has to.',
    responseNote: 'Answers at once',
    imageUrl: null,
  },
  address: {
    kind: 'FullAddress',
    line1: '1 Assertion Way',
    neighborhood: 'Harbor Front',
    city: TESTING_HARBOR.city,
    state: TESTING_HARBOR.state,
    country: TESTING_HARBOR.country,
  },
  terms: {
    checkInTimes: { startTime: '15:00', endTime: '22:00' },
    checkOutTimes: { startTime: null, endTime: '11:00' },
    checkinInformation: 'The door code is the last four digits of the phone number on the booking.',
    houseRules: ['No smoking.', 'No parties.', 'No changes on a Friday.'],
    petsPolicy: 'Pets are welcome.',
    importantInformation: 'This home is fictional.',
    termsOfServiceUrl: 'https://hearthway.example/guest-agreement',
  },
  layout: {
    bedrooms: [
      { name: 'Main bedroom', beds: [{ kind: 'Queen', count: 1 }] },
      { name: 'Second bedroom', beds: [{ kind: 'Twin', count: 2 }] },
    ],
    bathrooms: [{ name: 'Bathroom', kind: 'Full' }],
    numberOfBedrooms: 2,
    numberOfBathrooms: 1,
  },
  pricing: {
    currencyCode: 'USD',
    baseNightlyMinor: 20_000,
    seasons: [],
    weekdayBasisPoints: { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 10_000, 7: 10_000 },
    fees: [
      fee('CleaningFee', { basis: 'PerStay', amountMinor: 8_000 }),
      fee('Tax', { basis: 'PercentOfRent', basisPoints: 1_000 }),
    ],
    discounts: [],
    complimentaryNight: false,
    displayTaxesAndFeesIncluded: false,
  },
  cancellation: {
    policy: 'FullyRefundable',
    primaryText: 'Free cancellation until 2 days before check-in',
    secondaryText:
      'Cancel up to 2 days before check-in for a full refund. After that the stay is not refunded.',
    deadlines: [{ daysBeforeCheckIn: 2, refundBasisPoints: 10_000 }],
  },
  availability: {
    minNights: 1,
    maxNights: 365,
    checkInWeekdays: EVERY_WEEKDAY,
    checkOutWeekdays: EVERY_WEEKDAY,
    blocked: [],
    minBookingWindowDays: 0,
  },
} satisfies Partial<Listing>;

const reviewsBefore = (today: PlainDate): Listing['reviews'] => [
  { author: 'Quinn', date: addDays(today, -12), score: 5, text: 'Did exactly what its name says.' },
  { author: 'Avery', date: addDays(today, -40), score: 4, text: 'As expected, and then once more.' },
  { author: 'Sam', date: addDays(today, -75), score: 4, text: 'Reproducible. Would reproduce again.' },
];

function plainListing(today: PlainDate): Listing {
  return {
    id: 'test-plain',
    marketId: TESTING_HARBOR.id,
    setting: TESTING_HARBOR.setting,
    propertyType: 'cottage',
    name: 'Plain',
    description: null,
    host: plain.host,
    reviews: reviewsBefore(today),
    userRating: { score: 4.3, reviewCount: 3 },
    ratingsByCategory: ratingsByCategoryOf('test-plain', 4.3),
    starRating: 4,
    collection: 'NoCollection',
    registrationId: 'TH-0001',
    address: plain.address,
    exactCoordinates: TESTING_HARBOR.coordinates,
    maxOccupancy: 8,
    petFriendly: true,
    terms: plain.terms,
    layout: plain.layout,
    amenities: amenitiesOf(
      new Set(['Kitchen', 'Wifi', 'Washer', 'Dryer', 'FreeParking', 'PetFriendly', 'Heating']),
    ),
    media: [],
    provider: { listingProviderId: 'HW-T00000', provider: NAMED_LISTING_PROVIDER },
    pricing: plain.pricing,
    cancellation: plain.cancellation,
    payment: {
      schedule: [{ due: 'AtBooking', basisPoints: 10_000 }],
      clauses: ['Full payment is due at the time of booking.'],
    },
    availability: plain.availability,
    corporateTravel: { policyCompliance: { isInPolicy: true }, maxPricePerNightMinor: 35_000 },
    additionalReservationInfo: 'Bring nothing. The harbor provides.',
    trackingProperties: {},
    scenario: null,
  };
}
