import type { Page } from '@playwright/test';

/** Waits until React answers presses: it has drawn the page, or has taken over the one that came rendered. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1, main') ?? {}).some((key) => key.startsWith('__reactProps$')),
  );
}
