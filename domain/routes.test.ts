import { ROUTES, samePath, wishlistPath } from './routes';

test('[RT-10] [RT-11] [SE-16] paths of the specifications', () => {
  expect(Object.values(ROUTES)).toEqual(
    expect.arrayContaining([
      '/',
      '/cars/',
      '/flights/',
      '/premium-offers/',
      '/terms/',
      '/terms/complimentary-night/',
      '/favorites/',
      '/activities/availability/',
      '/activities/shop/',
      '/faq/',
      '/stays/',
      '/stays/availability/',
      '/vacation-rentals/shop/',
      '/vacation-rentals/book/',
      '/vacation-rentals/book/confirm/',
      '/trips',
      '/access-denied',
      '/access-denied-not-beta',
      '/acknowledgement/',
      '/auth/login',
      '/auth/start',
      '/auth/invalid',
      '/auth/end',
    ]),
  );
});

test('[WI-10] a wishlist has its path', () => {
  expect(wishlistPath('a/b')).toBe('/favorites/a%2Fb/');
});

test('paths are the same with and without a slash at the end', () => {
  expect(samePath('/stays', '/stays/')).toBe(true);
  expect(samePath('/', '')).toBe(true);
  expect(samePath('/stays', '/stay')).toBe(false);
});
