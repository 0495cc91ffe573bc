/** The home, quote and traveler of the checkout tests. */
import { photo } from './photos';
import { connectionOf, fiat, money } from './portal-facts';

export const checkoutPath =
  '/vacation-rentals/book/?listingId=home-1&locationName=Tofino&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=2&childrenCount=0';

export const cancellationPolicy = {
  kind: 'FULLY_REFUNDABLE',
  primaryText: 'Free cancellation until June 1',
  secondaryText: null,
  showsFreeCancellationBadge: true,
};

export const paymentPolicy = {
  text: 'Full payment is due at the time of booking.',
  clauses: ['Paid in one part.'],
  schedule: [{ due: 'At booking', amount: fiat(500) }],
};

export const rate = {
  id: 'rate-1',
  freezeOptions: [],
  nightly: money(120),
  nightlyBeforeDiscounts: null,
  nights: 3,
  rentTotal: money(360),
  total: money(500),
  taxes: [{ label: 'Sales Tax', rawKind: 'SalesTax', amount: fiat(60), description: null }],
  fees: [{ label: 'Cleaning Fee', rawKind: 'CleaningFee', amount: fiat(80), description: null }],
  discounts: [],
  displaysTaxesAndFeesIncluded: false,
  cancellationPolicy,
  paymentPolicy,
  termsDigest: 'terms-1',
};

export const listing = {
  id: 'home-1',
  name: 'Cedar House on the Inlet',
  description: null,
  amenities: [],
  layout: { numberOfBedrooms: 2, numberOfBathrooms: 1, bedrooms: [], bathrooms: [] },
  address: { kind: 'OBFUSCATED_ADDRESS', city: 'Tofino', state: 'British Columbia' },
  starRating: 4,
  userRating: 4.8,
  registrationId: 'BC-4411',
  photos: [photo('cedar', { alt: 'A cedar house' })],
  ratingsByCategory: [],
  host: { name: 'Mara', imageUrl: null, since: null, about: null, responseNote: null, otherHomes: [] },
  terms: {
    checkInTimes: { startTime: '16:00', endTime: null },
    checkOutTimes: { startTime: null, endTime: '11:00' },
    checkinInformation: null,
    importantInformation: 'The last mile is a gravel road.',
    petsPolicy: null,
    isPetFriendly: true,
    maxOccupancy: 4,
    houseRules: [],
    termsOfService: { name: 'Terms of Service', url: 'https://larkfield.example/terms' },
  },
  reviews: connectionOf([]),
  provider: { listingProviderId: 'provider-home-1', name: 'Harbor' },
  market: { id: 'market-1', name: 'Tofino' },
  collection: 'NO_COLLECTION',
  corporateTravel: null,
  trackingProperties: null,
  availability: { __typename: 'Available', rate },
};

const traveler = {
  gender: 'F',
  dateOfBirth: '1984-02-11',
  nationality: null,
  assistance: [],
  createdAt: null,
  frequentFlyer: [],
  hotelLoyalty: [],
  passportCountryOfIssue: null,
  driverLicense: null,
  customFields: [],
  isGhostUser: false,
  isMissingInfo: false,
  isPrivateProfile: false,
  isDefaultProfile: false,
  linkedUserId: null,
};

export const helenTraveler = {
  ...traveler,
  id: 'traveler-helen',
  givenName: 'Helen',
  surname: 'Ortiz',
  linkedUserId: 'user-helen',
};
export const omarTraveler = { ...traveler, id: 'traveler-omar', givenName: 'Omar', surname: 'Ortiz' };

export const quote = {
  token: 'quote-1',
  orderedProductId: 'product-1',
  payNowTotal: {
    fiat: fiat(500),
    rewards: [{ accountReferenceId: 'account-1', value: '50000', currency: 'miles' }],
  },
  sellPrice: null,
  groupedItems: [{ kind: 'RENT', label: '3 nights', amount: fiat(360) }],
  fees: [
    { label: 'Cleaning Fee', rawKind: 'CleaningFee', amount: fiat(80), description: null },
    { label: 'Sales Tax', rawKind: 'SalesTax', amount: fiat(60), description: null },
  ],
  paymentPolicy,
  cancellationPolicy,
  termsDigest: 'terms-1',
  validUntil: null,
};

export const savedCard = {
  id: 'card-1',
  lastFour: '4821',
  brand: 'VISA',
  rawBrand: 'visa',
  accountReferenceId: 'account-1',
  expiresOn: '2029-04',
};

export const milesAccount = {
  accountReferenceId: 'account-1',
  productDisplayName: 'Summit Card',
  customerAccountRole: 'PRIMARY',
  rewardsBalance: { value: '20000', currency: 'miles', currencyDescription: 'Miles', formatted: '20,000' },
  rewardsCashEquivalent: fiat(200),
  redemptionMin: '100',
  allowRewardsRedemption: true,
  hiddenRewardsText: null,
  lastFour: '4821',
  lastFourVirtualCardNumbers: ['1199'],
  isTiered: false,
  accountUseType: 'PERSONAL',
  earn: { homes: 5, flights: 2, hotels: 5, cars: 5 },
};

export const live = { sequence: 1, attempt: 1, elapsedMs: 1000 };

export const failure = (title: string, action = 'RESET', label = 'Continue') => ({
  code: 'UNKNOWN',
  rawCode: null,
  title,
  text: 'What to do next.',
  buttons: [{ label, action }],
  icon: 'GENERIC_ERROR',
  trackingTag: null,
});

export const bookedTrip = {
  id: '7781',
  fromDate: '2026-06-05',
  untilDate: '2026-06-08',
  listing: {
    id: 'home-1',
    name: 'Cedar House on the Inlet',
    address: listing.address,
    photos: [],
    collection: 'PREMIER',
    host: { name: 'Mara' },
    terms: {
      checkInTimes: listing.terms.checkInTimes,
      checkOutTimes: listing.terms.checkOutTimes,
    },
  },
  cancellationPolicy,
  providerAdditionalInformation: 'The key is in the box by the door.',
  trackingProperties: null,
};

export const emptyWallet = {
  credit: fiat(0),
  creditBreakdown: [] as readonly object[],
  offers: [] as readonly object[],
  bestOffer: null,
  activity: connectionOf([]) as object,
};
