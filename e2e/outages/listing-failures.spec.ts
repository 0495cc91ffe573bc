import type { Page } from '@playwright/test';
import { expect, test } from '../testing/test';
import { violations } from '../testing/accessibility';
import type { Program } from '#system-tests/testing/programs.ts';
import { stayIn } from '#system-tests/testing/stays.ts';
import { listingAddress } from '../testing/visitor';
import { watchPlatform, type WatchedPlatform } from '#system-tests/testing/watched-platform.ts';

const WISHLISTS = '/api/v0/travel/wishlists';
const SHOP = '/api/v0/homes/shop';
const CALENDAR = '/api/v0/homes/listing/getCalendarAvailability';
const FAVORITES = `${WISHLISTS}/wishlist/get-all-wishlist-items-by-user`;
const SAVE = `${WISHLISTS}/wishlist-item/create`;
const HOME = 'Nothing goes wrong here';

test.describe('the listing page, while one call of the platform fails', () => {
  let watched: WatchedPlatform;
  let gateway: Program;
  let page: Page;

  test.beforeAll(async ({ portal }) => {
    watched = await watchPlatform(portal.platform().url);
  });
  // Each test has its own gateway: one whose calls failed may still refuse to call the platform.
  test.beforeEach(async ({ openPage, portal }) => {
    watched.failOnly();
    gateway = await portal.startGateway({ PLATFORM_URL: watched.url });
    page = await openPage({ url: gateway.url });
  });
  test.afterEach(() => gateway.stop());
  test.afterAll(() => watched.close());

  const visit = () => page.goto(listingAddress('test-always-works', stayIn(60, 3)));
  const visitWithout = async (...paths: readonly string[]) => {
    watched.failOnly(...paths);
    await visit();
    await page.getByRole('heading', { level: 1, name: HOME }).waitFor();
    await page.getByRole('region', { name: 'Your stay' }).getByText('Total', { exact: true }).waitFor();
  };
  const heart = () => page.getByRole('button', { name: `Save ${HOME}` });

  test('[LS-18] axe finds nothing while the home loads', async () => {
    const held = watched.hold(SHOP);
    await visit();
    await page.getByText('Loading this home').waitFor({ state: 'attached' });
    expect(await violations(page)).toEqual([]);
    held.release();
    await page.getByRole('heading', { level: 1, name: HOME }).waitFor();
  });

  test('[LQ-10] the shop call: shows a message, keeps the stay, links back, and can be retried', async () => {
    watched.failOnly(SHOP);
    await visit();
    const failure = page.getByRole('alert');
    await failure.getByText('We could not load this home').waitFor();
    await expect(failure.getByText('Your dates and guests are kept.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to results' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    watched.failOnly();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: HOME }).waitFor();
  });

  test('[LQ-11] [LQ-20] the calendar: the page is complete, and the dates show that their days are unknown', async () => {
    await visitWithout(CALENDAR);
    await page.getByRole('button', { name: /^Check-in / }).click();
    const dates = page.getByRole('dialog', { name: /check-in and check-out/ });
    await dates.getByText(/^We could not load which days are free\./).waitFor();
    await expect(dates.getByRole('button', { name: 'Done' })).toBeEnabled();
    expect(await violations(page)).toEqual([]);
  });

  test('[RW-03] [LQ-20] the rewards accounts: their place shows a message', async () => {
    await visitWithout('/api/v0/rewards/accounts');
    await page.getByText('Your rewards are not available at the moment').first().waitFor();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  test('[WI-05] the wishlist item: the heart is reset with a note that nothing was changed', async () => {
    await visitWithout(SAVE);
    await heart().click();
    await page.getByText('This home could not be saved').first().waitFor();
    await expect(page.getByText(/^Nothing was changed\./).first()).toBeVisible();
    await page.waitForFunction(
      (name) => document.querySelector(`[aria-label="${name}"]`)?.getAttribute('aria-pressed') === 'false',
      `Save ${HOME}`,
    );
  });

  test('[WI-05] the map of favorites: no claim is made about a home whose saving is not confirmed', async () => {
    await visitWithout(FAVORITES);
    await heart().click();
    await page.getByText('We couldn’t confirm that this home was saved').first().waitFor();
    watched.failOnly();
    await page.reload();
    await page.waitForFunction(
      (name) => document.querySelector(`[aria-label="${name}"]`)?.getAttribute('aria-pressed') === 'true',
      `Save ${HOME}`,
    );
  });

  for (const [name, path] of [
    ['the introduction of wishlists', '/api/v0/user/preference/metadata'],
    ['the names of the wishlists', `${WISHLISTS}/wishlist/get-all`],
    ['tracking', '/api/v0/tracking/event'],
  ] as const)
    test(`[LQ-20] [TL-01] ${name}: the traveler sees no message`, async () => {
      await visitWithout(path);
      await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
      expect(await page.getByRole('alert').count()).toBe(0);
    });

  for (const [name, path] of [
    ['the user', '/api/v0/userInfo'],
    ['the experiments', '/api/v0/experiments/active'],
  ] as const)
    test(`[EX-02] ${name}: names the unknown part, and retries`, async () => {
      watched.failOnly(path);
      await visit();
      const failure = page.getByRole('alert');
      await failure.getByText('We could not check who is signed in').waitFor();
      watched.failOnly();
      await failure.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: HOME }).waitFor();
    });
});
