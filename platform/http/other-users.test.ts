/**
 * One user's data does not exist for another user: every operation of the contract is called with the owner's identifiers, by another
 * user, who may be the same person in another business, and without a session. An operation without a row does not compile.
 */
import { routeOf } from '../testing/test-routes';
import { HELEN, ownRequests, type Owner, type OwnRequests } from '../testing/own-requests';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';
import type { OperationId } from './operations';

type Expected = 'not found' | 'refused' | 'own' | 'public' | 'unknown card' | 'other session' | 'conflict';

/** The response to another user who names the owner's objects. */
const answers: Record<OperationId, Expected> = {
  loginByCode: 'public',
  loginByIdToken: 'public',
  logout: 'own',
  selectBusiness: 'not found',
  listPersonas: 'public',
  loginAgentByCode: 'public',
  loginAgentByIdToken: 'public',
  searchCustomers: 'refused',
  actFor: 'refused',
  stopActing: 'refused',
  getUserInfo: 'own',
  getCustomerDetails: 'own',
  listUsers: 'refused',
  listPassengers: 'refused',
  updatePassenger: 'not found',
  deletePassenger: 'not found',
  assignDefaultPassenger: 'not found',
  linkTraveler: 'not found',
  getPreferenceMetadata: 'own',
  updatePreferenceMetadata: 'own',
  listPaymentMethods: 'own',
  getPaymentMethod: 'not found',
  verifyPaymentMethod: 'unknown card',
  deletePaymentMethod: 'not found',
  getVaultCredentials: 'own',
  tokenizeCard: 'public',
  listRewardsAccounts: 'own',
  listRewardsActivity: 'own',
  convertProductToEarn: 'not found',
  convertRewardsToUsd: 'not found',
  getWallet: 'own',
  getWalletHistory: 'own',
  getWalletDetails: 'own',
  changeDemoAccount: 'not found',
  getPolicyDetails: 'own',
  getBusinessTerms: 'own',
  acknowledgeBusinessTerms: 'own',
  getOnboarding: 'not found',
  completeOnboardingStep: 'refused',
  listBusinessTravelers: 'refused',
  listBusinessTrips: 'refused',
  getBusinessSpend: 'refused',
  listBusinessPolicies: 'refused',
  updatePolicyLimits: 'refused',
  listPolicyChanges: 'refused',
  autocompleteLodging: 'public',
  searchHomes: 'public',
  shopHome: 'public',
  getListingCalendar: 'public',
  autocompleteExperiences: 'own',
  searchExperiences: 'own',
  scheduleQuote: 'own',
  pollQuote: 'not found',
  discardQuote: 'not found',
  addMainGuest: 'not found',
  scheduleFulfillment: 'not found',
  pollFulfillment: 'not found',
  listPriceFreezes: 'own',
  purchasePriceFreeze: 'not found',
  pollPriceFreezePurchase: 'not found',
  checkPriceFreezeExercise: 'own',
  refundPriceFreeze: 'not found',
  listItineraries: 'own',
  resendHomeConfirmation: 'not found',
  quoteHomeCancellation: 'not found',
  confirmHomeCancellation: 'not found',
  pollHomeCancellation: 'not found',
  watchItinerary: 'not found',
  quoteHomeProtection: 'not found',
  purchaseHomeProtection: 'not found',
  pollHomeProtectionPurchase: 'not found',
  exerciseProtection: 'not found',
  changeDemoFlight: 'not found',
  claimPriceMatch: 'not found',
  withdrawPriceMatch: 'not found',
  listPriceMatchClaims: 'refused',
  approvePriceMatch: 'refused',
  declinePriceMatch: 'refused',
  listApprovals: 'refused',
  approveBooking: 'refused',
  declineBooking: 'refused',
  withdrawBooking: 'not found',
  getWishlist: 'not found',
  listWishlists: 'own',
  listWishlistItems: 'own',
  createWishlist: 'own',
  updateWishlist: 'not found',
  deleteWishlist: 'not found',
  createWishlistItem: 'not found',
  deleteWishlistItems: 'own',
  listActiveExperiments: 'own',
  listActiveCorporateExperiments: 'own',
  trackEvent: 'own',
  recordEngagement: 'own',
  logClientEvent: 'own',
};

const statuses: Record<Expected, readonly number[]> = {
  'not found': [404],
  refused: [403],
  own: [200, 201, 204],
  public: [200, 201, 401],
  'unknown card': [200],
  'other session': [200],
  conflict: [409],
};

