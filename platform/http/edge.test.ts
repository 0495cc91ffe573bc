import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect as connectTo, createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { connect, type Database } from '../database/connect';
import { freePort } from '../database/ports';
import { createCatalogueSupplier } from '../catalogue-supplier/catalogue-supplier';
import { createHandlers } from '../handlers';
import { systemClock } from '../kernel/dates';
import { type ClientTimeouts, DEFAULT_AGENT_LIMITS } from '../kernel/environment';
import { createLogger } from '../kernel/logger';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { loadContract } from './contract';
import { createEdge } from './edge';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const send = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(platform.url + path, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
};
const login = '/api/v0/auth/login/code';
const json = { 'content-type': 'application/json' };

test.each<[string, string, RequestInit, number, number]>([
  ['an unknown path', '/api/v0/nowhere', {}, 404, 40402],
  ['an address that cannot be decoded', '/api/v0/%ff', {}, 400, 40001],
  ['a known path with another method', '/api/v0/users/list', {}, 405, 40501],
  ['a body that is not JSON', login, { method: 'POST', headers: json, body: '{' }, 400, 40001],
  [
    'another content type',
    login,
    { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
    415,
    41501,
  ],
  [
    'JSON sent as plain text',
    login,
    {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"emailAddress":"a@example.com","code":"1"}',
    },
    415,
    41501,
  ],
  [
    'a text with NUL',
    login,
    { method: 'POST', headers: json, body: '{"emailAddress":"a@example.com","code":"1\\u0000"}' },
    400,
    40001,
  ],
  [
    'half of a surrogate pair',
    login,
    { method: 'POST', headers: json, body: '{"emailAddress":"a\\ud800@example.com","code":"1"}' },
    400,
    40001,
  ],
  [
    'deeply nested values',
    login,
    { method: 'POST', headers: json, body: `{"code":${'['.repeat(50_000)}${']'.repeat(50_000)}}` },
    400,
    40001,
  ],
  [
    'bytes that are not UTF-8',
    login,
    {
      method: 'POST',
      headers: json,
      body: Buffer.from('{"emailAddress":"é@example.com","code":"1"}', 'latin1'),
    },
    400,
    40001,
  ],
  [
    'another charset',
    login,
    { method: 'POST', headers: { 'content-type': 'application/json; charset=iso-8859-1' }, body: '{}' },
    415,
    41501,
  ],
  [
    'a compressed body',
    login,
    { method: 'POST', headers: { ...json, 'content-encoding': 'gzip' }, body: '{}' },
    415,
    41501,
  ],
  [
    'a body that is too large',
    login,
    { method: 'POST', headers: json, body: JSON.stringify({ code: 'x'.repeat(300_000) }) },
    413,
    41301,
  ],
  ['a missing body', login, { method: 'POST', headers: json }, 400, 40001],
  [
    'a body with a __proto__ field',
    login,
    { method: 'POST', headers: json, body: '{"__proto__":{"a":1}}' },
    400,
    40001,
  ],
])('answers %s with the texts of the contract', async (_case, path, init, status, code) => {
  const answer = await send(path, init);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toEqual({ code, message: expect.any(String) });
});

