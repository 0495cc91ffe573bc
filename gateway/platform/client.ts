import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Credentials } from '../credentials';
import { type ChosenToken, createAntiForgeryTokens } from './anti-forgery';
import { Bulkhead } from './bulkhead';
import { createAnswerReader, isSuccess, platformErrorOf } from './answer';
import { CircuitBreaker } from './circuit-breaker';
import { callerOf, createConfirmedSessions, type ConfirmedSessions } from './confirmed-sessions';
import { systemClock, type LiveClock } from '../live/live-clock';
import type { Span } from '../tracing';
import type { Contract } from './contract';
import type { FailedResponse } from './failure-report';
import { getUserInfo } from './people';
import { PlatformError } from './platform-error';
import { addressOf, headersOf } from './request';
import type { CallInput, EndpointDefinition, PlatformSession, SessionOptions, UpstreamCall } from './session';
import { RetryBudget } from './retry-budget';
import { logClientEvent, trackEvent } from './tracking';
import { TransportError, createTransport, type HttpAnswer } from './transport';
import type { Wire } from './wire';

/**
 * The one way to the platform's REST API. An endpoint (endpoint.ts) calls a `PlatformSession`, which adds who asks and
 * remembers the reads of one request; the client adds time limits, retries of reads that never arrived, a new
 * anti-forgery token for one that is missing or refused, a circuit breaker, a lane for each caller, the check of the answer
 * against the contract, and the typed errors.
 */
export interface PlatformClient {
  session(credentials: Credentials, options?: SessionOptions): PlatformSession;
  /** Whether the platform answers at all, for readiness. Anybody may want to know: whoever asks meanwhile gets the same answer. */
  reachable(): Promise<boolean>;
  readonly confirmed: ConfirmedSessions;
  close(): void;
}

export interface PlatformClientSettings {
  readonly baseUrl: string;
  readonly contract: Contract;
  readonly timeoutMs: number;
  /** Documented path -> own path. */
  readonly paths?: Readonly<Record<string, string>>;
  readonly log: { warn(details: object, message: string): void };
  readonly observe?: (call: UpstreamCall) => void;
  /** Hears of every answer that is no 2xx; must not wait for anything. */
  readonly onFailedResponse?: (failed: FailedResponse) => void;
  readonly now?: () => number;
  /** What time limits are measured by; real time unless given. */
  readonly timeoutClock?: LiveClock | undefined;
}

const maxBodyBytes = 4 * 1024 * 1024;
const breakerSettings = { threshold: 10, openMs: 2_000 };
const retryPauseMs = 100;
/** A screen makes up to ten calls at once; of 128 connections the busiest caller gets an eighth. */
const laneLimits = { running: 16, waiting: 500, maxWaitMs: 2_000 };
const ANALYTICS: ReadonlySet<EndpointDefinition> = new Set([
  trackEvent.definition,
  logClientEvent.definition,
]);

