import { randomUUID } from 'node:crypto';
import type { Credentials } from '../../credentials';
import { type ChosenToken, createAntiForgeryTokens } from './anti-forgery';
import { Bulkhead } from './bulkhead';
import { createAnswerReader, isSuccess, platformErrorOf } from './answer';
import { CircuitBreaker } from './circuit-breaker';
import { callerOf, createConfirmedSessions, type ConfirmedSessions } from './confirmed-sessions';
import { type LiveClock, systemClock } from '../../live/live-clock';
import type { Span } from '../../tracing';
import type { Contract } from './contract';
import type { FailedResponse } from './failure-report';
import { getUserInfo } from '../endpoints/people';
import { PlatformError } from './platform-error';
import { addressOf, headersOf } from './request';
import type { CallInput, EndpointDefinition, PlatformSession, SessionOptions, UpstreamCall } from './session';
import { isFault, sendRepeatedly } from './repeats';
import { RequestBudget } from './request-budget';
import { logClientEvent, trackEvent } from '../endpoints/tracking';
import { TransportError, createTransport, type HttpAnswer } from './transport';
import type { Wire } from '../wire';

/**
 * The one way to the platform's REST API. An endpoint (endpoint.ts) calls a `PlatformSession`, which adds who asks and
 * remembers the reads of one request; the client adds time limits, repeats of reads (repeats.ts), a new anti-forgery token
 * for one that is missing or refused, a circuit breaker, a lane for each caller, the check of the answer against the
 * contract, and the typed errors.
 */
export interface PlatformClient {
  session(credentials: Credentials, options?: SessionOptions): PlatformSession;
  /** Whether the platform answers at all, for readiness. Concurrent callers share one probe. */
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
  /** Receives every repeated read, by its endpoint. */
  readonly onRepeat?: (endpoint: string) => void;
  /** Receives every answer that is no 2xx; must not wait for anything. */
  readonly onFailedResponse?: (failed: FailedResponse) => void;
  readonly now?: () => number;
  /** What time limits are measured by; real time unless given. */
  readonly timeoutClock?: LiveClock | undefined;
  /** What pauses before repeated reads are measured by; real time unless given. */
  readonly pauseClock?: LiveClock | undefined;
}

const maxBodyBytes = 4 * 1024 * 1024;
/** A screen makes up to ten calls at once; of 128 connections the busiest caller gets an eighth. */
const laneLimits = { running: 16, waiting: 500, maxWaitMs: 2_000 };
/** With a probe that is given up after a second, a platform that is back is found within two. */
const breakerSettings = { threshold: 10, quietMs: 200, pauseMs: 500 };
const probeTimeoutMs = 1_000;
/** Nothing but a call tells whether analytics are back. A few of its calls too many may well be left out. */
const trackingBreakerSettings = { threshold: 10, quietMs: 0, pauseMs: 2_000 };
const ANALYTICS: ReadonlySet<EndpointDefinition> = new Set([
  trackEvent.definition,
  logClientEvent.definition,
]);

type ReadOptions = Pick<SessionOptions, 'signal' | 'isPolled'>;

