import { once } from 'node:events';
import { connect as connectTo } from 'node:net';
import { edge } from '../testing/edge-kit';
import { startTestGateway } from '../testing/gateway-kit';

test('an unused connection, such as browsers open in advance, does not delay a gateway that stops', async () => {
  const { gateway, url, stop } = await startTestGateway({ ...edge, listen: true });
  const accepted = once(gateway.app.server, 'connection');
  const socket = connectTo(Number(new URL(url).port), '127.0.0.1');
  await accepted;
  const startedAt = performance.now();
  await stop();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(await socket.toArray()).toEqual([]);
});

test('requests that were sent before the gateway stops are answered, although it has not accepted their connections', async () => {
  const { gateway, url, stop } = await startTestGateway({ ...edge, listen: true });
  const sockets = Array.from({ length: 50 }, () => connectTo(Number(new URL(url).port), '127.0.0.1'));
  const answers = sockets.map((socket) => socket.setEncoding('utf8').toArray());
  // The system connects them; the gateway accepts one in each turn.
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write('GET /healthz HTTP/1.1\r\nHost: portal\r\n\r\n');
  const stopped = stop();
  const texts = (await Promise.all(answers)).map((parts) => parts.join(''));
  expect(texts.filter((text) => text.startsWith('HTTP/1.1 200 OK'))).toHaveLength(50);
  await stopped;
  expect(gateway.app.server.listening).toBe(false);
});
