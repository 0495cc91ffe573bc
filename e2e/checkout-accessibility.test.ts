/**
 * The checkout for everybody: what axe finds in each of its states, the whole purchase by keyboard alone, and the way of
 * a first visitor from empty forms to the confirmation.
 */
import type { Locator, Page } from 'playwright-core';
import { violations } from './testing/accessibility';
import { type Browser, describeInBrowser, desktop, openBrowser, phone } from './testing/browser';
import {
  addCard,
  answerMessage,
  checkoutAddress,
  chooseCard,
  confirmButton,
  press,
  shownMessage,
  toTraveler,
} from './testing/checkout';
import { type Portal, startPortal } from './testing/portal';
import { stayIn } from './testing/stays';
import { signInAs } from './testing/visitor';

const BOOKED = 'Confirmed, your stay is booked.';
const DECLINED = '4000051100034821';

const SIZES = [
  ['1440', desktop],
  ['390', phone],
] as const;
type Size = (typeof SIZES)[number][1];

/** The way on stands under the step at a desktop, and at the bottom of the screen on a phone. */
const waysOn = (size: Size) => ({
  traveler: size === phone ? 'Add Travelers' : 'Continue',
  contact: size === phone ? 'Add Contact Information' : 'Continue',
  payment: 'Review my Trip',
});

let daysAhead = 30;
const nextStay = () => stayIn((daysAhead += 4), 3);