export function createPlatformClient(settings: PlatformClientSettings): PlatformClient {
  const now = settings.now ?? (() => performance.now());
  const { timeoutMs, timeoutClock: clock = systemClock, pauseClock = systemClock } = settings;
  const time: LiveClock = { now, schedule: (afterMs, run) => clock.schedule(afterMs, run) };
  const transport = createTransport(maxBodyBytes, clock);
  const mainBreaker = new CircuitBreaker({ ...breakerSettings, probe }, time);
  // Analytics that do not answer say nothing about the platform that travelers need.
  const trackingBreaker = new CircuitBreaker(trackingBreakerSettings, time);
  const bulkhead = new Bulkhead(laneLimits, clock);
  const confirmed = createConfirmedSessions();
  const budget = new RequestBudget();
  const answers = createAnswerReader(settings.contract, settings.log);
  const antiForgeryTokens = createAntiForgeryTokens();

  const breakerOf = (definition: EndpointDefinition) =>
    ANALYTICS.has(definition) ? trackingBreaker : mainBreaker;

  async function exchange(
    definition: EndpointDefinition,
    attempt: () => Promise<HttpAnswer>,
  ): Promise<HttpAnswer> {
    const isAnalytics = ANALYTICS.has(definition);
    const breaker = breakerOf(definition);
    if (!breaker.admit()) throw circuitOpen(definition);
    const startedAt = now();
    const record = (isFailure: boolean) => {
      if (!isAnalytics) budget.record(isFailure);
    };
    try {
      const answer = await attempt();
      breaker.answered();
      record(isFault(answer));
      return answer;
    } catch (error) {
      // Every admitted call is reported, or the one that tries the platform would be the last.
      if (!(error instanceof TransportError) || error.reason === 'aborted') breaker.abandoned();
      else if (error.reason === 'tooLarge') breaker.answered();
      else {
        breaker.failed(startedAt);
        record(true);
      }
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
    // Nobody waits for a turn to be refused.
    if (breakerOf(definition).isOpen) throw circuitOpen(definition);
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
    { signal, isPolled = false }: ReadOptions,
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
    const attempt = (leftMs: () => number) =>
      inLane(definition, caller, request.signal, () =>
        exchange(definition, () => transport.send({ ...request, timeoutMs: leftMs() })),
      );
    const onRepeat = () => settings.onRepeat?.(endpointOf(definition));
    try {
      const answer = isRead
        ? await sendRepeatedly(attempt, {
            budget,
            clock: pauseClock,
            now,
            timeoutMs,
            signal,
            isPolled,
            onRepeat,
          })
        : await attempt(() => timeoutMs);
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
      readOptions: ReadOptions,
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
        const { status, value } = await send(definition, input, sender, caller, requestId, readOptions, span);
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
        return await observed(definition, input, chosen.token, options);
      } catch (error) {
        const isRefusal = error instanceof PlatformError && error.kind === 'antiForgery';
        if (!isRefusal || credentials.authorization === undefined) throw error;
        const token = await replacementOf(chosen);
        if (token === undefined) throw error;
        return observed(definition, input, token, options);
      }
    }

    /** Undefined where the platform does not provide a token; an ended session is reported as such. */
    async function replacementOf(refused: ChosenToken): Promise<string | undefined> {
      // Others may wait for the same token, so the fetch does not end with this request.
      const fetchToken = async () => {
        const info = await observed(getUserInfo.definition, {}, undefined, {});
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
      fresh: () => createSession(credentials, { requestId, address: options.address, span: options.span }),
      polled: (signal) =>
        createSession(credentials, {
          requestId,
          address: options.address,
          span: options.span,
          signal,
          isPolled: true,
        }),
      as(others) {
        antiForgeryTokens.remember(others);
        confirmed.confirm(others);
        return createSession(others, options);
      },
    };
  }

  const askReadiness = (limitMs: number) =>
    transport.send({
      method: 'GET',
      url: new URL('/readyz', settings.baseUrl),
      headers: {},
      ownConnection: true,
      timeoutMs: limitMs,
    });

  /** Whether there is a platform again, whatever it says. */
  async function probe(): Promise<boolean> {
    try {
      await askReadiness(probeTimeoutMs);
    } catch {
      return false;
    }
    transport.dropIdle();
    return true;
  }

  /** False while calls fail at once, so that who waits for the platform tries again when they no longer do. */
  async function answersAtAll(): Promise<boolean> {
    if (mainBreaker.isOpen) return false;
    // A platform without this address answers 404, which is an answer.
    return askReadiness(timeoutMs).then(
      ({ status }) => status < 500,
      () => false,
    );
  }
  let readiness: Promise<boolean> | undefined;

  return {
    session: (credentials, options = {}) => createSession(credentials, options),
    confirmed,
    reachable: () => (readiness ??= answersAtAll().finally(() => (readiness = undefined))),
    close() {
      mainBreaker.close();
      trackingBreaker.close();
      transport.close();
    },
  };
}

const circuitOpen = (definition: EndpointDefinition): PlatformError =>
  new PlatformError('unavailable', {
    endpoint: endpointOf(definition),
    effect: 'none',
    detail: 'circuit open',
  });

const endpointOf = ({ method, path }: EndpointDefinition): string => `${method} ${path}`;
