import { booksOnce } from '../testing/books-once';
import { addCard, freshCheckout, confirmButton, press, toPayment } from '../testing/checkout';
import { test, expect } from '../testing/test';

test('[FM-01] [PM-18] [PM-20] rotating a tablet while a card is typed keeps the input in the form and stores it nowhere', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 961, height: 900 });
  await page.goto(freshCheckout(portal, 'test-always-works'));
  await booksOnce(page, portal, async () => {
    await toPayment(page);
    await press(page, 'Add a card');
    const number = page.getByRole('textbox', { name: /Card number/ });
    const focusedNumber = number.and(page.locator(':focus'));
    await focusedNumber.waitFor();
    await page.keyboard.type('40000500');
    await page.setViewportSize({ width: 960, height: 900 });
    await page.getByRole('dialog', { name: 'Rewards & payment' }).waitFor();
    await focusedNumber.waitFor();
    await page.keyboard.type('00064821');
    await page.setViewportSize({ width: 961, height: 900 });
    await page.getByRole('dialog', { name: 'Rewards & payment' }).waitFor({ state: 'detached' });
    await focusedNumber.waitFor();
    await expect(number).toHaveValue('4000 0500 0006 4821');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/4000 ?0500/);
    await addCard(page, '4000050000064821');
    await page.getByRole('button', { name: 'Review my Trip' }).click();
    await confirmButton(page).click();
  });
});
