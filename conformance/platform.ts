/**
 * Requests to the platform under test. Responses are read with the gateway's own transport and contract check, so that the
 * gateway accepts every response that passes here.
 */
import { ownAddress, type OwnPaths } from '#gateway/kernel/own-paths.ts';
import { type AnswerReader, createAnswerReader, isJson, isSuccess } from '#gateway/rest/client/answer.ts';
import { PlatformError } from '#gateway/rest/client/platform-error.ts';
import { retryAfterOf } from '#gateway/rest/client/retry-after.ts';
import {
  createTransport,
  type HttpAnswer,
  type Transport,
  TransportError,
} from '#gateway/rest/client/transport.ts';
import { type AnswerOf, contract, type RequestOf, routeOf } from './contract';
import type { OperationId } from './operations';
import type { Finding, Notes, Rule } from './report';
import { problemsOfValues } from './values';

export interface Session {
  readonly token?: string | undefined;
  readonly csrfToken?: string | undefined;
  readonly userId?: string | undefined;
}

interface Sent {
  readonly session?: Session;
  readonly idempotencyKey?: string;
  /** A response with 429 is returned instead of waited for. */
  readonly mayBeLimited?: boolean;
}

/** How a request must be refused. */
interface Refusal extends Sent {
  readonly statuses: readonly number[];
  /** The platform's code, where the gateway depends on it. */
  readonly code?: number;
  readonly rule: Rule;
  /** The request in a few words, for the report. */
  readonly what: string;
}

export interface PlatformOptions {
  readonly url: string;
  /** Like PLATFORM_PATHS. */
  readonly paths: OwnPaths;
  readonly timeoutMs: number;
}

/** The largest response that the gateway reads. */
const MAX_BYTES = 4 * 1024 * 1024;

/** A limit of requests is waited for this often, and this long each time. */
const MAX_WAITS = 10;
const MAX_WAIT_MS = 60_000;
const DEFAULT_WAIT_MS = 1_000;

export class Platform {
  readonly #transport: Transport = createTransport({ maxBodyBytes: MAX_BYTES });
  readonly #answers: AnswerReader = createAnswerReader(contract, { warn: () => undefined });
  #requests = 0;

  constructor(
    readonly notes: Notes,
    private readonly options: PlatformOptions,
    public session: Session,
  ) {}

  close(): void {
    this.#transport.close();
  }

  problem(operation: OperationId, rule: Rule, problem: string, field?: string): void {
    this.notes.add({ operation, rule, problem, ...(field === undefined ? {} : { field }) });
  }

