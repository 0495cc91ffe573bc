import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTransport } from './transport';

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

/** Lets every error that an abandoned request may still emit come out; one without a listener would end the process. */
const errorsToCome = () => new Promise((resolve) => setTimeout(resolve, 100));

test('an aborted request is not sent, and affects no other', async () => {
  let calls = 0;
  const server = http.createServer((_, response) => {
    calls += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const transport = createTransport(maxBodyBytes);
  await expect(
    transport.send(request(`http://127.0.0.1:${port}/`, AbortSignal.abort())),
  ).rejects.toMatchObject({ reason: 'aborted' });
  await errorsToCome();
  expect(calls).toBe(0);
  transport.close();
  server.close();
});

test('a request that is aborted before it has a connection affects no other', async () => {
  const transport = createTransport(maxBodyBytes);
  const abort = new AbortController();
  const answer = transport.send(request('http://127.0.0.1:9/', abort.signal));
  abort.abort();
  await expect(answer).rejects.toMatchObject({ reason: 'aborted' });
  await errorsToCome();
  transport.close();
});