describeInBrowser('the checkout', () => {
  let portal: Portal;
  let browser: Browser | undefined;

  beforeAll(async () => {
    portal = await startPortal();
  });

  afterEach(() => browser?.close());
  afterAll(() => portal.close());

  async function visit(name: string, size: Size, colors: 'light' | 'dark' = 'light'): Promise<Page> {
    browser = await openBrowser(portal.url, size);
    await browser.page.emulateMedia({ reducedMotion: 'reduce' });
    await browser.context.addInitScript(
      (mode) => localStorage.setItem('travel-portal.color-mode', mode),
      colors,
    );
    await signInAs(browser.page, name);
    return browser.page;
  }

  /** Collects what axe finds, by the name of the state. */
  function inspection(page: Page) {
    const found: string[] = [];
    return {
      found,
      check: async (state: string) =>
        found.push(...(await violations(page)).map((violation) => `${state}: ${violation}`)),
    };
  }

  describe.each(SIZES)('at %s px', (_width, size) => {
    const on = waysOn(size);

    test.each(['light', 'dark'] as const)(
      'in %s colors axe finds nothing in any state',
      async (colors) => {
        const page = await visit('Helen Ortiz', size, colors);
        const { found, check } = inspection(page);

        await page.goto(checkoutAddress('test-quote-slow', nextStay()));
        await toTraveler(page);
        await check('travelers');
        await press(page, 'Add primary traveler');
        await press(page, 'Save traveler');
        await page.getByText('Enter the given name.').waitFor();
        await check('a traveler with mistakes');
        await press(page, 'Cancel');
        await page.getByRole('button', { name: 'Delete Helen Ortiz' }).click();
        await page.getByRole('alertdialog').waitFor();
        await check('the question before a traveler is deleted');
        await press(page, 'Keep traveler');
        await press(page, on.traveler);
        const email = page.getByRole('textbox', { name: /Email/ });
        const address = await email.inputValue();
        await email.fill('helen@');
        await press(page, on.contact);
        await page.getByText('Enter an email address like name@example.com.').waitFor();
        await check('a contact with mistakes');
        await email.fill(address);
        await press(page, on.contact);
        await page.getByRole('dialog', { name: 'Saving travelers and checking availability' }).waitFor();
        await check('the quote under way');

        await page.getByText('Amount due', { exact: true }).waitFor({ timeout: 30_000 });
        if (size === phone) await focusIn(page, 'dialog');
        await check('payment');
        await press(page, 'View travel credit activity');
        await page.getByText('Travel credit activity:').waitFor();
        await check('the credit activity');
        await press(page, 'Close the travel credit activity');
        await page.locator('label', { hasText: 'Apply another amount' }).click();
        await page.getByRole('textbox', { name: /Amount of travel credits/ }).fill('9999');
        await press(page, 'Apply amount');
        await page.getByText('Enter an amount of at most').waitFor();
        await check('an amount of credit that is too much');
        await page.locator('label', { hasText: 'Apply all travel credits' }).click();
        await page.locator('label', { hasText: 'Larkfield Summit Reserve' }).click();
        await press(page, 'Edit amount');
        await page.getByRole('textbox', { name: /to apply/ }).fill('0');
        await press(page, 'Save');
        await page.getByText('Invalid rewards balance. Please enter a valid amount.').waitFor();
        await check('rewards with a mistake');
        await press(page, 'Cancel');
        await press(page, 'Apply');
        await page.getByText('Applied to this trip').waitFor();
        await check('rewards that are applied');
        await page.locator('label', { hasText: 'Do not apply my rewards' }).click();
        await addCard(page, DECLINED);
        await shownMessage(page);
        await check('a card that is declined');
        await answerMessage(page, 'Edit Payment Information');
        await page.getByRole('textbox', { name: /Zip Code/ }).fill('');
        await press(page, 'Add card');
        await page.getByText('Enter the zip code of the billing address.').waitFor();
        await check('a card with mistakes');
        await press(page, 'Cancel');
        await chooseCard(page);
        await page.getByRole('button', { name: /^Remove / }).click();
        await page.getByRole('alertdialog').waitFor();
        await check('the question before a card is removed');
        await press(page, 'Keep card');
        await check('payment by card');

        await press(page, on.payment);
        await confirmButton(page).waitFor();
        await check('review');
        await press(page, 'About the trees');
        await page.getByRole('dialog').waitFor();
        await check('the trees');
        await press(page, 'Close');
        expect(found).toEqual([]);
      },
      300_000,
    );

    test.each(['light', 'dark'] as const)(
      'in %s colors axe finds nothing in messages, in the booking and on the confirmation',
      async (colors) => {
        const page = await visit('Helen Ortiz', size, colors);
        const { found, check } = inspection(page);

        const toMessage = async (home: string) => {
          await page.goto(checkoutAddress(home, nextStay()));
          await toTraveler(page);
          await press(page, on.traveler);
          await page.getByRole('textbox', { name: /Email/ }).waitFor();
          await press(page, on.contact);
        };
        for (const home of [
          'test-quote-price-increase',
          'test-quote-price-decrease',
          'test-quote-changed-terms',
          'test-quote-fails-fraud-auto-reject',
        ]) {
          await toMessage(home);
          await shownMessage(page);
          await check(home);
        }
        const toBooking = async (home: string) => {
          await toMessage(home);
          await page.getByText('Amount due', { exact: true }).waitFor();
          // The wallet stays as it is for the other tests.
          await page.locator('label', { hasText: 'Do not apply travel credits' }).click();
          await chooseCard(page);
          await press(page, on.payment);
          await confirmButton(page).click();
        };
        await toBooking('test-booking-fails-credit-card-declined');
        await shownMessage(page);
        await check('a booking that failed');
        await toBooking('test-booking-slow');
        await page.getByRole('dialog', { name: 'Booking your stay' }).waitFor();
        await check('the booking under way');
        await page.getByText(BOOKED).waitFor({ timeout: 30_000 });
        await check('confirmation');
        await press(page, 'About the trees');
        await page.getByRole('dialog').waitFor();
        await check('the trees of the confirmation');
        expect(found).toEqual([]);
      },
      300_000,
    );

    test('[TR-15] [TR-21] [TR-23] [PM-08] [CF-01] a first visit goes from empty forms, with a number from abroad, to the confirmation', async () => {
      const page = await visit('Maya Castellanos', size);
      const address = checkoutAddress('test-always-works', nextStay());
      await page.goto(address);
      await firstTraveler(page);
      await press(page, on.traveler);
      const number = page.getByRole('textbox', { name: /Phone number/ });
      await number.waitFor();
      await number.fill('12');
      await press(page, on.contact);
      await page.getByText('Enter a phone number with its country code, like +1 416 555 0142.').waitFor();
      expect(await number.evaluate((input) => input === document.activeElement)).toBe(true);
      await page.getByRole('combobox', { name: /Country code/ }).selectOption('GB');
      await number.fill('07700 900123');
      await page.reload();
      await number.waitFor();
      expect(await number.inputValue()).toBe('07700 900123');
      await press(page, on.contact);
      await page.getByText('Amount due', { exact: true }).waitFor();
      const saved = page.locator('label', { hasText: 'ending in 2047' }).first();
      if (!(await saved.isVisible())) await addCard(page, '4000050000082047');
      await saved.click();
      await press(page, on.payment);
      await page.getByText('+44 7700 900123').waitFor();
      await confirmButton(page).click();
      await page.getByText(BOOKED).waitFor({ timeout: 30_000 });
      await page
        .getByText('An email confirmation will be sent to maya.castellanos@larkfield.example')
        .waitFor();
    }, 180_000);
  });

  test.each(SIZES)(
    '[ST-01] [ST-05] [PM-18] [PM-19] at %s px the whole purchase by keyboard alone, the focus with each step that opens',
    async (_width, size) => {
      const on = waysOn(size);
      const page = await visit('Helen Ortiz', size);
      const isFocused = (target: Locator) => target.and(page.locator(':focus')).waitFor();
      const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
      /** Goes on by Tab to the next thing that can be used by this name, and presses a key on it. */
      const use = async (name: RegExp, key = 'Enter') => {
        for (let presses = 0; presses < 60; presses += 1) {
          await page.keyboard.press('Tab');
          if (name.test(await focusedName(page))) return page.keyboard.press(key);
        }
        throw new Error(`Tab does not lead to ${String(name)} but to ${await focusedName(page)}`);
      };
      await page.goto(checkoutAddress('test-always-works', nextStay()));
      await toTraveler(page);
      await use(new RegExp(`^${on.traveler}$`));
      await isFocused(heading('Contact Information'));
      await page.getByRole('textbox', { name: /Email/ }).waitFor();
      await use(new RegExp(`^${on.contact}$`));
      await page.getByText('Amount due', { exact: true }).waitFor({ timeout: 30_000 });
      const popup = page.getByRole('dialog', { name: 'Rewards and Payment' });
      await isFocused(size === phone ? popup : heading('Rewards and Payment'));
      await use(/ending in/, 'Space');
      await page.getByRole('radio', { name: /ending in/, checked: true }).waitFor({ state: 'attached' });
      await use(/^Review my Trip$/);
      await isFocused(heading('Review'));
      await use(/^Confirm and Book$/);
      await page.getByText(BOOKED).waitFor({ timeout: 30_000 });
      await use(/^Rent a Car$/);
      await page.waitForURL((url) => url.pathname === '/cars/');
    },
    180_000,
  );

  test.each([
    { width: 1440, size: desktop, offset: 20 },
    { width: 390, size: phone, offset: 18 },
  ])(
    '[ST-11] at $width px a step that opens stands $offset px below the header',
    async ({ size, offset }) => {
      const page = await visit('Helen Ortiz', size);
      await page.goto(checkoutAddress('test-always-works', nextStay()));
      await toTraveler(page);
      await press(page, waysOn(size).traveler);
      await page.getByRole('textbox', { name: /Email/ }).waitFor();
      await page.waitForFunction((wanted) => {
        const step = document.querySelector('#step-contact')?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        return step && header && Math.round(step.top - header.bottom) === wanted;
      }, offset);
    },
  );
});

