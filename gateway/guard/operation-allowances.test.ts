import { gql } from 'graphql-tag';
import type { GatewayContext } from '../context';
import { createMetrics } from '../edge/metrics';
import { createLogger } from '../kernel/logger';
import type { EndpointDefinition } from '../rest/client/session';
import { createState } from '../server';
import {
  contractOf,
  mockedConnections,
  payloadOf,
  startTestGateway,
  testEnvironment,
  testPlatformUrl,
  type TestGateway,
  type TestOperation,
} from '../testing/gateway-kit';
import { connect, executeOver } from '../testing/socket-kit';
import { nock, useNock } from '../testing/use-nock';
import { createOperationAllowances } from './operation-allowances';

const environment = testEnvironment({ mutationsPerMinute: 2, queryCostPerMinute: 33 });
const contract = contractOf({ 'GET /me': { type: 'object' } });

/** The state of a gateway whose allowances are not replenished during a test. */
function stateWithoutTime() {
  const state = createState({
    environment,
    contract,
    log: createLogger('silent'),
    metrics: createMetrics([]),
    connections: mockedConnections,
  });
  return { ...state, allowances: createOperationAllowances(environment, undefined, () => 0) };
}

const me: EndpointDefinition = { kind: 'read', method: 'GET', path: '/me' };
let booked = 0;
let gateway: TestGateway;

beforeEach(async () => {
  booked = 0;
  gateway = await startTestGateway({
    schema: {
      typeDefs: 'type Query { name: String me: String } type Mutation { book: Int }',
      resolvers: {
        Query: {
          name: () => 'Ann',
          me: async (_: unknown, __: unknown, { platform }: GatewayContext) => {
            await platform.call(me, {});
            return 'Ann';
          },
        },
        Mutation: { book: () => (booked += 1) },
      },
    },
    environment,
    state: stateWithoutTime(),
    listen: true,
  });
});
afterEach(() => gateway.stop());
useNock();

const NAME = { query: gql`{ name }` };
const ME = { query: gql`{ me }` };
const BOOK = { query: gql`mutation { book }` };

const post = async (operation: TestOperation, bearer = 'ann', scheme = 'Bearer') => {
  const headers = { authorization: `${scheme} ${bearer}` };
  const payload = payloadOf(operation);
  const answer = await gateway.gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json<object>() };
};

const refused = (message: string, retryAfterSeconds: number) => [
  { message, extensions: { code: 'RATE_LIMITED', retryAfterSeconds } },
];

test('HTTP and WebSocket count mutations for the same allowance, and refuse with the same error', async () => {
  const client = connect(gateway.url, { connectionParams: { authorization: 'Bearer ann' } });
  await expect(post(BOOK)).resolves.toMatchObject({ status: 200, data: { book: 1 } });
  await expect(executeOver(client, BOOK)).resolves.toEqual({ data: { book: 2 } });
  const errors = refused('Too many changes in a short time; try again later.', 30);
  await expect(post(BOOK)).resolves.toMatchObject({
    status: 429,
    headers: { 'retry-after': '30', ratelimit: '"mutations";r=0;t=60' },
    errors,
  });
  await expect(executeOver(client, BOOK)).resolves.toEqual({ errors });
  await expect(executeOver(client, NAME)).resolves.toEqual({ data: { name: 'Ann' } });
  expect(booked).toBe(2);
  await client.dispose();
});

test('HTTP responses report the remaining points', async () => {
  await expect(post(NAME)).resolves.toMatchObject({
    status: 200,
    headers: { 'ratelimit-policy': '"queries";q=33;w=60', ratelimit: '"queries";r=22;t=20' },
  });
});

test('invented bearers share the allowance of their address; a session has its own once the platform accepts it', async () => {
  nock(testPlatformUrl, { reqheaders: { authorization: 'Bearer ben' } })
    .get('/me')
    .reply(200, {});
  await expect(post(ME, 'ben')).resolves.toMatchObject({ data: { me: 'Ann' } });
  await post(NAME, 'one');
  await post(NAME, 'two');
  await expect(post(NAME, 'three')).resolves.toMatchObject({ status: 429 });
  await expect(post(NAME, 'ben')).resolves.toMatchObject({ status: 200 });
});

test('a session has one allowance, in whichever case its bearer token is sent', async () => {
  nock(testPlatformUrl).get('/me').times(4).reply(200, {});
  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEARER']) {
    await expect(post(ME, 'ben', scheme)).resolves.toMatchObject({ status: 200 });
  }
  await expect(post(ME, 'ben', 'bEarer')).resolves.toMatchObject({ status: 429 });
});

describe('documents of refused operations', () => {
  const invalid = { text: `{ nope ${' '.repeat(80)} }` };

  test('count by their length', async () => {
    for (let n = 0; n < 2; n += 1) await expect(post(invalid)).resolves.toMatchObject({ status: 200 });
    await expect(post(invalid)).resolves.toMatchObject({
      status: 429,
      headers: { 'ratelimit-policy': '"documents";q=198;w=60' },
      errors: refused('Too many refused operations in a short time; try again later.', 21),
    });
    await expect(post(NAME)).resolves.toMatchObject({ status: 200 });
  });

  test('cost nothing when their operations run, also many simultaneously', async () => {
    const spacious = { text: `mutation { book ${' '.repeat(90)} }` };
    const answers = await Promise.all(['ann', 'ann', 'ann'].map((bearer) => post(spacious, bearer)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]).toMatchObject({ headers: { 'ratelimit-policy': '"mutations";q=2;w=60' } });
    await expect(post(invalid)).resolves.toMatchObject({ status: 200 });
  });
});
