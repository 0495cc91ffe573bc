import type { TimerClock } from '../kernel/timer-clock';
import { retentionMs, type LiveBus } from './live-bus';
import type { StreamEvent } from './live-stream';

/** The bus of a single instance: it always leads, and only stores the latest states. */
export function createMemoryBus(clock: TimerClock): LiveBus {
  const lastEvents = new Map<string, { event: StreamEvent<unknown>; forget: () => void }>();

  return {
    join: async (key) => ({
      last: async () => lastEvents.get(key)?.event,
      lead: async () => true,
      async publish(event) {
        lastEvents.get(key)?.forget();
        lastEvents.set(key, { event, forget: clock.schedule(retentionMs, () => lastEvents.delete(key)) });
        return true;
      },
      leave: async () => undefined,
    }),
    async close() {
      for (const { forget } of lastEvents.values()) forget();
      lastEvents.clear();
    },
  };
}
