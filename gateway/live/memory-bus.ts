import { retentionMs, type LiveBus } from './live-bus';
import type { TimerClock } from '../timer-clock';
import type { StreamEvent } from './live-stream';

/** The bus of a single instance: it always leads, and only keeps the newest states. */
export function createMemoryBus(clock: TimerClock): LiveBus {
  const kept = new Map<string, { event: StreamEvent<unknown>; forget: () => void }>();

  return {
    join: async (key) => ({
      last: async () => kept.get(key)?.event,
      lead: async () => true,
      async publish(event) {
        kept.get(key)?.forget();
        kept.set(key, { event, forget: clock.schedule(retentionMs, () => kept.delete(key)) });
        return true;
      },
      leave: async () => undefined,
    }),
    async close() {
      for (const { forget } of kept.values()) forget();
      kept.clear();
    },
  };
}
