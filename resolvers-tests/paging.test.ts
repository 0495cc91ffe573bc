import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { ok } from './testing/platform-mock';
import { useResolvers } from './testing/resolvers-kit';

const kit = useResolvers();

interface Page {
  readonly totalCount: number;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly edges: readonly { readonly cursor: string }[];
  readonly nodes: readonly { readonly name: string }[];
}

interface Data {
  readonly wishlists: Page;
  readonly wishlist: { readonly items: Page };
  readonly wallet: { readonly activity: Page };
  readonly trips: Page;
  readonly listing: { readonly reviews: Page };
  readonly stays: Page;
  readonly experiences: Page;
}

const PAGE = 'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor }';
const ARGS = 'first: $first, after: $after';
const STAY = 'fromDate: "2026-06-05", untilDate: "2026-06-07"';

const pageWith = (name: string): string => `{ ${PAGE} nodes { name: ${name} } }`;

/** A list, and how to read a page of it. */
interface List {
  readonly field: string;
  readonly pageOf: (data: Data) => Page;
}

const wishlists: List = {
  field: `wishlists(${ARGS}) ${pageWith('id')}`,
  pageOf: (data) => data.wishlists,
};
const homesOf = (wishlistId: string): List => ({
  field: `wishlist(id: "${wishlistId}") { items(${ARGS}) ${pageWith('listingId')} }`,
  pageOf: (data) => data.wishlist.items,
});
const activity: List = {
  field: `wallet { activity(${ARGS}) ${pageWith('id')} }`,
  pageOf: (data) => data.wallet.activity,
};
const trips = (section: string): List => ({
  field: `trips(section: ${section}, ${ARGS}) ${pageWith('id')}`,
  pageOf: (data) => data.trips,
});
const reviewsOf = (listingId: string): List => ({
  field: `listing(id: "${listingId}", stay: { ${STAY} }) { reviews(${ARGS}) ${pageWith('author')} }`,
  pageOf: (data) => data.listing.reviews,
});
const stays = (search = '', stay = ''): List => ({
  field: `stays(search: { placeId: "moab", stay: { ${STAY} ${stay} } ${search} }, ${ARGS}) ${pageWith('listingId')}`,
  pageOf: (data) => data.stays,
});
const experiences = (search = 'locationName: "Moab"'): List => ({
  field: `experiences(search: { dates: { ${STAY} } ${search} }, ${ARGS}) ${pageWith('id')}`,
  pageOf: (data) => data.experiences,
});

const request = ({ field }: List, after: string | null, first: number) =>
  kit.run<Data>(gql`query ($first: Int, $after: String) { ${field} }`, { first, after });

async function read(list: List, after: string | null = null, first = 2): Promise<Page> {
  const { data, errors } = await request(list, after, first);
  expect(errors).toBeUndefined();
  return list.pageOf(data);
}

const names = ({ nodes }: Page): string[] => nodes.map(({ name }) => name);

/** Entries are numbered in the order of their list. */
type Entry = number;

const nameOf = (entry: Entry): string => `e${entry}`;
/** The greater the entry, the earlier: most lists begin with the latest. */
const dayOf = (entry: Entry): string => `2026-04-${20 - entry}`;
const timeOf = (entry: Entry): string => `${dayOf(entry)}T09:00:00.000Z`;

function hasWishlists(entries: readonly Entry[]) {
  const [wishlist] = fixture<'WishlistList'>('wishlists/list-wishlists.two').wishlists;
  kit.platform.on(
    'listWishlists',
    ok({
      wishlists: entries.map((entry) => ({
        ...wishlist!,
        id: { value: nameOf(entry) },
        createdAt: timeOf(entry),
      })),
    }),
  );
}

function hasHomes(entries: readonly Entry[], wishlistId = 'wish-summer') {
  const { wishlist } = fixture<'WishlistAnswer'>('wishlists/get-wishlist.summer');
  const items = entries.map((entry) => ({
    ...wishlist.items[0]!,
    product: { id: { value: nameOf(entry) }, type: 'vr' },
    createdAt: timeOf(entry),
  }));
  kit.platform.on('getWishlist', ok({ wishlist: { ...wishlist, id: { value: wishlistId }, items } }));
}

