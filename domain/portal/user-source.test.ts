import { NO_SOURCE, userSource, withUserSource } from './user-source';

const params = (query: string) => new URLSearchParams(query);
const nobody = { source: NO_SOURCE, medium: NO_SOURCE };

test('[LC-04] the address overrides the session, and a missing source is (none)', () => {
  expect(userSource(params('utm_source=mail&utm_medium=cpc'), nobody)).toEqual({
    source: 'mail',
    medium: 'cpc',
  });
  expect(userSource(params('utm_source=mail'), { source: 'ad', medium: 'banner' })).toEqual({
    source: 'mail',
    medium: 'banner',
  });
  expect(userSource(params(''), null)).toEqual({ source: '(none)', medium: '(none)' });
  expect(userSource(params(`utm_source=${'x'.repeat(500)}`), null).source).toBe('(none)');
});

test('[RT-16] links carry the known values', () => {
  expect(withUserSource('/flights/', { source: 'mail', medium: 'cpc' })).toBe(
    '/flights/?utm_source=mail&utm_medium=cpc',
  );
  expect(withUserSource('/flights/?a=1#top', { source: 'mail', medium: '(none)' })).toBe(
    '/flights/?a=1&utm_source=mail#top',
  );
  expect(withUserSource('https://x.example/', nobody)).toBe('https://x.example/');
  expect(withUserSource('/?utm_source=old', { source: 'a&b', medium: '(none)' })).toBe('/?utm_source=a%26b');
});
