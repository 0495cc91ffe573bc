/**
 * The subscriber's end of a stream. Keeps only the latest value: a slow reader misses states in between, never the last one. An
 * explicit iterator, because `return()` of an async generator waits for its pending `await`, so that a subscriber who has left
 * would stay subscribed until the next event.
 */
export class LatestIterator<Value> implements AsyncIterableIterator<Value> {
  private waiting: { resolve(result: IteratorResult<Value>): void; reject(error: unknown): void }[] = [];
  private newest: { readonly value: Value } | undefined;
  private end: { readonly error?: unknown } | undefined;
  private hasLeft = false;

  constructor(
    private readonly onLeave: () => void,
    /** Called when the subscriber waits for the next value. */
    private readonly onWait?: () => void,
  ) {}

  /** With `isLast` the iterator ends after this value. */
  push(value: Value, isLast: boolean): void {
    if (this.end !== undefined) return;
    if (isLast) this.end = {};
    const reader = this.waiting.shift();
    if (reader === undefined) this.newest = { value };
    else reader.resolve({ done: false, value });
    if (isLast) this.releaseReaders();
  }

  fail(error: unknown): void {
    if (this.end !== undefined) return;
    this.end = { error };
    this.releaseReaders();
  }

  finish(): void {
    this.end ??= {};
    this.releaseReaders();
  }

  next(): Promise<IteratorResult<Value>> {
    if (this.newest !== undefined) {
      const { value } = this.newest;
      this.newest = undefined;
      return Promise.resolve({ done: false, value });
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      if (this.end !== undefined) this.releaseReaders();
      else this.onWait?.();
    });
  }

  /** The newest value in place of one that has been read, if there is one; undefined if the subscriber has left. */
  refresh(read: Value): Value | undefined {
    if (this.hasLeft) return undefined;
    const { value } = this.newest ?? { value: read };
    this.newest = undefined;
    return value;
  }

  return(): Promise<IteratorResult<Value>> {
    this.newest = undefined;
    this.hasLeft = true;
    this.end = {};
    this.releaseReaders();
    this.onLeave();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** An error is thrown once; after it the iterator is at its end. */
  private releaseReaders(): void {
    for (const reader of this.waiting.splice(0)) {
      if (this.end !== undefined && 'error' in this.end) {
        reader.reject(this.end.error);
        this.end = {};
      } else {
        reader.resolve({ done: true, value: undefined });
      }
    }
  }
}
