/** A price is frozen on a listing page, listed among the trips, and used for a booking (AD-11, CN-04). */
import { chooseCard, confirmButton, press, toContact } from '../testing/checkout';
import { expect, test } from '../testing/test';
import { createTestPortal, type TestPortal } from '../testing/test-portal';
import { listingAddress } from '../testing/visitor';

const RISES = 'test-freeze-price-rises';

test.describe('a traveler freezes a price', () => {
  let own: TestPortal;
  test.beforeAll(async () => {
    own = await createTestPortal();
  });
  test.afterAll(() => own.close());

  test('[AD-11] [CN-04] [RT-14] and books the stay at that price after the price has risen', async ({
    openPage,
  }) => {
    const page = await openPage({ portal: own });
    await page.goto(listingAddress(RISES, own.freshStay(RISES)));
    const offer = page.getByRole('region', { name: 'Freeze this price' });
    await offer.getByRole('button', { name: 'Freeze this price' }).click();
    const dialog = page.getByRole('dialog', { name: 'Freeze this price' });
    await dialog.getByRole('button', { name: /^Pay \$.* and freeze$/ }).click();
    const done = page.getByRole('dialog', { name: 'Your price is frozen' });
    await done.getByRole('link', { name: 'See it among your trips' }).click();

    const card = page
      .getByRole('region', { name: 'Frozen prices' })
      .getByRole('article', { name: 'A frozen price that rises' });
    await expect(card).toContainText('left');
    await expect(card).toContainText('You save $120.00.');
    await card.getByRole('button', { name: 'Book at your frozen price' }).click();

    await toContact(page);
    await press(page, 'Continue');
    await page.getByText('Amount due', { exact: true }).waitFor();
    await chooseCard(page);
    await press(page, 'Review my Trip');
    await expect(page.getByText('Price freeze savings:').first()).toBeVisible();
    await confirmButton(page).click();
    await page.getByText('Confirmed, your stay is booked.').waitFor();

    await page.goto('/trips');
    await page.getByRole('region', { name: 'Upcoming trips' }).getByRole('article').first().waitFor();
    await expect(page.getByRole('region', { name: 'Frozen prices' })).toHaveCount(0);
  });
});
