import http, { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { credentialsOf } from '../credentials';
import { contractOf } from '../testing/gateway-kit';
import { ManualClock } from '../testing/manual-clock';
import { createPlatformClient, type PlatformClientSettings } from './client';
import { PlatformError } from './platform-error';
import type { EndpointDefinition, UpstreamCall } from './session';

const shop: EndpointDefinition = { kind: 'read', method: 'POST', path: '/api/v0/homes/shop' };
const book: EndpointDefinition = {
  kind: 'command',
  method: 'POST',
  path: '/api/v0/purchase/fulfill/schedule',
};
const trip: EndpointDefinition = { kind: 'read', method: 'GET', path: '/api/v0/trips/{id}' };
const home = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const contract = contractOf({
  'POST /api/v0/homes/shop': home,
  'POST /api/v0/purchase/fulfill/schedule': home,
  'GET /api/v0/trips/{id}': home,
});
const ann = credentialsOf('Bearer ann', 'csrf-1');

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let handler: Handler;
let requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
const warnings: object[] = [];
const clients: { close(): void }[] = [];

beforeEach(async () => {
  requests = [];
  warnings.length = 0;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      handler(request, response, body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterEach(async () => {
  clients.splice(0).forEach((client) => client.close());
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const addressOfServer = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function clientWith(settings: Partial<PlatformClientSettings> = {}) {
  const client = createPlatformClient({
    baseUrl: addressOfServer(),
    contract,
    timeoutMs: 5_000,
    log: { warn: (details) => warnings.push(details) },
    ...settings,
  });
  clients.push(client);
  return client;
}

const answer =
  (status: number, value: unknown, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

async function failure(promise: Promise<unknown>): Promise<PlatformError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PlatformError)) throw new Error(`expected a PlatformError, got ${String(error)}`);
  return error;
}

test('[SE-02] a request carries JSON, bearer token, anti-forgery token and request id', async () => {
  handler = answer(200, { name: 'Cabin' });
  const session = clientWith().session(ann, { requestId: 'request-1' });
  await expect(session.call(shop, { body: { id: 1 } })).resolves.toEqual({ name: 'Cabin' });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: '/api/v0/homes/shop',
    body: '{"id":1}',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer ann',
      'h-csrf-token': 'csrf-1',
      'x-request-id': 'request-1',
    },
  });
});

test('[SE-02] without credentials neither header is sent', async () => {
  handler = answer(200, { name: 'Cabin' });
  await clientWith().session(credentialsOf(undefined, undefined)).call(shop, {});
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
  expect(requests[0]?.headers).not.toHaveProperty('h-csrf-token');
});

test('[DC-11] a path can be replaced by configuration, and its parameters and query are filled in', async () => {
  handler = answer(200, { name: 'Cabin' });
  const client = clientWith({ paths: { '/api/v0/trips/{id}': '/own/trips/{id}' } });
  await client.session(ann).call(trip, { path: { id: 'a/b' }, query: { full: true, none: undefined } });
  expect(requests[0]?.url).toBe('/own/trips/a%2Fb?full=true');
});

test('equal reads of one request are asked once; other input and a later request are asked again', async () => {
  handler = answer(200, { name: 'Cabin' });
  const client = clientWith();
  const session = client.session(ann);
  await Promise.all([session.call(shop, { body: { id: 1 } }), session.call(shop, { body: { id: 1 } })]);
  await session.call(shop, { body: { id: 1 } });
  expect(requests).toHaveLength(1);
  await session.call(shop, { body: { id: 2 } });
  await session.fresh().call(shop, { body: { id: 1 } });
  await client.session(ann).call(shop, { body: { id: 1 } });
  expect(requests).toHaveLength(4);
});

test('another user within a request asks with own credentials and is told nothing that was read before', async () => {
  handler = (request, response, body) =>
    answer(200, { name: request.headers.authorization })(request, response, body);
  const session = clientWith().session(ann);
  const other = session.as(credentialsOf('Bearer ben', 'csrf-2'));
  const [anns, bens] = [await session.call(shop, {}), await other.call(shop, {})];
  expect([anns, bens]).toEqual([{ name: 'Bearer ann' }, { name: 'Bearer ben' }]);
});

test('equal commands are all sent, and make the reads before them stale', async () => {
  handler = answer(200, { name: 'Cabin' });
  const session = clientWith().session(ann);
  await session.call(shop, {});
  await Promise.all([session.call(book, { body: { a: 1 } }), session.call(book, { body: { a: 1 } })]);
  await session.call(shop, {});
  expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual(['shop', 'schedule', 'schedule', 'shop']);
});

test.each([
  [401, { code: 40101 }, 'unauthorized', '40101'],
  [401, { code: 40102 }, 'accessDenied', '40102'],
  [401, { code: 40103 }, 'accessDenied', '40103'],
  [401, { code: 40105 }, 'accessDenied', '40105'],
  [401, { code: 40106 }, 'accessDenied', '40106'],
  [403, { code: 40301 }, 'antiForgery', '40301'],
  [403, { code: 40302 }, 'accessDenied', '40302'],
  [400, {}, 'badRequest', undefined],
  [422, { code: 42201 }, 'badRequest', '42201'],
  [404, {}, 'notFound', undefined],
  [408, {}, 'upstream', undefined],
  [409, {}, 'conflict', undefined],
  [410, {}, 'notFound', undefined],
  [500, {}, 'upstream', undefined],
  [502, {}, 'unavailable', undefined],
  [503, {}, 'unavailable', undefined],
  [504, {}, 'timeout', undefined],
])('[SE-07] [SE-10] HTTP %i with %j is the error kind %s', async (status, body, kind, upstreamCode) => {
  handler = answer(status, body);
  const session = clientWith().session(ann);
  const error = await failure(session.call(shop, {}));
  expect(error).toMatchObject({ kind, httpStatus: status, upstreamCode, effect: 'none' });
  // Of a command that failed nobody can say that it did nothing.
  const isUnknown = status === 408 || status >= 500;
  expect((await failure(session.call(book, {}))).effect).toBe(isUnknown ? 'unknown' : 'none');
});

test('429 says when to come back', async () => {
  handler = answer(429, {}, { 'retry-after': '7' });
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect(error).toMatchObject({ kind: 'rateLimited', retryAfterMs: 7_000 });
});

test('however late the platform wants to be asked again, it is after half a minute', async () => {
  handler = answer(429, {}, { 'retry-after': '99999999' });
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect(error.retryAfterMs).toBe(30_000);
});

test('a redirect is an error and the other address is never asked', async () => {
  handler = (_, response) => response.writeHead(307, { location: `${addressOfServer()}/elsewhere` }).end();
  const error = await failure(clientWith().session(ann).call(book, {}));
  expect(error).toMatchObject({ kind: 'upstream', httpStatus: 307 });
  expect(requests).toHaveLength(1);
});

test('an HTML answer is a broken contract', async () => {
  handler = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>hello</h1>');
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect(error).toMatchObject({
    kind: 'contract',
    message: 'POST /api/v0/homes/shop: the answer is not JSON',
  });
});

test('an answer against the contract names endpoint and place, never the value', async () => {
  handler = answer(200, { name: 4111111111111111 });
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect(error).toMatchObject({ kind: 'contract', message: 'POST /api/v0/homes/shop: /name must be string' });
  expect(JSON.stringify(warnings)).not.toContain('4111');
});

test.each([
  ['JSON', 'application/json', (secret: string) => JSON.stringify({ code: 50001, message: secret })],
  ['a page', 'text/html', (secret: string) => `<h1>${secret}</h1>`],
])('nothing of the body of a refusal goes to the log or into the error: %s', async (_, type, bodyWith) => {
  const body = bodyWith('postgres://portal:hunter2@10.0.0.7/portal card 4111 1111 1111 1111 Bearer s3cret');
  handler = (__, response) => response.writeHead(500, { 'content-type': type }).end(body);
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect(JSON.stringify(error) + error.message).not.toMatch(/hunter2|4111|s3cret/);
  expect(warnings).toEqual([
    {
      endpoint: 'POST /api/v0/homes/shop',
      requestId: expect.any(String),
      httpStatus: 500,
      bodyBytes: body.length,
      bodyDigest: expect.stringMatching(/^[0-9a-f]{16}$/),
    },
  ]);
});

test('a body above 4 MB is cut off, also when it comes compressed', async () => {
  const large = JSON.stringify({ name: 'x'.repeat(5 * 1024 * 1024) });
  handler = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync(large));
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect(error).toMatchObject({ kind: 'contract' });
  expect(error.message).toContain('larger than');
});

