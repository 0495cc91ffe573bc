import { retryAfterOf } from './retry-after';

const now = Date.parse('1994-11-06T08:49:30Z');
const wait = (value: string | undefined, date?: string) =>
  retryAfterOf(
    { ...(value === undefined ? {} : { 'retry-after': value }), ...(date === undefined ? {} : { date }) },
    now,
  );

test.each([
  ['0', 0],
  ['7', 7_000],
  ['Sun, 06 Nov 1994 08:49:37 GMT', 7_000],
  ['Sunday, 06-Nov-94 08:49:37 GMT', 7_000],
  ['Sun Nov  6 08:49:37 1994', 7_000],
  ['Sun, 06 Nov 1994 08:49:00 GMT', 0],
  [undefined, undefined],
  ['', undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['Sun, 99 Nov 1994 99:99:99 GMT', undefined],
])('Retry-After: %s is a wait of %s ms', (value, expected) => {
  expect(wait(value)).toBe(expected);
});

test("a date is relative to the platform's clock, which may be wrong by hours", () => {
  expect(wait('Sun, 06 Nov 1994 11:00:07 GMT', 'Sun, 06 Nov 1994 11:00:00 GMT')).toBe(7_000);
});
