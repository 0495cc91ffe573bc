import { join } from 'node:path';
import type { PageRequest } from '#domain/portal/rendered-page.ts';
import { createLogger } from '../kernel/logger';
import { until } from '../testing/until';
import { createRenderer, type Renderer } from './renderer';

let renderer: Renderer;

beforeEach(async () => {
  renderer = createRenderer({
    file: join(__dirname, 'testing/worker.mjs'),
    log: createLogger('silent'),
    threads: 1,
  });
  renderer.start();
  await until(() => renderer.ready() !== undefined);
});

afterEach(() => renderer.close());

const ask = (address: string, signal: AbortSignal = AbortSignal.timeout(10_000)) => {
  const request: PageRequest = {
    address,
    isSignedIn: false,
    layout: 'mobile',
    colorMode: 'light',
    tenant: 'consumer',
    today: '2026-05-01',
    nonce: 'n',
  };
  return renderer.call({ call: 'reads', request, answers: [] }, signal);
};

test('each call gets its own result, whatever their order', async () => {
  const answers = await Promise.all([ask('/slow'), ask('/a'), ask('/b')]);
  expect(answers.map((reads) => reads?.reads[0]?.name)).toEqual(['/slow', '/a', '/b']);
});

test('a call that exceeds its time is late, and its thread continues', async () => {
  await expect(ask('/slow', AbortSignal.timeout(50))).rejects.toMatchObject({ problem: 'late' });
  await expect(ask('/a')).resolves.toMatchObject({ isLast: true });
});

test('a screen that throws fails only its own call', async () => {
  const [failed, other] = await Promise.allSettled([ask('/fails'), ask('/a')]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { problem: 'failed' } });
  expect(other.status).toBe('fulfilled');
});

test("calls beyond a thread's capacity are not queued", async () => {
  const calls = await Promise.allSettled(Array.from({ length: 12 }, () => ask('/slow')));
  const problems = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason.problem] : []));
  expect(problems).toEqual(['busy', 'busy', 'busy', 'busy']);
});

test('a thread that ends fails its calls, and another one replaces it', async () => {
  await expect(ask('/crashes')).rejects.toMatchObject({ problem: 'failed' });
  await until(() => renderer.ready() !== undefined);
  await expect(ask('/a')).resolves.toMatchObject({ isLast: true });
});
