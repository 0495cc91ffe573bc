/**
 * Measures how long a traveler on a phone waits: a listing page, opened cold in Chromium with a processor slowed down four times
 * and a fast 3G network. Baseline, in the same run and with the same profile: an empty page of the same server. The same page
 * without the profile shows the share of the machine itself. Then, in pairs with static HTML, pages that the gateway renders, and
 * Lighthouse's figures for them.
 * `npm run bench:first-view`, or `npm run bench:first-view pairs` for the pairs alone
 */
import type { CDPSession, Page } from '@playwright/test';
import { openBrowser } from '#e2e/testing/browser.ts';
import { phone } from '#e2e/testing/chromium.ts';
import { listingAddress } from '#e2e/testing/visitor.ts';
import { portal as portalBundle, renderer, requireBuilt, servers } from '#scripts/bundles.ts';
import { signIn } from '#system-tests/testing/graph.ts';
import { startPortal } from '#system-tests/testing/portal.ts';
import { primaryCardholder, stayIn } from '#system-tests/testing/stays.ts';
import { comparePairs, FIRST_VIEWS } from './first-view-pairs';
import { reportLighthouse } from './lighthouse';
import { medianOf } from './median';

const ROUNDS = 5;
/** Chromium's own "fast 3G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const UNTHROTTLED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

interface Profile {
  readonly slowdown: number;
  readonly network: typeof FAST_3G;
}
const PHONE: Profile = { slowdown: 4, network: FAST_3G };
const MACHINE: Profile = { slowdown: 1, network: UNTHROTTLED };

/** Milliseconds since navigation started, except `shift`. */
interface View {
  readonly firstView: number;
  readonly price: number;
  readonly calendar: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly maxTaskMs: number;
  readonly scripts: readonly { readonly name: string; readonly bytes: number }[];
}

/** Runs in the page before anything else: records when each part became visible. */
function observe(): void {
  const seen: Record<string, number> = { shift: 0, maxTaskMs: 0 };
  Object.assign(window, { seen });
  const note = (name: string) => {
    if (!(name in seen)) seen[name] = performance.now();
  };
  const isShown = (element: Element | null | undefined) => Boolean(element?.getBoundingClientRect().height);
  const look = () => {
    const cover = document.querySelector<HTMLImageElement>('#gallery img');
    const panel = document.querySelector('[aria-label="Your stay"]');
    if (
      isShown(document.querySelector('main h1')) &&
      cover?.complete &&
      cover.naturalWidth &&
      isShown(panel)
    ) {
      note('firstView');
    }
    if (panel && /\$\d/.test(panel.textContent ?? '')) note('price');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const watch = (type: string, each: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('layout-shift', ({ value = 0 }) => (seen['shift'] = (seen['shift'] ?? 0) + value));
  watch('largest-contentful-paint', ({ startTime }) => (seen['largestPaint'] = startTime));
  watch('longtask', ({ duration }) => (seen['maxTaskMs'] = Math.max(seen['maxTaskMs'] ?? 0, duration)));
}

/**
 * Measures with an empty cache and the profile. Its slow processor ends with the measurement: Chromium slows one down by keeping it
 * busy, also for a page that does nothing.
 */
async function throttled<Result>(
  cdp: CDPSession,
  { slowdown, network }: Profile,
  measure: () => Promise<Result>,
): Promise<Result> {
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    return await measure();
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** Opens the listing from another page. */
async function view(page: Page, address: string): Promise<View> {
  await page.goto('about:blank');
  const calendarArrived = page.waitForResponse(
    (answer) => answer.request().postDataJSON()?.operationName === 'ListingCalendar',
    { timeout: 60_000 },
  );
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(
    () => {
      const { seen } = window as unknown as { seen?: Partial<View> };
      return Boolean(seen?.firstView && seen.price);
    },
    undefined,
    { timeout: 60_000 },
  );
  const { responseEnd, startTime } = await calendarArrived
    .then((answer) => answer.finished())
    .then(async () => {
      const timing = (await calendarArrived).request().timing();
      const origin = await page.evaluate(() => performance.timeOrigin);
      return { startTime: timing.startTime - origin, responseEnd: timing.responseEnd };
    });
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: Omit<View, 'calendar' | 'scripts'> }).seen,
  );
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name: name.split('/').pop() ?? '', bytes: encodedBodySize })),
  );
  return { ...seen, calendar: startTime + responseEnd, scripts };
}

