import type { Clock } from '#domain/clock.ts';
import type { Intents } from './idempotency/intents';
import type { Credentials } from './kernel/credentials';
import type { EndSignal } from './kernel/ending';
import type { Environment } from './kernel/environment';
import type { Logger } from './kernel/logger';
import type { LiveHub } from './live/hub';
import type { OpenIdProvider } from './openid/openid-provider';
import type { PlatformSession } from './rest/client/session';

export type { Clock };

/** The context of resolvers; created for each operation, over HTTP, WebSocket or SSE. */
export interface GatewayContext {
  readonly requestId: string;
  /** Of the client; for IPv6, its network (edge/client-address.ts). */
  readonly address: string;
  readonly credentials: Credentials;
  /** The platform for this user: the first argument of every endpoint. */
  readonly platform: PlatformSession;
  /** Streams of polled work. */
  readonly live: LiveHub;
  /** Makes bookings and purchases idempotent: one key, one outcome. */
  readonly intents: Intents;
  /** Of travelers; undefined when none is configured. */
  readonly openId: OpenIdProvider | undefined;
  /** Of agents; undefined when none is configured. */
  readonly agentOpenId: OpenIdProvider | undefined;
  readonly environment: Environment;
  readonly clock: Clock;
  readonly log: Logger;
  /** Aborts when no client waits for the response any more. */
  readonly signal: EndSignal;
  /** Sets a cookie that the page's scripts can read; does nothing over WebSocket. */
  setCookie(name: string, value: string): void;
  /** Makes the gateway render the browser's pages for the user of this sign-in, or for no user; does nothing over WebSocket. */
  showPagesAs(session: { readonly token: string; readonly expiresAt: string } | undefined): void;
}
