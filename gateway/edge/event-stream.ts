import type { ServerResponse } from 'node:http';
import type { Turn } from './turn';

/** A reader that reads nothing for this long is disconnected. */
const stallMs = 10_000;

/**
 * An HTTP response that is written event by event. Operations take turns: the next event is not read from its source before the
 * previous one has left the process, so that a slow or stalled reader costs one event.
 */
export class EventStream {
  private turn: Promise<void> = Promise.resolve();
  private pass: () => void = () => undefined;
  /** The turn of the stream itself, which waits for the head of the response. */
  private waiting: Turn | undefined;
  private isOpen = false;
  /** Ends the wait for the event that is being written. */
  private sent: () => void = () => undefined;

  constructor(private readonly response: ServerResponse) {
    // A response that is closed does not report what it has not written.
    response.once('close', () => this.sent());
  }

  /** Settles when the previous event has been written, and takes the turn. */
  async take(): Promise<void> {
    await this.turn;
    this.turn = new Promise((resolve) => (this.pass = resolve));
  }

  /** Writes the event of the turn as soon as possible. An operation requests one turn at a time. */
  ask(turn: Turn): void {
    if (this.isOpen) this.run(turn);
    else this.waiting = turn;
  }

  /** Writes the source's values until it ends or the response is closed. */
  async write(source: AsyncGenerator<string, void>): Promise<void> {
    const { response } = this;
    const leave = () => {
      void source.return();
      this.pass();
    };
    response.once('close', leave);
    if (response.destroyed) leave();
    for await (const text of source) {
      const isWritten = this.send(text);
      this.open();
      await isWritten;
      if (text.startsWith('event: next')) this.pass();
    }
    this.end();
  }

  /** Sends no event that completes the operation: a client that is not at its end subscribes again. */
  end(): void {
    if (!this.response.writableEnded) this.response.end();
  }

  private get isOver(): boolean {
    return this.response.destroyed || this.response.writableEnded;
  }

  private open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    if (this.waiting !== undefined) this.run(this.waiting);
    this.waiting = undefined;
  }

  private run(turn: Turn): void {
    // When a response closes, its operation ends.
    if (this.isOver) return;
    const bytes = turn.take();
    if (bytes === undefined) turn.written();
    else void this.send(bytes).then(() => turn.written());
  }

  private send(event: string | Buffer): Promise<void> {
    const { response } = this;
    return new Promise((resolve) => {
      if (this.isOver) return resolve();
      const stalled = setTimeout(() => response.destroy(), stallMs);
      const sent = () => {
        clearTimeout(stalled);
        resolve();
      };
      this.sent = sent;
      response.write(event, sent);
    });
  }
}