  /** Sends a request that must succeed, and checks the response; undefined when it breaks the contract. */
  async ask<Id extends OperationId>(
    operation: Id,
    body?: RequestOf<Id>,
    sent: Sent = {},
  ): Promise<AnswerOf<Id> | undefined> {
    const answer = await this.#send(operation, body, sent);
    this.notes.checked(operation);
    if (answer === undefined) return undefined;
    const { success, method, path } = routeOf(operation);
    if (answer.status !== success) {
      this.#unlessMissing(operation, answer, () => {
        this.problem(operation, 'status', `returned ${answer.status} instead of ${success}`);
        if (!isSuccess(answer.status)) this.#checkErrorBody(operation, answer);
      });
      return undefined;
    }
    this.notes.present(operation);
    this.#checkHeaders(operation, answer);
    try {
      const value: unknown = this.#answers.read(method, path, answer, '');
      for (const found of problemsOfValues(value)) this.notes.add({ operation, ...found });
      return value as unknown as AnswerOf<Id>;
    } catch (error) {
      this.notes.add(bodyFinding(operation, error));
      return undefined;
    }
  }

  /** Sends a request that must be refused, and checks the refusal. */
  async refused<Id extends OperationId>(operation: Id, body: unknown, refusal: Refusal): Promise<void> {
    const mayBeLimited = refusal.statuses.includes(429);
    const answer = await this.#send(operation, body, { ...refusal, mayBeLimited });
    if (answer !== undefined)
      this.#unlessMissing(operation, answer, () => this.#checkRefusal(operation, answer, refusal));
  }

  #checkRefusal(operation: OperationId, answer: HttpAnswer, { statuses, code, rule, what }: Refusal): void {
    if (!statuses.includes(answer.status)) {
      return this.problem(
        operation,
        rule,
        `${what}: returned ${answer.status} instead of ${statuses.join(' or ')}`,
      );
    }
    if (answer.status === 429) this.checkRetryAfter(operation, answer);
    const found = this.#checkErrorBody(operation, answer);
    if (code !== undefined && found !== undefined && found !== code)
      this.problem(operation, rule, `${what}: has the code ${found} instead of ${code}`, '/code');
  }

  /** Checks the response of an operation that the platform has; until that is known, the check waits. */
  #unlessMissing(operation: OperationId, answer: HttpAnswer, check: () => void): void {
    if (isAbsent(answer) && !this.notes.isPresent(operation)) this.notes.missing(operation, check);
    else check();
  }

  checkRetryAfter(operation: OperationId, { headers }: HttpAnswer): void {
    if (retryAfterOf(headers) === undefined)
      this.problem(operation, 'retry', 'is missing, or is neither seconds nor a date', 'retry-after:');
  }

  /** The status and headers of any response. */
  async raw(operation: OperationId, body: unknown, sent: Sent = {}): Promise<HttpAnswer | undefined> {
    return this.#send(operation, body, sent);
  }

  /** Waits as long as a platform that limits requests says, and sends the request again. */
  async #send(operation: OperationId, body: unknown, sent: Sent): Promise<HttpAnswer | undefined> {
    for (let waits = 0; ; waits += 1) {
      const answer = await this.#sendOnce(operation, body, sent);
      if (answer?.status !== 429 || sent.mayBeLimited || waits === MAX_WAITS) return answer;
      this.checkRetryAfter(operation, answer);
      const waitMs = retryAfterOf(answer.headers) ?? DEFAULT_WAIT_MS;
      if (waitMs > MAX_WAIT_MS) return answer;
      this.notes.repeats += 1;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }

  async #sendOnce(operation: OperationId, body: unknown, sent: Sent): Promise<HttpAnswer | undefined> {
    if (this.notes.isMissing(operation)) return undefined;
    const documented = routeOf(operation);
    const { method, path } = ownAddress(this.options.paths, documented.method, documented.path);
    const { token, csrfToken } = sent.session ?? this.session;
    const url = new URL(this.options.url + path);
    this.notes.requests += 1;
    try {
      return await this.#transport.send({
        method,
        url,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'accept-encoding': 'gzip',
          'x-request-id': `conformance-${(this.#requests += 1)}`,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(csrfToken === undefined ? {} : { 'h-csrf-token': csrfToken }),
          ...(sent.idempotencyKey === undefined ? {} : { 'idempotency-key': sent.idempotencyKey }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        timeoutMs: this.options.timeoutMs,
        ownConnection: true,
      });
    } catch (error) {
      this.notes.add(transportFinding(operation, error));
      return undefined;
    }
  }

  #checkHeaders(operation: OperationId, { headers }: HttpAnswer): void {
    const caching = headers['cache-control'] ?? '';
    // Without these a shared cache stores no response to a request with a token (RFC 9111, 3.5).
    const isShared =
      /\b(public|s-maxage|must-revalidate)\b/.test(caching) && !/\b(no-store|private)\b/.test(caching);
    if (isShared && !routeOf(operation).isPublic)
      this.problem(
        operation,
        'cache',
        `is "${caching}": a shared cache may store one user's response`,
        'cache-control:',
      );
  }

  /** The code of an error body; undefined when it has none. */
  #checkErrorBody(operation: OperationId, answer: HttpAnswer): number | undefined {
    const problem = (text: string, field?: string) =>
      this.problem(operation, 'error body', `${answer.status}: ${text}`, field);
    const body = isJson(answer) ? parsed(answer.body) : undefined;
    if (typeof body !== 'object' || body === null) return void problem('is not JSON');
    const { code, message } = body as { code?: unknown; message?: unknown };
    if (typeof message !== 'string') problem('must be a string', '/message');
    if (typeof code !== 'number') return void problem('must be an integer', '/code');
    if (Math.floor(code / 100) !== answer.status)
      problem(`${code} does not begin with the status of the response`, '/code');
    return code;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** 40401 reports a missing object; any other 404 a missing operation. */
function isAbsent({ status, body }: HttpAnswer): boolean {
  const { code } = (parsed(body) ?? {}) as { code?: unknown };
  return status === 405 || status === 501 || (status === 404 && code !== 40401);
}

function transportFinding(operation: OperationId, error: unknown): Finding {
  if (!(error instanceof TransportError)) throw error;
  const { reason, message } = error;
  if (reason === 'timeout') return { operation, rule: 'slow', problem: message };
  if (reason === 'tooLarge') return { operation, rule: 'limits', problem: message };
  return { operation, rule: 'unreachable', problem: message };
}

/** Parses the gateway's report of a response: `GET /path: /field must be string`. */
function bodyFinding(operation: OperationId, error: unknown): Finding {
  if (!(error instanceof Error)) throw error;
  const text =
    error instanceof PlatformError ? error.message.slice(error.endpoint.length + 2) : error.message;
  const [, at, rest] = /^(\/\S*|\(root\)) (.*)$/.exec(text) ?? [];
  if (at === undefined || rest === undefined)
    return { operation, rule: /too many/.test(text) ? 'limits' : 'body', problem: text };
  const missing = /required property '(.+)'/.exec(rest)?.[1];
  const field = `${at === '(root)' ? '' : at}${missing === undefined ? '' : `/${missing}`}`;
  return {
    operation,
    rule: 'body',
    field,
    problem: missing === undefined ? rest : 'is required, but absent',
  };
}
