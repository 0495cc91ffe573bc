import { createHash } from 'node:crypto';
import { requestError } from '../errors';
import { Channel, type ChannelSettings } from './channel';
import type { LiveBus } from './live-bus';
import type { LiveStream, StreamEvent } from './live-stream';

/**
 * Polled work as streams: one poll loop for each piece of work and credentials, whatever the number of subscribers and instances.
 */
export interface LiveHub {
  /**
   * Follows a piece of work: the current state, every change, the last state, and the end. The iterator rejects when the work can
   * no longer be followed. Throws when the user follows too many.
   */
  open<Answer, State>(stream: LiveStream<Answer, State>): AsyncIterableIterator<StreamEvent<State>>;
  /** Ends all streams of this instance; other instances continue theirs. */
  close(): Promise<void>;
}

export interface LiveHubSettings extends ChannelSettings {
  readonly bus: LiveBus;
  /** Pieces of work that one user may follow in parallel: each causes a call every second, whether the work exists or not. */
  readonly maxStreamsPerUser: number;
}

export function createLiveHub({ bus, maxStreamsPerUser, ...settings }: LiveHubSettings): LiveHub {
  /** By user, then by piece of work. */
  const users = new Map<string, Map<string, Channel>>();
  const running = new Set<Promise<void>>();

  function channelsOf(user: string): Map<string, Channel> {
    const channels = users.get(user) ?? new Map<string, Channel>();
    users.set(user, channels);
    return channels;
  }

  return {
    open<Answer, State>(stream: LiveStream<Answer, State>) {
      // Only the stream's own policy reads its responses and states.
      const opened = stream as unknown as LiveStream<unknown, unknown>;
      const user = stream.credentials.fingerprint;
      const channels = channelsOf(user);
      const key = digest('key', opened);
      const existing = channels.get(key);
      if (existing === undefined && channels.size >= maxStreamsPerUser) {
        throw requestError(
          'TOO_MANY_OPERATIONS',
          `At most ${maxStreamsPerUser} quotes, bookings, cancellations, and purchases are followed at once.`,
        );
      }
      const end = () => {
        channels.delete(key);
        if (channels.size === 0) users.delete(user);
      };
      const channel = existing ?? new Channel(opened, settings, end);
      const subscriber = channel.subscribe();
      if (existing === undefined) {
        channels.set(key, channel);
        const run = channel.run(bus, key, digest('secret', opened)).finally(() => running.delete(run));
        running.add(run);
      }
      return subscriber as AsyncIterableIterator<StreamEvent<State>>;
    },
    async close() {
      for (const channels of users.values()) for (const channel of channels.values()) channel.stop();
      await Promise.all(running);
      await bus.close();
    },
  };
}

/**
 * Everything that determines a response: the work and both tokens of the caller. The credentials of one user never poll or reveal
 * the work of another; and a client with a wrong anti-forgery token fails alone.
 */
function digest(
  purpose: 'key' | 'secret',
  { name, token, credentials }: LiveStream<unknown, unknown>,
): string {
  return createHash('sha256')
    .update(
      JSON.stringify([
        purpose,
        name,
        token,
        credentials.fingerprint,
        credentials.csrfToken ?? null,
        purpose === 'secret' && credentials.authorization,
      ]),
    )
    .digest('base64url');
}
