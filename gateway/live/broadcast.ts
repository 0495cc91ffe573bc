import { LatestIterator } from './latest-iterator';

/** This many subscribers receive a value before other work gets a turn in the process. */
const SUBSCRIBERS_PER_TURN = 500;

interface BroadcastListener {
  /** Called when a subscriber has left by itself. */
  onLeave(): void;
  /** Called when a subscriber has read everything, and waits for the next value. */
  onWait?(): void;
}

/** Passes values on to subscribers. Each of them starts with the latest value, and keeps only the latest one that it has not read. */
export class Broadcast<Value> {
  /** The latest value. */
  last: Value | undefined;
  private readonly subscribers = new Set<LatestIterator<Value>>();

  constructor(private readonly listener: BroadcastListener) {}

  get size(): number {
    return this.subscribers.size;
  }

  subscribe(): LatestIterator<Value> {
    const { listener, subscribers, last } = this;
    const leave = () => {
      if (subscribers.delete(subscriber)) listener.onLeave();
    };
    const subscriber: LatestIterator<Value> = new LatestIterator(leave, listener.onWait);
    subscribers.add(subscriber);
    if (last !== undefined) subscriber.push(last, false);
    return subscriber;
  }

  /** With `isLast` the subscribers end after this value. Resolves when all of them have it, or a newer one. */
  async push(value: Value, isLast: boolean): Promise<void> {
    this.last = value;
    let count = 0;
    // A subscriber that joins in the meantime already has the value.
    for (const subscriber of [...this.subscribers]) {
      if (count > 0 && count % SUBSCRIBERS_PER_TURN === 0) {
        await new Promise(setImmediate);
        if (this.last !== value) return;
      }
      subscriber.push(value, isLast);
      count += 1;
    }
  }

  /** Releases all subscribers, after `tell` has ended each of them. */
  end(tell: (subscriber: LatestIterator<Value>) => void): void {
    const ended = [...this.subscribers];
    this.subscribers.clear();
    ended.forEach(tell);
  }
}
