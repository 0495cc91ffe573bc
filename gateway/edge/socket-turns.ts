import type { WebSocket } from 'ws';

/**
 * Lets answers onto a socket one at a time: the next is not even written as text before the one before has left the process.
 * A reader that is slow, or has stopped, costs one frame, and of each of its streams the latest event.
 */
export class SocketTurns {
  private readonly waiting: (() => void)[] = [];
  private isTaken = false;
  private sent: Promise<void> = Promise.resolve();

  constructor(private readonly socket: WebSocket) {}

  /** Settles when it is the caller's turn, who sends at once. */
  async take(): Promise<void> {
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isTaken = true;
    // By then it has sent.
    setImmediate(() => void this.sent.then(() => this.pass()));
  }

  /** Settles when the frame has left the process, or never will. */
  send(data: string): Promise<void> {
    const { socket } = this;
    this.sent = new Promise((resolve) => {
      if (socket.readyState === socket.OPEN) socket.send(data, () => resolve());
      else resolve();
    });
    return this.sent;
  }

  private pass(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.isTaken = false;
  }
}
