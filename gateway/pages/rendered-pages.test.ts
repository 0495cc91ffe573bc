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

function createPages() {
  const outcomes: PageOutcome[] = [];
  const cookie = createRenderingCookie(['key'], clock);
  const pages = createRenderedPages({
    environment: testEnvironment(),
    clock,
    cookie,
    renderer,
    observe: (outcome) => outcomes.push(outcome),
  });
  const open = (readAs: ReadAs, sender = '203.0.113.1', token?: string) => {
    const issued = token && cookie.issue({ token, expiresAt: '2026-05-02T12:00:00Z' }).split(';')[0];
    const headers = {
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
      ...(issued && { cookie: issued }),
    };
    return pages.open({ address: '/a', headers, sender, nonce: '', readAs }, () => undefined);
  };
  return { open, outcomes };
}

async function open(readAs: ReadAs) {
  const pages = createPages();
  return { page: await pages.open(readAs), outcomes: pages.outcomes };
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

test('without a sign-in, an address has three pages in parallel, and all addresses half of the renderer', async () => {
  const { open, outcomes } = createPages();
  let end: (outcome: ReadOutcome) => void = () => undefined;
  const ended = new Promise<ReadOutcome>((resolve) => (end = resolve));
  const areOpened = async (senders: readonly string[], token?: string) => {
    const opened: boolean[] = [];
    for (const sender of senders) opened.push((await open(() => ended, sender, token)) !== undefined);
    return opened;
  };
  expect(await areOpened(['a', 'a', 'a', 'a'])).toEqual([true, true, true, false]);
  expect(await areOpened(['b', 'c'])).toEqual([true, false]);
  expect(await areOpened(['a', 'a', 'a', 'a'], 'ann')).toEqual([true, true, true, false]);
  expect(outcomes).toEqual(['busy', 'busy', 'busy']);
  end({ kind: 'partial' });
  await until(() => outcomes.length === 10);
  expect(await areOpened(['c'])).toEqual([true]);
});
