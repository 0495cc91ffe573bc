import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createConnection } from 'node:net';
import { gql } from 'graphql-tag';
import type { GatewayContext } from '../context';
import { PlatformError } from '../rest/client/platform-error';
import type { GatewayOptions } from '../server';
import { connectSse, followSse } from '../testing/event-stream-kit';
import {
  contractOf,
  payloadOf,
  startTestGateway,
  testPlatformUrl,
  type TestGateway,
  type TestOperation,
} from '../testing/gateway-kit';
import { connect, follow, subscribe } from '../testing/socket-kit';
import { until } from '../testing/until';
import { nock, useNock } from '../testing/use-nock';

const typeDefs = /* GraphQL */ `
  type Query {
    whoAmI: String
    me: String
    slow: String
  }
  type Mutation {
    change: String
  }
  type Subscription {
    count(to: Int!): Int!
    expires: Int!
    forever: Int!
    large: String!
  }
`;

let open = 0;
let given = 0;
let release: (() => void) | undefined;

async function* counting(to: number) {
  for (let n = 1; n <= to; n += 1) yield { count: n };
}

async function* growing() {
  for (given = 1; ; given += 1) yield { large: String(given).padEnd(2_000_000, 'x') };
}

function endless() {
  open += 1;
  let end: ((result: IteratorResult<unknown>) => void) | undefined;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => new Promise<IteratorResult<unknown>>((resolve) => (end = resolve)),
    return: () => {
      open -= 1;
      end?.({ done: true, value: undefined });
      return Promise.resolve({ done: true as const, value: undefined });
    },
  };
}

const resolvers = {
  Query: {
    whoAmI: (_: unknown, __: unknown, { credentials }: GatewayContext) =>
      `${credentials.authorization} ${credentials.csrfToken}`,
    me: async (_: unknown, __: unknown, { platform }: GatewayContext) => {
      await platform.call({ kind: 'read', method: 'GET', path: '/me' }, {});
      return 'me';
    },
    slow: () => new Promise<string>((resolve) => (release = () => resolve('done'))),
  },
  Mutation: { change: () => 'changed' },
  Subscription: {
    count: { subscribe: (_: unknown, { to }: { to: number }) => counting(to) },
    forever: { subscribe: endless },
    large: { subscribe: growing },
    expires: {
      async *subscribe() {
        yield { expires: 1 };
        throw new PlatformError('unauthorized', { endpoint: 'POST /poll', httpStatus: 401 });
      },
    },
  },
};

let gateway: TestGateway;
const start = (
  socketLimits: GatewayOptions['socketLimits'] = {},
  environment: Parameters<typeof startTestGateway>[0]['environment'] = {},
) =>
  startTestGateway({
    schema: { typeDefs, resolvers },
    contract: contractOf({ 'GET /me': { type: 'object' } }),
    environment: { allowedOrigins: ['https://host.example.com'], ...environment },
    socketLimits,
    listen: true,
  });
beforeEach(async () => {
  release = undefined;
  given = 0;
  gateway = await start();
});
afterEach(() => gateway.stop());
useNock();

async function restart(...options: Parameters<typeof start>): Promise<void> {
  await gateway.stop();
  gateway = await start(...options);
}

const count3 = { query: gql`subscription { count(to: 3) }` };
const asEvents = { accept: 'text/event-stream' };

