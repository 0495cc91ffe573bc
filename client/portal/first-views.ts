/**
 * The pages that visits begin with: the file of each screen, which the browser fetches together with the application, and for
 * pages that the gateway renders their audience and the queries of the first view. Other data is rendered as loading, and
 * requested by the browser. The build, the boot script, and the renderer read this table; it is no part of the application. To
 * render another page, or to fetch its files early, add a row.
 */
import type { DocumentNode } from 'graphql';
import type { PageAudience, PageRequest } from '#domain/portal/rendered-page.ts';
import { tenantOf } from '#domain/portal/tenants.ts';
import { disruptedTrip, ROUTES } from '#domain/routes.ts';
import { parseSearch, type SearchState } from '#domain/search/search-state.ts';
import { RewardsBannerDocument } from '../app/rewards-banner/rewards-banner.generated';
import { SessionDocument } from '../app/session/session.generated';
import { chosenPlace } from '../features/search/chosen-place';
import { FavoritesDocument } from '../features/wishlists/heart/favorites.generated';
import { checkoutVariables } from '../screens/booking/checkout/checkout-variables';
import { CheckoutDocument } from '../screens/booking/checkout/checkout.generated';
import { listingVariables } from '../screens/booking/listing/listing-variables';
import { ListingDocument } from '../screens/booking/listing/listing.generated';
import { ListingRewardsDocument } from '../screens/booking/listing/rewards/rewards.generated';
import { SignInScreenDocument } from '../screens/account/sign-in/sign-in.generated';
import {
  StaysAvailabilityPlaceDocument,
  type StaysAvailabilityPlaceQuery,
  StaysAvailabilityScreenDocument,
} from '../screens/discover/stays-availability/stays-availability.generated';
import { staysVariables } from '../screens/discover/stays-availability/stays-variables';
import { StaysHomeScreenDocument } from '../screens/discover/stays-home/stays-home.generated';
import { AirlineCreditsDocument } from '../screens/trips/airline-credits.generated';
import { FrozenPricesDocument } from '../screens/trips/frozen-prices/frozen-prices.generated';
import { WatchedAndOfferedTripsDocument } from '../screens/trips/watched-and-offered-trips.generated';
import { WATCHED_AND_OFFERED_TRIPS, TRIP_SECTIONS, tripsVariables } from '../screens/trips/trips-variables';
import { TripsSectionDocument } from '../screens/trips/trips.generated';

