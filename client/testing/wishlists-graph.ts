import { type Mock, vi } from 'vitest';
import type { Favorite } from '#domain/wishlists.ts';
import { withExperiments } from './portal-facts';
import type { TestResolvers } from './schema-link';
import { home, homesPage, place } from './stays';

interface TestWishlist {
  readonly id: string;
  readonly name: string;
  readonly homes: readonly string[];
}

interface Page {
  readonly first: number;
  readonly after?: string | null;
}

/** A user for whom wishlists are enabled. */
export const withWishlists = (...others: readonly string[]) => withExperiments('wishlists', ...others);

export const refusal = (title: string) => ({
  __typename: 'WishlistRefused',
  code: 'WISHLIST_MISSING',
  rawCode: null,
  title,
  text: 'Please choose another one.',
  buttons: [{ label: 'Continue', action: 'RESET' }],
  icon: 'GENERIC_ERROR',
  trackingTag: null,
});

export const down = (): never => {
  throw new Error('down');
};

/** The next change is made, but its response is lost. */
export function loseAnswer<Input>(change: Mock<(input: Input) => unknown>): void {
  const make = change.getMockImplementation();
  change.mockImplementationOnce((input) => {
    make?.(input);
    return down();
  });
}

const favoritesOf = (wishlists: readonly TestWishlist[]): Favorite[] =>
  wishlists.flatMap(({ id, homes }) => homes.map((listingId) => ({ listingId, wishlistId: id })));

const without = (wishlist: TestWishlist, listingId: string): TestWishlist => ({
  ...wishlist,
  homes: wishlist.homes.filter((each) => each !== listingId),
});

/** A wishlist as the graph returns it; `listing` reads its homes. */
const viewOf = (
  { id, name, homes }: TestWishlist,
  listing: (listingId: string, stay: unknown) => unknown,
) => ({
  id,
  name,
  createdAt: '2026-04-01T09:00:00.000Z',
  items: (page: Page) =>
    pageOf(
      homes.map((listingId) => ({
        listingId,
        addedAt: '2026-04-02T09:00:00.000Z',
        listing: (args: unknown) => listing(listingId, args),
      })),
      page,
    ),
});

/** Resolvers that read and change the wishlists in memory. */
function wishlistFields(start: readonly TestWishlist[]) {
  let wishlists = [...start];
  const find = (id: string) => wishlists.find((wishlist) => wishlist.id === id);
  const isTaken = (name: string, id?: string) =>
    wishlists.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase());
  const replace = (id: string, change: Partial<TestWishlist>) => {
    wishlists = wishlists.map((wishlist) => (wishlist.id === id ? { ...wishlist, ...change } : wishlist));
  };
  const favorites = () => favoritesOf(wishlists);
  const view = (wishlist: TestWishlist) => viewOf(wishlist, queries.listing);
  const added = (id: string) => {
    const wishlist = find(id);
    if (!wishlist) throw new Error(`No wishlist ${id}`);
    return { __typename: 'AddedToWishlist', wishlist: view(wishlist), favorites: favorites() };
  };

  const queries = {
    favorites: vi.fn(favorites),
    wishlists: vi.fn((page: Page) => pageOf(wishlists.map(view), page)),
    wishlist: vi.fn((id: string): unknown => {
      const wishlist = find(id);
      return wishlist ? view(wishlist) : null;
    }),
    listing: vi.fn<(listingId: string, stay: unknown) => unknown>((listingId) => home(listingId)),
  };
  const mutations = {
    addToWishlist: vi.fn((input: { listingId: string; wishlistId?: string }): unknown => {
      if (wishlists.length === 0) wishlists = [{ id: 'wish-first', name: 'Favorites', homes: [] }];
      const id = input.wishlistId ?? wishlists[0]?.id ?? '';
      replace(id, { homes: [input.listingId, ...(find(id)?.homes ?? [])] });
      return added(id);
    }),
    removeFromWishlists: vi.fn((listingId: string): unknown => {
      wishlists = wishlists.map((wishlist) => without(wishlist, listingId));
      return { listingId, favorites: favorites() };
    }),
    createWishlist: vi.fn((name: string): unknown => {
      if (isTaken(name)) return refusal('You already have a wishlist with this name.');
      const wishlist = { id: `wish-${name}`, name, homes: [] };
      wishlists = [wishlist, ...wishlists];
      return { __typename: 'WishlistCreated', wishlist: view(wishlist) };
    }),
    renameWishlist: vi.fn(({ id, name }: { id: string; name: string }): unknown => {
      if (isTaken(name, id)) return refusal('You already have a wishlist with this name.');
      replace(id, { name });
      return { __typename: 'WishlistRenamed', wishlist: { ...view({ id, name, homes: [] }) } };
    }),
    deleteWishlist: vi.fn((id: string): unknown => {
      wishlists = wishlists.filter((wishlist) => wishlist.id !== id);
      return { __typename: 'WishlistDeleted', id, favorites: favorites() };
    }),
  };

  return { queries, mutations };
}

/**
 * The graph's wishlists as far as screens need them, kept in memory. A test replaces the resolver that it is about:
 * `graph.mutations.addToWishlist.mockImplementationOnce(…)`.
 */
export function wishlistsGraph(...start: readonly TestWishlist[]) {
  const { queries, mutations } = wishlistFields(start);
  const resolvers = {
    Query: {
      places: () => [place('p-duck', 'Duck')],
      stays: () => homesPage([home('1'), home('2')]),
      favorites: () => queries.favorites(),
      wishlists: (_: unknown, page: Page) => queries.wishlists(page),
      wishlist: (_: unknown, { id }: { id: string }) => queries.wishlist(id),
    },
    Mutation: {
      addToWishlist: (_: unknown, { input }: { input: { listingId: string } }) =>
        mutations.addToWishlist(input),
      removeFromWishlists: (_: unknown, { input }: { input: { listingId: string } }) =>
        mutations.removeFromWishlists(input.listingId),
      createWishlist: (_: unknown, { input }: { input: { name: string } }) =>
        mutations.createWishlist(input.name),
      renameWishlist: (_: unknown, { input }: { input: { id: string; name: string } }) =>
        mutations.renameWishlist(input),
      deleteWishlist: (_: unknown, { input }: { input: { id: string } }) =>
        mutations.deleteWishlist(input.id),
    },
  } satisfies TestResolvers;
  return { resolvers, queries, mutations };
}

function pageOf<Node>(all: readonly Node[], { first, after }: Page) {
  const from = after ? Number(after) : 0;
  const nodes = all.slice(from, from + first);
  const cursor = (index: number) => String(from + index + 1);
  return {
    totalCount: all.length,
    nodes,
    edges: nodes.map((node, index) => ({ cursor: cursor(index), node })),
    pageInfo: {
      hasNextPage: from + nodes.length < all.length,
      hasPreviousPage: from > 0,
      startCursor: nodes.length > 0 ? cursor(0) : null,
      endCursor: nodes.length > 0 ? cursor(nodes.length - 1) : null,
    },
  };
}
