import type { Client } from 'graphql-ws';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeCredentials } from '../session/credentials';
import { createLiveClient, type LiveClientOptions } from './live-client';

/** The browser's end of a WebSocket whose other end is the test. */
class TestSocket {
  static opened: TestSocket[] = [];
  static readonly OPEN = 1;
  readonly OPEN = 1;
  readyState = 1;
  protocol = 'graphql-transport-ws';
  sent: { type: string; id?: string; payload?: unknown }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: CloseEvent) => void;
  onerror?: (event: unknown) => void;

  constructor(readonly url: string) {
    TestSocket.opened.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1000, reason = '') {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close', { code, reason, wasClean: true }));
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const lastSocket = () => TestSocket.opened.at(-1)!;

/** Clients listen to the window, which all tests share. */
let clients: Client[] = [];
function newClient(onForbidden: LiveClientOptions['onForbidden'] = () => undefined): Client {
  const client = createLiveClient({ graphUrl: '/graphql', onForbidden });
  clients.push(client);
  return client;
}

async function subscribe(onForbidden?: LiveClientOptions['onForbidden']) {
  const client = newClient(onForbidden);
  const next = vi.fn();
  const leave = client.subscribe(
    { query: 'subscription { bookingStatus(token: "t") { __typename } }' },
    { next, error: vi.fn(), complete: vi.fn() },
  );
  await settle();
  lastSocket().receive({ type: 'connection_ack' });
  await settle();
  return { client, next, leave };
}

beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.opened = [];
  Object.assign(window, { WebSocket: TestSocket });
});
afterEach(() => {
  // A connecting client would end its wait later.
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
  await subscribe();
  expect(lastSocket().url).toBe('ws://localhost/graphql');
  expect(lastSocket().sent[0]).toEqual({
    type: 'connection_init',
    payload: {
      'apollographql-client-name': 'travel-portal',
      authorization: 'Bearer token-1',
      csrfToken: 'csrf-1',
    },
  });
  expect(lastSocket().sent[1]).toMatchObject({ type: 'subscribe' });
});

test('a page in the back/forward cache closes its socket, and a restored page connects immediately', async () => {
  await subscribe();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(lastSocket().readyState).toBe(3);
  await settle();
  expect(TestSocket.opened).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(TestSocket.opened).toHaveLength(2);
  lastSocket().receive({ type: 'connection_ack' });
  await settle();
  expect(lastSocket().sent[1]).toMatchObject({ type: 'subscribe' });
});

test('a silent connection is detected by its missing pong, replaced, and subscribed again', async () => {
  await subscribe();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lastSocket().sent.at(-1)).toMatchObject({ type: 'ping' });
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(TestSocket.opened).toHaveLength(2);
  lastSocket().receive({ type: 'connection_ack' });
  await settle();
  expect(lastSocket().sent.at(-1)).toMatchObject({ type: 'subscribe' });
});

test('a connection that answers its pings is kept', async () => {
  await subscribe();
  await vi.advanceTimersByTimeAsync(5_000);
  lastSocket().receive({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(TestSocket.opened).toHaveLength(1);
});

test('[SE-19] a refused token is reported and the subscription keeps retrying', async () => {
  const onForbidden = vi.fn();
  await subscribe(onForbidden);
  lastSocket().close(4403, 'Forbidden');
  await settle();
  expect(onForbidden).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(TestSocket.opened).toHaveLength(2);
});

test('[TA-07] a client that ends during a reconnect stops waiting and retrying', async () => {
  const { client, leave } = await subscribe();
  lastSocket().close(1006, '');
  await settle();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  leave();
  await client.dispose();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(TestSocket.opened).toHaveLength(1);
});