test.each([
  [
    'two Host headers',
    'HTTP/1.1\r\nHost: platform\r\nhost: elsewhere\r\n\r\n',
    'The request has several Host headers.',
  ],
  [
    'chunks in HTTP/1.0',
    'HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'The request has a transfer encoding, which HTTP/1.0 does not have.',
  ],
])('refuses a request with %s, and closes its connection', async (_, sent, message) => {
  const socket = connectTo(Number(new URL(platform.url).port), '127.0.0.1');
  socket.write(`GET /api/v0/auth/personas ${sent}`);
  const answer = (await socket.setEncoding('utf8').toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain(JSON.stringify({ code: 40001, message }));
});

test('lists the methods of a path', async () => {
  expect((await send('/api/v0/user/preference/metadata')).headers.get('allow')).toBe('POST, PUT');
});

test('discloses nothing about an internal failure', async () => {
  const helen = await platform.signIn('helen');
  await platform.database.schema.alterTable('users').renameColumn('customer_since', 'hidden').execute();
  try {
    const { status, body } = await helen.refused('getCustomerDetails');
    expect({ status, body }).toEqual({ status: 500, body: { code: 50001, message: 'The platform failed.' } });
  } finally {
    await platform.database.schema.alterTable('users').renameColumn('hidden', 'customer_since').execute();
  }
});

test('never repeats invalid input', async () => {
  const body = JSON.stringify({ emailAddress: '4111111111111111', code: '4111111111111111' });
  const { text } = await send(login, { method: 'POST', headers: json, body });
  expect(text).not.toContain('4111');
});

test('draws the pictures of a home, cacheable forever and without rights', async () => {
  const { body } = await (
    await platform.signIn('helen')
  ).call('autocompleteLodging', { query: '', limit: 1 });
  const url = body.places[0]?.photo?.url ?? '';
  const { status, headers, text } = await send(url);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(text).toMatch(/^<svg [^>]+>/);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  const again = await send(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('serves the pictures that are files, and nothing else', async () => {
  for (const file of [
    'scene.lake-day.svg',
    'scene.lake-evening.svg',
    'scene.terrace.svg',
    'logo-lakeshore.webp',
  ])
    expect([file, (await send(`/photos/${file}`)).status]).toEqual([file, 200]);
  const unknown = [
    'none.webp',
    'none.svg',
    'scene.none.svg',
    'scene.constructor.svg',
    'vr-none-01.outside.svg',
    'vr-asheville-01.cellar.svg',
    'vr-asheville-01.outside.webp',
    '../package.json',
    '%2e%2e/drawing/draw.ts',
  ];
  for (const file of unknown) expect([file, (await send(`/photos/${file}`)).status]).toEqual([file, 404]);
});

test('allows browsers of any origin to reach the vault and nothing else', async () => {
  const preflight = {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:4000', 'access-control-request-method': 'POST' },
  };
  const vault = await send('/vault/v1/payment_methods', preflight);
  expect([vault.status, vault.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  const refused = await send('/vault/v1/payment_methods', { method: 'POST', headers: json, body: '{}' });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, '*']);
  const other = await send('/api/v0/userInfo', preflight);
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

test('is healthy, and ready while its database answers', async () => {
  expect((await send('/healthz')).status).toBe(200);
  expect((await send('/readyz')).status).toBe(200);
});

test('is not ready, and reports it as the contract defines, while its database is unreachable', async () => {
  const database = connect(`postgres://postgres@127.0.0.1:${await freePort()}/portal`, () => undefined, {
    connections: 1,
  });
  const edge = await createEdgeOn(database);
  for (const url of ['/readyz', '/api/v0/userInfo']) {
    const { statusCode, body } = await edge.inject({
      url,
      headers: { authorization: `Bearer ${'a'.repeat(32)}` },
    });
    expect([url, statusCode, JSON.parse(body)]).toEqual([
      url,
      503,
      { code: 50301, message: 'The platform is starting or stopping.' },
    ]);
  }
  expect((await edge.inject('/healthz')).statusCode).toBe(200);
  await edge.close();
  await database.destroy();
});

test('is too busy while every connection to its database is in use, and returns when to retry', async () => {
  const database = connect(platform.databaseUrl, () => undefined, { connections: 1, waitMs: 1_000 });
  const edge = await createEdgeOn(database);
  const { statusCode, headers, body } = await database
    .connection()
    .execute(() =>
      edge.inject({ url: '/api/v0/userInfo', headers: { authorization: `Bearer ${'a'.repeat(32)}` } }),
    );
  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
    503,
    '1',
    { code: 50302, message: 'The platform is too busy.' },
  ]);
  await edge.close();
  await database.destroy();
});

test('is too busy while its database takes too long to accept connections', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const database = connect(`postgres://portal@127.0.0.1:${port}/portal`, () => undefined, { waitMs: 300 });
  const edge = await createEdgeOn(database);
  const { statusCode, headers, body } = await edge.inject({
    url: '/api/v0/userInfo',
    headers: { authorization: `Bearer ${'a'.repeat(32)}` },
  });
  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
    503,
    '1',
    { code: 50302, message: 'The platform is too busy.' },
  ]);
  await edge.close();
  await database.destroy();
  silent.close();
});

async function createEdgeOn(
  database: Database,
  clientTimeouts?: ClientTimeouts,
  logger = createLogger('silent'),
): Promise<FastifyInstance> {
  const services = {
    database,
    clock: systemClock,
    supplier: createCatalogueSupplier(database, systemClock),
    demo: true,
    testCardLastFours: [],
    idTokens: undefined,
    agentIdTokens: undefined,
    approvalHours: 24,
    agents: DEFAULT_AGENT_LIMITS,
    bookingWorker: { wake: () => undefined },
    priceFreezeWorker: { wake: () => undefined },
    protectionWorker: { wake: () => undefined },
  };
  return createEdge({
    contract: await loadContract(),
    handlers: createHandlers(services),
    services,
    pictureOf: () => Promise.resolve(undefined),
    logger,
    checkAnswers: true,
    publicBrowsing: true,
    clientTimeouts,
  });
}

/** A separate server on the platform's database. */
async function ownEdge(clientTimeouts?: ClientTimeouts): Promise<FastifyInstance> {
  const edge = await createEdgeOn(platform.database, clientTimeouts);
  await edge.listen({ port: 0, host: '127.0.0.1' });
  return edge;
}

test.each([
  ['headers that never end', 'GET /healthz HTTP/1.1\r\nX-Slow: '],
  [
    'a body that never ends',
    `POST ${login} HTTP/1.1\r\nHost: platform\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  ],
])('a connection that sends %s is closed', async (_, sent) => {
  const edge = await ownEdge({ headersMs: 200, requestMs: 400 });
  const socket = connectTo((edge.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  const received = (await socket.setEncoding('utf8').toArray()).join('');
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  await edge.close();
});

test('a client that aborts its body is no failure of the platform', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const edge = await createEdgeOn(platform.database, undefined, logger);
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const arrived = once(edge.server, 'request') as Promise<[IncomingMessage]>;
  const socket = connectTo((edge.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST ${login} HTTP/1.1\r\nHost: platform\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  const [request] = await arrived;
  const ended = new Promise((resolve) => request.once('close', resolve));
  socket.destroy();
  await ended;
  expect(lines).toEqual([]);
  await edge.close();
});

test('refusing too many headers closes the connection', async () => {
  const edge = await ownEdge();
  const socket = connectTo((edge.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET /healthz HTTP/1.1\r\nHost: platform\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`);
  const received = (await socket.setEncoding('utf8').toArray()).join('');
  expect(received).toMatch(/^HTTP\/1\.1 431 [^]*\r\nConnection: close\r\n/);
  await edge.close();
});

test('an unused connection does not delay a server that closes', async () => {
  const edge = await ownEdge();
  const accepted = once(edge.server, 'connection');
  const socket = connectTo((edge.server.address() as AddressInfo).port, '127.0.0.1');
  await accepted;
  const startedAt = performance.now();
  await edge.close();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(await socket.toArray()).toEqual([]);
});
