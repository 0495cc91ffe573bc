import { samePath, wishlistPath } from './routes';

test('[WI-10] a wishlist has its path', () => {
  expect(wishlistPath('a/b')).toBe('/favorites/a%2Fb/');
});

test('paths are the same with and without a slash at the end', () => {
  expect(samePath('/stays', '/stays/')).toBe(true);
  expect(samePath('/', '')).toBe(true);
  expect(samePath('/stays', '/stay')).toBe(false);
});
