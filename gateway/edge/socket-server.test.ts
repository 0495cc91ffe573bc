import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeExecutableSchema } from '@graphql-tools/schema';
import WebSocket, { WebSocketServer } from 'ws';
import { LatestIterator } from '../live/latest-iterator';
import { until } from '../testing/until';
import { createSocketServer, type SocketExtra } from './socket-server';
import { SocketWriter } from './socket-writer';

test('a socket that ends abnormally is logged, and the process continues', async () => {
  const problem = new Error('the stream does not want to end');
  const logged = new Promise((resolve) => {
    const log = { warn: (details: object, message: string) => resolve([details, message]) };
    const serve = createSocketServer<SocketExtra>({ onClose: () => Promise.reject(problem) }, 60_000, log);
    const socket = Object.assign(new EventEmitter(), { protocol: 'graphql-transport-ws' });
    serve({
      socket: socket as unknown as WebSocket,
      writer: new SocketWriter(socket as unknown as WebSocket),
    });
    socket.emit('close', 1006, Buffer.from(''));
  });
  await expect(logged).resolves.toEqual([{ err: problem }, 'a socket did not end in order']);
});

describe('a reader that stops reading', () => {
  const STREAMS = 20;
  const ROUNDS = 100;
  const padding = 'x'.repeat(50_000);
  const schema = makeExecutableSchema({
    typeDefs:
      'type Query { a: Int } type Subscription { ticks(stream: Int!): Tick! } type Tick { round: Int! padding: String! }',
    resolvers: {
      Subscription: { ticks: { subscribe: (_: unknown, { stream }: { stream: number }) => streams[stream] } },
    },
  });
  const streams = Array.from(
    { length: STREAMS },
    () => new LatestIterator<{ ticks: { round: number; padding: string } }>(() => undefined),
  );

  const http = createServer();
  const sockets = new WebSocketServer({ server: http });

  beforeAll(async () => {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
  });
  afterAll(() => {
    sockets.close();
    http.close();
  });

  function connect(): { reader: WebSocket; accepted: Promise<WebSocket> } {
    // A reader that reads nothing is not disconnected while a slow test runs.
    const options = { schema, connectionInitWaitTimeout: Infinity };
    const serve = createSocketServer<SocketExtra>(options, 60_000, { warn: () => undefined });
    const accepted = new Promise<WebSocket>((resolve) =>
      sockets.once('connection', (socket) => {
        serve({ socket, writer: new SocketWriter(socket) });
        resolve(socket);
      }),
    );
    const { port } = http.address() as AddressInfo;
    return { reader: new WebSocket(`ws://127.0.0.1:${port}`, 'graphql-transport-ws'), accepted };
  }

  test('costs one frame, however many streams it follows, and gets the latest of each when it reads again', async () => {
    const { reader, accepted } = connect();
    const rounds = new Map<string, number[]>();
    reader.on('message', (data) => {
      const { type, id, payload } = JSON.parse(String(data)) as {
        type: string;
        id: string;
        payload: { data: { ticks: { round: number } } };
      };
      if (type === 'next') rounds.set(id, [...(rounds.get(id) ?? []), payload.data.ticks.round]);
    });
    await once(reader, 'open');
    reader.send('{"type":"connection_init"}');
    await once(reader, 'message');
    const socket = await accepted;
    for (const stream of streams.keys()) {
      const query = `subscription { ticks(stream: ${stream}) { round padding } }`;
      reader.send(JSON.stringify({ id: String(stream), type: 'subscribe', payload: { query } }));
    }
    const push = (round: number) => {
      for (const stream of streams) stream.push({ ticks: { round, padding } }, false);
    };
    push(0);
    await until(() => rounds.size === STREAMS);

    reader.pause();
    let maxBuffered = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      push(round);
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
      maxBuffered = Math.max(maxBuffered, socket.bufferedAmount);
    }
    expect(maxBuffered).toBeGreaterThan(0);
    expect(maxBuffered).toBeLessThan(2 * padding.length);

    reader.resume();
    await until(() => [...rounds.values()].every((seen) => seen.at(-1) === ROUNDS));
    for (const seen of rounds.values()) expect(seen).toEqual([...seen].sort((one, other) => one - other));
    reader.terminate();
    await once(socket, 'close');
  });

  test('is not read either: its pings before authentication are answered when it reads again', async () => {
    const PINGS = 200;
    const { reader, accepted } = connect();
    await once(reader, 'open');
    const socket = await accepted;
    reader.pause();
    const ping = JSON.stringify({ type: 'ping', payload: { padding: padding.repeat(2) } });
    for (let sent = 0; sent < PINGS; sent += 1) reader.send(ping);
    await until(() => socket.bufferedAmount > 0);

    let maxBuffered = 0;
    let pongs = 0;
    reader.on('message', () => {
      pongs += 1;
      maxBuffered = Math.max(maxBuffered, socket.bufferedAmount);
    });
    reader.resume();
    await until(() => pongs === PINGS);
    expect(maxBuffered).toBeLessThan(4 * ping.length);
    reader.terminate();
    await once(socket, 'close');
  });
});
