import type { Page } from '@playwright/test';

/** Waits until React handles presses: it has rendered the page, or has hydrated it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1, main') ?? {}).some((key) => key.startsWith('__reactProps$')),
  );
}
