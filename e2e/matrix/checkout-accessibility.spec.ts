/** Axe's findings in each state of the checkout, and the scroll position of an opened step. */
import type { Locator, Page } from '@playwright/test';
import { lookViolations, violations } from '../testing/accessibility';
import {
  addCard,
  answerMessage,
  checkoutAddress,
  chooseCard,
  confirmButton,
  freshCheckout,
  nextSteps,
  press,
  shownMessage,
  toTraveler,
} from '../testing/checkout';
import { openReview } from '../testing/stored-checkout';
import { desktop, expect, phone, test } from '../testing/test';
import type { TestPortal } from '../testing/test-portal';

const BOOKED = 'Confirmed, your stay is booked.';
const DECLINED = '4000051100034821';

/**
 * Each state is checked against all rules once, and in the other appearances against the rules that depend on colors and sizes.
 */
const APPEARANCES = [
  { look: 'at 1440 px in light colors', viewport: desktop, colorScheme: 'light', see: violations },
  { look: 'at 390 px in dark colors', viewport: phone, colorScheme: 'dark', see: lookViolations },
] as const;

/** Collects the violations of each state, by its name. */
function inspection(page: Page, see: (page: Page) => Promise<string[]>) {
  const found: string[] = [];
  return {
    found,
    check: async (state: string) =>
      void found.push(...(await see(page)).map((violation) => `${state}: ${violation}`)),
  };
}

for (const { look, viewport, colorScheme, see } of APPEARANCES)
  test.describe(`the checkout ${look}`, () => {
    const on = nextSteps(viewport);
    let page: Page;
    let portal: TestPortal;

    test.use({ viewport, colorScheme });
    test.beforeEach(({ page: opened, portal: shared }) => {
      page = opened;
      portal = shared;
    });

    test('axe finds nothing in any state of its steps', async () => {
      test.setTimeout(120_000);
      const { found, check } = inspection(page, see);

      await page.goto(checkoutAddress('test-quote-slow', portal.freshStay('test-quote-slow', 3)));
      await toTraveler(page);
      await check('travelers');
      await press(page, 'Add primary traveler');
      await press(page, 'Save traveler');
      await page.getByText('Enter the given name.').waitFor();
      await check('a traveler with mistakes');
      await press(page, 'Cancel');
      await page.getByRole('button', { name: 'More for Helen Ortiz' }).click();
      await check('the menu of a traveler');
      await page.getByRole('menuitem', { name: 'Delete' }).click();
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

      await page.getByText('Amount due', { exact: true }).waitFor();
      if (viewport === phone) await focusIn(page, 'dialog');
      await check('payment');
      await press(page, 'View travel credit activity');
      await page.getByText('Travel credit activity:').waitFor();
      await check('the credit activity');
      await press(page, 'Close the travel credit activity');
      await press(page, 'Change the amount');
      await page.getByRole('textbox', { name: /Amount of travel credits/ }).fill('9999');
      await press(page, 'Apply amount');
      await page.getByText('Enter an amount of at most').waitFor();
      await check('an amount of credit that is too much');
      await press(page, 'Cancel');
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
    });

    test('axe finds nothing in messages, in the booking and on the confirmation', async () => {
      test.setTimeout(120_000);
      const { found, check } = inspection(page, see);

      for (const home of [
        'test-quote-price-increase',
        'test-quote-price-decrease',
        'test-quote-changed-terms',
        'test-quote-fails-fraud-auto-reject',
      ]) {
        await page.goto(freshCheckout(portal, home));
        await toTraveler(page);
        await press(page, on.traveler);
        await page.getByRole('textbox', { name: /Email/ }).waitFor();
        await press(page, on.contact);
        await shownMessage(page);
        await check(home);
      }
      const toBooking = async (home: string) => {
        await openReview(page, portal, home);
        await confirmButton(page).click();
      };
      await toBooking('test-booking-fails-credit-card-declined');
      await shownMessage(page);
      await check('a booking that failed');
      await toBooking('test-booking-slow');
      await page.getByRole('dialog', { name: 'Booking your stay' }).waitFor();
      await check('the booking under way');
      await page.getByText(BOOKED).waitFor();
      await check('confirmation');
      await press(page, 'About the trees');
      await page.getByRole('dialog').waitFor();
      await check('the trees of the confirmation');
      expect(found).toEqual([]);
    });
  });

for (const { viewport, offset } of [
  { viewport: desktop, offset: 20 },
  { viewport: phone, offset: 18 },
  // Its header has two rows.
  { viewport: { width: 320, height: 700 }, offset: 18 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(`a step that opens stops ${offset} px below the header [ST-11]`, async ({ page, portal }) => {
      await page.goto(checkoutAddress('test-always-works', portal.freshStay()));
      await toTraveler(page);
      await press(page, nextSteps(viewport).traveler);
      await page.getByRole('textbox', { name: /Email/ }).waitFor();
      await page.waitForFunction((wanted) => {
        const step = document.querySelector('#step-contact')?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        return step && header && Math.round(step.top - header.bottom) === wanted;
      }, offset);
    });
  });

const focusIn = (page: Page, role: string) =>
  page.waitForFunction((wanted) => document.activeElement?.closest(`[role=${wanted}]`) !== null, role);

test('[PR-07] the keyboard opens the whole breakdown, without the note of a fee over it', async ({
  page,
  portal,
}) => {
  await page.goto(freshCheckout(portal, 'test-always-works'));
  await toTraveler(page);
  await page.getByRole('button', { name: /^Trip total/ }).focus();
  await page.keyboard.press('Enter');
  const breakdown = page.getByRole('dialog', { name: 'Checkout Breakdown' });
  await expect(breakdown).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(breakdown.getByRole('button', { name: 'About Cleaning Fee' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Trip total/ })).toBeFocused();
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the selected choice and the open step are marked, and a dialog has an edge', async ({
    page,
    portal,
  }) => {
    await page.goto(freshCheckout(portal, 'test-always-works'));
    await toTraveler(page);
    const look = (part: Locator) =>
      part.evaluate((element) => {
        const { borderTopColor, backgroundColor, color, forcedColorAdjust } = getComputedStyle(element);
        return { edge: borderTopColor, fill: backgroundColor, text: color, forcedColorAdjust };
      });
    const card = (state: string) => page.locator(`[data-part=item][data-state=${state}]`).first();
    const mark = (state: string) => card(state).locator('[aria-hidden]');
    const step = (number: string) => look(page.getByText(number, { exact: true }));
    expect((await look(card('checked'))).edge).not.toBe((await look(card('unchecked'))).edge);
    expect((await look(mark('checked'))).fill).not.toBe((await look(mark('unchecked'))).fill);
    const [open, closed] = [await step('1'), await step('2')];
    expect(open.fill).not.toBe(closed.fill);
    expect(open.text).not.toBe(closed.text);
    // Without a plate behind its text.
    expect(open.forcedColorAdjust).toBe('none');
    await page.getByRole('button', { name: 'More for Helen Ortiz' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCSS('border-top-width', '1px');
  });
});
