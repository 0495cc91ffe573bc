import { ApolloClient, type ErrorLike, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestSocket } from '../../testing/test-socket';
import { lazyLiveLink, reportLiveLink, useLiveLink } from './live-link';
import { renderHook } from '@testing-library/react';

const QUOTE = gql`
  subscription Quote($token: ID!) {
    priceQuoteStatus(token: $token) {
      __typename
    }
  }
`;
const KEY = 'travel-portal.live-way';
const state = (__typename: string) => ({ priceQuoteStatus: { __typename } });
const PENDING = state('PriceQuotePending');
const SUCCESS = state('PriceQuoteSuccess');

type Answer = () => Response | Promise<Response>;
const encoded = (text: string) => new TextEncoder().encode(text);
const sseOf = (data: object) => encoded(`event: next\ndata: ${JSON.stringify({ data })}\n\n`);

/** An event stream that the test writes. */
function eventStream() {
  let written: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (written = controller) });
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  return {
    answer: () => response,
    write: (bytes: Uint8Array) => written.enqueue(bytes),
    end: () => written.close(),
    cut: () => written.error(new TypeError('network error')),
  };
}
const heldBack: Answer = () => eventStream().answer();
const json =
  (body: object): Answer =>
  () =>
    Response.json(body);
const refused =
  (status: number): Answer =>
  () =>
    new Response('blocked', { status });
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** What the network answers, in this order; the last again and again. */
let streams: Answer[];
let queries: Answer[];
let requested: { path: string; body: { query: string; variables: object } }[];

const nextOf = (answers: Answer[]): Answer => (answers.length > 1 ? answers.shift()! : answers[0]!);

