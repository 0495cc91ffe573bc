/**
 * How answers are kept. Objects with an id are stored once, by their id. A listing is one of them: what
 * belongs to a stay (its availability and price) is kept in it by the stay, so two stays never show each other's price.
 * Its parts have no identity; two screens that ask for different fields of one are merged, so that going back finds the
 * page whole. Lists that grow are merged page by page for each search.
 */
import {
  type FieldMergeFunction,
  type FieldReadFunction,
  InMemoryCache,
  type StoreObject,
} from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import possibleTypes from '../generated/possible-types';

const PARTS_OF_A_LISTING = [
  'Address',
  'Available',
  'Coordinates',
  'Host',
  'Layout',
  'ListingProvider',
  'ListingTerms',
  'Price',
  'Rate',
];

/** Photos come in the host's order, whichever of their fields are requested. */
const mergeInOrder: FieldMergeFunction<readonly StoreObject[]> = (known = [], incoming, { mergeObjects }) =>
  incoming.map((photo, index) => {
    const same = known[index];
    return same ? mergeObjects(same, photo) : photo;
  });

/** A cover that was not read by itself is the first of the photos that a page of the home has read. */
const readCover: FieldReadFunction<readonly StoreObject[]> = (known, { args, readField }) =>
  known ??
  (args?.['first']
    ? readField<readonly StoreObject[]>('photos')?.slice(0, Number(args['first']))
    : undefined);

/** The next answer replaces the one before. */
const REPLACED = { merge: false } as const;

/** Each event of a purchase replaces the one before. */
const LIVE_STATES = {
  bookingStatus: REPLACED,
  cancellationStatus: REPLACED,
  priceFreezePurchase: REPLACED,
  priceQuoteStatus: REPLACED,
  protectionPurchase: REPLACED,
};

export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          experiences: relayStylePagination(['search']),
          favorites: REPLACED,
          frozenPrices: REPLACED,
          paymentMethods: REPLACED,
          stays: relayStylePagination(['search']),
          travelers: REPLACED,
          trips: relayStylePagination(['section']),
          wishlists: relayStylePagination(['first']),
        },
      },
      Subscription: { fields: LIVE_STATES },
      Portal: { keyFields: [] },
      Session: { keyFields: ['userId'] },
      CorporateSession: { keyFields: false, merge: true },
      DemoPersona: { keyFields: ['emailAddress'] },
      Listing: {
        keyFields: ['id'],
        fields: {
          photos: { keyArgs: ['first'], merge: mergeInOrder, read: readCover },
          reviews: relayStylePagination(),
        },
      },
      ...Object.fromEntries(PARTS_OF_A_LISTING.map((type) => [type, { keyFields: false, merge: true }])),
      ListingSummary: {
        keyFields: ['id'],
        fields: {
          photos: { merge: mergeInOrder },
          // The graph has them for the stay of the list; queries name that stay in one of these variables.
          price: { keyArgs: ['$stay', '$flexibleStay'] },
          stay: { keyArgs: ['$stay', '$flexibleStay'], merge: true },
        },
      },
      /** The list of trips, a trip's page, and the confirmation ask for different parts of them. */
      HomeTrip: {
        fields: {
          cancellation: { merge: true },
          cancellationPolicy: { merge: true },
          protection: { merge: true },
          protectionOffer: REPLACED,
        },
      },
      /** Covers ask for one item, pages for many: each list grows by itself. */
      Wishlist: { fields: { items: relayStylePagination(['first']) } },
      PreferenceMetadata: { keyFields: [] },
      /** Its token stands for the terms of a stay; the same stay has the same one. */
      PriceFreezeOption: { keyFields: false },
      PriceQuote: { keyFields: ['token'] },
      Wallet: { keyFields: [], fields: { activity: relayStylePagination() } },
      RewardsAccount: { keyFields: ['accountReferenceId'] },
      WalletAccount: { keyFields: ['accountReferenceId'] },
      /** Its account is the unit of the amount, not the identity of the amount. */
      RewardsAmount: { keyFields: false },
      PaymentPlanAccount: { keyFields: false },
    },
  });