/** The first paint of an empty page of the same server: the cost of the profile alone. */
async function emptyPage(page: Page): Promise<number> {
  await page.goto('about:blank');
  await page.goto('/healthz');
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now(),
  );
}

function report(empty: number, onMachine: readonly View[], onPhone: readonly View[]): void {
  const line = (name: string, of: (view: View) => number) => {
    const [phoneTime, machineTime] = [medianOf(onPhone.map(of)), medianOf(onMachine.map(of))];
    console.log(
      `${name.padEnd(44)} ${phoneTime.toFixed(0).padStart(6)} ms   ${(phoneTime / empty).toFixed(1).padStart(5)} × empty page   ${(phoneTime / machineTime).toFixed(1).padStart(5)} × unthrottled (${machineTime.toFixed(0)} ms)`,
    );
  };
  console.log(`an empty page through the profile            ${empty.toFixed(0).padStart(6)} ms   (baseline)`);
  line('first view: name, cover photo, price panel', ({ firstView }) => firstView);
  line('price of the stay', ({ price }) => price);
  line('calendar answered', ({ calendar }) => calendar);
  line('largest contentful paint', ({ largestPaint }) => largestPaint);
  line('longest task', ({ maxTaskMs }) => maxTaskMs);
  console.log(
    `cumulative layout shift                      ${Math.max(...onPhone.map(({ shift }) => shift)).toFixed(3)} at most`,
  );
  const scripts = [...(onPhone[0]?.scripts ?? [])].sort((left, right) => right.bytes - left.bytes);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
  console.log(
    `scripts as sent (brotli)                     ${kilobytes(scripts.reduce((sum, { bytes }) => sum + bytes, 0))}`,
  );
  for (const { name, bytes } of scripts) console.log(`  ${name.padEnd(42)} ${kilobytes(bytes)}`);
}

/** The listing as the browser alone draws it, with and without the profile. */
async function measureListing(url: string): Promise<void> {
  const browser = await openBrowser(url, phone);
  try {
    const { page, context } = browser;
    const { token, csrfToken } = await signIn(url, primaryCardholder.emailAddress, primaryCardholder.code);
    await context.addCookies([{ name: 'h-csrf-token', value: csrfToken, url }]);
    await context.addInitScript((kept) => localStorage.setItem('travel-portal.token', kept), token);
    // tsx names functions with its own helper, which a page does not have.
    await context.addInitScript('globalThis.__name = (value) => value');
    await context.addInitScript(observe);
    const cdp = await context.newCDPSession(page);
    const address = listingAddress('test-always-works', stayIn(60, 3));
    const runs = async <Result>(profile: Profile, measure: () => Promise<Result>) => {
      const results: Result[] = [];
      for (let round = 0; round < ROUNDS; round += 1) results.push(await throttled(cdp, profile, measure));
      return results;
    };

    // The first request warms up the servers, so that the browser's numbers exclude it.
    await throttled(cdp, MACHINE, () => view(page, address));
    const empty = medianOf(await runs(PHONE, () => emptyPage(page)));
    const onMachine = await runs(MACHINE, () => view(page, address));
    const onPhone = await runs(PHONE, () => view(page, address));
    report(empty, onMachine, onPhone);
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  await requireBuilt(servers, portalBundle, renderer);
  const portal = await startPortal({
    durable: true,
    platform: { NODE_ENV: 'production', DEMO: 'on', LOG_LEVEL: 'warn' },
    gateway: {
      NODE_ENV: 'production',
      PROXY_HOPS: '0',
      LOG_LEVEL: 'warn',
      PAGES: 'rendered',
      PAGE_BUDGET_MS: '5000',
    },
  });
  try {
    if (!process.argv.includes('pairs')) await measureListing(portal.url);
    await comparePairs(portal, (cdp, measure) => throttled(cdp, PHONE, measure));
    await reportLighthouse(portal.url, FIRST_VIEWS);
  } finally {
    await portal.close();
  }
}

void main().then(() => process.exit(0));
