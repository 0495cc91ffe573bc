/** Pages that the browser translates: every press counts, also on the words of a button, and no screen breaks. */
import type { Page } from '@playwright/test';
import { stayIn } from '#system-tests/testing/stays.ts';
import { booksOnce } from '../testing/books-once';
import { askForPrice, chooseCard, confirmButton, freshCheckout, press } from '../testing/checkout';
import { hydrated } from '../testing/hydrated';
import { addressOf } from '../testing/listing';
import { expect, test } from '../testing/test';
import { translate } from '../testing/translate';
import { resultsAddress } from '../testing/visitor';

const home = addressOf('test-always-works');

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(translate);
}

/** The buttons whose words can be pressed without effect: the press does not reach React. */
const deafButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.getElementById('root')!;
    let hasArrived = false;
    const arrive = (event: Event) => {
      hasArrived = true;
      // Nothing is to open.
      event.stopPropagation();
    };
    root.addEventListener('click', arrive, true);
    const deaf = [...root.querySelectorAll('button font font')].filter((words) => {
      hasArrived = false;
      words.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return !hasArrived;
    });
    root.removeEventListener('click', arrive, true);
    return deaf.map(({ textContent }) => textContent);
  });

for (const path of [
  '/stays/',
  resultsAddress('Outer Banks', stayIn(60, 3)),
  home,
  home.replace('/shop/', '/book/'),
  '/trips',
  '/wallet',
  '/favorites',
  '/profile',
]) {
  test(`a press of the words of any button counts at ${path.split('?')[0]}`, async ({ page }) => {
    await openTranslated(page, path);
    expect(await page.locator('button font').count()).toBeGreaterThan(0);
    // Parts below the first view are taken over by React when the page is touched.
    await page.mouse.move(10, 10);
    await page.keyboard.press('Shift');
    await expect.poll(() => deafButtons(page)).toEqual([]);
  });
}

test.describe('without a user', () => {
  test.use({ person: null });
  test('a press of the words of any button counts on the page to sign in', async ({ page }) => {
    await openTranslated(page, '/auth/login');
    await expect.poll(() => deafButtons(page)).toEqual([]);
  });
});

test('a press before the code has loaded counts without a failure, although React replaces the translated button', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(home);
  await page.evaluate(translate);
  await page.locator('button font font', { hasText: 'See all photos' }).click();
  release();
  await page.getByRole('dialog').waitFor();
  await expect(page.getByText('Uh oh! Something went wrong')).toHaveCount(0);
});

test('[SE-22] a home is searched, booked, and canceled', async ({ page, portal }) => {
  test.setTimeout(150_000);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await openTranslated(page, '/stays/');
  await page.getByRole('combobox', { name: 'Where' }).fill('Asheville');
  await page
    .getByRole('option', { name: /Asheville/ })
    .first()
    .click();
  await press(page, 'Search');
  await page.waitForURL((url) => url.pathname === '/stays/availability/');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Pricing');
  await page.getByRole('list', { name: 'Homes' }).getByRole('heading').first().click();
  await page.waitForURL((url) => url.pathname === '/vacation-rentals/shop/');
  await page
    .getByRole('region', { name: 'Your stay' })
    .getByRole('button', { name: /^Guests / })
    .click();
  await press(page, 'Add one adult');
  await press(page, 'Done');

  await openTranslated(page, freshCheckout(portal, 'test-always-works'));
  await booksOnce(page, portal, async () => {
    await askForPrice(page);
    await page.getByText('Amount due', { exact: true }).waitFor();
    await chooseCard(page);
    await press(page, 'Review my Trip');
    await confirmButton(page).click();
  });
  await page.getByRole('link', { name: /trip/i }).first().click();
  await page.waitForURL((url) => url.pathname.startsWith('/trips'));
  await page
    .getByRole('link', { name: /^Cancel this stay/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: 'Cancel this stay' })
    .getByText(/^These terms hold until/)
    .waitFor();
  await press(page, 'Continue');
  await page.getByRole('dialog', { name: 'Cancel this stay for good?' }).waitFor();
  await press(page, 'Cancel this stay');
  await page.getByRole('dialog', { name: 'Your stay is canceled' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Canceled', { exact: true }).first().waitFor();
  expect(failures).toEqual([]);
});
