import type { Redis } from 'ioredis';
import type { LiveSettings } from '../kernel/environment';
import { systemClock, type TimerClock } from '../kernel/timer-clock';
import { createLiveHub, type LiveHub } from './hub';
import { createMemoryBus } from './live-bus';
import { createRedisBus } from './redis-bus';

export interface Live {
  readonly hub: LiveHub;
  /** Resolves when instances can share streams, or shortly after startup if they cannot. */
  ready(): Promise<void>;
  /** Whether instances can share streams at present: a Redis that is silent cannot be used. Undefined without Redis. */
  sharing(): Promise<boolean | undefined>;
  close(): Promise<void>;
}

export interface LiveOptions {
  readonly settings: LiveSettings;
  /** The Redis through which instances share work; closed with the streams. */
  readonly redis: Redis | undefined;
  readonly onLoop: (change: 1 | -1) => void;
  readonly onSubscriber: (change: 1 | -1) => void;
  readonly log: { warn(details: object, message: string): void };
  readonly clock?: TimerClock | undefined;
}

/** Other instances check every half a second, so they take over within two seconds. */
const leaseMs = 1_500;
/** A tab follows a quote, its freshness, and a booking. */
const maxStreamsPerUser = 100;
const maxRedisWaitMs = 2_000;

/** The streams of one instance: in memory, or shared over Redis if configured. */
export function createLive({ settings, redis, log, clock = systemClock, ...options }: LiveOptions): Live {
  const hub = createLiveHub({
    bus: redis === undefined ? createMemoryBus(clock) : createRedisBus({ redis, log }),
    clock,
    intervalMs: settings.pollIntervalMs,
    gracePeriodMs: settings.gracePeriodMs,
    leaseMs,
    maxStreamsPerUser,
    onLoop: options.onLoop,
    onSubscriber: options.onSubscriber,
  });
  return {
    hub,
    async ready() {
      for (
        let waited = 0;
        waited < maxRedisWaitMs && redis?.status !== 'ready' && redis !== undefined;
        waited += 20
      ) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    sharing: async () =>
      redis?.ping().then(
        () => true,
        () => false,
      ),
    async close() {
      await hub.close();
      redis?.disconnect();
    },
  };
}
