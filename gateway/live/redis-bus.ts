import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { seal, unseal } from '../kernel/sealed-value';
import { retentionMs, type BusListener, type LiveBus } from './live-bus';
import type { StreamEvent } from './live-stream';

/**
 * The bus of several instances. Each stream has a lease, held by the polling instance; the latest state; and a channel of
 * notifications. Redis stores digests as keys and sealed states as values.
 *
 * While Redis is unavailable every instance polls for its own subscribers: more calls, but no lost quotes.
 */
export interface RedisBusSettings {
  readonly redis: Redis;
  readonly log: { warn(details: object, message: string): void };
}

/** Takes or renews the lease. Keys: lease. Arguments: seat, duration. */
const leadScript = `
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** Publishes a state unless another instance owns the lease, whose state is newer. Keys: lease, state. */
const publishScript = `
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
redis.call('SET', KEYS[2], ARGV[3], 'PX', ARGV[4])
redis.call('PUBLISH', ARGV[5], ARGV[3])
return 1`;

/** Releases the lease, if it is held. Keys: lease. */
const resignScript = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1])
redis.call('PUBLISH', ARGV[2], '')
return 1`;

export function createRedisBus({ redis, log }: RedisBusSettings): LiveBus {
  const channels = createRedisChannels(redis, log);

  return {
    async join(key, secret, leaseMs, { onEvent, onVacant }: BusListener) {
      const seat = randomUUID();
      const channel = `live:{${key}}`;
      const lease = `${channel}:lease`;
      const state = `${channel}:state`;
      let renewal: NodeJS.Timeout | undefined;

      const onMessage = (message: string) => {
        if (message === '') return onVacant();
        const event = unseal(message, secret);
        if (event !== undefined) onEvent(event as StreamEvent<unknown>);
      };
      channels.listen(channel, onMessage);

      const take = () => redis.eval(leadScript, 1, lease, seat, leaseMs).then((taken) => taken === 1);
      const stopRenewal = () => {
        clearInterval(renewal);
        renewal = undefined;
      };

      return {
        async last() {
          const text = await redis.get(state).catch(or(null));
          return text === null ? undefined : (unseal(text, secret) as StreamEvent<unknown> | undefined);
        },
        async lead() {
          const leads = await take().catch(or(true));
          // A poll may take longer than the lease lasts.
          if (leads) renewal ??= setInterval(() => void take().catch(or(true)), leaseMs / 3);
          return leads;
        },
        async publish(event) {
          const text = seal(event, secret);
          const isOwner = await redis
            .eval(publishScript, 2, lease, state, seat, leaseMs, text, retentionMs, channel)
            .then((done) => done === 1)
            .catch(or(true));
          if (!isOwner) stopRenewal();
          return isOwner;
        },
        async leave() {
          stopRenewal();
          channels.unlisten(channel, onMessage);
          await redis.eval(resignScript, 1, lease, seat, channel).catch(or(0));
        },
      };
    },
    async close() {
      channels.close();
    },
  };
}

type MessageListener = (message: string) => void;

/** The channels that this instance listens to. One subscription serves all listeners of a channel. */
interface RedisChannels {
  listen(channel: string, listener: MessageListener): void;
  unlisten(channel: string, listener: MessageListener): void;
  close(): void;
}

function createRedisChannels(
  redis: Redis,
  log: { warn(details: object, message: string): void },
): RedisChannels {
  // Waits for Redis, although commands fail fast: channels are subscribed when it is back.
  const subscription = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  const listeners = new Map<string, Set<MessageListener>>();
  let reachable = true;

  for (const connection of [redis, subscription]) {
    connection.on('error', (err: Error) => {
      if (reachable) log.warn({ err }, 'Redis is not reachable: this instance polls for itself');
      reachable = false;
    });
    connection.on('ready', () => (reachable = true));
  }
  subscription.on('message', (channel: string, message: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  });

  return {
    listen(channel, listener) {
      const others = listeners.get(channel);
      if (others !== undefined) {
        others.add(listener);
        return;
      }
      listeners.set(channel, new Set([listener]));
      void subscription.subscribe(channel).catch(or(undefined));
    },
    unlisten(channel, listener) {
      const all = listeners.get(channel);
      all?.delete(listener);
      if (all?.size !== 0) return;
      listeners.delete(channel);
      void subscription.unsubscribe(channel).catch(or(undefined));
    },
    close: () => subscription.disconnect(),
  };
}

/** The value to use when Redis does not respond. */
function or<Value>(otherwise: Value): () => Value {
  return () => otherwise;
}
