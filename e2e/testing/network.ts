import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';

/**
 * Disconnects a page from the network, and waits until it shows that it is offline, so that the next press is made without a
 * network.
 */
export async function loseNetwork(page: Page): Promise<void> {
  await hydrated(page);
  await page.context().setOffline(true);
  await page
    .locator('header')
    .getByText(/^You are offline\./)
    .waitFor();
}
