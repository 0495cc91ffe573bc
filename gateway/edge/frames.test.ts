import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';
import { textFrame } from './frames';

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

test.each([6, 125, 126, 127, 65_535, 65_536, 200_000])(
  'a client reads a message of %i bytes, between frames of the library',
  async (length) => {
    const start = '{"é":';
    const rest = Buffer.alloc(length - Buffer.byteLength(start), 'x');
    http.once('upgrade', (request, link, head) =>
      sockets.handleUpgrade(request, link, head, (socket) => {
        socket.send('before');
        link.write(textFrame(start, rest));
        socket.close(1000, 'done');
      }),
    );
    const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
    const received: [string, boolean][] = [];
    client.on('message', (data, isBinary) => received.push([String(data), isBinary]));
    const [code] = (await once(client, 'close')) as [number];
    expect(received).toEqual([
      ['before', false],
      [start + String(rest), false],
    ]);
    expect(code).toBe(1000);
  },
);
