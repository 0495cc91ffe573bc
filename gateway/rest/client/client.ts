import type { Credentials } from '../../kernel/credentials';
import type { OwnPaths } from '../../kernel/own-paths';
import { type TimerClock, systemClock } from '../../kernel/timer-clock';
import { createAnswerReader } from './answer';
import { AnswerStore } from './answer-store';
import { createAntiForgeryTokens } from './anti-forgery';
import { Bulkhead } from './bulkhead';
import { Circuits } from './circuit-breaker';
import { createConfirmedSessions, createSessionUsers, type ConfirmedSessions } from './confirmed-sessions';
import type { Contract } from './contract';
import type { FailedResponse } from './failure-report';
import { createPlatformSession } from './platform-session';
import { RequestBudgets } from './request-budget';
import { createSender } from './sender';
import type { PlatformSession, SessionOptions, UpstreamCall } from './session';
import { type ConnectionFactory, createTransport, type Transport } from './transport';

/** The only access to the platform's REST API. The README of the gateway shows the path of a call. */
export interface PlatformClient {
  session(credentials: Credentials, options?: SessionOptions): PlatformSession;
  /** Whether the platform responds at all, for readiness. Concurrent callers share one probe. */
  reachable(): Promise<boolean>;
  readonly confirmed: ConfirmedSessions;
  close(): void;
}

export interface PlatformClientSettings {
  readonly baseUrl: string;
  readonly contract: Contract;
  readonly timeoutMs: number;
  /** The tenant of the portal, for which the platform refuses the sessions of other tenants (TN-07). */
  readonly tenant: string;
  /** Whether limits count sessions instead of users (confirmed-sessions.ts). */
  readonly usersAreShared: boolean;
  readonly paths?: OwnPaths;
  readonly log: { warn(details: object, message: string): void };
  readonly observe?: (call: UpstreamCall) => void;
  /** Called for every repeated read, with its endpoint. */
  readonly onRepeat?: (endpoint: string) => void;
  /** Called for every response other than 2xx; must not wait. */
  readonly onFailedResponse?: (failed: FailedResponse) => void;
  readonly now?: () => number;
  /** Real connections by default. */
  readonly connections?: ConnectionFactory | undefined;
  /** The clock for time limits; real time by default. */
  readonly timeoutClock?: TimerClock | undefined;
  /** The clock for pauses before repeated reads; real time by default. */
  readonly pauseClock?: TimerClock | undefined;
}

const maxBodyBytes = 4 * 1024 * 1024;
/** Some hundred listings with their calendars, and the sessions of some thousand travelers. */
const maxStoredBytes = 32 * 1024 * 1024;
/** A screen makes up to ten calls in parallel; the busiest caller gets an eighth of 128 connections. */
const laneLimits = { running: 16, waiting: 500, maxWaitMs: 2_000 };

export function createPlatformClient(settings: PlatformClientSettings): PlatformClient {
  const now = settings.now ?? (() => performance.now());
  const { timeoutClock: clock = systemClock, pauseClock = systemClock, baseUrl, contract } = settings;
  const time: TimerClock = { now, schedule: (afterMs, run) => clock.schedule(afterMs, run) };
  const transport = createTransport({ maxBodyBytes, clock, connections: settings.connections });
  const circuits = new Circuits(time, () => probePlatform(transport, baseUrl));
  const confirmed = createConfirmedSessions(settings);
  const send = createSender(settings, {
    transport,
    circuits,
    bulkhead: new Bulkhead(laneLimits, clock),
    budgets: new RequestBudgets(),
    answers: createAnswerReader(contract, settings.log),
    store: new AnswerStore(maxStoredBytes),
    now,
    pauseClock,
  });
  const antiForgeryTokens = createAntiForgeryTokens();
  const users = createSessionUsers(time);
  const { observe } = settings;
  const parts = { send, contract, confirmed, users, antiForgeryTokens, observe, now };
  let readiness: Promise<boolean> | undefined;

  return {
    session: (credentials, options = {}) => createPlatformSession(credentials, options, parts),
    confirmed,
    reachable: () =>
      (readiness ??= isPlatformReachable(transport, circuits, settings).finally(
        () => (readiness = undefined),
      )),
    close() {
      circuits.close();
      transport.close();
    },
  };
}

const probeTimeoutMs = 1_000;

const requestReadiness = (transport: Transport, baseUrl: string, timeoutMs: number) =>
  transport.send({
    method: 'GET',
    url: new URL('/readyz', baseUrl),
    headers: {},
    ownConnection: true,
    timeoutMs,
  });

/** Whether the platform responds again, whatever the response. */
async function probePlatform(transport: Transport, baseUrl: string): Promise<boolean> {
  try {
    await requestReadiness(transport, baseUrl, probeTimeoutMs);
  } catch {
    return false;
  }
  transport.dropIdle();
  return true;
}

/** False while calls fail immediately, so that a client that waits for the platform retries only when they no longer do. */
async function isPlatformReachable(
  transport: Transport,
  circuits: Circuits,
  { baseUrl, timeoutMs }: { readonly baseUrl: string; readonly timeoutMs: number },
): Promise<boolean> {
  if (circuits.main.isOpen) return false;
  // A platform without this address returns 404, which is a response.
  return requestReadiness(transport, baseUrl, timeoutMs).then(
    ({ status }) => status < 500,
    () => false,
  );
}
