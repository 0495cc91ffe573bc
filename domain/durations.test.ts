import { DAY_MS, HOUR_MS, wholeUnits } from './durations';

test.each([
  [2 * DAY_MS - 1, 'day', '1 day'],
  [2 * DAY_MS, 'day', '2 days'],
  [2 * DAY_MS - 1, 'hour', '47 hours'],
  [HOUR_MS - 1, 'minute', '59 minutes'],
  [59_999, 'minute', '0 minutes'],
] as const)('%d milliseconds in the unit %s are %s', (ms, unit, text) => {
  expect(wholeUnits(ms, unit)).toBe(text);
});
