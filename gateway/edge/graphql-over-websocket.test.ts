import { gql } from 'graphql-tag';
import type { Client } from 'graphql-ws';
import WebSocket from 'ws';
import type { GatewayContext } from '../context';
import type { Environment } from '../kernel/environment';
import { PlatformError } from '../rest/client/platform-error';
import type { GatewayOptions } from '../server';
import {
  contractOf,
  payloadOf,
  startTestGateway,
  testPlatformUrl,
  type TestGateway,
} from '../testing/gateway-kit';
import { connect, executeOver, follow, subscribe } from '../testing/socket-kit';
import { until } from '../testing/until';
import { nock, useNock } from '../testing/use-nock';

const typeDefs = /* GraphQL */ `
  type Query {
    whoAmI: String
    me: String
    slow: String
  }
  type Subscription {
    count(to: Int!): Int!
    expires: Int!
    forever: Int!
  }
`;

let open = 0;
let release: (() => void) | undefined;

async function* counting(to: number) {
  for (let n = 1; n <= to; n += 1) yield { count: n };
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
  Subscription: {
    count: { subscribe: (_: unknown, { to }: { to: number }) => counting(to) },
    forever: { subscribe: endless },
    expires: {
      async *subscribe() {
        yield { expires: 1 };
        throw new PlatformError('unauthorized', {
          endpoint: 'POST /poll',
          httpStatus: 401,
          upstreamCode: '40101',
        });
      },
    },
  },
};

let gateway: TestGateway;
/** Time limits are set only in tests about them: a busy machine would break the others. */
const start = (socketLimits: GatewayOptions['socketLimits'], environment: Partial<Environment> = {}) =>
  startTestGateway({
    schema: { typeDefs, resolvers },
    contract: contractOf({ 'GET /me': { type: 'object' }, 'GET /api/v0/userInfo': { type: 'object' } }),
    environment: { allowedOrigins: ['https://host.example.com'], ...environment },
    socketLimits,
    listen: true,
  });
beforeEach(async () => {
  gateway = await start({ socketsPerUser: 2, anonymousSockets: 3 });
});
afterEach(() => gateway.stop());
useNock();

async function restart(...options: Parameters<typeof start>): Promise<void> {
  await gateway.stop();
  gateway = await start(...options);
}

const count3 = { query: gql`subscription { count(to: 3) }` };

test('[DC-09] a plain graphql-ws client follows a subscription to its end', async () => {
  const client = connect(gateway.url);
  const { events, errors } = await follow(client, count3);
  expect(events).toEqual([{ data: { count: 1 } }, { data: { count: 2 } }, { data: { count: 3 } }]);
  expect(errors).toBeUndefined();
  await client.dispose();
});

test.each([
  ['its names', { authorization: 'Bearer ann', csrfToken: 'c1' }],
  ['names of headers, as the playground sends them', { Authorization: 'Bearer ann', 'H-Csrf-Token': 'c1' }],
  [
    '`headers`, as routers send those of their clients',
    { headers: { Authorization: 'Bearer ann', 'h-csrf-token': 'c1' } },
  ],
])(
  '[DC-08] [SE-02] credentials are read from the connection_init payload under %s',
  async (_, connectionParams) => {
    const client = connect(gateway.url, { connectionParams });
    await expect(executeOver(client, { query: gql`{ whoAmI }` })).resolves.toEqual({
      data: { whoAmI: 'Bearer ann c1' },
    });
    await client.dispose();
  },
);

describe('[DC-08] [SE-02] credentials in the headers of the upgrade, where routers and programs send them', () => {
  class WithHeaders extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { authorization: 'Bearer ann', 'h-csrf-token': 'c1' } });
    }
  }
  const whoAmI = async (connectionParams?: Record<string, unknown>) => {
    const client = connect(gateway.url, {
      webSocketImpl: WithHeaders,
      ...(connectionParams && { connectionParams }),
    });
    const { data } = await executeOver(client, { query: gql`{ whoAmI }` });
    await client.dispose();
    return data;
  };

  test.each([
    ['no payload', undefined],
    ['a payload without a token', { clientName: 'Router', headers: { accept: '*/*' } }],
  ])('count with %s', async (_, payload) => {
    expect(await whoAmI(payload)).toEqual({ whoAmI: 'Bearer ann c1' });
  });

  test('give way to those of the payload', async () => {
    expect(await whoAmI({ authorization: 'Bearer bob' })).toEqual({ whoAmI: 'Bearer bob undefined' });
  });
});