function hasEvents(entries: readonly Entry[]) {
  const [event] = fixture<'WalletHistory'>('wallet/get-wallet-history.transactions').credits;
  const credits = entries.map((entry) => ({ ...event!, id: nameOf(entry), occurredAt: timeOf(entry) }));
  kit.platform
    .on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.all-on')))
    .on('getWalletHistory', ok({ credits }));
}

function hasTrips(future: readonly Entry[], canceled: readonly Entry[] = []) {
  const list = fixture<'ItineraryList'>('itineraries/list-itineraries.five');
  const trip = list.itineraries.find(({ timeState }) => timeState === 'Future')!;
  const tripOf = (entry: Entry) => ({
    ...trip,
    id: `trip-${entry}`,
    reservation: {
      ...trip.reservation,
      id: { value: nameOf(entry) },
      stayDates: { from: `2026-06-1${entry}`, until: '2026-07-01' },
    },
  });
  const canceledOf = (entry: Entry) => ({ ...tripOf(entry), state: 'Canceled', timeState: 'Canceled' });
  kit.platform.on(
    'listItineraries',
    ok({ itineraries: [...future.map(tripOf), ...canceled.map(canceledOf)] }),
  );
}

function hasReviews(entries: readonly Entry[], listingId = 'home-pine') {
  const { value } = fixture<'ShopHome'>('homes/shop-home.available');
  const reviews = entries.map((entry) => ({
    reviewerName: nameOf(entry),
    score: 5,
    date: dayOf(entry),
    text: 'Good beds.',
  }));
  const listing = { ...value.listing, id: { id: listingId }, reviews };
  kit.platform.on('shopHome', ok({ value: { ...value, listing } }));
}

/** Two homes, of the first page of three. */
const hasStays = () => kit.platform.on('searchHomes', ok(fixture('homes/search-homes.first-page')));
const hasExperiences = () =>
  kit.platform.on('searchExperiences', ok(fixture('experiences/search-experiences.two')));

describe.each<[string, List, (entries: readonly Entry[]) => void]>([
  ['wishlists', wishlists, hasWishlists],
  ['homes of a wishlist', homesOf('wish-summer'), hasHomes],
  ['events of the credit', activity, hasEvents],
  ['trips of a section', trips('UPCOMING'), hasTrips],
  ['trips of all sections', trips('null'), hasTrips],
  ['reviews of a home', reviewsOf('home-pine'), hasReviews],
])('the next page of %s', (_, list, has) => {
  const more = { hasNextPage: true, hasPreviousPage: true };

  test.each<[string, readonly Entry[], readonly Entry[], object]>([
    ['follows the page before', [1, 2, 3, 4, 5], [3, 4], more],
    ['skips nothing when an earlier entry has been removed', [2, 3, 4, 5], [3, 4], more],
    ['repeats nothing when an entry has been added before', [0, 1, 2, 3, 4, 5], [3, 4], more],
    ['starts where the entry of the cursor was when that is removed', [1, 3, 4, 5], [3, 4], more],
    ['starts there when an entry has been added before, too', [0, 1, 3, 4, 5], [3, 4], more],
    [
      'starts there when all earlier entries are removed',
      [3, 4, 5],
      [3, 4],
      { ...more, hasPreviousPage: false },
    ],
    ['has the entries that are left behind it', [1, 2, 5], [5], { ...more, hasNextPage: false }],
    ['is empty when none is left behind it', [1], [], { ...more, hasNextPage: false }],
  ])('%s', async (_case, entries, next, pageInfo) => {
    has([1, 2, 3, 4, 5]);
    const first = await read(list);
    expect(names(first)).toEqual(['e1', 'e2']);
    has(entries);
    const page = await read(list, first.pageInfo.endCursor);
    expect(names(page)).toEqual(next.map(nameOf));
    expect(page.pageInfo).toMatchObject(pageInfo);
    expect(page.totalCount).toBe(entries.length);
  });

  test('can follow every entry, whose cursors do not change with the list', async () => {
    has([1, 2, 3]);
    const { edges, pageInfo } = await read(list, null, 3);
    expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0]!.cursor, edges[2]!.cursor]);
    expect(names(await read(list, edges[0]!.cursor))).toEqual(['e2', 'e3']);
    has([0, 1, 2, 3]);
    expect((await read(list, null, 4)).edges.slice(1)).toEqual(edges);
  });
});