/** A request as curl sends it. */
function ask(
  body: TestOperation | string | undefined,
  headers: Record<string, string> = asEvents,
  { method = 'POST', path = '/graphql/stream' } = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${gateway.url}${path}`,
      { method, headers: { 'content-type': 'application/json', ...headers } },
      resolve,
    );
    request.on('error', reject);
    request.end(typeof body === 'object' ? JSON.stringify(payloadOf(body)) : body);
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return text;
}

async function refusalOf(...args: Parameters<typeof ask>) {
  const response = await ask(...args);
  const { errors } = JSON.parse(await textOf(response)) as { errors: { extensions: { code: string } }[] };
  return [response.statusCode, errors[0]?.extensions.code];
}

test('[DC-09] a plain graphql-sse client follows a subscription to its end', async () => {
  const client = connectSse(gateway.url);
  await expect(followSse(client, count3)).resolves.toEqual([
    { data: { count: 1 } },
    { data: { count: 2 } },
    { data: { count: 3 } },
  ]);
});

test('[DC-09] a program with one HTTP request can follow it by reading lines', async () => {
  const response = await ask(count3);
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    ratelimit: expect.stringMatching(/^"queries";r=\d+;t=1$/),
    'x-content-type-options': 'nosniff',
  });
  expect(await textOf(response)).toBe(
    `:\n\n${[1, 2, 3].map((n) => `event: next\ndata: {"data":{"count":${n}}}\n\n`).join('')}event: complete\ndata:\n\n`,
  );
});

test('an operation may be in the query string, as an EventSource sends it', async () => {
  const path = `/graphql/stream?query=${encodeURIComponent('subscription ($to: Int!) { count(to: $to) }')}&variables=${encodeURIComponent('{"to":1}')}`;
  expect(await textOf(await ask(undefined, asEvents, { method: 'GET', path }))).toContain('{"count":1}');
});

test.each([
  ['text/event-stream'],
  // urql, for subscriptions.
  ['text/event-stream, multipart/mixed'],
  ['text/event-stream, application/graphql-response+json;q=0.5'],
])('a client that prefers %s gets events at /graphql, too, where routers look for them', async (accept) => {
  const response = await ask(count3, { accept }, { path: '/graphql' });
  expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(await textOf(response)).toContain('{"count":3}');
});

test('[SE-02] credentials are in the same headers as over HTTP', async () => {
  const client = connectSse(gateway.url, {
    headers: { authorization: 'Bearer ann', 'h-csrf-token': 'c1' },
  });
  await expect(followSse(client, { query: gql`{ whoAmI }` })).resolves.toEqual([
    { data: { whoAmI: 'Bearer ann c1' } },
  ]);
});

test('a refused operation is an event with the code, and the stream ends', async () => {
  const events = await followSse(connectSse(gateway.url), { text: 'subscription {' });
  expect(events).toMatchObject([{ errors: [{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }] }]);
});

const refusals: [string, Parameters<typeof ask>, number, string][] = [
  ['without Accept: text/event-stream', [count3, {}], 406, 'BAD_REQUEST'],
  ['from another site', [count3, { ...asEvents, origin: 'https://evil.example' }], 403, 'ACCESS_DENIED'],
  [
    'that browsers send without a preflight',
    [count3, { ...asEvents, 'content-type': 'text/plain' }],
    415,
    'BAD_REQUEST',
  ],
  ['without an operation', ['{}', asEvents], 400, 'BAD_REQUEST'],
  ['that is not JSON', ['{', asEvents], 400, 'BAD_REQUEST'],
  [
    'with a number as operationName',
    [JSON.stringify({ ...payloadOf(count3), operationName: 5 }), asEvents],
    400,
    'BAD_REQUEST',
  ],
  [
    'with a mutation in its address',
    [undefined, asEvents, { method: 'GET', path: '/graphql/stream?query=mutation%7Bchange%7D' }],
    405,
    'BAD_REQUEST',
  ],
];

test.each(refusals)('a request %s is refused with a status', async (_, args, status, code) => {
  await expect(refusalOf(...args)).resolves.toEqual([status, code]);
});

test('a request without a body is refused with what to send', async () => {
  const response = await fetch(`${gateway.url}/graphql/stream`, { method: 'POST', headers: asEvents });
  expect(response.status).toBe(415);
  expect(await response.text()).toContain('Send a body with the header `Content-Type: application/json`.');
});

test('the media type of a body is in capital or small letters', async () => {
  const response = await ask(count3, { ...asEvents, 'content-type': 'Application/JSON' });
  expect(await textOf(response)).toContain('{"count":3}');
});

test('pages of a configured host may read the stream', async () => {
  const response = await ask(count3, { ...asEvents, origin: 'https://host.example.com' });
  expect(response.headers['access-control-allow-origin']).toBe('https://host.example.com');
  response.resume();
});

test('a reader who disconnects ends the stream immediately, and releases its resources', async () => {
  await restart({ costPerCaller: 22 });
  const [first, second] = [
    await ask({ query: gql`subscription First { forever }` }),
    await ask({ query: gql`subscription Second { forever }` }),
  ];
  await until(() => open === 2);
  await expect(refusalOf(count3)).resolves.toEqual([429, 'TOO_MANY_OPERATIONS']);
  first.destroy();
  await until(() => open === 1);
  await expect(textOf(await ask(count3))).resolves.toContain('{"count":3}');
  second.destroy();
  await until(() => open === 0);
});

test("the limit on running operations counts a caller's sockets and streams together", async () => {
  await restart({ costPerCaller: 22 });
  const stream = await ask({ query: gql`subscription { forever }` });
  const client = connect(gateway.url);
  // An identical document would share the execution of the stream.
  subscribe(client, { query: gql`subscription Other { forever }` });
  await until(() => open === 2);
  const { errors } = await follow(client, count3);
  expect(errors?.[0]?.extensions['code']).toBe('TOO_MANY_OPERATIONS');
  await expect(refusalOf(count3)).resolves.toEqual([429, 'TOO_MANY_OPERATIONS']);
  stream.destroy();
  client.terminate();
  await until(() => open === 0);
  await client.dispose();
});

test('sockets and streams of anonymous clients share their slots', async () => {
  await restart({ anonymousSockets: 1 });
  const client = connect(gateway.url, { lazy: false });
  await follow(client, count3);
  const response = await ask(count3);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '5']);
  response.resume();
  await client.dispose();
});

test('a confirmed session has as many streams as sockets', async () => {
  await restart({ socketsPerUser: 1 });
  nock(testPlatformUrl).get('/me').reply(200, {});
  const ann = { authorization: 'Bearer ann' };
  await gateway.execute({ query: gql`{ me }`, headers: ann });
  const stream = await ask({ query: gql`subscription { forever }` }, { ...asEvents, ...ann });
  await until(() => open === 1);
  await expect(refusalOf(count3, { ...asEvents, ...ann })).resolves.toEqual([429, 'TOO_MANY_OPERATIONS']);
  await expect(textOf(await ask(count3, { ...asEvents, authorization: 'Bearer ben' }))).resolves.toContain(
    '{"count":3}',
  );
  stream.destroy();
  await until(() => open === 0);
});

test('a stream that loses its slot ends without complete, so that its client subscribes again', async () => {
  await restart({ unconfirmedSocketsPerAddress: 1 });
  const first = await ask(
    { query: gql`subscription { forever }` },
    { ...asEvents, authorization: 'Bearer a' },
  );
  await until(() => open === 1);
  const second = await ask(count3, { ...asEvents, authorization: 'Bearer b' });
  await expect(textOf(first)).resolves.toBe(':\n\n');
  await expect(textOf(second)).resolves.toContain('event: complete');
  await until(() => open === 0);
});

test('[SE-19] an expired session is an event with its code, then the end', async () => {
  const client = connectSse(gateway.url, { headers: { authorization: 'Bearer old' } });
  await expect(followSse(client, { query: gql`subscription { expires }` })).resolves.toMatchObject([
    { data: { expires: 1 } },
    {
      errors: [
        {
          message: expect.stringContaining('`Authorization: Bearer <token>`'),
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ],
    },
  ]);
});

test('streams and sockets that follow the same work share one execution, which ends with the last of them', async () => {
  const [first, second] = [
    await ask({ query: gql`subscription { forever }` }),
    await ask({ query: gql`subscription { forever }` }),
  ];
  const client = connect(gateway.url);
  const leave = subscribe(client, { query: gql`subscription { forever }` });
  await until(async () => (await operationsOk('websocket')) === 1);
  await expect(operationsOk('sse')).resolves.toBe(2);
  expect(open).toBe(1);
  first.destroy();
  leave();
  await until(async () => /^gateway_open_event_streams 1$/m.test(await metrics()));
  expect(open).toBe(1);
  second.destroy();
  await until(() => open === 0);
  await client.dispose();
});

const metrics = async () => (await gateway.gateway.app.inject('/metrics')).body;
const operationsOk = async (transport: string) =>
  Number(
    new RegExp(
      `^gateway_operations_total\\{transport="${transport}",type="subscription",outcome="ok"\\} (\\d+)$`,
      'm',
    ).exec(await metrics())?.[1] ?? 0,
  );

test('a reader who stops reading costs one event', async () => {
  const body = JSON.stringify(payloadOf({ query: gql`subscription { large }` }));
  // nock reads the responses of requests that node:http makes.
  const socket = createConnection(Number(new URL(gateway.url).port), '127.0.0.1').pause();
  socket.write(
    `POST /graphql/stream HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await until(() => given > 1);
  await new Promise((done) => setTimeout(done, 300));
  const before = given;
  await new Promise((done) => setTimeout(done, 300));
  expect(given).toBe(before);
  expect(given).toBeLessThan(5);
  socket.destroy();
});

