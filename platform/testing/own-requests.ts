/** One request for each operation of the contract that takes a body, about things of one person's own that are there. */
import {
  book,
  bookingOutcome,
  byCard,
  fulfillment,
  mainGuest,
  readyQuote,
  USUAL_STAY,
  withCredit,
} from '../purchase/testing/journey';
import type { OperationId, RequestBody } from '../http/operations';
import type { TestCaller } from './test-platform';

/** An operation without a body has no row. */
export type OwnRequests = {
  readonly [
    Id in OperationId as RequestBody<Id> extends Record<string, never> | undefined ? never : Id
  ]: NonNullable<RequestBody<Id>>;
};

const distributionChannels: [{ channelId: 'General' }] = [{ channelId: 'General' }];

/** Of Helen, who gets a booked stay, a quote that is ready to book, and a wishlist with a home. */
export async function ownRequests(helen: TestCaller): Promise<OwnRequests> {
  const { listingId, guests, ...dateRange } = USUAL_STAY;
  const guestDetails = { ...guests, children: [...guests.children] };
  const stayDetails = { dateRange, guestDetails };
  const booked = await readyQuote(helen);
  const booking = await book(helen, booked, [byCard(booked.total - 100), withCredit(100)]);
  await bookingOutcome(helen, booking);
  const itineraryId = (await helen.call('listItineraries')).body.itineraries[0]?.id ?? '';
  const { token = '' } = (await helen.call('quoteHomeCancellation', { itineraryId })).body;
  const quote = await readyQuote(helen, { from: '2026-07-02', until: '2026-07-05' });
  const quoteDiscarded = await readyQuote(helen, { from: '2026-08-02', until: '2026-08-05' });
  const { body: created } = await helen.call('createWishlist', { name: 'Of Helen alone' });
  const wishlistId = created.wishlist.id;
  const product = { id: { value: listingId }, type: 'vr' as const };
  await helen.call('createWishlistItem', { wishlistId, product });
  const shop = await helen.call('shopHome', { listingId, stayDetails, distributionChannels });
  const { listing } = shop.body.value;
  if (!listing) throw new Error('The home of the usual stay is not there');
  const { environmentKey } = (await helen.call('getVaultCredentials')).body;
  const card = {
    number: '4111111111111111',
    verificationValue: '123',
    month: 12,
    year: 2030,
    fullName: 'Helen Ortiz',
    zip: '04841',
    country: 'US',
  };
  const vaulted = await helen.call('tokenizeCard', { environmentKey, card });

  return {
    loginByCode: { emailAddress: 'nobody@larkfield.example', code: '000000' },
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
    getPaymentMethod: { paymentId: 'card_helen_summit' },
    verifyPaymentMethod: {
      payload: { token: vaulted.body.token },
      accountId: 'acct_helen_summit',
      isVCN: false,
    },
    deletePaymentMethod: { paymentId: 'card_helen_cash' },
    tokenizeCard: { environmentKey, card },
    convertProductToEarn: { account: 'acct_helen_summit', travelProduct: 'Homes', amountUsd: 100 },
    convertRewardsToUsd: { accountReferenceId: 'acct_helen_summit', rewardsAmount: 100 },
    autocompleteLodging: { query: 'Asheville', limit: 3 },
    searchHomes: { dateRange, guestDetails, sort: 'Price' },
    shopHome: { listingId, stayDetails, distributionChannels },
    getListingCalendar: { listingId, dateRange },
    scheduleQuote: {
      emailAddress: 'traveler@larkfield.example',
      request: {
        type: 'homes',
        value: {
          listingId,
          listingProviderId: listing.providerData.listingProviderId,
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
    quoteHomeCancellation: { itineraryId },
    confirmHomeCancellation: { itineraryId, token },
    getWishlist: { wishlistId },
    createWishlist: { name: 'Another' },
    updateWishlist: { wishlistId, name: 'Changed' },
    deleteWishlist: { wishlistId },
    createWishlistItem: { wishlistId, product },
    deleteWishlistItems: { productId: { value: listingId } },
    trackEvent: { eventName: 'opened', properties: { rooms: [1, { kind: 'a' }] } },
    recordEngagement: { name: 'opened', properties: { rooms: [1, { kind: 'a' }] } },
    logClientEvent: { event: { a: 'b' }, url: 'https://portal.example/', sessionId: 'browser-1' },
  };
}
