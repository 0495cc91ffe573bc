import { withoutTrailingSlashes } from './trailing-slashes';

test.each([
  ['/stays/', '/stays'],
  ['/stays', '/stays'],
  ['///', ''],
  ['', ''],
  ['//stays///', '//stays'],
])('%j without its trailing slashes is %j', (text, expected) => {
  expect(withoutTrailingSlashes(text)).toBe(expected);
});
