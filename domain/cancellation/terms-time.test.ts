import { termsTime } from './terms-time';

const NOW = new Date('2026-05-01T12:00:00.000Z');
const after = (milliseconds: number) => termsTime(new Date(NOW.getTime() + milliseconds).toISOString(), NOW);

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

test.each([
  [5 * 24 * HOUR + 3 * HOUR, '5 days', 3 * HOUR + 1],
  [24 * HOUR, '1 day', 1],
  [24 * HOUR - 1, '23 hours', HOUR],
  [90 * 60 * SECOND, '1 hour', 30 * 60 * SECOND + 1],
  [HOUR, '1 hour', 1],
  [59 * 60 * SECOND + 30 * SECOND, '59 minutes', 30 * SECOND + 1],
  [59 * SECOND, 'less than a minute', 59 * SECOND + 1],
])('[CN-02] terms that are valid for %d ms more show %s', (milliseconds, left, changesInMs) => {
  expect(after(milliseconds)).toEqual({ kind: 'HOLDING', left, changesInMs });
});

test.each([0, -1])('[CN-02] terms that end in %d ms have ended', (milliseconds) => {
  expect(after(milliseconds)).toEqual({ kind: 'ENDED' });
});

test('[CN-02] an unreadable end shows no time left', () => {
  expect(termsTime('soon', NOW)).toEqual({ kind: 'ENDED' });
});
