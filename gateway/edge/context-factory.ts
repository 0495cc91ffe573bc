import type { Clock, GatewayContext } from '../context';
import type { Intents } from '../idempotency/intents';
import type { Credentials } from '../kernel/credentials';
import type { EndSignal } from '../kernel/ending';
import type { Environment } from '../kernel/environment';
import type { Logger } from '../kernel/logger';
import type { Span, Tracing } from '../kernel/tracing';
import type { Live } from '../live/create-live';
import type { OpenIdProvider } from '../openid/openid-provider';
import type { RenderedPages } from '../pages/rendered-pages';
import type { PlatformClient } from '../rest/client/client';
import { callerOf } from '../rest/client/confirmed-sessions';
import type { PlatformSession, UpstreamCall } from '../rest/client/session';
import type { ClientProgram } from './client-name';

/** The parts of a gateway that outlive a request. */
export interface Services {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly log: Logger;
  readonly platform: PlatformClient;
  readonly live: Live;
  readonly intents: Intents;
  /** Undefined when the browser renders all pages. */
  readonly pages: RenderedPages | undefined;
  /** Of travelers; undefined when none is configured. */
  readonly openId: OpenIdProvider | undefined;
  /** Of agents; undefined when none is configured. */
  readonly agentOpenId: OpenIdProvider | undefined;
  /** Undefined when no exporter is configured. */
  readonly tracing: Tracing | undefined;
}

/** A request to the platform that an operation has caused. */
export interface CausedCall extends UpstreamCall {
  /** Milliseconds from the start of the operation to that of the call. */
  readonly startedAfter: number;
}

/** One operation of one user, from any transport. */
export interface IncomingOperation {
  readonly requestId: string;
  readonly credentials: Credentials;
  /** Where the operation came from. */
  readonly address: string;
  /** The program that sent it, if it identifies itself. */
  readonly client: ClientProgram | undefined;
  readonly signal: EndSignal;
  /** The span of the operation. */
  readonly span: Span | undefined;
  readonly setCookie?: (name: string, value: string) => void;
  readonly showPagesAs?: GatewayContext['showPagesAs'];
}

export interface OperationContext extends GatewayContext {
  /** Where the operation came from. */
  readonly address: string;
  /** The caller whose allowance the operation counts for. */
  readonly caller: string;
  /** The requests that this operation has caused so far; developers see them as `extensions.upstream`. */
  readonly upstream: CausedCall[];
  readonly span: Span | undefined;
  readonly client: ClientProgram | undefined;
  /** Of performance.now(). */
  readonly startedAt: number;
  /** Shared by all copies of this context. */
  readonly printed: PrintedAnswer;
  /**
   * Called when an operation over HTTP has its response. Some objects of a request outlive it for a while, and would keep the parsed responses
   * of the platform in memory, which are many times larger.
   */
  end(): void;
}

/** A response that execution has already printed (execution/execution.ts). */
export interface PrintedAnswer {
  text: Buffer | undefined;
}

export const createContext = (services: Services, operation: IncomingOperation): OperationContext =>
  new OnDemandContext(services, operation);

/** Creates its parts on demand: an additional follower of a shared stream uses few of them. */
class OnDemandContext implements OperationContext {
  readonly upstream: CausedCall[] = [];
  readonly startedAt = performance.now();
  readonly printed: PrintedAnswer = { text: undefined };
  private session: PlatformSession | undefined;
  private ownLog: Logger | undefined;
  private countedFor: string | undefined;

  constructor(
    private readonly services: Services,
    private readonly operation: IncomingOperation,
  ) {}

  get requestId() {
    return this.operation.requestId;
  }

  get credentials() {
    return this.operation.credentials;
  }

  get address() {
    return this.operation.address;
  }

  get client() {
    return this.operation.client;
  }

  get signal() {
    return this.operation.signal;
  }

  get span() {
    return this.operation.span;
  }

  get environment() {
    return this.services.environment;
  }

  get clock() {
    return this.services.clock;
  }

  get live() {
    return this.services.live.hub;
  }

  get openId() {
    return this.services.openId;
  }

  get agentOpenId() {
    return this.services.agentOpenId;
  }

  get intents() {
    return this.services.intents;
  }

  get caller() {
    return (this.countedFor ??= callerOf(this.credentials, this.address, this.services.platform.confirmed));
  }

  get platform() {
    return (this.session ??= this.newSession());
  }

  get log() {
    return (this.ownLog ??= this.services.log.child({ requestId: this.requestId }));
  }

  setCookie(name: string, value: string): void {
    this.operation.setCookie?.(name, value);
  }

  showPagesAs(session: Parameters<GatewayContext['showPagesAs']>[0]): void {
    this.operation.showPagesAs?.(session);
  }

  end(): void {
    this.session?.forget();
  }

  private newSession(): PlatformSession {
    const { requestId, credentials, address, signal, span } = this.operation;
    const onCall = (call: UpstreamCall) => {
      const startedAfter = Math.max(0, Math.round(performance.now() - this.startedAt - call.milliseconds));
      this.upstream.push({ ...call, startedAfter });
    };
    return this.services.platform.session(credentials, { requestId, address, signal, span, onCall });
  }
}
