/**
 * Lighthouse's own figures for rendered pages: its mobile profile, signed in, with an empty cache. It is not among the dependencies,
 * because it brings 200 packages (185 MB): `npm install --prefix bench/lighthouse` installs it for this part of the bench.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '#e2e/testing/chromium.ts';
import { signInAs } from '#e2e/testing/visitor.ts';
import { chromiumPath } from '#scripts/test-programs.ts';
import { freePort } from '#system-tests/testing/programs.ts';
import { medianOf } from './median';

const ROUNDS = 3;
const MODULE = join(__dirname, 'lighthouse/node_modules/lighthouse/core/index.js');
const AUDITS = {
  paint: 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  speed: 'speed-index',
  shift: 'cumulative-layout-shift',
} as const;

/** As much of Lighthouse as is used here. */
interface Report {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}
type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly disableStorageReset: boolean; readonly onlyCategories: string[] },
) => Promise<{ readonly lhr: Report } | undefined>;

export async function reportLighthouse(url: string, paths: Readonly<Record<string, string>>): Promise<void> {
  if (!existsSync(MODULE)) {
    console.log('\nLighthouse is not installed: npm install --prefix bench/lighthouse');
    return;
  }
  const { default: lighthouse } = (await import(pathToFileURL(MODULE).href)) as {
    readonly default: Lighthouse;
  };
  console.log('\nLighthouse, mobile    score    paint  largest  blocked    speed  shift   (medians)');
  for (const [name, path] of Object.entries(paths)) {
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; round += 1) reports.push(await cold(lighthouse, url, path));
    const of = (read: (report: Report) => number) => medianOf(reports.map(read));
    const audit = (id: string) => of(({ audits }) => audits[id]?.numericValue ?? NaN);
    console.log(
      name.padEnd(20),
      of(({ categories }) => categories.performance.score ?? NaN)
        .toFixed(2)
        .padStart(6),
      ...[AUDITS.paint, AUDITS.largest, AUDITS.blocked, AUDITS.speed].map((id) =>
        audit(id).toFixed(0).padStart(8),
      ),
      audit(AUDITS.shift).toFixed(3).padStart(6),
    );
  }
}

/** One page in a new browser: the sign-in is kept, and what the browser has loaded for it is not. */
async function cold(lighthouse: Lighthouse, url: string, path: string): Promise<Report> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
    baseURL: url,
  });
  try {
    const page = await context.newPage();
    await signInAs(page, 'Helen Ortiz');
    await page.goto('about:blank');
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    const result = await lighthouse(`${url}${path}`, {
      port,
      disableStorageReset: true,
      onlyCategories: ['performance'],
    });
    if (!result) throw new Error('Lighthouse has no result');
    return result.lhr;
  } finally {
    await context.close();
  }
}
