/** A stay is found, quoted, booked and stored: the complete flow through the portal, on the database of `npm start`. */
import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from '../testing/test';
import { createTestPortal, type TestPortal } from '../testing/test-portal';
import { signInAs } from '../testing/visitor';

const goodCard = '4000050000064821';

let portal: TestPortal;

test.use({ person: null });
test.beforeAll(async () => {
  portal = await createTestPortal({ durable: true });
});
test.afterAll(() => portal.close());

for (const [name, viewport] of [
  ['at a desktop', desktop],
  ['on a phone', phone],
] as const)
  test(`a traveler ${name} finds a home, books it with a new card, and still has the trip after a crash of all servers [BK-14] [CF-01] [CF-05] [RT-02] [RT-03]`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const page = await browser.newPage({ baseURL: portal.url, viewport, hasTouch: viewport === phone });
    await signInAs(page, 'Helen Ortiz');
    await openFirstHomeIn(page, 'Asheville');
    await page.getByRole('region', { name: 'Your stay' }).waitFor();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();

    await page.getByText('Select or add the primary traveler for this reservation.').waitFor();
    await expect(page).toHaveTitle('Complete Vacation Rental Booking');
    await page.getByRole('radio', { name: /Helen Ortiz/, checked: true }).waitFor({ state: 'attached' });
    await goOn(page);
    await page.getByLabel('Email').waitFor();
    await goOn(page);
    await addCard(page);
    await goOn(page);
    await page.getByRole('button', { name: 'Confirm and Book' }).click();

    await page.getByText('Confirmed, your stay is booked.').waitFor();
    await expect(page).toHaveTitle('Booking Confirmation');
    const number =
      /LK-\w+/.exec(await page.getByText('Your booking confirmation is #').innerText())?.[0] ?? '';
    expect(number).toMatch(/^LK-/);

    await Promise.all([portal.platform().kill(), portal.gateway().kill()]);
    await portal.restartPlatform();
    await portal.restartGateway();
    await page.goto('/trips');
    const trip = page.getByRole('article').filter({ hasText: number });
    await expect(trip).toContainText(name);
    await page.close();
  });

async function openFirstHomeIn(page: Page, place: string): Promise<void> {
  await page.goto('/stays/');
  const onPhone = page.getByRole('button', { name: /^Where/ });
  await page.getByRole('combobox', { name: 'Where' }).or(onPhone).click();
  await page.keyboard.type(place);
  await page
    .getByRole('option', { name: new RegExp(place) })
    .first()
    .click();
  await page.getByRole('button', { name: /^search/i }).click();
  await page.waitForURL((url) => url.pathname === '/stays/availability/');
  await page.getByRole('list', { name: 'Homes' }).getByRole('heading').first().click();
  await page.waitForURL((url) => url.pathname === '/vacation-rentals/shop/');
}

/** Continue is below the step on a desktop, and at the bottom of the screen on a phone. */
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
