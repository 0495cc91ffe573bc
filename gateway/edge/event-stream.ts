import type { ServerResponse } from 'node:http';

/** A reader who takes nothing for this long is given up. */
const stallMs = 10_000;

/**
 * An HTTP response that is written event by event. Events take turns: the next is not read from its source before the one
 * before has left the process, so that a reader who is slow, or has stopped, costs one event.
 */
export class EventStream {
  private turn: Promise<void> = Promise.resolve();
  private pass: () => void = () => undefined;

  constructor(private readonly response: ServerResponse) {}

  /** Settles when the event before has been written, and takes the turn. */
  async take(): Promise<void> {
    await this.turn;
    this.turn = new Promise((resolve) => (this.pass = resolve));
  }

  /** Writes what the source gives until it ends or the response is closed. */
  async write(source: AsyncGenerator<string, void>): Promise<void> {
    const { response } = this;
    const leave = () => {
      void source.return();
      this.pass();
    };
    response.once('close', leave);
    if (response.destroyed) leave();
    for await (const text of source) {
      await this.writeText(text);
      if (text.startsWith('event: next')) this.pass();
    }
    this.end();
  }

  /** Without the event that completes an operation: a client that was not at its end subscribes again. */
  end(): void {
    if (!this.response.writableEnded) this.response.end();
  }

  private writeText(text: string): Promise<void> {
    const { response } = this;
    return new Promise((resolve) => {
      if (response.destroyed || response.writableEnded) return resolve();
      const stalled = setTimeout(() => response.destroy(), stallMs);
      response.write(text, () => {
        clearTimeout(stalled);
        resolve();
      });
    });
  }
}
