import type { SharedEvent } from './shared-event';
import type { Turn } from './turn';

/** The connection of a follower. */
export interface Outlet {
  /** Lets the turn write as soon as the earlier bytes have left the process. */
  ask(turn: Turn): void;
  /** The bytes of an event on this connection. */
  bytesOf(event: SharedEvent): Buffer;
}

/** The stream of a follower. */
export interface FollowedStream {
  /** Called when the follower has left. */
  leave(follower: Follower): void;
  /** Called when a follower has been sent everything, and waits for the next event. */
  readOn(): void;
}

/**
 * A follower of a shared stream. Events are written directly to the follower's connection; its iterator yields no values, and
 * ends when the last event is written. A slow follower may miss events in between, never the last one.
 */
export class Follower implements AsyncIterableIterator<never>, Turn {
  private unsent: SharedEvent | undefined;
  /** Whether a requested turn is still running. */
  private isWriting = false;
  private end: { readonly error?: unknown } | undefined;
  private iteration:
    { resolve(result: IteratorResult<never>): void; reject(error: unknown): void } | undefined;

  constructor(
    private readonly outlet: Outlet,
    private readonly stream: FollowedStream,
  ) {}

  push(event: SharedEvent): void {
    if (this.end !== undefined) return;
    this.unsent = event;
    this.write();
  }

  fail(error: unknown): void {
    this.end ??= { error };
    this.settle();
  }

  finish(): void {
    this.end ??= {};
    this.settle();
  }

  take(): Buffer | undefined {
    const { unsent } = this;
    this.unsent = undefined;
    return unsent && this.outlet.bytesOf(unsent);
  }

  written(): void {
    this.isWriting = false;
    if (this.unsent !== undefined) return this.write();
    if (this.end === undefined) this.stream.readOn();
    else this.settle();
  }

  /** Settles when the stream ends. Nothing is written before it is called. */
  next(): Promise<IteratorResult<never>> {
    return new Promise((resolve, reject) => {
      this.iteration = { resolve, reject };
      if (this.unsent !== undefined) this.write();
      else if (this.end !== undefined) this.settle();
      else this.stream.readOn();
    });
  }

  return(): Promise<IteratorResult<never>> {
    this.unsent = undefined;
    this.end = {};
    this.settle();
    this.stream.leave(this);
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private write(): void {
    if (this.isWriting || this.iteration === undefined) return;
    this.isWriting = true;
    this.outlet.ask(this);
  }

  /** An error is thrown once; then the iterator is at its end. */
  private settle(): void {
    const { iteration, end } = this;
    if (iteration === undefined || end === undefined || this.unsent !== undefined) return;
    this.iteration = undefined;
    this.end = {};
    if ('error' in end) iteration.reject(end.error);
    else iteration.resolve({ done: true, value: undefined });
  }
}
