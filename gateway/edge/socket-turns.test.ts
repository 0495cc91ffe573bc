import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import WebSocket, { WebSocketServer } from 'ws';
import { until } from '../testing/until';
import { Follower } from './follower';
import { SharedEvent } from './shared-event';
import { SocketTurns } from './socket-turns';

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
  const accepted = new Promise<{ socket: WebSocket; link: Duplex; turns: SocketTurns }>((resolve) =>
    http.once('upgrade', (request, link, head) =>
      sockets.handleUpgrade(request, link, head, (socket) =>
        resolve({ socket, link, turns: new SocketTurns(socket, link) }),
      ),
    ),
  );
  const reader = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const { socket, link, turns } = await accepted;
  await once(reader, 'open');
  const waits = { times: 0 };
  const stream = { leave: () => undefined, readOn: () => void (waits.times += 1) };
  const followers = Array.from(
    { length: STREAMS },
    (_, id) =>
      new Follower(
        { ask: (turn) => turns.ask(turn), bytesOf: (event) => event.frameFor(String(id)) },
        stream,
      ),
  );
  const rounds = new Map<string, number[]>();
  reader.on('message', (data) => {
    const { id, payload } = JSON.parse(String(data)) as { id: string; payload: { data: { round: number } } };
    rounds.set(id, [...(rounds.get(id) ?? []), payload.data.round]);
  });
  return { reader, socket, link, turns, followers, rounds, waits };
}

test('a ping is sent with the next frame, in one write', async () => {
  const { reader, link, turns, followers, rounds } = await connect();
  const write = jest.spyOn(link, 'write');
  const pinged = once(reader, 'ping');
  void followers[0]?.next();
  turns.ping();
  followers[0]?.push(new SharedEvent({ data: { round: 1 } }));
  turns.pingAlone();
  await pinged;
  await until(() => rounds.has('0'));
  expect(write).toHaveBeenCalledTimes(1);
  followers[0]?.push(new SharedEvent({ data: { round: 2 } }));
  await until(() => rounds.get('0')?.length === 2);
  reader.terminate();
});

test('a ping that no frame has taken along is sent alone, once', async () => {
  const { reader, turns } = await connect();
  let pings = 0;
  reader.on('ping', () => (pings += 1));
  turns.pingAlone();
  turns.ping();
  turns.pingAlone();
  turns.pingAlone();
  await until(() => pings > 0);
  turns.ping();
  turns.pingAlone();
  await until(() => pings > 1);
  expect(pings).toBe(2);
  reader.terminate();
});

const eventOf = (round: number) => new SharedEvent({ data: { round, padding } });

test('a reader that stops reading costs one frame, and gets the latest event of each stream and its end', async () => {
  const { reader, socket, followers, rounds, waits } = await connect();
  const ends = followers.map((follower) => follower.next());
  const push = (round: number) => {
    const event = eventOf(round);
    followers.forEach((follower) => follower.push(event));
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
  followers.forEach((follower) => follower.finish());

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
  followers.forEach((follower) => void follower.next());
  const closed = once(reader, 'close');
  socket.close(1000, 'done');
  followers.forEach((follower) => follower.push(eventOf(0)));
  expect(await closed).toEqual([1000, Buffer.from('done')]);
  expect(rounds.size).toBe(0);
});
