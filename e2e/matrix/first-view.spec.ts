import type { Page, Request } from '@playwright/test';
import { expect, phone, test } from '../testing/test';
import { eventually } from '#system-tests/testing/graph.ts';
import type { Program } from '#system-tests/testing/programs.ts';
import { stayIn } from '#system-tests/testing/stays.ts';
import { listingAddress } from '../testing/visitor';
import { type Held, watchPlatform, type WatchedPlatform } from '#system-tests/testing/watched-platform.ts';

const CALENDAR = '/api/v0/homes/listing/getCalendarAvailability';
const SHOP = '/api/v0/homes/shop';
const HOME = 'Nothing goes wrong here';
const address = listingAddress('test-always-works', stayIn(60, 3));

const operationOf = (request: Request): string | undefined =>
  request.url().endsWith('/graphql') && request.method() === 'POST'
    ? (request.postDataJSON() as { operationName?: string }).operationName
    : undefined;

test.describe('the first view of a home on a phone', () => {
  let platform: WatchedPlatform;
  let gateway: Program;
  let page: Page;
  let held: Held | undefined;

  test.beforeAll(async ({ portal }) => {
    platform = await watchPlatform(portal.platform().url);
    // The browser draws the page and sends its queries; the timeout is longer than any call is held here.
    gateway = await portal.startGateway({
      PAGES: 'shell',
      PLATFORM_URL: platform.url,
      PLATFORM_TIMEOUT_MS: '60000',
    });
  });
  test.beforeEach(async ({ openPage }) => {
    page = await openPage({ url: gateway.url, viewport: phone });
  });
  test.afterEach(() => held?.release());
  test.afterAll(async () => {
    await gateway.stop();
    await platform.close();
  });

  test('[LQ-11] [LS-18] name, cover, price, description and amenities are shown while the calendar still loads', async () => {
    held = platform.hold(CALENDAR);
    await page.goto(address);
    await held.received;
    await page.getByRole('heading', { level: 1, name: HOME }).waitFor();
    await page.getByRole('region', { name: 'Photos' }).getByRole('img').first().waitFor();
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('#gallery img')?.naturalWidth ?? 0) > 0,
    );
    const panel = page.getByRole('region', { name: 'Your stay' });
    await panel.getByText(/\$\d/).first().waitFor();
    await page.getByRole('region', { name: 'Amenities' }).waitFor();
    await page.getByRole('region', { name: /^About/ }).waitFor();
    await page.getByRole('button', { name: 'Change dates' }).click();
    const dates = page.getByRole('dialog', { name: /check-in and check-out/ });
    await dates.getByText('Checking which days are free').waitFor();

    held.release();
    await dates.getByText('Checking which days are free').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
  });

  test('[LS-18] while the home loads, its page shows a skeleton, and does not wait for the calendar either', async () => {
    const before = platform.calls.length;
    held = platform.hold(SHOP);
    await page.goto(address);
    await held.received;
    await page.getByText('Loading this home').waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 1, name: HOME }).count()).toBe(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await eventually('the calendar is requested', () =>
      platform.calls.slice(before).some(({ path }) => path === CALENDAR),
    );
    held.release();
    await page.getByRole('heading', { level: 1, name: HOME }).waitFor();
  });

  test('an open page whose screens were replaced by a newer build reloads and continues', async () => {
    await page.goto('/stays/');
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    // A deployment: the file of the screen no longer exists, and the portal's page starts with another script.
    let isLoadedAgain = false;
    const note = (request: Request) => {
      if (request.isNavigationRequest()) isLoadedAgain = true;
    };
    page.on('request', note);
    await page.route('**/assets/trips.screen-*.js', (route) =>
      isLoadedAgain ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.route(`${new URL(page.url()).origin}/`, async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/html',
        body: html.replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-newer.js'),
      });
    });
    await page.getByRole('link', { name: 'Trips', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /trips/i }).waitFor();
    expect(isLoadedAgain).toBe(true);
    page.off('request', note);
    await page.unrouteAll();
  });

  test('the first queries of the page are sent once, before the application has started', async () => {
    const asked: string[] = [];
    const note = (request: Request) => {
      const operation = operationOf(request);
      if (operation !== undefined) asked.push(operation);
    };
    // Leave the previous page, so that its requests do not count here.
    await page.goto('about:blank');
    page.on('request', note);
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: HOME }).waitFor();
    await page.getByRole('button', { name: `Save ${HOME}` }).waitFor();
    page.off('request', note);
    expect(asked.slice(0, 2).sort()).toEqual(['Listing', 'Session']);
    expect(asked.filter((operation) => operation === 'Listing' || operation === 'Session')).toHaveLength(2);
  });
});
