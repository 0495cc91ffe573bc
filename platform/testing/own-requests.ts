/** One request for each operation of the contract with a body, about existing objects of one person. */
import { freezePrice, freezeRequestOf } from './freeze-journey';
import {
  book,
  bookingOutcome,
  byCard,
  fulfillment,
  mainGuest,
  readyQuote,
  USUAL_STAY,
  withCredit,
} from './booking-journey';
import type { OperationId, RequestBody } from '../http/operations';
import type { TestCaller } from './test-platform';

/** An operation without a body has no row. */
export type OwnRequests = {
  readonly [
    Id in OperationId as RequestBody<Id> extends Record<string, never> | undefined ? never : Id
  ]: NonNullable<RequestBody<Id>>;
};

const distributionChannels: [{ channelId: 'General' }] = [{ channelId: 'General' }];

const { listingId, guests, ...dateRange } = USUAL_STAY;
const guestDetails = { ...guests, children: [...guests.children] };
const stayDetails = { dateRange, guestDetails };
const product = { id: { value: listingId }, type: 'vr' as const };
const card = {
  number: '4111111111111111',
  verificationValue: '123',
  month: 12,
  year: 2030,
  fullName: 'Helen Ortiz',
  zip: '04841',
  country: 'US',
};

const freezeRequest = freezeRequestOf({ from: '2026-09-02', until: '2026-09-05' });
const FREEZE_KEY = 'frozen-by-helen';
const PROTECTION_KEY = 'protected-by-helen';

/**
 * Gives Helen a booked stay with an attempt to protect it, a frozen price, a quote that is ready to book, and a wishlist with a
 * home.
 */
async function thingsOf(helen: TestCaller) {
  const booked = await readyQuote(helen);
  const booking = await book(helen, booked, [byCard(booked.total - 100), withCredit(100)]);
  await bookingOutcome(helen, booking);
  const itineraryId = (await helen.call('listItineraries')).body.itineraries[0]?.id ?? '';
  const { token = '' } = (await helen.call('quoteHomeCancellation', { itineraryId })).body;
  const protection = {
    itineraryId,
    quoteId: 'a-variant',
    seenPremium: { value: 50, currencyCode: 'USD' as const },
    paymentId: 'card_helen_summit',
  };
  await helen.call('purchaseHomeProtection', protection, { 'idempotency-key': PROTECTION_KEY });
  const quote = await readyQuote(helen, { from: '2026-07-02', until: '2026-07-05' });
  const quoteDiscarded = await readyQuote(helen, { from: '2026-08-02', until: '2026-08-05' });
  const { body: created } = await helen.call('createWishlist', { name: 'Of Helen alone' });
  const wishlistId = created.wishlist.id;
  await helen.call('createWishlistItem', { wishlistId, product });
  const shop = await helen.call('shopHome', { listingId, stayDetails, distributionChannels });
  const { listing } = shop.body.value;
  if (!listing) throw new Error('The home of the usual stay is not there');
  const { environmentKey } = (await helen.call('getVaultCredentials')).body;
  const freeze = await freezePrice(helen, freezeRequest, FREEZE_KEY);
  const vaulted = await helen.call('tokenizeCard', { environmentKey, card });
  return {
    booking,
    itineraryId,
    token,
    quote,
    quoteDiscarded,
    wishlistId,
    environmentKey,
    vaultToken: vaulted.body.token,
    listingProviderId: listing.providerData.listingProviderId,
    freeze,
    protection,
  };
}

type Things = Awaited<ReturnType<typeof thingsOf>>;

const peopleRequests = {
  loginByCode: { emailAddress: 'nobody@larkfield.example', code: '000000' },
  loginByIdToken: { idToken: 'not.a.token' },
  listPassengers: { userIds: ['user_helen'] },
  updatePassenger: {
    person: {
      id: 'trav_helen_marco',
      givenName: 'Mallory',
      surname: 'Changed',
      gender: 'F',
      dateOfBirth: '1991-02-28',
    },
  },
  deletePassenger: { personId: 'trav_helen_lucia' },
  assignDefaultPassenger: { personId: 'trav_helen_marco' },
  linkTraveler: { travelerId: 'trav_helen_marco', userId: 'user_helen' },
  updatePreferenceMetadata: { hasSeenWishlistsFtux: true },
} satisfies Partial<OwnRequests>;

const cardRequests = ({ environmentKey, vaultToken }: Things) =>
  ({
    getPaymentMethod: { paymentId: 'card_helen_summit' },
    verifyPaymentMethod: {
      payload: { token: vaultToken },
      accountId: 'acct_helen_summit',
      isVCN: false,
    },
    deletePaymentMethod: { paymentId: 'card_helen_cash' },
    tokenizeCard: { environmentKey, card },
  }) satisfies Partial<OwnRequests>;

