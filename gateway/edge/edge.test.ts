import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { edge, useEdge } from '../testing/edge-kit';
import { startTestGateway, testPlatformUrl } from '../testing/gateway-kit';
import { nock } from '../testing/use-nock';

const html =
  '<!doctype html><title>%BRAND%</title><meta name="travel-portal-tenant" content="%TENANT%"><script nonce="%CSP_NONCE%">1</script>';

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
const page = { accept: 'text/html', host: 'portal.example.com' };
const kit = useEdge({
  clientDirectory: directory,
  environment: {
    vaultOrigins: ['https://vault.example.com'],
    mapTiles: { url: 'https://{s}.tiles.example.com/{z}/{x}/{y}.png', attribution: '' },
    allowedOrigins: ['https://host.example.com'],
    tenant: 'corporate',
  },
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

test('the portal is sent with a policy and its own nonce, and is revalidated each time', async () => {
  const [first, second] = [await kit.get('/', page), await kit.get('/', page)];
  const nonces = [first, second].map(({ body }) => /<script nonce="([^"]+)"/.exec(body)?.[1]);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(first.body).toContain(`<script nonce="${nonces[0]}">`);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const policy = directives(first.headers['content-security-policy']);
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonces[0]}'`,
    'style-src': `'self' 'nonce-${nonces[0]}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: https://*.tiles.example.com http://platform.test",
    'connect-src': "'self' ws://portal.example.com wss://portal.example.com https://vault.example.com",
    'frame-ancestors': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default inert-html',
  });
  expect(first.headers['permissions-policy']).toContain('camera=(), ');
});

test('[TN-01] the page names the tenant, so that the first render is for that tenant', async () => {
  expect((await kit.get('/stays/', page)).body).toContain(
    '<meta name="travel-portal-tenant" content="corporate">',
  );
});

test("[TN-02] the page contains the operator's brand, as text, and no demonstration content", async () => {
  const clientDirectory = mkdtempSync(join(tmpdir(), 'client-'));
  copyFileSync(join(__dirname, '../../client/index.html'), join(clientDirectory, 'index.html'));
  const brand = { brandName: 'Nord & "Wind" <Stays> $&', supportPhone: '0800 555 0199', supportHours: null };
  const own = await startTestGateway({ ...edge, clientDirectory, environment: { brand } });
  const { body } = await own.gateway.app.inject({ url: '/', headers: { accept: 'text/html' } });
  await own.stop();
  expect(body).toContain('<title>Nord &#38; &#34;Wind&#34; &#60;Stays&#62; $&#38;</title>');
  expect(body).toContain('content="Nord &#38; &#34;Wind&#34; &#60;Stays&#62; $&#38;"');
  expect(body).not.toMatch(/larkfield|%BRAND%/i);
});

test.each([
  '/stays/',
  '/vacation-rentals/book/?isTravelApp=true',
  '/trips',
  '/stays/%E0%A4%A?locationName=%E0%A4%A',
  '/%',
])('%s is a route of the client', async (url) => {
  const response = await kit.get(url, page);
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('<!doctype html>');
});

test.each([
  '/assets/gone-123.js',
  '/nothing.png',
  '/api/v0/userInfo',
  '/index.html',
  '/assets/main-abc123.js.map',
  '/assets/%ff.js',
])('%s is not found, and returns no page', async (url) => {
  for (const accept of ['text/html', '*/*']) {
    const response = await kit.get(url, { ...page, accept });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('json');
  }
});

test.each([
  [{}, 200],
  [{ accept: '*/*' }, 200],
  [{ accept: 'image/png, */*;q=0.1' }, 200],
  [{ accept: 'text/*' }, 200],
  [{ accept: 'application/json' }, 404],
  [{ accept: '*/*, text/html;q=0' }, 404],
])('a page is sent unless the program refuses HTML: %j', async (headers, status) => {
  for (const url of ['/vacation-rentals/shop/?listingId=test-always-works', '/stays/%']) {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await kit.app.inject({
        method,
        url,
        headers: { host: 'portal.example.com', ...headers },
      });
      expect([method, response.statusCode]).toEqual([method, status]);
      expect(response.headers['content-type']).toContain(status === 200 ? 'text/html' : 'json');
      if (status === 404 && method === 'GET') expect(response.json()).toEqual({ message: 'Not found' });
    }
  }
});

test('a program that previews a link receives title, description, picture, and address', async () => {
  const url = '/vacation-rentals/shop/?utm_source=mail&listingId=a%22b%3C&fromDate=2027-06-07';
  const { body } = await kit.get(url, { host: 'portal.example.com' });
  const contentOf = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(body)?.[1];
  expect(body).toContain('<title>');
  expect(contentOf('og:title')).toContain('A vacation rental on ');
  expect(contentOf('og:description')).toBe('See its photos and reviews, and the price for your dates.');
  expect(contentOf('og:image')).toBe('http://portal.example.com/photos/link-preview.jpg');
  const address = 'http://portal.example.com/vacation-rentals/shop/?listingId=a%22b%3C';
  expect(contentOf('og:url')).toBe(address);
  expect(body).toContain(`<link rel="canonical" href="${address}">`);
});

test('hashed files are cached forever and compressed', async () => {
  const response = await kit.get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'x-content-type-options': 'nosniff',
  });
});

test('a file that was compressed at build time is sent unchanged', async () => {
  const response = await kit.get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(response.body).toBe('compressed when built');
  expect(response.headers['cache-control']).toContain('immutable');
  expect(response.headers['vary']).toBe('accept-encoding');
});

test('after a rebuild of the client the gateway serves the new page and files, and not the replaced ones', async () => {
  await kit.get('/', page);
  rmSync(join(directory, 'assets/main-abc123.js'));
  rmSync(join(directory, 'assets/main-abc123.js.br'));
  writeFileSync(join(directory, 'assets/main-def456.js'), 'console.log(2)');
  writeFileSync(join(directory, 'index.html'), html.replace('1', 'built again'));
  expect((await kit.get('/', page)).body).toContain('built again');
  expect((await kit.get('/assets/main-def456.js')).body).toBe('console.log(2)');
  expect((await kit.get('/assets/main-abc123.js', { 'accept-encoding': 'br' })).statusCode).toBe(404);
});

test('other files are cached for an hour', async () => {
  expect((await kit.get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
});

test('the playground has its own policy', async () => {
  const response = await kit.get('/playground', page);
  expect(response.body).toContain('playground');
  const policy = directives(response.headers['content-security-policy']);
  expect(policy['style-src']).toBe("'self' 'unsafe-inline'");
  expect(policy['worker-src']).toBe("'self' blob:");
  expect(policy['script-src']).not.toContain('unsafe');
  expect(policy['require-trusted-types-for']).toBe("'script'");
});

test('the path of the playground may end with a slash', async () => {
  const response = await kit.get('/playground/', page);
  expect([response.statusCode, response.headers['location']]).toEqual([301, '/playground']);
});

test.each(['/graphql', '/graphql?'])('opening %s in a browser redirects to the playground', async (url) => {
  const response = await kit.get(url, { ...page, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expect([response.statusCode, response.headers['location']]).toEqual([302, '/playground']);
  expect(response.headers['vary']).toBe('accept, accept-encoding');
});

test.each([
  ['a program', '/graphql', { accept: 'application/json' }],
  ['a page that sends an operation', '/graphql?query={name}', { ...page, accept: 'text/html,*/*;q=0.8' }],
])('%s does not redirect to the playground', async (_, url, headers) => {
  expect((await kit.get(url, headers)).statusCode).toBe(400);
});

test('without a playground none of its paths exist, and no page links to it', async () => {
  const closed = await startTestGateway({
    ...edge,
    clientDirectory: directory,
    environment: { production: true, playground: false },
  });
  writeFileSync(join(directory, 'playground/assets/editor.js'), '1');
  for (const url of [
    '/playground',
    '/playground/',
    '/playground/assets/editor.js',
    '/playground/index.html',
  ]) {
    const { statusCode, body } = await closed.gateway.app.inject({ url, headers: page });
    expect([url, statusCode, body.includes('script')]).toEqual([url, 404, false]);
  }
  expect((await closed.gateway.app.inject({ url: '/graphql', headers: page })).statusCode).toBe(406);
  await closed.stop();
});

test('without a built client the gateway prints the command to run', async () => {
  const bare = await startTestGateway({ ...edge, clientDirectory: '/nowhere' });
  const response = await bare.gateway.app.inject({ url: '/', headers: page });
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('npm run build');
  await bare.stop();
});

test('pages of configured hosts may use the graph, others may not', async () => {
  const preflight = (origin: string) =>
    kit.app.inject({
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

test('[TA-03] a host page may check whether the portal is available again', async () => {
  nock(testPlatformUrl).get('/readyz').reply(404);
  const { headers } = await kit.get('/readyz', { origin: 'https://host.example.com' });
  expect(headers['access-control-allow-origin']).toBe('https://host.example.com');
  expect(headers['access-control-expose-headers']).toBe(
    'date, ratelimit, ratelimit-policy, retry-after, x-request-id',
  );
});

test.each([{}, { origin: 'https://host.example.com' }])(
  'a cache does not serve a host a response that was made without one (headers %j)',
  async (headers) => {
    const { headers: answered } = await kit.get('/embed/portal.js', headers);
    expect(String(answered['vary']).split(', ')).toEqual(
      expect.arrayContaining(['origin', 'accept-encoding']),
    );
  },
);

test.each([
  ['is not JSON', { payload: '{"query":' }, 400, 'The body is not valid JSON.'],
  ['is empty', { payload: '' }, 400, 'The body is empty.'],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{}}}'].map(
    (variables): [string, { payload: string }, number, string] => [
      `sets a prototype: ${variables}`,
      { payload: `{"query":"{ name }","variables":${variables}}` },
      400,
      'The body has the key `__proto__`, or `constructor` with `prototype`, which are not allowed.',
    ],
  ),
  [
    'is not UTF-8',
    { payload: Buffer.from('{"query":"{ name }","variables":{"name":"Montréal été"}}', 'latin1') },
    400,
    'The body is not UTF-8.',
  ],
  ['is cut within a letter', { payload: Buffer.from('"é"').subarray(0, 2) }, 400, 'The body is not UTF-8.'],
  ...['iso-8859-1', '"ISO-8859-1"', 'utf-16', 'us-ascii'].map(
    (charset): [string, { payload: string; headers: Record<string, string> }, number, string] => [
      `has the charset ${charset}`,
      {
        payload: '{"query":"{ name }"}',
        headers: { 'content-type': `application/json; charset=${charset}` },
      },
      415,
      'Send the body in UTF-8.',
    ],
  ),
  [
    'is compressed',
    {
      payload: gzipSync('{"query":"{ name }"}'),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    },
    415,
    'Send the body without the header `Content-Encoding`.',
  ],
  [
    'is too large',
    { payload: JSON.stringify({ query: 'x'.repeat(128 * 1024) }) },
    413,
    'The body is larger than 128 KiB.',
  ],
  [
    'is that of a form',
    { payload: 'query=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'Send the body with the header `Content-Type: application/json`.',
  ],
  [
    'is text',
    { payload: '{"query":"{ name }"}', headers: { 'content-type': 'text/plain' } },
    415,
    'Send the body with the header `Content-Type: application/json`.',
  ],
  ...(['null', '"text"', '{}', '{"query":""}', '{"documentId":"1"}', '[{"query":"{ name }"}]'] as const).map(
    (payload): [string, { payload: string }, number, string] => [
      `is ${payload}`,
      { payload },
      400,
      'Send one operation, its document as `query`: in a JSON object by POST, or in the address by GET.',
    ],
  ),
])(
  'a body that %s is refused with what is wrong, and not with its content',
  async (_, given, status, message) => {
    const response = await kit.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      ...given,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
  },
);

test.each(['utf-8', 'UTF8', '"utf-8"'])(
  'a body with the charset %s is read, also with a byte order mark',
  async (charset) => {
    const response = await kit.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': `application/json; charset=${charset}`, 'content-encoding': 'identity' },
      payload: '\ufeff{"query":"{ name } # é"}',
    });
    expect(response.json()).toEqual({ data: { name: null } });
  },
);

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s is refused with the methods of the graph, whatever its body is',
  async (method) => {
    for (const url of ['/graphql', '/graphql/stream']) {
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        const response = await kit.app.inject({ method, url, headers: { 'content-type': type } });
        expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, POST']);
        expect(response.json()).toEqual({
          errors: [{ message: 'Send operations with GET or POST.', extensions: { code: 'BAD_REQUEST' } }],
        });
      }
    }
  },
);

test.each(['/graphql', '/graphql/stream'])(
  'HEAD %s is refused with the methods of the graph',
  async (url) => {
    const { statusCode, headers } = await kit.app.inject({ method: 'HEAD', url });
    expect([statusCode, headers['allow']]).toEqual([405, 'GET, POST']);
  },
);

test('[SE-02] the page can read a cookie that a resolver sets', async () => {
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

test.each([
  ['/graphql?query=%7Bname%7D', 400],
  ['/graphql?query=%7B', 400],
  ['/graphql/stream', 406],
  ['/readyz?platform=1', 503],
  ['/nothing.png', 404],
  ['/%ff', 200],
])('every response has the id under which it is logged: GET %s', async (url, status) => {
  const given = await kit.get(url, { 'x-request-id': 'from-a-proxy' });
  expect([given.statusCode, given.headers['x-request-id']]).toEqual([status, 'from-a-proxy']);
  expect((await kit.get(url)).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test.each([
  [`/${'/'.repeat(15_000)}x`, 414],
  [`/stays/?text=${'a'.repeat(4_096)}`, 414],
  [`/graphqlx${'/'.repeat(5_000)}?`, 414],
  [`/stays/?text=${'a'.repeat(4_000)}`, 200],
  [`/graphql?query=${'%20'.repeat(2_000)}{name}`, 200],
])('an address that is longer than any of the portal is refused (case %#)', async (url, status) => {
  const headers = { accept: 'text/html,*/*;q=0.8', 'content-type': 'application/json' };
  expect((await kit.get(url, headers)).statusCode).toBe(status);
});

test.each(['too short', 'short', 'x'.repeat(65), 'with space'])(
  'an unusable id is replaced: %s',
  async (id) => {
    const { headers } = await kit.get('/healthz', { 'x-request-id': id });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  },
);