test('an answer of 300,000 values is refused before it is read', async () => {
  const values = Object.fromEntries(Array.from({ length: 300_000 }, (_, n) => [`k${n}`, 1]));
  handler = answer(200, { name: 'Cabin', ...values });
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect([error.kind, error.message]).toEqual([
    'contract',
    'POST /api/v0/homes/shop: the answer has too many values',
  ]);
});

test('a compressed answer is read', async () => {
  handler = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync('{"name":"Cabin"}'));
  await expect(clientWith().session(ann).call(shop, {})).resolves.toEqual({ name: 'Cabin' });
});

test('an answer that does not come, or stops half-way, is a time-out', async () => {
  handler = () => undefined;
  const client = clientWith({ timeoutMs: 80 });
  await expect(failure(client.session(ann).call(shop, {}))).resolves.toMatchObject({ kind: 'timeout' });
  await expect(failure(client.session(ann).call(book, {}))).resolves.toMatchObject({
    kind: 'timeout',
    effect: 'unknown',
  });
  handler = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"na');
  await expect(failure(client.session(ann).call(shop, {}))).resolves.toMatchObject({ kind: 'timeout' });
});

test('a read ends with its signal; a command runs to its end', async () => {
  const held: ServerResponse[] = [];
  handler = (_, response) => held.push(response);
  const ended = new AbortController();
  const session = clientWith().session(ann, { signal: ended.signal });
  const read = failure(session.call(shop, {}));
  const command = session.call(book, {});
  while (held.length < 2) await new Promise((done) => setTimeout(done, 5));
  ended.abort();
  await expect(read).resolves.toMatchObject({ kind: 'aborted' });
  held.forEach((response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"Cabin"}'),
  );
  await expect(command).resolves.toEqual({ name: 'Cabin' });
});

