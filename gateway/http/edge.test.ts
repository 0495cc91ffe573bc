import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nock from 'nock';
import { startTestGateway, testPlatformUrl, type TestGateway } from '../testing/gateway-kit';

const schema = { typeDefs: 'type Query { name: String }', resolvers: {} };
const html =
  '<!doctype html><meta name="csp-nonce" content="%CSP_NONCE%"><meta name="travel-portal-tenant" content="%TENANT%"><script nonce="%CSP_NONCE%">1</script>';

function builtClient(): string {
  const directory = mkdtempSync(join(tmpdir(), 'client-'));
  for (const folder of ['assets', 'playground/assets'])
    mkdirSync(join(directory, folder), { recursive: true });
  writeFileSync(join(directory, 'index.html'), html);
  writeFileSync(join(directory, 'playground/index.html'), html.replace('1', 'playground'));
  writeFileSync(join(directory, 'assets/main-abc123.js'), 'console.log(1);'.repeat(200));
  writeFileSync(join(directory, 'assets/main-abc123.js.map'), '{}');
  writeFileSync(join(directory, 'assets/main-abc123.js.br'), 'compressed when built');
  writeFileSync(join(directory, 'robots.txt'), 'User-agent: *');
  return directory;
}

const directory = builtClient();
let gateway: TestGateway;
const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.gateway.app.inject({ url, headers });
const page = { accept: 'text/html', host: 'portal.example.com' };

beforeAll(async () => {
  nock.disableNetConnect();
  gateway = await startTestGateway({
    schema,
    clientDirectory: directory,
    environment: {
      vaultOrigins: ['https://vault.example.com'],
      mapTiles: { url: 'https://{s}.tiles.example.com/{z}/{x}/{y}.png', attribution: '' },
      allowedOrigins: ['https://host.example.com'],
      tenant: 'corporate',
    },
  });
});
afterEach(() => nock.cleanAll());
afterAll(async () => {
  await gateway.stop();
  nock.enableNetConnect();
  nock.restore();
});

const directives = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive): [string, string] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

