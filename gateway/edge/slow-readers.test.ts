/**
 * A thousand readers that follow a stream and read nothing. They connect over a Unix socket, whose kernel buffer is small and of
 * fixed size, so unread data waits in the gateway after a few events.
 */
import { connect as connectTo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gql } from 'graphql-tag';
import { LatestIterator } from '../live/latest-iterator';
import { edge } from '../testing/edge-kit';
import { payloadOf, startTestGateway, type TestGateway } from '../testing/gateway-kit';
import { until } from '../testing/until';

const READERS = 1_000;
const EVENT_BYTES = 16_384;
const EVENTS = 60;

type Tick = { readonly tick: string };

const followers = new Set<LatestIterator<Tick>>();
const follow = () => {
  const iterator: LatestIterator<Tick> = new LatestIterator(() => followers.delete(iterator));
  followers.add(iterator);
  return iterator;
};
const push = (round: number) => {
  const tick = `${round}:${'x'.repeat(EVENT_BYTES)}`;
  for (const follower of followers) follower.push({ tick }, false);
};

const path = join(tmpdir(), `slow-readers-${process.pid}.sock`);
const accepted = new Set<Socket>();
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({
    ...edge,
    schema: {
      typeDefs: 'type Query { name: String } type Subscription { tick: String! }',
      resolvers: {
        Query: { name: () => 'the gateway' },
        Subscription: { tick: { subscribe: follow } },
      },
    },
    socketLimits: {
      anonymousSockets: 2 * READERS,
      anonymousSocketsPerAddress: 2 * READERS,
      costPerCaller: 1_000_000,
    },
  });
  const { app } = gateway.gateway;
  app.server.on('connection', (socket: Socket) => {
    accepted.add(socket);
    socket.once('close', () => accepted.delete(socket));
  });
  await app.listen({ path });
}, 60_000);
afterAll(() => gateway.stop());

const body = JSON.stringify(payloadOf({ query: gql`subscription { tick }` }));
const request = [
  'POST /graphql/stream HTTP/1.1',
  'host: gateway',
  'accept: text/event-stream',
  'content-type: application/json',
  `content-length: ${body.length}`,
  '',
  body,
].join('\r\n');

/** Takes the first kilobyte, which proves that it follows, and nothing more. */
function slowReader(): Socket {
  const socket = connectTo({ path, onread: { buffer: Buffer.alloc(1_024), callback: () => false } });
  socket.on('error', () => undefined);
  socket.write(request);
  return socket;
}

/** Records the rounds in the order in which a reader that reads everything receives them. */
function quickReader(): { readonly rounds: number[]; readonly socket: Socket } {
  const rounds: number[] = [];
  const socket = connectTo({ path });
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    for (const [, round] of text.matchAll(/"tick":"(\d+):/g)) rounds.push(Number(round));
    text = text.slice(-20).replaceAll(/"tick":"\d+:/g, '');
  });
  socket.write(request);
  return { rounds, socket };
}

async function openStreams(): Promise<number> {
  const { body } = await gateway.gateway.app.inject('/metrics');
  return Number(/^gateway_open_event_streams (\d+)$/m.exec(body)?.[1]);
}

const waiting = (): number => [...accepted].reduce((sum, { writableLength }) => sum + writableLength, 0);

test('a thousand slow readers hold one event each, are closed after ten seconds, and delay no other clients', async () => {
  const readers: Socket[] = [];
  while (readers.length < READERS) {
    // Fewer in parallel than the limit of unfinished requests.
    readers.push(...Array.from({ length: 100 }, slowReader));
    await until(async () => (await openStreams()) === readers.length);
  }
  const quick = quickReader();
  await until(async () => (await openStreams()) === READERS + 1);
  // They share one execution.
  expect(followers.size).toBe(1);

  let maxWaiting = 0;
  for (let round = 1; round <= EVENTS; round += 1) {
    push(round);
    await until(() => quick.rounds.at(-1) === round);
    const { data } = await gateway.execute({ query: gql`{ name }` });
    expect(data).toEqual({ name: 'the gateway' });
    maxWaiting = Math.max(maxWaiting, waiting());
  }
  const framesHeld = maxWaiting / READERS / EVENT_BYTES;
  // The readers do stall: the kernel buffers are full.
  expect(framesHeld).toBeGreaterThan(0.5);
  expect(framesHeld).toBeLessThan(1.5);
  expect(quick.rounds).toEqual(Array.from({ length: EVENTS }, (_, index) => index + 1));

  for (let seconds = 0; (await openStreams()) > 1 && seconds < 30; seconds += 1) {
    push(EVENTS + 1 + seconds);
    await sleep(1_000);
  }
  await expect(openStreams()).resolves.toBe(1);
  expect(waiting()).toBeLessThan(2 * EVENT_BYTES);
  for (const socket of [...readers, quick.socket]) socket.destroy();
  await until(() => followers.size === 0);
}, 120_000);