const INGRID_IN_HARBORLIGHT: Owner = {
  userId: 'user_ingrid-harborlight',
  card: 'card_ingrid-harborlight_studio',
  spareCard: 'card_ingrid-harborlight_studio',
  account: 'acct_ingrid-harborlight_studio',
  traveler: 'trav_ingrid-harborlight_guest',
  spareTraveler: 'trav_ingrid-harborlight_guest',
  credit: 0,
  wishlist: 'Of Harborlight alone',
};

interface Pair {
  readonly title: string;
  readonly owner: Owner;
  /** The owner's identifiers and names, as they would appear in a response. */
  readonly traces: RegExp;
  readonly different: Partial<Record<OperationId, Expected>>;
  readonly ownerSession: (platform: TestPlatform) => Promise<TestCaller>;
  readonly otherPersona: string;
}

const pairs: readonly Pair[] = [
  {
    title: 'of another user',
    owner: HELEN,
    traces: /_helen\b|_helen_|Ortiz|Of Helen alone|helen\.ortiz/,
    different: {},
    ownerSession: (platform) => platform.signIn('helen'),
    otherPersona: 'walter',
  },
  {
    title: 'of the same person in another business [SE-06]',
    owner: INGRID_IN_HARBORLIGHT,
    traces: /(user|trav|card)_ingrid-harborlight|Lindqvist|Of Harborlight alone/,
    different: {
      selectBusiness: 'other session',
      listUsers: 'own',
      listPassengers: 'not found',
      listApprovals: 'own',
      approveBooking: 'not found',
      declineBooking: 'not found',
      getOnboarding: 'own',
      completeOnboardingStep: 'conflict',
      listBusinessTravelers: 'own',
      listBusinessTrips: 'own',
      getBusinessSpend: 'own',
      listBusinessPolicies: 'own',
      updatePolicyLimits: 'not found',
      listPolicyChanges: 'own',
    },
    ownerSession: async (platform) => {
      // Its people book for guests, too.
      await platform.database.updateTable('businesses').set({ who_books: 'MyselfAndOthers' }).execute();
      return platform.inBusiness(await platform.signIn('ingrid'), INGRID_IN_HARBORLIGHT.account);
    },
    otherPersona: 'ingrid',
  },
];

describe.each(pairs)('data $title', ({ owner, traces, different, ownerSession, otherPersona }) => {
  const rows = Object.entries({ ...answers, ...different }) as [OperationId, Expected][];
  let platform: TestPlatform;
  let own: OwnRequests;
  let caller: TestCaller;
  let before: unknown;

  /** All of the owner's data. */
  const everything = async () => ({
    travelers: (await caller.call('listPassengers')).body,
    cards: (await caller.call('listPaymentMethods')).body,
    accounts: (await caller.call('listRewardsAccounts')).body,
    wallet: (await caller.call('getWalletDetails')).body,
    trips: (await caller.call('listItineraries')).body,
    frozenPrices: (await caller.call('listPriceFreezes')).body,
    wishlists: (await caller.call('listWishlists')).body,
    preferences: (await caller.call('getPreferenceMetadata')).body,
    quote: (await caller.call('pollQuote', own.pollQuote)).body,
  });

  beforeAll(async () => {
    platform = await startTestPlatform();
    caller = await ownerSession(platform);
    own = await ownRequests(caller, owner);
    before = await everything();
    // The person's next sign-in continues in the other business.
    await platform.database
      .updateTable('users')
      .set({ last_signed_in_at: null })
      .where('id', '=', owner.userId)
      .execute();
  });
  afterAll(() => platform.close());

  async function send(operation: OperationId, session: Record<string, string>) {
    const { method, path } = routeOf(operation);
    const body = operation in own ? own[operation as keyof OwnRequests] : undefined;
    const response = await fetch(platform.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...session },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  test.each(rows)('%s: %s', async (operation, expected) => {
    const { token, csrfToken } = await platform.signIn(otherPersona);
    const { status, text } = await send(operation, {
      authorization: `Bearer ${token}`,
      'h-csrf-token': csrfToken,
    });
    expect(statuses[expected]).toContain(status);
    if (expected !== 'public' && expected !== 'other session') expect(text).not.toMatch(traces);
    if (expected === 'unknown card') expect(text).toContain('UnknownCard');
    const anonymous = await send(operation, {});
    expect(anonymous.status === 401 || expected === 'public').toBe(true);
  });

  test("the owner's data is unchanged, and the owner has access", async () => {
    expect(await everything()).toEqual(before);
    for (const operation of [
      'getPaymentMethod',
      'pollQuote',
      'pollFulfillment',
      'getWishlist',
      'quoteHomeCancellation',
    ] as const)
      await caller.call(operation, own[operation]);
  });
});
