import type { Redis } from 'ioredis';

type MessageListener = (message: string) => void;

/** The channels that this instance listens to. One subscription serves all listeners of a channel. */
export interface RedisChannels {
  listen(channel: string, listener: MessageListener): void;
  unlisten(channel: string, listener: MessageListener): void;
  close(): void;
}

export function createRedisChannels(
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
export function or<Value>(otherwise: Value): () => Value {
  return () => otherwise;
}
