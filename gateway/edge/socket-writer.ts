import type { WebSocket } from 'ws';

/** Beyond this, the client's messages are not read until it has read the responses to earlier ones. */
const MAX_UNREAD_BYTES = 64 * 1024;

/**
 * Writes results to a socket one at a time: the next is not even serialized before the previous one has left the process. A slow
 * or stalled reader costs one frame, plus the latest event of each of its streams. Pongs and errors, which take no turns, are
 * bounded by the messages that they respond to.
 */
export class SocketWriter {
  /** Settles when the last turn is over. */
  private turn: Promise<void> = Promise.resolve();
  private sent: Promise<void> = Promise.resolve();

  constructor(private readonly socket: WebSocket) {}

  /** Settles when it is the caller's turn; the caller then sends immediately. */
  take(): Promise<void> {
    return new Promise((begin) => {
      this.turn = this.turn.then(async () => {
        begin();
        await new Promise(setImmediate);
        // By then it has sent.
        await this.sent;
      });
    });
  }

  /** Sends the message that `serialize` returns in its turn, if any. Settles like `send`. */
  sendInTurn(serialize: () => Buffer | undefined): Promise<void> {
    this.turn = this.turn.then(() => {
      const message = this.socket.readyState === this.socket.OPEN ? serialize() : undefined;
      return message && this.send(message);
    });
    return this.turn;
  }

  /** Settles when the message has left the process, or never will. */
  send(message: string | Buffer): Promise<void> {
    const { socket } = this;
    this.sent = new Promise((resolve) => {
      if (socket.readyState !== socket.OPEN) return resolve();
      socket.send(message, { binary: false }, () => {
        if (socket.isPaused && socket.bufferedAmount <= MAX_UNREAD_BYTES) socket.resume();
        resolve();
      });
      if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.pause();
    });
    return this.sent;
  }
}
