import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { createTransport, type Transport } from './transport';

const maxBodyBytes = 1_000;
const request = (url: string, signal: AbortSignal) => ({
  method: 'GET',
  url: new URL(url),
  headers: {},
  body: undefined,
  signal,
  ownConnection: false,
  timeoutMs: 1_000,
});

/** Waits for every error that an abandoned request may still emit; one without a listener would end the process. */
const errorsToCome = () => new Promise((resolve) => setTimeout(resolve, 100));

test('an aborted request is not sent, and affects no other', async () => {
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

test('a request that is aborted before it has a connection affects no other', async () => {
  const transport = createTransport({ maxBodyBytes });
  const abort = new AbortController();
  const answer = transport.send(request('http://127.0.0.1:9/', abort.signal));
  abort.abort();
  await expect(answer).rejects.toMatchObject({ reason: 'aborted' });
  await errorsToCome();
  transport.close();
});

describe('answers of a platform', () => {
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

  test('a connection that closes without an answer is stale when it has answered before, otherwise broken', async () => {
    answers = [close, answer, close];
    await expect(send()).rejects.toMatchObject({ reason: 'broken' });
    await expect(send()).resolves.toMatchObject({ status: 200 });
    // undici uses a connection again in the next turn of the event loop.
    await setImmediate();
    await expect(send()).rejects.toMatchObject({ reason: 'stale' });
  });

  test('a request that wants a separate connection leaves kept-alive ones alone, and closes its own', async () => {
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

  test('the answer is the one that follows early hints', async () => {
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
