/** A network that fails in the middle of a checkout and returns: there is one booking, and no input is lost (BK-22). */
import { booksOnce } from '../testing/books-once';
import {
  answerMessage,
  askForPrice,
  chooseCard,
  confirmButton,
  freshCheckout,
  openStep,
  shownMessage,
  toContact,
  untilStored,
} from '../testing/checkout';
import { openPayment, openReview } from '../testing/stored-checkout';
import { OFFLINE } from '../testing/messages';
import { loseNetwork } from '../testing/network';
import { expect, test } from '../testing/test';

test('[PQ-06] without a network the contact requests no price, and all input is kept until the network returns', async ({
  page,
  context,
  portal,
}) => {
  await page.goto(freshCheckout(portal, 'test-always-works'));
  await booksOnce(page, portal, async () => {
    await toContact(page);
    await loseNetwork(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).first().click();
    expect((await shownMessage(page)).title).toBe(OFFLINE);
    await context.setOffline(false);
    await answerMessage(page, 'Try Again');
    await page.getByText('Amount due', { exact: true }).waitFor({ timeout: 30_000 });
    await chooseCard(page);
    await page.getByRole('button', { name: 'Review my Trip' }).click();
    await confirmButton(page).click();
  });
});

test('[PQ-20] a network lost during the quote shows the same quote when it returns', async ({
  page,
  context,
  portal,
}) => {
  await page.goto(freshCheckout(portal, 'test-quote-slow'));
  await askForPrice(page);
  await untilStored(page, 'quoteToken');
  await context.setOffline(true);
  await page.getByRole('dialog').getByText('Reconnecting').waitFor();
  await context.setOffline(false);
  await page.getByText('Amount due', { exact: true }).waitFor({ timeout: 40_000 });
});

test('[PQ-20] a network lost before the code that follows the quote has loaded returns to the quote', async ({
  page,
  context,
  portal,
}) => {
  await page.goto(freshCheckout(portal, 'test-quote-slow'));
  await page.route(
    /\/live-ways-/,
    async (route) => {
      await context.setOffline(true);
      await route.abort();
    },
    { times: 1 },
  );
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/live-ways-'));
  await askForPrice(page);
  await lost;
  await page.waitForFunction(() => !navigator.onLine);
  await context.setOffline(false);
  await page.getByText('Amount due', { exact: true }).waitFor({ timeout: 40_000 });
});

test('[PQ-20] if the code that follows the quote fails to load, it is loaded again, and the price arrives', async ({
  page,
  portal,
}) => {
  await page.goto(freshCheckout(portal, 'test-always-works'));
  await page.route(/\/live-ways-/, (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/live-ways-'));
  await askForPrice(page);
  await lost;
  await page.getByText('Amount due', { exact: true }).waitFor({ timeout: 40_000 });
});

test('[BK-22] a booking that does not get through is tried again with its key', async ({
  page,
  context,
  portal,
}) => {
  await openReview(page, portal);
  await booksOnce(page, portal, async () => {
    await loseNetwork(page);
    await confirmButton(page).click();
    expect(await shownMessage(page)).toMatchObject({
      title: OFFLINE,
      text: 'Trying again books your stay only once, even if the first attempt got through.',
    });
    await context.setOffline(false);
    await answerMessage(page, 'Try Again');
  });
});

test('[BK-22] a network lost during the booking shows the confirmation when it returns', async ({
  page,
  context,
  portal,
}) => {
  await openReview(page, portal, 'test-booking-slow');
  await booksOnce(page, portal, async () => {
    await confirmButton(page).click();
    await untilStored(page, 'bookingToken');
    await context.setOffline(true);
    await page.getByRole('dialog').getByText('Reconnecting').waitFor();
    await context.setOffline(false);
  });
});

test('[RT-02] a network lost before the phone number can be formatted has no effect', async ({
  page,
  context,
  portal,
}) => {
  await openPayment(page, portal);
  await page.route(
    /\/min-/,
    async (route) => {
      await context.setOffline(true);
      await route.abort();
    },
    { times: 1 },
  );
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/min-'));
  await page.reload();
  await lost;
  await openStep(page).getByText('Rewards & payment').waitFor();
  await page.getByText('+14165550148', { exact: true }).waitFor();
  await context.setOffline(false);
  await page.getByText('+1 416 555 0148', { exact: true }).waitFor();
});
