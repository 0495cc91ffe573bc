import { expect, test } from 'vitest';
import { otherBookingStatus, watchText } from './other-booking-status';

const disrupted = (
  reason: 'DELAYED' | 'MISSED_CONNECTION' | 'AIRLINE_CANCELLATION',
  changes: object = {},
) => ({
  state: 'EXERCISABLE' as const,
  disruption: { reason },
  ...changes,
});
const trip = (...protections: readonly ReturnType<typeof disrupted>[]) => ({
  state: 'CONFIRMED' as const,
  timeState: 'FUTURE' as const,
  protections,
});

test.each([
  ['DELAYED', 'Delayed', 'orange'],
  ['MISSED_CONNECTION', 'Connection missed', 'orange'],
  ['AIRLINE_CANCELLATION', 'Canceled by the airline', 'red'],
] as const)(
  '[AD-07] [AD-09] a flight with the disruption %s is %s, not confirmed',
  (reason, text, palette) => {
    expect(otherBookingStatus(trip(disrupted(reason)))).toEqual({ text, palette });
    expect(otherBookingStatus({ ...trip(disrupted(reason)), timeState: 'PRESENT' })).toEqual({
      text,
      palette,
    });
  },
);

test('[CN-05] a resolved disruption, and one of a past trip, does not change the status', () => {
  const used = trip(disrupted('DELAYED', { state: 'EXERCISED' }));
  expect(otherBookingStatus(used).text).toBe('Confirmed');
  expect(otherBookingStatus({ ...trip(disrupted('DELAYED')), timeState: 'PAST' }).text).toBe('Completed');
  expect(otherBookingStatus({ ...trip(disrupted('DELAYED')), state: 'CANCELED' }).text).toBe('Canceled');
});

test('[CN-05] the price of a trip that the traveler or the airline canceled is not watched', () => {
  const watched = { ...trip(disrupted('DELAYED')), watchState: 'WATCHING' as const };
  const airline = trip(disrupted('AIRLINE_CANCELLATION'));
  const rebooked = trip(disrupted('AIRLINE_CANCELLATION', { state: 'EXERCISED' }));
  expect(watchText(watched)).toBe('Watching the price');
  expect(watchText({ ...watched, state: 'CANCELED' })).toBeNull();
  expect(watchText({ ...watched, timeState: 'CANCELED' })).toBeNull();
  expect(watchText({ ...watched, ...airline })).toBeNull();
  expect(watchText({ ...watched, ...rebooked })).toBe('Watching the price');
});
