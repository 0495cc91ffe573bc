import type { TimerClock } from '../kernel/timer-clock';
import type { StreamEvent } from './live-stream';

/**
 * The streams that instances share: the latest state of each, the polling instance, and notifications. With one instance it is in
 * memory; with several it is Redis.
 */
export interface LiveBus {
  /** Joins one stream. Only its subscribers know `secret`; everything that leaves the process is sealed with it. */
  join(key: string, secret: string, leaseMs: number, listener: BusListener): Promise<BusMember>;
  close(): Promise<void>;
}

export interface BusListener {
  /** Called when another instance has published a state. */
  onEvent(event: StreamEvent<unknown>): void;
  /** Another instance has stopped polling. */
  onVacant(): void;
}

export interface BusMember {
  /** The latest state that any instance knows. */
  last(): Promise<StreamEvent<unknown> | undefined>;
  /** Requests the right to poll, which one instance has at a time. */
  lead(): Promise<boolean>;
  /** Publishes a state; false when another instance has taken over, whose state is newer. */
  publish(event: StreamEvent<unknown>): Promise<boolean>;
  /** Releases the right to poll, if held, and stops listening. */
  leave(): Promise<void>;
}

/** How long the latest state of a stream is stored: instances that miss its notification read it, and its sequence goes on. */
export const retentionMs = 60_000;

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