test.each([
  ['several spaces', 'Bearer  ann', 'Bearer ann undefined'],
  ['a token that is not text', 7, 'Bearer undefined'],
  ['an unreadable token', 'Bearer ann\n', 'Bearer undefined'],
  ['no token', '', 'undefined undefined'],
])(
  '[DC-08] with %s the platform receives the credentials as over HTTP',
  async (_, authorization, expected) => {
    const client = connect(gateway.url, { connectionParams: { authorization } });
    await expect(executeOver(client, { query: gql`{ whoAmI }` })).resolves.toEqual({
      data: { whoAmI: expected },
    });
    await client.dispose();
  },
);

test('an invalid document ends only its own operation: a running stream continues', async () => {
  const client = connect(gateway.url);
  const events: unknown[] = [];
  const stop = client.subscribe(payloadOf({ query: gql`subscription { forever }` }), {
    next: (event) => events.push(event),
    error: (error) => events.push(error),
    complete: () => events.push('end'),
  });
  await until(() => open === 1);
  const { errors } = await follow(client, { text: 'subscription {' });
  expect(errors?.[0]?.extensions['code']).toBe('GRAPHQL_PARSE_FAILED');
  await expect(follow(client, count3)).resolves.toMatchObject({ errors: undefined });
  expect(events).toEqual([]);
  stop();
  await until(() => open === 0);
  await client.dispose();
});

test('[PQ-18] a client that leaves, or whose socket breaks, ends its stream immediately', async () => {
  const client = connect(gateway.url);
  const stop = subscribe(client, { query: gql`subscription { forever }` });
  await until(() => open === 1);
  stop();
  await until(() => open === 0);
  subscribe(client, { query: gql`subscription { forever }` });
  await until(() => open === 1);
  client.terminate();
  await until(() => open === 0);
  await client.dispose();
});

test('[SE-19] an expired token ends the operation with an error and closes with the retriable 4403', async () => {
  const closed = jest.fn();
  const client = connect(gateway.url, {
    connectionParams: { authorization: 'Bearer old' },
    on: { closed: (event) => closed((event as { code: number }).code) },
    lazyCloseTimeout: 1_000,
  });
  const { events, errors } = await follow(client, { query: gql`subscription { expires }` });
  expect(events).toEqual([{ data: { expires: 1 } }]);
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('`Authorization: Bearer <token>`'),
    extensions: { code: 'UNAUTHENTICATED', httpStatus: 401, upstreamCode: '40101' },
  });
  await until(() => closed.mock.calls.length > 0);
  expect(closed).toHaveBeenCalledWith(4403);
  await client.dispose();
});

test('[SE-19] without a token nothing can expire: the socket stays open', async () => {
  const closed = jest.fn();
  const client = connect(gateway.url, { lazy: false, on: { closed } });
  await follow(client, { query: gql`subscription { expires }` });
  await follow(client, count3);
  expect(closed).not.toHaveBeenCalled();
  await client.dispose();
});

let names = 0;
/** Identical documents would share one execution. */
const subscribeAgain = (client: Client) =>
  subscribe(client, { query: gql`subscription S${(names += 1)} { forever }` });

test('100 cheap operations run on one connection; their total cost is limited', async () => {
  const client = connect(gateway.url);
  for (let n = 0; n < 100; n += 1) subscribeAgain(client);
  await until(() => open === 100);
  await expect(follow(client, count3)).resolves.toMatchObject({ errors: undefined });
  for (let n = 0; n < 127; n += 1) subscribeAgain(client);
  await until(() => open === 227);
  const { errors } = await follow(client, count3);
  expect(errors?.[0]?.extensions['code']).toBe('TOO_MANY_OPERATIONS');
  client.terminate();
  await until(() => open === 0);
  await client.dispose();
});

test("the total cost of a caller's running operations is limited across all connections", async () => {
  await restart({ costPerCaller: 33 });
  const first = connect(gateway.url, { connectionParams: { authorization: 'Bearer ann' } });
  const second = connect(gateway.url, { connectionParams: { authorization: 'Bearer ben' } });
  const stop = subscribeAgain(first);
  subscribeAgain(first);
  subscribeAgain(second);
  await until(() => open === 3);
  const { errors } = await follow(second, count3);
  expect(errors?.[0]?.extensions['code']).toBe('TOO_MANY_OPERATIONS');
  stop();
  await until(() => open === 2);
  await expect(follow(second, count3)).resolves.toMatchObject({ errors: undefined });
  for (const client of [first, second]) client.terminate();
  await until(() => open === 0);
  await Promise.all([first.dispose(), second.dispose()]);
});

