/**
 * Paths of the portal (RT-01 to RT-04, RT-10, RT-11, SE-16, TR-28, WA-15).
 */
import { withoutTrailingSlashes } from './trailing-slashes';

export const ROUTES = {
  root: '/',
  cars: '/cars/',
  flights: '/flights/',
  premiumOffers: '/premium-offers/',
  terms: '/terms/',
  complimentaryNightTerms: '/terms/complimentary-night/',
  cancelForAnyReasonTerms: '/terms/cancel-for-any-reason/',
  priceFreezeTerms: '/terms/price-freeze/',
  favorites: '/favorites/',
  activitiesAvailability: '/activities/availability/',
  activitiesShop: '/activities/shop/',
  faq: '/faq/',
  stays: '/stays/',
  staysAvailability: '/stays/availability/',
  vacationRentals: '/vacation-rentals/',
  vacationRentalsShop: '/vacation-rentals/shop/',
  vacationRentalsCustomize: '/vacation-rentals/customize/',
  vacationRentalsBook: '/vacation-rentals/book/',
  vacationRentalsConfirm: '/vacation-rentals/book/confirm/',
  trips: '/trips',
  approvals: '/approvals/',
  wallet: '/wallet/',
  profile: '/profile/',
  accessDenied: '/access-denied',
  accessDeniedNotBeta: '/access-denied-not-beta',
  acknowledgement: '/acknowledgement/',
  onboarding: '/onboarding/',
  administration: '/admin/',
  login: '/auth/login',
  agentLogin: '/agent/login',
  agentSignInReturn: '/agent/return',
  customers: '/agent/customers',
  priceMatchClaims: '/agent/price-match-claims',
  signInReturn: '/auth/return',
  startSession: '/auth/start',
  invalidSession: '/auth/invalid',
  endSession: '/auth/end',
} as const satisfies Record<string, string>;

/** A wishlist by its id (WI-10). */
export const wishlistPath = (wishlistId: string): string =>
  `${ROUTES.favorites}${encodeURIComponent(wishlistId)}/`;

/** A booked stay by its reservation number, and one of the dialogs of its page (CN-08). */
export const tripPath = (tripId: string, modal?: string): string =>
  [ROUTES.trips, encodeURIComponent(tripId), modal].filter(Boolean).join('/');

/** RT-14: the trip whose disruption an address names; null for none. */
export const disruptedTrip = (params: URLSearchParams): string | null =>
  params.get('disruptionItineraryId') || null;

/** The terms of travel credits: a part of the page of terms (TM-03). */
export const TRAVEL_CREDIT_TERMS = `${ROUTES.terms}#travel-credits`;

/** The travel policy of the user's business: a part of the profile. */
export const TRAVEL_POLICY = `${ROUTES.profile}#travel-policy`;

/** The page behind a path: modals of a trip belong to its page, and the root shows the search for stays. */
export const pagePath = (path: string): string =>
  samePath(path, ROUTES.root)
    ? ROUTES.stays
    : (new RegExp(`^(${ROUTES.trips}/[^/]+)/[^/]+/?$`).exec(path)?.[1] ?? path);

/** AG-02: the choice of a customer, after acting for one has ended because the agent was away, or after the longest time. */
export const customersAfter = (ended: 'idle' | 'longest'): string => `${ROUTES.customers}?ended=${ended}`;

/** Compares paths, ignoring a trailing slash. */
export const samePath = (left: string, right: string): boolean =>
  withoutTrailingSlashes(left) === withoutTrailingSlashes(right);
