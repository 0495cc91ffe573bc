import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Client } from 'graphql-ws';
import { createMetrics } from '#gateway/edge/metrics.ts';
import type { Environment } from '#gateway/kernel/environment.ts';
import { createLogger } from '#gateway/kernel/logger.ts';
import { type TimerClock, systemClock } from '#gateway/kernel/timer-clock.ts';
import { loadContract } from '#gateway/rest/client/contract.ts';
import { createSchema } from '#gateway/schema.ts';
import { createState, type GatewayState } from '#gateway/server.ts';
import {
  mockedConnections,
  startTestGateway,
  testEnvironment,
  type TestGateway,
  type TestResult,
} from '#gateway/testing/gateway-kit.ts';
import { ManualClock } from '#gateway/testing/manual-clock.ts';
import { connect } from '#gateway/testing/socket-kit.ts';
import { useNock } from '#gateway/testing/use-nock.ts';
import { PlatformMock } from './platform-mock';

/** The result of an operation, with data in the type that the test expects. */
interface Answered<Data> extends Omit<TestResult, 'data'> {
  readonly data: Data;
}

export interface ResolversKit {
  /** The platform behind the gateway; new for each test. */
  readonly platform: PlatformMock;
  /** The time of the poll loops; stands still until moved. New for each test. */
  readonly time: ManualClock;
  /** Runs an operation as Helen, who is signed in. */
  run<Data = Record<string, never>>(
    query: DocumentNode,
    variables?: Record<string, unknown>,
  ): Promise<Answered<Data>>;
  /** Runs an operation as another user, or signed out. */
  runAs<Data = Record<string, never>>(
    headers: Record<string, string>,
    query: DocumentNode,
    variables?: Record<string, unknown>,
  ): Promise<Answered<Data>>;
  /** A graphql-ws client, signed in as Helen by default; closed after the test. */
  connect(connectionParams?: Record<string, unknown>): Client;
  /** The address of the gateway, which starts listening on first use. */
  url(): Promise<string>;
  /** A request to the gateway without a connection, for details that `run` hides. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
}

/** 1 May 2026, noon in Toronto. */
const now = new Date('2026-05-01T16:00:00Z');

/** Selects what travelers read of a failure. */
export const FAILURE = 'code rawCode title text buttons { label action } icon trackingTag';

export const helen = { authorization: 'Bearer token-helen', 'h-csrf-token': 'csrf-helen' };

const schemas = new Map<boolean, GraphQLSchema>();

function schemaFor({ federation }: Environment): GraphQLSchema {
  const schema = schemas.get(federation) ?? createSchema({ isSubgraph: federation });
  schemas.set(federation, schema);
  return schema;
}

const contract = loadContract();

/**
 * One gateway in this process for the tests of the file, over a mocked platform; no other connection is possible. Each test has a
 * new platform, clock and gateway state: no circuit, stream, intent or allowance is carried over.
 */
export function useResolvers(changes: Partial<Environment> = {}): ResolversKit {
  const environment = testEnvironment(changes);
  const metrics = createMetrics();
  const log = createLogger('silent');
  let platform: PlatformMock;
  let time: ManualClock;
  let state: GatewayState;
  let started: Promise<TestGateway> | undefined;
  const clients: Client[] = [];

  const gateway = () =>
    (started ??= startTestGateway({
      schema: schemaFor(environment),
      contract,
      environment,
      clock: { now: () => new Date(time.now()) },
      state: currentOf(() => state),
    }));
  const url = async () => (await gateway()).listen();

  beforeEach(() => {
    const limits = new TimeLimits();
    platform = new PlatformMock(() => limits.pass());
    time = new ManualClock(now.getTime());
    const clocks = { liveClock: time, timeoutClock: limits, pauseClock: noPauses };
    state = createState({ environment, contract, log, metrics, connections: mockedConnections, ...clocks });
  });

  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
    await state.live.close();
    state.platform.close();
    expect(platform.violations).toEqual([]);
  });

  afterAll(async () => {
    await (await started)?.stop();
  });
  useNock();

  const runAs: ResolversKit['runAs'] = async (headers, query, variables = {}) => {
    const result = await (await gateway()).execute({ query, variables, headers });
    // The selection of a test determines what it reads; an absent field fails its assertions.
    return result as unknown as Answered<never>;
  };

  return {
    get platform() {
      return platform;
    },
    get time() {
      return time;
    },
    run: (query, variables) => runAs(helen, query, variables),
    runAs,
    connect(connectionParams = { authorization: helen.authorization, csrfToken: helen['h-csrf-token'] }) {
      const client = connect(url, { connectionParams });
      clients.push(client);
      return client;
    },
    url,
    inject: async (request) => (await gateway()).gateway.app.inject(request),
  };
}

/** Reads are repeated immediately. */
const noPauses: TimerClock = {
  now: systemClock.now,
  schedule: (_, run) => systemClock.schedule(0, run),
};

/** Real time for the time limits of calls; a test's platform can make them expire immediately. */
class TimeLimits implements TimerClock {
  private readonly running = new Set<() => void>();

  readonly now = systemClock.now;

  schedule(afterMs: number, run: () => void): () => void {
    const end = () => {
      this.running.delete(pass);
      stop();
    };
    const pass = () => {
      end();
      run();
    };
    const stop = systemClock.schedule(afterMs, pass);
    this.running.add(pass);
    return end;
  }

  pass(): void {
    for (const pass of this.running) pass();
  }
}

/** Delegates to the state of the running test. */
const currentOf = (state: () => GatewayState): GatewayState => ({
  platform: {
    session: (...given) => state().platform.session(...given),
    reachable: () => state().platform.reachable(),
    get confirmed() {
      return state().platform.confirmed;
    },
    close: () => state().platform.close(),
  },
  live: {
    get hub() {
      return state().live.hub;
    },
    ready: () => state().live.ready(),
    sharing: () => state().live.sharing(),
    close: () => state().live.close(),
  },
  intents: {
    once: (...given) => state().intents.once(...given),
  },
  allowances: {
    take: (...given) => state().allowances.take(...given),
    takeDocument: (...given) => state().allowances.takeDocument(...given),
    refundDocument: (...given) => state().allowances.refundDocument(...given),
  },
});
