import fc from 'fast-check';
import { safeReturnPath } from './return-path';

test.each(['/stays/', '/vacation-rentals/shop/?listingId=l-1&fromDate=2026-04-01#about', '/trips'])(
  '[SE-01] the user returns to %s',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'stays/',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\/evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/auth/login?next=/trips',
  '/access-denied-not-beta',
  `/${'a'.repeat(3_000)}`,
])('[SE-01] %p leads to the root instead', (path) => {
  expect(safeReturnPath(path)).toBe('/');
});

test('[SE-01] the browser stays on the portal, whatever was stored', () => {
  const origin = 'https://portal.example';
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (stored) => {
        expect(new URL(safeReturnPath(stored), origin).origin).toBe(origin);
      },
    ),
    { numRuns: 2000 },
  );
});