test('stopping lets a running query finish, then ends streams so that clients subscribe again elsewhere', async () => {
  const answer = ask({ query: gql`{ slow }` }).then(textOf);
  const stream = textOf(await ask({ query: gql`subscription { forever }` }));
  await until(() => release !== undefined && open === 1);
  const stopped = gateway.stop();
  await new Promise((done) => setTimeout(done, 30));
  await expect(refusalOf(count3)).resolves.toEqual([503, 'PLATFORM_UNAVAILABLE']);
  expect(open).toBe(1);
  const released = performance.now();
  release?.();
  await expect(answer).resolves.toContain('{"slow":"done"}');
  await expect(stream).resolves.toBe(':\n\n');
  await stopped;
  // Both transports wait for the same operations, and neither waits longer than these run.
  expect(performance.now() - released).toBeLessThan(5_000);
  expect(open).toBe(0);
});

test('streams are counted, and their operations are counted by transport', async () => {
  const stream = await ask({ query: gql`subscription { forever }` });
  await until(() => open === 1);
  expect(await metrics()).toContain('gateway_open_event_streams 1');
  stream.destroy();
  await until(() => open === 0);
  await (await ask({ text: 'subscription {' })).resume();
  const text = await metrics();
  expect(text).toContain('gateway_open_event_streams 0');
  expect(text).toContain('gateway_operations_total{transport="sse",type="subscription",outcome="ok"} 1');
  expect(text).toContain(
    'gateway_operations_total{transport="sse",type="unknown",outcome="GRAPHQL_PARSE_FAILED"} 1',
  );
});
