/**
 * Measures the first view of pages that the gateway renders, in pairs: by the gateway, by the browser (`PAGES=shell`), and
 * as static HTML, which is the rendered page without its scripts. All three use the same profile, one after the other in each
 * round.
 */
import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { openBrowser } from '#e2e/testing/browser.ts';
import { phone } from '#e2e/testing/chromium.ts';
import { listingAddress, resultsAddress, signInAs } from '#e2e/testing/visitor.ts';
import { navigate, SHOWN } from '#system-tests/testing/navigation.ts';
import { stayIn } from '#system-tests/testing/stays.ts';
import type { Portal } from '#system-tests/testing/portal.ts';
import { medianOf } from './median';

const ROUNDS = 5;
const SETTLED_MS = 4_000;

type Variant = 'static' | 'rendered' | 'shell';

/** Home is the last one, so that it shows what has been searched for and looked at. */
export const FIRST_VIEWS = {
  listing: listingAddress('test-always-works', stayIn(60, 3)),
  results: resultsAddress('Outer Banks', stayIn(60, 3)),
  home: '/stays/',
} as const;

/** Milliseconds since navigation started, except `shift` and `bytes`. */
interface Measured {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly maxTaskMs: number;
  readonly shift: number;
  readonly scriptBytesBefore: number;
  readonly scriptBytes: number;
}

/** Runs in the page before anything else. */
function observe(): void {
  const seen = { firstPaint: 0, largestPaint: 0, blocked: 0, maxTaskMs: 0, shift: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, each: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('layout-shift', ({ value = 0 }) => (seen.shift += value));
  watch('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
    seen.maxTaskMs = Math.max(seen.maxTaskMs, duration);
  });
}

async function measured(page: Page, address: string): Promise<Measured> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: Omit<Measured, 'scriptBytes' | 'scriptBytesBefore'> };
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => name.endsWith('.js'),
    );
    const sum = (files: readonly PerformanceResourceTiming[]) =>
      files.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
    return {
      ...seen,
      scriptBytes: sum(scripts),
      scriptBytesBefore: sum(scripts.filter(({ startTime }) => startTime < seen.largestPaint)),
    };
  });
}

/** The page as the gateway renders it for this browser. */
const renderedHtml = async (url: string, context: BrowserContext): Promise<string> => {
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  return (await navigate(url, { ...SHOWN, cookie })).html;
};

/** Serves pages without their scripts, and everything else from the gateway. */
function serveStatic(pages: ReadonlyMap<string, string>, gatewayUrl: string): Promise<Server> {
  const server = createServer(async (request, reply) => {
    const html = pages.get(request.url ?? '');
    if (html !== undefined) {
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
      reply.end(gzipSync(html));
      return;
    }
    const { accept = '*/*' } = request.headers;
    const answer = await fetch(`${gatewayUrl}${request.url}`, { headers: { accept } });
    reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    reply.end(Buffer.from(await answer.arrayBuffer()));
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

const withoutScripts = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '');

export async function comparePairs(
  portal: Portal,
  throttled: <Result>(cdp: CDPSession, measure: () => Promise<Result>) => Promise<Result>,
): Promise<void> {
  const shell = await portal.startGateway({ PAGES: 'shell' });
  const rendered = await visitorOf(portal.url);
  const pages = new Map<string, string>();
  for (const path of Object.values(FIRST_VIEWS)) {
    pages.set(path, withoutScripts(await renderedHtml(`${portal.url}${path}`, rendered.context)));
  }
  const server = await serveStatic(pages, portal.url);
  const address = server.address();
  const visitors: Readonly<Record<Variant, Visitor>> = {
    static: { ...rendered, url: `http://localhost:${typeof address === 'object' ? address?.port : ''}` },
    rendered,
    shell: await visitorOf(shell.url),
  };
  const variants = ['static', 'rendered', 'shell'] as const;
  for (const [name, path] of Object.entries(FIRST_VIEWS)) {
    const runs: Record<Variant, Measured[]> = { static: [], rendered: [], shell: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const variant of variants) {
        const { page, cdp, url } = visitors[variant];
        runs[variant].push(await throttled(cdp, () => measured(page, `${url}${path}`)));
      }
    }
    print(name, runs);
  }
  server.close();
  await Promise.all([rendered.close(), visitors.shell.close()]);
  await shell.stop();
}

interface Visitor {
  readonly url: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

/** A separate browser for each gateway: cookies do not distinguish ports. */
async function visitorOf(url: string): Promise<Visitor> {
  const { page, context, close } = await openBrowser(url, phone);
  await page.goto('/faq/');
  await signInAs(page, 'Helen Ortiz');
  await page.goto('/faq/');
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(observe);
  return { url, page, context, close, cdp: await context.newCDPSession(page) };
}

function print(name: string, runs: Readonly<Record<Variant, readonly Measured[]>>): void {
  console.log(
    `\n${name.padEnd(10)} paint  largest  × static (from to)   blocked  longest  shift   scripts before / in all`,
  );
  for (const [variant, all] of Object.entries(runs) as [Variant, readonly Measured[]][]) {
    const of = (key: keyof Measured) => medianOf(all.map((each) => each[key]));
    const ratios = all.map(({ largestPaint }, at) => largestPaint / (runs.static[at]?.largestPaint ?? NaN));
    console.log(
      [
        variant.padEnd(10),
        of('firstPaint').toFixed(0).padStart(5),
        of('largestPaint').toFixed(0).padStart(8),
        `${medianOf(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} ${Math.max(...ratios).toFixed(2)})`.padStart(
          20,
        ),
        of('blocked').toFixed(0).padStart(9),
        of('maxTaskMs').toFixed(0).padStart(8),
        Math.max(...all.map(({ shift }) => shift))
          .toFixed(3)
          .padStart(7),
        `${(of('scriptBytesBefore') / 1000).toFixed(0)} / ${(of('scriptBytes') / 1000).toFixed(0)} kB`.padStart(
          15,
        ),
      ].join(' '),
    );
  }
}
