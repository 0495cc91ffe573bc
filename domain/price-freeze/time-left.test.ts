import { timeLeft } from './time-left';

const now = new Date('2026-05-04T16:00:00Z');
const inMs = (milliseconds: number) => timeLeft(new Date(now.getTime() + milliseconds).toISOString(), now);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test.each([
  [7 * day, '7 days', false],
  [6 * day + 23 * hour + 59 * minute, '6 days 23 hours', false],
  [day + hour, '1 day 1 hour', false],
  [5 * hour + 12 * minute, '5 hours 12 minutes', true],
  [minute, '1 minute', true],
  [59_999, 'less than a minute', true],
])('[CN-04] %d milliseconds are shown as %s', (left, text, isUrgent) => {
  expect(inMs(left)).toEqual({ isOver: false, text, isUrgent });
});

test.each([0, -day])('[AD-11] with %d milliseconds left it is over', (left) => {
  expect(inMs(left).isOver).toBe(true);
});

test('an unreadable deadline has passed', () => expect(timeLeft('soon', now).isOver).toBe(true));
