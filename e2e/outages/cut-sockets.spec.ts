/** Networks that cut WebSockets: company proxies, virus scanners, hotels. The price and the outcome of a booking arrive (PQ-20, BK-07). */
import type { Page } from '@playwright/test';
import { booksOnce } from '../testing/books-once';
import { askForPrice, chooseCard, confirmButton, freshCheckout } from '../testing/checkout';
import { type Cuts, type CuttingProxy, startCuttingProxy } from '../testing/cutting-proxy';
import type { TestPortal } from '../testing/test-portal';
import { expect, test } from '../testing/test';

let proxy: CuttingProxy;
test.afterEach(() => proxy.close());

const priceOf = (page: Page) => page.getByText('Amount due', { exact: true });

async function bookThrough(page: Page, portal: TestPortal): Promise<void> {
  await page.goto(freshCheckout(portal, 'test-always-works'));
  await booksOnce(page, portal, async () => {
    await askForPrice(page);
    await priceOf(page).waitFor({ timeout: 40_000 });
    await chooseCard(page);
    await page.getByRole('button', { name: 'Review my Trip' }).click();
    await confirmButton(page).click();
  });
}

test('[PQ-20] [SE-22] where sockets are refused, a stay is priced and booked over event streams', async ({
  portal,
  openPage,
}) => {
  proxy = await startCuttingProxy(portal.url, { sockets: 'refused' });
  await bookThrough(await openPage({ url: proxy.url }), portal);
  // The booking begins with the way that has delivered the price.
  expect(proxy.followed).toEqual(['socket', 'socket', 'stream', 'stream']);
});

test('[PQ-20] [SE-22] where event streams are held back too, a stay is priced and booked by queries', async ({
  portal,
  openPage,
}) => {
  proxy = await startCuttingProxy(portal.url, { sockets: 'refused', areStreamsHeldBack: true });
  await bookThrough(await openPage({ url: proxy.url }), portal);
  expect(proxy.followed.slice(0, 4)).toEqual(['socket', 'socket', 'stream', 'poll']);
  expect(proxy.followed.slice(4).every((way) => way === 'poll')).toBe(true);
});

for (const sockets of ['silent', 'closed'] satisfies Cuts['sockets'][]) {
  test(`[PQ-20] where sockets are ${sockets}, a stay is priced`, async ({ portal, openPage }) => {
    proxy = await startCuttingProxy(portal.url, { sockets });
    const page = await openPage({ url: proxy.url });
    await page.goto(freshCheckout(portal, 'test-always-works'));
    await askForPrice(page);
    await priceOf(page).waitFor({ timeout: 40_000 });
    expect(proxy.followed).toEqual(['socket', 'socket', 'stream']);
  });
}
