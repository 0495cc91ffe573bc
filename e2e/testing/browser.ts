/** A Chromium outside the test runner, for measurements and pictures. */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '#scripts/test-programs.ts';
import { CHROMIUM_ARGUMENTS, desktop, type Viewport } from './chromium';

interface OpenedBrowser {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

export async function openBrowser(baseURL: string, viewport: Viewport = desktop): Promise<OpenedBrowser> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS });
  const context = await browser.newContext({ baseURL, viewport, hasTouch: viewport.width <= 960 });
  return { page: await context.newPage(), context, close: () => browser.close() };
}
