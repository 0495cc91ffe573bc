/**
 * A family plans a weekend with its dog on a budget, books it with an offer, credit, miles, and a card, and then cancels: the
 * refund is announced, and is returned to where it was paid from.
 */
import type { Page } from '@playwright/test';
import { type Books, openBooks } from '#system-tests/testing/books.ts';
import { chooseCard, confirmButton, press, toPayment } from '../testing/checkout';
import { expect, test } from '../testing/test';
import { createTestPortal, type TestPortal } from '../testing/test-portal';

// Credit is spent and refunded here, so no other tests use this portal.
let own: TestPortal;
let books: Books;

test.beforeAll(async () => {
  own = await createTestPortal();
  books = openBooks(own.databaseUrl);
});
test.afterAll(async () => {
  expect(await books.problems()).toEqual([]);
  await books.close();
  await own.close();
});

test('a weekend with a dog and a hot tub under 900 is found, booked with miles and credit, and canceled, and the credit is restored until the same day [FM-13] [LQ-21] [PM-14] [CN-01] [WA-05]', async ({
  openPage,
}) => {
  test.setTimeout(120_000);
  const page = await openPage({ portal: own });
  const credit = await creditOf(page);
  expect(credit).toMatch(/^\$215\.50 left of \$300\.00.*Expires \w+ \d+, \d{4}/);

  await page.goto('/stays/');
  await choosePlace(page, 'Hudson Valley');
  await chooseWeekend(page);
  await chooseGuests(page);
  await press(page, 'Search');
  await page.getByRole('list', { name: 'Homes' }).getByRole('article').first().waitFor();
  await filterByPriceAndHotTub(page);
  const homes = page.getByRole('list', { name: 'Homes' }).getByRole('article');
  await expect(homes).toHaveCount(1);
  const price = Number(/\$([\d,]+) for 2 nights/.exec(await homes.innerText())?.[1]?.replace(',', ''));
  expect(price).toBeLessThan(900);
  await homes.getByRole('heading').click();

  await page.getByRole('region', { name: 'Your stay' }).getByText('3 guests, 1 pet').waitFor();
  await press(page, 'Continue');
  await toPayment(page);
  await withMiles(page, '20000');
  await chooseCard(page);
  await press(page, 'Review my Trip');
  await confirmButton(page).click();
  const number = /LK-\w+/.exec(await page.getByText('Your booking confirmation is #').innerText())?.[0] ?? '';
  expect(await creditOf(page)).toContain('$115.50 left of $300.00');

  await page.goto('/trips');
  const trip = page.getByRole('article').filter({ hasText: number });
  await trip.getByRole('link', { name: /^Cancel this stay/ }).click();
  const refunds = ['$50.00', '$100.00', '20,000 Miles = $200.00'];
  const terms = page.getByRole('dialog', { name: 'Cancel this stay' });
  await terms.getByText('Everything that you paid is refunded.').waitFor();
  for (const refund of refunds) await expect(terms).toContainText(refund);
  await press(page, 'Continue');
  await press(page, 'Cancel this stay');
  const canceled = page.getByRole('dialog', { name: 'Your stay is canceled' });
  for (const refund of refunds) await expect(canceled).toContainText(refund);

  expect(await creditOf(page)).toBe(credit);
  // The credit and the miles.
  for (const name of ['Travel credit activity', 'Rewards activity'])
    await expect(page.getByRole('list', { name }).getByText(`Cancellation of ${number}`)).toBeVisible();
});

/** The wallet's text for the credit of this year: the amount left, and its expiry. */
async function creditOf(page: Page): Promise<string> {
  await page.goto('/wallet/');
  const card = page.getByRole('article').filter({ hasText: 'Annual $300 travel credit' }).first();
  return (
    await card
      .getByText(/left of/)
      .locator('..')
      .innerText()
  ).concat(', ', await card.getByText(/^Expires/).innerText());
}

async function choosePlace(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /where/i }).click();
  await page.keyboard.type(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}

/** Any weekend except in the current month. */
async function chooseWeekend(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^When/ }).click();
  const dates = page.getByRole('dialog');
  await dates.getByText('Flexible', { exact: true }).click();
  await dates.getByText('A weekend', { exact: true }).click();
  const months = dates.getByRole('checkbox');
  for (const month of (await months.all()).slice(1)) await month.check({ force: true });
  await press(page, 'Done');
}

async function chooseGuests(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Who/ }).click();
  const guests = page.getByRole('dialog');
  await guests.getByRole('button', { name: 'Add one child' }).click();
  await guests.getByLabel('Age of child 1').selectOption('8');
  await guests.getByRole('button', { name: 'Add one pet' }).click();
  await press(page, 'Done');
}

/** At most 900 in all: each press moves the handle by one step of the histogram. */
async function filterByPriceAndHotTub(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const highest = filters.getByRole('slider', { name: 'Highest price' });
  const { price, step } = await highest.evaluate((slider: HTMLInputElement) => ({
    price: Number(slider.value),
    step: Number(slider.step),
  }));
  const presses = Math.ceil((price - 900) / step);
  await highest.focus();
  for (let pressed = 0; pressed < presses; pressed += 1) await page.keyboard.press('ArrowLeft');
  await expect(highest).toHaveValue(String(price - presses * step));
  await filters.getByRole('checkbox', { name: /^Hot tub/ }).check({ force: true });
  await filters.getByRole('button', { name: 'Show 1 home' }).click();
}

async function withMiles(page: Page, amount: string): Promise<void> {
  await page.locator('label', { hasText: 'Larkfield Summit Reserve' }).first().click();
  await press(page, 'Edit amount');
  await page.getByRole('textbox', { name: 'Amount of Miles to apply' }).fill(amount);
  await press(page, 'Save');
  await page.getByText('Applied to this trip').waitFor();
}
