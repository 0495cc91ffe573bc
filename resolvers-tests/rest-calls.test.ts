import { createHash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import type { OpenIdSettings } from '#gateway/kernel/environment.ts';
import { freezeOptionId } from '#gateway/modules/price-freeze/freeze-option-id.ts';
import * as endpoints from '#gateway/rest/endpoints.ts';
import type { TestResult } from '#gateway/testing/gateway-kit.ts';
import { type OpenIdIssuer, startOpenIdIssuer } from '#gateway/testing/openid-issuer.ts';
import { bookingInput, BOOK, prepareBooking } from './testing/booking-kit';
import { quote, TRIP_ID, trips } from './testing/cancellation-kit';
import {
  type Answer,
  broken,
  noAnswer,
  ok,
  operationOf,
  type PlatformMock,
  refused,
} from './testing/platform-mock';
import { FROZEN_ID, priceFreeze } from './testing/price-freeze-kit';
import { rateIdWith } from './testing/rate-id-with';
import { helen, useResolvers } from './testing/resolvers-kit';

/**
 * Every REST call in use: that an operation of the graph sends it, and the outcome of each of its failures (DC-07). The tests of
 * each concept assert the requests themselves. To add an endpoint, add a row; the last test names missing ones.
 */

const failures: Readonly<Record<string, Answer>> = {
  'no session': refused(401, 40101),
  'not in the beta': refused(401, 40102),
  'no access': refused(401, 40103),
  'not onboarded': refused(401, 40105),
  'terms not acknowledged': refused(401, 40106),
  'no permission': refused(403, 40302),
  'invalid request': refused(400, 40001),
  'unknown thing': refused(404, 40401),
  'wrong state': refused(409, 40902),
  'broken rule': refused(422, 42201),
  'too many requests': refused(429, 42901),
  'platform failed': refused(500, 50001),
  'platform stopping': refused(503, 50301),
  'no answer in time': noAnswer,
  'connection broken': broken,
  HTML: ok('<html><body>Bad gateway</body></html>'),
  'off the contract': ok([]),
};

/** The default outcome of a failure: one error with this code, without the platform's message. */
const asError: Readonly<Record<string, string>> = {
  'no session': 'UNAUTHENTICATED',
  'not in the beta': 'ACCESS_DENIED',
  'no access': 'ACCESS_DENIED',
  'not onboarded': 'ACCESS_DENIED',
  'terms not acknowledged': 'ACCESS_DENIED',
  'no permission': 'ACCESS_DENIED',
  'invalid request': 'BAD_REQUEST',
  'unknown thing': 'NOT_FOUND',
  'wrong state': 'CONFLICT',
  'broken rule': 'BAD_REQUEST',
  'too many requests': 'RATE_LIMITED',
  'platform failed': 'PLATFORM_ERROR',
  'platform stopping': 'PLATFORM_UNAVAILABLE',
  'no answer in time': 'PLATFORM_TIMEOUT',
  'connection broken': 'PLATFORM_UNAVAILABLE',
  HTML: 'PLATFORM_CONTRACT',
  'off the contract': 'PLATFORM_CONTRACT',
};

const outages = [
  'platform failed',
  'platform stopping',
  'no answer in time',
  'connection broken',
  'HTML',
  'off the contract',
];
const refusals = ['invalid request', 'unknown thing', 'wrong state', 'broken rule', 'too many requests'];

const each = (names: readonly string[], outcome: string) =>
  Object.fromEntries(names.map((name) => [name, outcome]));

interface Row {
  readonly call: string;
  readonly query: DocumentNode;
  readonly variables?: (attempt: number) => Record<string, unknown>;
  /** Sets up further responses that the operation needs. */
  readonly given?: (platform: PlatformMock) => unknown;
  /** Failures that are data here. */
  readonly data?: Readonly<Record<string, string>>;
}

const stay = { fromDate: '2026-06-05', untilDate: '2026-06-07', adults: 2 };
const usd = (value: number) => ({ value, currencyCode: 'USD' as const });
const freezeTerms = freezeOptionId({
  listingId: 'home-pine',
  stayDates: { from: '2026-06-05', until: '2026-06-07' },
  guests: { adults: 2, children: [], infants: 0, petsIncluded: false },
  kind: 'RoomType',
  seenTotal: usd(577.5),
  seenDeposit: usd(46.2),
  seenCap: usd(500),
  durationHours: 168,
});
const person = { givenName: 'Ines', surname: 'Vidal', gender: 'F', dateOfBirth: '1990-05-02' };
const asConsumer = (platform: PlatformMock) =>
  platform
    .on('getUserInfo', ok(fixture('people/get-user-info.consumer')))
    .on('listPassengers', ok(fixture('people/list-passengers.own')));
const asAdministrator = (platform: PlatformMock) =>
  platform
    .on('getUserInfo', ok(fixture('people/get-user-info.corporate-admin')))
    .on('listUsers', ok(fixture('people/list-users.business')))
    .on('listPassengers', ok(fixture('people/list-passengers.colleagues')));
const withExperiments = (platform: PlatformMock) =>
  platform.on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.all-on')));
const withAccounts = (platform: PlatformMock) =>
  platform.on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four')));

/** A trip for each attempt. */
const withTrips = (platform: PlatformMock) => {
  const [trip] = trips().itineraries;
  const numbers = Object.keys(failures).map((_, attempt) => String(attempt));
  return platform.on(
    'listItineraries',
    ok({
      itineraries: numbers.map((number) => ({
        ...trip!,
        id: `trip-${number}`,
        reservation: { ...trip!.reservation, id: { value: `LF-${number}` } },
      })),
    }),
  );
};

const save = (id: string) =>
  gql`mutation { updateTraveler(input: { ${id} givenName: "Zoe", surname: "Lind", gender: F, dateOfBirth: "1992-01-01" }) {
    __typename ... on TravelerRefused { code } } }`;

const DECISION_REFUSALS = {
  'unknown thing': 'ApprovalRefused APPROVAL_MISSING',
  'no permission': 'ApprovalRefused APPROVAL_NOT_ALLOWED',
};

const CLAIM_REFUSALS = {
  'unknown thing': 'PriceMatchNotDecided PRICE_MATCH_MISSING',
  'wrong state': 'PriceMatchNotDecided PRICE_MATCH_TRIP_CANCELED',
};

const WITHOUT_SESSION: ReadonlySet<string> = new Set([
  'loginByCode',
  'loginAgentByCode',
  'loginByIdToken',
  'loginAgentByIdToken',
]);

const rows: readonly Row[] = [
  { call: 'listPersonas', query: gql`{ demoPersonas { name } }` },
  {
    call: 'loginByCode',
    query: gql`mutation { signIn(input: { emailAddress: "a@b.example", code: "424242" }) { __typename ... on SignInRefused { code } } }`,
    data: {
      'invalid request': 'SignInRefused INVALID_REQUEST',
      'broken rule': 'SignInRefused INVALID_REQUEST',
      'too many requests': 'SignInRefused EXCESSIVE_USER_ACTIVITY',
    },
  },
  {
    call: 'selectBusiness',
    query: gql`mutation { selectBusiness(input: { accountReferenceId: "acct-2" }) { __typename
      ... on SelectBusinessRefused { code } } }`,
    data: each(['invalid request', 'broken rule', 'unknown thing'], 'SelectBusinessRefused BUSINESS_MISSING'),
  },
  {
    call: 'loginAgentByCode',
    query: gql`mutation { signInAsAgent(input: { emailAddress: "a@b.example", code: "424242" }) { __typename ... on SignInRefused { code } } }`,
    data: {
      'invalid request': 'SignInRefused INVALID_REQUEST',
      'broken rule': 'SignInRefused INVALID_REQUEST',
      'too many requests': 'SignInRefused EXCESSIVE_USER_ACTIVITY',
    },
  },
  { call: 'searchCustomers', query: gql`{ customers(search: { text: "Brandt" }) { totalCount } }` },
  {
    call: 'actFor',
    query: gql`mutation { actFor(input: { customerId: "user-walter" }) { __typename ... on CustomerNotFound { code } } }`,
    data: each(['invalid request', 'unknown thing', 'broken rule'], 'CustomerNotFound CUSTOMER_MISSING'),
  },
  { call: 'stopActing', query: gql`mutation { stopActing { token } }` },
  {
    call: 'logout',
    query: gql`mutation { signOut { __typename endedSession } }`,
    // The response has no content to read, so the session has ended in any case.
    data: { 'no session': 'SignedOut', 'off the contract': 'SignedOut' },
  },
  { call: 'getUserInfo', query: gql`{ session { userId } }` },
  { call: 'getBusinessTerms', query: gql`{ businessTerms { version } }` },
  {
    call: 'acknowledgeBusinessTerms',
    query: gql`mutation { acknowledgeBusinessTerms(input: { version: "1" }) { __typename
      ... on BusinessTermsRefused { code } } }`,
    data: each(
      ['invalid request', 'broken rule', 'wrong state'],
      'BusinessTermsRefused BUSINESS_TERMS_CHANGED',
    ),
  },
  { call: 'getOnboarding', query: gql`{ onboarding { step } }`, data: { 'unknown thing': 'null' } },
  {
    call: 'completeOnboardingStep',
    query: gql`mutation { completeOnboardingStep(input: { step: WELCOME }) { __typename
      ... on OnboardingRefused { code } } }`,
    data: {
      ...each(['invalid request', 'broken rule'], 'OnboardingRefused INVALID_REQUEST'),
      'unknown thing': 'OnboardingRefused BUSINESS_MISSING',
      'wrong state': 'OnboardingRefused ONBOARDING_STEP_UNAVAILABLE',
    },
  },
  {
    call: 'listBusinessTravelers',
    query: gql`{ businessAdministration { travelers { totalCount } } }`,
  },
  { call: 'listBusinessTrips', query: gql`{ businessAdministration { trips { totalCount } } }` },
  { call: 'getBusinessSpend', query: gql`{ businessAdministration { spend { month } } }` },
  { call: 'listBusinessPolicies', query: gql`{ businessAdministration { policies { name } } }` },
  { call: 'listPolicyChanges', query: gql`{ businessAdministration { policyChanges { totalCount } } }` },
  {
    call: 'updatePolicyLimits',
    query: gql`mutation { updatePolicyLimits(input: { policyId: "p", limits: { allowedStarRatings: [3] } }) { __typename
      ... on PolicyLimitsRefused { code } } }`,
    data: {
      ...each(['invalid request', 'broken rule'], 'PolicyLimitsRefused INVALID_REQUEST'),
      'unknown thing': 'PolicyLimitsRefused POLICY_MISSING',
    },
  },
  { call: 'getCustomerDetails', query: gql`{ customer { customerSince } }` },
  { call: 'listActiveExperiments', query: gql`{ session { experiments { id } } }`, given: asConsumer },
  { call: 'autocompleteLodging', query: gql`{ places(text: "ashe") { id } }` },
  {
    call: 'searchHomes',
    query: gql`query ($search: StaySearchInput!) { stays(search: $search) { totalCount } }`,
    variables: () => ({ search: { placeId: 'market-asheville', stay } }),
  },
  {
    call: 'shopHome',
    query: gql`query ($stay: StayInput!) { listing(id: "home-pine", stay: $stay) { id } }`,
    variables: () => ({ stay }),
  },
  { call: 'getListingCalendar', query: gql`{ calendar(listingId: "home-pine") { date } }` },
  { call: 'autocompleteExperiences', query: gql`{ experiencePlaces(text: "ashe") { placeId } }` },
  {
    call: 'searchExperiences',
    query: gql`query ($search: ExperienceSearchInput!) { experiences(search: $search) { totalCount } }`,
    variables: () => ({
      search: { locationName: 'Asheville', dates: { fromDate: '2026-06-05', untilDate: '2026-06-07' } },
    }),
  },
  { call: 'listPassengers', query: gql`{ travelers { id } }`, given: asConsumer },
  { call: 'listUsers', query: gql`{ travelers { id } }`, given: asAdministrator },
  {
    call: 'updatePassenger',
    query: gql`mutation ($input: CreateTravelerInput!) { createTraveler(input: $input) { __typename ... on TravelerRefused { code } } }`,
    variables: () => ({ input: person }),
    given: asConsumer,
    data: each(['invalid request', 'unknown thing', 'broken rule'], 'TravelerRefused INVALID_PASSENGERS'),
  },
  {
    call: 'linkTraveler',
    query: save('id: "user:user-zoe",'),
    given: (platform) =>
      asAdministrator(platform).on('updatePassenger', ok(fixture('people/update-passenger.saved'))),
    // The profile exists, and the result shows it.
    data: { ...each(Object.keys(failures), 'TravelerHalfSaved'), 'no session': 'UNAUTHENTICATED' },
  },
  {
    call: 'deletePassenger',
    query: gql`mutation { deleteTraveler(input: { id: "traveler-mateo" }) { __typename ... on TravelerRefused { code } } }`,
    given: asConsumer,
    data: each(['invalid request', 'unknown thing', 'broken rule'], 'TravelerRefused INVALID_PASSENGERS'),
  },
  {
    call: 'assignDefaultPassenger',
    query: gql`mutation { assignDefaultTraveler(input: { id: "traveler-mateo" }) { __typename ... on TravelerRefused { code } } }`,
    given: asConsumer,
    data: each(['invalid request', 'unknown thing', 'broken rule'], 'TravelerRefused INVALID_PASSENGERS'),
  },
  { call: 'listPaymentMethods', query: gql`{ paymentMethods { id } }` },
  { call: 'getPaymentMethod', query: gql`{ paymentMethod(id: "card-visa") { id } }` },
  { call: 'getVaultCredentials', query: gql`{ cardVaultCredentials { url } }` },
  {
    call: 'verifyPaymentMethod',
    query: gql`mutation { verifyPaymentMethod(input: { vaultToken: "t", accountReferenceId: "acct-summit" }) { __typename } }`,
  },
  {
    call: 'deletePaymentMethod',
    query: gql`mutation { deletePaymentMethod(input: { id: "card-visa" }) { __typename ... on PaymentMethodRefused { code } } }`,
    data: { 'unknown thing': 'PaymentMethodRefused USER_CARD_NOT_FOUND' },
  },
  { call: 'listRewardsAccounts', query: gql`{ rewardsAccounts { lastFour } }` },
  {
    call: 'convertRewardsToUsd',
    query: gql`{ rewardsToCash(accountReferenceId: "acct-summit", rewardsAmount: "20000") { __typename ... on RewardsConversionRefused { code } } }`,
    given: withAccounts,
    data: each([...refusals, ...outages], 'RewardsConversionRefused REWARDS_CONVERSION_FAILED'),
  },
  {
    call: 'convertProductToEarn',
    query: gql`{ rewardsEarned(amount: { value: "577.50", currencyCode: USD }, accountReferenceIds: ["acct-summit"]) { value } }`,
  },
  { call: 'listRewardsActivity', query: gql`{ rewardsActivity { totalCount } }`, given: withAccounts },
  { call: 'getWallet', query: gql`{ wallet { credit { value } } }`, given: withExperiments },
  { call: 'getWalletHistory', query: gql`{ wallet { activity { totalCount } } }`, given: withExperiments },
  { call: 'getWalletDetails', query: gql`{ wallet { offers { id } } }`, given: withExperiments },
  {
    call: 'scheduleQuote',
    query: gql`mutation ($input: SchedulePriceQuoteInput!) { schedulePriceQuote(input: $input) { __typename ... on PriceQuoteRefused { code } } }`,
    variables: () => ({
      input: {
        rateId: rateIdWith(),
        emailAddress: 'a@b.example',
      },
    }),
    data: {
      'invalid request': 'PriceQuoteRefused INVALID_REQUEST',
      'broken rule': 'PriceQuoteRefused INVALID_REQUEST',
      'unknown thing': 'PriceQuoteRefused NOT_AVAILABLE',
      'wrong state': 'PriceQuoteRefused INVALID_QUOTE',
    },
  },
  {
    call: 'pollQuote',
    query: gql`query ($token: ID!) { priceQuoteStatus(token: $token) { __typename ... on PriceQuoteFailure { errors { code } } } }`,
    variables: (attempt) => ({ token: `poll-${attempt}` }),
    data: {
      // PQ-21: an outage is tolerated three times; a refusal would be repeated.
      ...each([...outages, 'too many requests'], 'PriceQuotePending'),
      ...each(
        ['invalid request', 'unknown thing', 'wrong state', 'broken rule'],
        'PriceQuoteFailure INVALID_QUOTE',
      ),
    },
  },
  {
    call: 'discardQuote',
    query: gql`mutation { discardPriceQuote(input: { token: "quote-1" }) { wasHeld } }`,
    // The body of a 2xx response is irrelevant here, and is not read.
    data: { 'unknown thing': 'false', 'wrong state': 'false', 'off the contract': 'true' },
  },
  {
    call: 'addMainGuest',
    query: gql`mutation { addMainGuest(input: { travelerId: "traveler-helen", emailAddress: "a@b.example",
      phoneNumber: "+14165550148", orderedProductId: "product-1", quoteToken: "quote-1" }) { __typename ... on TravelerRefused { code } } }`,
    given: asConsumer,
    data: {
      'invalid request': 'TravelerRefused INVALID_PASSENGERS',
      'broken rule': 'TravelerRefused INVALID_PASSENGERS',
      'unknown thing': 'TravelerRefused INVALID_SESSION',
      'wrong state': 'TravelerRefused INVALID_QUOTE',
      'no permission': 'TravelerRefused INVALID_PASSENGERS',
    },
  },
  {
    call: 'scheduleFulfillment',
    query: BOOK,
    variables: (attempt) => ({
      input: {
        ...booking,
        quoteToken: `quote-${attempt}`,
        idempotencyKey: `0d6c1f0e-5b7b-4f39-9a55-${String(attempt).padStart(12, '0')}`,
      },
    }),
    given: prepareBooking,
    data: {
      'invalid request': 'BookingRefused INVALID_FULFILLMENT_INPUT',
      'broken rule': 'BookingRefused INVALID_FULFILLMENT_INPUT',
      'unknown thing': 'BookingRefused INVALID_SESSION',
      'wrong state': 'BookingRefused INVALID_QUOTE',
      // Money may have moved: never a failure (BK-10, BK-12).
      ...each(outages, 'BookingScheduled'),
    },
  },
  {
    call: 'pollFulfillment',
    query: gql`query ($token: ID!) { bookingStatus(token: $token) { __typename } }`,
    variables: (attempt) => ({ token: `booking-${attempt}` }),
    // BK-09: everything except the end of the session (BK-11) and a refusal of the first poll is pending.
    data: each([...outages, 'wrong state', 'broken rule', 'too many requests'], 'BookingPending'),
  },
  { call: 'listPriceFreezes', query: gql`{ frozenPrices { id } }` },
  {
    call: 'purchasePriceFreeze',
    query: gql`mutation ($input: FreezePriceInput!) { freezePrice(input: $input) { __typename
      ... on PriceNotFrozen { code } } }`,
    variables: (attempt) => ({
      input: {
        idempotencyKey: `0d6c1f0e-5b7b-4f39-9a56-${String(attempt).padStart(12, '0')}`,
        optionId: freezeTerms,
        paymentMethodId: 'card-visa',
      },
    }),
    given: (platform) => platform.on('pollPriceFreezePurchase', refused(404, 40401)),
    data: {
      ...each(['invalid request', 'broken rule'], 'PriceNotFrozen INVALID_REQUEST'),
      'unknown thing': 'PriceNotFrozen USER_CARD_NOT_FOUND',
      // The deposit may have been paid: never a failure.
      ...each(outages, 'PriceFreezePending'),
    },
  },
  {
    call: 'pollPriceFreezePurchase',
    query: gql`query ($key: ID!) { priceFreezePurchase(idempotencyKey: $key) { __typename } }`,
    variables: (attempt) => ({ key: `0d6c1f0e-5b7b-4f39-9a57-${String(attempt).padStart(12, '0')}` }),
    data: { 'unknown thing': 'null' },
  },
  {
    call: 'checkPriceFreezeExercise',
    query: gql`{ frozenPrice(id: "${FROZEN_ID}") { exercise { isPossible } } }`,
    given: (platform) => platform.on('listPriceFreezes', ok({ priceFreezes: [priceFreeze()] })),
  },
  {
    call: 'refundPriceFreeze',
    query: gql`mutation { refundFrozenPrice(input: { frozenPriceId: "${FROZEN_ID}" }) { __typename ... on FrozenPriceNotRefunded { code } } }`,
    data: {
      ...each(['invalid request', 'broken rule'], 'FrozenPriceNotRefunded INVALID_REQUEST'),
      'unknown thing': 'FrozenPriceNotRefunded PRICE_FREEZE_UNUSABLE',
      'wrong state': 'FrozenPriceNotRefunded PRICE_FREEZE_UNUSABLE',
    },
  },
  { call: 'listItineraries', query: gql`{ trips { totalCount } }` },
  { call: 'listApprovals', query: gql`{ approvals { totalCount } }` },
  {
    call: 'approveBooking',
    query: gql`mutation { approveBooking(input: { approvalId: "trip-7" }) { __typename ... on ApprovalRefused { code } } }`,
    data: DECISION_REFUSALS,
  },
  {
    call: 'declineBooking',
    query: gql`mutation { declineBooking(input: { approvalId: "trip-7", reason: "No" }) { __typename ... on ApprovalRefused { code } } }`,
    data: DECISION_REFUSALS,
  },
  {
    call: 'withdrawBooking',
    query: gql`mutation { withdrawBooking(input: { approvalId: "trip-7" }) { __typename ... on ApprovalRefused { code } } }`,
    data: DECISION_REFUSALS,
  },
  {
    call: 'resendHomeConfirmation',
    query: gql`mutation { resendConfirmation(input: { tripId: "LF-5" }) { __typename ... on ConfirmationNotResent { code } } }`,
    given: (platform) => platform.on('listItineraries', ok(fixture('itineraries/list-itineraries.five'))),
    data: {
      'unknown thing': 'ConfirmationNotResent TRIP_MISSING',
      'wrong state': 'ConfirmationNotResent CONFIRMATION_UNAVAILABLE',
      'too many requests': 'ConfirmationNotResent CONFIRMATION_SENT_TOO_OFTEN',
    },
  },
  {
    call: 'quoteHomeCancellation',
    query: gql`{ trip(id: "${TRIP_ID}") { ... on HomeTrip { cancellationQuote { outcome } } } }`,
    given: withTrips,
  },
  {
    call: 'confirmHomeCancellation',
    query: gql`mutation ($input: CancelTripInput!) { cancelTrip(input: $input) { __typename
      ... on CancellationTermsChanged { code } ... on CancellationRefused { code } } }`,
    variables: () => ({
      input: {
        idempotencyKey: '5b0a3c1e-7a55-4f5e-9a3c-0d6c1f0e5b7b',
        tripId: TRIP_ID,
        quoteToken: 'terms-1',
      },
    }),
    given: (platform) =>
      withTrips(platform)
        .on('quoteHomeCancellation', ok(quote()))
        .on('pollHomeCancellation', refused(404, 40401)),
    data: {
      ...each(['invalid request', 'broken rule'], 'CancellationRefused INVALID_REQUEST'),
      'unknown thing': 'CancellationRefused TRIP_MISSING',
      'wrong state': 'CancellationTermsChanged CANCELLATION_TERMS_CHANGED',
    },
  },
  {
    call: 'pollHomeCancellation',
    query: gql`query ($tripId: ID!) { cancellationStatus(tripId: $tripId) { __typename } }`,
    variables: (attempt) => ({ tripId: `LF-${attempt}` }),
    given: withTrips,
    // As with a booking, the outcome is unknown.
    data: each([...outages, 'wrong state', 'broken rule', 'too many requests'], 'CancellationPending'),
  },
  {
    call: 'watchItinerary',
    query: gql`mutation { watchTrip(input: { tripId: "flight-delayed" }) { __typename ... on TripWatchRefused { code } } }`,
    data: {
      ...each(['invalid request', 'broken rule', 'unknown thing'], 'TripWatchRefused TRIP_MISSING'),
      'wrong state': 'TripWatchRefused TRIP_NOT_WATCHABLE',
    },
  },
  {
    call: 'claimPriceMatch',
    query: gql`mutation { claimPriceMatch(input: { tripId: "flight-delayed", website: "flights.example",
      lowerPrice: { value: "300", currencyCode: USD } }) { __typename ... on PriceMatchNotClaimed { code } } }`,
    data: {
      ...each(['invalid request', 'broken rule'], 'PriceMatchNotClaimed INVALID_REQUEST'),
      'unknown thing': 'PriceMatchNotClaimed TRIP_MISSING',
      'wrong state': 'PriceMatchNotClaimed PRICE_MATCH_CLAIMED',
    },
  },
  {
    call: 'withdrawPriceMatch',
    query: gql`mutation { withdrawPriceMatch(input: { claimId: "claim-1" }) { __typename ... on PriceMatchNotDecided { code } } }`,
    data: CLAIM_REFUSALS,
  },
  { call: 'listPriceMatchClaims', query: gql`{ priceMatchClaims { totalCount } }` },
  {
    call: 'approvePriceMatch',
    query: gql`mutation { approvePriceMatch(input: { claimId: "claim-1" }) { __typename ... on PriceMatchNotDecided { code } } }`,
    data: CLAIM_REFUSALS,
  },
  {
    call: 'declinePriceMatch',
    query: gql`mutation { declinePriceMatch(input: { claimId: "claim-1", reason: "No" }) { __typename ... on PriceMatchNotDecided { code } } }`,
    data: CLAIM_REFUSALS,
  },
  {
    call: 'quoteHomeProtection',
    query: gql`{ trip(id: "${TRIP_ID}") { ... on HomeTrip { protectionOffer { availability } } } }`,
    given: withTrips,
    // A platform that sells nothing after the booking: the offer is null.
    data: { 'unknown thing': 'data' },
  },
  {
    call: 'purchaseHomeProtection',
    query: gql`mutation ($input: BuyProtectionInput!) { buyProtection(input: $input) { __typename
      ... on ProtectionNotBought { code } } }`,
    variables: (attempt) => ({
      input: {
        idempotencyKey: `0d6c1f0e-5b7b-4f39-9a58-${String(attempt).padStart(12, '0')}`,
        tripId: TRIP_ID,
        quoteId: 'variant-part',
        premium: { value: '40.43', currencyCode: 'USD' },
        paymentMethodId: 'card-visa',
        termsAccepted: true,
      },
    }),
    given: (platform) => withTrips(platform).on('pollHomeProtectionPurchase', refused(404, 40401)),
    data: {
      ...each(['invalid request', 'broken rule'], 'ProtectionNotBought INVALID_REQUEST'),
      'unknown thing': 'ProtectionNotBought USER_CARD_NOT_FOUND',
      // The premium may have been paid: never a failure.
      ...each(outages, 'ProtectionPending'),
    },
  },
  {
    call: 'pollHomeProtectionPurchase',
    query: gql`query ($key: ID!) { protectionPurchase(idempotencyKey: $key) { __typename } }`,
    variables: (attempt) => ({ key: `0d6c1f0e-5b7b-4f39-9a59-${String(attempt).padStart(12, '0')}` }),
    data: { 'unknown thing': 'null' },
  },
  {
    call: 'exerciseProtection',
    query: gql`mutation ($input: ExerciseProtectionInput!) { exerciseProtection(input: $input) { __typename
      ... on ProtectionNotExercised { code } } }`,
    variables: () => ({
      input: {
        idempotencyKey: '5b0a3c1e-7a55-4f5e-9a3c-0d6c1f0e5b7b',
        tripId: 'flight-delayed',
        protectionId: 'prot-assistance',
        choice: 'choice-refund',
      },
    }),
    data: {
      ...each(['invalid request', 'broken rule'], 'ProtectionNotExercised INVALID_REQUEST'),
      'unknown thing': 'ProtectionNotExercised TRIP_MISSING',
      'wrong state': 'ProtectionNotExercised PROTECTION_CHOICE_GONE',
    },
  },
  { call: 'listWishlists', query: gql`{ wishlists { totalCount } }` },
  {
    call: 'getWishlist',
    query: gql`{ wishlist(id: "wish-summer") { name } }`,
    // One that the user does not have is null.
    data: each(['invalid request', 'unknown thing', 'broken rule'], 'null'),
  },
  { call: 'listWishlistItems', query: gql`{ favorites { listingId } }` },
  {
    call: 'createWishlist',
    query: gql`mutation { createWishlist(input: { name: "Winter" }) { __typename ... on WishlistRefused { code } } }`,
    data: {
      ...each(['invalid request', 'broken rule'], 'WishlistRefused WISHLIST_NAME_INVALID'),
      'wrong state': 'WishlistRefused WISHLIST_NAME_TAKEN',
    },
  },
  {
    call: 'updateWishlist',
    query: gql`mutation { renameWishlist(input: { id: "wish-summer", name: "Winter" }) { __typename ... on WishlistRefused { code } } }`,
    data: {
      ...each(['invalid request', 'broken rule'], 'WishlistRefused WISHLIST_NAME_INVALID'),
      'unknown thing': 'WishlistRefused WISHLIST_MISSING',
      'wrong state': 'WishlistRefused WISHLIST_NAME_TAKEN',
    },
  },
  {
    call: 'deleteWishlist',
    query: gql`mutation { deleteWishlist(input: { id: "wish-summer" }) { __typename ... on WishlistRefused { code } } }`,
    data: { 'unknown thing': 'WishlistRefused WISHLIST_MISSING' },
  },
  {
    call: 'createWishlistItem',
    query: gql`mutation { addToWishlist(input: { listingId: "home-oak", wishlistId: "wish-summer" }) {
      __typename ... on WishlistRefused { code } } }`,
    given: (platform) => platform.on('listWishlists', ok(fixture('wishlists/list-wishlists.two'))),
    data: {
      'unknown thing': 'WishlistRefused LISTING_MISSING',
      'wrong state': 'WishlistRefused WISHLISTS_FULL',
    },
  },
  {
    call: 'deleteWishlistItems',
    query: gql`mutation { removeFromWishlists(input: { listingId: "home-pine" }) { listingId } }`,
  },
  { call: 'getPreferenceMetadata', query: gql`{ preferenceMetadata { hasSeenWishlistsFtux } }` },
  {
    call: 'updatePreferenceMetadata',
    query: gql`mutation { updatePreferenceMetadata(input: { hasSeenWishlistsFtux: true }) { hasSeenWishlistsFtux } }`,
  },
  {
    call: 'trackEvent',
    query: gql`mutation { trackEvents(input: { events: [{ name: "photos_opened" }] }) { areAllRecorded } }`,
    // TL-01: a tracking failure fails no operation. A recorded event has no response to read.
    data: { ...each(Object.keys(failures), 'false'), 'off the contract': 'true' },
  },
  {
    call: 'recordEngagement',
    query: gql`mutation { recordEngagement(input: { name: "opened" }) { name } }`,
    data: { 'off the contract': 'data' },
  },
  {
    call: 'logClientEvent',
    query: gql`mutation { logClientEvent(input: { event: { name: "oops" }, url: "/", sessionId: "browser-1" }) { sessionId } }`,
    data: { 'off the contract': 'data' },
  },
];

/** SE-02: the headers of each request; the sign-in needs no tokens. */
const JSON_ONLY = { 'content-type': 'application/json' };
const ALL_THREE = { ...JSON_ONLY, ...helen };

let booking: Awaited<ReturnType<typeof bookingInput>>;

/** An error's code, a plain value, or the type of the data with its failure code. */
function outcomeOf({ data, errors }: Pick<TestResult, 'data' | 'errors'>): string {
  if (errors) return String(errors[0]?.extensions.code);
  const [value] = Object.values(data ?? {});
  if (typeof value !== 'object' || value === null) return String(value);
  const [only] = Object.values(value);
  if (typeof only === 'boolean') return String(only);
  const { __typename: name = 'data', code, errors: reasons } = value as Record<string, unknown>;
  const reason = code ?? (reasons as { code: string }[] | undefined)?.[0]?.code;
  return [name, reason].filter(Boolean).join(' ');
}

function outcomesOfFailures(kit: ReturnType<typeof useResolvers>) {
  return async ({ call, query, variables, given, data = {} }: Row) => {
    if (query === BOOK) {
      prepareBooking(kit.platform);
      booking = await bookingInput(kit);
    }
    given?.(kit.platform);
    const { method, path } = operationOf(call);
    const outcomes: Record<string, string> = {};
    for (const [index, [name, answer]] of Object.entries(failures).entries()) {
      kit.platform.on(call, answer);
      kit.platform.sent.length = 0;
      const result = await kit.run(query, variables?.(index) ?? {});
      outcomes[name] = outcomeOf(result);
      const [request] = kit.platform.requests(call);
      expect(request).toMatchObject({
        method,
        path,
        headers: WITHOUT_SESSION.has(call) ? JSON_ONLY : ALL_THREE,
      });
      expect(JSON.stringify(result)).not.toMatch(/refused with|<html>|platform\.test|token-helen/);
    }
    expect(outcomes).toEqual({ ...asError, ...data });
  };
}

describe('[DC-07] [SE-02] [SE-14] a failure of', () => {
  const kit = useResolvers();
  const test30s = (row: Row) => test(`${row.call}`, () => outcomesOfFailures(kit)(row), 30_000);
  rows.forEach(test30s);
});

describe('[DC-07] in the corporate tenant, a failure of', () => {
  const kit = useResolvers({ tenant: 'corporate' });

  test(
    'listActiveCorporateExperiments',
    () =>
      outcomesOfFailures(kit)({
        call: 'listActiveCorporateExperiments',
        query: gql`{ session { experiments { id } } }`,
        given: asAdministrator,
      }),
    30_000,
  );

  test('[CP-03] getPolicyDetails', () => {
    const home = fixture<'ShopHome'>('homes/shop-home.available');
    home.value.listing!.corporateTravel!.policyCompliance.isInPolicy = false;
    return outcomesOfFailures(kit)({
      call: 'getPolicyDetails',
      query: BOOK,
      variables: (attempt) => ({
        input: {
          ...booking,
          quoteToken: `quote-${attempt}`,
          idempotencyKey: `0d6c1f0e-5b7b-4f39-9a55-${String(attempt).padStart(12, '0')}`,
        },
      }),
      given: (platform) =>
        asAdministrator(platform)
          .on('shopHome', ok(home))
          .on(
            'listActiveCorporateExperiments',
            ok(fixture('experiments/list-active-corporate-experiments.corporate')),
          ),
      // CP-03: a business without settings may require approval, so the booking lacks its reason.
      data: each(
        ['invalid request', 'unknown thing', 'wrong state', 'broken rule'],
        'BookingBlocked CART_VALIDATION_ERROR',
      ),
    });
  }, 30_000);
});

describe('[DC-07] a failure of', () => {
  let issuer: OpenIdIssuer;
  const codes: string[] = [];
  const grant = {
    codeVerifier: 'v'.repeat(43),
    nonce: 'nonce-1',
    redirectUri: 'https://portal.example/auth/return',
  };
  const openId: OpenIdSettings = {
    // Known once the provider has started.
    get issuer() {
      return issuer.url;
    },
    clientId: 'travel-portal',
    clientSecret: undefined,
    scope: 'openid email',
    name: 'Test ID',
  };
  const kit = useResolvers({ openId, agentOpenId: openId });
  const authorizationAddress = () =>
    `${issuer.url}/authorize?${new URLSearchParams({
      response_type: 'code',
      client_id: openId.clientId,
      scope: openId.scope,
      redirect_uri: grant.redirectUri,
      nonce: grant.nonce,
      code_challenge: createHash('sha256').update(grant.codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()}`;
  beforeAll(async () => {
    issuer = await startOpenIdIssuer();
    while (codes.length < 2 * Object.keys(failures).length) {
      const { searchParams } = await issuer.visit(authorizationAddress());
      codes.push(searchParams.get('code') ?? '');
    }
  });
  afterAll(() => issuer.close());

  test.each([
    ['loginByIdToken', 'signInWithOpenId'],
    ['loginAgentByIdToken', 'signInAsAgentWithOpenId'],
  ] as const)(
    '%s',
    (call, mutation) =>
      outcomesOfFailures(kit)({
        call,
        query: gql`mutation ($input: SignInWithOpenIdInput!) { ${mutation}(input: $input) {
        __typename ... on SignInRefused { code } } }`,
        variables: () => ({
          input: { ...grant, authorizationCode: codes.pop(), issuer: issuer.url },
        }),
        data: {
          'invalid request': 'SignInRefused INVALID_REQUEST',
          'broken rule': 'SignInRefused INVALID_REQUEST',
          'too many requests': 'SignInRefused EXCESSIVE_USER_ACTIVITY',
        },
      }),
    30_000,
  );
});

test('[DC-07] [DC-10] every endpoint of gateway/rest/endpoints.ts has a row', () => {
  const tested = [
    ...rows.map(({ call }) => call),
    'listActiveCorporateExperiments',
    'getPolicyDetails',
    'loginByIdToken',
    'loginAgentByIdToken',
  ];
  expect(Object.keys(endpoints).sort()).toEqual(tested.sort());
});
