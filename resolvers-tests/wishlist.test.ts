import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import type { Wire } from '#gateway/rest/wire.ts';
import { ok, refused } from './testing/platform-mock';
import { FAILURE, useResolvers } from './testing/resolvers-kit';

const kit = useResolvers();

const stay = { fromDate: '2026-06-05', untilDate: '2026-06-07', adults: 2 };
const map = [
  { listingId: 'home-pine', wishlistId: 'wish-summer' },
  { listingId: 'home-elm', wishlistId: 'wish-summer' },
];

const withMap = () =>
  kit.platform.on('listWishlistItems', ok(fixture('wishlists/list-wishlist-items.three')));
const withWishlists = () => kit.platform.on('listWishlists', ok(fixture('wishlists/list-wishlists.two')));
/** A search that finds these homes, for any request. */
function withHomes(ids: readonly string[], availability?: Wire<'SummaryAvailability'>) {
  const page = fixture<'HomePage'>('homes/search-homes.first-page');
  const [home] = page.homes;
  const homes = ids.map((id) => ({ ...home!, listingId: { id }, ...(availability && { availability }) }));
  return kit.platform.on('searchHomes', ok({ ...page, homes }));
}

describe('favorites', () => {
  test('[WI-03] [WI-07] are the items of all wishlists as a map, each home once under its newest wishlist', async () => {
    withMap();
    const { data, errors } = await kit.run(gql`{ favorites { listingId wishlistId } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ favorites: map });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/travel/wishlists/wishlist/get-all-wishlist-items-by-user',
        body: undefined,
      }),
    ]);
  });

  test('[WI-07] products other than vacation rentals are left out', async () => {
    const answer = fixture<'WishlistItemList'>('wishlists/list-wishlist-items.three');
    answer.wishlistItems[0]!.product.type = 'hotel' as 'vr';
    kit.platform.on('listWishlistItems', ok(answer));
    const { data } = await kit.run(gql`{ favorites { listingId wishlistId } }`);
    expect(data).toEqual({ favorites: [map[1], { listingId: 'home-pine', wishlistId: 'wish-lakes' }] });
  });
});

describe('the home and the wishlist of a favorite', () => {
  test('[WI-03] are read with one call each, for all favorites', async () => {
    withMap();
    withWishlists();
    withHomes(['home-pine']);
    const { data, errors } = await kit.run(
      gql`query ($stay: StayInput!) { favorites { listing(stay: $stay) { listingId } wishlist { id name } } }`,
      { stay },
    );
    expect(errors).toBeUndefined();
    const wishlist = { id: 'wish-summer', name: 'Summer' };
    expect(data).toEqual({
      favorites: [
        { listing: { listingId: 'home-pine' }, wishlist },
        { listing: null, wishlist },
      ],
    });
    expect(kit.platform.sent.map(({ operation }) => operation).sort()).toEqual([
      'listWishlistItems',
      'listWishlists',
      'searchHomes',
    ]);
  });

  test('[DC-07] that cannot be read are null with errors, and the map is returned', async () => {
    withMap();
    kit.platform.on('listWishlists', refused(400, 40001)).on('searchHomes', refused(400, 40001));
    const { data, errors } = await kit.run(
      gql`query ($stay: StayInput!) { favorites { listingId listing(stay: $stay) { listingId } wishlist { id } } }`,
      { stay },
    );
    expect(data).toEqual({
      favorites: map.map(({ listingId }) => ({ listingId, listing: null, wishlist: null })),
    });
    expect(errors).toHaveLength(4);
  });
});

describe('wishlists', () => {
  test('[WI-02] come from POST wishlist/get-all without a body, newest first, page by page', async () => {
    withWishlists();
    const query = gql`query ($after: String) { wishlists(first: 1, after: $after) {
      totalCount pageInfo { hasNextPage hasPreviousPage endCursor } nodes { id name createdAt items { totalCount } } } }`;
    const { data } = await kit.run<{ wishlists: { pageInfo: { endCursor: string } } }>(query);
    expect(data.wishlists).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      nodes: [{ id: 'wish-summer', name: 'Summer', createdAt: expect.any(String), items: { totalCount: 2 } }],
    });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/travel/wishlists/wishlist/get-all',
        body: undefined,
      }),
    ]);
    const { data: next } = await kit.run(query, { after: data.wishlists.pageInfo.endCursor });
    expect(next).toMatchObject({
      wishlists: { pageInfo: { hasNextPage: false, hasPreviousPage: true }, nodes: [{ name: 'Lakes' }] },
    });
  });

  test('wishlists and map of one operation are requested in parallel', async () => {
    kit.platform
      .on('listWishlists', { body: fixture('wishlists/list-wishlists.two'), delayMs: 250 })
      .on('listWishlistItems', { body: fixture('wishlists/list-wishlist-items.three'), delayMs: 250 });
    await kit.run(gql`{ favorites { listingId } wishlists { nodes { id } } }`);
    expect(kit.platform.maxConcurrent).toBe(2);
  });
});

const WISHLIST = gql`query ($id: ID!, $stay: StayInput!, $first: Int, $after: String) { wishlist(id: $id) {
  id name items(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { listingId addedAt listing(stay: $stay) {
      listingId name address { city state } coordinates { lat lon } photos { url } starRating userRating reviewCount numberOfBedrooms
      numberOfBathrooms maxOccupancy collection isPetFriendly
      price { nightly { fiat { value } } nightlyBeforeDiscounts { value } total { fiat { value } } includesTaxesAndFees
        cancellationPolicy }
    } } }
  } } }`;
interface WishlistAnswer {
  wishlist: {
    items: {
      pageInfo: { endCursor: string };
      edges: { node: { listingId: string; listing: Record<string, unknown> } }[];
    };
  };
}

describe('wishlist', () => {
  const withWishlist = () => kit.platform.on('getWishlist', ok(fixture('wishlists/get-wishlist.summer')));
  const variables = { id: 'wish-summer', stay };

  test('[WI-01] [WI-07] comes from POST wishlist/get with its id, and its homes are priced for the stay', async () => {
    withWishlist();
    withHomes(['home-elm', 'home-pine']);
    const { data, errors } = await kit.run<WishlistAnswer>(WISHLIST, variables);
    expect(errors).toBeUndefined();
    expect(data.wishlist).toMatchObject({ id: 'wish-summer', name: 'Summer', items: { totalCount: 2 } });
    expect(data.wishlist.items.edges.map(({ node }) => node.listing['listingId'])).toEqual([
      'home-pine',
      'home-elm',
    ]);
    expect(data.wishlist.items.edges[0]!.node).toEqual({
      listingId: 'home-pine',
      addedAt: '2026-04-20T09:00:00.000Z',
      listing: expect.objectContaining({
        listingId: 'home-pine',
        name: 'Pine Hollow Cabin',
        numberOfBedrooms: 2,
        price: {
          nightly: { fiat: { value: '202.12' } },
          nightlyBeforeDiscounts: { value: '227.12' },
          total: { fiat: { value: '577.50' } },
          includesTaxesAndFees: true,
          cancellationPolicy: 'FULLY_REFUNDABLE',
        },
      }),
    });
    expect(kit.platform.requests('getWishlist')).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/travel/wishlists/wishlist/get',
        body: { wishlistId: { value: 'wish-summer' } },
      }),
    ]);
  });

  test('its homes are requested with one call, including those unavailable for the stay', async () => {
    withWishlist();
    withHomes(['home-pine', 'home-elm']);
    await kit.run(WISHLIST, variables);
    expect(kit.platform.requests('searchHomes')).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/homes/availability',
        body: {
          dateRange: { from: '2026-06-05', until: '2026-06-07' },
          guestDetails: { adults: 2, children: [], infants: 0, petsIncluded: false },
          filters: { listingIds: ['home-pine', 'home-elm'], includeUnavailable: true },
          sort: 'MostRecommended',
          page: { size: 100 },
        },
      }),
    ]);
  });

  test('a page reads only its own homes', async () => {
    withWishlist();
    withHomes(['home-pine', 'home-elm']);
    const { data } = await kit.run<WishlistAnswer>(WISHLIST, { ...variables, first: 1 });
    const { endCursor } = data.wishlist.items.pageInfo;
    kit.platform.sent.length = 0;
    const { data: next } = await kit.run<WishlistAnswer>(WISHLIST, {
      ...variables,
      first: 1,
      after: endCursor,
    });
    expect(next.wishlist.items).toMatchObject({
      pageInfo: { hasNextPage: false },
      edges: [{ node: { listingId: 'home-elm' } }],
    });
    expect(kit.platform.requests('searchHomes').map(({ body }) => body)).toEqual([
      expect.objectContaining({ filters: { listingIds: ['home-elm'], includeUnavailable: true } }),
    ]);
  });

  test('an unavailable home has no price, and a home that no longer exists is null', async () => {
    withWishlist();
    withHomes(['home-elm'], { AvailabilityResult: 'Unavailable' });
    const { data, errors } = await kit.run<WishlistAnswer>(WISHLIST, variables);
    expect(errors).toBeUndefined();
    expect(data.wishlist.items.edges.map(({ node }) => node.listing)).toEqual([
      null,
      expect.objectContaining({ listingId: 'home-elm', price: null }),
    ]);
  });

  test('[DC-07] unreadable homes are errors, and the wishlist is still returned', async () => {
    withWishlist();
    kit.platform.on('searchHomes', refused(500, 50001));
    const { data, errors } = await kit.run<WishlistAnswer>(WISHLIST, variables);
    expect(errors).toHaveLength(2);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'PLATFORM_ERROR' } });
    expect(data.wishlist).toMatchObject({
      name: 'Summer',
      items: { edges: [{ node: { listing: null } }, { node: { listing: null } }] },
    });
  });

  const withItems = (count: number) => {
    const answer = fixture<'WishlistAnswer'>('wishlists/get-wishlist.summer');
    const [item] = answer.wishlist.items;
    const ids = Array.from({ length: count }, (_, index) => `home-${index}`);
    answer.wishlist.items = ids.map((value) => ({ ...item!, product: { ...item!.product, id: { value } } }));
    kit.platform.on('getWishlist', ok(answer));
    withHomes(ids);
  };

  test('a home that is requested twice is read once', async () => {
    withItems(16);
    const { data } = await kit.run(
      gql`query ($id: ID!, $stay: StayInput!) { wishlist(id: $id) {
        items { nodes { listing(stay: $stay) { name } } } again: items(first: 3) { nodes { listing(stay: $stay) { listingId } } }
      } }`,
      variables,
    );
    expect(data).toMatchObject({
      wishlist: {
        again: { nodes: [0, 1, 2].map((index) => ({ listing: { listingId: `home-${index}` } })) },
      },
    });
    const [search, ...others] = kit.platform.requests('searchHomes');
    expect(others).toEqual([]);
    expect((search?.body as Wire<'SearchHomesRequest'>).filters?.listingIds).toHaveLength(16);
  });

  test('an operation reads at most a hundred homes: one call for each stay', async () => {
    withItems(50);
    const { errors } = await kit.run(
      gql`query ($id: ID!, $stay: StayInput!, $later: StayInput!, $latest: StayInput!) { wishlist(id: $id) {
        items(first: 50) { nodes { listing(stay: $stay) { listingId } later: listing(stay: $later) { listingId }
          latest: listing(stay: $latest) { listingId } } } } }`,
      {
        ...variables,
        later: { ...stay, untilDate: '2026-06-08' },
        latest: { ...stay, untilDate: '2026-06-09' },
      },
    );
    const asked = kit.platform
      .requests('searchHomes')
      .map(({ body }) => (body as Wire<'SearchHomesRequest'>).filters?.listingIds?.length ?? 0);
    expect(asked).toHaveLength(3);
    expect(asked.reduce((sum, count) => sum + count)).toBe(100);
    expect(errors).toHaveLength(50);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  test.each([
    [404, 40401],
    [400, 40001],
  ])("[WI-01] another user's wishlist (HTTP %i) is null", async (status, code) => {
    kit.platform.on('getWishlist', refused(status, code));
    const { data, errors } = await kit.run(WISHLIST, { ...variables, id: 'wish-gone' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ wishlist: null });
  });
});

describe('createWishlist', () => {
  const CREATE = gql`mutation ($name: String!) { createWishlist(input: { name: $name }) {
    __typename ... on WishlistCreated { wishlist { id name items { totalCount } } } ... on WishlistRefused { ${FAILURE} } } }`;

  test('[WI-04] posts the name and returns the new wishlist', async () => {
    kit.platform.on('createWishlist', ok(fixture('wishlists/create-wishlist.created')));
    const { data } = await kit.run(CREATE, { name: '  Winter ' });
    expect(data).toEqual({
      createWishlist: {
        __typename: 'WishlistCreated',
        wishlist: { id: 'wish-new', name: 'Winter', items: { totalCount: 0 } },
      },
    });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/travel/wishlists/wishlist/create',
        body: { name: 'Winter' },
      }),
    ]);
  });

  test.each(['', '   ', 'x'.repeat(61)])('[WI-04] the name %j is refused before it is sent', async (name) => {
    const { data } = await kit.run(CREATE, { name });
    expect(data).toEqual({
      createWishlist: {
        __typename: 'WishlistRefused',
        code: 'WISHLIST_NAME_INVALID',
        rawCode: null,
        title: 'This name cannot be used.',
        text: 'Please choose a name of 1 to 60 characters.',
        buttons: [{ label: 'Continue', action: 'RESET' }],
        icon: 'GENERIC_ERROR',
        trackingTag: null,
      },
    });
    expect(kit.platform.sent).toEqual([]);
  });

  test('[WI-04] a name that the platform refuses is a refusal with its code', async () => {
    kit.platform.on('createWishlist', refused(400, 40001));
    const { data } = await kit.run(CREATE, { name: 'Winter' });
    expect(data).toMatchObject({
      createWishlist: { code: 'WISHLIST_NAME_INVALID', rawCode: '40001' },
    });
  });
});

describe('renameWishlist', () => {
  const RENAME = gql`mutation ($name: String!) { renameWishlist(input: { id: "wish-summer", name: $name }) {
    __typename ... on WishlistRenamed { wishlist { id name } } ... on WishlistRefused { code rawCode title inputErrors { path code } } } }`;

  test('[WI-04] puts wishlist and name', async () => {
    kit.platform.on('updateWishlist', ok(fixture('wishlists/update-wishlist.renamed')));
    const { data } = await kit.run(RENAME, { name: 'Midsummer' });
    expect(data).toEqual({
      renameWishlist: { __typename: 'WishlistRenamed', wishlist: { id: 'wish-summer', name: 'Midsummer' } },
    });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/api/v0/travel/wishlists/wishlist/update',
        body: { wishlistId: { value: 'wish-summer' }, name: 'Midsummer' },
      }),
    ]);
  });

  test('[WI-04] a deleted wishlist is refused, and an empty name is not sent', async () => {
    kit.platform.on('updateWishlist', refused(404, 40401));
    const { data } = await kit.run(RENAME, { name: 'Midsummer' });
    expect(data).toEqual({
      renameWishlist: {
        __typename: 'WishlistRefused',
        code: 'WISHLIST_MISSING',
        rawCode: '40401',
        title: 'This wishlist no longer exists.',
        inputErrors: [],
      },
    });
    const { data: unnamed } = await kit.run(RENAME, { name: ' ' });
    expect(unnamed).toMatchObject({
      renameWishlist: {
        code: 'WISHLIST_NAME_INVALID',
        rawCode: null,
        inputErrors: [{ path: ['input', 'name'], code: 'REQUIRED' }],
      },
    });
    expect(kit.platform.sent).toHaveLength(1);
  });
});

describe('deleteWishlist', () => {
  const DELETE = gql`mutation { deleteWishlist(input: { id: "wish-summer" }) {
    __typename ... on WishlistDeleted { id favorites { listingId wishlistId } } ... on WishlistRefused { code rawCode } } }`;

  test('[WI-04] posts the wishlist and returns the map without it', async () => {
    withMap().on('deleteWishlist', ok(fixture('wishlists/delete-wishlist.deleted')));
    const { data } = await kit.run(DELETE);
    expect(data).toEqual({
      deleteWishlist: { __typename: 'WishlistDeleted', id: 'wish-summer', favorites: map },
    });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/travel/wishlists/wishlist/delete',
        body: { wishlistId: { value: 'wish-summer' } },
      }),
      expect.objectContaining({ operation: 'listWishlistItems' }),
    ]);
  });

  test('[WI-04] of a deleted wishlist is refused', async () => {
    kit.platform.on('deleteWishlist', refused(404, 40401));
    const { data } = await kit.run(DELETE);
    expect(data).toEqual({
      deleteWishlist: { __typename: 'WishlistRefused', code: 'WISHLIST_MISSING', rawCode: '40401' },
    });
  });
});

test.each([
  ['renameWishlist', 'id: "", name: "Midsummer"'],
  ['deleteWishlist', 'id: ""'],
])('[WI-04] %s with a malformed id is refused as that of no wishlist', async (mutation, input) => {
  const { data } = await kit.run(
    gql`mutation { ${mutation}(input: { ${input} }) { ... on WishlistRefused { code } } }`,
  );
  expect(data).toEqual({ [mutation]: { code: 'WISHLIST_MISSING' } });
  expect(kit.platform.sent).toEqual([]);
});

describe('addToWishlist', () => {
  const ADD = gql`mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) {
    __typename ... on AddedToWishlist { wishlist { id name } favorites { listingId wishlistId } }
    ... on WishlistRefused { code rawCode } } }`;
  const put = (wishlistId: string) =>
    expect.objectContaining({
      method: 'POST',
      path: '/api/v0/travel/wishlists/wishlist-item/create',
      body: { wishlistId: { value: wishlistId }, product: { id: { value: 'home-oak' }, type: 'vr' } },
    });
  const withItem = () =>
    withMap().on('createWishlistItem', ok(fixture('wishlists/create-wishlist-item.created')));

  test("[WI-05] [WI-07] posts wishlist and home of type vr, and returns the platform's current map", async () => {
    withItem();
    withWishlists();
    const { data } = await kit.run(ADD, { input: { listingId: 'home-oak', wishlistId: 'wish-lakes' } });
    expect(data).toEqual({
      addToWishlist: {
        __typename: 'AddedToWishlist',
        wishlist: { id: 'wish-lakes', name: 'Lakes' },
        favorites: map,
      },
    });
    expect(kit.platform.requests('createWishlistItem')).toEqual([put('wish-lakes')]);
    expect(kit.platform.sent[0]?.operation).toBe('createWishlistItem');
  });

  test('[WI-05] without a wishlist the home goes to the newest one', async () => {
    withItem();
    withWishlists();
    await kit.run(ADD, { input: { listingId: 'home-oak' } });
    expect(kit.platform.requests('createWishlistItem')).toEqual([put('wish-summer')]);
    expect(kit.platform.requests('createWishlist')).toEqual([]);
  });

  test('[WI-05] the first heart creates a wishlist named Favorites', async () => {
    const created = fixture<'WishlistAnswer'>('wishlists/create-wishlist.created');
    withItem()
      .on('listWishlists', ok({ wishlists: [] }), ok({ wishlists: [created.wishlist] }))
      .on('createWishlist', ok(created));
    const { data } = await kit.run(ADD, { input: { listingId: 'home-oak' } });
    expect(data).toMatchObject({ addToWishlist: { wishlist: { id: 'wish-new' } } });
    expect(kit.platform.requests('createWishlist')[0]?.body).toEqual({ name: 'Favorites' });
    expect(kit.platform.requests('createWishlistItem')).toEqual([put('wish-new')]);
  });

  test('[WI-05] of two first hearts at the same time, one creates the wishlist, and both homes go to it', async () => {
    const created = fixture<'WishlistAnswer'>('wishlists/create-wishlist.created');
    withItem()
      .on('listWishlists', ok({ wishlists: [] }), ok({ wishlists: [created.wishlist] }))
      .on('createWishlist', refused(409, 40902));
    const { data } = await kit.run(ADD, { input: { listingId: 'home-oak' } });
    expect(data).toMatchObject({ addToWishlist: { wishlist: { id: 'wish-new' } } });
    expect(kit.platform.requests('createWishlistItem')).toEqual([put('wish-new')]);
  });

  test.each([
    ['wish-gone', 'WISHLIST_MISSING'],
    ['wish-summer', 'LISTING_MISSING'],
  ])('[WI-05] a refusal for %s states the missing part: %s', async (wishlistId, code) => {
    withWishlists();
    kit.platform.on('createWishlistItem', refused(404, 40401));
    const { data } = await kit.run(ADD, { input: { listingId: 'home-oak', wishlistId } });
    expect(data).toEqual({ addToWishlist: { __typename: 'WishlistRefused', code, rawCode: '40401' } });
    expect(kit.platform.requests('listWishlistItems')).toEqual([]);
  });

  test.each([
    [{ listingId: 'home-oak', wishlistId: '' }, 'WISHLIST_MISSING'],
    [{ listingId: '', wishlistId: 'wish-lakes' }, 'LISTING_MISSING'],
  ])('[WI-05] the malformed id of %j is that of nothing, and is not sent: %s', async (input, code) => {
    const { data } = await kit.run(ADD, { input });
    expect(data).toEqual({ addToWishlist: { __typename: 'WishlistRefused', code, rawCode: null } });
    expect(kit.platform.sent).toEqual([]);
  });

  test("[WI-05] a user who has reached the platform's limit of homes is refused", async () => {
    kit.platform.on('createWishlistItem', refused(409, 40902));
    const { data } = await kit.run(ADD, { input: { listingId: 'home-oak', wishlistId: 'wish-lakes' } });
    expect(data).toEqual({
      addToWishlist: { __typename: 'WishlistRefused', code: 'WISHLISTS_FULL', rawCode: '40902' },
    });
  });

  test('[WI-05] a failure returns no map, and is not sent again', async () => {
    kit.platform.on('createWishlistItem', refused(500, 50001));
    const { errors } = await kit.run(ADD, { input: { listingId: 'home-oak', wishlistId: 'wish-lakes' } });
    expect(errors).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'PLATFORM_ERROR' }) }),
    ]);
    expect(kit.platform.sent).toHaveLength(1);
  });
});

describe('removeFromWishlists', () => {
  const REMOVE = gql`mutation { removeFromWishlists(input: { listingId: "home-pine" }) { listingId favorites { listingId wishlistId } } }`;

  test('[WI-06] posts the home and returns the map without it', async () => {
    const left = fixture<'WishlistItemList'>('wishlists/list-wishlist-items.three');
    left.wishlistItems = left.wishlistItems.filter(({ product }) => product.id.value !== 'home-pine');
    kit.platform
      .on('deleteWishlistItems', ok(fixture('wishlists/delete-wishlist-items.deleted')))
      .on('listWishlistItems', ok(left));
    const { data } = await kit.run(REMOVE);
    expect(data).toEqual({ removeFromWishlists: { listingId: 'home-pine', favorites: [map[1]] } });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/travel/wishlists/wishlist-item/delete-all',
        body: { productId: { value: 'home-pine' } },
      }),
      expect.objectContaining({ operation: 'listWishlistItems' }),
    ]);
  });

  test('[WI-06] a failure returns no map', async () => {
    kit.platform.on('deleteWishlistItems', refused(500, 50001));
    const { errors } = await kit.run(REMOVE);
    expect(errors).toHaveLength(1);
    expect(kit.platform.requests('listWishlistItems')).toEqual([]);
  });
});
