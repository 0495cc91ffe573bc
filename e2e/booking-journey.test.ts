/** A stay found, quoted, booked and kept: the whole way through the portal in a real browser. */
import type { Page } from 'playwright-core';
import { type Browser, describeInBrowser, desktop, openBrowser, phone } from './testing/browser';
import { type Portal, startPortal } from './testing/portal';
import { signInAs } from './testing/visitor';

const goodCard = '4000050000064821';

describeInBrowser('a traveler', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal();
  });

  afterAll(async () => {
    await portal.close();
  });

  describe.each([
    ['at a desktop', desktop],
    ['on a phone', phone],
  ])('%s', (_name, viewport) => {
    let browser: Browser;

    beforeAll(async () => {
      browser = await openBrowser(portal.url, viewport);
    });

    afterAll(() => browser.close());

    test('[BK-14] [CF-01] [CF-05] [RT-02] [RT-03] finds a home, books it with a new card, and keeps the trip through a crash of everything', async () => {
      const { page } = browser;
      await signInAs(page, 'Helen Ortiz');
      await openFirstHomeIn(page, 'Asheville');
      await page.getByRole('region', { name: 'Your stay' }).waitFor();
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();

      await page.getByText('Select or add the primary traveler for this reservation.').waitFor();
      expect(await page.title()).toBe('Complete Vacation Rental Booking');
      await page.getByRole('radio', { name: /Helen Ortiz/, checked: true }).waitFor({ state: 'attached' });
      await goOn(page);
      await page.getByLabel('Email').waitFor();
      await goOn(page);
      await addCard(page);
      await goOn(page);
      await page.getByRole('button', { name: 'Confirm and Book' }).click();

      await page.getByText('Confirmed, your stay is booked.').waitFor({ timeout: 30_000 });
      expect(await page.title()).toBe('Booking Confirmation');
      const number =
        /LK-\w+/.exec(await page.getByText('Your booking confirmation is #').innerText())?.[0] ?? '';
      expect(number).toMatch(/^LK-/);

      await Promise.all([portal.platform().kill(), portal.gateway().kill()]);
      await portal.restartPlatform();
      await portal.restartGateway();
      await page.goto('/trips');
      const trip = page.getByRole('article').filter({ hasText: number });
      await trip.waitFor();
      expect(await trip.innerText()).toContain(name);
    }, 180_000);
  });
});

async function openFirstHomeIn(page: Page, place: string): Promise<void> {
  await page.goto('/stays/');
  await page.getByRole('combobox', { name: /where/i }).click();
  await page.keyboard.type(place);
  await page
    .getByRole('option', { name: new RegExp(place) })
    .first()
    .click();
  await page.getByRole('button', { name: /^search/i }).click();
  await page.waitForURL((url) => url.pathname === '/stays/availability/');
  await page.getByRole('list', { name: 'Homes' }).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/vacation-rentals/shop/');
}

/** The way on is under the step at a desktop, and at the bottom of the screen on a phone. */
async function goOn(page: Page): Promise<void> {
  await page
    .getByRole('button', {
      name: /^(Continue|Add Travelers|Add Contact Information|Apply Rewards|Review my Trip)$/,
    })
    .last()
    .click();
}

async function addCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a card' }).click();
  await page.getByLabel('Card number').fill(goodCard);
  await page.getByLabel('Name on card').fill('Helen Ortiz');
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('CVV / Security Code').fill('123');
  await page.getByLabel('Zip Code').fill('28801');
  await page.getByRole('button', { name: 'Add card', exact: true }).click();
  await page.getByLabel('Card number').waitFor({ state: 'detached' });
}
