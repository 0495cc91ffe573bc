import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

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

test('[WI-01] [WI-02] [WI-03] [WI-05] [WI-07] a home that is put on a wishlist is found again in every way, once', async () => {
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

test('[WI-04] [WI-06] a wishlist is renamed and removed, and a home is taken off all of them', async () => {
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

test('a home that does not exist is not put anywhere', async () => {
  const helen = await platform.signIn('helen');
  const wishlistId = await startWishlist(helen, 'Nowhere');
  const answer = await helen.refused('createWishlistItem', {
    wishlistId,
    product: { id: { value: 'no-such-home' }, type: 'vr' },
  });
  expect(answer.status).toBe(404);
});
