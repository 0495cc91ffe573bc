/**
 * How the cache stores results. Objects with an id are stored once, by their id. A listing is one of them: the fields of a stay
 * (its availability and price) are stored in it per stay, so two stays never show each other's price. Parts of a listing have no
 * separate identity; when two screens select different fields of a part, the fields are merged, so that the back button finds
 * a complete page. Growing lists are merged page by page for each search.
 */
import {
  type FieldMergeFunction,
  type FieldPolicy,
  type FieldReadFunction,
  InMemoryCache,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import possibleTypes from '../../generated/possible-types';

const PARTS_OF_A_LISTING = [
  'Address',
  'Available',
  'CancellationPolicy',
  'Coordinates',
  'Host',
  'Layout',
  'ListingCorporateTravel',
  'ListingProvider',
  'ListingTerms',
  'PaymentPolicy',
  'Price',
  'Rate',
];

/** Photos keep the host's order, whichever of their fields are selected. */
const mergeInOrder: FieldMergeFunction<readonly StoreObject[]> = (known = [], incoming, { mergeObjects }) =>
  incoming.map((photo, index) => {
    const same = known[index];
    return same ? mergeObjects(same, photo) : photo;
  });

/** A cover that was not requested itself is the first of the photos that the home's page requested. */
const readCover: FieldReadFunction<readonly StoreObject[]> = (known, { args, readField }) =>
  known ??
  (args?.['first']
    ? readField<readonly StoreObject[]>('photos')?.slice(0, Number(args['first']))
    : undefined);

/** A list that grows page by page. One that could not be read stays as it was: it is not an empty list. */
function growing(...[keyArgs]: Parameters<typeof relayStylePagination>): FieldPolicy {
  const { merge, ...policy } = relayStylePagination(keyArgs);
  return {
    ...policy,
    merge: (known, incoming, options) => {
      if (incoming === null || typeof merge !== 'function') return known ?? null;
      return merge(known ?? undefined, incoming, options);
    },
  };
}

/** A new result replaces the previous one. */
const REPLACED = { merge: false } as const;

/** Each event of a purchase replaces the previous one. */
const LIVE_STATES = {
  approvalQueue: REPLACED,
  bookingStatus: REPLACED,
  cancellationStatus: REPLACED,
  priceFreezePurchase: REPLACED,
  priceQuoteStatus: REPLACED,
  protectionPurchase: REPLACED,
};

/** The business of the session: one at a time, because a change of the business clears the cache. */
const BUSINESS = {
  BusinessAdministration: {
    keyFields: [],
    fields: { travelers: growing(), trips: growing(), policyChanges: growing() },
  },
  BusinessOnboarding: { keyFields: [] },
  CorporateSession: { keyFields: false, merge: true },
} satisfies TypePolicies;

/** The lists of the graph's root. */
const LISTS = {
  approvals: growing(['section', 'first']),
  customers: growing(['search']),
  priceMatchClaims: growing(['section', 'first']),
  experiences: growing(['search']),
  favorites: REPLACED,
  frozenPrices: REPLACED,
  paymentMethods: REPLACED,
  stays: growing(['search']),
  rewardsActivity: growing(),
  travelers: REPLACED,
  trips: growing(['section']),
  wishlists: growing(['first']),
} satisfies TypePolicies[string]['fields'];

export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: { fields: LISTS },
      Subscription: { fields: LIVE_STATES },
      Portal: { keyFields: [] },
      Session: { keyFields: ['userId'] },
      ...BUSINESS,
      CancellationAttempt: { keyFields: false, merge: true },
      DemoPersona: { keyFields: ['emailAddress'] },
      Listing: {
        keyFields: ['id'],
        fields: {
          photos: { keyArgs: ['first'], merge: mergeInOrder, read: readCover },
          reviews: growing(),
        },
      },
      ...Object.fromEntries(PARTS_OF_A_LISTING.map((type) => [type, { keyFields: false, merge: true }])),
      ListingSummary: {
        keyFields: ['listingId'],
        fields: {
          photos: { merge: mergeInOrder },
          // A listing in a list has these fields for the list's stay; queries name that stay in one of these variables.
          price: { keyArgs: ['$stay', '$flexibleStay'] },
          stay: { keyArgs: ['$stay', '$flexibleStay'], merge: true },
        },
      },
      /** The list of trips, the page of a trip, and the confirmation select different fields of a trip. */
      HomeTrip: {
        fields: {
          cancellation: { merge: true },
          protection: { merge: true },
          protectionOffer: REPLACED,
        },
      },
      ElsewhereProtection: { fields: { choices: REPLACED } },
      /** Covers request one item and pages request many, so each list grows separately. */
      Wishlist: { fields: { items: growing(['first']) } },
      PreferenceMetadata: { keyFields: [] },
      /** Its token encodes the terms of a stay; the same stay has the same token. */
      PriceFreezeOption: { keyFields: false },
      PriceQuote: { keyFields: ['token'] },
      Wallet: { keyFields: [], fields: { activity: growing() } },
      RewardsAccount: { keyFields: ['accountReferenceId'] },
      WalletAccount: { keyFields: ['accountReferenceId'] },
      /** Its account is the unit of the amount, not its identity. */
      RewardsAmount: { keyFields: false },
      PaymentPlanAccount: { keyFields: false },
    },
  });
