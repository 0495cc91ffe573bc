import type { StreamEvent } from './live-stream';

/**
 * The streams that instances share: the newest state of each, who polls, and the news of that.
 * With one instance it is memory; with several it is Redis.
 */
export interface LiveBus {
  /** Takes part in one stream. `secret` is known to its subscribers only; what leaves the process is sealed with it. */
  join(key: string, secret: string, listener: BusListener): Promise<BusSeat>;
  close(): Promise<void>;
}

export interface BusListener {
  /** Another instance learned a state. */
  onEvent(event: StreamEvent<unknown>): void;
  /** Another instance has stopped polling. */
  onVacant(): void;
}

export interface BusSeat {
  /** The newest state that any instance knows. */
  last(): Promise<StreamEvent<unknown> | undefined>;
  /** Requests the right to poll, which one instance has at a time. */
  lead(): Promise<boolean>;
  /** Publishes a state; false when another instance has taken over, which then knows better. */
  publish(event: StreamEvent<unknown>): Promise<boolean>;
  /** Releases the right to poll, if held, and stops listening. */
  leave(): Promise<void>;
}

/** How long the latest state of a stream is stored for late subscribers. */
export const retentionMs = 60_000;
