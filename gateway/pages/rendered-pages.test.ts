import { join } from 'node:path';
import { createLogger } from '../kernel/logger';
import { testEnvironment } from '../testing/gateway-kit';
import { until } from '../testing/until';
import { createRenderedPages, type PageOutcome, type ReadAs, type ReadOutcome } from './rendered-pages';
import { createRenderer, type Renderer } from './renderer';
import { createRenderingCookie } from './rendering-cookie';

const clock = { now: () => new Date('2026-05-01T12:00:00Z') };

let renderer: Renderer;
beforeEach(async () => {
  const file = join(__dirname, 'testing/worker.mjs');
  renderer = createRenderer({ file, log: createLogger('silent'), threads: 1 });
  renderer.start();
  await until(() => renderer.ready() !== undefined);
});
afterEach(() => renderer.close());

async function open(readAs: ReadAs) {
  const outcomes: PageOutcome[] = [];
  const pages = createRenderedPages({
    environment: testEnvironment(),
    clock,
    cookie: createRenderingCookie(['key'], clock),
    renderer,
    observe: (outcome) => outcomes.push(outcome),
  });
  const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
  const page = await pages.open({ address: '/a', headers, nonce: '', readAs }, () => undefined);
  return { page, outcomes };
}

test.each([
  ['session-ended', 'session-ended'],
  ['partial', undefined],
] as const)('a page opens before its data is read, whose outcome may be %s', async (kind, rendered) => {
  let end: (outcome: ReadOutcome) => void = () => undefined;
  const { page, outcomes } = await open(() => new Promise((resolve) => (end = resolve)));
  expect(page?.request.address).toBe('/a');
  expect(outcomes).toEqual([]);
  end({ kind });
  expect(await page?.rendered).toBe(rendered);
  expect(outcomes).toEqual([kind]);
});

test('a page whose data cannot be read is rendered by the browser', async () => {
  const { page, outcomes } = await open(() => Promise.reject(new Error('unreadable')));
  expect(await page?.rendered).toBeUndefined();
  expect(outcomes).toEqual(['failed']);
});

test('many reads of a page can wait for its end: Node warns of a leak after ten listeners of an EventTarget', async () => {
  const readAs = jest.fn<ReturnType<ReadAs>, Parameters<ReadAs>>(() => Promise.resolve({ kind: 'partial' }));
  const { page } = await open(readAs);
  await page?.rendered;
  const [[, , signal] = []] = readAs.mock.calls;
  expect(signal?.aborted).toBe(false);
  expect(signal).not.toBeInstanceOf(EventTarget);
});
