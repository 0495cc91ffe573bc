/** Sends requests over persistent connections, with as little work in this process as possible. */
import { connect, type Socket } from 'node:net';
import type { BenchServer } from './servers';

export interface Ask {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A connection with one request in flight at a time. */
class Line {
  private readonly socket: Socket;
  private received: Buffer = Buffer.alloc(0);
  private done: ((body: Buffer) => void) | undefined;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    this.socket.on('data', (chunk) => this.take(chunk));
  }

  send(bytes: Buffer): Promise<Buffer> {
    return new Promise((resolve) => {
      this.done = resolve;
      this.socket.write(bytes);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf('\r\n\r\n');
    if (headEnd === -1) return;
    const head = this.received.subarray(0, headEnd).toString('latin1');
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (!head.includes(' 200 ') || Number.isNaN(length)) throw new Error(`An odd answer:\n${head}`);
    const end = headEnd + 4 + length;
    if (this.received.length < end) return;
    const body = this.received.subarray(headEnd + 4, end);
    this.received = Buffer.alloc(0);
    this.done?.(body);
  }
}

const bytesOf = ({ headers, body }: Ask): Buffer => {
  const all = { host: 'bench', 'content-type': 'application/json', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = ['POST /graphql HTTP/1.1', ...lines, `content-length: ${Buffer.byteLength(body)}`].join(
    '\r\n',
  );
  return Buffer.from(`${head}\r\n\r\n${body}`);
};

export async function askOnce({ url }: BenchServer, ask: Ask): Promise<unknown> {
  const line = new Line(url);
  const body = await line.send(bytesOf(ask));
  line.close();
  return JSON.parse(body.toString());
}

/** Sends `requests` of the requests in turn, 16 at a time, and returns the server's processor time for each, in microseconds. */
export async function processorTime(
  server: BenchServer,
  asks: readonly Ask[],
  requests: number,
): Promise<number> {
  const nextBytes = inTurn(asks);
  const lines = Array.from({ length: 16 }, () => new Line(server.url));
  const before = server.processorMs();
  let left = requests;
  await Promise.all(
    lines.map(async (line) => {
      while (left > 0) {
        left -= 1;
        await line.send(nextBytes());
      }
    }),
  );
  const spent = server.processorMs() - before;
  lines.forEach((line) => line.close());
  return (spent * 1_000) / requests;
}

function inTurn(asks: readonly Ask[]): () => Buffer {
  const bytes = asks.map(bytesOf);
  let next = 0;
  return () => bytes[next++ % bytes.length] ?? Buffer.alloc(0);
}

/** Sends `perSecond` requests a second and returns their latencies in milliseconds, sorted. */
export async function latencies(
  server: BenchServer,
  asks: readonly Ask[],
  perSecond: number,
  requests: number,
): Promise<number[]> {
  const nextBytes = inTurn(asks);
  const free: Line[] = [];
  const times: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: requests }, async (_, at) => {
      const dueAt = startedAt + (at * 1_000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, dueAt - performance.now()));
      const line = free.pop() ?? new Line(server.url);
      const sentAt = performance.now();
      await line.send(nextBytes());
      times.push(performance.now() - sentAt);
      free.push(line);
    }),
  );
  free.forEach((line) => line.close());
  return times.sort((one, other) => one - other);
}
