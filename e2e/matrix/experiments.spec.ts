/** The portal with other variants of its experiments than the reference platform's: the test changes the session in the response. */
import type { Page } from '@playwright/test';
import { violations } from '../testing/accessibility';
import { checkoutAddress, toTraveler } from '../testing/checkout';
import { onOperation } from '../testing/operations';
import { desktop, expect, phone, test } from '../testing/test';

interface Experiment {
  readonly id: string;
  readonly variant: string;
  readonly data?: string | null;
}

/** From the next page on, this experiment has another variant. */
const switchTo = (page: Page, changed: Experiment) =>
  onOperation(page, 'Session', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { session } = answer.data;
    session.experiments = session.experiments.map((each: Experiment) =>
      each.id === changed.id ? { ...each, ...changed } : each,
    );
    await route.fulfill({ response, json: answer });
  });

// Only a session that the browser requests can be changed here.
test.use({ pages: 'shell' });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const viewport of [desktop, phone])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('[EX-05] axe finds nothing in the sale banner above the search, which causes no overflow', async ({
      page,
    }) => {
      const data = JSON.stringify({ startsOn: '2026-06-01', endsOn: '2026-06-14' });
      await switchTo(page, { id: 'travel-sale', variant: 'active', data });
      await page.goto('/stays/');
      await expect(page.getByRole('complementary', { name: 'Travel sale' })).toBeInViewport({ ratio: 1 });
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });
  });

test('[EX-05] without the redesign the trip is above the steps of the checkout, at their width', async ({
  page,
  portal,
}) => {
  await switchTo(page, { id: 'checkout-redesign', variant: 'control' });
  await page.goto(checkoutAddress('test-always-works', portal.freshStay()));
  await toTraveler(page);
  const trip = await page.getByRole('region', { name: 'Your trip' }).boundingBox();
  const step = await page.getByRole('region', { name: 'Traveler Information' }).boundingBox();
  if (!trip || !step) throw new Error('Trip or step are not shown');
  expect(trip.y + trip.height).toBeLessThanOrEqual(step.y);
  expect([trip.x, trip.width]).toEqual([step.x, step.width]);
  expect(await violations(page)).toEqual([]);
});
