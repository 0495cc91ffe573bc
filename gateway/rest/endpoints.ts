/** The REST API of the platform. No other file has its paths. */
import { command, read } from './client/endpoint';

// Sign-in

/** POST /api/v0/auth/login/code */
export const loginByCode = command('POST', '/api/v0/auth/login/code');

/** POST /api/v0/auth/login/token */
export const loginByIdToken = command('POST', '/api/v0/auth/login/token');

/** POST /api/v0/auth/business/select: ends this session, and returns one of the same person in the business. */
export const selectBusiness = command('POST', '/api/v0/auth/business/select');

/** POST /api/v0/auth/logout */
export const logout = command('POST', '/api/v0/auth/logout');

/** GET /api/v0/auth/personas */
export const listPersonas = read('GET', '/api/v0/auth/personas');

// Agents

/** POST /api/v0/agents/login/code */
export const loginAgentByCode = command('POST', '/api/v0/agents/login/code');
export const loginAgentByIdToken = command('POST', '/api/v0/agents/login/token');

/** PUT /api/v0/agents/customers/list: only for agents; others are refused with 40302. */
export const searchCustomers = read('PUT', '/api/v0/agents/customers/list');

/** POST /api/v0/agents/acting/start: opens a session for a customer. */
export const actFor = command('POST', '/api/v0/agents/acting/start');

/** POST /api/v0/agents/acting/end: opens a session of the agent in place of the one for a customer. */
export const stopActing = command('POST', '/api/v0/agents/acting/end');

// Users and travelers

/** GET /api/v0/userInfo */
export const getUserInfo = read('GET', '/api/v0/userInfo');

/** GET /api/v0/customer/details */
export const getCustomerDetails = read('GET', '/api/v0/customer/details');

/** PUT /api/v0/users/list: only for sessions that may view users; others are refused with 40302. */
export const listUsers = read('PUT', '/api/v0/users/list');

/** PUT /api/v0/passengers/list */
export const listPassengers = read('PUT', '/api/v0/passengers/list');

/** PUT /api/v0/passengers/update: adds the person, or replaces the one with its id. */
export const updatePassenger = command('PUT', '/api/v0/passengers/update');

/** POST /api/v0/passengers/delete */
export const deletePassenger = command('POST', '/api/v0/passengers/delete');

/** PUT /api/v0/passengers/assign_default */
export const assignDefaultPassenger = command('PUT', '/api/v0/passengers/assign_default');

/** PUT /api/v0/user/preference/traveler/link: a ghost becomes the traveler of a user. */
export const linkTraveler = command('PUT', '/api/v0/user/preference/traveler/link');

// Preferences

/** POST /api/v0/user/preference/metadata: the flag set. */
export const getPreferenceMetadata = read('POST', '/api/v0/user/preference/metadata');

/** PUT /api/v0/user/preference/metadata: flags that are left out keep their value. */
export const updatePreferenceMetadata = command('PUT', '/api/v0/user/preference/metadata');

// First steps and administration of a business

/** GET /api/v0/user/acknowledgement: also for users to whom 40106 applies. */
export const getBusinessTerms = read('GET', '/api/v0/user/acknowledgement');

/** POST /api/v0/user/acknowledgement: repeating it changes nothing. */
export const acknowledgeBusinessTerms = command('POST', '/api/v0/user/acknowledgement');

/** GET /api/v0/user/onboarding: also for users to whom 40105 applies. */
export const getOnboarding = read('GET', '/api/v0/user/onboarding');

/** POST /api/v0/user/onboarding: a step can be completed again. */
export const completeOnboardingStep = command('POST', '/api/v0/user/onboarding');

/** POST /api/v0/business/travelers/list: only for administrators; others are refused with 40302, as by all that follow. */
export const listBusinessTravelers = read('POST', '/api/v0/business/travelers/list');

/** POST /api/v0/business/trips/list */
export const listBusinessTrips = read('POST', '/api/v0/business/trips/list');

/** POST /api/v0/business/spend: of the last twelve months. */
export const getBusinessSpend = read('POST', '/api/v0/business/spend');

/** POST /api/v0/business/policies/list */
export const listBusinessPolicies = read('POST', '/api/v0/business/policies/list');

/** PUT /api/v0/business/policies/update: replaces the limits. */
export const updatePolicyLimits = command('PUT', '/api/v0/business/policies/update');

/** POST /api/v0/business/policies/changes */
export const listPolicyChanges = read('POST', '/api/v0/business/policies/changes');

// Travel policies

/** POST /api/v0/policies/details */
export const getPolicyDetails = read('POST', '/api/v0/policies/details');

// Experiments

/** PUT /api/v0/experiments/active */
export const listActiveExperiments = read('PUT', '/api/v0/experiments/active');

/** PUT /api/v0/experiments/cotb/active: the experiments of the corporate tenant. */
export const listActiveCorporateExperiments = read('PUT', '/api/v0/experiments/cotb/active');

// Homes: places, search, a home and its calendar

/** PUT /api/v0/autocomplete/lodging */
export const autocompleteLodging = read('PUT', '/api/v0/autocomplete/lodging');

