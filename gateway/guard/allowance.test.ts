import type { Redis } from 'ioredis';
import { connectRedis } from '../kernel/redis';
import { describeWithRedis, startRedis, type RedisServer } from '../testing/redis-server';
import { createAllowance } from './allowance';
import { shareOverRedis } from './redis-allowance';

test('an allowance can be used up immediately and is restored over time; other callers have their own', () => {
  let time = 0;
  const allowance = createAllowance(6, undefined, () => time);
  const granted = (caller: string, cost: number, times: number) =>
    Array.from({ length: times }, () => allowance.take(caller, cost)).filter(({ isGranted }) => isGranted)
      .length;
  expect(granted('ann', 2, 5)).toBe(3);
  expect(allowance.take('ann', 2)).toEqual({
    isGranted: false,
    remaining: 0,
    fullInSeconds: 60,
    retryInSeconds: 20,
  });
  expect(granted('ben', 1, 9)).toBe(6);
  time += 19_000;
  expect(granted('ann', 2, 1)).toBe(0);
  time += 1_000;
  expect(granted('ann', 2, 2)).toBe(1);
  time += 600_000;
  expect(allowance.take('ann', 2)).toEqual({
    isGranted: true,
    remaining: 4,
    fullInSeconds: 20,
    retryInSeconds: 0,
  });
});

test('a cost above the points of a minute takes the whole allowance', () => {
  const allowance = createAllowance(6, undefined, () => 0);
  expect(allowance.take('ann', 700)).toMatchObject({ isGranted: true, remaining: 0 });
  expect(allowance.take('ann', 700)).toMatchObject({ isGranted: false, retryInSeconds: 60 });
});

test('overspending at other gateways is forgotten only when it is restored', async () => {
  let time = 0;
  const allowance = createAllowance(
    6,
    () => Promise.resolve(-6),
    () => time,
  );
  allowance.take('ann', 1);
  await new Promise(setImmediate);
  time += 61_000;
  expect(allowance.take('ann', 1)).toMatchObject({ isGranted: false, remaining: 0, fullInSeconds: 59 });
  time += 59_000;
  expect(allowance.take('ann', 6)).toMatchObject({ isGranted: true });
});

describeWithRedis('over Redis', () => {
  let server: RedisServer;
  let connections: Redis[];

  beforeEach(async () => {
    server = await startRedis();
    connections = [connectRedis(server.url), connectRedis(server.url)];
    await Promise.all(connections.map((redis) => new Promise((ready) => redis.once('ready', ready))));
  });
  afterEach(async () => {
    connections.forEach((redis) => redis.disconnect());
    await server.stop();
  });

  const instances = () =>
    connections.map((redis) => createAllowance(1_000, shareOverRedis(redis, 'queries')));

  test('points spent at one gateway are missing at the other, only for the same caller', async () => {
    const [first, second] = instances();
    for (let n = 0; n < 9; n += 1) first!.take('ann', 100);
    while (second!.take('ann', 0).remaining > 500) await new Promise(setImmediate);
    expect(second!.take('ann', 500).isGranted).toBe(false);
    expect(second!.take('ben', 500).isGranted).toBe(true);
  });

  test('points spent simultaneously at several gateways are remembered until they are restored', async () => {
    const [redis] = connections;
    const gateways = [...instances(), ...instances()];
    const remembered = async () => redis!.pttl((await redis!.keys('allowance:*'))[0] ?? '');
    gateways.forEach((gateway) => gateway.take('ann', 1_000));
    while ((await remembered()) <= 180_000) await new Promise(setImmediate);
    expect(await remembered()).toBeLessThanOrEqual(240_000);
  });

  test('without Redis each gateway counts separately', async () => {
    const [first, second] = instances();
    connections.forEach((redis) => redis.disconnect());
    expect(first!.take('ann', 900).isGranted).toBe(true);
    await new Promise(setImmediate);
    expect(first!.take('ann', 900).isGranted).toBe(false);
    expect(second!.take('ann', 900).isGranted).toBe(true);
  });
});
