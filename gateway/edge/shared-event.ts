import type { FormattedExecutionResult } from 'graphql';
import { textFrame } from './frames';

/** An event of a shared stream. It is serialized once for all followers, and once for each protocol. */
export class SharedEvent {
  /** The JSON by which two events are compared. */
  readonly json: string;
  private bytes: Buffer | undefined;
  private serverSentBytes: Buffer | undefined;
  private latestFrame: { readonly id: string; readonly frame: Buffer } | undefined;

  constructor(readonly view: FormattedExecutionResult) {
    this.json = JSON.stringify(view);
  }

  /** As a server-sent event (docs/adr/0016-event-streams.md). */
  get serverSent(): Buffer {
    return (this.serverSentBytes ??= Buffer.from(`event: next\ndata: ${this.json}\n\n`));
  }

  /** The WebSocket frame for the operation id of a client. Followers with equal ids share the bytes. */
  frameFor(id: string): Buffer {
    if (this.latestFrame?.id === id) return this.latestFrame.frame;
    this.bytes ??= Buffer.from(`${this.json}}`);
    const frame = textFrame(`{"id":${JSON.stringify(id)},"type":"next","payload":`, this.bytes);
    this.latestFrame = { id, frame };
    return frame;
  }
}
