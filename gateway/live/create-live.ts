import type { Redis } from 'ioredis';
import type { LiveSettings } from '../environment';
import type { Metrics } from '../edge/metrics';
import { createBookingIntents, type BookingIntents } from '../idempotency/booking-intents';
import { createLiveHub, type LiveHub } from './hub';
import { systemClock, type LiveClock } from './live-clock';
import { createMemoryBus } from './memory-bus';
import { createMemoryIntents } from '../idempotency/memory-intents';
import { createRedisBus } from './redis-bus';
import { createRedisIntents } from '../idempotency/redis-intents';

export interface Live {
  readonly hub: LiveHub;
  readonly intents: BookingIntents;
  /** Resolves when instances can share, or soon without that. */
  ready(): Promise<void>;
  /** Whether instances can share at present; always true for a single instance. */
  sharing(): boolean;
  close(): Promise<void>;
}

export interface LiveOptions {
  readonly settings: LiveSettings;
  /** What instances share their work over; closed with the streams. */
  readonly redis: Redis | undefined;
  readonly metrics: Pick<Metrics, 'liveLoops' | 'liveSubscribers'>;
  readonly log: { warn(details: object, message: string): void };
  readonly clock?: LiveClock | undefined;
}

/** How often an instance looks whether the one that polls is still there. */
const takeoverMs = 500;
/** A tab follows a quote, how long it holds, and a booking. */
const maxStreamsPerUser = 100;
const maxRedisWaitMs = 2_000;

/** The streams and intents of one instance: in memory, or shared over Redis where there is one. */
export function createLive({ settings, redis, metrics, log, clock = systemClock }: LiveOptions): Live {
  const hub = createLiveHub({
    bus: redis === undefined ? createMemoryBus(clock) : createRedisBus({ redis, log }),
    clock,
    intervalMs: settings.pollIntervalMs,
    gracePeriodMs: settings.gracePeriodMs,
    takeoverMs,
    maxStreamsPerUser,
    onLoop: (change) => metrics.liveLoops.inc(change),
    onSubscriber: (change) => metrics.liveSubscribers.inc(change),
  });
  const memory = createMemoryIntents(clock);
  return {
    hub,
    intents: createBookingIntents(
      redis === undefined ? memory : createRedisIntents(redis, memory, log),
      clock,
    ),
    async ready() {
      for (
        let waited = 0;
        waited < maxRedisWaitMs && redis?.status !== 'ready' && redis !== undefined;
        waited += 20
      ) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    sharing: () => redis === undefined || redis.status === 'ready',
    async close() {
      await hub.close();
      redis?.disconnect();
    },
  };
}
