import { STATUS_CODES } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { Agent, type Dispatcher, errors } from 'undici';
import type { EndSignal } from '../../kernel/ending';
import { type TimerClock, systemClock } from '../../kernel/timer-clock';

export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: EndSignal | undefined;
  /** From the start of the request to the last byte of the response. */
  readonly timeoutMs: number;
  /** Uses a new connection: a request that must not be sent twice never meets a kept-alive socket that just closed. */
  readonly ownConnection: boolean;
  /** The bytes that are likely to be the response: if they are, these very bytes are returned. */
  readonly expected?: Buffer | undefined;
}

/** The header fields that are read here, and by the conformance kit. */
export interface AnswerHeaders {
  readonly 'cache-control'?: string | undefined;
  readonly 'content-type'?: string | undefined;
  readonly 'content-encoding'?: string | undefined;
  readonly 'retry-after'?: string | undefined;
  readonly date?: string | undefined;
}

export class HttpAnswer {
  constructor(
    readonly status: number,
    readonly statusText: string,
    readonly headers: AnswerHeaders,
    readonly bytes: Buffer,
  ) {}

  /** Decoded each time: a stored text would double the memory of a request that waits for other responses. */
  get body(): string {
    return this.bytes.toString('utf8');
  }
}

/**
 * Why there was no response. `neverSent`: the request provably did not reach the platform. `stale`: a kept-alive socket had
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
  /** Closes idle connections: after an outage they may be dead. */
  dropIdle(): void;
  close(): void;
}

/** Makes connections. Tests with nock, which sees requests of node:http alone, replace them (gateway/testing/http-dispatcher.ts). */
export type ConnectionFactory = (options: Agent.Options) => Dispatcher;

export interface TransportOptions {
  readonly maxBodyBytes: number;
  readonly clock?: TimerClock;
  readonly connections?: ConnectionFactory | undefined;
}

/** The transport has its own time limit, which starts before there is a connection. */
const withoutTimeouts = { headersTimeout: 0, bodyTimeout: 0 };
const keptConnections: Agent.Options = {
  ...withoutTimeouts,
  connections: 128,
  pipelining: 1,
  keepAliveTimeout: 30_000,
};
/** Without pipelining a connection closes after its request. */
const ownConnection: Agent.Options = { ...withoutTimeouts, connections: 1, pipelining: 0 };

/** HTTP/1.1 with kept-alive connections: follows no redirect, reads no more than `maxBodyBytes`. */
export function createTransport({
  maxBodyBytes,
  clock = systemClock,
  connections = (options) => new Agent(options),
}: TransportOptions): Transport {
  let kept = connections(keptConnections);
  return {
    send(request) {
      const own = request.ownConnection ? connections(ownConnection) : undefined;
      const answer = dispatch(own ?? kept, request, { maxBodyBytes, clock });
      return own === undefined ? answer : answer.finally(() => void own.destroy());
    },
    dropIdle() {
      void kept.close();
      kept = connections(keptConnections);
    },
    close: () => void kept.destroy(),
  };
}

const noLongerWanted = () => new TransportError('aborted', 'no longer wanted');

function dispatch(
  dispatcher: Dispatcher,
  request: HttpRequest,
  { maxBodyBytes, clock }: { readonly maxBodyBytes: number; readonly clock: TimerClock },
): Promise<HttpAnswer> {
  const { url, method, headers, body, signal, timeoutMs, expected } = request;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(noLongerWanted());
    const end = (outcome: HttpAnswer | Error) => {
      // The connection keeps the process running while it exists.
      stopTimer();
      signal?.removeEventListener('abort', abort);
      if (outcome instanceof HttpAnswer) resolve(outcome);
      else reject(outcome);
    };
    const handler = new AnswerHandler(new Body(expected, maxBodyBytes), end);
    const abort = () => handler.fail(noLongerWanted());
    const stopTimer = clock.schedule(timeoutMs, () =>
      handler.fail(new TransportError('timeout', `no answer within ${Math.round(timeoutMs)} ms`)),
    );
    signal?.addEventListener('abort', abort, { once: true });
    const { origin, pathname, search } = url;
    dispatcher.dispatch(
      {
        origin,
        path: pathname + search,
        method: method as Dispatcher.HttpMethod,
        headers,
        body: body ?? null,
      },
      handler,
    );
  });
}

