/**
 * One user's data does not exist for another, who may be the same person in another business: the other user requests every root
 * field of the graph for the owner's objects, over HTTP or WebSocket. Every field that returns nothing to the other user returns the
 * owner's data to the owner. A field without a row fails the test. platform/http/other-users.test.ts tests the same for the REST
 * operations.
 */
import type { DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { createSchema } from '#gateway/schema.ts';
import { execute, type Credentials, demand, eventually, follow, signIn } from './testing/graph';
import { book, bookingEnd, type ReadyBooking, readyToBook } from './testing/graph-booking';
import { CANCEL } from './testing/persistent-canceler';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, stayIn } from './testing/stays';
import { startWishlist } from './testing/wishlists';

interface Owned {
  readonly userId: string;
  readonly card: string;
  readonly account: string;
  readonly traveler: string;
  readonly quote: ReadyBooking;
  readonly bookingToken: string;
  readonly wishlistId: string;
  readonly tripId: string;
  /** A stay that the owner has canceled. */
  readonly canceledTripId: string;
  readonly frozenPriceId: string;
  /** The key of the purchase of the frozen price. */
  readonly freezeKey: string;
  /** The key of an attempt to protect a stay. */
  readonly protectionKey: string;
}

/** An operation, and the expected response to another user; `own`: that user's data only. */
type Row = readonly [operation: (owned: Owned) => DocumentNode, answer: RegExp];
const own = /"data":\{/;
const notFound = /"code":"NOT_FOUND"/;
const usd = '{ value: "740.00", currencyCode: USD }';
const stay = stayIn(40, 3);
const stayText = `{ fromDate: "${stay.fromDate}", untilDate: "${stay.untilDate}", adults: 2, children: [], pets: 0 }`;
const listing = 'test-always-works';

const rows: Readonly<Record<string, Row>> = {
  bookingStatus: [
    ({ bookingToken }) => gql`{ bookingStatus(token: "${bookingToken}") { __typename } }`,
    notFound,
  ],
  cancellationStatus: [
    ({ canceledTripId }) => gql`{ cancellationStatus(tripId: "${canceledTripId}") { __typename } }`,
    notFound,
  ],
  calendar: [() => gql`{ calendar(listingId: "${listing}") { date } }`, own],
  cardVaultCredentials: [() => gql`{ cardVaultCredentials { __typename } }`, own],
  demoPersonas: [() => gql`{ demoPersonas { role } }`, own],
  favorites: [() => gql`{ favorites { __typename } }`, /"favorites":\[\]/],
  listing: [() => gql`{ listing(id: "${listing}", stay: ${stayText}) { name } }`, own],
  paymentMethod: [({ card }) => gql`{ paymentMethod(id: "${card}") { id } }`, /"paymentMethod":null/],
  paymentMethods: [() => gql`{ paymentMethods { id } }`, own],
  paymentPlan: [
    ({ quote, card }) =>
      gql`{ paymentPlan(quoteToken: "${quote.quoteToken}", payment: { paymentMethodId: "${card}" }) { mode } }`,
    /"paymentPlan":null/,
  ],
  place: [() => gql`{ place(id: "nowhere") { id } }`, own],
  places: [() => gql`{ places(text: "Asheville") { id } }`, own],
  portal: [() => gql`{ portal { __typename } }`, own],
  preferenceMetadata: [() => gql`{ preferenceMetadata { __typename } }`, own],
  priceQuoteFreshness: [
    ({ quote }) => gql`{ priceQuoteFreshness(token: "${quote.quoteToken}") { kind validUntil } }`,
    /"kind":"EXPIRED","validUntil":null/,
  ],
  priceQuoteStatus: [
    ({ quote }) => gql`{ priceQuoteStatus(token: "${quote.quoteToken}") { __typename } }`,
    /PriceQuoteFailure|NOT_FOUND/,
  ],
  rewardsAccounts: [() => gql`{ rewardsAccounts { referenceId: __typename } }`, own],
  rewardsActivity: [() => gql`{ rewardsActivity { nodes { id } } }`, own],
  rewardsEarned: [
    ({ quote, account }) =>
      gql`{ rewardsEarned(accountReferenceIds: ["${account}"], amount: ${usd}, quoteToken: "${quote.quoteToken}") { __typename } }`,
    /"rewardsEarned":(null|\[\])/,
  ],
  rewardsToCash: [
    ({ account }) =>
      gql`{ rewardsToCash(accountReferenceId: "${account}", rewardsAmount: "100") { __typename } }`,
    /"rewardsToCash":null|Failed|Refused|Unavailable/,
  ],
  session: [() => gql`{ session { userId } }`, /user_walter/],
  customer: [() => gql`{ customer { customerNumber } }`, /cust_walter/],
  stays: [() => gql`{ stays(search: { placeId: "nowhere", stay: ${stayText} }) { __typename } }`, own],
  travelers: [() => gql`{ travelers { id givenName surname } }`, own],
  listings: [() => gql`{ listings(ids: ["${listing}"], stay: ${stayText}) { listingId } }`, own],
  node: [
    ({ tripId }) => gql`{ node(id: "${Buffer.from(`Trip:${tripId}`).toString('base64url')}") { id } }`,
    /"node":null/,
  ],
  trip: [({ tripId }) => gql`{ trip(id: "${tripId}") { id } }`, /"trip":null/],
  trips: [() => gql`{ trips { __typename } }`, own],
  approvals: [() => gql`{ approvals { nodes { id travelerName } } }`, own],
  approvalQueue: [() => gql`{ approvalQueue { waitingCount } }`, own],
  approval: [() => gql`{ approval(id: "anything") { id travelerName } }`, own],
  experiencePlaces: [() => gql`{ experiencePlaces(text: "Asheville") { label } }`, own],
  experiences: [
    () =>
      gql`{ experiences(search: { locationName: "Nowhere", dates: { fromDate: "2031-06-01", untilDate: "2031-06-03" } }) { totalCount } }`,
    own,
  ],
  experience: [() => gql`{ experience(id: "nothing") { id } }`, own],
  experienceDays: [
    () =>
      gql`{ experienceDays(experienceId: "nothing", dates: { fromDate: "2031-06-01", untilDate: "2031-06-03" }) { __typename } }`,
    own,
  ],
  frozenPrices: [() => gql`{ frozenPrices { id } }`, own],
  frozenPrice: [
    ({ frozenPriceId }) => gql`{ frozenPrice(id: "${frozenPriceId}") { id } }`,
    /"frozenPrice":null/,
  ],
  priceFreezePurchase: [
    ({ freezeKey }) => gql`{ priceFreezePurchase(idempotencyKey: "${freezeKey}") { __typename } }`,
    /"priceFreezePurchase":null/,
  ],
  protectionPurchase: [
    ({ protectionKey }) => gql`{ protectionPurchase(idempotencyKey: "${protectionKey}") { __typename } }`,
    /"protectionPurchase":null/,
  ],
  buyProtection: [
    ({
      tripId,
      card,
    }) => gql`mutation { buyProtection(input: { tripId: "${tripId}", quoteId: "a-guess", premium: ${usd},
      paymentMethodId: "${card}", termsAccepted: true, idempotencyKey: "own-key-of-another-5" }) {
      __typename ... on ProtectionNotBought { code } } }`,
    /"code":"TRIP_MISSING"/,
  ],
  openIdProvider: [() => gql`{ openIdProvider { __typename } }`, own],
  freezePrice: [
    ({ card }) => gql`mutation { freezePrice(input: { optionId: "a-guess", paymentMethodId: "${card}",
      idempotencyKey: "own-key-of-another-4" }) { __typename ... on PriceNotFrozen { code } } }`,
    /"code":"INVALID_REQUEST"/,
  ],
  refundFrozenPrice: [
    ({ frozenPriceId }) =>
      gql`mutation { refundFrozenPrice(input: { frozenPriceId: "${frozenPriceId}" }) { __typename } }`,
    /FrozenPriceNotRefunded/,
  ],
  businessTerms: [() => gql`{ businessTerms { version } }`, own],
  onboarding: [() => gql`{ onboarding { step } }`, /"onboarding":null/],
  businessAdministration: [
    () => gql`{ businessAdministration { trips { totalCount } } }`,
    /"businessAdministration":null/,
  ],
  acknowledgeBusinessTerms: [
    () => gql`mutation { acknowledgeBusinessTerms(input: { version: "guess" }) { __typename } }`,
    /BusinessTermsRefused/,
  ],
  completeOnboardingStep: [
    () => gql`mutation { completeOnboardingStep(input: { step: WELCOME }) { __typename } }`,
    /ACCESS_DENIED/,
  ],
  updatePolicyLimits: [
    () => gql`mutation { updatePolicyLimits(input: { policyId: "policy_harborlight_open",
      limits: { allowedStarRatings: [1] } }) { __typename } }`,
    /ACCESS_DENIED/,
  ],
  customers: [() => gql`{ customers(search: { text: "Ortiz" }) { totalCount } }`, /"code":"ACCESS_DENIED"/],
  priceMatchClaims: [() => gql`{ priceMatchClaims { totalCount } }`, /"code":"ACCESS_DENIED"/],
  claimPriceMatch: [
    () => gql`mutation { claimPriceMatch(input: { tripId: "else_sam_denver", website: "flights.example",
      lowerPrice: { value: "300", currencyCode: USD } }) { __typename ... on PriceMatchNotClaimed { code } } }`,
    /"code":"TRIP_MISSING"/,
  ],
  withdrawPriceMatch: [
    () => gql`mutation { withdrawPriceMatch(input: { claimId: "claim-of-sam" }) { __typename
      ... on PriceMatchNotDecided { code } } }`,
    /"code":"PRICE_MATCH_MISSING"/,
  ],
  approvePriceMatch: [
    () => gql`mutation { approvePriceMatch(input: { claimId: "claim-of-sam" }) { __typename } }`,
    /"code":"ACCESS_DENIED"/,
  ],
  declinePriceMatch: [
    () =>
      gql`mutation { declinePriceMatch(input: { claimId: "claim-of-sam", reason: "No" }) { __typename } }`,
    /"code":"ACCESS_DENIED"/,
  ],
  actFor: [
    ({ userId }) => gql`mutation { actFor(input: { customerId: "${userId}" }) { __typename } }`,
    /"code":"ACCESS_DENIED"/,
  ],
  stopActing: [() => gql`mutation { stopActing { token } }`, /"code":"ACCESS_DENIED"/],
  agentOpenIdProvider: [() => gql`{ agentOpenIdProvider { __typename } }`, own],
  signInAsAgentWithOpenId: [
    () => gql`mutation { signInAsAgentWithOpenId(input: { authorizationCode: "guess", codeVerifier: "${'v'.repeat(43)}",
      nonce: "guess", redirectUri: "http://localhost/agent/return" }) { __typename } }`,
    notFound,
  ],
  signInAsAgent: [
    () =>
      gql`mutation { signInAsAgent(input: { emailAddress: "${primaryCardholder.emailAddress}", code: "000000" }) { __typename } }`,
    /"data":\{(?!.*SignedIn")/,
  ],
  selectBusiness: [
    () => gql`mutation { selectBusiness(input: { accountReferenceId: "acct_ingrid_business" }) {
      __typename ... on SelectBusinessRefused { code } } }`,
    /"code":"BUSINESS_MISSING"/,
  ],
  signInWithOpenId: [
    () => gql`mutation { signInWithOpenId(input: { authorizationCode: "guess", codeVerifier: "${'v'.repeat(43)}",
      nonce: "guess", redirectUri: "http://localhost/auth/return" }) { __typename } }`,
    notFound,
  ],
  airlineCredits: [() => gql`{ airlineCredits { id } }`, own],
  wallet: [() => gql`{ wallet { __typename } }`, own],
  wishlist: [({ wishlistId }) => gql`{ wishlist(id: "${wishlistId}") { name } }`, /"wishlist":null/],
  wishlists: [() => gql`{ wishlists { edges { node { id name } } } }`, own],
  addMainGuest: [
    ({
      quote,
      traveler,
    }) => gql`mutation { addMainGuest(input: { quoteToken: "${quote.quoteToken}", orderedProductId: "${quote.orderedProductId}",
      travelerId: "${traveler}", emailAddress: "a@larkfield.example", phoneNumber: "+14165550148" }) { __typename } }`,
    /MainGuestRefused|AddMainGuestFailed|Refused|Failed|Error|NOT_FOUND/,
  ],
  addToWishlist: [
    ({ wishlistId }) =>
      gql`mutation { addToWishlist(input: { wishlistId: "${wishlistId}", listingId: "${listing}" }) { __typename } }`,
    /NOT_FOUND|Refused|Failed|NotFound|Error/,
  ],
  assignDefaultTraveler: [
    ({ traveler }) => gql`mutation { assignDefaultTraveler(input: { id: "${traveler}" }) { __typename } }`,
    /TravelerRefused/,
  ],
  book: [
    ({
      quote,
      card,
    }) => gql`mutation { book(input: { quoteToken: "${quote.quoteToken}", orderedProductId: "${quote.orderedProductId}",
      idempotencyKey: "own-key-of-another-1", payment: { paymentMethodId: "${card}" }, acceptedTotal: ${usd},
      acceptedAmountDue: ${usd}, acceptedTermsDigest: "${quote.acceptedTermsDigest}" }) { __typename } }`,
    /BookingBlocked|BookingRefused|Error|NOT_FOUND/,
  ],
  approveBooking: [
    ({ tripId }) =>
      gql`mutation { approveBooking(input: { approvalId: "${tripId}" }) { __typename ... on ApprovalRefused { code } } }`,
    /"code":"APPROVAL_NOT_ALLOWED"/,
  ],
  declineBooking: [
    ({ tripId }) =>
      gql`mutation { declineBooking(input: { approvalId: "${tripId}", reason: "No" }) { __typename ... on ApprovalRefused { code } } }`,
    /"code":"APPROVAL_NOT_ALLOWED"/,
  ],
  withdrawBooking: [
    ({ tripId }) =>
      gql`mutation { withdrawBooking(input: { approvalId: "${tripId}" }) { __typename ... on ApprovalRefused { code } } }`,
    /"code":"APPROVAL_MISSING"/,
  ],
  cancelTrip: [
    ({ tripId }) => gql`mutation { cancelTrip(input: { tripId: "${tripId}", quoteToken: "a-guess",
      idempotencyKey: "own-key-of-another-2" }) { __typename ... on CancellationRefused { code } } }`,
    /"code":"TRIP_MISSING"/,
  ],
  exerciseProtection: [
    () => gql`mutation { exerciseProtection(input: { tripId: "else_elena_denver", choice: "a-guess",
      protectionId: "prot_elena_denver_DisruptionAssistance", idempotencyKey: "own-key-of-another-3" }) {
      __typename ... on ProtectionNotExercised { code } } }`,
    /"code":"TRIP_MISSING"/,
  ],
  watchTrip: [
    () => gql`mutation { watchTrip(input: { tripId: "else_elena_denver" }) { __typename
      ... on TripWatchRefused { code } } }`,
    /"code":"TRIP_MISSING"/,
  ],
  stopWatchingTrip: [
    () => gql`mutation { stopWatchingTrip(input: { tripId: "else_elena_denver" }) { __typename
      ... on TripWatchRefused { code } } }`,
    /"code":"TRIP_MISSING"/,
  ],
  createWishlist: [() => gql`mutation { createWishlist(input: { name: "Of another" }) { __typename } }`, own],
  deletePaymentMethod: [
    ({ card }) => gql`mutation { deletePaymentMethod(input: { id: "${card}" }) { __typename } }`,
    /NOT_FOUND|Refused|Failed|Error/,
  ],
  deleteTraveler: [
    ({ traveler }) => gql`mutation { deleteTraveler(input: { id: "${traveler}" }) { __typename } }`,
    /NOT_FOUND|Refused|Failed|Error/,
  ],
  deleteWishlist: [
    ({ wishlistId }) => gql`mutation { deleteWishlist(input: { id: "${wishlistId}" }) { __typename } }`,
    /NOT_FOUND|Refused|Failed|Error/,
  ],
  discardPriceQuote: [
    ({ quote }) => gql`mutation { discardPriceQuote(input: { token: "${quote.quoteToken}" }) { wasHeld } }`,
    /false|NOT_FOUND/,
  ],
  logClientEvent: [
    () =>
      gql`mutation { logClientEvent(input: { event: {}, url: "https://portal.example/", sessionId: "a" }) { sessionId } }`,
    own,
  ],
  recordEngagement: [() => gql`mutation { recordEngagement(input: { name: "a" }) { name } }`, own],
  removeFromWishlists: [
    () => gql`mutation { removeFromWishlists(input: { listingId: "${listing}" }) { __typename } }`,
    own,
  ],
  renameWishlist: [
    ({ wishlistId }) =>
      gql`mutation { renameWishlist(input: { id: "${wishlistId}", name: "Changed" }) { __typename } }`,
    /NOT_FOUND|Refused|Failed|Error/,
  ],
  createTraveler: [
    () => gql`mutation { createTraveler(input: { givenName: "Of", surname: "Another", gender: F,
      dateOfBirth: "1991-02-28" }) { __typename } }`,
    own,
  ],
  updateTraveler: [
    ({
      traveler,
    }) => gql`mutation { updateTraveler(input: { id: "${traveler}", givenName: "Mallory", surname: "Changed", gender: F,
      dateOfBirth: "1991-02-28" }) { __typename } }`,
    /NOT_FOUND|Refused|Failed|Error/,
  ],
  resendConfirmation: [
    ({ tripId }) =>
      gql`mutation { resendConfirmation(input: { tripId: "${tripId}" }) { __typename ... on ConfirmationNotResent { code } } }`,
    /"code":"TRIP_MISSING"/,
  ],
  schedulePriceQuote: [
    ({
      quote,
    }) => gql`mutation { schedulePriceQuote(input: { replacesToken: "${quote.quoteToken}", rateId: "nowhere",
      emailAddress: "a@larkfield.example" }) { __typename } }`,
    /./,
  ],
  signIn: [
    () =>
      gql`mutation { signIn(input: { emailAddress: "${primaryCardholder.emailAddress}", code: "000000" }) { __typename } }`,
    /"data":\{(?!.*SignedIn")/,
  ],
  signOut: [() => gql`mutation { signOut { endedSession } }`, own],
  trackEvents: [
    () => gql`mutation { trackEvents(input: { events: [{ name: "a" }] }) { areAllRecorded } }`,
    own,
  ],
  updatePreferenceMetadata: [
    () => gql`mutation { updatePreferenceMetadata(input: { hasSeenWishlistsFtux: true }) { __typename } }`,
    own,
  ],
  verifyPaymentMethod: [
    ({ account, card }) =>
      gql`mutation { verifyPaymentMethod(input: { vaultToken: "${card.replace('card_', 'tok_')}", accountReferenceId: "${account}" }) { __typename } }`,
    /"data":\{(?!.*PaymentMethodVerified")|"errors"/,
  ],
};

/** Streams of another user's quotes and bookings: they end before they have sent anything. */
const streams: Readonly<Record<string, (owned: Owned) => DocumentNode>> = {
  bookingStatus: ({ bookingToken }) =>
    gql`subscription { bookingStatus(token: "${bookingToken}") { __typename } }`,
  cancellationStatus: ({ canceledTripId }) =>
    gql`subscription { cancellationStatus(tripId: "${canceledTripId}") { __typename } }`,
  priceFreezePurchase: ({ freezeKey }) =>
    gql`subscription { priceFreezePurchase(idempotencyKey: "${freezeKey}") { __typename } }`,
  protectionPurchase: ({ protectionKey }) =>
    gql`subscription { protectionPurchase(idempotencyKey: "${protectionKey}") { __typename } }`,
  priceQuoteFreshness: ({ quote }) =>
    gql`subscription { priceQuoteFreshness(token: "${quote.quoteToken}") { kind validUntil } }`,
  priceQuoteStatus: ({ quote }) =>
    gql`subscription { priceQuoteStatus(token: "${quote.quoteToken}") { __typename ... on PriceQuoteSuccess { quote { orderedProductId } } } }`,
};

interface Pair {
  readonly title: string;
  readonly tenant: string;
  readonly owner: Pick<Owned, 'userId' | 'card' | 'account' | 'traveler'>;
  readonly signInOwner: (url: string) => Promise<Credentials>;
  readonly signInOther: (url: string) => Promise<Credentials>;
  /** Names of the owner and of the owner's data. */
  readonly traces: RegExp;
  /** What the other user's own rows say. */
  readonly different: Readonly<Record<string, RegExp>>;
  /** Reads that are refused to the owner, too, and so prove nothing. */
  readonly refusedToOwner: readonly string[];
}

async function ingridIn(url: string, accountReferenceId: string): Promise<Credentials> {
  const { selectBusiness } = await demand<{ selectBusiness: Credentials }>(
    url,
    gql`mutation ($input: SelectBusinessInput!) { selectBusiness(input: $input) { ... on SignedIn { token csrfToken } } }`,
    { input: { accountReferenceId } },
    await signIn(url, 'ingrid.solberg@lakeshore.example', '701500'),
  );
  return selectBusiness;
}

const pairs: readonly Pair[] = [
  {
    title: 'another user',
    tenant: 'consumer',
    owner: {
      userId: 'user_helen',
      card: 'card_helen_summit',
      account: 'acct_helen_summit',
      traveler: 'trav_helen_marco',
    },
    signInOwner: (url) => signIn(url, primaryCardholder.emailAddress, primaryCardholder.code),
    signInOther: (url) => signIn(url, 'walter.brandt@larkfield.example', '814000'),
    traces: /_helen\b|_helen_|Ortiz|helen\.ortiz|Of the owner alone/,
    different: { session: /user_walter/, customer: /cust_walter/ },
    refusedToOwner: ['onboarding', 'businessAdministration', 'customers', 'priceMatchClaims'],
  },
  {
    title: 'the same person in another business [SE-06]',
    tenant: 'corporate',
    owner: {
      userId: 'user_ingrid-harborlight',
      card: 'card_ingrid-harborlight_studio',
      account: 'acct_ingrid-harborlight_studio',
      traveler: 'trav_ingrid-harborlight_guest',
    },
    signInOwner: (url) => ingridIn(url, 'acct_ingrid-harborlight_studio'),
    signInOther: (url) => ingridIn(url, 'acct_ingrid_business'),
    traces: /(user|trav|card|cust)_ingrid-harborlight|Lindqvist|Of the owner alone/,
    different: {
      session: /"user_ingrid"/,
      customer: /"cust_ingrid"/,
      selectBusiness: own,
      approveBooking: /"code":"APPROVAL_MISSING"/,
      declineBooking: /"code":"APPROVAL_MISSING"/,
      onboarding: own,
      businessAdministration: /"trips":\{"totalCount":0\}/,
      completeOnboardingStep: /"data":/,
      updatePolicyLimits: /PolicyLimitsRefused/,
    },
    refusedToOwner: ['customers', 'priceMatchClaims'],
  },
];

const everythingOf = (url: string, owner: Credentials, { quote }: Owned) =>
  demand(
    url,
    gql`query Everything($token: ID!) {
      travelers { id givenName surname isDefaultProfile } paymentMethods { id } wishlists { edges { node { id name } } }
      preferenceMetadata { hasSeenWishlistsFtux } trips { edges { __typename } }
      priceQuoteStatus(token: $token) { __typename }
    }`,
    { token: quote.quoteToken },
    owner,
  );

/** A stay booked with a card, this many days from now. */
async function bookedBy(url: string, owner: Credentials, card: string, daysAhead: number): Promise<string> {
  const input = await readyToBook(url, owner, { stay: stayIn(daysAhead, 3) });
  const { token = '' } = await book(url, owner, {
    ...input,
    payment: { paymentMethodId: card },
    acceptedAmountDue: input.acceptedTotal,
    idempotencyKey: crypto.randomUUID(),
  });
  await bookingEnd(url, owner, token);
  return token;
}

/** A trip that the owner cancels. */
async function canceledBy(url: string, owner: Credentials, card: string): Promise<string> {
  const { bookingStatus } = await demand<{
    bookingStatus: { trip: { id: string; cancellationQuote: { token: string } } };
  }>(
    url,
    gql`query ($token: ID!) { bookingStatus(token: $token) { ... on BookingSuccess { trip { id cancellationQuote { token } } } } }`,
    { token: await bookedBy(url, owner, card, 60) },
    owner,
  );
  const { id: tripId, cancellationQuote } = bookingStatus.trip;
  const { cancelTrip } = await demand<{ cancelTrip: { __typename: string } }>(
    url,
    CANCEL,
    { input: { tripId, quoteToken: cancellationQuote.token, idempotencyKey: crypto.randomUUID() } },
    owner,
  );
  expect(cancelTrip.__typename).toBe('TripCanceled');
  return tripId;
}

/** A price that the owner freezes: its id, and the key of the purchase. */
async function frozenBy(
  url: string,
  owner: Credentials,
  card: string,
): Promise<Pick<Owned, 'frozenPriceId' | 'freezeKey'>> {
  const { listing: home } = await demand<{
    listing: { availability: { rate: { freezeOptions: { id: string }[] } } };
  }>(
    url,
    gql`query ($stay: StayInput!) { listing(id: "test-freeze-works", stay: $stay) { availability(stay: $stay) {
      ... on Available { rate { freezeOptions { id } } } } } }`,
    { stay: stayIn(80, 3) },
    owner,
  );
  const freezeKey = crypto.randomUUID();
  const { freezePrice } = await demand<{ freezePrice: { frozenPrice: { id: string } } }>(
    url,
    gql`mutation ($input: FreezePriceInput!) { freezePrice(input: $input) { ... on PriceFrozen { frozenPrice { id } } } }`,
    {
      input: {
        idempotencyKey: freezeKey,
        optionId: home.availability.rate.freezeOptions[0]?.id,
        paymentMethodId: card,
      },
    },
    owner,
  );
  return { frozenPriceId: freezePrice.frozenPrice.id, freezeKey };
}

/** Gives the owner a quote, trips, a wishlist, a frozen price, and an attempt to protect a stay. */
async function ownedBy(url: string, owner: Credentials, ids: Pair['owner']): Promise<Owned> {
  const quote = await readyToBook(url, owner, { stay });
  const wishlistId = await startWishlist(url, owner, 'Of the owner alone', [listing]);
  const canceledTripId = await canceledBy(url, owner, ids.card);
  const bookingToken = await bookedBy(url, owner, ids.card, 50);
  const { trips } = await demand<{ trips: { nodes: { id: string }[] } }>(
    url,
    gql`{ trips(section: UPCOMING) { nodes { id } } }`,
    {},
    owner,
  );
  const tripId = trips.nodes[0]?.id ?? '';
  const protectionKey = crypto.randomUUID();
  await demand(
    url,
    gql`mutation ($input: BuyProtectionInput!) { buyProtection(input: $input) { __typename } }`,
    {
      input: {
        idempotencyKey: protectionKey,
        tripId,
        quoteId: 'not-sold',
        premium: { value: '50.00', currencyCode: 'USD' },
        paymentMethodId: ids.card,
        termsAccepted: true,
      },
    },
    owner,
  );
  return {
    ...ids,
    quote,
    bookingToken,
    wishlistId,
    tripId,
    protectionKey,
    canceledTripId,
    ...(await frozenBy(url, owner, ids.card)),
  };
}

const withoutUpstream = (text: string) => text.replaceAll(/"upstream":.*$/g, '');

/** The outcomes that the owner's streams report. */
const outcomes =
  /PriceQuoteSuccess|LASTING|ENDING|BookingSuccess|CancellationSuccess|PriceFrozen|ProtectionNotBought/;

test('every field of the roots has a row', () => {
  const schema = createSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(fields.filter((field) => !(field in rows))).toEqual([]);
  expect(
    Object.keys(schema.getSubscriptionType()?.getFields() ?? {}).filter((field) => !(field in streams)),
  ).toEqual(['approvalQueue']);
});

describe.each(pairs)('to $title', (pair) => {
  const { tenant, signInOwner, signInOther, traces, different, refusedToOwner } = pair;
  const expectedRows = Object.entries(rows).map(
    ([name, [operation, answer]]) => [name, operation, different[name] ?? answer] as const,
  );
  /**
   * Fields that return nothing to the other user, who may request them: a field that returns nothing to the owner either would prove
   * nothing.
   */
  const refusedReads = expectedRows.filter(
    ([name, operation, answer]) =>
      !operation.toString().includes('mutation') && answer !== own && !refusedToOwner.includes(name),
  );
  let portal: Portal;
  let owner: Credentials;
  let owned: Owned;
  let before: unknown;

  beforeAll(async () => {
    portal = await startPortal({ gateway: { TENANT: tenant } });
    owner = await signInOwner(portal.url);
    owned = await ownedBy(portal.url, owner, pair.owner);
    before = await everythingOf(portal.url, owner, owned);
  });
  afterAll(() => portal.close());

  const other = () => signInOther(portal.url);

  test.each(expectedRows)('%s reveals nothing', async (_, operation, expected) => {
    const text = JSON.stringify(await execute(portal.url, operation(owned), {}, await other()));
    expect(text).not.toMatch(/GRAPHQL_VALIDATION_FAILED|BAD_USER_INPUT/);
    expect(withoutUpstream(text)).toMatch(expected);
    expect(text).not.toMatch(traces);
  });

  test.each(refusedReads)("%s returns the owner's data", async (_, operation, refused) => {
    const text = withoutUpstream(JSON.stringify(await execute(portal.url, operation(owned), {}, owner)));
    expect(text).toMatch(own);
    expect(text).not.toMatch(/"errors"/);
    expect(text).not.toMatch(refused);
  });

  test.each(Object.entries(streams))('the stream %s sends events to its owner', async (_, operation) => {
    const { events, leave } = follow(portal.url, operation(owned), {}, owner);
    await eventually('an event', () => outcomes.test(JSON.stringify(events)));
    await leave();
  });

  test.each(Object.entries(streams))('the stream %s reveals nothing', async (_, operation) => {
    const { events, ended } = follow(portal.url, operation(owned), {}, await other());
    await ended.catch(() => undefined);
    expect(JSON.stringify(events)).not.toMatch(outcomes);
  });

  if (tenant === 'consumer')
    test('the queue of approvals is refused to users who administer no business', async () => {
      const { events, ended } = follow(
        portal.url,
        gql`subscription { approvalQueue { waitingCount } }`,
        {},
        await other(),
      );
      await ended.catch(() => undefined);
      expect(JSON.stringify(events)).not.toContain('waitingCount');
    });

  test("the owner's data is unchanged", async () => {
    expect(await everythingOf(portal.url, owner, owned)).toEqual(before);
  });
});
