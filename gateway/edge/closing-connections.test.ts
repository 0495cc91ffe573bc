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
