import { connect as connectTo } from 'node:net';
import { edge } from '../testing/edge-kit';
import { startTestGateway, testEnvironment, type TestGateway } from '../testing/gateway-kit';

let gateway: TestGateway;

beforeAll(async () => {
  const clientTimeouts = { headersMs: 200, requestMs: 400 };
  gateway = await startTestGateway({ ...edge, environment: { clientTimeouts }, listen: true });
});
afterAll(() => gateway.stop());

const post = 'POST /graphql HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\n';

test.each([
  ['nothing', ''],
  ['headers that never end', `${post}X-Slow: `],
  ['a body that never ends', `${post}Content-Length: 100\r\n\r\n{"query":`],
  ['a second request that never ends', `GET /healthz HTTP/1.1\r\nHost: portal\r\n\r\n${post}`],
])('a connection that sends %s is closed', async (_, sent) => {
  const socket = connectTo(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.write(sent);
  const received = (await socket.setEncoding('utf8').toArray()).join('');
  expect(received).toMatch(/HTTP\/1\.1 408 Request Timeout\r\nContent-Length: \d+\r\n[^]*$/);
});

async function answerTo(sent: string): Promise<string> {
  const socket = connectTo(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.write(sent);
  return (await socket.setEncoding('utf8').toArray()).join('');
}

test.each([
  [
    'too many headers',
    `${post}X-Large: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  ['bytes that are not HTTP', 'hello\r\n\r\n', '400 Bad Request'],
])('the refusal of %s closes the connection', async (_, sent, status) => {
  expect(await answerTo(sent)).toBe(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
});

test.each([
  ['a page', 'GET /healthz HTTP/1.1\r\nHost: portal\r\nhost: elsewhere\r\n\r\n'],
  ['an operation', `${post}Host: portal\r\nContent-Length: 26\r\n\r\n{"query":"{ __typename }"}`],
  [
    'a socket',
    'GET /graphql HTTP/1.1\r\nHost: portal\r\nHOST: elsewhere\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  ],
])('a request of %s with two Host headers is refused, and its connection closed', async (_, sent) => {
  expect(await answerTo(sent)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

test('chunks in HTTP/1.0, which has none, are refused, and the connection closed', async () => {
  const sent = `${post.replace('HTTP/1.1', 'HTTP/1.0')}Connection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
  expect(await answerTo(sent)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

test('a request that offers a protocol other than WebSocket is handled normally', async () => {
  const body = JSON.stringify({ query: '{ __typename }' });
  const offer =
    'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
  const received = await answerTo(`${post}${offer}Content-Length: ${body.length}\r\n\r\n${body}`);
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\{"data":\{"__typename":"Query"\}\}/);
});

test('by default headers have 5 seconds, whole requests 10, and unread responses 60', () => {
  expect(testEnvironment().clientTimeouts).toEqual({ headersMs: 5_000, requestMs: 10_000 });
  const { headersTimeout, requestTimeout, timeout } = gateway.gateway.app.server;
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 200,
    requestTimeout: 400,
    timeout: 60_000,
  });
});
