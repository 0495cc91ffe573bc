import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';
import { LatestIterator } from '../live/latest-iterator';
import { until } from '../testing/until';
import { followerOf, type Outlet, SharedEvent } from './shared-streams';
import { SocketWriter } from './socket-writer';

const STREAMS = 20;
const ROUNDS = 100;
const padding = 'x'.repeat(50_000);

const http = createServer();
const sockets = new WebSocketServer({ noServer: true });

beforeAll(async () => {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterAll(() => {
  sockets.close();
  http.close();
});

/** A client, and followers of as many streams on its socket. */
async function connect() {
  const accepted = new Promise<WebSocket>((resolve) =>
    http.once('upgrade', (request, link, head) => sockets.handleUpgrade(request, link, head, resolve)),
  );
  const reader = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const socket = await accepted;
  const writer = new SocketWriter(socket);
  await once(reader, 'open');
  const waits = { times: 0 };
  const followers = Array.from({ length: STREAMS }, (_, id) => {
    const events = new LatestIterator<SharedEvent>(
      () => undefined,
      () => (waits.times += 1),
    );
    const sendLatest: Outlet['sendLatest'] = (latest) =>
      writer.sendInTurn(() => latest()?.messageFor(String(id)));
    return { events, iterator: followerOf(events, { sendLatest }) };
  });
  const rounds = new Map<string, number[]>();
  reader.on('message', (data) => {
    const { id, payload } = JSON.parse(String(data)) as { id: string; payload: { data: { round: number } } };
    rounds.set(id, [...(rounds.get(id) ?? []), payload.data.round]);
  });
  return { reader, socket, followers, rounds, waits };
}

const eventOf = (round: number) => new SharedEvent({ data: { round, padding } });

test('a reader that stops reading costs one frame, and gets the latest event of each stream and its end', async () => {
  const { reader, socket, followers, rounds, waits } = await connect();
  const ends = followers.map(({ iterator }) => iterator.next());
  const push = (round: number) => {
    const event = eventOf(round);
    followers.forEach(({ events }) => events.push(event, false));
  };
  push(0);
  await until(() => rounds.size === STREAMS);

  reader.pause();
  let maxBuffered = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    push(round);
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    maxBuffered = Math.max(maxBuffered, socket.bufferedAmount);
  }
  expect(maxBuffered).toBeGreaterThan(0);
  expect(maxBuffered).toBeLessThan(2 * padding.length);
  const waitsBefore = waits.times;
  followers.forEach(({ events }) => events.finish());

  reader.resume();
  await expect(Promise.all(ends)).resolves.toEqual(
    Array.from({ length: STREAMS }, () => ({ done: true, value: undefined })),
  );
  await until(() => [...rounds.values()].every((seen) => seen.at(-1) === ROUNDS));
  for (const seen of rounds.values()) expect(seen).toEqual([...seen].sort((one, other) => one - other));
  // A client that has read everything does not wait.
  expect(waits.times).toBe(waitsBefore);
  reader.terminate();
  await once(socket, 'close');
});

test('nothing is written to a closing socket', async () => {
  const { reader, socket, followers, rounds } = await connect();
  followers.forEach(({ iterator }) => void iterator.next());
  const closed = once(reader, 'close');
  socket.close(1000, 'done');
  followers.forEach(({ events }) => events.push(eventOf(0), false));
  expect(await closed).toEqual([1000, Buffer.from('done')]);
  expect(rounds.size).toBe(0);
});