beforeEach(async () => {
  await import('./live-ways');
  sessionStorage.clear();
  reportLiveLink('up');
  requested = [];
  streams = [unreachable];
  queries = [unreachable];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    requested.push({ path, body: JSON.parse(body) });
    return Promise.resolve(nextOf(path.endsWith('/stream') ? streams : queries)());
  });
});
let close = async () => {};
afterEach(async () => {
  await close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const pathsRequested = () => requested.map(({ path }) => path);

function follow() {
  const onForbidden = vi.fn();
  const live = lazyLiveLink({ graphUrl: '/graphql', onForbidden, http: new HttpLink({ uri: '/graphql' }) });
  close = live.close;
  const client = new ApolloClient({ link: live.link, cache: new InMemoryCache() });
  const followed = { states: [] as unknown[], errors: [] as ErrorLike[], isComplete: false, onForbidden };
  const subscription = client
    .subscribe<typeof PENDING>({ query: QUOTE, variables: { token: 't' } })
    .subscribe({
      next: ({ data, error }) => {
        if (data) followed.states.push(data.priceQuoteStatus.__typename);
        if (error) followed.errors.push(error);
      },
      complete: () => (followed.isComplete = true),
    });
  return Object.assign(followed, { leave: () => subscription.unsubscribe() });
}

const cuts: [string, (socket: TestSocket) => void, number][] = [
  ['refused', (socket) => socket.close(1006), 2_000],
  ['closed with 1008', (socket) => (socket.open(), socket.close(1008)), 2_000],
  ['closed without a status', (socket) => (socket.open(), socket.close(1005)), 2_000],
  ['never opened', () => undefined, 10_000],
  ['opened and silent', (socket) => socket.open(), 10_000],
];

test.each(cuts)(
  '[PQ-20] after two sockets that are %s, an event stream is followed',
  async (_, cut, within) => {
    TestSocket.install(cut);
    const stream = eventStream();
    streams = [stream.answer];
    const followed = follow();
    await vi.advanceTimersByTimeAsync(within);
    expect(TestSocket.opened).toHaveLength(2);
    expect(requested).toEqual([
      {
        path: '/graphql/stream',
        body: {
          query: expect.stringMatching(/^subscription/),
          variables: { token: 't' },
          operationName: 'Quote',
        },
      },
    ]);
    stream.write(encoded(':\n\n'));
    stream.write(sseOf(PENDING));
    await vi.advanceTimersByTimeAsync(30_000);
    stream.write(sseOf(SUCCESS));
    stream.write(encoded('event: complete\ndata:\n\n'));
    await settle();
    expect(followed).toMatchObject({ states: ['PriceQuotePending', 'PriceQuoteSuccess'], isComplete: true });
    expect(requested).toHaveLength(1);
  },
);

test.each([
  ['holds event streams back', heldBack, 6_000],
  ['refuses event streams', refused(403), 2_000],
  ['answers event streams with a page', (() => new Response('<p>Sign in to the hotel</p>')) as Answer, 2_000],
])(
  '[PQ-20] where the network %s, the state is queried each second until the last',
  async (_, answer, within) => {
    TestSocket.install((socket) => socket.close(1006));
    streams = [answer];
    queries = [json({ data: PENDING }), json({ data: PENDING }), json({ data: SUCCESS })];
    const followed = follow();
    await vi.advanceTimersByTimeAsync(within);
    expect(followed.states.length).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(followed).toMatchObject({
      states: ['PriceQuotePending', 'PriceQuotePending', 'PriceQuoteSuccess'],
      isComplete: true,
    });
    const polls = requested.filter(({ path }) => path === '/graphql');
    expect(polls).toHaveLength(3);
    expect(polls[0]?.body).toMatchObject({ variables: { token: 't' } });
    expect(parse(polls[0]!.body.query).definitions).toMatchObject([{ operation: 'query' }]);
  },
);

test.each(['stream', 'polls'])('the tab remembers that %s works, and begins with it', async (way) => {
  TestSocket.install((socket) => socket.close(1006));
  sessionStorage.setItem(KEY, way);
  streams = [heldBack];
  queries = [json({ data: SUCCESS })];
  follow();
  await vi.advanceTimersByTimeAsync(10);
  expect(TestSocket.opened).toHaveLength(0);
  expect(pathsRequested()).toEqual([way === 'stream' ? '/graphql/stream' : '/graphql']);
});

test('a way that has delivered an event is remembered, and used again after an interruption', async () => {
  TestSocket.install((socket) => socket.close(1006));
  const [first, second] = [eventStream(), eventStream()];
  streams = [first.answer, second.answer];
  const followed = follow();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  first.write(sseOf(PENDING));
  await settle();
  expect(sessionStorage.getItem(KEY)).toBe('stream');
  const connection = renderHook(useLiveLink);
  first.cut();
  await settle();
  connection.rerender();
  expect(connection.result.current).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(1_000);
  second.write(sseOf(SUCCESS));
  await settle();
  connection.rerender();
  expect(connection.result.current).toBe('up');
  expect(followed.states).toEqual(['PriceQuotePending', 'PriceQuoteSuccess']);
  expect(pathsRequested()).toEqual(['/graphql/stream', '/graphql/stream']);
  expect(TestSocket.opened).toHaveLength(2);
});

test('a stream that falls silent between two states is followed again', async () => {
  TestSocket.install((socket) => socket.close(1006));
  sessionStorage.setItem(KEY, 'stream');
  const [first, second] = [eventStream(), eventStream()];
  streams = [first.answer, second.answer];
  const followed = follow();
  await settle();
  first.write(sseOf(PENDING));
  await vi.advanceTimersByTimeAsync(40_000);
  first.write(sseOf(PENDING));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(requested).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(pathsRequested()).toEqual(['/graphql/stream', '/graphql/stream']);
  second.write(sseOf(SUCCESS));
  await settle();
  expect(followed.states.at(-1)).toBe('PriceQuoteSuccess');
});

test('during an outage all ways are tried in turn, at longer intervals, and immediately when the network is back', async () => {
  TestSocket.install((socket) => socket.close(1006));
  const followed = follow();
  await vi.advanceTimersByTimeAsync(120_000);
  const { length } = TestSocket.opened;
  expect(length).toBeGreaterThan(6);
  expect(length).toBeLessThan(30);
  expect(pathsRequested().filter((path) => path === '/graphql').length).toBeGreaterThan(2);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(TestSocket.opened.length + requested.length).toBeGreaterThan(length);
  expect(followed).toMatchObject({ errors: [], isComplete: false });
});

test('an error of the operation is reported and not tried again', async () => {
  TestSocket.install((socket) => socket.close(1006));
  sessionStorage.setItem(KEY, 'polls');
  queries = [
    json({
      data: { priceQuoteStatus: null },
      errors: [{ message: 'busy', extensions: { code: 'PLATFORM_TIMEOUT' } }],
    }),
    json({
      data: { priceQuoteStatus: null },
      errors: [{ message: 'none', extensions: { code: 'NOT_FOUND' } }],
    }),
  ];
  const followed = follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(followed.errors.map(({ message }) => message)).toEqual(['none']);
  expect(followed.isComplete).toBe(true);
  expect(pathsRequested().filter((path) => path === '/graphql')).toHaveLength(2);
});

test('work that the platform does not know ends without a state', async () => {
  sessionStorage.setItem(KEY, 'polls');
  queries = [json({ data: { priceQuoteStatus: null } })];
  const followed = follow();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(followed).toMatchObject({ states: [], errors: [], isComplete: true });
  expect(requested).toHaveLength(1);
});

test('[SE-19] a socket with a refused token is opened again: it is not cut', async () => {
  TestSocket.install((socket) => (socket.open(), socket.close(4403)));
  const { onForbidden } = follow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onForbidden.mock.calls.length).toBeGreaterThan(2);
  expect(requested).toEqual([]);
});

test('a page that returns from the back/forward cache connects immediately', async () => {
  TestSocket.install();
  const followed = follow();
  await settle();
  TestSocket.last().receive({ type: 'connection_ack' });
  await settle();
  TestSocket.last().receiveResult({ data: PENDING });
  await settle();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await settle();
  expect(TestSocket.opened).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(TestSocket.opened).toHaveLength(2);
  TestSocket.last().receive({ type: 'connection_ack' });
  await settle();
  TestSocket.last().receiveResult({ data: SUCCESS });
  expect(followed.states).toEqual(['PriceQuotePending', 'PriceQuoteSuccess']);
});

test.each([
  ['leaves', ({ leave }: ReturnType<typeof follow>) => leave()],
  ['unmounts the portal', () => void close()],
])('[TA-07] a page that %s during a reconnect stops waiting and retrying', async (_, end) => {
  TestSocket.install((socket) => socket.close(1006));
  const followed = follow();
  await vi.advanceTimersByTimeAsync(100);
  end(followed);
  await settle();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(TestSocket.opened).toHaveLength(1);
  expect(requested).toEqual([]);
});
