/** A traveler continues after a failed booking: one case of each kind; e2e/matrix/messages.spec.ts covers the rest. */
import {
  addCard,
  askForPrice,
  chooseCard,
  confirmButton,
  freshCheckout,
  leads,
  PAYMENT_STEP,
  shownMessage,
} from '../testing/checkout';
import { openPayment, openReview } from '../testing/stored-checkout';
import * as messages from '../testing/messages';
import { expect, test } from '../testing/test';

test('a quote of an unavailable home leads back to the home [ER-13] [PQ-14]', async ({ page, portal }) => {
  const home = 'test-quote-fails-no-availability';
  await page.goto(freshCheckout(portal, home));
  await askForPrice(page);
  expect(await shownMessage(page)).toEqual(messages.NOT_AVAILABLE);
  await leads(page, 'Go back', '/vacation-rentals/shop/');
});

test('after a booking that failed for its CVV the payment can be edited at a new price [ER-07] [PQ-13]', async ({
  page,
  portal,
}) => {
  const home = 'test-booking-fails-invalid-cvv';
  await openReview(page, portal, home);
  await confirmButton(page).click();
  expect(await shownMessage(page)).toEqual(messages.CVV);
  await leads(page, 'Edit Payment Information', PAYMENT_STEP);
  await page.getByText('Amount due', { exact: true }).waitFor();
  await chooseCard(page);
  await page.getByRole('button', { name: 'Review my Trip' }).waitFor();
});

test('a price that rose is accepted and paid [PD-04] [PD-06] [PD-07] [PD-08]', async ({ page, portal }) => {
  const home = 'test-quote-price-increase';
  await page.goto(freshCheckout(portal, home));
  await askForPrice(page);
  expect(await shownMessage(page)).toMatchObject({
    title: 'The price has increased by $12.50.',
    buttons: ['Continue', 'Back to the home'],
    icon: 'PRICE_INCREASE',
  });
  await leads(page, 'Continue', PAYMENT_STEP);
  await chooseCard(page);
  await page.getByRole('button', { name: 'Review my Trip' }).click();
  await confirmButton(page).click();
  await page.waitForURL((url) => url.pathname === '/vacation-rentals/book/confirm/');
});

test('a refused new card keeps its input [ER-07] [ER-11]', async ({ page, portal }) => {
  await openPayment(page, portal);
  await addCard(page, '4000051500094821');
  expect(await shownMessage(page)).toEqual(messages.CVV);
  await leads(page, 'Edit Payment Information', PAYMENT_STEP);
  await expect(page.getByRole('textbox', { name: /Name on card/ })).toHaveValue('Helen Ortiz');
});
