import { expect, test } from 'vitest';
import { elsewhereStatus } from './elsewhere-status';

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
    expect(elsewhereStatus(trip(disrupted(reason)))).toEqual({ text, palette });
    expect(elsewhereStatus({ ...trip(disrupted(reason)), timeState: 'PRESENT' })).toEqual({ text, palette });
  },
);

test('[CN-05] a resolved disruption, and one of a past trip, does not change the status', () => {
  const used = trip(disrupted('DELAYED', { state: 'EXERCISED' }));
  expect(elsewhereStatus(used).text).toBe('Confirmed');
  expect(elsewhereStatus({ ...trip(disrupted('DELAYED')), timeState: 'PAST' }).text).toBe('Completed');
  expect(elsewhereStatus({ ...trip(disrupted('DELAYED')), state: 'CANCELED' }).text).toBe('Canceled');
});
