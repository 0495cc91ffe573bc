/** The baseline of followers: writes the same bytes to every connection once a second, without a protocol. */
import { createServer } from 'node:http';
import type { Socket } from 'node:net';

/** As long as an event in the frame of a WebSocket. */
const EVENT_BYTES = 200;

const followers = new Set<Socket>();
const server = createServer((_, response) => response.end());
server.on('upgrade', (_, socket: Socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  socket.once('close', () => followers.delete(socket));
  socket.write('following');
  followers.add(socket);
});
setInterval(() => {
  for (const follower of followers) follower.write(Buffer.alloc(EVENT_BYTES, 'e'));
}, 1_000);
server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1', backlog: 1_024 });