test('a trip that is canceled while the list is read does not end the list', async () => {
  hasTrips([1, 2, 3, 4]);
  const { pageInfo } = await read(trips('null'));
  hasTrips([1, 3, 4], [2]);
  expect(names(await read(trips('null'), pageInfo.endCursor, 3))).toEqual(['e3', 'e4', 'e2']);
});

test('entries of the same time follow each other, and a page repeats them rather than skip one', async () => {
  const { wishlists: two } = fixture<'WishlistList'>('wishlists/list-wishlists.two');
  const withIds = (...ids: string[]) =>
    kit.platform.on('listWishlists', ok({ wishlists: ids.map((value) => ({ ...two[0]!, id: { value } })) }));
  withIds('a', 'b', 'c');
  const { pageInfo } = await read(wishlists);
  expect(names(await read(wishlists, pageInfo.endCursor))).toEqual(['c']);
  withIds('a', 'c');
  expect(names(await read(wishlists, pageInfo.endCursor))).toEqual(['a', 'c']);
});

test('a review that the platform lists twice does not keep a reader on its page', async () => {
  hasReviews([1, 1, 2]);
  const { pageInfo } = await read(reviewsOf('home-pine'), null, 1);
  expect(names(await read(reviewsOf('home-pine'), pageInfo.endCursor, 1))).toEqual(['e2']);
});

test('a time that JavaScript has no date for has a cursor', async () => {
  const { wishlists: two } = fixture<'WishlistList'>('wishlists/list-wishlists.two');
  two[0]!.createdAt = '2026-06-30T23:59:60Z';
  kit.platform.on('listWishlists', ok({ wishlists: two }));
  const { pageInfo } = await read(wishlists, null, 1);
  expect(names(await read(wishlists, pageInfo.endCursor))).toEqual(['wish-lakes']);
});

