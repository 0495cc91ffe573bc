import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { PING_FRAME } from './frames';
import type { Turn } from './turn';

/** Beyond this, the client's messages are not read until it has read the responses to earlier ones. */
const MAX_UNREAD_BYTES = 64 * 1024;

/**
 * Writes responses to a socket one at a time: the next is not even serialized before the previous one has left the process. A
 * slow or stalled reader costs one frame, plus the latest event of each of its streams. Pongs and errors, which take no turns,
 * are bounded by the messages that they respond to.
 */
export class SocketTurns {
  private readonly waiting: (() => void)[] = [];
  private isTaken = false;
  private isPingDue = false;
  private sent: Promise<void> = Promise.resolve();
  private current: Turn | undefined;
  private readonly onWritten = () => this.finishTurn();

  /** `link`: the connection that was upgraded. Frames written to it stay in order with those of the socket. */
  constructor(
    private readonly socket: WebSocket,
    private readonly link: Duplex,
  ) {}

  /** Settles when it is the caller's turn; the caller then sends immediately. */
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
        this.readOn();
        resolve();
      });
      this.readNoMore();
    });
    return this.sent;
  }

  /** Writes the frame of the turn as soon as possible. */
  ask(turn: Turn): void {
    if (this.isTaken) {
      this.waiting.push(() => this.run(turn));
      return;
    }
    this.isTaken = true;
    this.run(turn);
  }

  /** Sends a ping with the next frame: sent alone, it costs as much as a message. */
  ping(): void {
    this.isPingDue = true;
  }

  /** Sends a ping that is still due. */
  pingAlone(): void {
    if (!this.isPingDue) return;
    this.isPingDue = false;
    this.socket.ping();
  }

  private run(turn: Turn): void {
    // When a socket closes, its operations end.
    if (this.socket.readyState !== this.socket.OPEN) return this.pass();
    const frame = turn.take();
    if (frame === undefined) {
      turn.written();
      return this.pass();
    }
    this.current = turn;
    this.link.write(this.isPingDue ? Buffer.concat([PING_FRAME, frame]) : frame, this.onWritten);
    this.isPingDue = false;
    this.readNoMore();
  }

  private finishTurn(): void {
    this.readOn();
    const { current } = this;
    this.current = undefined;
    current?.written();
    this.pass();
  }

  private pass(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.isTaken = false;
  }

  private readNoMore(): void {
    if (this.socket.bufferedAmount > MAX_UNREAD_BYTES) this.socket.pause();
  }

  private readOn(): void {
    if (this.socket.isPaused && this.socket.bufferedAmount <= MAX_UNREAD_BYTES) this.socket.resume();
  }
}
