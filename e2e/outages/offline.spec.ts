/** A browser that loses its network while a page is open. */
import { loseNetwork } from '../testing/network';
import { expect, test } from '../testing/test';

test.describe('a traveler who goes offline', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/stays/');
    await page.getByRole('article').first().waitFor();
    await loseNetwork(page);
  });

  test('a click that needs more code keeps the page, and takes effect when the network returns', async ({
    page,
    context,
  }) => {
    await page.getByRole('button', { name: /^Who/ }).click();
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    await context.setOffline(false);
    await page.getByRole('dialog', { name: 'Who' }).waitFor();
    await expect(page.getByText('You are offline.')).toHaveCount(0);
  });

  test('a page that is not loaded yet shows the reason, and loads automatically when the network returns', async ({
    page,
    context,
  }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Trips' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
    await failure.getByText('You are offline.').waitFor();
    await context.setOffline(false);
    await page.getByRole('region', { name: 'Upcoming trips' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/trips');
  });
});
