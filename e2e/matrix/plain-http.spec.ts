/** The portal at an address without https, as from another device of a home network: browsers withhold what needs a secure page. */
import { booksOnce } from '../testing/books-once';
import {
  askForPrice,
  chooseCard,
  confirmButton,
  freshCheckout,
  press,
  toTraveler,
} from '../testing/checkout';
import { CHROMIUM_ARGUMENTS, desktop } from '../testing/chromium';
import { chromiumPath } from '#scripts/test-programs.ts';
import { addressOf, visit } from '../testing/listing';
import { expect, test } from '../testing/test';
import { signInAs } from '../testing/visitor';

const HOST = 'portal.test';
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

test('[SE-22] over plain http a traveler signs in, adds a traveler, books, and shares a home', async ({
  browser,
  portal,
}) => {
  test.setTimeout(120_000);
  const baseURL = portal.url.replace('localhost', HOST);
  const context = await browser.newContext({ baseURL, viewport: desktop });
  const page = await context.newPage();
  await signInAs(page, 'Helen Ortiz');
  expect(await page.evaluate(() => [window.isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);

  await visit(page, addressOf('test-always-works'));
  await page.getByRole('button', { name: /^Share / }).click();
  await page.getByText('Copy this link to share the home').waitFor();

  await page.goto(freshCheckout(portal, 'test-always-works'));
  await toTraveler(page);
  await press(page, 'Add primary traveler');
  await page.getByRole('textbox', { name: /Given name/ }).waitFor();
  await page.reload();
  await booksOnce(page, portal, async () => {
    await askForPrice(page);
    await page.getByText('Amount due', { exact: true }).waitFor();
    await chooseCard(page);
    await press(page, 'Review my Trip');
    await confirmButton(page).click();
  });
  await context.close();
});
