/** The complimentary fourth night: from a stay that is too short to the breakdown of the checkout. */
import { violations } from '../testing/accessibility';
import { checkoutAddress } from '../testing/checkout';
import { addressOf } from '../testing/listing';
import { desktop, expect, phone, test } from '../testing/test';
import { stayIn } from '#system-tests/testing/stays.ts';

const HOME = 'test-complimentary-night';

for (const viewport of [desktop, phone])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('[AD-16] [EX-07] one click unlocks the night, and axe finds nothing before and after it', async ({
      page,
    }) => {
      const { fromDate, untilDate } = stayIn(60, 3);
      await page.goto(addressOf(HOME, '', { from: fromDate, until: untilDate }));
      const promotion = page.getByRole('region', { name: 'Complimentary fourth night' });
      await promotion.getByText('Stay 1 more night').waitFor();
      expect(await violations(page)).toEqual([]);
      await promotion.getByRole('button', { name: 'Add 1 night' }).press('Enter');
      await promotion.getByText('$200.00 of rent is taken off your stay.').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

test('[AD-16] the breakdown of the checkout deducts the rent of the fourth night', async ({ page }) => {
  await page.goto(checkoutAddress(HOME, stayIn(60, 4)));
  const breakdown = page.getByRole('region', { name: 'Checkout Breakdown' });
  await expect(breakdown.getByText('Complimentary fourth night')).toBeVisible();
  await expect(breakdown).toContainText('−$200.00');
  await expect(breakdown).toContainText('Total$740.00');
});