test('a read that never arrived is asked once more, a command is not', async () => {
  const calls: UpstreamCall[] = [];
  const client = clientWith({ baseUrl: 'http://127.0.0.1:1', observe: (call) => calls.push(call) });
  const attempts = jest.spyOn(http, 'request');
  const read = await failure(client.session(ann).call(shop, {}));
  expect(read).toMatchObject({ kind: 'unavailable', effect: 'none' });
  expect(attempts).toHaveBeenCalledTimes(2);
  const command = await failure(client.session(ann).call(book, {}));
  expect(command).toMatchObject({ kind: 'unavailable', effect: 'none' });
  expect(attempts).toHaveBeenCalledTimes(3);
  attempts.mockRestore();
  expect(calls.map(({ endpoint, failure: kind }) => `${endpoint} ${kind}`)).toEqual([
    'POST /api/v0/homes/shop unavailable',
    'POST /api/v0/purchase/fulfill/schedule unavailable',
  ]);
});

test('[BK-22] a command that broke off may have had its effect: it is not sent again', async () => {
  handler = (request) => request.socket.destroy();
  const error = await failure(clientWith().session(ann).call(book, {}));
  expect(error).toMatchObject({ kind: 'unavailable', effect: 'unknown' });
  expect(requests).toHaveLength(1);
});

test('however many want to know whether the platform is there, it is asked once at a time', async () => {
  handler = answer(404, {});
  const client = clientWith();
  await expect(Promise.all([client.reachable(), client.reachable(), client.reachable()])).resolves.toEqual([
    true,
    true,
    true,
  ]);
  expect(requests).toHaveLength(1);
  await client.reachable();
  expect(requests).toHaveLength(2);
});

test('[LQ-10] while calls are refused the platform counts as away, and the answer that it is there lets them through', async () => {
  let time = 0;
  const client = clientWith({ now: () => time });
  handler = (request) => request.socket.destroy();
  for (let call = 0; call < 10; call += 1) await failure(client.session(ann).call(book, {}));
  handler = answer(200, { name: 'Cabin' });
  await expect(client.reachable()).resolves.toBe(false);
  expect(requests).toHaveLength(10);
  time = 2_000;
  await expect(client.reachable()).resolves.toBe(true);
  await expect(client.session(ann).call(book, {})).resolves.toEqual({ name: 'Cabin' });
});

test('a platform that says it is not ready is not reachable', async () => {
  handler = answer(503, {});
  await expect(clientWith().reachable()).resolves.toBe(false);
  expect(requests[0]).toMatchObject({ method: 'GET', url: '/readyz' });
});

