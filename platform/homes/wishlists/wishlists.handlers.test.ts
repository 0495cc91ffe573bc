import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const home = { value: 'test-always-works' };

async function startWishlist(user: Awaited<ReturnType<TestPlatform['signIn']>>, name: string) {
  const { body } = await user.call('createWishlist', { name });
  return body.wishlist.id;
}

test('[WI-01] [WI-02] [WI-03] [WI-05] [WI-07] a home added to a wishlist is found once by every request', async () => {
  const helen = await platform.signIn('helen');
  const wishlistId = await startWishlist(helen, '  Summer  ');
  await helen.call('createWishlistItem', { wishlistId, product: { id: home, type: 'vr' } });
  await helen.call('createWishlistItem', { wishlistId, product: { id: home, type: 'vr' } });

  const { body: one } = await helen.call('getWishlist', { wishlistId });
  expect(one.wishlist).toMatchObject({ id: wishlistId, name: 'Summer' });
  expect(one.wishlist.items).toMatchObject([{ wishlistId, product: { id: home, type: 'vr' } }]);
  const { body: all } = await helen.call('listWishlists', undefined);
  expect(all.wishlists).toContainEqual(one.wishlist);
  const { body: items } = await helen.call('listWishlistItems', undefined);
  expect(items.wishlistItems).toEqual(expect.arrayContaining(one.wishlist.items));
});

test('[WI-04] [WI-06] a wishlist is renamed and removed, and a home is removed from all of them', async () => {
  const helen = await platform.signIn('helen');
  const wishlistId = await startWishlist(helen, 'Winter');
  const { body } = await helen.call('updateWishlist', { wishlistId, name: 'Snow' });
  expect(body.wishlist.name).toBe('Snow');
  await helen.call('createWishlistItem', { wishlistId, product: { id: home, type: 'vr' } });
  await helen.call('deleteWishlistItems', { productId: home });
  expect((await helen.call('getWishlist', { wishlistId })).body.wishlist.items).toEqual([]);
  await helen.call('deleteWishlist', { wishlistId });
  expect((await helen.refused('getWishlist', { wishlistId })).status).toBe(404);
});

test('[WI-04] a name that another wishlist of the user has is refused, also when two are started concurrently', async () => {
  const walter = await platform.signIn('walter');
  const lakes = await startWishlist(walter, 'Lakes');
  const coasts = await startWishlist(walter, 'Coasts');
  expect(await walter.refused('createWishlist', { name: ' LAKES ' })).toMatchObject({
    status: 409,
    body: { code: 40902 },
  });
  expect((await walter.refused('updateWishlist', { wishlistId: coasts, name: 'lakes' })).status).toBe(409);
  expect((await walter.call('updateWishlist', { wishlistId: lakes, name: 'LAKES' })).body.wishlist.name).toBe(
    'LAKES',
  );
  const started = await Promise.allSettled(Array.from({ length: 4 }, () => startWishlist(walter, 'At once')));
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await startWishlist(await platform.signIn('helen'), 'Lakes');
});

test('[WI-04] a name is stored as people see it, and refused if there is nothing to see', async () => {
  const daniel = await platform.signIn('daniel');
  const { body } = await daniel.call('createWishlist', { name: 'Win\u200bter\nstays\u202e' });
  expect(body.wishlist.name).toBe('Winter stays');
  expect((await daniel.refused('createWishlist', { name: '\u200b' })).body.code).toBe(40001);
});

test("one user's wishlist does not exist for another", async () => {
  const helen = await platform.signIn('helen');
  const daniel = await platform.signIn('daniel');
  const wishlistId = await startWishlist(helen, 'Mine');
  expect((await daniel.refused('getWishlist', { wishlistId })).status).toBe(404);
  expect((await daniel.refused('updateWishlist', { wishlistId, name: 'Yours' })).status).toBe(404);
  expect((await daniel.refused('deleteWishlist', { wishlistId })).status).toBe(404);
  expect(
    (await daniel.refused('createWishlistItem', { wishlistId, product: { id: home, type: 'vr' } })).status,
  ).toBe(404);
  expect((await helen.call('getWishlist', { wishlistId })).body.wishlist.name).toBe('Mine');
});

test('a home that does not exist cannot be added', async () => {
  const helen = await platform.signIn('helen');
  const wishlistId = await startWishlist(helen, 'Nowhere');
  const answer = await helen.refused('createWishlistItem', {
    wishlistId,
    product: { id: { value: 'no-such-home' }, type: 'vr' },
  });
  expect(answer.status).toBe(404);
});

test('[WI-05] a user has at most 500 homes on wishlists, also when two are added concurrently', async () => {
  const grace = await platform.signIn('grace');
  const names = Array.from({ length: 12 }, (_, index) => `Wishlist ${index}`);
  const [first, second] = await Promise.all(names.map((name) => startWishlist(grace, name)));
  if (first === undefined || second === undefined) throw new Error('No wishlists were started');
  const { numInsertedOrUpdatedRows: rows } = await platform.database
    .insertInto('wishlist_items')
    .columns(['wishlist_id', 'listing_id', 'created_at'])
    .expression(
      platform.database
        .selectFrom('wishlists')
        .innerJoin('users', 'users.id', 'wishlists.user_id')
        .innerJoin('listings', (join) => join.onTrue())
        .select(['wishlists.id', 'listings.id as listing_id', 'wishlists.created_at'])
        .where('users.email_address', 'like', 'grace.%')
        .where('listings.id', '<>', home.value)
        .limit(499),
    )
    .executeTakeFirstOrThrow();
  expect(rows).toBe(499n);

  const put = (wishlistId: { value: string }) => ({ wishlistId, product: { id: home, type: 'vr' as const } });
  const answers = await Promise.allSettled([
    grace.call('createWishlistItem', put(first)),
    grace.call('createWishlistItem', put(second)),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { body } = await grace.call('listWishlistItems');
  expect(body.wishlistItems).toHaveLength(500);
  const [there, full] = answers[0]?.status === 'fulfilled' ? [first, second] : [second, first];
  expect((await grace.refused('createWishlistItem', put(full))).body.code).toBe(40902);
  expect((await grace.call('createWishlistItem', put(there))).body.wishlistItem.wishlistId).toEqual(there);

  await grace.call('deleteWishlistItems', { productId: home });
  await grace.call('createWishlistItem', put(full));
});