export function createPlatformClient(settings: PlatformClientSettings): PlatformClient {
  const now = settings.now ?? (() => performance.now());
  const transport = createTransport({ timeoutMs: settings.timeoutMs, maxBodyBytes }, settings.timeoutClock);
  const mainBreaker = new CircuitBreaker(breakerSettings, now);
  // Analytics that do not answer say nothing about the platform that travelers need.
  const trackingBreaker = new CircuitBreaker(breakerSettings, now);
  const bulkhead = new Bulkhead(laneLimits, settings.timeoutClock ?? systemClock);
  const confirmed = createConfirmedSessions();
  const budget = new RetryBudget();
  const answers = createAnswerReader(settings.contract, settings.log);
  const antiForgeryTokens = createAntiForgeryTokens();

  async function exchange(
    definition: EndpointDefinition,
    attempt: () => Promise<HttpAnswer>,
  ): Promise<HttpAnswer> {
    const endpoint = endpointOf(definition);
    const breaker = ANALYTICS.has(definition) ? trackingBreaker : mainBreaker;
    if (!(await breaker.admit()))
      throw new PlatformError('unavailable', { endpoint, effect: 'none', detail: 'circuit open' });
    try {
      const answer = await attempt();
      breaker.answered();
      return answer;
    } catch (error) {
      // Every admitted call is reported, or those who wait for what it finds would wait for ever.
      if (!(error instanceof TransportError) || error.reason === 'aborted') breaker.abandoned();
      else if (error.reason === 'tooLarge') breaker.answered();
      else breaker.failed();
      throw error;
    }
  }

  /** Reads, commands and analytics of a caller wait in lanes of their own: a booking does not wait behind searches. */
  async function inLane(
    definition: EndpointDefinition,
    caller: string,
    signal: AbortSignal | undefined,
    attempt: () => Promise<HttpAnswer>,
  ): Promise<HttpAnswer> {
    const lane = `${ANALYTICS.has(definition) ? 'analytics' : definition.kind} ${caller}`;
    const noTurn = await bulkhead.enter(lane, signal);
    if (noTurn !== undefined) {
      const endpoint = endpointOf(definition);
      const detail = 'too many calls of one caller at once';
      throw noTurn === 'aborted'
        ? new PlatformError('aborted', { endpoint, effect: 'none' })
        : new PlatformError('rateLimited', { endpoint, effect: 'none', detail, retryAfterMs: 1_000 });
    }
    try {
      return await attempt();
    } finally {
      bulkhead.leave(lane);
    }
  }

  async function send(
    definition: EndpointDefinition,
    input: CallInput,
    credentials: Credentials,
    caller: string,
    requestId: string,
    signal: AbortSignal | undefined,
    span: Span | undefined,
  ): Promise<{ status: number; value: unknown }> {
    const isRead = definition.kind === 'read';
    const request = {
      method: definition.method,
      url: new URL(settings.baseUrl + addressOf(settings.paths?.[definition.path] ?? definition.path, input)),
      headers: { ...headersOf(credentials, requestId, input), ...span?.headers },
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal: isRead ? signal : undefined,
      ownConnection: !isRead,
    };
    budget.deposit();
    const attempt = () =>
      inLane(definition, caller, request.signal, () => exchange(definition, () => transport.send(request)));
    try {
      const answer = await attempt().catch(async (error: unknown) => {
        if (!isRead || !isRepeatable(error) || !budget.withdraw()) throw error;
        await sleep(error.reason === 'neverSent' ? retryPauseMs : 0);
        return attempt();
      });
      if (!isSuccess(answer.status)) {
        const { status, statusText, body } = answer;
        const url = request.url.href;
        const failed = { definition, url, status, statusText, body, credentials, requestId, span };
        settings.onFailedResponse?.(failed);
      }
      return {
        status: answer.status,
        value: answers.read(definition.method, definition.path, answer, requestId),
      };
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      throw platformErrorOf(error, endpointOf(definition));
    }
  }

  function createSession(credentials: Credentials, options: SessionOptions): PlatformSession {
    const requestId = options.requestId ?? randomUUID();
    const reads = new Map<string, Promise<unknown>>();

    async function observed(
      definition: EndpointDefinition,
      input: CallInput,
      csrfToken: string | undefined,
      signal: AbortSignal | undefined,
    ): Promise<unknown> {
      const started = now();
      const span = options.span?.call(endpointOf(definition), {
        'http.request.method': definition.method,
        'url.template': definition.path,
      });
      const report = (status: number | undefined, failure: string | undefined) => {
        const call = {
          endpoint: endpointOf(definition),
          status,
          failure,
          milliseconds: Math.round((now() - started) * 10) / 10,
        };
        span?.end({ attributes: { 'http.response.status_code': status }, error: failure });
        settings.observe?.(call);
        options.onCall?.(call);
      };
      try {
        const sender = { ...credentials, csrfToken };
        const caller = callerOf(credentials, options.address, confirmed);
        const { status, value } = await send(definition, input, sender, caller, requestId, signal, span);
        report(status, undefined);
        if (settings.contract.needsSession(definition.method, definition.path))
          confirmed.confirm(credentials);
        return value;
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        report(error.httpStatus, error.kind);
        if (error.kind === 'unauthorized') confirmed.revoke(credentials);
        throw definition.kind === 'read' ? error.withoutEffect() : error;
      }
    }

    /** A refusal of the anti-forgery token comes before any effect, so commands are repeated as well as reads. */
    async function authorized(definition: EndpointDefinition, input: CallInput): Promise<unknown> {
      const chosen = antiForgeryTokens.choose(credentials);
      try {
        return await observed(definition, input, chosen.token, options.signal);
      } catch (error) {
        const isRefusal = error instanceof PlatformError && error.kind === 'antiForgery';
        if (!isRefusal || credentials.authorization === undefined) throw error;
        const token = await replacementOf(chosen);
        if (token === undefined) throw error;
        return observed(definition, input, token, options.signal);
      }
    }

    /** Undefined where the platform does not provide a token; an ended session is reported as such. */
    async function replacementOf(refused: ChosenToken): Promise<string | undefined> {
      // Others may wait for the same token, so the fetch does not end with this request.
      const fetchToken = async () => {
        const info = await observed(getUserInfo.definition, {}, undefined, undefined);
        return (info as Wire<'SessionInfo'>).csrfToken;
      };
      try {
        return await antiForgeryTokens.replace(credentials, refused, fetchToken);
      } catch (error) {
        if (!(error instanceof PlatformError) || error.httpStatus === 401) throw error;
        return undefined;
      }
    }

    return {
      credentials,
      call(definition, input) {
        if (definition.kind === 'command') {
          // What was read before the command may no longer be true after it.
          return authorized(definition, input).finally(() => reads.clear());
        }
        const key = `${endpointOf(definition)} ${JSON.stringify(input)}`;
        let answer = reads.get(key);
        if (answer === undefined) {
          answer = authorized(definition, input);
          reads.set(key, answer);
        }
        return answer;
      },
      forget: () => reads.clear(),
      fresh: (signal) =>
        createSession(credentials, {
          requestId,
          address: options.address,
          span: options.span,
          ...(signal === undefined ? {} : { signal }),
        }),
      as(others) {
        antiForgeryTokens.remember(others);
        confirmed.confirm(others);
        return createSession(others, options);
      },
    };
  }

  /** False while calls fail at once, so that who waits for the platform tries again when they no longer do. */
  async function answersAtAll(): Promise<boolean> {
    if (mainBreaker.isOpen) return false;
    try {
      const url = new URL('/readyz', settings.baseUrl);
      const answer = await transport.send({ method: 'GET', url, headers: {}, ownConnection: true });
      // A platform without this address answers 404, which is an answer.
      const isAnswer = answer.status < 500;
      if (isAnswer) mainBreaker.answered();
      return isAnswer;
    } catch {
      return false;
    }
  }
  let probe: Promise<boolean> | undefined;

  return {
    session: (credentials, options = {}) => createSession(credentials, options),
    confirmed,
    reachable: () => (probe ??= answersAtAll().finally(() => (probe = undefined))),
    close: () => transport.close(),
  };
}

const endpointOf = ({ method, path }: EndpointDefinition): string => `${method} ${path}`;

function isRepeatable(error: unknown): error is TransportError {
  return error instanceof TransportError && (error.reason === 'neverSent' || error.reason === 'stale');
}
