/** A stay is bought with cancel for any reason, survives a reload, is booked, and is canceled with its refund (LS-28, AD-04). */
import { type Books, openBooks } from '../../system-tests/testing/books';
import { chooseCard, confirmButton, press, toPayment } from '../testing/checkout';
import { expect, test } from '../testing/test';
import { createTestPortal, type TestPortal } from '../testing/test-portal';
import { listingAddress } from '../testing/visitor';

const HOME = 'test-protection';

test.describe('a traveler protects a stay', () => {
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

  test('[LS-28] [AD-04] from the home over the options to the booking, and to the refund', async ({
    openPage,
  }) => {
    const page = await openPage({ portal: own });
    await page.goto(listingAddress(HOME, own.freshStay(HOME)));
    await press(page, 'Continue');
    await page.getByRole('heading', { level: 1, name: 'Customize' }).waitFor();
    await press(page, 'Continue');
    await page.getByText('Add or decline “Cancel for any reason” to continue.').waitFor();
    await page.locator('label', { hasText: 'Full refund' }).click();
    await page.reload();
    await expect(page.getByRole('radio', { name: /Full refund/ })).toBeChecked();
    await press(page, 'Continue');
    await expect(page.getByRole('heading', { level: 1, name: 'Customize' })).toBeHidden();

    await toPayment(page);
    const breakdown = page.getByRole('region', { name: 'Checkout Breakdown' });
    // Two nights cost 520; 11.5 percent of that is the premium.
    await expect(breakdown).toContainText('Cancel for any reason$59.80');
    await expect(breakdown).toContainText('Total$579.80');
    await chooseCard(page);
    await page.reload();
    await expect(breakdown).toContainText('Total$579.80');
    await press(page, 'Review my Trip');
    await confirmButton(page).click();
    await page.waitForURL((url) => url.pathname.startsWith('/vacation-rentals/book/confirm'));

    await page.goto('/trips');
    const card = page.getByRole('article').filter({ hasText: 'Cancel for any reason' }).first();
    await card.getByRole('link', { name: /^Cancel this stay/ }).click();
    await page.getByRole('radio', { name: /Cancel for any reason/ }).waitFor({ state: 'attached' });
    await expect(page.getByRole('region', { name: 'Refund' })).toContainText('Total$520.00');
    await press(page, 'Continue');
    await page.getByRole('dialog', { name: 'Cancel this stay for good?' }).waitFor();
    await press(page, 'Cancel this stay');
    await page.getByRole('dialog', { name: 'Your stay is canceled' }).waitFor();
    await page.keyboard.press('Escape');
    const section = page.getByRole('region', { name: 'Cancel for any reason', exact: true });
    await expect(section).toContainText('$520.00 is refunded to where it was paid from');
    const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    // An offer and the credit that it allows have paid 150, and are back, too.
    expect(await books.cardsOf(number)).toMatchObject([{ captured_minor: 42_980, refunded_minor: 37_000 }]);
  });
});
