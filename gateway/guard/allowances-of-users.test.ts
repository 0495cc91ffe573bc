import { gql } from 'graphql-tag';
import type { GatewayContext } from '../context';
import { createMetrics } from '../edge/metrics';
import { credentialsOf } from '../kernel/credentials';
import { createLogger } from '../kernel/logger';
import { createState, type GatewayState } from '../server';
import {
  contractOf,
  mockedConnections,
  startTestGateway,
  testEnvironment,
  testPlatformUrl,
  type TestGateway,
} from '../testing/gateway-kit';
import { describeWithRedis, startRedis, type RedisServer } from '../testing/redis-server';
import { until } from '../testing/until';
import { nock, useNock } from '../testing/use-nock';

const schema = {
  typeDefs: 'type Query { me: String } type Mutation { book: Boolean }',
  resolvers: {
    Query: {
      me: async (_: unknown, __: unknown, { platform }: GatewayContext) => {
        await platform.call({ kind: 'read', method: 'GET', path: '/me' }, {});
        return 'me';
      },
    },
    Mutation: { book: () => true },
  },
};
const contract = contractOf({ 'GET /me': { type: 'object' }, 'GET /api/v0/userInfo': { type: 'object' } });
const mutationsPerMinute = 10;

interface Instance {
  readonly gateway: TestGateway;
  readonly state: GatewayState;
}

let running: Instance[] = [];

async function start(redisUrl: string | undefined): Promise<Instance> {
  const environment = testEnvironment({ usersAreShared: false, mutationsPerMinute, redisUrl });
  const log = createLogger('silent');
  const state = createState({
    environment,
    contract,
    log,
    metrics: createMetrics(),
    connections: mockedConnections,
  });
  await state.live.ready();
  const instance = { state, gateway: await startTestGateway({ schema, contract, environment, state }) };
  running.push(instance);
  return instance;
}

beforeEach(() => {
  const platform = nock(testPlatformUrl).persist();
  platform.get('/me').reply(200, {});
  // `Bearer ann-7` is a session of ann.
  platform.get('/api/v0/userInfo').reply(200, function () {
    return { userId: /^Bearer (\w+)-/.exec(String(this.req.headers['authorization']))?.[1] };
  });
});
afterEach(async () => {
  await Promise.all(running.map(({ gateway }) => gateway.stop()));
  running = [];
});
useNock();

/** The platform confirms the session, and the gateway knows its user. */
async function open(session: string, { gateway, state }: Instance): Promise<void> {
  const authorization = `Bearer ${session}`;
  await gateway.execute({ query: gql`{ me }`, headers: { authorization } });
  await until(() => state.platform.confirmed.ownerOf(credentialsOf(authorization, undefined)) !== undefined);
}

async function book(session: string, { gateway }: Instance): Promise<number> {
  const headers = { authorization: `Bearer ${session}` };
  return (await gateway.execute({ query: gql`mutation { book }`, headers })).status;
}

/** How many of the mutations of 30 sessions of one user run beyond the budget, each sent to one of the instances. */
async function beyondAllowance(instances: readonly Instance[]): Promise<number> {
  const startedAt = performance.now();
  let count = 0;
  for (let n = 0; n < 30; n += 1) {
    const instance = instances[n % instances.length]!;
    await open(`ann-${n}`, instance);
    if ((await book(`ann-${n}`, instance)) === 200) count += 1;
  }
  const grownBack = ((performance.now() - startedAt) / 60_000) * mutationsPerMinute;
  return count - mutationsPerMinute - Math.floor(grownBack);
}

test('a user with many sessions has the allowance of one', async () => {
  const instance = await start(undefined);
  await expect(beyondAllowance([instance])).resolves.toBeLessThanOrEqual(0);
  await open('ben-1', instance);
  await expect(book('ben-1', instance)).resolves.toBe(200);
});

describeWithRedis('over two gateways', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  test('a user with many sessions has the allowance of one', async () => {
    const instances = [await start(redis.url), await start(redis.url)];
    // The next operation sees the other gateway's grants.
    await expect(beyondAllowance(instances)).resolves.toBeLessThanOrEqual(instances.length);
    for (const instance of instances) {
      await open('ben-1', instance);
      await expect(book('ben-1', instance)).resolves.toBe(200);
    }
  });
});
