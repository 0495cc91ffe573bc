/** A press that fails because of a defect is never silent. */
import { confirmButton } from '../testing/checkout';
import { openReview } from '../testing/stored-checkout';
import { test } from '../testing/test';

test('Confirm and Book that fails in the browser says so', async ({ page, portal }) => {
  await openReview(page, portal);
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new RangeError('no randomness');
    };
  });
  await confirmButton(page).click();
  await page.getByText('Uh oh! Something went wrong').waitFor();
  await page.getByText('Everything you entered is kept. Try again.').waitFor();
});