const focusIn = (page: Page, role: string) =>
  page.waitForFunction((wanted) => document.activeElement?.closest(`[role=${wanted}]`) !== null, role);

/** What a screen reader calls the thing with the focus. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? '';
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

/** Fills in the form that is open for who has no traveler yet; what was typed is there after a reload. */
async function firstTraveler(page: Page): Promise<void> {
  const form = page.getByRole('heading', { name: 'Add Traveler Information' });
  const saved = page.getByRole('radio', { name: /Maya Castellanos/ }).first();
  await form.or(saved).first().waitFor({ state: 'attached' });
  if (!(await form.isVisible())) return;
  await press(page, 'Save traveler');
  const given = page.getByRole('textbox', { name: /Given name/ });
  await page.getByText('Enter the given name.').waitFor();
  expect(await given.evaluate((input) => input === document.activeElement)).toBe(true);
  await given.fill('Maya');
  await page.getByRole('textbox', { name: /Surname/ }).fill('Castellanos');
  await page.getByLabel(/Date of birth/).fill('1991-05-06');
  await page.getByRole('combobox', { name: /Gender/ }).selectOption('F');
  await page.getByRole('combobox', { name: /Nationality/ }).selectOption('US');
  await page.reload();
  await given.waitFor();
  expect(await given.inputValue()).toBe('Maya');
  await press(page, 'Save traveler');
  await saved.waitFor({ state: 'attached' });
}
