import type { Credentials } from '../../kernel/credentials';
import { type TimerClock, systemClock } from '../../kernel/timer-clock';
import { createAnswerReader } from './answer';
import { AnswerStore } from './answer-store';
import { createAntiForgeryTokens } from './anti-forgery';
import { Bulkhead } from './bulkhead';
import { Circuits } from './circuits';
import { createConfirmedSessions, type ConfirmedSessions } from './confirmed-sessions';
import type { Contract } from './contract';
import type { FailedResponse } from './failure-report';
import { createPlatformSession } from './platform-session';
import { isPlatformReachable, probePlatform } from './readiness';
import { RequestBudgets } from './request-budget';
import { createSender } from './sender';
import type { PlatformSession, SessionOptions, UpstreamCall } from './session';
import { createSessionUsers } from './session-users';
import { type ConnectionFactory, createTransport } from './transport';

/**
 * The only access to the platform's REST API. An endpoint (endpoint.ts) calls a `PlatformSession` (platform-session.ts), which
 * adds the credentials, replaces a missing or refused anti-forgery token, and memoizes the reads of one request. The sender
 * (sender.ts) repeats reads (repeats.ts), checks the response against the contract, and throws typed errors. Each attempt
 * (attempt.ts) waits in its caller's lane and reports to the circuit breaker.
 */
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
  /** Whether limits count sessions instead of users (confirmed-sessions.ts). */
  readonly usersAreShared: boolean;
  /** Documented path -> own path. */
  readonly paths?: Readonly<Record<string, string>>;
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
