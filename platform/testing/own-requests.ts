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

const freezeRequestBy = ({ card }: Owner) =>
  freezeRequestOf({ from: '2026-09-02', until: '2026-09-05', paymentId: card });
const FREEZE_KEY = 'frozen-by-owner';
const PROTECTION_KEY = 'protected-by-owner';

/** Whose objects the requests are about. */
export interface Owner {
  readonly userId: string;
  readonly card: string;
  readonly spareCard: string;
  readonly account: string;
  readonly traveler: string;
  readonly spareTraveler: string;
  readonly credit: number;
  readonly wishlist: string;
}

export const HELEN: Owner = {
  userId: 'user_helen',
  card: 'card_helen_summit',
  spareCard: 'card_helen_cash',
  account: 'acct_helen_summit',
  traveler: 'trav_helen_marco',
  spareTraveler: 'trav_helen_lucia',
  credit: 100,
  wishlist: 'Of Helen alone',
};

/**
 * Gives the owner a booked stay with an attempt to protect it, a frozen price, a quote that is ready to book, and a wishlist with a
 * home.
 */
async function thingsOf(caller: TestCaller, owner: Owner) {
  const booked = await readyQuote(caller);
  const booking = await book(caller, booked, [
    byCard(booked.total - owner.credit, owner.card),
    ...(owner.credit > 0 ? [withCredit(owner.credit)] : []),
  ]);
  await bookingOutcome(caller, booking);
  const itineraryId = (await caller.call('listItineraries')).body.itineraries[0]?.id ?? '';
  const { token = '' } = (await caller.call('quoteHomeCancellation', { itineraryId })).body;
  const protection = {
    itineraryId,
    quoteId: 'a-variant',
    seenPremium: { value: 50, currencyCode: 'USD' as const },
    paymentId: owner.card,
  };
  await caller.call('purchaseHomeProtection', protection, { 'idempotency-key': PROTECTION_KEY });
  const quote = await readyQuote(caller, { from: '2026-07-02', until: '2026-07-05' });
  const quoteDiscarded = await readyQuote(caller, { from: '2026-08-02', until: '2026-08-05' });
  const { body: created } = await caller.call('createWishlist', { name: owner.wishlist });
  const wishlistId = created.wishlist.id;
  await caller.call('createWishlistItem', { wishlistId, product });
  const shop = await caller.call('shopHome', { listingId, stayDetails, distributionChannels });
  const { listing } = shop.body.value;
  if (!listing) throw new Error('The home of the usual stay is not there');
  const { environmentKey } = (await caller.call('getVaultCredentials')).body;
  const freeze = await freezePrice(caller, freezeRequestBy(owner), FREEZE_KEY);
  const vaulted = await caller.call('tokenizeCard', { environmentKey, card });
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

const peopleRequests = ({ userId, account, traveler, spareTraveler }: Owner) =>
  ({
    loginByCode: { emailAddress: 'nobody@larkfield.example', code: '000000' },
    loginByIdToken: { idToken: 'not.a.token' },
    loginAgentByIdToken: { idToken: 'not.a.token' },
    loginAgentByCode: { emailAddress: 'nobody@larkfield.example', code: '000000' },
    searchCustomers: { text: 'Ortiz', limit: 20 },
    actFor: { customerId: userId },
    selectBusiness: { accountReferenceId: account },
    listPassengers: { userIds: [userId] },
    updatePassenger: {
      person: {
        id: traveler,
        givenName: 'Mallory',
        surname: 'Changed',
        gender: 'F',
        dateOfBirth: '1991-02-28',
      },
    },
    deletePassenger: { personId: spareTraveler },
    assignDefaultPassenger: { personId: traveler },
    linkTraveler: { travelerId: traveler, userId },
    updatePreferenceMetadata: { hasSeenWishlistsFtux: true },
    acknowledgeBusinessTerms: { version: '2026-11' },
    completeOnboardingStep: { step: 'welcome' },
    listBusinessTravelers: { size: 100 },
    listBusinessTrips: { size: 100 },
    listPolicyChanges: { size: 100 },
    updatePolicyLimits: { policyId: 'policy_harborlight_open', limits: { allowedStarRatings: [1] } },
  }) satisfies Partial<OwnRequests>;

const cardRequests = ({ environmentKey, vaultToken }: Things, owner: Owner) =>
  ({
    getPaymentMethod: { paymentId: owner.card },
    verifyPaymentMethod: {
      payload: { token: vaultToken },
      accountId: owner.account,
      isVCN: false,
    },
    deletePaymentMethod: { paymentId: owner.spareCard },
    tokenizeCard: { environmentKey, card },
  }) satisfies Partial<OwnRequests>;

const accountRequests = ({ account }: Owner) =>
  ({
    changeDemoAccount: { accountReferenceId: account, event: 'BadStanding' },
    convertProductToEarn: { account, travelProduct: 'Homes', amountUsd: 100 },
    convertRewardsToUsd: { accountReferenceId: account, rewardsAmount: 100 },
  }) satisfies Partial<OwnRequests>;

const homeRequests = {
  autocompleteLodging: { query: 'Asheville', limit: 3 },
  searchHomes: { dateRange, guestDetails, sort: 'Price' },
  shopHome: { listingId, stayDetails, distributionChannels },
  getListingCalendar: { listingId, dateRange },
  autocompleteExperiences: { query: 'Asheville', limit: 3 },
  searchExperiences: { locationName: 'Asheville', dateRange, timesOfDay: ['Morning'], sort: 'Rating' },
} satisfies Partial<OwnRequests>;

const purchaseRequests = (
  { booking, itineraryId, token, quote, quoteDiscarded, listingProviderId, freeze, protection }: Things,
  owner: Owner,
) =>
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
    scheduleFulfillment: fulfillment(quote, [byCard(quote.total, owner.card)]),
    pollFulfillment: { value: booking },
    purchasePriceFreeze: freezeRequestBy(owner),
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

/** Trips that Elena and Samuel have booked elsewhere; no other demo user has any. */
const elsewhereRequests = {
  exerciseProtection: {
    itineraryId: 'else_elena_denver',
    protectionId: 'prot_elena_denver_DisruptionAssistance',
    choice: 'a-choice',
  },
  watchItinerary: { itineraryId: 'else_elena_denver', isWatched: true },
  changeDemoFlight: { itineraryId: 'else_elena_denver', event: 'Delay', minutes: 200 },
  claimPriceMatch: {
    itineraryId: 'else_sam_denver',
    lowerPriceUsd: 300,
    website: 'https://flights.example/',
  },
  withdrawPriceMatch: { claimId: 'claim-of-sam' },
  approvePriceMatch: { claimId: 'claim-of-sam' },
  declinePriceMatch: { claimId: 'claim-of-sam', reason: 'Not public' },
} satisfies Partial<OwnRequests>;

const trackingRequests = {
  trackEvent: { eventName: 'opened', properties: { rooms: [1, { kind: 'a' }] } },
  recordEngagement: { name: 'opened', properties: { rooms: [1, { kind: 'a' }] } },
  logClientEvent: { event: { a: 'b' }, url: 'https://portal.example/', sessionId: 'browser-1' },
} satisfies Partial<OwnRequests>;

export async function ownRequests(caller: TestCaller, owner = HELEN): Promise<OwnRequests> {
  const things = await thingsOf(caller, owner);
  return {
    ...peopleRequests(owner),
    ...cardRequests(things, owner),
    ...accountRequests(owner),
    ...homeRequests,
    ...purchaseRequests(things, owner),
    ...wishlistRequests(things),
    ...elsewhereRequests,
    ...trackingRequests,
  };
}
