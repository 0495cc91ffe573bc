import { remembered } from '#domain/remembered.ts';
import type { Credentials } from '../../kernel/credentials';
import { ownAddress, type OwnPaths } from '../../kernel/own-paths';
import type { TimerClock } from '../../kernel/timer-clock';
import type { Span } from '../../kernel/tracing';
import { type AnswerReader, isJson, isSuccess, platformErrorOf } from './answer';
import type { AnswerStore, StoredAnswer } from './answer-store';
import type { Bulkhead, TurnRefusal } from './bulkhead';
import { type Circuits, isAnalytics } from './circuit-breaker';
import type { FailedResponse } from './failure-report';
import { PlatformError } from './platform-error';
import { minTimeMs, outcomeOfAnswer, sendRepeatedly } from './repeats';
import type { RequestBudgets, RequestOutcome } from './request-budget';
import {
  type CallInput,
  type EndpointDefinition,
  endpointOf,
  type Question,
  type ReadAnswer,
  type SessionOptions,
} from './session';
import { type HttpAnswer, type HttpRequest, type Transport, TransportError } from './transport';

export interface SenderSettings {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly tenant: string;
  readonly paths?: OwnPaths;
  readonly onRepeat?: (endpoint: string) => void;
  readonly onFailedResponse?: (failed: FailedResponse) => void;
}

export interface SenderParts {
  readonly transport: Transport;
  readonly circuits: Circuits;
  readonly bulkhead: Bulkhead;
  readonly budgets: RequestBudgets;
  readonly answers: AnswerReader;
  readonly store: AnswerStore;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly pauseClock: TimerClock;
}

export type ReadOptions = Pick<SessionOptions, 'signal' | 'isPolled'>;

/** One call with its credentials, before it becomes a request. */
export interface OutgoingCall {
  readonly question: Question;
  readonly credentials: Credentials;
  readonly caller: string;
  readonly requestId: string;
  readonly readOptions: ReadOptions;
  readonly span: Span | undefined;
}

export type Send = (call: OutgoingCall) => Promise<{ readonly status: number; readonly answer: ReadAnswer }>;

/** Sends calls: reads repeatedly, commands once; throws a PlatformError for anything except a valid 2xx response. */
export function createSender(settings: SenderSettings, parts: SenderParts): Send {
  const { timeoutMs, onRepeat, onFailedResponse } = settings;
  const { budgets, pauseClock: clock, now } = parts;
  return async (call) => {
    const { definition } = call.question;
    const { signal, isPolled = false } = call.readOptions;
    const endpoint = endpointOf(definition);
    const request = requestOf(call, settings, parts.store);
    const sendOnce = (remainingMs: () => number) => {
      const maxWaitMs = remainingMs() - minTimeMs(timeoutMs);
      return attempt({ call, request, remainingMs, maxWaitMs }, parts);
    };
    const repeats = {
      budgets,
      clock,
      now,
      timeoutMs,
      signal,
      isPolled,
      onRepeat: () => onRepeat?.(endpoint),
    };
    try {
      const isRead = definition.kind === 'read';
      const answer = await (isRead ? sendRepeatedly(sendOnce, repeats) : sendOnce(() => timeoutMs));
      if (!isSuccess(answer.status)) onFailedResponse?.(failedResponse(call, request.url, answer));
      return { status: answer.status, answer: readAnswer(call, answer, parts) };
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      throw platformErrorOf(error, endpoint);
    }
  };
}

interface Attempt {
  readonly call: OutgoingCall;
  readonly request: Omit<HttpRequest, 'timeoutMs'>;
  readonly remainingMs: () => number;
  /** The time limit for its turn. */
  readonly maxWaitMs: number;
}

/**
 * Sends a request, or refuses it. Reads, commands and analytics of a caller wait in separate lanes, so that a booking does not
 * wait behind searches.
 */
async function attempt(
  { call: { question, caller }, request, remainingMs, maxWaitMs }: Attempt,
  { transport, circuits, bulkhead, budgets }: SenderParts,
): Promise<HttpAnswer> {
  const { definition } = question;
  const breaker = circuits.of(definition);
  // A request that will be refused does not wait for a turn first.
  if (breaker.isOpen) throw unavailable(definition, 'circuit open');
  const { lastAnswerAt } = breaker;
  const lane = `${isAnalytics(definition) ? 'analytics' : definition.kind} ${caller}`;
  const noTurn = await bulkhead.enter(lane, request.signal, maxWaitMs);
  if (noTurn !== undefined) {
    const isSilent = breaker.lastAnswerAt === lastAnswerAt;
    throw errorOfRefusal(noTurn === 'late' && isSilent ? 'silent' : noTurn, definition);
  }
  const record = (outcome: RequestOutcome) => {
    if (!isAnalytics(definition)) budgets.record(outcome);
  };
  const admission = breaker.admit();
  try {
    if (admission === undefined) throw unavailable(definition, 'circuit open');
    const answer = await transport.send({ ...request, timeoutMs: remainingMs() });
    breaker.answered();
    record(outcomeOfAnswer(answer));
    return answer;
  } catch (error) {
    if (admission === undefined) throw error;
    // Every admitted call is reported; otherwise an unreported probe would block all later calls.
    if (!(error instanceof TransportError) || error.reason === 'aborted') breaker.abandoned(admission);
    else if (error.reason === 'tooLarge') breaker.answered();
    else {
      breaker.failed(admission);
      record('failed');
    }
    throw error;
  } finally {
    bulkhead.leave(lane);
  }
}

