import http from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { createTransport, type Transport } from './transport';

const maxBodyBytes = 1_000;
const request = (url: string, signal: AbortSignal) => ({
  method: 'GET',
  url: new URL(url),
  headers: {},
  body: undefined,
  signal,
  ownConnection: false,
  timeoutMs: 10_000,
});

/** Waits for every error that an abandoned request may still emit; one without a listener would end the process. */
const errorsToCome = () => new Promise((resolve) => setTimeout(resolve, 100));

test('an aborted request is not sent, and does not affect others', async () => {
  let calls = 0;
  const server = http.createServer((_, response) => {
    calls += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const transport = createTransport({ maxBodyBytes });
  await expect(
    transport.send(request(`http://127.0.0.1:${port}/`, AbortSignal.abort())),
  ).rejects.toMatchObject({ reason: 'aborted' });
  await errorsToCome();
  expect(calls).toBe(0);
  transport.close();
  server.close();
});

test('a request aborted before it has a connection does not affect others', async () => {
  const transport = createTransport({ maxBodyBytes });
  const abort = new AbortController();
  const answer = transport.send(request('http://127.0.0.1:9/', abort.signal));
  abort.abort();
  await expect(answer).rejects.toMatchObject({ reason: 'aborted' });
  await errorsToCome();
  transport.close();
});

describe('responses of a platform', () => {
  let server: http.Server;
  let transport: Transport;
  let answers: http.RequestListener[];
  const send = (changes: { readonly ownConnection?: boolean } = {}) => {
    const { port } = server.address() as AddressInfo;
    const { signal } = new AbortController();
    return transport.send({ ...request(`http://127.0.0.1:${port}/`, signal), ...changes });
  };
  const answer: http.RequestListener = (_, response) => response.end('{}');
  const close: http.RequestListener = ({ socket }) => socket.end();

  beforeEach(async () => {
    server = http.createServer((incoming, response) => answers.shift()?.(incoming, response));
    transport = createTransport({ maxBodyBytes });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(() => {
    transport.close();
    server.close();
  });

  test('a connection that closes without a response is stale if it has answered before, otherwise broken', async () => {
    answers = [close, answer, close];
    await expect(send()).rejects.toMatchObject({ reason: 'broken' });
    await expect(send()).resolves.toMatchObject({ status: 200 });
    // undici uses a connection again in the next turn of the event loop.
    await setImmediate();
    await expect(send()).rejects.toMatchObject({ reason: 'stale' });
  });

  test('a request that requires a separate connection uses no kept-alive one, and closes its own', async () => {
    const ports: (number | undefined)[] = [];
    const note: http.RequestListener = ({ socket, headers }, response) => {
      ports.push(socket.remotePort);
      response.end(headers.connection);
    };
    answers = [note, note, note];
    await send();
    await expect(send({ ownConnection: true })).resolves.toMatchObject({ body: 'close' });
    await send();
    expect(ports[2]).toBe(ports[0]);
    expect(ports[1]).not.toBe(ports[0]);
  });

  test('the response is the one that follows early hints', async () => {
    answers = [
      (_, response) => {
        response.writeEarlyHints({ link: '</style.css>; rel=preload' });
        response.writeHead(404, 'Gone Fishing').end('{"code":1}');
      },
    ];
    await expect(send()).resolves.toMatchObject({
      status: 404,
      statusText: 'Gone Fishing',
      body: '{"code":1}',
    });
  });

  test('a request that was ended before it had a connection is never sent', async () => {
    let calls = 0;
    answers = [() => (calls += 1)];
    const { port } = server.address() as AddressInfo;
    const ended = new AbortController();
    const waiting = transport.send(request(`http://127.0.0.1:${port}/`, ended.signal));
    ended.abort();
    await expect(waiting).rejects.toMatchObject({ reason: 'aborted' });
    await errorsToCome();
    expect(calls).toBe(0);
  });
});

/** The platform writes these bytes, whatever they are. */
describe('bytes of a platform', () => {
  let server: Server;
  let transport: Transport;
  let requests: number;
  let reply: (socket: Socket) => void;

  beforeEach(async () => {
    requests = 0;
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => {
        requests += 1;
        reply(socket);
      });
    });
    transport = createTransport({ maxBodyBytes });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(() => {
    transport.close();
    server.close();
  });

  const send = (ownConnection = false, timeoutMs = 10_000) => {
    const { port } = server.address() as AddressInfo;
    const { signal } = new AbortController();
    return transport.send({ ...request(`http://127.0.0.1:${port}/`, signal), ownConnection, timeoutMs });
  };
  const answerOf = (head: string, body: string | Buffer): Buffer =>
    Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${head}\r\n`), Buffer.from(body)]);
  const body = '{"value":[]}';

  test.each([
    ['a length', answerOf(`content-length: ${body.length}\r\n`, body)],
    ['chunks', answerOf('transfer-encoding: chunked\r\n', `c\r\n${body}\r\n0\r\n\r\n`)],
    [
      'a compressed body',
      answerOf(`content-encoding: gzip\r\ncontent-length: ${gzipSync(body).length}\r\n`, gzipSync(body)),
    ],
    [
      'early hints',
      Buffer.concat([
        Buffer.from('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'),
        answerOf(`content-length: ${body.length}\r\n`, body),
      ]),
    ],
  ])(
    'a response with %s that ends before its last byte is rejected, and the request is sent once',
    async (_, bytes) => {
      for (const ownConnection of [false, true]) {
        for (let end = 0; end < bytes.length; end += 1) {
          reply = (socket) => socket.end(bytes.subarray(0, end));
          const outcome = await send(ownConnection).then(
            () => 'a response',
            ({ reason }: { reason: string }) => reason,
          );
          expect([end, ['broken', 'stale'].includes(outcome)]).toEqual([end, true]);
        }
        expect(requests).toBe(bytes.length);
        requests = 0;
        reply = (socket) => socket.end(bytes);
        await expect(send(ownConnection)).resolves.toMatchObject({ status: 200, body });
        requests = 0;
      }
    },
  );

  test.each([
    ['more bytes than its length', answerOf('content-length: 2\r\n', '{}{"value":"more"}')],
    [
      'a second response',
      Buffer.concat([answerOf('content-length: 2\r\n', '{}'), answerOf('content-length: 1\r\n', '1')]),
    ],
  ])(
    'a response with %s ends at its declared length, and the connection is not used again',
    async (_, bytes) => {
      const sockets = new Set<Socket>();
      reply = (socket) => {
        sockets.add(socket);
        socket.write(bytes);
      };
      for (let times = 0; times < 5; times += 1) await expect(send()).resolves.toMatchObject({ body: '{}' });
      expect([requests, sockets.size]).toEqual([5, 5]);
    },
  );

  test.each([
    ['a chunk without a length', answerOf('transfer-encoding: chunked\r\n', 'zz\r\n{}\r\n')],
    ['two lengths', answerOf('content-length: 2\r\ncontent-length: 3\r\n', '{} ')],
    [
      'a length and chunks',
      answerOf('content-length: 2\r\ntransfer-encoding: chunked\r\n', '2\r\n{}\r\n0\r\n\r\n'),
    ],
    ['a negative length', answerOf('content-length: -1\r\n', '{}')],
    ['headers of 64 KiB', answerOf(`x-large: ${'x'.repeat(65_536)}\r\ncontent-length: 2\r\n`, '{}')],
    [
      'trailers of 64 KiB',
      answerOf('transfer-encoding: chunked\r\n', `0\r\nx-large: ${'x'.repeat(65_536)}\r\n\r\n`),
    ],
    ['a protocol other than HTTP', Buffer.from('SSH-2.0-OpenSSH_9.2\r\n')],
    [
      '100 Continue, which nobody requested',
      Buffer.from('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'),
    ],
    [
      'an upgrade that nobody requested',
      Buffer.from('HTTP/1.1 101 Switching Protocols\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n'),
    ],
    [
      'a body that is not compressed as declared',
      answerOf('content-encoding: gzip\r\ncontent-length: 2\r\n', '{}'),
    ],
    ['an unknown encoding', answerOf('content-encoding: br\r\ncontent-length: 2\r\n', '{}')],
  ])('a response with %s is rejected', async (_, bytes) => {
    reply = (socket) => socket.end(bytes);
    for (const ownConnection of [false, true]) {
      await expect(send(ownConnection)).rejects.toMatchObject({
        reason: expect.stringMatching(/^(broken|stale)$/),
      });
    }
    expect(requests).toBe(2);
  });

  test.each([
    ['reason', 'HTTP/1.1 200 '],
    ['header', 'HTTP/1.1 200 OK\r\n'],
    ['series of early hints', ''],
  ])('a response whose %s never ends is a time-out', async (what, start) => {
    const more = {
      reason: 'x'.repeat(1_000),
      header: 'x: ',
      'series of early hints': 'HTTP/1.1 103 Early Hints\r\n\r\n',
    }[what];
    reply = (socket) => {
      socket.write(start);
      const timer = setInterval(() => socket.write(more ?? ''), 5);
      socket.once('close', () => clearInterval(timer));
    };
    await expect(send(true, 100)).rejects.toMatchObject({
      reason: expect.stringMatching(/^(timeout|broken)$/),
    });
  });

  test('a small response that decompresses to more than the limit is refused', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    const bytes = answerOf('content-encoding: gzip\r\ncontent-length: ' + `${bomb.length}\r\n`, bomb);
    reply = (socket) => socket.end(bytes);
    await expect(
      createTransport({ maxBodyBytes: 20_000 }).send({
        ...request(
          `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
          new AbortController().signal,
        ),
      }),
    ).rejects.toMatchObject({ reason: 'tooLarge' });
  });

  test('of a header field that is repeated, the first value counts', async () => {
    const head =
      'retry-after: 1\r\nretry-after: 9\r\ncontent-type: application/json\r\ncontent-type: text/html\r\n';
    reply = (socket) => socket.end(answerOf(`${head}content-encoding: GZIP\r\n`, gzipSync(body)));
    const { headers, body: read } = await send();
    expect([headers, read]).toMatchObject([{ 'retry-after': '1', 'content-type': 'application/json' }, body]);
  });
});
