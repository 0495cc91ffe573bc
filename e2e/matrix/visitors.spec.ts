/** A visitor without a session looks around, and signs in at the heart or at Continue. */
import type { Page } from '@playwright/test';
import { violations } from '../testing/accessibility';
import { desktop, expect, phone, test } from '../testing/test';
import { listingAddress, resultsAddress } from '../testing/visitor';

const HOME = 'vr-asheville-01';

async function signIn(page: Page): Promise<void> {
  await page.waitForURL(/\/auth\/login/);
  await page.getByRole('main').getByRole('button', { name: 'Helen Ortiz' }).click();
}

for (const [size, viewport] of [
  ['1440', desktop],
  ['390', phone],
] as const) {
  test.describe(`at ${size}`, () => {
    let page: Page;
    test.beforeEach(async ({ openPage, portal }) => {
      const { url } = await portal.startGateway({ PUBLIC_BROWSING: 'on' });
      page = await openPage({ url, person: null, viewport });
    });

    test('[SE-01] a visitor searches, reads a home, and signs in to book it, for the same stay', async ({
      portal,
    }) => {
      const stay = portal.freshStay(HOME, 3);
      await page.goto('/stays/');
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto(resultsAddress('asheville', stay));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Asheville');
      await page.goto(listingAddress(HOME, stay));
      await expect(page.getByText('to see your rewards, credits and offers for this stay')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Continue', exact: true }).first().click();
      await signIn(page);
      await page.waitForURL(/\/vacation-rentals\/(book|customize)\//);
      expect(new URL(page.url()).searchParams.get('fromDate')).toBe(stay.fromDate);
    });

    test('[SE-01] the heart leads to the sign-in, and back to the home', async ({ portal }) => {
      const stay = portal.freshStay(HOME, 3);
      await page.goto(listingAddress(HOME, stay));
      await page.getByRole('button', { name: /^Sign in to save / }).click();
      await signIn(page);
      await page.waitForURL(/\/vacation-rentals\/shop\//);
      await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible();
    });

    test('[SE-01] trips require a session', async () => {
      await page.goto('/trips/');
      await page.waitForURL(/\/auth\/login/);
    });
  });
}