test('a kept-alive connection that the platform closed does not fail a read', async () => {
  let dropped = false;
  handler = (request, response, body) => {
    if (requests.length === 2 && !dropped) {
      dropped = true;
      request.socket.destroy();
      return;
    }
    answer(200, { name: 'Cabin' })(request, response, body);
  };
  const client = clientWith();
  await client.session(ann).call(shop, {});
  await expect(client.session(ann).call(shop, {})).resolves.toEqual({ name: 'Cabin' });
  expect(requests).toHaveLength(3);
});

test('after ten failures in a row the platform is left alone for two seconds', async () => {
  let now = 0;
  let asked = 0;
  handler = (request) => {
    asked += 1;
    request.socket.destroy();
  };
  const client = clientWith({ now: () => now });
  for (let call = 0; call < 10; call += 1) await failure(client.session(ann).call(book, {}));
  expect(asked).toBe(10);
  expect((await failure(client.session(ann).call(book, {}))).message).toContain('circuit open');
  expect(asked).toBe(10);
  now += 2_001;
  handler = answer(200, { name: 'Cabin' });
  await expect(client.session(ann).call(book, {})).resolves.toEqual({ name: 'Cabin' });
});

test('a call that cannot even be made does not keep the circuit from closing', async () => {
  let now = 0;
  handler = (request) => request.socket.destroy();
  const client = clientWith({ now: () => now });
  for (let call = 0; call < 10; call += 1) await failure(client.session(ann).call(book, {}));
  now += 2_001;
  handler = answer(200, { name: 'Cabin' });
  const unsendable = client.session(ann).call(book, { header: { 'x-note': 'two\nlines' } });
  const next = client.session(ann).call(book, {});
  await expect(unsendable).rejects.toThrow('Invalid character');
  await expect(next).resolves.toEqual({ name: 'Cabin' });
});

test('the calls of one caller leave room for the others, and those who wait too long are refused', async () => {
  const clock = new ManualClock(0);
  const client = clientWith({ timeoutClock: clock });
  const held: ServerResponse[] = [];
  handler = (request, response) => {
    if (request.headers.authorization === 'Bearer ben') answer(200, { name: 'Cabin' })(request, response, '');
    else held.push(response);
  };
  const crowd = Array.from({ length: 600 }, (_, n) =>
    failure(client.session(ann).call(shop, { body: { n } })).then(({ kind, effect }) => ({ kind, effect })),
  );
  const ben = client.session(credentialsOf('Bearer ben', undefined));
  for (let n = 0; n < 30; n += 1) {
    await expect(ben.call(shop, { body: { n } })).resolves.toEqual({ name: 'Cabin' });
  }
  expect(held).toHaveLength(16);
  const command = client
    .session(ann)
    .call(book, {})
    .catch(() => undefined);
  while (held.length < 17) await new Promise((done) => setTimeout(done, 5));
  await clock.advance(2_000);
  const refused = crowd.slice(16);
  await expect(Promise.all(refused)).resolves.toEqual(
    refused.map(() => ({ kind: 'rateLimited', effect: 'none' })),
  );
  held.forEach((response) => response.destroy());
  await Promise.all([...crowd, command]);
});

test('calls of bearers that the platform has not confirmed share the lane of their address', async () => {
  const client = clientWith({ timeoutClock: new ManualClock(0) });
  const options = { address: '203.0.113.1' };
  handler = answer(200, { name: 'Cabin' });
  await client.session(ann, options).call(shop, {});
  const held: ServerResponse[] = [];
  handler = (_, response) => held.push(response);
  const invented = Array.from({ length: 20 }, (_, n) =>
    failure(client.session(credentialsOf(`Bearer ${n}`, undefined), options).call(shop, {})),
  );
  const confirmed = failure(client.session(ann, options).call(shop, {}));
  while (!requests.slice(1).some(({ headers }) => headers.authorization === 'Bearer ann'))
    await new Promise((done) => setTimeout(done, 5));
  while (held.length < 17) await new Promise((done) => setTimeout(done, 5));
  expect(held).toHaveLength(17);
  handler = (_, response) => response.destroy();
  held.forEach((response) => response.destroy());
  await Promise.all([...invented, confirmed]);
});
