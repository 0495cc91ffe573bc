import type { ServerResponse } from 'node:http';
import type { Outlet, SharedEvent } from './shared-streams';

/** A reader that reads nothing for this long is disconnected. */
const stallMs = 10_000;

/** An HTTP response that is written event by event. */
export class EventStream implements Outlet {
  private open: () => void = () => undefined;
  /** Settles when the head of the response has been written. */
  private readonly opened = new Promise<void>((resolve) => (this.open = resolve));
  /** Ends the wait for the event that is being written. */
  private sent: () => void = () => undefined;

  constructor(private readonly response: ServerResponse) {
    // A response that is closed does not report what it has not written.
    response.once('close', () => this.sent());
  }

  async sendLatest(latest: () => SharedEvent | undefined): Promise<void> {
    await this.opened;
    const event = latest();
    if (event !== undefined) await this.send(event.serverSent);
  }

  /** Writes the source's values until it ends or the response is closed. */
  async write(source: AsyncGenerator<string, void>): Promise<void> {
    const { response } = this;
    const leave = () => void source.return();
    response.once('close', leave);
    if (response.destroyed) leave();
    for await (const text of source) {
      const isWritten = this.send(text);
      this.open();
      await isWritten;
    }
    this.end();
  }

  /** Sends no event that completes the operation: a client that is not at its end subscribes again. */
  end(): void {
    if (!this.response.writableEnded) this.response.end();
  }

  /** Settles when the event has left the process, or never will. */
  private send(event: string | Buffer): Promise<void> {
    const { response } = this;
    return new Promise((resolve) => {
      if (response.destroyed || response.writableEnded) return resolve();
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
