import { sleep } from '../kernel/timer-clock';
import { Broadcast } from './broadcast';
import type { LatestIterator } from './latest-iterator';
import type { BusMember, LiveBus } from './live-bus';
import type { LiveStream, StreamEvent } from './live-stream';
import { runPollLoop, type PollLoopSettings } from './poll-loop';

export interface ChannelSettings extends PollLoopSettings {
  readonly gracePeriodMs: number;
  /** The lease of a polling instance, for streams without their own; the others check three times as often. */
  readonly leaseMs: number;
  readonly onLoop: (change: 1 | -1) => void;
  readonly onSubscriber: (change: 1 | -1) => void;
}

/**
 * One stream on one instance: its subscribers, and its part in the polling. The channel polls while it leads; otherwise it passes
 * on what the leader publishes, and takes over when the leader has died. It ends with the last event, with an error, or when the
 * grace period after its last subscriber is over.
 *
 * Work that ended before the channel began is polled again: its outcome may have changed, and the session may have ended.
 */
export class Channel {
  private readonly subscribers = new Broadcast<StreamEvent<unknown>>({ onLeave: () => this.onLeave() });
  private readonly stopped = new AbortController();
  /** The last event of an earlier channel; undefined before the first turn. */
  private ended: { readonly event: StreamEvent<unknown> | undefined } | undefined;
  private cancelGrace: (() => void) | undefined;
  private wake = new AbortController();
  private readonly leaseMs: number;

  constructor(
    private readonly stream: LiveStream<unknown, unknown>,
    private readonly settings: ChannelSettings,
    private readonly onEnd: () => void,
  ) {
    this.leaseMs = stream.leaseMs ?? settings.leaseMs;
  }

  subscribe(): AsyncIterableIterator<StreamEvent<unknown>> {
    this.cancelGrace?.();
    this.settings.onSubscriber(1);
    return this.subscribers.subscribe();
  }

  /** Runs the channel to its end. */
  async run(bus: LiveBus, key: string, secret: string): Promise<void> {
    let seat: BusMember | undefined;
    try {
      seat = await bus.join(key, secret, this.leaseMs, {
        onEvent: (event) => this.accept(event),
        onVacant: () => this.wake.abort(),
      });
      while (!this.stopped.signal.aborted) await this.takeTurn(seat);
    } catch (error) {
      this.end((subscriber) => subscriber.fail(error));
    } finally {
      await seat?.leave();
    }
  }

  stop(): void {
    this.end((subscriber) => subscriber.finish());
  }

  /** Reads the shared state each time, so that a lost message costs time, never the outcome. */
  private async takeTurn(seat: BusMember): Promise<void> {
    const { signal } = this.stopped;
    this.wake = new AbortController();
    const leads = await seat.lead();
    const known = await seat.last();
    this.ended ??= { event: known?.isLast ? known : undefined };
    if (known !== undefined) this.accept(known);
    if (signal.aborted) return;
    if (!leads) {
      return sleep(this.settings.clock, this.leaseMs / 3, AbortSignal.any([signal, this.wake.signal]));
    }
    this.settings.onLoop(1);
    await runPollLoop(
      this.stream,
      seat,
      { last: this.subscribers.last, ended: this.ended.event },
      (event) => this.accept(event),
      this.settings,
      signal,
    ).finally(() => this.settings.onLoop(-1));
  }

  private accept(event: StreamEvent<unknown>): void {
    const { last } = this.subscribers;
    if (this.stopped.signal.aborted || event.sequence <= (last?.sequence ?? this.ended?.event?.sequence ?? 0))
      return;
    void this.subscribers.push(event, event.isLast);
    if (event.isLast) this.end(() => undefined);
  }

  private onLeave(): void {
    this.settings.onSubscriber(-1);
    if (this.subscribers.size > 0) return;
    this.cancelGrace = this.settings.clock.schedule(this.settings.gracePeriodMs, () => this.stop());
  }

  private end(tell: (subscriber: LatestIterator<StreamEvent<unknown>>) => void): void {
    if (this.stopped.signal.aborted) return;
    this.cancelGrace?.();
    this.onEnd();
    this.stopped.abort();
    this.subscribers.end((subscriber) => {
      tell(subscriber);
      this.settings.onSubscriber(-1);
    });
  }
}
