import nock from 'nock';
import type { Client } from 'graphql-ws';
import type { Environment } from '../../gateway/environment';
import { loadContract } from '../../gateway/platform/contract';
import { createSchema } from '../../gateway/schema';
import { startTestGateway, type TestGateway, type TestResult } from '../../gateway/testing/gateway-kit';
import { ManualClock } from '../../gateway/testing/manual-clock';
import { connect } from '../../gateway/testing/socket-kit';
import { PlatformMock } from './platform-mock';

/** What an operation answered, with data as the test expects to read it. */
interface Answered<Data> extends Omit<TestResult, 'data'> {
  readonly data: Data;
}

export interface ResolversKit {
  /** The platform behind the gateway; new for each test. */
  readonly platform: PlatformMock;
  readonly gateway: TestGateway;
  /** Time of the poll loops; stands still until moved. */
  readonly time: ManualClock;
  /** Runs an operation as Helen, who is signed in. */
  run<Data = Record<string, never>>(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<Answered<Data>>;
  /** Runs an operation as somebody else, or as nobody. */
  runAs<Data = Record<string, never>>(
    headers: Record<string, string>,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<Answered<Data>>;
  /** A graphql-ws client, signed in as Helen unless told otherwise; closed after the test. */
  connect(connectionParams?: Record<string, unknown>): Client;
}

/** 1 May 2026, noon in Toronto. */
const now = new Date('2026-05-01T16:00:00Z');

export const helen = { authorization: 'Bearer token-helen', 'h-csrf-token': 'csrf-helen' };

const schema = createSchema();
const contract = loadContract();

/** A gateway in this process for each test of the file, over a mocked platform. No other connection gets out. */
export function useResolvers(environment: Partial<Environment> = {}): ResolversKit {
  let platform: PlatformMock;
  let gateway: TestGateway;
  let time: ManualClock;
  let clients: Client[] = [];

  beforeEach(async () => {
    if (!nock.isActive()) nock.activate();
    nock.disableNetConnect();
    nock.enableNetConnect(/^(127\.0\.0\.1|localhost)/);
    platform = new PlatformMock();
    time = new ManualClock(now.getTime());
    gateway = await startTestGateway({
      schema,
      contract,
      clock: { now: () => new Date(time.now()) },
      liveClock: time,
      environment,
      listen: true,
    });
  });

  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
    await gateway.stop();
    nock.abortPendingRequests();
    nock.cleanAll();
    expect(platform.violations).toEqual([]);
  });

  // Another test file in the same worker brings a nock of its own, which this one must not shadow.
  afterAll(() => nock.restore());

  const runAs: ResolversKit['runAs'] = async (headers, query, variables = {}) => {
    const result = await gateway.execute({ query, variables, headers });
    // The selections of a test say what it reads; an absent field fails its assertions.
    return result as unknown as Answered<never>;
  };

  return {
    get platform() {
      return platform;
    },
    get gateway() {
      return gateway;
    },
    get time() {
      return time;
    },
    run: (query, variables) => runAs(helen, query, variables),
    runAs,
    connect(connectionParams = { authorization: helen.authorization, csrfToken: helen['h-csrf-token'] }) {
      const client = connect(gateway.url, { connectionParams });
      clients = [...clients, client];
      return client;
    },
  };
}
