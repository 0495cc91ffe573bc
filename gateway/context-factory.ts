import type { Credentials } from './credentials';
import type { Clock, GatewayContext } from './context';
import type { ClientProgram } from './edge/client-name';
import type { Environment } from './environment';
import type { BookingIntents } from './idempotency/booking-intents';
import type { Live } from './live/create-live';
import type { Logger } from './logger';
import type { PlatformClient } from './rest/client/client';
import { callerOf } from './rest/client/confirmed-sessions';
import type { UpstreamCall } from './rest/client/session';
import type { Span, Tracing } from './tracing';

/** The parts of a gateway that outlive a request. */
export interface Services {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly log: Logger;
  readonly platform: PlatformClient;
  readonly live: Live;
  readonly intents: BookingIntents;
  /** Undefined when no exporter is configured. */
  readonly tracing: Tracing | undefined;
}

/** One operation of one user, however it arrived. */
export interface IncomingOperation {
  readonly requestId: string;
  readonly credentials: Credentials;
  /** Where the operation came from. */
  readonly address: string;
  /** What sent it, where that has said so. */
  readonly client: ClientProgram | undefined;
  readonly signal: AbortSignal;
  /** Of the operation. */
  readonly span: Span | undefined;
  readonly setCookie?: (name: string, value: string) => void;
}

export interface OperationContext extends GatewayContext {
  /** Whom the operation counts for. */
  readonly caller: string;
  /** The requests that this operation has caused so far; shown to developers as `extensions.upstream`. */
  readonly upstream: UpstreamCall[];
  readonly span: Span | undefined;
  readonly client: ClientProgram | undefined;
  /** Of performance.now(). */
  readonly startedAt: number;
  /** Shared by all copies of this context. */
  readonly printed: PrintedAnswer;
}

/** An answer that execution has printed itself (execution/execution.ts). */
export interface PrintedAnswer {
  text: Buffer | undefined;
}

export function createContext(services: Services, arrival: IncomingOperation): OperationContext {
  const upstream: UpstreamCall[] = [];
  const { environment, clock, platform, live, intents } = services;
  return {
    requestId: arrival.requestId,
    caller: callerOf(arrival.credentials, arrival.address, platform.confirmed),
    credentials: arrival.credentials,
    platform: platform.session(arrival.credentials, {
      requestId: arrival.requestId,
      address: arrival.address,
      signal: arrival.signal,
      span: arrival.span,
      onCall: (call) => upstream.push(call),
    }),
    live: live.hub,
    intents,
    environment,
    clock,
    log: services.log.child({ requestId: arrival.requestId }),
    signal: arrival.signal,
    setCookie: arrival.setCookie ?? (() => undefined),
    upstream,
    span: arrival.span,
    client: arrival.client,
    startedAt: performance.now(),
    printed: { text: undefined },
  };
}
