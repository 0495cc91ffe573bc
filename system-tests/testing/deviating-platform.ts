/** A proxy of a conforming platform; it violates the contract in one way at a time. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { routeOf } from '#conformance/contract.ts';
import type { OperationId } from '#conformance/operations.ts';
import { freePort } from './programs';

export interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface Answered {
  /** Counts the successful answers of the operation. */
  readonly nth: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** One violation of the contract. */
export interface Deviation {
  readonly operation: OperationId;
  /** Changes the request before it is sent to the platform. */
  readonly request?: (asked: Asked) => { headers?: Readonly<Record<string, string>>; body?: unknown };
  /** Changes the response; text is sent unchanged. */
  readonly answer?: (answered: Answered, asked: Asked) => Partial<Answered>;
  /** Only the first request waits. */
  readonly delayMs?: number;
  /** Cuts the connection instead of responding. */
  readonly cuts?: boolean;
}

export interface DeviatingPlatform {
  readonly url: string;
  readonly deviate: (...deviations: readonly Deviation[]) => void;
  readonly close: () => Promise<void>;
}

/** Belonging to a connection, not to the request. */
const HOP_HEADERS: readonly string[] = ['connection', 'host', 'content-length'];

export async function startDeviatingPlatform(platformUrl: string): Promise<DeviatingPlatform> {
  let deviations: readonly Deviation[] = [];
  const counts = new Map<string, number>();
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const url = incoming.url ?? '';
    const deviation = deviations.find(({ operation }) => {
      const { method, path } = routeOf(operation);
      return method === incoming.method && path === url;
    });
    const asked = await askedBy(incoming);
    if (deviation?.cuts) return void incoming.socket.destroy();
    if (deviation?.delayMs && !counts.has(url))
      await new Promise((resolve) => setTimeout(resolve, deviation.delayMs));
    const sent = deviation?.request?.(asked) ?? {};
    const response = await passedOn(platformUrl + url, incoming.method ?? 'GET', {
      headers: { ...asked.headers, ...sent.headers },
      body: 'body' in sent ? sent.body : asked.body,
    });
    counts.set(url, (counts.get(url) ?? 0) + (response.ok ? 1 : 0));
    const answered = await answeredBy(response, counts.get(url) ?? 0);
    const changed = { ...answered, ...deviation?.answer?.(answered, asked) };
    outgoing.writeHead(changed.status, changed.headers);
    outgoing.end(typeof changed.body === 'string' ? changed.body : JSON.stringify(changed.body));
  };
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  const url = await listening(server);
  return {
    url,
    deviate: (...all) => {
      deviations = all;
      counts.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function askedBy(incoming: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return { headers: incoming.headers, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

function passedOn(url: string, method: string, { headers, body }: Asked): Promise<Response> {
  const passed = Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name));
  return fetch(url, {
    method,
    headers: { ...(Object.fromEntries(passed) as Record<string, string>), 'accept-encoding': 'identity' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function answeredBy(response: Response, nth: number): Promise<Answered> {
  const text = await response.text();
  return {
    nth,
    status: response.status,
    headers: Object.fromEntries(
      ['content-type', 'cache-control', 'retry-after'].flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
    body: text === '' ? '' : (JSON.parse(text) as unknown),
  };
}

async function listening(server: Server): Promise<string> {
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${port}`;
}
