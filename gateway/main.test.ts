import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { gql } from 'graphql-tag';
import { requireBuilt, servers } from '#scripts/bundles.ts';
import { payloadOf } from './testing/gateway-kit';
import { until } from './testing/until';

/** The build of main.ts, which starts in a fraction of the time. */
const program = resolve(__dirname, '../dist/gateway.js');
const children: ChildProcess[] = [];

beforeAll(() => requireBuilt(servers));
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

function run(settings: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
} {
  const child = spawn(process.execPath, [program], {
    cwd: resolve(__dirname, '..'),
    env: { ...process.env, NODE_ENV: 'development', ...settings },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output, ended: new Promise((done) => child.once('exit', done)) };
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

test('an invalid setting ends the process with its name and no stack trace', async () => {
  const { output, ended } = run({ PORT: 'http', LOG_LEVEL: 'loud' });
  await expect(ended).resolves.toBe(1);
  expect(output()).toMatch(/PORT must be a number/);
  expect(output()).toMatch(/LOG_LEVEL/);
  expect(output()).not.toMatch(/\n\s+at /);
}, 30_000);

test('a mapped path that the contract does not have ends the process with its name', async () => {
  const { output, ended } = run({ PLATFORM_PATHS: '{"/api/v0/quote":"/q"}' });
  await expect(ended).resolves.toBe(1);
  expect(output()).toBe(
    'PLATFORM_PATHS maps /api/v0/quote, which is not a path of schema/platform.openapi.yaml\n',
  );
}, 30_000);

test('a port in use ends the process with the setting to change', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { output, ended } = run({ PORT: String(port), LOG_LEVEL: 'silent' });
  await expect(ended).resolves.toBe(1);
  expect(output()).toBe(`Port ${port} is taken: set PORT to another one.\n`);
  other.close();
}, 30_000);

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'the gateway serves the graph without a platform, reports it, and exits in order on %s',
  async (signal) => {
    const port = await freePort();
    const { child, output, ended } = run({
      PORT: String(port),
      HOST: '127.0.0.1',
      PLATFORM_URL: 'http://127.0.0.1:1',
      LOG_LEVEL: 'info',
    });
    await until(() => output().includes('the gateway is ready'));
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(ready.status).toBe(503);
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payloadOf({ query: gql`{ demoPersonas { name } }` })),
    });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'PLATFORM_UNAVAILABLE' } }] });
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await metrics.text()).toMatch(/^nodejs_eventloop_lag_seconds \d[^]*^gateway_live_loops 0$/m);
    child.kill(signal);
    await expect(ended).resolves.toBe(0);
  },
  30_000,
);

test('a failure that nobody awaited is logged, and the gateway continues to serve', async () => {
  const port = await freePort();
  const { child, output } = run({
    PORT: String(port),
    HOST: '127.0.0.1',
    PLATFORM_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import="data:text/javascript,process.on('SIGUSR2',()=>void(Promise.reject(Error('abandoned'))))"`,
  });
  await until(() => output().includes('the gateway is ready'));
  child.kill('SIGUSR2');
  await until(() => output().includes('a failure that nobody awaited'));
  expect(output()).toContain('abandoned');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
}, 30_000);
