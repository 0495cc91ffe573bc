import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);

/** Browser tests: where no Chromium is, they say that they were skipped; on CI that is a failure. */
export const describeInBrowser = (name: string, tests: () => void): void =>
  (executablePath === undefined && !process.env['CI'] ? describe.skip : describe)(name, tests);

export const desktop = { width: 1440, height: 900 } as const;
export const phone = { width: 390, height: 844 } as const;

export interface Browser {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** A Chromium with a profile of its own; what the page writes to the console as an error is kept in `errors`. */
export async function openBrowser(
  baseURL: string,
  viewport: { width: number; height: number } = desktop,
): Promise<Browser> {
  if (executablePath === undefined) throw new Error('There is no Chromium on this machine.');
  const profile = mkdtempSync(join(tmpdir(), 'portal-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    baseURL,
    viewport,
    hasTouch: viewport.width <= 960,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  context.setDefaultTimeout(30_000);
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    context,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
