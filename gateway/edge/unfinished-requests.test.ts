import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitUnfinishedRequests } from './unfinished-requests';

let app: FastifyInstance;
const sockets: Socket[] = [];

beforeEach(async () => {
  app = Fastify();
  limitUnfinishedRequests(app, { connections: 3, connectionsPerAddress: 2 });
  app.post('/', () => 'whole');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await app.close();
});

const whole = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';

/** Resolves when the server has the connection; what is sent arrives later. */
async function send(text: string): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const accepted = new Promise((resolve) => app.server.once('connection', resolve));
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  await accepted;
  socket.write(text);
  return { socket, closed };
}

const answerOn = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('data', (data: Buffer) => resolve(String(data).slice(0, 15))));

test('slow senders make room for each other, and are not in the way of whole requests', async () => {
  const slowHeaders = await send('POST / HTTP/1.1\r\n');
  const slowBody = await send(whole.slice(0, -1));
  const { socket } = await send('');
  await slowHeaders.closed;
  for (let n = 0; n < 3; n += 1) {
    socket.write(whole);
    await expect(answerOn(socket)).resolves.toBe('HTTP/1.1 200 OK');
  }
  expect(slowBody.socket.destroyed).toBe(false);
  await send('');
  await send('');
  await slowBody.closed;
  socket.write(whole);
  await expect(answerOn(socket)).resolves.toBe('HTTP/1.1 200 OK');
});
