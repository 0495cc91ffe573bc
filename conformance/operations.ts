/** The operations that the portal requires of a platform. An operation of the contract without a row does not compile. */
import type { operations } from '#schema/platform.openapi.ts';

export type OperationId = keyof operations;

interface Need {
  /** `corporate`: required of a platform that serves the corporate tenant, optional for others. */
  readonly need: 'required' | 'corporate' | 'optional';
  /** The features that the portal lacks without the operation. */
  readonly without: string;
}

const required = (without: string): Need => ({ need: 'required', without });
const corporate = (without: string): Need => ({ need: 'corporate', without });
const optional = (without: string): Need => ({ need: 'optional', without });

export const OPERATIONS: Readonly<Record<OperationId, Need>> = {
  loginByCode: required('Nobody can sign in on the sign-in page.'),
  loginByIdToken: optional('Nobody can sign in with an OpenID provider.'),
  logout: required('Signing out fails, and the token stays valid.'),
  selectBusiness: optional('A person with several businesses cannot change to another one.'),
  listPersonas: optional('The sign-in page offers no demo users.'),
  loginAgentByCode: optional('Agents cannot sign in.'),
  loginAgentByIdToken: optional('No agent can sign in with an OpenID provider.'),
  searchCustomers: optional('Agents find no customers.'),
  actFor: optional('Agents cannot act for customers.'),
  stopActing: optional('Agents can act for one customer only, and then sign in again.'),
  getUserInfo: required('No page opens: the portal knows neither the user nor the anti-forgery token.'),
  getCustomerDetails: optional('Nothing: no page reads them.'),
  listUsers: corporate('Nobody can book for a colleague.'),
  listPassengers: required('Checkout cannot name a main guest.'),
  updatePassenger: optional('Travelers cannot be added or changed.'),
  deletePassenger: optional('Travelers cannot be removed.'),
  assignDefaultPassenger: optional('The default traveler cannot be changed.'),
  linkTraveler: optional('A traveler cannot become the profile that a user travels with.'),
  getPreferenceMetadata: optional('Introductions are not shown.'),
  updatePreferenceMetadata: optional('An introduction that was closed can appear again.'),
  listPaymentMethods: required('Checkout cannot list cards, and no payment can be planned.'),
  getPaymentMethod: optional('A single card cannot be read over the graph; the portal reads the list.'),
  verifyPaymentMethod: optional('Cards cannot be added.'),
  deletePaymentMethod: optional('Cards cannot be removed.'),
  getVaultCredentials: optional('Cards cannot be added.'),
  tokenizeCard: optional('Cards cannot be added, unless VAULT_ORIGIN names another vault.'),
  listRewardsAccounts: optional(
    'Prices in rewards, earnings, and paying with rewards are missing; a card still pays.',
  ),
  listRewardsActivity: optional('The wallet shows no movements of rewards.'),
  convertProductToEarn: optional('The portal does not show what a booking earns.'),
  convertRewardsToUsd: optional('Nobody can pay part of the price with rewards.'),
  getWallet: optional('The wallet shows no credit.'),
  getWalletHistory: optional('The wallet shows no history.'),
  getWalletDetails: optional('Offers and travel credit cannot be used; a card still pays.'),
  changeDemoAccount: optional('Nothing: it is for demonstrations.'),
  getPolicyDetails: corporate('Every trip out of policy requires approval, whatever the policy says.'),
  autocompleteLodging: required('The search suggests no places.'),
  searchHomes: required('The search finds no homes.'),
  shopHome: required('No home can be opened or booked.'),
  getListingCalendar: required('Dates cannot be picked in the calendar of a home.'),
  autocompleteExperiences: optional('The search for experiences suggests no places.'),
  searchExperiences: optional('The portal has no experiences.'),
  getPhoto: optional('Nothing, if media addresses are absolute.'),
  scheduleQuote: required('Checkout cannot start.'),
  pollQuote: required('Checkout never gets a price.'),
  discardQuote: optional('An abandoned quote stays open until it expires.'),
  addMainGuest: required('Checkout stops at the main guest.'),
  scheduleFulfillment: required('Nothing can be booked.'),
  pollFulfillment: required('The portal never learns whether a booking succeeded.'),
  listPriceFreezes: optional('Frozen prices are not listed, and cannot be used.'),
  purchasePriceFreeze: optional('Prices cannot be frozen.'),
  pollPriceFreezePurchase: optional('A slow purchase of a price freeze cannot be followed.'),
  checkPriceFreezeExercise: optional('A frozen price cannot be used.'),
  refundPriceFreeze: optional('The deposit of a home that is no longer available cannot be refunded.'),
  listItineraries: required('The trips page is empty.'),
  quoteHomeCancellation: optional('Stays cannot be canceled.'),
  confirmHomeCancellation: optional('Stays cannot be canceled.'),
  pollHomeCancellation: optional('A slow cancellation cannot be followed.'),
  resendHomeConfirmation: optional('The page of a trip cannot send the confirmation again.'),
  watchItinerary: optional('Prices of trips booked elsewhere cannot be watched.'),
  quoteHomeProtection: optional('A stay cannot be protected after it was booked.'),
  purchaseHomeProtection: optional('A stay cannot be protected after it was booked.'),
  pollHomeProtectionPurchase: optional('A slow purchase of a protection cannot be followed.'),
  exerciseProtection: optional('Protections of trips booked elsewhere cannot be used.'),
  changeDemoFlight: optional('Nothing: it is for demonstrations.'),
  getBusinessTerms: corporate('Users to whom 40106 applies cannot read the terms.'),
  acknowledgeBusinessTerms: corporate('Users to whom 40106 applies cannot enter.'),
  getOnboarding: optional('Users to whom 40105 applies see no next step, unless there is an admin portal.'),
  completeOnboardingStep: optional('A business cannot finish its onboarding in the portal.'),
  listBusinessTravelers: optional('The administration does not list travelers.'),
  listBusinessTrips: optional('The administration does not list trips.'),
  getBusinessSpend: optional('The administration has no chart of the spend.'),
  listBusinessPolicies: optional('The administration does not show the policies.'),
  updatePolicyLimits: optional('Policy limits cannot be changed in the portal.'),
  listPolicyChanges: optional('The administration has no history of the policies.'),
  listApprovals: corporate('Nobody sees the bookings that wait for an approval.'),
  approveBooking: corporate('Bookings that wait for an approval expire.'),
  declineBooking: corporate('Bookings that wait for an approval expire.'),
  withdrawBooking: corporate('A traveler cannot take back a booking that waits for an approval.'),
  claimPriceMatch: corporate('Travelers claim a lower price by phone only.'),
  withdrawPriceMatch: corporate('A traveler cannot take back a claim of a lower price.'),
  listPriceMatchClaims: corporate('Agents see no claims of lower prices.'),
  approvePriceMatch: corporate('Agents cannot approve claims of lower prices.'),
  declinePriceMatch: corporate('Agents cannot decline claims of lower prices.'),
  getWishlist: optional('A single wishlist cannot be read.'),
  listWishlists: optional('Hearts and the favorites page are missing.'),
  listWishlistItems: optional('Hearts do not show which homes are favorites.'),
  createWishlist: optional('Wishlists cannot be created.'),
  updateWishlist: optional('Wishlists cannot be renamed.'),
  deleteWishlist: optional('Wishlists cannot be deleted.'),
  createWishlistItem: optional('Homes cannot be added to a wishlist.'),
  deleteWishlistItems: optional('Homes cannot be removed from the wishlists.'),
  listActiveExperiments: required(
    'No page opens for consumers: a session requires experiments, even if the list is empty.',
  ),
  listActiveCorporateExperiments: corporate('No page opens for business travelers.'),
  trackEvent: optional('Analytics events are lost.'),
  recordEngagement: optional('Nothing: no page sends it.'),
  logClientEvent: optional('Errors in browsers are not recorded.'),
};

export const operationIds = Object.keys(OPERATIONS) as OperationId[];

export type TenantName = 'consumer' | 'corporate';

export function isRequired(operation: OperationId, tenant: TenantName): boolean {
  const { need } = OPERATIONS[operation];
  const isOtherTenants = operation === 'listActiveExperiments' && tenant === 'corporate';
  return (need === 'required' && !isOtherTenants) || (need === 'corporate' && tenant === 'corporate');
}
