import type { Credentials } from '../../kernel/credentials';
import type { EndSignal } from '../../kernel/ending';
import type { Span } from '../../kernel/tracing';
import type { StoredAnswer } from './answer-store';

export interface SessionOptions {
  readonly requestId?: string;
  /** Ends reads that are still running; commands run to completion without a waiting caller. */
  readonly signal?: EndSignal;
  /** The caller that calls count for until the session is confirmed; undefined: the session. */
  readonly address?: string | undefined;
  /** Whether the caller itself repeats failed reads (`polled`). */
  readonly isPolled?: boolean;
  /** The span that the calls belong to. */
  readonly span?: Span | undefined;
  /** Called for every request that is sent for this session. */
  readonly onCall?: (call: UpstreamCall) => void;
}

export interface PlatformSession {
  readonly credentials: Credentials;
  /** For endpoints only, which know the types. */
  call(definition: EndpointDefinition, input: CallInput): Promise<unknown>;
  /** Sends a read as `call` does, and returns the unprocessed response. */
  ask(question: Question): Promise<ReadAnswer>;
  /** From now on, reports the use of this session to the observer. A session has one observer at a time. */
  observe(observer: SessionObserver | undefined): void;
  /** Discards the reads so far, so that they are sent again. */
  forget(): void;
  /** The same user outside the request: without its memoized reads, and not ended with it. */
  fresh(): PlatformSession;
  /** The same for one poll of a poll loop, which polls again in any case: its reads are not repeated. */
  polled(signal: EndSignal): PlatformSession;
  /** Another user within the request: the one who has just signed in. */
  as(credentials: Credentials, userId: string): PlatformSession;
}

export interface EndpointDefinition {
  readonly kind: 'read' | 'command';
  readonly method: string;
  /** As documented, with `{parameters}`. */
  readonly path: string;
}

/** The name of an endpoint in logs, traces and errors: `VERB /documented/path`. */
export const endpointOf = ({ method, path }: EndpointDefinition): string => `${method} ${path}`;

export interface CallInput {
  readonly path?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly header?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** A read with its input. */
export interface Question {
  readonly definition: EndpointDefinition;
  readonly input: CallInput;
  /** The JSON of the input's body. */
  readonly body: string | undefined;
  /** Equal for equal requests. */
  readonly key: string;
}

export function questionOf(definition: EndpointDefinition, input: CallInput): Question {
  const { path, query, header } = input;
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const address = (path ?? query ?? header) ? JSON.stringify([path, query, header]) : '';
  return { definition, input, body, key: `${endpointOf(definition)} ${address} ${body ?? ''}` };
}

/** A successful response to a read. */
export interface ReadAnswer {
  /** Undefined for a response that was not seen before (answer-store.ts). */
  readonly stored: StoredAnswer | undefined;
  /** Parsed on first use. */
  value(): unknown;
}

export interface SessionObserver {
  onRead(question: Question, answer: Promise<ReadAnswer>): void;
  /** Called before anything except a read happens. May throw to prevent it. */
  onOther(): void;
}

export interface UpstreamCall {
  /** `VERB /documented/path` */
  readonly endpoint: string;
  readonly status: number | undefined;
  /** The kind of the PlatformError that ended it. */
  readonly failure: string | undefined;
  readonly milliseconds: number;
}