test('a confirmed user may open as many sockets as tabs; a closed one frees its slot', async () => {
  nock(testPlatformUrl).get('/me').reply(200, {});
  await gateway.execute({ query: gql`{ me }`, headers: { authorization: 'Bearer ann' } });
  const closed = jest.fn();
  const socketOf = (user: string) =>
    connect(gateway.url, {
      lazy: false,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${user}` },
      on: { closed: (event) => closed(user, (event as { code: number }).code) },
    });
  const first = socketOf('ann');
  const second = socketOf('ann');
  await Promise.all([first, second].map((client) => follow(client, count3)));
  const third = socketOf('ann');
  await until(() => closed.mock.calls.length > 0);
  expect(closed).toHaveBeenCalledWith('ann', 1013);
  const other = socketOf('bob');
  await expect(follow(other, count3)).resolves.toMatchObject({ errors: undefined });
  await first.dispose();
  await until(() => closed.mock.calls.length > 1);
  const fourth = socketOf('ann');
  await expect(follow(fourth, count3)).resolves.toMatchObject({ errors: undefined });
  for (const client of [second, third, other, fourth]) await client.dispose();
});

test('anonymous clients share a number of sockets', async () => {
  const closed = jest.fn();
  const anonymous = () => connect(gateway.url, { lazy: false, retryAttempts: 0, on: { closed } });
  const clients = [anonymous(), anonymous(), anonymous()];
  await Promise.all(clients.map((client) => follow(client, count3)));
  const tooMany = anonymous();
  await until(() => closed.mock.calls.length > 0);
  expect(closed).toHaveBeenCalledWith(expect.objectContaining({ code: 1013 }));
  for (const client of [...clients, tooMany]) await client.dispose();
});

const handshake = (headers: Record<string, string>, path = '/graphql') =>
  new Promise<number>((resolve) => {
    const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}${path}`, 'graphql-transport-ws', {
      headers,
    });
    socket.once('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.once('error', () => undefined);
  });

test.each([
  ['no origin (a program)', {}, 101],
  ['a foreign origin', { origin: 'https://evil.example.com' }, 403],
  ['the origin null', { origin: 'null' }, 403],
  ['a configured origin', { origin: 'https://host.example.com' }, 101],
])('the handshake with %s', async (_, headers, status) => {
  await expect(handshake(headers as Record<string, string>)).resolves.toBe(status);
});

test('the handshake from the same origin is accepted, but not at another path', async () => {
  await expect(handshake({ origin: gateway.url })).resolves.toBe(101);
  await expect(handshake({}, '/other')).resolves.toBe(404);
});

test.each([
  ['https://portal.example.com', 'portal.example.com:443', 101],
  ['http://portal.example.com', 'Portal.example.com:80', 101],
  ['https://portal.example.com:8443', 'portal.example.com:8443', 101],
  ['https://portal.example.com', 'portal.example.com:80', 403],
  ['https://portal.example.com:8443', 'portal.example.com', 403],
  ['https://portal.example.com', 'portal.example.com.evil.example:443', 403],
])('the handshake of %s with Host %s', async (origin, host, status) => {
  await expect(handshake({ origin, host })).resolves.toBe(status);
});

async function closeCodeAfter(...messages: object[]): Promise<number> {
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.once('open', () => send({ type: 'connection_init' }));
  socket.once('message', () => messages.forEach(send));
  return closed;
}

test('an id of an operation that events would repeat at length closes the socket', async () => {
  const forever = (id: string) => ({ id, type: 'subscribe', payload: { query: 'subscription { forever }' } });
  await expect(closeCodeAfter(forever('x'.repeat(129)))).resolves.toBe(4400);
  await expect(closeCodeAfter(forever('x'.repeat(120_000)))).resolves.toBe(4400);
  // The second one would end the first.
  const longest = forever('x'.repeat(128));
  await expect(closeCodeAfter(longest, longest)).resolves.toBe(4409);
});

test('a frame above 128 KiB closes the socket', async () => {
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const code = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.once('open', () => socket.send('x'.repeat(128 * 1024 + 1)));
  await expect(code).resolves.toBe(1009);
});

test('a binary message that is not UTF-8 closes the socket', async () => {
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const code = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.once('open', () =>
    socket.send(Buffer.from('{"type":"ping","payload":{"city":"Montréal"}}', 'latin1')),
  );
  await expect(code).resolves.toBe(1007);
});

test('stopping lets a running query finish, then closes the socket with 1001', async () => {
  const closed = jest.fn();
  const client = connect(gateway.url, {
    lazy: false,
    on: { closed: (event) => closed((event as { code: number }).code) },
  });
  const answer = executeOver(client, { query: gql`{ slow }` });
  await until(() => release !== undefined);
  const stopped = gateway.stop();
  await new Promise((done) => setTimeout(done, 30));
  expect(closed).not.toHaveBeenCalled();
  release?.();
  await expect(answer).resolves.toEqual({ data: { slow: 'done' } });
  await stopped;
  await until(() => closed.mock.calls.length > 0);
  expect(closed).toHaveBeenCalledWith(1001);
  await client.dispose();
});

test('an unresponsive connection is closed after the second ping', async () => {
  await restart({ keepAliveMs: 80 });
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    autoPong: false,
  });
  socket.once('open', () => socket.send('{"type":"connection_init"}'));
  const code = await new Promise<number>((resolve) => socket.once('close', resolve));
  expect(code).toBe(1006);
});

