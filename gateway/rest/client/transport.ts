import http from 'node:http';
import https from 'node:https';
import zlib from 'node:zlib';
import type { EndSignal } from '../../kernel/ending';
import { type TimerClock, systemClock } from '../../kernel/timer-clock';

interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: EndSignal | undefined;
  /** From the start of the request to the last byte of the answer. */
  readonly timeoutMs: number;
  /** Uses a new connection: a request that must not be sent twice never meets a kept-alive socket that just closed. */
  readonly ownConnection: boolean;
  /** The bytes that are likely to be the answer: when they are, these very bytes are given. */
  readonly expected?: Buffer | undefined;
}

export class HttpAnswer {
  constructor(
    readonly status: number,
    readonly statusText: string,
    readonly headers: http.IncomingHttpHeaders,
    readonly bytes: Buffer,
  ) {}

  /** Decoded each time: a text that is kept doubles the memory of a request that waits for other answers. */
  get body(): string {
    return this.bytes.toString('utf8');
  }
}

/**
 * Why no answer came. `neverSent`: the request provably did not reach the platform. `stale`: a kept-alive socket had
 * closed.
 */
export class TransportError extends Error {
  constructor(
    readonly reason: 'neverSent' | 'stale' | 'broken' | 'timeout' | 'aborted' | 'tooLarge',
    detail: string,
  ) {
    super(detail);
  }
}

export interface Transport {
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** Closes connections that are kept for later: after an outage they may lead nowhere. */
  dropIdle(): void;
  close(): void;
}

const unreachable: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Node's own http and https with kept-alive connections: follows no redirect, reads no more than `maxBodyBytes`. */
export function createTransport(maxBodyBytes: number, clock: TimerClock = systemClock): Transport {
  const agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: 128 }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: 128 }),
  };

  return {
    send(request) {
      const secure = request.url.protocol === 'https:';
      const agent = request.ownConnection ? false : agents[secure ? 'https:' : 'http:'];
      return sendRequest(request, agent, { maxBodyBytes, clock });
    },
    dropIdle() {
      for (const { freeSockets } of Object.values(agents)) {
        for (const socket of Object.values(freeSockets).flat()) socket?.destroy();
      }
    },
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  };
}

function sendRequest(
  request: HttpRequest,
  agent: http.Agent | false,
  { maxBodyBytes, clock }: { readonly maxBodyBytes: number; readonly clock: TimerClock },
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    if (request.signal?.aborted) return reject(noLongerWanted());
    const library = request.url.protocol === 'https:' ? https : http;
    const outgoing = library.request(request.url, {
      method: request.method,
      headers: request.headers,
      agent,
    });
    const fail = (error: TransportError) => {
      settle();
      reject(error);
      outgoing.destroy();
    };
    // The connection is what keeps the process running, for as long as there is one.
    const stopTimer = clock.schedule(request.timeoutMs, () =>
      fail(new TransportError('timeout', `no answer within ${Math.round(request.timeoutMs)} ms`)),
    );
    const abort = () => fail(noLongerWanted());
    const settle = () => {
      stopTimer();
      request.signal?.removeEventListener('abort', abort);
    };
    request.signal?.addEventListener('abort', abort, { once: true });

    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const code = error.code ?? 'unknown error';
      const reason = unreachable.has(code) ? 'neverSent' : outgoing.reusedSocket ? 'stale' : 'broken';
      fail(new TransportError(reason, `connection failed (${code})`));
    });
    outgoing.on('response', (incoming) => {
      readBody(incoming, maxBodyBytes, request.expected).then(
        (bytes) => {
          settle();
          const { statusCode: status = 0, statusMessage, headers } = incoming;
          // HTTP lets a server leave the words out.
          const statusText = statusMessage || (http.STATUS_CODES[status] ?? '');
          resolve(new HttpAnswer(status, statusText, headers, bytes));
        },
        (error: TransportError) => fail(error),
      );
    });
    outgoing.end(request.body);
  });
}

const noLongerWanted = () => new TransportError('aborted', 'no longer wanted');

function readBody(
  incoming: http.IncomingMessage,
  maxBytes: number,
  expected: Buffer | undefined,
): Promise<Buffer> {
  const encoding = incoming.headers['content-encoding'] ?? 'identity';
  const source = encoding === 'gzip' ? incoming.pipe(zlib.createGunzip()) : incoming;
  const body = new Body(expected);
  return new Promise((resolve, reject) => {
    const fail = (reason: TransportError['reason'], detail: string) =>
      reject(new TransportError(reason, detail));
    if (encoding !== 'gzip' && encoding !== 'identity') {
      return fail('broken', `answer in unknown encoding ${encoding.slice(0, 20)}`);
    }
    let isWhole = false;
    const breakOff = () => {
      if (!isWhole) fail('broken', 'answer broke off');
    };
    source.on('data', (chunk: Buffer) => {
      body.add(chunk);
      if (body.size <= maxBytes) return;
      fail('tooLarge', `answer larger than ${maxBytes} bytes`);
      source.destroy();
    });
    source.once('end', () => {
      isWhole = true;
      resolve(body.bytes());
    });
    source.once('error', breakOff);
    source.once('close', breakOff);
    if (source !== incoming) {
      incoming.once('error', breakOff);
      incoming.once('aborted', breakOff);
    }
  });
}

/** Collects a body. As long as it agrees with the bytes that are expected, nothing is collected. */
class Body {
  private readonly chunks: Buffer[] = [];
  private agreesWith: Buffer | undefined;
  size = 0;

  constructor(expected: Buffer | undefined) {
    this.agreesWith = expected;
  }

  add(chunk: Buffer): void {
    const from = this.size;
    this.size += chunk.length;
    if (this.agreesWith !== undefined) {
      if (this.size <= this.agreesWith.length && chunk.compare(this.agreesWith, from, this.size) === 0)
        return;
      if (from > 0) this.chunks.push(this.agreesWith.subarray(0, from));
      this.agreesWith = undefined;
    }
    this.chunks.push(chunk);
  }

  bytes(): Buffer {
    if (this.agreesWith !== undefined && this.agreesWith.length === this.size) return this.agreesWith;
    if (this.agreesWith !== undefined) this.chunks.push(this.agreesWith.subarray(0, this.size));
    return Buffer.concat(this.chunks, this.size);
  }
}