/** POST /api/v0/homes/availability: a page of homes. */
export const searchHomes = read('POST', '/api/v0/homes/availability');

/** POST /api/v0/homes/shop: one home for a stay; an unknown one has no `listing`. */
export const shopHome = read('POST', '/api/v0/homes/shop');

/** PUT /api/v0/homes/listing/getCalendarAvailability */
export const getListingCalendar = read('PUT', '/api/v0/homes/listing/getCalendarAvailability');

// Quotes and bookings

/** POST /api/v0/purchase/quote/schedule: returns the token, which is also the payment session token. */
export const scheduleQuote = command('POST', '/api/v0/purchase/quote/schedule');

/** POST /api/v0/purchase/quote/poll */
export const pollQuote = read('POST', '/api/v0/purchase/quote/poll');

/** POST /api/v0/purchase/quote/discard: 40902 while the quote is being booked. */
export const discardQuote = command('POST', '/api/v0/purchase/quote/discard');

/** POST /api/v1/homes/addMainGuest: succeeded only if the response has an orderedProductId. */
export const addMainGuest = command('POST', '/api/v1/homes/addMainGuest');

/** POST /api/v0/purchase/fulfill/schedule: moves money; the same Idempotency-Key returns the first token. */
export const scheduleFulfillment = command('POST', '/api/v0/purchase/fulfill/schedule');

/** POST /api/v0/purchase/fulfill/poll */
export const pollFulfillment = read('POST', '/api/v0/purchase/fulfill/poll');

// Trips

/** PUT /api/v0/itineraries/list */
export const listItineraries = read('PUT', '/api/v0/itineraries/list');

/** POST /api/v0/itineraries/homes/cancel/quote: its token represents the terms, for one attempt. */
export const quoteHomeCancellation = read('POST', '/api/v0/itineraries/homes/cancel/quote');

/**
 * POST /api/v0/itineraries/homes/cancel/confirm: refunds the stay; the same Idempotency-Key, or token, returns the first attempt.
 */
export const confirmHomeCancellation = command('POST', '/api/v0/itineraries/homes/cancel/confirm');

/** POST /api/v0/itineraries/homes/cancel/poll: 40401 when canceling the trip was never requested. */
export const pollHomeCancellation = read('POST', '/api/v0/itineraries/homes/cancel/poll');

/** POST /api/v0/itineraries/homes/confirmation/resend */
export const resendHomeConfirmation = command('POST', '/api/v0/itineraries/homes/confirmation/resend');

/**
 * POST /api/v0/itineraries/protections/exercise: the same Idempotency-Key, or choice, returns the trip as the first request left
 * it.
 */
export const exerciseProtection = command('POST', '/api/v0/itineraries/protections/exercise');

/** POST /api/v0/itineraries/watch: repeating it changes nothing. */
export const watchItinerary = command('POST', '/api/v0/itineraries/watch');

/** POST /api/v0/itineraries/homes/protection/quote: the protections on sale for a booked stay. */
export const quoteHomeProtection = read('POST', '/api/v0/itineraries/homes/protection/quote');

/** POST /api/v0/itineraries/homes/protection/purchase: moves money; the same Idempotency-Key returns the first purchase. */
export const purchaseHomeProtection = command('POST', '/api/v0/itineraries/homes/protection/purchase');

/** POST /api/v0/itineraries/homes/protection/purchase/poll: 40401 when no purchase was made with the key. */
export const pollHomeProtectionPurchase = read('POST', '/api/v0/itineraries/homes/protection/purchase/poll');

// Approvals

/** PUT /api/v0/approvals/list: only for administrators of a business; others are refused with 40302. */
export const listApprovals = read('PUT', '/api/v0/approvals/list');

/** POST /api/v0/approvals/approve: decides once; a later decision returns the first one. */
export const approveBooking = command('POST', '/api/v0/approvals/approve');

/** POST /api/v0/approvals/decline: decides once; a later decision returns the first one. */
export const declineBooking = command('POST', '/api/v0/approvals/decline');

/** POST /api/v0/approvals/withdraw: decides once; a later decision returns the first one. */
export const withdrawBooking = command('POST', '/api/v0/approvals/withdraw');

// Price match claims

/** POST /api/v0/priceMatch/claim: a trip has one claim, which a repetition returns. */
export const claimPriceMatch = command('POST', '/api/v0/priceMatch/claim');

/** POST /api/v0/priceMatch/withdraw: returns another decision that was made first. */
export const withdrawPriceMatch = command('POST', '/api/v0/priceMatch/withdraw');

/** PUT /api/v0/agents/priceMatch/list: only for agents; others are refused with 40302. */
export const listPriceMatchClaims = read('PUT', '/api/v0/agents/priceMatch/list');

/** POST /api/v0/agents/priceMatch/approve: decides once; a later decision returns the first one. */
export const approvePriceMatch = command('POST', '/api/v0/agents/priceMatch/approve');

/** POST /api/v0/agents/priceMatch/decline: decides once; a later decision returns the first one. */
export const declinePriceMatch = command('POST', '/api/v0/agents/priceMatch/decline');