/** A caller is not to blame for calls that wait because the platform answers nobody. */
function errorOfRefusal(refusal: TurnRefusal | 'silent', definition: EndpointDefinition): PlatformError {
  if (refusal === 'silent') return unavailable(definition, 'no answer to the calls before this one');
  const endpoint = endpointOf(definition);
  if (refusal === 'aborted') return new PlatformError('aborted', { endpoint, effect: 'none' });
  const detail = 'too many concurrent calls of one caller';
  return new PlatformError('rateLimited', { endpoint, effect: 'none', detail, retryAfterMs: 1_000 });
}

const unavailable = (definition: EndpointDefinition, detail: string): PlatformError =>
  new PlatformError('unavailable', { endpoint: endpointOf(definition), effect: 'none', detail });

function requestOf(
  { question: { definition, input, body, key }, credentials, requestId, readOptions, span }: OutgoingCall,
  { baseUrl, tenant, paths }: SenderSettings,
  store: AnswerStore,
): Attempt['request'] {
  const isRead = definition.kind === 'read';
  const headers = headersOf(credentials, { tenant, requestId }, input);
  const { method, path } = ownAddress(paths ?? {}, definition.method, definition.path);
  return {
    method,
    url: urlOf(baseUrl + addressOf(path, input), input),
    headers: span === undefined ? headers : { ...headers, ...span.headers },
    body,
    signal: isRead ? readOptions.signal : undefined,
    ownConnection: !isRead,
    expected: isRead ? store.expected(key) : undefined,
  };
}

const knownUrl = remembered((address: string) => new URL(address));

/** Memoized: most calls have all of their input in the body, so there are few addresses. */
const urlOf = (address: string, { path, query }: CallInput): URL =>
  path === undefined && query === undefined ? knownUrl(address) : new URL(address);

/** The path with its parameters filled in and the query appended. */
function addressOf(path: string, input: CallInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.path?.[name];
    if (value === undefined) throw new Error(`Path parameter ${name} of ${path} is missing`);
    return encodeURIComponent(String(value));
  });
  if (input.query === undefined) return filled;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

/** The headers of every request to the platform (SE-02, TN-07). */
function headersOf(
  credentials: Credentials,
  { tenant, requestId }: { readonly tenant: string; readonly requestId: string },
  input: CallInput,
): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'x-request-id': requestId,
    'x-tenant': tenant,
  };
  if (credentials.authorization !== undefined) headers['authorization'] = credentials.authorization;
  if (credentials.csrfToken !== undefined) headers['h-csrf-token'] = credentials.csrfToken;
  for (const name in input.header) headers[name.toLowerCase()] = String(input.header[name]);
  return headers;
}

/** The value of a response that satisfies the contract. Bytes that are known to satisfy it are parsed when a resolver needs them. */
function readAnswer(
  { question, requestId }: OutgoingCall,
  answer: HttpAnswer,
  parts: SenderParts,
): ReadAnswer {
  const { definition, key } = question;
  const isStorable = definition.kind === 'read' && answer.status === 200 && isJson(answer);
  const stored = isStorable ? parts.store.intern(key, answer.bytes) : undefined;
  if (stored?.meetsContract) return parsedOnDemand(stored);
  const value = parts.answers.read(definition.method, definition.path, answer, requestId);
  if (stored) stored.meetsContract = true;
  return parsed(stored, value);
}

// Results contain nothing else: an operation keeps them until it ends, and their bytes are large.

const parsed = (stored: StoredAnswer | undefined, value: unknown): ReadAnswer => ({
  stored,
  value: () => value,
});

function parsedOnDemand(stored: StoredAnswer): ReadAnswer {
  let value: unknown;
  return { stored, value: () => (value ??= JSON.parse(stored.bytes.toString())) };
}

const failedResponse = (
  { question: { definition }, credentials, requestId, span }: OutgoingCall,
  { href: url }: URL,
  { status, statusText, body }: HttpAnswer,
): FailedResponse => ({ definition, url, status, statusText, body, credentials, requestId, span });