const connectSilently = () =>
  new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
const codeOf = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve));

async function openSockets(): Promise<number> {
  const { body } = await gateway.gateway.app.inject('/metrics');
  return Number(/^gateway_open_sockets (\d+)$/m.exec(body)?.[1]);
}

test('anonymous sockets are few, and block no other clients', async () => {
  await restart({ arrivalMs: 10, socketsWithoutInit: 2, initTimeoutMs: 120_000 });
  const silent = [connectSilently(), connectSilently(), connectSilently()];
  const codes = silent.map(codeOf);
  await Promise.all(silent.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
  const client = connect(gateway.url);
  await expect(follow(client, count3)).resolves.toMatchObject({ errors: undefined });
  await expect(Promise.race(codes)).resolves.toBe(1013);
  silent.forEach((socket) => socket.terminate());
  await client.dispose();
});

test('a socket that does not authenticate is closed soon', async () => {
  await restart({ initTimeoutMs: 100 });
  await expect(codeOf(connectSilently())).resolves.toBe(4408);
});

/** A socket that only authenticates; resolves with the code when it is closed. */
function socketOf(bearer: string): Promise<number> {
  const socket = connectSilently();
  const hello = { type: 'connection_init', payload: { authorization: `Bearer ${bearer}` } };
  socket.once('open', () => socket.send(JSON.stringify(hello)));
  return codeOf(socket);
}

test('a user with many sessions has the sockets of one user, and blocks no other clients', async () => {
  await restart({ sockets: 20, socketsPerUser: 10 }, { usersAreShared: false });
  const platform = nock(testPlatformUrl).persist();
  platform.get('/me').reply(200, {});
  platform.get('/api/v0/userInfo').reply(200, function () {
    return { userId: String(this.req.headers['authorization']).split(' ')[1]?.split('-')[0] };
  });
  const sessions = Array.from({ length: 30 }, (_, n) => `ann-${n}`);
  const closed: number[] = [];
  for (const session of sessions) void socketOf(session).then((code) => closed.push(code));
  await until(async () => (await openSockets()) === 30);
  const bearers = [...sessions, 'ben-1'];
  for (const bearer of bearers) {
    await gateway.execute({ query: gql`{ me }`, headers: { authorization: `Bearer ${bearer}` } });
  }
  await until(() => closed.length >= 20);
  expect(closed).toEqual(Array.from({ length: 20 }, () => 1013));
  const ben = connect(gateway.url, { connectionParams: { authorization: 'Bearer ben-1' } });
  await expect(follow(ben, count3)).resolves.toMatchObject({ errors: undefined });
  await expect(openSockets()).resolves.toBe(11);
  await ben.dispose();
});

test('when all slots are taken, a user without a socket takes a slot of a user with the most', async () => {
  await restart({ sockets: 2 });
  nock(testPlatformUrl).get('/me').twice().reply(200, {});
  for (const user of ['ann', 'ben']) {
    await gateway.execute({ query: gql`{ me }`, headers: { authorization: `Bearer ${user}` } });
  }
  const oldest = socketOf('ann');
  await until(async () => (await openSockets()) === 1);
  void socketOf('ann');
  await until(async () => (await openSockets()) === 2);
  const ben = connect(gateway.url, { connectionParams: { authorization: 'Bearer ben' } });
  await expect(follow(ben, count3)).resolves.toMatchObject({ errors: undefined });
  await expect(oldest).resolves.toBe(1013);
  await ben.dispose();
});

test('sockets that lost their slots and do not close never outnumber the slots', async () => {
  const limits = {
    sockets: 1,
    anonymousSockets: 1,
    arrivingSockets: 1,
    socketsWithoutInit: 1,
    unconfirmedSockets: 1,
  };
  await restart(limits);
  const stubborn = Array.from({ length: 10 }, connectSilently);
  // In parallel: a connection that opens while another one is awaited would go unnoticed.
  await Promise.all(
    stubborn.map(
      (socket) =>
        new Promise<void>((resolve) => {
          // The gateway's bytes are no longer read.
          socket.once('upgrade', ({ socket: link }) => link.pause() && resolve());
        }),
    ),
  );
  await expect(handshake({})).resolves.toBe(503);
  stubborn.forEach((socket) => socket.terminate());
});
