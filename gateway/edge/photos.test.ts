import { connect } from 'node:net';
import { edge, useEdge } from '../testing/edge-kit';
import { startTestGateway, testPlatformUrl } from '../testing/gateway-kit';
import { nock } from '../testing/use-nock';

const kit = useEdge();

test('pictures are proxied without credentials and cached for a day', async () => {
  nock(testPlatformUrl, { badheaders: ['authorization', 'cookie', 'h-csrf-token'] })
    .get('/photos/cabin-800.webp')
    .reply(200, 'picture', { 'content-type': 'image/webp', etag: '"1"', 'set-cookie': 'a=b' });
  const response = await kit.get('/photos/cabin-800.webp', {
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

test('a cache keeps the formats of a picture apart', async () => {
  nock(testPlatformUrl, { reqheaders: { accept: 'image/avif,*/*' } })
    .get('/photos/cabin-800.webp')
    .reply(200, 'picture', { 'content-type': 'image/avif', vary: 'accept' });
  const { headers } = await kit.get('/photos/cabin-800.webp', { accept: 'image/avif,*/*' });
  expect([headers['content-type'], headers['vary']]).toEqual(['image/avif', 'accept, accept-encoding']);
});

test('an SVG has no rights: opened by itself, its scripts would run as the portal', async () => {
  nock(testPlatformUrl)
    .get('/photos/vr-moab-01.outside.svg')
    .reply(200, '<svg><script>alert(1)</script></svg>', {
      'content-type': 'image/svg+xml',
      'content-security-policy': "script-src 'unsafe-inline'",
    });
  const { statusCode, headers } = await kit.get('/photos/vr-moab-01.outside.svg');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});

test('an unchanged picture is not sent again', async () => {
  nock(testPlatformUrl, { reqheaders: { 'if-none-match': '"1"' } })
    .get('/photos/cabin-800.webp')
    .reply(304, undefined, { etag: '"1"' });
  const { statusCode, headers, body } = await kit.get('/photos/cabin-800.webp', { 'if-none-match': '"1"' });
  expect([statusCode, headers['etag'], body]).toEqual([304, '"1"', '']);
});

test('the address of a picture reaches the platform unchanged, with its query', async () => {
  nock(testPlatformUrl)
    .get('/photos/cabin.webp?w=400&sig=a%2Fb')
    .reply(200, 'picture', { 'content-type': 'image/webp' });
  expect((await kit.get('/photos/cabin.webp?w=400&sig=a%2Fb')).body).toBe('picture');
});

test.each([
  [
    'a page',
    () => nock(testPlatformUrl).get('/photos/x').reply(200, '<script>', { 'content-type': 'text/html' }),
    502,
  ],
  ['missing', () => nock(testPlatformUrl).get('/photos/x').reply(404), 404],
  // Without an interceptor nock refuses the connection.
  ['unreachable', () => undefined, 502],
])('a picture that is %s is not proxied', async (_, reply, status) => {
  reply();
  expect((await kit.get('/photos/x')).statusCode).toBe(status);
});

/** Sends the path unchanged: clients, and the injected requests of the other tests, normalize it. */
const statusOf = (gatewayUrl: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const socket = connect(Number(new URL(gatewayUrl).port), '127.0.0.1');
    socket.once('error', reject);
    socket.once('data', (head) => resolve(Number(head.toString().split(' ')[1])));
    socket.end(`GET ${path} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n`);
  });

test.each(['/photos/../api/v0/userInfo', '/photos/%2e%2e/api/v0/userInfo', '/photos/a/%2E./../../readyz'])(
  'the path %s does not reach other parts of the platform',
  async (path) => {
    const other = nock(testPlatformUrl)
      .get(/./)
      .reply(200, 'not for everybody', { 'content-type': 'image/webp' });
    const own = await startTestGateway({ ...edge, listen: true });
    const status = await statusOf(own.url, path);
    expect(status).toBe(404);
    expect(other.isDone()).toBe(false);
    await own.stop();
  },
);
