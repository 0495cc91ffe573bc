/**
 * Every address of the portal and the screen it shows. Screens load when they are visited. To add a screen: a path in ROUTES
 * (domain/routes.ts), a route here, a folder in screens/.
 */
import type { ComponentType } from 'react';
import { type LazyRouteFunction, matchRoutes, Navigate, type RouteObject } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { AppFailure } from '../app/failures/app-failure';
import { ScreenFailure } from '../app/failures/screen-failure';
import {
  RequireAdministrator,
  RequireOpenPortal,
  RequireSession,
  RequireStaysBooking,
  RequireWallet,
  RequireWishlists,
} from '../app/session/require-session';
import { Shell } from '../app/shell/shell';

type LazyRoute = LazyRouteFunction<RouteObject>;

export const loadLateRecipes = () => import('../app/theme/late-recipes');

/** A screen that uses more than the recipes that load first. */
const screen =
  (load: () => Promise<ComponentType>): LazyRoute =>
  async () => {
    const [Component] = await Promise.all([load(), loadLateRecipes()]);
    return { Component };
  };

const load = {
  signIn: screen(async () => (await import('../screens/account/sign-in/sign-in.screen')).SignInScreen),
  staysHome: async () => {
    const { StaysHomeScreen, query } = await import('../screens/discover/stays-home/stays-home.screen');
    return { Component: StaysHomeScreen, handle: { query } };
  },
  staysAvailability: async () => {
    const module = await import('../screens/discover/stays-availability/stays-availability.screen');
    return { Component: module.StaysAvailabilityScreen, handle: { query: module.query } };
  },
  listing: async () => {
    const { ListingScreen, query } = await import('../screens/booking/listing/listing.screen');
    return { Component: ListingScreen, handle: { query } };
  },
  customize: screen(
    async () => (await import('../screens/booking/customize/customize.screen')).CustomizeScreen,
  ),
  checkout: screen(async () => (await import('../screens/booking/checkout/checkout.screen')).CheckoutScreen),
  confirmation: screen(
    async () => (await import('../screens/booking/confirmation/confirmation.screen')).ConfirmationScreen,
  ),
  trips: screen(async () => (await import('../screens/trips/trips.screen')).TripsScreen),
  trip: screen(async () => (await import('../screens/trips/trip/trip.screen')).TripScreen),
  profile: screen(async () => (await import('../screens/account/profile/profile.screen')).ProfileScreen),
  approvals: screen(
    async () => (await import('../screens/account/approvals/approvals.screen')).ApprovalsScreen,
  ),
  wallet: screen(async () => (await import('../screens/account/wallet/wallet.screen')).WalletScreen),
  favorites: screen(
    async () => (await import('../screens/discover/favorites/favorites.screen')).FavoritesScreen,
  ),
  wishlist: screen(
    async () => (await import('../screens/discover/favorites/wishlist/wishlist.screen')).WishlistScreen,
  ),
  experiences: screen(
    async () => (await import('../screens/discover/experiences/experiences.screen')).ExperiencesScreen,
  ),
  experience: screen(
    async () =>
      (await import('../screens/discover/experiences/experience/experience.screen')).ExperienceScreen,
  ),
  agentLogin: screen(
    async () => (await import('../screens/account/sign-in/agent-login.screen')).AgentLoginScreen,
  ),
  requireAgent: screen(async () => (await import('../screens/agent/require-agent')).RequireAgent),
  customers: screen(
    async () => (await import('../screens/agent/customers/customers.screen')).CustomersScreen,
  ),
  priceMatchClaims: screen(
    async () =>
      (await import('../screens/agent/price-match-claims/price-match-claims.screen')).PriceMatchClaimsScreen,
  ),
  acknowledgement: screen(
    async () => (await import('../screens/first-steps/acknowledgement.screen')).AcknowledgementScreen,
  ),
  onboarding: screen(async () => (await import('../screens/first-steps/onboarding.screen')).OnboardingScreen),
  administration: screen(
    async () => (await import('../screens/administration/administration.screen')).AdministrationScreen,
  ),
  access: screen(async () => (await import('../screens/notices/access.screen')).AccessScreen),
  help: screen(async () => (await import('../screens/notices/help.screen')).HelpScreen),
  placeholder: screen(async () => (await import('../screens/notices/placeholder.screen')).PlaceholderScreen),
} satisfies Record<string, LazyRoute>;

