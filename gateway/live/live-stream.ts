import type { Credentials } from '../kernel/credentials';
import type { PlatformError } from '../rest/client/platform-error';

/** One state of polled work, as subscribers and other instances receive it. */
export interface StreamEvent<State> {
  /** Increases with every event of one piece of work, whichever instance polls. */
  readonly sequence: number;
  /** Polls so far, failed ones included. */
  readonly attempt: number;
  /** Since the first poll. */
  readonly elapsedMs: number;
  /** When this state was received, epoch ms. */
  readonly at: number;
  readonly state: State;
  /** Whether no other event will follow. */
  readonly isLast: boolean;
}

/** Work on the platform that is followed by polling. */
export interface LiveStream<Answer, State> {
  /** The kind of work; a name, not a value. */
  readonly name: string;
  /** The platform's token of this piece of work; a secret. */
  readonly token: string;
  readonly credentials: Credentials;
  poll(signal: AbortSignal): Promise<Answer>;
  /**
   * Other instances wait this long for a polling one that has died, which renews its lease three times as often. Undefined for work
   * whose outcome is awaited; longer for work that seldom changes.
   */
  readonly leaseMs?: number;
  readonly policy: LivePolicy<Answer, State>;
}

/** How the polls of a kind of work are interpreted. States are plain JSON, because instances exchange them. */
export interface LivePolicy<Answer, State> {
  onAnswer(answer: Answer, progress: Progress<State>): Step<State>;
  /** Throws the error (or another) to end the stream with it. */
  onFailure(error: PlatformError, progress: Progress<State>): Step<State>;
}

export interface Progress<State> {
  /** Number of this poll, from 1. */
  readonly attempt: number;
  readonly elapsedMs: number;
  readonly previous: State | undefined;
}

export interface Step<State> {
  readonly state: State;
  readonly isLast: boolean;
  /** Wait at least this long before the next poll. */
  readonly waitMs?: number;
  /** How long an unchanged state is not sent again; without it, every poll sends one. */
  readonly repeatAfterMs?: number;
}
