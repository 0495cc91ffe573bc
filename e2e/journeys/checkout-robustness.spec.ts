/**
 * Mishaps of real checkouts: repeated presses, two tabs, reloads, a lost response, an ended session. In each case there is one
 * booking, and the traveler is on the right screen (BK-22).
 */
import { booksOnce } from '../testing/books-once';
import {
  answerMessage,
  askForPrice,
  confirmButton,
  freshCheckout,
  openStep,
  shownMessage,
  toPayment,
  toReview,
  untilStored,
} from '../testing/checkout';
import { UNREACHABLE } from '../testing/messages';
import { openReview } from '../testing/stored-checkout';
import { expect, test } from '../testing/test';

test('[BK-22] a double click books once', async ({ page, portal }) => {
  await openReview(page, portal, 'test-booking-slow');
  await booksOnce(page, portal, () => confirmButton(page).dblclick());
});

test('[BK-22] a second tab that books the same quote books nothing again', async ({
  page,
  context,
  portal,
}) => {
  const checkout = await openReview(page, portal, 'test-booking-slow');
  const other = await context.newPage();
  const kept = await page.evaluate(() => sessionStorage.getItem('travel-portal.checkout') ?? '');
  await other.addInitScript((state) => sessionStorage.setItem('travel-portal.checkout', state), kept);
  await other.goto(checkout);
  await confirmButton(other).waitFor();
  await booksOnce(page, portal, () =>
    Promise.all([confirmButton(page).click(), confirmButton(other).click()]),
  );
  await other.waitForURL((url) => url.pathname === '/vacation-rentals/book/confirm/', { timeout: 40_000 });
});

test('[BK-22] [ER-13] a second tab with another quote shows the reservation of the first', async ({
  page,
  context,
  portal,
}) => {
  const checkout = await openReview(page, portal);
  const other = await context.newPage();
  await other.goto(checkout);
  await toReview(other);
  await booksOnce(page, portal, () => confirmButton(page).click());
  const number = await page.getByText('Your booking confirmation is #').innerText();
  await confirmButton(other).click();
  const { title, text } = await shownMessage(other);
  expect(title).toBe('You have booked this stay already.');
  expect(text).toContain(number.slice(number.indexOf('#')));
  await answerMessage(other, 'View your trip');
  await other.waitForURL((url) => url.pathname === '/trips');
});

test('[PQ-12] a reload during the quote follows the same quote', async ({ page, portal }) => {
  await page.goto(freshCheckout(portal, 'test-quote-slow'));
  let scheduled = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation SchedulePriceQuote')) scheduled += 1;
  });
  await askForPrice(page);
  await page
    .getByText('Saving travelers and checking availability')
    .or(page.getByText('Saving traveler and checking availability'))
    .waitFor();
  await untilStored(page, 'quoteToken');
  await page.reload();
  await page.getByText('Amount due', { exact: true }).waitFor({ timeout: 30_000 });
  expect(scheduled).toBe(1);
});

test('[BK-22] a reload during the booking follows it to its end', async ({ page, portal }) => {
  await openReview(page, portal, 'test-booking-slow');
  await booksOnce(page, portal, async () => {
    await confirmButton(page).click();
    await page.getByRole('dialog', { name: 'Booking your stay' }).waitFor();
    await page.reload();
  });
});

test('[BK-22] a booking whose response is lost is not made twice', async ({ page, portal }) => {
  await openReview(page, portal);
  await booksOnce(page, portal, async () => {
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('mutation Book(')) return route.continue();
      await route.fetch();
      await route.abort();
      await page.unroute('**/graphql');
    });
    await confirmButton(page).click();
    expect((await shownMessage(page)).title).toBe(UNREACHABLE);
    await answerMessage(page, 'Try Again');
  });
});

test('[SE-01] [BK-22] an expired session leads to the sign-in, and then to the requested page', async ({
  page,
  portal,
}) => {
  await page.goto(freshCheckout(portal, 'test-always-works'));
  await booksOnce(page, portal, async () => {
    await toReview(page);
    await page.evaluate(() => localStorage.setItem('travel-portal.token', 'a-token-that-has-ended'));
    await confirmButton(page).click();
    await page.waitForURL((url) => url.pathname.startsWith('/auth/login'), { timeout: 30_000 });
    // The booking is requested again, under its key, as soon as the traveler is back.
    await page.getByRole('button', { name: /Helen Ortiz.*Primary cardholder/ }).click();
  });
});

test('[SE-02] [BK-22] an anti-forgery cookie that is lost before the booking is replaced, and the stay is booked', async ({
  page,
  context,
  portal,
}) => {
  await openReview(page, portal);
  await context.clearCookies({ name: 'h-csrf-token' });
  await booksOnce(page, portal, () => confirmButton(page).click());
});

test('[SE-02] with blocked cookies a stay is still quoted and booked', async ({ page, context, portal }) => {
  await context.clearCookies();
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
  );
  await page.goto(freshCheckout(portal, 'test-always-works'));
  await booksOnce(page, portal, async () => {
    await toReview(page);
    await confirmButton(page).click();
  });
});

test('[RT-02] a checkout that is left on the payment step is restored after a reload', async ({
  page,
  portal,
}) => {
  await page.goto(freshCheckout(portal, 'test-always-works'));
  await toPayment(page);
  await page.reload();
  await openStep(page).getByText('Rewards & payment').waitFor();
  await page.getByText('Amount due', { exact: true }).waitFor();
});
