/**
 * One user's data does not exist for another: Walter requests every root field of the graph for Helen's objects, over HTTP or
 * WebSocket. Every field that returns nothing to Walter returns Helen's data to her. A field without a row fails the test.
 * platform/http/other-users.test.ts tests the same for the REST operations.
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

const walterBrandt = { emailAddress: 'walter.brandt@larkfield.example', code: '814000' } as const;

interface Hers {
  readonly quote: ReadyBooking;
  readonly bookingToken: string;
  readonly wishlistId: string;
  readonly tripId: string;
  /** A stay that she has canceled. */
  readonly canceledTripId: string;
  readonly frozenPriceId: string;
  /** The key that she froze it with. */
  readonly freezeKey: string;
  /** The key that she tried to protect a stay with. */
  readonly protectionKey: string;
}

/** An operation, and the expected response to another user; `own`: that user's data only. */
type Row = readonly [operation: (hers: Hers) => DocumentNode, answer: RegExp];
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
  paymentMethod: [() => gql`{ paymentMethod(id: "card_helen_summit") { id } }`, /"paymentMethod":null/],
  paymentMethods: [() => gql`{ paymentMethods { id } }`, own],
  paymentPlan: [
    ({ quote }) =>
      gql`{ paymentPlan(quoteToken: "${quote.quoteToken}", payment: { paymentMethodId: "card_helen_summit" }) { mode } }`,
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
    ({ quote }) =>
      gql`{ rewardsEarned(accountReferenceIds: ["acct_helen_summit"], amount: ${usd}, quoteToken: "${quote.quoteToken}") { __typename } }`,
    /"rewardsEarned":(null|\[\])/,
  ],
  rewardsToCash: [
    () =>
      gql`{ rewardsToCash(accountReferenceId: "acct_helen_summit", rewardsAmount: "100") { __typename } }`,
    /"rewardsToCash":null|Failed|Refused|Unavailable/,
  ],
  session: [() => gql`{ session { userId } }`, /user_walter/],
  customer: [() => gql`{ customer { customerNumber } }`, /cust_walter/],
  stays: [() => gql`{ stays(search: { placeId: "nowhere", stay: ${stayText} }) { __typename } }`, own],
  travelers: [() => gql`{ travelers { id givenName surname } }`, own],
  listings: [() => gql`{ listings(ids: ["${listing}"], stay: ${stayText}) { id } }`, own],
  node: [({ tripId }) => gql`{ node(type: TRIP, id: "${tripId}") { id } }`, /"node":null/],
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
    }) => gql`mutation { buyProtection(input: { tripId: "${tripId}", quoteId: "walters-guess", premium: ${usd},
      paymentMethodId: "card_helen_summit", termsAccepted: true, idempotencyKey: "walters-own-key-5" }) {
      __typename ... on ProtectionNotBought { code } } }`,
    /"code":"TRIP_MISSING"/,
  ],
  openIdProvider: [() => gql`{ openIdProvider { __typename } }`, own],
  freezePrice: [
    () => gql`mutation { freezePrice(input: { optionId: "walters-guess", paymentMethodId: "card_helen_summit",
      idempotencyKey: "walters-own-key-4" }) { __typename ... on PriceNotFrozen { code } } }`,
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
    () => gql`mutation { updatePolicyLimits(input: { policyId: "policy_lakeshore_standard",
      limits: { allowedStarRatings: [1] } }) { __typename } }`,
    /ACCESS_DENIED/,
  ],
  customers: [() => gql`{ customers(search: { text: "Ortiz" }) { totalCount } }`, /"code":"ACCESS_DENIED"/],
  actFor: [
    () => gql`mutation { actFor(input: { customerId: "user_helen" }) { __typename } }`,
    /"code":"ACCESS_DENIED"/,
  ],
  stopActing: [() => gql`mutation { stopActing { token } }`, /"code":"ACCESS_DENIED"/],
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
    }) => gql`mutation { addMainGuest(input: { quoteToken: "${quote.quoteToken}", orderedProductId: "${quote.orderedProductId}",
      travelerId: "trav_helen_marco", emailAddress: "a@larkfield.example", phoneNumber: "+14165550148" }) { __typename } }`,
    /MainGuestRefused|AddMainGuestFailed|Refused|Failed|Error|NOT_FOUND/,
  ],
  addToWishlist: [
    ({ wishlistId }) =>
      gql`mutation { addToWishlist(input: { wishlistId: "${wishlistId}", listingId: "${listing}" }) { __typename } }`,
    /NOT_FOUND|Refused|Failed|NotFound|Error/,
  ],
  assignDefaultTraveler: [
    () => gql`mutation { assignDefaultTraveler(input: { id: "trav_helen_marco" }) { __typename } }`,
    /TravelerRefused/,
  ],
  book: [
    ({
      quote,
    }) => gql`mutation { book(input: { quoteToken: "${quote.quoteToken}", orderedProductId: "${quote.orderedProductId}",
      idempotencyKey: "walters-own-key-1", payment: { paymentMethodId: "card_helen_summit" }, acceptedTotal: ${usd},
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
    ({ tripId }) => gql`mutation { cancelTrip(input: { tripId: "${tripId}", quoteToken: "walters-guess",
      idempotencyKey: "walters-own-key-2" }) { __typename ... on CancellationRefused { code } } }`,
    /"code":"TRIP_MISSING"/,
  ],
  exerciseProtection: [
    () => gql`mutation { exerciseProtection(input: { tripId: "else_elena_denver", choice: "walters-guess",
      protectionId: "prot_elena_denver_DisruptionAssistance", idempotencyKey: "walters-own-key-3" }) {
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
  createWishlist: [() => gql`mutation { createWishlist(input: { name: "Of Walter" }) { __typename } }`, own],
  deletePaymentMethod: [
    () => gql`mutation { deletePaymentMethod(input: { id: "card_helen_summit" }) { __typename } }`,
    /NOT_FOUND|Refused|Failed|Error/,
  ],
  deleteTraveler: [
    () => gql`mutation { deleteTraveler(input: { id: "trav_helen_marco" }) { __typename } }`,
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
    () => gql`mutation { createTraveler(input: { givenName: "Of", surname: "Walter", gender: F,
      dateOfBirth: "1991-02-28" }) { __typename } }`,
    own,
  ],
  updateTraveler: [
    () => gql`mutation { updateTraveler(input: { id: "trav_helen_marco", givenName: "Mallory", surname: "Changed", gender: F,
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
    () =>
      gql`mutation { verifyPaymentMethod(input: { vaultToken: "tok_helen_summit", accountReferenceId: "acct_helen_summit" }) { __typename } }`,
    /"data":\{(?!.*PaymentMethodVerified")|"errors"/,
  ],
};

/** Reads of administrators and agents, which the owner is none of. */
const OF_OTHER_ROLES: ReadonlySet<string> = new Set(['onboarding', 'businessAdministration', 'customers']);

/**
 * Fields that return nothing to Walter although he may request them: a field that returns nothing to Helen either would prove
 * nothing.
 */
const refusedReads = Object.entries(rows).filter(
  ([name, [operation, answer]]) =>
    !operation.toString().includes('mutation') && answer !== own && !OF_OTHER_ROLES.has(name),
);

/** Streams of another user's quotes and bookings: they end before they have sent anything. */
const streams: Readonly<Record<string, (hers: Hers) => DocumentNode>> = {
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

let portal: Portal;
let helen: Credentials;
let hers: Hers;
let before: unknown;

const everythingOf = async () =>
  demand(
    portal.url,
    gql`query Everything($token: ID!) {
      travelers { id givenName surname isDefaultProfile } paymentMethods { id } wishlists { edges { node { id name } } }
      preferenceMetadata { hasSeenWishlistsFtux } trips { edges { __typename } }
      priceQuoteStatus(token: $token) { __typename }
    }`,
    { token: hers.quote.quoteToken },
    helen,
  );

/** A stay booked with a card, this many days from now. */
async function bookedBy(owner: Credentials, daysAhead: number): Promise<string> {
  const input = await readyToBook(portal.url, owner, { stay: stayIn(daysAhead, 3) });
  const { token = '' } = await book(portal.url, owner, {
    ...input,
    payment: { paymentMethodId: 'card_helen_summit' },
    acceptedAmountDue: input.acceptedTotal,
    idempotencyKey: crypto.randomUUID(),
  });
  await bookingEnd(portal.url, owner, token);
  return token;
}

/** The user's newest trip, which the user then cancels. */
async function canceledBy(owner: Credentials): Promise<string> {
  const { bookingStatus } = await demand<{
    bookingStatus: { trip: { id: string; cancellationQuote: { token: string } } };
  }>(
    portal.url,
    gql`query ($token: ID!) { bookingStatus(token: $token) { ... on BookingSuccess { trip { id cancellationQuote { token } } } } }`,
    { token: await bookedBy(owner, 60) },
    owner,
  );
  const { id: tripId, cancellationQuote } = bookingStatus.trip;
  const { cancelTrip } = await demand<{ cancelTrip: { __typename: string } }>(
    portal.url,
    CANCEL,
    { input: { tripId, quoteToken: cancellationQuote.token, idempotencyKey: crypto.randomUUID() } },
    owner,
  );
  expect(cancelTrip.__typename).toBe('TripCanceled');
  return tripId;
}

/** A price that a user freezes: its id, and the key of the purchase. */
async function frozenBy(owner: Credentials): Promise<Pick<Hers, 'frozenPriceId' | 'freezeKey'>> {
  const { listing: home } = await demand<{
    listing: { availability: { rate: { freezeOptions: { id: string }[] } } };
  }>(
    portal.url,
    gql`query ($stay: StayInput!) { listing(id: "test-freeze-works", stay: $stay) { availability(stay: $stay) {
      ... on Available { rate { freezeOptions { id } } } } } }`,
    { stay: stayIn(80, 3) },
    owner,
  );
  const freezeKey = crypto.randomUUID();
  const { freezePrice } = await demand<{ freezePrice: { frozenPrice: { id: string } } }>(
    portal.url,
    gql`mutation ($input: FreezePriceInput!) { freezePrice(input: $input) { ... on PriceFrozen { frozenPrice { id } } } }`,
    {
      input: {
        idempotencyKey: freezeKey,
        optionId: home.availability.rate.freezeOptions[0]?.id,
        paymentMethodId: 'card_helen_summit',
      },
    },
    owner,
  );
  return { frozenPriceId: freezePrice.frozenPrice.id, freezeKey };
}

beforeAll(async () => {
  portal = await startPortal();
  helen = await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code);
  const quote = await readyToBook(portal.url, helen, { stay });
  const wishlistId = await startWishlist(portal.url, helen, 'Of Helen alone', [listing]);

  const canceledTripId = await canceledBy(helen);
  const bookingToken = await bookedBy(helen, 50);
  const { trips } = await demand<{ trips: { nodes: { id: string }[] } }>(
    portal.url,
    gql`{ trips(section: UPCOMING) { nodes { id } } }`,
    {},
    helen,
  );
  const tripId = trips.nodes[0]?.id ?? '';
  const protectionKey = crypto.randomUUID();
  await demand(
    portal.url,
    gql`mutation ($input: BuyProtectionInput!) { buyProtection(input: $input) { __typename } }`,
    {
      input: {
        idempotencyKey: protectionKey,
        tripId,
        quoteId: 'not-sold',
        premium: { value: '50.00', currencyCode: 'USD' },
        paymentMethodId: 'card_helen_summit',
        termsAccepted: true,
      },
    },
    helen,
  );
  hers = {
    quote,
    bookingToken,
    wishlistId,
    tripId,
    protectionKey,
    canceledTripId,
    ...(await frozenBy(helen)),
  };
  before = await everythingOf();
});
afterAll(() => portal.close());

const walter = () => signIn(portal.url, walterBrandt.emailAddress, walterBrandt.code);
const withoutUpstream = (text: string) => text.replaceAll(/"upstream":.*$/g, '');
/** Names of Helen and of her data. */
const helens = /_helen\b|_helen_|Ortiz|Of Helen alone|helen\.ortiz/;

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

test.each(Object.entries(rows))('%s reveals nothing to another user', async (_, [operation, expected]) => {
  const text = JSON.stringify(await execute(portal.url, operation(hers), {}, await walter()));
  expect(text).not.toMatch(/GRAPHQL_VALIDATION_FAILED|BAD_USER_INPUT/);
  expect(withoutUpstream(text)).toMatch(expected);
  expect(text).not.toMatch(helens);
});

test.each(refusedReads)("%s returns the owner's data", async (_, [operation, refused]) => {
  const text = withoutUpstream(JSON.stringify(await execute(portal.url, operation(hers), {}, helen)));
  expect(text).toMatch(own);
  expect(text).not.toMatch(/"errors"/);
  expect(text).not.toMatch(refused);
});

/** The outcomes that the owner's streams report. */
const outcomes =
  /PriceQuoteSuccess|LASTING|ENDING|BookingSuccess|CancellationSuccess|PriceFrozen|ProtectionNotBought/;

test.each(Object.entries(streams))('the stream %s sends events to its owner', async (_, operation) => {
  const { events, leave } = follow(portal.url, operation(hers), {}, helen);
  await eventually('an event', () => outcomes.test(JSON.stringify(events)));
  await leave();
});

test.each(Object.entries(streams))('the stream %s reveals nothing to another user', async (_, operation) => {
  const { events, ended } = follow(portal.url, operation(hers), {}, await walter());
  await ended.catch(() => undefined);
  expect(JSON.stringify(events)).not.toMatch(outcomes);
});

test('the queue of approvals is refused to users who administer no business', async () => {
  const { events, ended } = follow(
    portal.url,
    gql`subscription { approvalQueue { waitingCount } }`,
    {},
    await walter(),
  );
  await ended.catch(() => undefined);
  expect(JSON.stringify(events)).not.toContain('waitingCount');
});

test("the owner's data is unchanged", async () => {
  expect(await everythingOf()).toEqual(before);
});
