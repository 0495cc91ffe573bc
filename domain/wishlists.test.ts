import { favoriteMap, wishlistNameRefusal, wishlistOf } from './wishlists';

test.each([
  ['Summer', null],
  ['  Lake houses  ', null],
  ['', 'EMPTY'],
  ['   ', 'EMPTY'],
  ['\u200b\u202e\n', 'EMPTY'],
  ['é'.repeat(60), null],
  ['é'.repeat(61), 'TOO_LONG'],
])('[WI-04] the name %j: %j', (name, refusal) => {
  expect(wishlistNameRefusal(name)).toBe(refusal);
});

test('[WI-03] a home on two wishlists is in the map once, under the last one it was added to', () => {
  const map = favoriteMap([
    { listingId: 'home-pine', wishlistId: 'wish-new' },
    { listingId: 'home-elm', wishlistId: 'wish-old' },
    { listingId: 'home-pine', wishlistId: 'wish-old' },
  ]);
  expect(map).toEqual([
    { listingId: 'home-pine', wishlistId: 'wish-new' },
    { listingId: 'home-elm', wishlistId: 'wish-old' },
  ]);
});

test('[WI-08] a home is a favorite if it is in the map', () => {
  const map = [{ listingId: 'home-pine', wishlistId: 'wish-new' }];
  expect(wishlistOf(map, 'home-pine')).toBe('wish-new');
  expect(wishlistOf(map, 'home-elm')).toBeUndefined();
});
