import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { until } from '../testing/until';
import { limitUnfinishedRequests, type UnfinishedLimits } from './unfinished-requests';

let app: FastifyInstance;
const sockets: Socket[] = [];

const start = async (limits: UnfinishedLimits) => {
  app = Fastify();
  limitUnfinishedRequests(app, limits);
  app.post('/', () => 'whole');
  await app.listen({ port: 0, host: '127.0.0.1' });
};
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await app.close();
});

const whole = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';

/** Resolves when the server has the connection; the data arrives later. */
async function send(
  text: string,
  localAddress = '127.0.0.1',
): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const accepted = new Promise((resolve) => app.server.once('connection', resolve));
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  await accepted;
  socket.write(text);
  return { socket, closed };
}

const answerOn = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('data', (data: Buffer) => resolve(String(data).slice(0, 15))));

test('slow senders replace each other, and do not block complete requests', async () => {
  await start({ connections: 3, connectionsPerAddress: 2, arrivalMs: 20 });
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

test('any number of simultaneous complete requests is answered', async () => {
  await start({ connections: 3, connectionsPerAddress: 2, arrivalMs: 60_000 });
  while (sockets.length < 50) await send('');
  const answers = sockets.map(answerOn);
  for (const socket of sockets) socket.write(whole);
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']));
});

const slow = 'POST / HTTP/1.1\r\n';

test('a hundred slow senders from many addresses take at most all slots, and the busiest loses one first', async () => {
  await start({ connections: 20, connectionsPerAddress: 8, arrivalMs: 20 });
  const open = () => sockets.filter((socket) => !socket.destroyed).length;
  const addresses = Array.from({ length: 25 }, (_, index) => `127.0.0.${index + 2}`);
  for (let round = 0; round < 4; round += 1) {
    for (const address of addresses) await send(slow, address);
  }
  expect(sockets).toHaveLength(100);
  await until(() => open() === 20);

  const busy = await send(slow, '127.0.1.1');
  for (let n = 0; n < 7; n += 1) await send(slow, '127.0.1.1');
  await until(() => open() === 20);
  const newcomer = await send(whole, '127.0.2.2');
  await busy.closed;
  await expect(answerOn(newcomer.socket)).resolves.toBe('HTTP/1.1 200 OK');
});
