import nock from 'nock';
import { contractOf, startTestGateway, testPlatformUrl, type TestGateway } from '../testing/gateway-kit';

const schema = { typeDefs: 'type Query { name: String }', resolvers: {} };
const contract = contractOf({});
let gateway: TestGateway;
const get = (url: string) => gateway.gateway.app.inject({ url });

beforeAll(async () => {
  nock.disableNetConnect();
  gateway = await startTestGateway({ schema, contract });
});
afterEach(() => nock.cleanAll());
afterAll(async () => {
  await gateway.stop();
  nock.enableNetConnect();
  nock.restore();
});

test('liveness, readiness and metrics', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  nock(testPlatformUrl).get('/').reply(404);
  const ready = await get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ready', platform: 'reachable', sharing: 'ok' },
  ]);
  nock(testPlatformUrl).get('/').replyWithError('gone');
  const notReady = await get('/readyz');
  expect([notReady.statusCode, notReady.json<{ platform: string }>().platform]).toEqual([503, 'unreachable']);
  await gateway.execute({ query: '{ name }' });
  const metrics = (await get('/metrics')).body;
  expect(metrics).toContain('gateway_operations_total{transport="http",type="query",outcome="ok"} 1');
  expect(metrics).toContain('gateway_live_loops 0');
});

test.each([
  ['in production without a token there are none', { production: true }, {}, 404],
  ['with a token they are not for those who do not say it', { metricsToken: 'm'.repeat(16) }, {}, 401],
  [
    'nor for those who say another',
    { metricsToken: 'm'.repeat(16) },
    { authorization: `Bearer ${'n'.repeat(16)}` },
    401,
  ],
  [
    'those who say it read them',
    { production: true, metricsToken: 'm'.repeat(16) },
    { authorization: `Bearer ${'m'.repeat(16)}` },
    200,
  ],
])('metrics: %s', async (_, environment, headers, status) => {
  const own = await startTestGateway({ schema, contract, environment });
  const response = await own.gateway.app.inject({ url: '/metrics', headers });
  expect(response.statusCode).toBe(status);
  expect(response.body.includes('gateway_live_loops')).toBe(status === 200);
  await own.stop();
});
