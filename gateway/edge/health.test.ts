import { gql } from 'graphql-tag';
import { connectRedis } from '../kernel/redis';
import { edge, useEdge } from '../testing/edge-kit';
import { startTestGateway, testPlatformUrl } from '../testing/gateway-kit';
import { describeWithRedis, startRedis } from '../testing/redis-server';
import { until } from '../testing/until';
import { nock } from '../testing/use-nock';

const kit = useEdge();

test('liveness, readiness and metrics', async () => {
  expect((await kit.get('/healthz')).json()).toEqual({ status: 'ok' });
  nock(testPlatformUrl).get('/readyz').reply(404);
  const ready = await kit.get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ready', platform: 'reachable', sharing: 'off: REDIS_URL is not set' },
  ]);
  // Without an interceptor nock refuses the connection. Pages still tell travelers about it.
  const during = await kit.get('/readyz');
  expect([during.statusCode, during.json()]).toMatchObject([
    200,
    { status: 'ready', platform: 'unreachable' },
  ]);
  const strict = await kit.get('/readyz?platform=1');
  expect([strict.statusCode, strict.json<{ platform: string }>().platform]).toEqual([503, 'unreachable']);
  nock(testPlatformUrl).get('/readyz').reply(503);
  expect((await kit.get('/readyz?platform=1')).statusCode).toBe(503);
  expect((await kit.get('/metrics')).body).toContain('gateway_platform_reachable 0');
  nock(testPlatformUrl).get('/readyz').reply(200);
  await kit.gateway.execute({ query: gql`{ name }` });
  const metrics = (await kit.get('/metrics')).body;
  expect(metrics).toContain('gateway_operations_total{transport="http",type="query",outcome="ok"} 1');
  expect(metrics).toContain('gateway_live_loops 0');
  expect(metrics).toContain('gateway_platform_reachable 1');
  expect(metrics).toContain('gateway_redis_lost 0');
});

test('a gateway is ready only after it has reached the platform once', async () => {
  const own = await startTestGateway(edge);
  const status = async () => (await own.gateway.app.inject('/readyz')).statusCode;
  expect(await status()).toBe(503);
  nock(testPlatformUrl).get('/readyz').reply(200);
  expect(await status()).toBe(200);
  expect(await status()).toBe(200);
  await own.stop();
});

test('a silent platform does not delay a probe beyond its limit', async () => {
  const own = await startTestGateway(edge);
  nock(testPlatformUrl).get('/readyz').reply(200);
  await own.gateway.app.inject('/readyz');
  nock(testPlatformUrl).get('/readyz').delay(60_000).reply(200);
  const answer = await own.gateway.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { platform: 'unreachable' }]);
  nock.abortPendingRequests();
  await own.stop();
});

test('a gateway that cannot reach its Redis is ready and reports it', async () => {
  const own = await startTestGateway({ ...edge, environment: { redisUrl: 'redis://127.0.0.1:1' } });
  nock(testPlatformUrl).get('/readyz').reply(200);
  const ready = await own.gateway.app.inject('/readyz');
  expect([ready.statusCode, ready.json<{ sharing: string }>().sharing]).toEqual([
    200,
    'Redis is unreachable',
  ]);
  nock(testPlatformUrl).get('/readyz').reply(200);
  expect((await own.gateway.app.inject('/metrics')).body).toContain('gateway_redis_lost 1');
  await own.stop();
});

test('a stopping gateway is unready immediately, without a call to the platform', async () => {
  const own = await startTestGateway({ ...edge, environment: { shutdownDelayMs: 300 } });
  // The first request initializes the server, which may take longer than the delay.
  await own.gateway.app.ready();
  const asked = nock(testPlatformUrl).get('/readyz').reply(200);
  const stopped = own.stop();
  const answer = await own.gateway.app.inject({ url: '/readyz' });
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'stopping' }]);
  expect(asked.isDone()).toBe(false);
  await stopped;
});

describeWithRedis('a gateway that shares its streams over Redis', () => {
  test('is ready while Redis is silent, and reports it', async () => {
    const redis = await startRedis();
    const own = await startTestGateway({ ...edge, environment: { redisUrl: redis.url } });
    const operator = connectRedis(redis.url);
    const sharing = async () => {
      nock(testPlatformUrl).get('/readyz').reply(200);
      const answer = await own.gateway.app.inject({ url: '/readyz' });
      return [answer.statusCode, answer.json<{ sharing: string }>().sharing];
    };
    await until(async () => operator.status === 'ready' && (await sharing())[1] === 'ok');
    await operator.call('CLIENT', 'PAUSE', '60000');
    expect(await sharing()).toEqual([200, 'Redis is unreachable']);
    operator.disconnect();
    await own.stop();
    await redis.stop();
  });
});

test.each([
  ['are disabled in production without a token', { production: true }, {}, 404],
  ['require the token, if there is one', { metricsToken: 'm'.repeat(16) }, {}, 401],
  [
    'reject another token',
    { metricsToken: 'm'.repeat(16) },
    { authorization: `Bearer ${'n'.repeat(16)}` },
    401,
  ],
  [
    'are readable with the token',
    { production: true, metricsToken: 'm'.repeat(16) },
    { authorization: `Bearer ${'m'.repeat(16)}` },
    200,
  ],
])('metrics: %s', async (_, environment, headers, status) => {
  const own = await startTestGateway({ ...edge, environment });
  const response = await own.gateway.app.inject({ url: '/metrics', headers });
  expect(response.statusCode).toBe(status);
  expect(response.body.includes('gateway_live_loops')).toBe(status === 200);
  await own.stop();
});