// Price freeze

/** PUT /api/v0/priceFreeze/list */
export const listPriceFreezes = read('PUT', '/api/v0/priceFreeze/list');

/** POST /api/v0/priceFreeze/purchase: moves money; the same Idempotency-Key returns the first purchase. */
export const purchasePriceFreeze = command('POST', '/api/v0/priceFreeze/purchase');

/** POST /api/v0/priceFreeze/purchase/poll: 40401 when no purchase was made with the key. */
export const pollPriceFreezePurchase = read('POST', '/api/v0/priceFreeze/purchase/poll');

/** POST /api/v0/priceFreeze/exercise/check */
export const checkPriceFreezeExercise = read('POST', '/api/v0/priceFreeze/exercise/check');

/** POST /api/v0/priceFreeze/refund: refunds the deposit, once; 40902 while the stay is available. */
export const refundPriceFreeze = command('POST', '/api/v0/priceFreeze/refund');

// Cards

/** PUT /api/v0/paymentMethods/list */
export const listPaymentMethods = read('PUT', '/api/v0/paymentMethods/list');

/** POST /api/v0/paymentMethods/get */
export const getPaymentMethod = read('POST', '/api/v0/paymentMethods/get');

/** POST /api/v0/paymentMethods/verify: saves the card only when its result is Success. */
export const verifyPaymentMethod = command('POST', '/api/v0/paymentMethods/verify');

/** POST /api/v0/paymentMethods/delete */
export const deletePaymentMethod = command('POST', '/api/v0/paymentMethods/delete');

/** GET /api/v0/payments/spreedlyCredentials */
export const getVaultCredentials = read('GET', '/api/v0/payments/spreedlyCredentials');

// Wallet

/** GET /api/v0/user/wallet: only the credit. */
export const getWallet = read('GET', '/api/v0/user/wallet');

/** GET /api/v0/user/wallet/history */
export const getWalletHistory = read('GET', '/api/v0/user/wallet/history');

/** GET /api/v0/user/wallet/details: offers, and the credit in its parts. */
export const getWalletDetails = read('GET', '/api/v0/user/wallet/details');

// Rewards

/** PUT /api/v0/rewards/accounts */
export const listRewardsAccounts = read('PUT', '/api/v0/rewards/accounts');

/** GET /api/v0/rewards/activity: the movements of rewards. */
export const listRewardsActivity = read('GET', '/api/v0/rewards/activity');

/** PUT /api/v0/rewards/convert/productToEarn: the rewards that a purchase earns on one account. */
export const convertProductToEarn = read('PUT', '/api/v0/rewards/convert/productToEarn');

/** PUT /api/v0/rewards/convert/redeem/rewardsToUsd: the value of rewards. */
export const convertRewardsToUsd = read('PUT', '/api/v0/rewards/convert/redeem/rewardsToUsd');

// Wishlists

/** POST /api/v0/travel/wishlists/wishlist/get: one wishlist with its items. */
export const getWishlist = read('POST', '/api/v0/travel/wishlists/wishlist/get');

/** POST /api/v0/travel/wishlists/wishlist/get-all: newest first, each with its items. */
export const listWishlists = read('POST', '/api/v0/travel/wishlists/wishlist/get-all');

/** POST /api/v0/travel/wishlists/wishlist/get-all-wishlist-items-by-user: newest first. */
export const listWishlistItems = read(
  'POST',
  '/api/v0/travel/wishlists/wishlist/get-all-wishlist-items-by-user',
);

/** POST /api/v0/travel/wishlists/wishlist/create */
export const createWishlist = command('POST', '/api/v0/travel/wishlists/wishlist/create');

/** PUT /api/v0/travel/wishlists/wishlist/update: its name. */
export const updateWishlist = command('PUT', '/api/v0/travel/wishlists/wishlist/update');

/** POST /api/v0/travel/wishlists/wishlist/delete: with its items. */
export const deleteWishlist = command('POST', '/api/v0/travel/wishlists/wishlist/delete');

/** POST /api/v0/travel/wishlists/wishlist-item/create */
export const createWishlistItem = command('POST', '/api/v0/travel/wishlists/wishlist-item/create');

/** POST /api/v0/travel/wishlists/wishlist-item/delete-all: from all wishlists of the user. */
export const deleteWishlistItems = command('POST', '/api/v0/travel/wishlists/wishlist-item/delete-all');

// Experiences

/** POST /api/v0/autocomplete/experiences */
export const autocompleteExperiences = read('POST', '/api/v0/autocomplete/experiences');

/** POST /api/v0/experiences/availability: a page of experiences, or one by its id. */
export const searchExperiences = read('POST', '/api/v0/experiences/availability');

// Analytics

/** POST /api/v0/tracking/event */
export const trackEvent = command('POST', '/api/v0/tracking/event');

/** POST /api/v0/engagement/event */
export const recordEngagement = command('POST', '/api/v0/engagement/event');

/** POST /api/v0/logging */
export const logClientEvent = command('POST', '/api/v0/logging');
