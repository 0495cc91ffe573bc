/** A booked stay on its page: receipt, modals in the address, the resent confirmation (CN-08). */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { book, readyToBook } from '#system-tests/testing/graph-booking.ts';
import { openDatabase } from '#system-tests/testing/platform-database.ts';
import { violations } from '../testing/accessibility';
import { expect, phone, test } from '../testing/test';
import type { TestPortal } from '../testing/test-portal';

/** Books a stay over the graph, and opens its page from the list of trips. */
async function openTrip(page: Page, portal: TestPortal): Promise<string> {
  const helen = await portal.credentialsOf('Helen Ortiz');
  const ready = await readyToBook(portal.url, helen, { stay: portal.freshStay() });
  const booked = await book(portal.url, helen, {
    ...ready,
    payment: { paymentMethodId: 'card_helen_summit' },
    acceptedAmountDue: ready.acceptedTotal,
    idempotencyKey: randomUUID(),
  });
  expect(booked.__typename).toBe('BookingScheduled');
  await page.goto('/trips');
  const card = page.getByRole('region', { name: 'Upcoming trips' }).getByRole('article').last();
  await card.getByText('Confirmed', { exact: true }).waitFor();
  await card.getByRole('link', { name: 'Nothing goes wrong here', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Nothing goes wrong here' }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('[CN-08] a booked trip has a page; its receipt opens with the keyboard, is printed, and Back closes it', async ({
  page,
  portal,
}) => {
  const number = await openTrip(page, portal);
  await expect(page.getByRole('region', { name: 'Location' })).toContainText('1 Assertion Way');
  await expect(page.getByRole('region', { name: 'Arrival' })).toContainText(/\b\d{4}\b/);
  await page.getByRole('region', { name: /^Map/ }).waitFor();
  expect(await violations(page)).toEqual([]);

  const link = page.getByRole('link', { name: 'Itemized receipt' });
  await link.focus();
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('dialog', { name: 'Itemized receipt' });
  await expect(receipt.getByRole('table', { name: 'Price' })).toContainText('Cleaning Fee');
  await expect(receipt).toContainText(number);
  expect(new URL(page.url()).pathname).toBe(`/trips/${number}/itemized-receipt-home`);
  expect(await violations(page)).toEqual([]);

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await receipt.getByRole('button', { name: 'Print receipt' }).click();
  await page.locator('html[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-print-view] article');
  await expect(paper).toBeVisible();
  await expect(paper).toContainText('Cleaning Fee');
  await expect(page.locator('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-print-view]')).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(`/trips/${number}`);
});

test('the page of a trip on paper has no navigation, nothing to press, and no map; its cards are whole, without empty rows', async ({
  page,
  portal,
}) => {
  await openTrip(page, portal);
  const map = page.getByRole('region', { name: /^Map/ });
  await map.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Location' })).toContainText('1 Assertion Way');
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /All trips|Get directions|Itemized receipt/ })).toHaveCount(0);
  await expect(map).toBeHidden();
  const payment = page.getByRole('region', { name: 'Payment', exact: true });
  const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  // No empty row is left of its links.
  expect((await bottomOf(payment)) - (await bottomOf(payment.getByText(/^You paid by/).last()))).toBeLessThan(
    40,
  );
  const cards = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('heading') });
  const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
  expect(breaks.length).toBeGreaterThan(5);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('[CN-08] a modal survives a reload, and Escape closes it and focuses the link that opened it', async ({
  page,
  portal,
}) => {
  const number = await openTrip(page, portal);
  const link = page.getByRole('link', { name: 'Travelers' });
  await link.click();
  await page.getByRole('dialog', { name: 'Travelers' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.click();
  await page.reload();
  await page.getByRole('dialog', { name: 'Travelers' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(`/trips/${number}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[CN-08] modals keep an address on one line', async ({ page, portal }) => {
    await openTrip(page, portal);
    await page.getByRole('link', { name: 'Travelers' }).click();
    const address = page.getByRole('dialog', { name: 'Travelers' }).getByText('traveler@larkfield.example');
    const lines = await address.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });

  test('[CN-08] the focus of a long receipt is in view', async ({ page, portal }) => {
    await openTrip(page, portal);
    await page.getByRole('link', { name: 'Itemized receipt' }).click();
    const receipt = page.getByRole('dialog', { name: 'Itemized receipt' });
    const print = receipt.getByRole('button', { name: 'Print receipt' });
    await expect(print).toBeFocused();
    await expect(print).toBeInViewport({ ratio: 1 });
  });

  test('[FM-01] with text of twice the size, nothing overflows', async ({ page, portal }) => {
    await openTrip(page, portal);
    // As wide, in characters, as a window of 390 px with twice the text.
    await page.setViewportSize({ width: 195, height: 422 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
  });

  test('[CN-08] the confirmation is sent again, and not twice within a minute', async ({ page, portal }) => {
    const number = await openTrip(page, portal);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
    await page.getByRole('link', { name: 'Send the confirmation again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send the confirmation again' });
    await dialog.getByRole('button', { name: 'Send it again' }).click();
    await dialog.getByText('The confirmation is on its way').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await dialog.getByRole('button', { name: 'Send it again' }).click();
    await dialog.getByText('The confirmation was already sent.').waitFor();

    const database = openDatabase(portal.databaseUrl);
    const sent = await database
      .selectFrom('outbox')
      .innerJoin('bookings', 'bookings.id', 'outbox.booking_id')
      .select('outbox.kind')
      .where('bookings.reservation_number', '=', number)
      .orderBy('outbox.kind')
      .execute();
    await database.destroy();
    expect(sent).toEqual([{ kind: 'Confirmation' }, { kind: 'ConfirmationAgain' }]);
  });
});

test.describe('trips booked elsewhere', () => {
  test.use({ person: 'Elena Marsh' });

  test('[FM-01] with text of twice the size, nothing overflows', async ({ page }) => {
    // As wide, in characters, as a window of 390 px with twice the text.
    await page.setViewportSize({ width: 195, height: 422 });
    const widths = () =>
      page
        .locator('html, article')
        .evaluateAll((boxes) =>
          boxes.filter((box) => box.scrollWidth > box.clientWidth).map(({ textContent }) => textContent),
        );
    await page.goto('/trips');
    await page.getByRole('article').first().waitFor();
    expect(await widths()).toEqual([]);
    for (const trip of ['lisbon', 'rome', 'alfama', 'compact', 'weekend', 'sailing']) {
      await page.goto(`/trips/else_elena_${trip}`);
      await page.getByRole('article').waitFor();
      expect(await widths(), trip).toEqual([]);
    }
  });
});
