import { remembered } from '#domain/remembered.ts';
import type { Credentials } from '../../kernel/credentials';
import type { TimerClock } from '../../kernel/timer-clock';
import type { Span } from '../../kernel/tracing';
import { type AnswerReader, isJson, isSuccess, platformErrorOf } from './answer';
import type { AnswerStore, StoredAnswer } from './answer-store';
import { attemptCall, type AttemptLimits } from './attempt';
import type { FailedResponse } from './failure-report';
import { minTimeMs, sendRepeatedly } from './repeats';
import { addressOf, headersOf } from './request';
import { type CallInput, endpointOf, type Question, type ReadAnswer, type SessionOptions } from './session';
import { type HttpAnswer, type Transport, TransportError } from './transport';

export interface SenderSettings {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly paths?: Readonly<Record<string, string>>;
  readonly onRepeat?: (endpoint: string) => void;
  readonly onFailedResponse?: (failed: FailedResponse) => void;
}

export interface SenderParts extends AttemptLimits {
  readonly transport: Transport;
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
  return async (call) => {
    const { definition } = call.question;
    const request = requestOf(call, settings, parts.store);
    try {
      const answer = await answerTo(call, request, settings, parts);
      if (!isSuccess(answer.status)) settings.onFailedResponse?.(failedResponse(call, request.url, answer));
      return { status: answer.status, answer: readAnswer(call, answer, parts) };
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      throw platformErrorOf(error, endpointOf(definition));
    }
  };
}

function readAnswer(
  { question, requestId }: OutgoingCall,
  answer: HttpAnswer,
  parts: SenderParts,
): ReadAnswer {
  const { definition, key } = question;
  const isStorable = definition.kind === 'read' && answer.status === 200 && isJson(answer);
  const stored = isStorable ? parts.store.intern(key, answer.bytes) : undefined;
  if (stored?.meetsContract) return parsedOnDemand(stored);
  const { method, path } = definition;
  const value = parts.answers.read(method, path, answer, requestId);
  if (stored) stored.meetsContract = true;
  return parsed(stored, value);
}

// Results contain nothing else: an operation keeps them until it ends, and their bytes are large.

const parsed = (stored: StoredAnswer | undefined, value: unknown): ReadAnswer => ({
  stored,
  value: () => value,
});

/** Bytes that are known to satisfy the contract are parsed when their value is requested. */
function parsedOnDemand(stored: StoredAnswer): ReadAnswer {
  let value: unknown;
  return { stored, value: () => (value ??= JSON.parse(stored.bytes.toString())) };
}

const knownUrl = remembered((address: string) => new URL(address));

/** Memoized: most calls have all of their input in the body, so there are few addresses. */
const urlOf = (address: string, { path, query }: CallInput): URL =>
  path === undefined && query === undefined ? knownUrl(address) : new URL(address);

function requestOf(
  { question: { definition, input, body, key }, credentials, requestId, readOptions, span }: OutgoingCall,
  { baseUrl, paths, timeoutMs }: SenderSettings,
  store: AnswerStore,
) {
  const isRead = definition.kind === 'read';
  const headers = headersOf(credentials, requestId, input);
  return {
    method: definition.method,
    url: urlOf(baseUrl + addressOf(paths?.[definition.path] ?? definition.path, input), input),
    headers: span === undefined ? headers : { ...headers, ...span.headers },
    body,
    signal: isRead ? readOptions.signal : undefined,
    ownConnection: !isRead,
    expected: isRead ? store.expected(key) : undefined,
    timeoutMs,
  };
}

function answerTo(
  { question: { definition }, caller, readOptions: { signal, isPolled = false } }: OutgoingCall,
  request: ReturnType<typeof requestOf>,
  { timeoutMs, onRepeat }: SenderSettings,
  parts: SenderParts,
): Promise<HttpAnswer> {
  const attempt = (remainingMs: () => number) => {
    const maxWaitMs = remainingMs() - minTimeMs(timeoutMs);
    return attemptCall({ definition, caller, signal: request.signal, maxWaitMs }, parts, () => {
      request.timeoutMs = remainingMs();
      return parts.transport.send(request);
    });
  };
  if (definition.kind === 'command') return attempt(() => timeoutMs);
  return sendRepeatedly(attempt, {
    budgets: parts.budgets,
    clock: parts.pauseClock,
    now: parts.now,
    timeoutMs,
    signal,
    isPolled,
    onRepeat: () => onRepeat?.(endpointOf(definition)),
  });
}

const failedResponse = (
  { question: { definition }, credentials, requestId, span }: OutgoingCall,
  { href: url }: URL,
  { status, statusText, body }: HttpAnswer,
): FailedResponse => ({ definition, url, status, statusText, body, credentials, requestId, span });
