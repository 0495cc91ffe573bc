/**
 * A stay is bought with cancel for any reason, survives a reload, is booked, and is canceled with its refund (LS-28, AD-04); another
 * one is protected after it was booked (AD-18).
 */
import { randomUUID } from 'node:crypto';
import { type Books, openBooks } from '#system-tests/testing/books.ts';
import { readyToBook } from '#system-tests/testing/graph-booking.ts';
import { bookAndFollow } from '#system-tests/testing/persistent-traveler.ts';
import { chooseCard, confirmButton, press, toPayment } from '../testing/checkout';
import { expect, test } from '../testing/test';
import { createTestPortal, type TestPortal } from '../testing/test-portal';
import { listingAddress } from '../testing/visitor';

const HOME = 'test-protection';
const DAY_MS = 86_400_000;

const daysUntil = (day: string): number => Math.ceil((Date.parse(day) - Date.now()) / DAY_MS);

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

  test('[LS-28] [AD-04] from the home through the options to the booking, and to the refund', async ({
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
    // An offer and the credit that it allows paid 150, which is also returned.
    expect(await books.cardsOf(number)).toMatchObject([{ captured_minor: 42_980, refunded_minor: 37_000 }]);
  });

  test('[AD-18] [AD-04] after the booking, and the coverage is refunded to the cent when the stay is canceled the day before', async ({
    openPage,
  }) => {
    const stay = own.freshStay(HOME);
    const credentials = await own.credentialsOf('Helen Ortiz');
    const ready = await readyToBook(own.url, credentials, { listingId: HOME, stay });
    const input = {
      ...ready,
      payment: { paymentMethodId: 'card_helen_summit' },
      acceptedAmountDue: ready.acceptedTotal,
      idempotencyKey: randomUUID(),
    };
    const { end } = await bookAndFollow(own.url, { credentials, ready, input }, () => Infinity);
    const number = end.trip?.id ?? '';

    const page = await openPage({ portal: own });
    await page.goto(`/trips/${number}`);
    await press(page, 'Protect this stay');
    const dialog = page.getByRole('dialog', { name: 'Protect this stay' });
    await dialog.locator('label', { hasText: 'Full refund' }).click();
    await dialog.getByRole('combobox', { name: 'Pay the premium with' }).selectOption('card_helen_cash');
    await dialog.getByRole('checkbox', { name: 'I accept the terms of cancel for any reason.' }).check();
    await press(page, 'Pay $59.80 and protect');
    const done = page.getByRole('dialog', { name: 'Your stay is protected' });
    await expect(done.getByRole('status')).toContainText('$520.00 back if you cancel before check-in');
    await done.getByRole('button', { name: 'Done' }).click();
    const section = page.getByRole('region', { name: 'Cancel for any reason', exact: true });
    await expect(section).toContainText('The premium of $59.80 was charged to');
    await expect(page.getByRole('button', { name: 'Protect this stay' })).toHaveCount(0);

    // The stay begins tomorrow; without the protection nothing would be refunded.
    await books.bringNearer(number, daysUntil(stay.fromDate) - 1);
    await page.goto('/trips');
    const card = page.getByRole('article').filter({ hasText: 'Cancel for any reason' }).first();
    await card.getByRole('link', { name: /^Cancel this stay/ }).click();
    await page.getByRole('radio', { name: /Cancel for any reason/ }).check({ force: true });
    await expect(page.getByRole('region', { name: 'Refund' })).toContainText('Total$520.00');
    await press(page, 'Continue');
    await page.getByRole('dialog', { name: 'Cancel this stay for good?' }).waitFor();
    await press(page, 'Cancel this stay');
    await page.getByRole('dialog', { name: 'Your stay is canceled' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(section).toContainText('$520.00 is refunded to where it was paid from');
    expect(await books.cardsOf(number)).toMatchObject([{ captured_minor: 52_000, refunded_minor: 52_000 }]);
    expect(await books.entriesOf(number)).toMatchObject({ 'PremiumPaid Premiums USD': 5_980 });
  });
});