test.each([0, 51])('a page of %d entries is refused, of a whole list and of a search', async (first) => {
  hasWishlists([1, 2, 3]);
  for (const list of [wishlists, stays()]) {
    expect((await request(list, null, first)).errors).toMatchObject([
      { message: '`first` must be 1 to 50.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  }
});

describe('a cursor is refused', () => {
  const LISTS: Readonly<Record<string, List>> = {
    wishlists,
    'the homes of a wishlist': homesOf('wish-summer'),
    'the activity': activity,
    'all trips': trips('null'),
    'upcoming trips': trips('UPCOMING'),
    'the reviews of a home': reviewsOf('home-pine'),
    stays: stays(),
    experiences: experiences(),
  };

  beforeEach(() => {
    hasWishlists([1, 2, 3]);
    hasHomes([1, 2, 3]);
    hasEvents([1, 2, 3]);
    hasTrips([1, 2, 3]);
    hasReviews([1, 2, 3]);
    hasStays();
    hasExperiences();
  });

  async function expectRefused(list: List, after: string | null) {
    const { errors } = await request(list, after, 2);
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Invalid cursor in `after`.',
        extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }),
      }),
    ]);
  }

  test.each(Object.keys(LISTS))('of %s by every other list', async (name) => {
    const { edges } = await read(LISTS[name]!);
    for (const other of Object.keys(LISTS).filter((each) => each !== name)) {
      await expectRefused(LISTS[other]!, edges[0]!.cursor);
    }
  });

  test.each(Object.keys(LISTS))('that is malformed, or of an earlier format, by %s', async (name) => {
    const { edges } = await read(LISTS[name]!);
    const decoded = Buffer.from(edges[0]!.cursor, 'base64url').toString();
    const texts = ['', '1', '1:cursor_2', `${decoded.split(':')[0]}:x:`, `${decoded.split(':')[0]}:`];
    for (const text of texts) await expectRefused(LISTS[name]!, Buffer.from(text).toString('base64url'));
    await expectRefused(LISTS[name]!, '%%%');
  });

  test('of another wishlist', async () => {
    const { edges } = await read(homesOf('wish-summer'));
    hasHomes([1, 2, 3], 'wish-lakes');
    await expectRefused(homesOf('wish-lakes'), edges[0]!.cursor);
  });

  test('of the reviews of another home', async () => {
    const { edges } = await read(reviewsOf('home-pine'));
    hasReviews([1, 2, 3], 'home-elm');
    await expectRefused(reviewsOf('home-elm'), edges[0]!.cursor);
  });

  test.each([
    ['another part of the map', stays('bounds: { north: 39, east: -109, south: 38, west: -110 }')],
    ['another order', stays('sortOrder: PRICE')],
    ['another filter', stays('filters: { minimumBedrooms: 2 }')],
    ['another party', stays('', 'adults: 3')],
    ['another place', { ...stays(), field: stays().field.replace('moab', 'outer-banks') }],
    ['other dates', { ...stays(), field: stays().field.replace('2026-06-07', '2026-06-08') }],
  ])('of a search for stays with %s, and nothing is sent', async (_, other) => {
    const { pageInfo } = await read(stays());
    kit.platform.sent.length = 0;
    await expectRefused(other, pageInfo.endCursor);
    expect(kit.platform.sent).toEqual([]);
  });

  test.each([
    ['before a page of the platform', -1],
    ['behind the longest page of the platform', 101],
  ])('that points %s', async (_, seenCount) => {
    const { edges } = await read(stays());
    const decoded = Buffer.from(edges[0]!.cursor, 'base64url').toString();
    const changed = decoded.replace(':1:', `:${seenCount}:`);
    expect(changed).not.toBe(decoded);
    await expectRefused(stays(), Buffer.from(changed).toString('base64url'));
  });

  test('of a search for other experiences', async () => {
    const { pageInfo } = await read(experiences());
    await expectRefused(experiences('locationName: "Asheville"'), pageInfo.endCursor);
    await expectRefused(experiences('locationName: "Moab", rating: GOOD'), pageInfo.endCursor);
  });
});

test.each([
  ['stays', stays('filters: { amenities: [POOL, WIFI] }'), stays('filters: { amenities: [WIFI, POOL] }')],
  [
    'experiences',
    experiences('locationName: "Moab", timesOfDay: [MORNING, AFTERNOON]'),
    experiences('locationName: " Moab", timesOfDay: [AFTERNOON, MORNING], sortOrder: RECOMMENDED'),
  ],
])('a cursor of the same search for %s in other words is accepted', async (_, search, same) => {
  hasStays();
  hasExperiences();
  const { pageInfo } = await read(search);
  await read(same, pageInfo.endCursor);
});

test('a cursor of a search does not contain the search', async () => {
  hasStays();
  const { edges } = await read(stays());
  expect(Buffer.from(edges[0]!.cursor, 'base64url').toString()).not.toMatch(/moab|2026/);
});

test('a page of stays that begins late in a page of the platform requests no more homes than exist', async () => {
  const page = fixture<'HomePage'>('homes/search-homes.first-page');
  const homes = Array.from({ length: 90 }, () => page.homes[0]!);
  kit.platform.on('searchHomes', ok(page), ok({ ...page, homes }));
  const first = await read(stays());
  const { edges } = await read(stays(), first.pageInfo.endCursor);
  await read(stays(), edges[88]!.cursor, 50);
  expect(kit.platform.sent.at(-1)?.body).toMatchObject({ page: { cursor: 'cursor_2', size: 100 } });
});
