/**
 * One user's data does not exist for another user: every operation of the contract is called with Helen's identifiers, by another
 * user and without a session. An operation without a row does not compile.
 */
import { routeOf } from '../testing/test-routes';
import { ownRequests, type OwnRequests } from '../testing/own-requests';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';
import type { OperationId } from './operations';

/** The response to another user who names Helen's objects. */
const answers: Record<OperationId, 'not found' | 'refused' | 'own' | 'public' | 'unknown card'> = {
  loginByCode: 'public',
  loginByIdToken: 'public',
  logout: 'own',
  listPersonas: 'public',
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
  autocompleteLodging: 'own',
  searchHomes: 'own',
  shopHome: 'own',
  getListingCalendar: 'own',
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
const rows = Object.entries(answers) as [OperationId, (typeof answers)[OperationId]][];

let platform: TestPlatform;
let own: OwnRequests;
let helen: TestCaller;
let before: unknown;

/** All of Helen's own data. */
const everythingOf = async (caller: TestCaller) => ({
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
  helen = await platform.signIn('helen');
  own = await ownRequests(helen);
  before = await everythingOf(helen);
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

const statuses = {
  'not found': [404],
  refused: [403],
  own: [200, 201, 204],
  public: [200, 201, 401],
  'unknown card': [200],
};
/** Names of Helen and of her data, as they would appear in a response. */
const hers = /_helen\b|_helen_|Ortiz|Of Helen alone|helen\.ortiz/;

test.each(rows)("%s on another user's data: %s", async (operation, expected) => {
  const { token, csrfToken } = await platform.signIn('walter');
  const { status, text } = await send(operation, {
    authorization: `Bearer ${token}`,
    'h-csrf-token': csrfToken,
  });
  expect(statuses[expected]).toContain(status);
  if (expected !== 'public') expect(text).not.toMatch(hers);
  if (expected === 'unknown card') expect(text).toContain('UnknownCard');
  const anonymous = await send(operation, {});
  expect(anonymous.status === 401 || expected === 'public').toBe(true);
});

test("the owner's data is unchanged, and the owner has access", async () => {
  expect(await everythingOf(helen)).toEqual(before);
  for (const operation of [
    'getPaymentMethod',
    'pollQuote',
    'pollFulfillment',
    'getWishlist',
    'quoteHomeCancellation',
  ] as const)
    await helen.call(operation, own[operation]);
});
