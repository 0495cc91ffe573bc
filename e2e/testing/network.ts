import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';

/** Takes the network from a page, and waits until the page says that it is offline: only then does the next press meet no network. */
export async function loseNetwork(page: Page): Promise<void> {
  await hydrated(page);
  await page.context().setOffline(true);
  await page
    .locator('header')
    .getByText(/^You are offline\./)
    .waitFor();
}
