import type { WebSocket } from 'ws';

/** Beyond this, the client's messages are not read until it has read what they were answered with. */
const MAX_UNREAD_BYTES = 64 * 1024;

/**
 * Lets answers onto a socket one at a time: the next is not even written as text before the one before has left the process.
 * A reader that is slow, or has stopped, costs one frame, and of each of its streams the latest event. Pongs and errors, which
 * take no turns, cost as much as is read of the messages that they answer.
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
      if (socket.readyState !== socket.OPEN) return resolve();
      socket.send(data, () => {
        if (socket.isPaused && socket.bufferedAmount <= MAX_UNREAD_BYTES) socket.resume();
        resolve();
      });
      if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.pause();
    });
    return this.sent;
  }

  private pass(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.isTaken = false;
  }
}
