import { credentialsOf } from '../../kernel/credentials';
import { createLiveHub } from '../../live/hub';
import type { LiveStream } from '../../live/live-stream';
import { createMemoryBus } from '../../live/live-bus';
import { ManualClock } from '../../testing/manual-clock';
import { liveStates } from './live-states';

test('[PQ-18] a state that cannot be mapped ends the subscription: no subscriber is left in the hub', async () => {
  const clock = new ManualClock();
  let subscribers = 0;
  const live = createLiveHub({
    bus: createMemoryBus(clock),
    clock,
    intervalMs: 1_000,
    gracePeriodMs: 0,
    leaseMs: 1_500,
    maxStreamsPerUser: 10,
    onLoop: () => undefined,
    onSubscriber: (change) => (subscribers += change),
  });
  const stream: LiveStream<string, string> = {
    name: 'work',
    token: 't1',
    credentials: credentialsOf('Bearer ann', undefined),
    poll: async () => 'Pending',
    policy: {
      onAnswer: (state) => ({ state, isLast: false }),
      onFailure: (error) => {
        throw error;
      },
    },
  };
  const states = liveStates(stream, { live }, () => {
    throw new Error('no words for this');
  });
  expect(subscribers).toBe(1);
  await expect(states.next()).rejects.toThrow('no words for this');
  expect(subscribers).toBe(0);
  await live.close();
});
