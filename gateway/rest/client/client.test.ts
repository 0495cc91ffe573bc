import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Agent } from 'undici';
import { credentialsOf } from '../../kernel/credentials';
import { type TimerClock, systemClock } from '../../kernel/timer-clock';
import { contractOf } from '../../testing/gateway-kit';
import { ManualClock, settle } from '../../testing/manual-clock';
import { until } from '../../testing/until';
import { getUserInfo, trackEvent } from '../endpoints';
import { createPlatformClient, type PlatformClientSettings } from './client';
import { PlatformError } from './platform-error';
import type { CallInput, EndpointDefinition, UpstreamCall } from './session';

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
  'POST /api/v0/tracking/event': {},
  'GET /api/v0/userInfo': { type: 'object', required: ['userId'] },
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

/** Reads are repeated immediately. */
const noPauses: TimerClock = { now: systemClock.now, schedule: (_, run) => systemClock.schedule(0, run) };

const addressOfServer = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function clientWith(settings: Partial<PlatformClientSettings> = {}) {
  const client = createPlatformClient({
    tenant: 'consumer',
    baseUrl: addressOfServer(),
    contract,
    timeoutMs: 5_000,
    usersAreShared: true,
    log: { warn: (details) => warnings.push(details) },
    pauseClock: noPauses,
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

test('[SE-02] [TN-07] a request carries JSON, bearer token, anti-forgery token and request id', async () => {
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
      'x-tenant': 'consumer',
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

test('[TR-03] a verb can be replaced with its path', async () => {
  handler = answer(200, { name: 'Cabin' });
  const client = clientWith({ paths: { '/api/v0/trips/{id}': 'POST /own/trips/{id}' } });
  await client.session(ann).call(trip, { path: { id: 'a' } });
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/own/trips/a' });
});

test('equal reads of one request are sent once; other input and a later request are sent again', async () => {
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

test('another user within a request has its own credentials and shares no cached reads', async () => {
  handler = (request, response, body) =>
    answer(200, { name: request.headers.authorization })(request, response, body);
  const session = clientWith().session(ann);
  const other = session.as(credentialsOf('Bearer ben', 'csrf-2'), 'u-2');
  const [anns, bens] = [await session.call(shop, {}), await other.call(shop, {})];
  expect([anns, bens]).toEqual([{ name: 'Bearer ann' }, { name: 'Bearer ben' }]);
});

test('equal commands are all sent, and invalidate earlier reads', async () => {
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
  [404, { code: 40402 }, 'notFound', '40402'],
  [405, {}, 'notFound', undefined],
  [408, {}, 'upstream', undefined],
  [409, {}, 'conflict', undefined],
  [410, {}, 'notFound', undefined],
  [500, {}, 'upstream', undefined],
  [501, {}, 'notFound', undefined],
  [502, {}, 'unavailable', undefined],
  [503, {}, 'unavailable', undefined],
  [504, {}, 'timeout', undefined],
])('[SE-07] [SE-10] HTTP %i with %j is the error kind %s', async (status, body, kind, upstreamCode) => {
  handler = answer(status, body);
  const session = clientWith().session(ann);
  const error = await failure(session.call(shop, {}));
  expect(error).toMatchObject({ kind, httpStatus: status, upstreamCode, effect: 'none' });
  // A command that failed may still have had an effect.
  const isUnknown = status === 408 || status >= 500;
  expect((await failure(session.call(book, {}))).effect).toBe(isUnknown ? 'unknown' : 'none');
});

test.each([
  ['once', '7'],
  ['twice, by the platform and by a proxy', ['7', '9']],
])('429 reports when to retry, with Retry-After sent %s', async (_, retryAfter) => {
  handler = (__, response) => response.setHeader('retry-after', retryAfter).writeHead(429).end();
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect(error).toMatchObject({ kind: 'rateLimited', retryAfterMs: 7_000 });
});

test('the platform is called again after half a minute at the latest, whatever its Retry-After', async () => {
  handler = answer(429, {}, { 'retry-after': '99999999' });
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect(error.retryAfterMs).toBe(30_000);
});

test('a redirect is an error and the other address is never requested', async () => {
  handler = (_, response) => response.writeHead(307, { location: `${addressOfServer()}/elsewhere` }).end();
  const error = await failure(clientWith().session(ann).call(book, {}));
  expect(error).toMatchObject({ kind: 'upstream', httpStatus: 307 });
  expect(requests).toHaveLength(1);
});

test('an HTML response violates the contract', async () => {
  handler = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>hello</h1>');
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect(error).toMatchObject({
    kind: 'contract',
    message: 'POST /api/v0/homes/shop: the answer is not JSON',
  });
});

test('a response that violates the contract names endpoint and path, never the value', async () => {
  handler = answer(200, { name: 4111111111111111 });
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect(error).toMatchObject({ kind: 'contract', message: 'POST /api/v0/homes/shop: /name must be string' });
  expect(JSON.stringify(warnings)).not.toContain('4111');
});

test('of a response that changed in one place, a violation names the place in the whole response', async () => {
  const rooms: EndpointDefinition = { kind: 'read', method: 'GET', path: '/api/v0/rooms' };
  const list = { type: 'object', properties: { rooms: { type: 'array', items: home } } };
  const client = clientWith({ contract: contractOf({ 'GET /api/v0/rooms': list }) });
  const call = async (first: unknown, at: number) => {
    const names = Array.from({ length: 100 }, (_, room) => (room === at ? first : `Room ${room}`));
    const value = { rooms: names.map((name) => ({ name })) };
    handler = answer(200, value);
    await expect(client.session(ann).call(rooms, {})).resolves.toEqual(value);
  };
  for (const name of ['Attic', 'Cellar', 'Hall', 'Den']) await call(name, 7);
  await expect(call(5, 42)).rejects.toThrow('GET /api/v0/rooms: /rooms/42/name must be string');
  await call('Loft', 42);
});

test.each([
  ['JSON', 'application/json', (secret: string) => JSON.stringify({ code: 50001, message: secret })],
  ['a page', 'text/html', (secret: string) => `<h1>${secret}</h1>`],
])('the body of a refusal reaches neither the log nor the error: %s', async (_, type, bodyWith) => {
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

test('a body above 4 MB is aborted, also when it is compressed', async () => {
  const large = JSON.stringify({ name: 'x'.repeat(5 * 1024 * 1024) });
  handler = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync(large));
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect(error).toMatchObject({ kind: 'contract' });
  expect(error.message).toContain('larger than');
});

const manyKeys = Object.fromEntries(Array.from({ length: 300_000 }, (_, n) => [`k${n}`, 1]));

test.each([
  ['300,000 values', JSON.stringify({ name: 'Cabin', ...manyKeys })],
  ['150,000 nested lists', '['.repeat(150_000) + ']'.repeat(150_000)],
  ['150,000 nested objects', `${'{"name":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
])('a response of %s is refused before it is parsed', async (_, body) => {
  handler = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect([error.kind, error.message]).toEqual([
    'contract',
    'POST /api/v0/homes/shop: the answer has too many values',
  ]);
});

test('a refusal of 300,000 values is not parsed', async () => {
  handler = answer(400, { code: 40001, ...manyKeys });
  const error = await failure(clientWith().session(ann).call(shop, {}));
  expect(error).toMatchObject({ httpStatus: 400 });
  expect(error.upstreamCode).toBeUndefined();
});

test('a compressed response is read', async () => {
  handler = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync('{"name":"Cabin"}'));
  await expect(clientWith().session(ann).call(shop, {})).resolves.toEqual({ name: 'Cabin' });
});

test('a response that does not arrive, or stops half-way, is a time-out', async () => {
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
  await until(() => held.length >= 2);
  ended.abort();
  await expect(read).resolves.toMatchObject({ kind: 'aborted' });
  held.forEach((response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"Cabin"}'),
  );
  await expect(command).resolves.toEqual({ name: 'Cabin' });
});

test('a read that never arrived is repeated, a command is not', async () => {
  const calls: UpstreamCall[] = [];
  const attempts = jest.fn();
  const client = clientWith({
    baseUrl: 'http://127.0.0.1:1',
    observe: (call) => calls.push(call),
    connections: (options) =>
      new Agent(options).compose((dispatch) => (request, handler) => {
        attempts();
        return dispatch(request, handler);
      }),
  });
  const read = await failure(client.session(ann).call(shop, {}));
  expect(read).toMatchObject({ kind: 'unavailable', effect: 'none' });
  expect(attempts).toHaveBeenCalledTimes(5);
  const command = await failure(client.session(ann).call(book, {}));
  expect(command).toMatchObject({ kind: 'unavailable', effect: 'none' });
  expect(attempts).toHaveBeenCalledTimes(6);
  expect(calls.map(({ endpoint, failure: kind }) => `${endpoint} ${kind}`)).toEqual([
    'POST /api/v0/homes/shop unavailable',
    'POST /api/v0/purchase/fulfill/schedule unavailable',
  ]);
});

test('[BK-22] a broken command may have taken effect: it is not sent again', async () => {
  handler = (request) => request.socket.destroy();
  const error = await failure(clientWith().session(ann).call(book, {}));
  expect(error).toMatchObject({ kind: 'unavailable', effect: 'unknown' });
  expect(requests).toHaveLength(1);
});

test('concurrent readiness checks share one probe of the platform', async () => {
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

test('a platform that reports itself as not ready counts as unreachable', async () => {
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

/** Time limits, pauses and the breaker's clock stand still until the test advances them; sockets are real. */
function clientInManualTime(settings: Partial<PlatformClientSettings> = {}) {
  const clock = new ManualClock(0);
  const client = clientWith({ timeoutClock: clock, now: () => clock.now(), ...settings });
  return { client, clock };
}

describe('a platform that does not answer', () => {
  const reset: Handler = (request) => request.socket.destroy();
  const silence: Handler = () => undefined;
  const probes = () => requests.filter(({ url }) => url === '/readyz');
  const calls = () => requests.filter(({ url }) => url !== '/readyz');

  /** Commands that receive no response until the circuit is open; the probe before has not received one either. */
  async function breakDown(client: ReturnType<typeof clientWith>, clock: ManualClock): Promise<void> {
    handler = reset;
    for (let call = 0; call < 10; call += 1) {
      await clock.advance(50);
      await failure(client.session(ann).call(book, {}));
    }
    await until(async () =>
      (await failure(client.session(ann).call(book, {}))).message.includes('circuit open'),
    );
    expect(probes()).toHaveLength(1);
    requests.length = 0;
  }

  async function broken() {
    const { client, clock } = clientInManualTime();
    await breakDown(client, clock);
    return { client, clock, refusal: () => failure(client.session(ann).call(book, {})) };
  }

  test('is left alone: calls are refused immediately, and only short probes are sent', async () => {
    const { clock, refusal } = await broken();
    expect(await refusal()).toMatchObject({ kind: 'unavailable', effect: 'none' });
    expect((await refusal()).message).toContain('circuit open');
    await clock.advance(500);
    await until(() => probes().length === 1);
    expect(calls()).toHaveLength(0);
  });

  test('is silent: no call waits for a probe, and it is found within three seconds of its recovery', async () => {
    const { client, clock } = clientInManualTime();
    handler = silence;
    const lost = Promise.all(Array.from({ length: 10 }, () => failure(client.session(ann).call(shop, {}))));
    await until(() => requests.length === 10);
    await clock.advance(5_000);
    expect((await lost).map(({ kind }) => kind)).toEqual(Array(10).fill('timeout'));
    await until(() => probes().length === 1);
    await clock.advance(1_000);
    await clock.advance(500);
    await until(() => probes().length === 2);
    // The probe hangs, as did the one before the circuit opened.
    expect((await failure(client.session(ann).call(shop, {}))).message).toContain('circuit open');
    const recoveredAt = clock.now();
    handler = answer(200, { name: 'Cabin' });
    await clock.advance(1_000);
    await clock.advance(500);
    await until(() => probes().length === 3);
    const asked = () =>
      client
        .session(ann)
        .call(shop, {})
        .catch(() => undefined);
    let value: unknown;
    while (value === undefined) value = await asked();
    expect(value).toEqual({ name: 'Cabin' });
    expect(clock.now() - recoveredAt).toBeLessThanOrEqual(3_000);
  });

  test('also makes no call wait for a turn behind calls that hang', async () => {
    const { client, clock } = clientInManualTime();
    const session = client.session(ann);
    handler = silence;
    const hanging = Array.from({ length: 16 }, (_, n) => failure(session.call(shop, { body: { n } })));
    await until(() => requests.length === 16);
    await breakDown(client, clock);
    expect((await failure(session.call(shop, { body: { n: 17 } }))).message).toContain('circuit open');
    await clock.advance(5_000);
    await Promise.all(hanging);
  });

  test('[LQ-10] is unreachable for as long as calls are refused, and reachable with the first response', async () => {
    const { client, clock } = await broken();
    handler = answer(404, {});
    await expect(client.reachable()).resolves.toBe(false);
    expect(requests).toEqual([]);
    await clock.advance(500);
    await until(() => probes().length === 1);
    while (!(await client.reachable())) await settle();
    handler = answer(200, { name: 'Cabin' });
    await expect(client.session(ann).call(book, {})).resolves.toEqual({ name: 'Cabin' });
  });

  test('connections from before the outage are not used after it', async () => {
    const sockets = new Set<unknown>();
    const { client, clock } = clientInManualTime();
    const remembering: Handler = (request, response, body) => {
      sockets.add(request.socket);
      answer(200, { name: 'Cabin' })(request, response, body);
    };
    handler = remembering;
    await client.session(ann).call(shop, {});
    await breakDown(client, clock);
    handler = answer(404, {});
    await clock.advance(500);
    while (!(await client.reachable())) await settle();
    handler = remembering;
    await client.session(ann).call(shop, {});
    expect(sockets.size).toBe(2);
  });
});

describe('unanswered calls of one user', () => {
  const ben = credentialsOf('Bearer ben', undefined);
  const silentFor =
    (silent: typeof ann): Handler =>
    (request, response, body) => {
      if (request.headers.authorization !== silent.authorization)
        answer(200, { name: 'Cabin' })(request, response, body);
    };

  test('end in time-outs for that user, and do not open the circuit', async () => {
    const { client, clock } = clientInManualTime();
    handler = silentFor(ann);
    const reads = Array.from({ length: 16 }, (_, n) =>
      failure(client.session(ann).call(shop, { body: { n } })),
    );
    await until(() => requests.length === 16);
    await clock.advance(5_000);
    for (const { kind } of await Promise.all(reads)) expect(kind).toBe('timeout');
    await expect(client.session(ben).call(shop, {})).resolves.toEqual({ name: 'Cabin' });
  });

  test.each([
    ['for too long when others receive responses', silentFor(ann), 'rateLimited'],
    ['because the platform does not respond to any call', () => undefined, 'unavailable'],
  ] satisfies [string, Handler, string][])('let further ones wait %s', async (_, behavior, kind) => {
    const { client, clock } = clientInManualTime();
    handler = behavior;
    const calls = Array.from({ length: 17 }, (__, n) =>
      failure(client.session(ann).call(shop, { body: { n } })),
    );
    await until(() => requests.length === 16);
    await clock.advance(1_000);
    const others = client
      .session(ben)
      .call(shop, {})
      .catch(() => undefined);
    await until(() => requests.length === 17);
    if (kind === 'rateLimited') await others;
    await clock.advance(1_000);
    await expect(calls[16]).resolves.toMatchObject({ kind, effect: 'none' });
    await clock.advance(4_000);
    await Promise.all([...calls, others]);
  });
});

test('a call that cannot be made does not keep the circuit open', async () => {
  const { client, clock } = clientInManualTime();
  const track = (input: CallInput) => client.session(ann).call(trackEvent.definition, input);
  handler = (request) => request.socket.destroy();
  for (let call = 0; call < 10; call += 1) {
    await clock.advance(50);
    await failure(track({}));
  }
  expect((await failure(track({}))).message).toContain('circuit open');
  await clock.advance(2_000);
  handler = (_, response) => response.writeHead(204).end();
  await expect(track({ header: { 'x-note': 'two\nlines' } })).rejects.toThrow('invalid x-note header');
  await expect(track({})).resolves.toBeUndefined();
});

describe('a read is sent again', () => {
  const sometimes =
    (...failing: readonly Handler[]): Handler =>
    (request, response, body) =>
      (failing[requests.length - 1] ?? answer(200, { name: 'Cabin' }))(request, response, body);
  const reset: Handler = (request) => request.socket.destroy();

  test.each([
    ['500', answer(500, {})],
    ['502', answer(502, {})],
    ['503', answer(503, {})],
    ['504', answer(504, {})],
    ['429', answer(429, {})],
    ['a broken connection', reset],
    ['a broken response', (_, response) => response.writeHead(200).write('{', () => response.destroy())],
  ] satisfies [string, Handler][])('after %s, four times at most', async (_, fault) => {
    handler = sometimes(fault, fault, fault, fault);
    await expect(
      clientWith()
        .session(ann)
        .call(shop, { body: { id: 1 } }),
    ).resolves.toEqual({ name: 'Cabin' });
    expect(requests.map(({ body }) => body)).toEqual(Array(5).fill('{"id":1}'));
    requests.length = 0;
    handler = fault;
    await failure(clientWith().session(ann).call(shop, {}));
    expect(requests).toHaveLength(5);
  });

  test.each([
    ['400', answer(400, {})],
    ['404', answer(404, {})],
    ['409', answer(409, {})],
    ['HTML', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>')],
  ] satisfies [string, Handler][])('but not after %s', async (_, refusal) => {
    handler = refusal;
    await failure(clientWith().session(ann).call(shop, {}));
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['500', answer(500, {})],
    ['429', answer(429, { 'retry-after': '0' })],
    ['a broken connection', reset],
  ] satisfies [string, Handler][])('[BK-22] but no command is, after %s', async (_, fault) => {
    handler = fault;
    await failure(clientWith().session(ann).call(book, {}));
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['500', answer(500, {})],
    ['a broken connection', reset],
  ] satisfies [string, Handler][])('but no poll is, after %s: its loop polls again', async (_, fault) => {
    handler = fault;
    await failure(clientWith().session(ann).polled(new AbortController().signal).call(shop, {}));
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['in seconds', () => ({ 'retry-after': '2' })],
    [
      'as a date',
      () => ({ date: 'Sun, 06 Nov 1994 08:49:35 GMT', 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' }),
    ],
  ])('after the pause that Retry-After sets for %s', async (_, headers) => {
    const clock = new ManualClock(0);
    const { client } = clientInManualTime({ timeoutClock: clock, pauseClock: clock, now: () => clock.now() });
    handler = sometimes(answer(429, {}, headers()));
    const read = client.session(ann).call(shop, {});
    await until(() => clock.isDueWithin(2_100));
    await clock.advance(1_999);
    expect(requests).toHaveLength(1);
    await clock.advance(101);
    await expect(read).resolves.toEqual({ name: 'Cabin' });
    expect(requests).toHaveLength(2);
  });

  test('but not when Retry-After exceeds the time of the read', async () => {
    handler = sometimes(answer(503, {}, { 'retry-after': '5' }));
    const error = await failure(clientWith().session(ann).call(shop, {}));
    expect(error).toMatchObject({ kind: 'unavailable', httpStatus: 503, retryAfterMs: 5_000 });
    expect(requests).toHaveLength(1);
  });

  test('within its time limit: the last attempt has the time left', async () => {
    const clock = new ManualClock(0);
    const { client } = clientInManualTime({ timeoutClock: clock, pauseClock: clock, now: () => clock.now() });
    handler = sometimes(answer(503, {}, { 'retry-after': '4' }), () => undefined);
    const read = failure(client.session(ann).call(shop, {}));
    await until(() => clock.isDueWithin(4_100));
    await clock.advance(4_100);
    await until(() => requests.length === 2);
    await clock.advance(900);
    await expect(read).resolves.toMatchObject({ kind: 'timeout' });
  });

  test('but not when it was aborted', async () => {
    const left = new AbortController();
    const clock = new ManualClock(0);
    const { client } = clientInManualTime({ pauseClock: clock });
    handler = answer(503, {}, { 'retry-after': '1' });
    const read = failure(client.session(ann, { signal: left.signal }).call(shop, {}));
    await until(() => clock.isDueWithin(2_000));
    left.abort();
    await expect(read).resolves.toMatchObject({ kind: 'unavailable' });
    expect(requests).toHaveLength(1);
  });

  test('but not in the moment left after waiting for a turn: the response stays unchanged', async () => {
    const pauseClock = new ManualClock(0);
    const client = clientWith({ pauseClock, timeoutMs: 1_000 });
    handler = (...request) => requests.length === 1 && answer(503, {})(...request);
    const late = failure(client.session(ann).call(shop, {}));
    await until(() => pauseClock.isDueWithin(1_000));
    const held = Array.from({ length: 16 }, (_, id) =>
      failure(client.session(ann).call(shop, { body: { id } })),
    );
    await until(() => requests.length >= 17);
    await pauseClock.advance(1_000);
    await expect(late).resolves.toMatchObject({ kind: 'unavailable', httpStatus: 503 });
    expect(requests).toHaveLength(17);
    await Promise.all(held);
  });

  test('and every repeat is counted by its endpoint', async () => {
    const repeats: string[] = [];
    handler = sometimes(answer(503, {}), reset);
    await clientWith({ onRepeat: (endpoint) => repeats.push(endpoint) })
      .session(ann)
      .call(shop, {});
    expect(repeats).toEqual(['POST /api/v0/homes/shop', 'POST /api/v0/homes/shop']);
  });
});

test('the calls of one caller leave capacity for the others, and those that wait too long are refused', async () => {
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
  await until(() => held.length >= 17);
  await clock.advance(2_000);
  const refused = crowd.slice(16);
  await expect(Promise.all(refused)).resolves.toEqual(
    refused.map(() => ({ kind: 'rateLimited', effect: 'none' })),
  );
  handler = (_, response) => response.destroy();
  held.forEach((response) => response.destroy());
  await Promise.all([...crowd, command]);
});

test('calls of unconfirmed bearer tokens share the lane of their address', async () => {
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
  await until(() => requests.slice(1).some(({ headers }) => headers.authorization === 'Bearer ann'));
  await until(() => held.length >= 17);
  expect(held).toHaveLength(17);
  handler = (_, response) => response.destroy();
  held.forEach((response) => response.destroy());
  await Promise.all([...invented, confirmed]);
});

describe('the user of a session', () => {
  const asked = () => requests.filter(({ url }) => url === '/api/v0/userInfo');
  const shopped = () => requests.length - asked().length;

  test('is requested once, when the platform has accepted a bearer token without naming its user', async () => {
    const client = clientWith({ usersAreShared: false });
    handler = answer(401, { code: '40101' });
    await failure(client.session(ann).call(shop, {}));
    expect(asked()).toHaveLength(0);
    handler = answer(200, { name: 'Cabin', userId: 'u-1' });
    await Promise.all([1, 2, 3].map((id) => client.session(ann).call(shop, { body: { id } })));
    await until(() => client.confirmed.ownerOf(ann) === 'user u-1');
    await client.session(ann).call(shop, {});
    expect([shopped(), asked().length]).toEqual([5, 1]);
    expect(asked()[0]?.headers.authorization).toBe('Bearer ann');
  });

  test('is known from a sign-in, and from a response that contains the user', async () => {
    const client = clientWith({ usersAreShared: false });
    handler = answer(200, { name: 'Cabin', userId: 'u-2' });
    const ben = credentialsOf('Bearer ben', undefined);
    await client.session(ann).as(ben, 'u-1').call(shop, {});
    await client.session(ann).call(getUserInfo.definition, {});
    await client.session(ann).call(shop, {});
    expect([ann, ben].map(client.confirmed.ownerOf)).toEqual(['user u-2', 'user u-1']);
    expect([shopped(), asked().length]).toEqual([2, 1]);
  });

  test('is read again once after a pause, when the platform did not provide it', async () => {
    const { client, clock } = clientInManualTime({ usersAreShared: false });
    handler = (request, response, body) =>
      answer(request.url === '/api/v0/userInfo' ? 500 : 200, { name: 'Cabin' })(request, response, body);
    await client.session(ann).call(shop, {});
    await until(() => asked().length === 1);
    await until(() => clock.isDueWithin(5_000));
    await client.session(ann).call(shop, {});
    expect([shopped(), asked().length]).toEqual([2, 1]);
    await clock.advance(5_000);
    await client.session(ann).call(shop, {});
    await until(() => asked().length === 2);
    expect(client.confirmed.ownerOf(ann)).toBeUndefined();
  });

  test('is not read where strangers share users', async () => {
    const client = clientWith({ usersAreShared: true });
    handler = answer(200, { name: 'Cabin' });
    await client.session(ann).call(shop, {});
    expect([client.confirmed.ownerOf(ann), asked().length]).toEqual([ann.fingerprint, 0]);
  });
});

test('decides the lane: calls of all sessions of a user share one', async () => {
  const client = clientWith({ usersAreShared: false, timeoutClock: new ManualClock(0) });
  const held: ServerResponse[] = [];
  handler = (_, response) => held.push(response);
  const calls = Array.from({ length: 20 }, (_, n) =>
    failure(
      client
        .session(ann)
        .as(credentialsOf(`Bearer ${n}`, undefined), 'u-1')
        .call(shop, {}),
    ),
  );
  const other = failure(client.session(ann).as(credentialsOf('Bearer ben', undefined), 'u-2').call(shop, {}));
  await until(() => requests.some(({ headers }) => headers.authorization === 'Bearer ben'));
  await until(() => held.length >= 17);
  expect(held).toHaveLength(17);
  handler = (_, response) => response.destroy();
  held.forEach((response) => response.destroy());
  await Promise.all([...calls, other]);
});