const accessPaths = [
  ROUTES.startSession,
  ROUTES.invalidSession,
  ROUTES.endSession,
  ROUTES.accessDenied,
  ROUTES.accessDeniedNotBeta,
];

const placeholderPaths = [ROUTES.flights, ROUTES.cars, ROUTES.premiumOffers, '*'];

const helpPaths = [
  ROUTES.terms,
  ROUTES.complimentaryNightTerms,
  ROUTES.cancelForAnyReasonTerms,
  ROUTES.priceFreezeTerms,
  ROUTES.faq,
];

const toStays = <Navigate to={ROUTES.stays} replace />;

const screens: RouteObject[] = [
  { path: ROUTES.login, lazy: load.signIn },
  { path: ROUTES.signInReturn, lazy: load.signIn },
  { path: ROUTES.agentLogin, lazy: load.agentLogin },
  { path: ROUTES.agentSignInReturn, lazy: load.agentLogin },
  {
    lazy: load.requireAgent,
    children: [
      { path: ROUTES.customers, lazy: load.customers },
      { path: ROUTES.priceMatchClaims, lazy: load.priceMatchClaims },
    ],
  },
  {
    element: <RequireSession exceptVisitors />,
    children: [
      {
        element: <RequireOpenPortal />,
        children: [
          { path: ROUTES.root, lazy: load.staysHome },
          { path: ROUTES.stays, lazy: load.staysHome },
          { path: ROUTES.staysAvailability, lazy: load.staysAvailability },
          { path: ROUTES.vacationRentalsShop, lazy: load.listing },
        ],
      },
    ],
  },
  {
    element: <RequireSession />,
    children: [
      { path: ROUTES.trips, lazy: load.trips },
      { path: `${ROUTES.trips}/:tripId/:modal?`, lazy: load.trip },
      { path: ROUTES.profile, lazy: load.profile },
      { path: ROUTES.approvals, lazy: load.approvals },
      {
        element: <RequireAdministrator />,
        children: [{ path: ROUTES.administration, lazy: load.administration }],
      },
      { element: <RequireWallet />, children: [{ path: ROUTES.wallet, lazy: load.wallet }] },
      {
        element: <RequireOpenPortal />,
        children: [
          { path: ROUTES.activitiesAvailability, lazy: load.experiences },
          { path: ROUTES.activitiesShop, lazy: load.experience },
          {
            element: <RequireStaysBooking />,
            children: [
              { path: ROUTES.vacationRentalsCustomize, lazy: load.customize },
              { path: ROUTES.vacationRentalsBook, lazy: load.checkout },
              { path: ROUTES.vacationRentalsConfirm, lazy: load.confirmation },
            ],
          },
          {
            element: <RequireWishlists />,
            children: [
              { path: ROUTES.favorites, lazy: load.favorites },
              { path: `${ROUTES.favorites}:wishlistId/`, lazy: load.wishlist },
            ],
          },
        ],
      },
    ],
  },
  // RT-05: any other address of homes, or of their booking, leads to the search.
  { path: `${ROUTES.vacationRentals}*`, element: toStays },
  { path: ROUTES.acknowledgement, lazy: load.acknowledgement },
  { path: ROUTES.onboarding, lazy: load.onboarding },
  ...accessPaths.map((path) => ({ path, lazy: load.access })),
  ...helpPaths.map((path) => ({ path, lazy: load.help })),
  ...placeholderPaths.map((path) => ({ path, lazy: load.placeholder })),
];

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <AppFailure />,
    hydrateFallbackElement: <></>,
    children: [{ errorElement: <ScreenFailure />, children: screens }],
  },
];

/** Loads the code of the screen of a path. A router that is created afterwards shows the screen without waiting. */
export async function loadScreen(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
