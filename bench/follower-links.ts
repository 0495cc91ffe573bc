/**
 * Connections that follow a quote. They do as little work as possible, because this process shares the machine with the gateway.
 */
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { print } from 'graphql';
import { gql } from 'graphql-tag';

export type FollowerTransport = 'websocket' | 'sse' | 'bare sockets';

export interface Followers {
  /** When each message arrived, in milliseconds. */
  readonly receipts: number[];
  /** Opens one more connection; resolves when it follows the quote. */
  add(): Promise<void>;
  close(): void;
}

/** Speaks one protocol on a link. */
interface Protocol {
  greeting(): string;
  take(bytes: Buffer): Taken;
}

/** The result of reading some bytes, and the bytes to send in return. */
interface Taken {
  readonly reply?: Buffer;
  readonly events: number;
  readonly isFollowing: boolean;
}

export function followOver(transport: FollowerTransport, url: string, selection: string): Followers {
  const { hostname, port } = new URL(url);
  const receipts: number[] = [];
  const sockets: Socket[] = [];
  const operation = JSON.stringify({
    query: print(gql`subscription Follow($token: ID!) { priceQuoteStatus(token: $token) { ${selection} } }`),
    variables: { token: 'bench-quote' },
  });

  const add = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      const protocol = protocols[transport](operation);
      sockets.push(socket);
      socket.on('error', reject);
      socket.setNoDelay(true);
      socket.write(protocol.greeting());
      socket.on('data', (bytes) => {
        const { reply, events, isFollowing } = protocol.take(bytes);
        if (reply !== undefined) socket.write(reply);
        for (let at = 0; at < events; at += 1) receipts.push(performance.now());
        if (isFollowing) resolve();
      });
    });

  return { receipts, add, close: () => sockets.forEach((socket) => socket.destroy()) };
}

class EventStream implements Protocol {
  private isFollowing = false;

  constructor(private readonly operation: string) {}

  greeting(): string {
    return [
      'POST /graphql/stream HTTP/1.1',
      'host: bench',
      'authorization: Bearer bench-user',
      'accept: text/event-stream',
      'content-type: application/json',
      `content-length: ${this.operation.length}`,
      '',
      this.operation,
    ].join('\r\n');
  }

  take(bytes: Buffer): Taken {
    const events = bytes.includes('event: next') ? 1 : 0;
    if (!this.isFollowing && !bytes.includes('HTTP/1.1 200')) throw new Error(bytes.toString());
    this.isFollowing = true;
    return { events, isFollowing: true };
  }
}

/** Any bytes are one event. */
class BareLink implements Protocol {
  greeting(): string {
    return 'GET / HTTP/1.1\r\nhost: bench\r\nconnection: Upgrade\r\nupgrade: bare\r\n\r\n';
  }

  take(): Taken {
    return { events: 1, isFollowing: true };
  }
}

const TEXT = 1;
const PING = 9;
const PONG = 10;
/** A mask of zeros, which leaves the bytes as they are. */
const MASK = Buffer.alloc(4);

class WebSocketLink implements Protocol {
  private isOpen = false;
  private unread: Buffer = Buffer.alloc(0);

  constructor(private readonly operation: string) {}

  greeting(): string {
    return [
      'GET /graphql HTTP/1.1',
      'host: bench',
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol: graphql-transport-ws',
      '\r\n',
    ].join('\r\n');
  }

  take(bytes: Buffer): Taken {
    this.unread = this.unread.length === 0 ? bytes : Buffer.concat([this.unread, bytes]);
    const replies: Buffer[] = [];
    let events = 0;
    let isFollowing = false;
    if (!this.isOpen) {
      const headEnd = this.unread.indexOf('\r\n\r\n');
      if (headEnd === -1) return { events, isFollowing };
      this.isOpen = true;
      this.unread = this.unread.subarray(headEnd + 4);
      const hello = { type: 'connection_init', payload: { authorization: 'Bearer bench-user' } };
      replies.push(maskedFrame(TEXT, JSON.stringify(hello)));
    }
    for (let frame = this.nextFrame(); frame !== undefined; frame = this.nextFrame()) {
      const { opcode, payload } = frame;
      if (opcode === PING) replies.push(maskedFrame(PONG, ''));
      else if (payload.includes('"type":"next"')) {
        events += 1;
        isFollowing = true;
      } else if (payload.includes('connection_ack')) {
        // As the library's client numbers its operations.
        const subscribe = `{"id":"${randomUUID()}","type":"subscribe","payload":${this.operation}}`;
        replies.push(maskedFrame(TEXT, subscribe));
      } else throw new Error(payload.toString());
    }
    return { events, isFollowing, ...(replies.length === 0 ? {} : { reply: Buffer.concat(replies) }) };
  }

  private nextFrame(): { readonly opcode: number; readonly payload: Buffer } | undefined {
    const { unread } = this;
    if (unread.length < 2) return undefined;
    const isLong = unread[1] === 126;
    if (isLong && unread.length < 4) return undefined;
    const length = isLong ? unread.readUInt16BE(2) : (unread[1] ?? 0);
    const start = isLong ? 4 : 2;
    if (unread.length < start + length) return undefined;
    this.unread = unread.subarray(start + length);
    return { opcode: (unread[0] ?? 0) & 0x0f, payload: unread.subarray(start, start + length) };
  }
}

const protocols: Readonly<Record<FollowerTransport, (operation: string) => Protocol>> = {
  websocket: (operation) => new WebSocketLink(operation),
  sse: (operation) => new EventStream(operation),
  'bare sockets': () => new BareLink(),
};

function maskedFrame(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | payload.length])
      : Buffer.from([0x80 | opcode, 0x80 | 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([head, MASK, payload]);
}