/** Reads one answer, and reports once what became of it. */
class AnswerHandler implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | undefined;
  private hasEnded = false;
  private status = 0;
  private statusText = '';
  private headers: AnswerHeaders = {};

  constructor(
    private readonly body: Body,
    private readonly end: (outcome: HttpAnswer | Error) => void,
  ) {}

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // It had no connection when it failed.
    if (this.hasEnded) controller.abort(noLongerWanted());
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    statusText?: string,
  ): void {
    this.status = status;
    this.headers = {
      'cache-control': firstOf(headers['cache-control']),
      'content-type': firstOf(headers['content-type']),
      'content-encoding': firstOf(headers['content-encoding']),
      'retry-after': firstOf(headers['retry-after']),
      date: firstOf(headers['date']),
    };
    // HTTP lets a server omit the status text.
    this.statusText = statusText || (STATUS_CODES[status] ?? '');
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.body.add(chunk)) this.fail(tooLarge(this.body.maxBytes));
  }

  onResponseEnd(): void {
    const encoding = this.headers['content-encoding']?.toLowerCase() ?? 'identity';
    if (encoding === 'identity') return this.answer(this.body.bytes());
    if (encoding !== 'gzip')
      return this.fail(brokenAnswer(`answer in unknown encoding ${encoding.slice(0, 20)}`));
    unzip(this.body.bytes(), this.body.maxBytes).then(
      (bytes) => this.answer(bytes),
      (error: TransportError) => this.fail(error),
    );
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.fail(this.status === 0 ? failureOf(error) : brokenAnswer('answer broke off'));
  }

  fail(error: Error): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.controller?.abort(error);
    this.end(error);
  }

  private answer(bytes: Buffer): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.end(new HttpAnswer(this.status, this.statusText, this.headers, bytes));
  }
}

/** undici returns the values of a repeated field as a list. */
const firstOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

const brokenAnswer = (detail: string) => new TransportError('broken', detail);
const tooLarge = (maxBytes: number) => new TransportError('tooLarge', `answer larger than ${maxBytes} bytes`);

const unreachable: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

function failureOf(error: Error & { readonly code?: string }): Error {
  // A request that cannot be written is a defect of the caller.
  if (error instanceof errors.InvalidArgumentError) return error;
  const code = error.code ?? 'unknown error';
  const detail = `connection failed (${code})`;
  if (unreachable.has(code)) return new TransportError('neverSent', detail);
  return new TransportError(hasAnsweredBefore(error) ? 'stale' : 'broken', detail);
}

const hasAnsweredBefore = (error: Error): boolean =>
  error instanceof errors.SocketError && (error.socket?.bytesRead ?? 0) > 0;

const gunzip = promisify(zlib.gunzip);

async function unzip(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  try {
    return await gunzip(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(maxBytes) : brokenAnswer('answer broke off');
  }
}

/** Collects a body. While it matches the expected bytes, nothing is collected. */
class Body {
  private readonly chunks: Buffer[] = [];
  private agreesWith: Buffer | undefined;
  private size = 0;

  constructor(
    expected: Buffer | undefined,
    readonly maxBytes: number,
  ) {
    this.agreesWith = expected;
  }

  /** Returns false if the body is too large with this chunk. */
  add(chunk: Buffer): boolean {
    const from = this.size;
    this.size += chunk.length;
    if (this.size > this.maxBytes) return false;
    if (this.agreesWith !== undefined) {
      if (this.size <= this.agreesWith.length && chunk.compare(this.agreesWith, from, this.size) === 0)
        return true;
      if (from > 0) this.chunks.push(this.agreesWith.subarray(0, from));
      this.agreesWith = undefined;
    }
    this.chunks.push(chunk);
    return true;
  }

  bytes(): Buffer {
    if (this.agreesWith !== undefined && this.agreesWith.length === this.size) return this.agreesWith;
    if (this.agreesWith !== undefined) this.chunks.push(this.agreesWith.subarray(0, this.size));
    return Buffer.concat(this.chunks, this.size);
  }
}
