/**
 * The pages that are rendered on the gateway: whose they are, and the queries that their first view needs. What is not asked
 * here is drawn as loading, and asked by the browser. To render another page, add a row.
 */
import type { DocumentNode } from 'graphql';
import type { PageAudience, PageRequest } from '../../domain/portal/rendered-page';
import { tenantOf } from '../../domain/portal/tenants';
import { ROUTES } from '../../domain/routes';
import { parseSearch, type SearchState } from '../../domain/search/search-state';
import { RewardsBannerDocument } from '../app/rewards-banner/rewards-banner.generated';
import { SessionDocument } from '../app/session/session.generated';
import { ListingDocument } from '../screens/listing/listing.generated';
import { listingVariables } from '../screens/listing/listing-variables';
import { ListingRewardsDocument } from '../screens/listing/rewards/rewards.generated';
import { SignInScreenDocument } from '../screens/sign-in/sign-in.generated';
import { StaysHomeScreenDocument } from '../screens/stays-home/stays-home.generated';
import { FavoritesDocument } from '../wishlists/heart/favorites.generated';

export interface Read {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface ServerPage {
  readonly paths: readonly string[];
  readonly audience: PageAudience;
  /** Beside the session; undefined where the address leads elsewhere. */
  readonly reads: (request: PageRequest) => readonly Read[] | undefined;
  /** The answers without which there is no such page. */
  readonly needs?: (answers: ReadonlyMap<DocumentNode, Readonly<Record<string, unknown>>>) => boolean;
}

const read = (document: DocumentNode, variables: Read['variables'] = {}): Read => ({ document, variables });

const searchOf = ({ address, today, tenant }: PageRequest): SearchState =>
  parseSearch(new URL(address, 'http://page').searchParams, {
    today,
    defaultAdults: tenantOf(tenant).defaultAdults,
  });

export const SERVER_PAGES: readonly ServerPage[] = [
  {
    paths: [ROUTES.root, ROUTES.stays],
    audience: 'signed-in',
    reads: () => [read(StaysHomeScreenDocument), read(RewardsBannerDocument)],
  },
  {
    paths: [ROUTES.vacationRentalsShop],
    audience: 'signed-in',
    reads: (request) => {
      const search = searchOf(request);
      if (search.listingId === undefined) return undefined;
      return [
        read(ListingDocument, listingVariables(search)),
        read(ListingRewardsDocument),
        read(FavoritesDocument),
      ];
    },
    needs: (answers) => answers.get(ListingDocument)?.['listing'] != null,
  },
  { paths: [ROUTES.login], audience: 'signed-out', reads: () => [read(SignInScreenDocument)] },
  {
    paths: [ROUTES.terms, ROUTES.complimentaryNightTerms, ROUTES.faq],
    audience: 'anyone',
    reads: () => [],
  },
];

/** Every page begins with it. */
export const SESSION_READ = read(SessionDocument);

/** All queries that pages may ask for. */
export const DOCUMENTS: readonly DocumentNode[] = [
  SessionDocument,
  FavoritesDocument,
  ListingDocument,
  ListingRewardsDocument,
  RewardsBannerDocument,
  SignInScreenDocument,
  StaysHomeScreenDocument,
];