test('the portal comes with a policy and a nonce of its own each time, and never from a cache', async () => {
  const [first, second] = [await get('/', page), await get('/', page)];
  const nonces = [first, second].map(({ body }) => /content="([^"]+)"/.exec(body)?.[1]);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(first.body).toContain(`<script nonce="${nonces[0]}">`);
  expect(first.headers['cache-control']).toBe('no-store');
  const policy = directives(first.headers['content-security-policy']);
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonces[0]}'`,
    'style-src': `'self' 'nonce-${nonces[0]}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: https://*.tiles.example.com http://platform.test",
    'connect-src': "'self' ws://portal.example.com wss://portal.example.com https://vault.example.com",
    'frame-ancestors': "'self'",
  });
});

test('[TN-01] the page names the tenant, so that it is drawn as that tenant at once', async () => {
  expect((await get('/stays/', page)).body).toContain(
    '<meta name="travel-portal-tenant" content="corporate">',
  );
});

test.each(['/stays/', '/vacation-rentals/book/?isTravelApp=true', '/trips'])(
  '%s is a route of the client',
  async (url) => {
    const response = await get(url, page);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<!doctype html>');
  },
);

test.each([
  '/assets/gone-123.js',
  '/nothing.png',
  '/api/v0/userInfo',
  '/index.html',
  '/assets/main-abc123.js.map',
])('%s is not found, and not answered with a page', async (url) => {
  const response = await get(url, page);
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('json');
});

test('hashed files are cached for ever and compressed', async () => {
  const response = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'x-content-type-options': 'nosniff',
  });
});

test('a file that was compressed when it was built is sent as it is', async () => {
  const response = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(response.body).toBe('compressed when built');
  expect(response.headers['cache-control']).toContain('immutable');
  expect(response.headers['vary']).toBe('accept-encoding');
});

test('a client that is built again is served from then on, page and files, and what it replaced is gone', async () => {
  await get('/', page);
  rmSync(join(directory, 'assets/main-abc123.js'));
  rmSync(join(directory, 'assets/main-abc123.js.br'));
  writeFileSync(join(directory, 'assets/main-def456.js'), 'console.log(2)');
  writeFileSync(join(directory, 'index.html'), html.replace('1', 'built again'));
  expect((await get('/', page)).body).toContain('built again');
  expect((await get('/assets/main-def456.js')).body).toBe('console.log(2)');
  expect((await get('/assets/main-abc123.js', { 'accept-encoding': 'br' })).statusCode).toBe(404);
});

test('other files are cached for an hour', async () => {
  expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
});

test('the playground has a policy of its own', async () => {
  const response = await get('/playground', page);
  expect(response.body).toContain('playground');
  const policy = directives(response.headers['content-security-policy']);
  expect(policy['style-src']).toBe("'self' 'unsafe-inline'");
  expect(policy['worker-src']).toBe("'self' blob:");
  expect(policy['script-src']).not.toContain('unsafe');
});

test('without a built client the gateway says what to do', async () => {
  const bare = await startTestGateway({ schema, clientDirectory: '/nowhere' });
  const response = await bare.gateway.app.inject({ url: '/', headers: page });
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('npm run build');
  await bare.stop();
});

test('pictures pass through, without credentials and with a day in the cache', async () => {
  nock(testPlatformUrl, { badheaders: ['authorization', 'cookie', 'h-csrf-token'] })
    .get('/photos/cabin-800.webp')
    .reply(200, 'picture', { 'content-type': 'image/webp', etag: '"1"', 'set-cookie': 'a=b' });
  const response = await get('/photos/cabin-800.webp', {
    authorization: 'Bearer a',
    cookie: 'h-csrf-token=x',
  });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('picture');
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    etag: '"1"',
    'cache-control': 'public, max-age=86400',
  });
  expect(response.headers).not.toHaveProperty('set-cookie');
});

test.each([
  ['?w=400', '/photos/cabin-400.webp'],
  ['?w=800', '/photos/cabin-800.webp'],
  ['', '/photos/cabin.webp'],
])('a picture %s is the file of that width', async (width, file) => {
  nock(testPlatformUrl).get(file).reply(200, 'picture', { 'content-type': 'image/webp' });
  expect((await get(`/photos/cabin.webp${width}`)).body).toBe('picture');
});

test.each([
  [
    'a page',
    () => nock(testPlatformUrl).get('/photos/x').reply(200, '<script>', { 'content-type': 'text/html' }),
    502,
  ],
  [
    'a drawing, whose scripts would run as the portal',
    () => nock(testPlatformUrl).get('/photos/x').reply(200, '<svg/>', { 'content-type': 'image/svg+xml' }),
    502,
  ],
  ['missing', () => nock(testPlatformUrl).get('/photos/x').reply(404), 404],
  ['unreachable', () => nock(testPlatformUrl).get('/photos/x').replyWithError('gone'), 502],
])('a picture that is %s is not passed on', async (_, reply, status) => {
  reply();
  expect((await get('/photos/x')).statusCode).toBe(status);
});

/** Asks with the path as it is: clients, and the injected requests of the other tests, tidy it up. */
const statusOf = (gatewayUrl: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const socket = connect(Number(new URL(gatewayUrl).port), '127.0.0.1');
    socket.once('error', reject);
    socket.once('data', (head) => resolve(Number(head.toString().split(' ')[1])));
    socket.end(`GET ${path} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n`);
  });

test.each(['/photos/../api/v0/userInfo', '/photos/%2e%2e/api/v0/userInfo', '/photos/a/%2E./../../readyz'])(
  'the way %s leads to no other part of the platform',
  async (path) => {
    const other = nock(testPlatformUrl)
      .get(/./)
      .reply(200, 'not for everybody', { 'content-type': 'image/webp' });
    const own = await startTestGateway({ schema, listen: true });
    const status = await statusOf(own.url, path);
    expect(status).toBe(404);
    expect(other.isDone()).toBe(false);
    nock.cleanAll();
    await own.stop();
  },
);

test('liveness, readiness and metrics', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  nock(testPlatformUrl).get('/').reply(404);
  const ready = await get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ready', platform: 'reachable', sharing: 'ok' },
  ]);
  nock(testPlatformUrl).get('/').replyWithError('gone');
  const notReady = await get('/readyz');
  expect([notReady.statusCode, notReady.json<{ platform: string }>().platform]).toEqual([503, 'unreachable']);
  await gateway.execute({ query: '{ name }' });
  const metrics = (await get('/metrics')).body;
  expect(metrics).toContain('gateway_operations_total{transport="http",type="query",outcome="ok"} 1');
  expect(metrics).toContain('gateway_live_loops 0');
});

test.each([
  ['in production without a token there are none', { production: true }, {}, 404],
  ['with a token they are not for those who do not say it', { metricsToken: 'm'.repeat(16) }, {}, 401],
  [
    'nor for those who say another',
    { metricsToken: 'm'.repeat(16) },
    { authorization: `Bearer ${'n'.repeat(16)}` },
    401,
  ],
  [
    'those who say it read them',
    { production: true, metricsToken: 'm'.repeat(16) },
    { authorization: `Bearer ${'m'.repeat(16)}` },
    200,
  ],
])('metrics: %s', async (_, environment, headers, status) => {
  const own = await startTestGateway({ schema, environment });
  const response = await own.gateway.app.inject({ url: '/metrics', headers });
  expect(response.statusCode).toBe(status);
  expect(response.body.includes('gateway_live_loops')).toBe(status === 200);
  await own.stop();
});

test('pages of configured hosts may use the graph, others may not', async () => {
  const preflight = (origin: string) =>
    gateway.gateway.app.inject({
      method: 'OPTIONS',
      url: '/graphql',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight('https://host.example.com');
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': 'https://host.example.com' });
  expect(allowed.headers['access-control-allow-headers']).toContain('h-csrf-token');
  const refused = await preflight('https://evil.example.com');
  expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
});

test('[TA-03] the page of a host may ask whether the portal is there again', async () => {
  nock(testPlatformUrl).get('/').reply(404);
  const { headers } = await get('/readyz', { origin: 'https://host.example.com' });
  expect(headers['access-control-allow-origin']).toBe('https://host.example.com');
});

test.each([{}, { origin: 'https://host.example.com' }])(
  'a cache does not give a host what it was answered without one (headers %j)',
  async (headers) => {
    const { headers: answered } = await get('/embed/portal.js', headers);
    expect(String(answered['vary']).split(', ')).toEqual(
      expect.arrayContaining(['origin', 'accept-encoding']),
    );
  },
);

test('a client that sends a request without ever ending it is not waited for', () => {
  const { requestTimeout } = gateway.gateway.app.server;
  expect(requestTimeout).toBeGreaterThan(0);
  expect(requestTimeout).toBeLessThanOrEqual(60_000);
});

test('a body that is no JSON, or too large, is refused without details', async () => {
  const post = (payload: string) =>
    gateway.gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload,
    });
  expect((await post('{"query":')).json()).toEqual({
    errors: [{ message: 'The request cannot be read', extensions: { code: 'BAD_REQUEST' } }],
  });
  expect((await post(JSON.stringify({ query: 'x'.repeat(300_000) }))).statusCode).toBe(413);
});

test('[SE-02] a cookie that a resolver sets can be read by the page', async () => {
  const own = await startTestGateway({
    schema: {
      typeDefs: 'type Query { name: String }',
      resolvers: {
        Query: {
          name: (_: unknown, __: unknown, context: { setCookie(n: string, v: string): void }) =>
            context.setCookie('h-csrf-token', 'a b'),
        },
      },
    },
  });
  const response = await own.gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ name }' },
  });
  expect(response.headers['set-cookie']).toBe('h-csrf-token=a%20b; Path=/; SameSite=Strict');
  await own.stop();
});
