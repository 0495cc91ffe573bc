import type { Client } from 'graphql-ws';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestSocket } from '../../testing/test-socket';
import { storeCredentials } from '../session/credentials';
import { createLiveClient, type LiveClientOptions } from './live-client';

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Clients listen to the window, which all tests share. */
let clients: Client[] = [];
function newClient(onForbidden: LiveClientOptions['onForbidden'] = () => undefined): Client {
  const client = createLiveClient({ graphUrl: '/graphql', onForbidden });
  clients.push(client);
  return client;
}

async function subscribe(onForbidden?: LiveClientOptions['onForbidden']) {
  const error = vi.fn();
  newClient(onForbidden).subscribe(
    { query: 'subscription { bookingStatus(token: "t") { __typename } }' },
    { next: vi.fn(), error, complete: vi.fn() },
  );
  await settle();
  return { error };
}

async function connect(onForbidden?: LiveClientOptions['onForbidden']) {
  const subscriber = await subscribe(onForbidden);
  TestSocket.last().receive({ type: 'connection_ack' });
  await settle();
  return subscriber;
}

beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.install();
});
afterEach(() => {
  for (const client of clients) void client.dispose();
  clients = [];
  vi.useRealTimers();
});

test('no socket opens before the first subscription', async () => {
  newClient();
  await settle();
  expect(TestSocket.opened).toHaveLength(0);
});

test('[SE-02] [SE-03] the connection opens with the current credentials', async () => {
  storeCredentials({ token: 'token-1', csrfToken: 'csrf-1' });
  await connect();
  expect(TestSocket.last().url).toBe('ws://localhost/graphql');
  expect(TestSocket.last().sent[0]).toEqual({
    type: 'connection_init',
    payload: {
      'apollographql-client-name': 'travel-portal',
      authorization: 'Bearer token-1',
      csrfToken: 'csrf-1',
    },
  });
  expect(TestSocket.last().sent[1]).toMatchObject({ type: 'subscribe' });
});

test('a page in the back/forward cache closes its socket', async () => {
  const { error } = await connect();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await settle();
  expect(TestSocket.last().readyState).toBe(3);
  expect(error).toHaveBeenCalledOnce();
});

test('a connection that becomes silent is detected by its missing pong', async () => {
  const { error } = await connect();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(TestSocket.last().sent.at(-1)).toMatchObject({ type: 'ping' });
  expect(error).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(error).toHaveBeenCalledOnce();
});

test('a connection that answers its pings is kept', async () => {
  const { error } = await connect();
  await vi.advanceTimersByTimeAsync(5_000);
  TestSocket.last().receive({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(error).not.toHaveBeenCalled();
});

test.each([
  ['that never opens', () => undefined],
  ['that opens and passes nothing on', (socket: TestSocket) => socket.open()],
])('a connection %s fails after four seconds', async (_, network) => {
  TestSocket.install(network);
  const { error } = await subscribe();
  await vi.advanceTimersByTimeAsync(3_900);
  expect(error).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(error).toHaveBeenCalledOnce();
});

test('[SE-19] a refused token is reported', async () => {
  const onForbidden = vi.fn();
  await connect(onForbidden);
  TestSocket.last().close(4403, 'Forbidden');
  await settle();
  expect(onForbidden).toHaveBeenCalledTimes(1);
});