const walletRequests = {
  changeDemoAccount: { accountReferenceId: 'acct_helen_summit', event: 'BadStanding' },
} satisfies Partial<OwnRequests>;

const homeRequests = {
  convertProductToEarn: { account: 'acct_helen_summit', travelProduct: 'Homes', amountUsd: 100 },
  convertRewardsToUsd: { accountReferenceId: 'acct_helen_summit', rewardsAmount: 100 },
  autocompleteLodging: { query: 'Asheville', limit: 3 },
  searchHomes: { dateRange, guestDetails, sort: 'Price' },
  shopHome: { listingId, stayDetails, distributionChannels },
  getListingCalendar: { listingId, dateRange },
  autocompleteExperiences: { query: 'Asheville', limit: 3 },
  searchExperiences: { locationName: 'Asheville', dateRange, timesOfDay: ['Morning'], sort: 'Rating' },
} satisfies Partial<OwnRequests>;

const purchaseRequests = ({
  booking,
  itineraryId,
  token,
  quote,
  quoteDiscarded,
  listingProviderId,
  freeze,
  protection,
}: Things) =>
  ({
    scheduleQuote: {
      emailAddress: 'traveler@larkfield.example',
      request: {
        type: 'homes',
        value: {
          listingId,
          listingProviderId,
          stayDates: dateRange,
          guests: guestDetails,
          seenPrice: { value: 740, currencyCode: 'USD' },
          listingCollection: 'NoCollection',
        },
      },
    },
    pollQuote: { value: quote.token },
    discardQuote: { value: quoteDiscarded.token },
    addMainGuest: mainGuest(quote),
    scheduleFulfillment: fulfillment(quote, [byCard(quote.total)]),
    pollFulfillment: { value: booking },
    purchasePriceFreeze: freezeRequest,
    pollPriceFreezePurchase: { idempotencyKey: FREEZE_KEY },
    checkPriceFreezeExercise: { voucherIds: freeze.vouchers.map(({ id }) => id) },
    refundPriceFreeze: { priceFreezeId: freeze.id },
    approveBooking: { approvalId: itineraryId },
    declineBooking: { approvalId: itineraryId, reason: 'Not now' },
    withdrawBooking: { approvalId: itineraryId },
    resendHomeConfirmation: { itineraryId },
    quoteHomeCancellation: { itineraryId },
    confirmHomeCancellation: { itineraryId, token },
    pollHomeCancellation: { itineraryId },
    quoteHomeProtection: { itineraryId },
    purchaseHomeProtection: protection,
    pollHomeProtectionPurchase: { idempotencyKey: PROTECTION_KEY },
  }) satisfies Partial<OwnRequests>;

const wishlistRequests = ({ wishlistId }: Things) =>
  ({
    getWishlist: { wishlistId },
    createWishlist: { name: 'Another' },
    updateWishlist: { wishlistId, name: 'Changed' },
    deleteWishlist: { wishlistId },
    createWishlistItem: { wishlistId, product },
    deleteWishlistItems: { productId: { value: listingId } },
  }) satisfies Partial<OwnRequests>;

/** Trips that Elena has booked elsewhere; no other demo user has any. */
const elsewhereRequests = {
  exerciseProtection: {
    itineraryId: 'else_elena_denver',
    protectionId: 'prot_elena_denver_DisruptionAssistance',
    choice: 'a-choice',
  },
  watchItinerary: { itineraryId: 'else_elena_denver', isWatched: true },
  changeDemoFlight: { itineraryId: 'else_elena_denver', event: 'Delay', minutes: 200 },
} satisfies Partial<OwnRequests>;

const trackingRequests = {
  trackEvent: { eventName: 'opened', properties: { rooms: [1, { kind: 'a' }] } },
  recordEngagement: { name: 'opened', properties: { rooms: [1, { kind: 'a' }] } },
  logClientEvent: { event: { a: 'b' }, url: 'https://portal.example/', sessionId: 'browser-1' },
} satisfies Partial<OwnRequests>;

export async function ownRequests(helen: TestCaller): Promise<OwnRequests> {
  const things = await thingsOf(helen);
  return {
    ...peopleRequests,
    ...cardRequests(things),
    ...walletRequests,
    ...homeRequests,
    ...purchaseRequests(things),
    ...wishlistRequests(things),
    ...elsewhereRequests,
    ...trackingRequests,
  };
}