export interface Read {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface FirstView {
  readonly paths: readonly string[];
  /** Below client/. */
  readonly screen: string;
  /** The screen needs no recipes but those that load first (app/theme/recipes.ts). */
  readonly isPlain?: boolean;
  /** Undefined for a page that only the browser renders. */
  readonly rendered?: RenderedView;
}

export interface RenderedView {
  readonly audience: PageAudience;
  /** In addition to the session; undefined where the address redirects. */
  readonly reads: (request: PageRequest) => readonly Read[] | undefined;
  /** Queries that depend on the result of one of them, for the paths that need them. */
  readonly readsAfter?: {
    readonly document: DocumentNode;
    readonly reads: (request: PageRequest, answer: Data) => readonly Read[];
  };
  /** The results without which the page does not exist. */
  readonly needs?: (answers: Answered) => boolean;
}

type Data = Readonly<Record<string, unknown>>;

export type Answered = ReadonlyMap<DocumentNode, Data>;

const read = (document: DocumentNode, variables: Read['variables'] = {}): Read => ({ document, variables });

/** Queries that a visitor's page does not send. */
const ofUser = ({ isSignedIn }: PageRequest, ...documents: readonly DocumentNode[]): Read[] =>
  isSignedIn ? documents.map((document) => read(document)) : [];

const searchOf = ({ address, today, tenant }: PageRequest): SearchState =>
  parseSearch(new URL(address, 'http://page').searchParams, {
    today,
    defaultAdults: tenantOf(tenant).defaultAdults,
  });

const staysIn = (placeId: string | undefined, search: SearchState): Read =>
  read(StaysAvailabilityScreenDocument, { ...staysVariables(placeId, search) });

export const FIRST_VIEWS: readonly FirstView[] = [
  {
    paths: [ROUTES.root, ROUTES.stays],
    screen: 'screens/discover/stays-home/stays-home.screen.tsx',
    isPlain: true,
    rendered: {
      audience: 'visitors',
      reads: (request) => [read(StaysHomeScreenDocument), ...ofUser(request, RewardsBannerDocument)],
    },
  },
  {
    paths: [ROUTES.vacationRentalsShop],
    screen: 'screens/booking/listing/listing.screen.tsx',
    isPlain: true,
    rendered: {
      audience: 'visitors',
      reads: (request) => {
        const search = searchOf(request);
        if (search.listingId === undefined) return undefined;
        return [
          read(ListingDocument, listingVariables(search)),
          ...ofUser(request, ListingRewardsDocument, FavoritesDocument),
        ];
      },
      needs: (answers) => answers.get(ListingDocument)?.['listing'] != null,
    },
  },
  {
    paths: [ROUTES.staysAvailability],
    screen: 'screens/discover/stays-availability/stays-availability.screen.tsx',
    isPlain: true,
    rendered: {
      audience: 'visitors',
      reads: (request) => {
        const search = searchOf(request);
        // Only the browser draws the map.
        if (/[?&]view=map/.test(request.address)) return undefined;
        const { locationName: name } = search;
        const place = chosenPlace(search);
        const stays =
          place || name === undefined
            ? staysIn(place?.id, search)
            : read(StaysAvailabilityPlaceDocument, { name });
        return [...ofUser(request, RewardsBannerDocument, FavoritesDocument), stays];
      },
      readsAfter: {
        document: StaysAvailabilityPlaceDocument,
        // An unknown place has a page, too.
        reads: (request, { places }) =>
          (places as StaysAvailabilityPlaceQuery['places'])?.map(({ id }) =>
            staysIn(id, searchOf(request)),
          ) ?? [],
      },
    },
  },
  {
    paths: [ROUTES.trips],
    screen: 'screens/trips/trips.screen.tsx',
    rendered: {
      audience: 'signed-in',
      reads: ({ address }) =>
        disruptedTrip(new URL(address, 'http://page').searchParams) === null
          ? [
              ...TRIP_SECTIONS.map((section) => read(TripsSectionDocument, tripsVariables(section))),
              read(WatchedAndOfferedTripsDocument, WATCHED_AND_OFFERED_TRIPS),
              read(FrozenPricesDocument),
              read(AirlineCreditsDocument),
            ]
          : undefined,
    },
  },
  {
    paths: [ROUTES.vacationRentalsBook],
    screen: 'screens/booking/checkout/checkout.screen.tsx',
    // Only its frame: the steps show data that only the browser stores.
    rendered: {
      audience: 'signed-in',
      reads: (request) => {
        const search = searchOf(request);
        if (search.listingId === undefined) return undefined;
        return [
          read(CheckoutDocument, checkoutVariables(search.listingId, search)),
          read(RewardsBannerDocument),
        ];
      },
      needs: (answers) => answers.get(CheckoutDocument)?.['listing'] != null,
    },
  },
  {
    paths: [ROUTES.login],
    screen: 'screens/account/sign-in/sign-in.screen.tsx',
    rendered: {
      audience: 'signed-out',
      reads: () => [read(SignInScreenDocument)],
    },
  },
  {
    paths: [ROUTES.terms, ROUTES.complimentaryNightTerms, ROUTES.faq],
    screen: 'screens/notices/help.screen.tsx',
    rendered: {
      audience: 'anyone',
      reads: () => [],
    },
  },
  { paths: [ROUTES.vacationRentalsCustomize], screen: 'screens/booking/customize/customize.screen.tsx' },
  { paths: [ROUTES.vacationRentalsConfirm], screen: 'screens/booking/confirmation/confirmation.screen.tsx' },
  { paths: [ROUTES.favorites], screen: 'screens/discover/favorites/favorites.screen.tsx' },
];

/** Every page starts with it. */
export const SESSION_READ = read(SessionDocument);

/** All queries that pages may send. */
export const DOCUMENTS: readonly DocumentNode[] = [
  SessionDocument,
  AirlineCreditsDocument,
  CheckoutDocument,
  FavoritesDocument,
  FrozenPricesDocument,
  ListingDocument,
  ListingRewardsDocument,
  WatchedAndOfferedTripsDocument,
  RewardsBannerDocument,
  SignInScreenDocument,
  StaysAvailabilityPlaceDocument,
  StaysAvailabilityScreenDocument,
  StaysHomeScreenDocument,
  TripsSectionDocument,
];
