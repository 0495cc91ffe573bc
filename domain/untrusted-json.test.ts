import fc from 'fast-check';
import { parseUntrustedObject } from './untrusted-json';

test('reads a small object', () => {
  expect(parseUntrustedObject('{"placeId":"p-1","center":{"lat":1.5}}')).toEqual({
    placeId: 'p-1',
    center: { lat: 1.5 },
  });
});

test.each([
  ['not JSON', '{'],
  ['an array', '[]'],
  ['a text', '"a"'],
  ['null', 'null'],
  ['too long', JSON.stringify({ a: 'x'.repeat(5000) })],
  ['too deep', `{"a":${'['.repeat(8)}${']'.repeat(8)}}`],
  ['too many entries', JSON.stringify({ a: Array.from({ length: 300 }, () => 0) })],
  ['reaching for a prototype', '{"a":{"__proto__":{"admin":true}}}'],
  ['not a text', 5],
  ['absent', null],
])('rejects JSON that is %s', (_what, text) => {
  expect(parseUntrustedObject(text)).toBeUndefined();
});

test('never throws, whatever the address contains', () => {
  fc.assert(
    fc.property(fc.string(), (text) => parseUntrustedObject(text) === undefined || text.includes('{')),
  );
});
