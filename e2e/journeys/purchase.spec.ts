/** The purchase by keyboard alone, and the first visit of a person without a traveler or a card. */
import type { Locator, Page } from '@playwright/test';
import { addCard, checkoutAddress, confirmButton, nextSteps, press, toTraveler } from '../testing/checkout';
import { desktop, expect, phone, test } from '../testing/test';

const BOOKED = 'Confirmed, your stay is booked.';

for (const viewport of [desktop, phone])
  test.describe(`at ${viewport.width} px`, () => {
    const on = nextSteps(viewport);
    test.use({ viewport });

    test('the whole purchase works with the keyboard alone, and the focus moves to each step that opens [ST-01] [ST-05] [PM-18] [PM-19]', async ({
      page,
      portal,
    }) => {
      const isFocused = (target: Locator) => target.and(page.locator(':focus')).waitFor();
      const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
      /** Tabs to the next control with this name, and presses a key on it. */
      const use = async (name: RegExp, key = 'Enter') => {
        for (let presses = 0; presses < 60; presses += 1) {
          await page.keyboard.press('Tab');
          if (name.test(await focusedName(page))) return page.keyboard.press(key);
        }
        throw new Error(`Tab does not lead to ${String(name)} but to ${await focusedName(page)}`);
      };
      await page.goto(checkoutAddress('test-always-works', portal.freshStay()));
      await toTraveler(page);
      await use(new RegExp(`^${on.traveler}$`));
      await isFocused(heading('Contact Information'));
      await page.getByRole('textbox', { name: /Email/ }).waitFor();
      await use(new RegExp(`^${on.contact}$`));
      await page.getByText('Amount due', { exact: true }).waitFor();
      const popup = page.getByRole('dialog', { name: 'Rewards & payment' });
      await isFocused(viewport === phone ? popup : heading('Rewards & payment'));
      await use(/ending in/, 'Space');
      await page.getByRole('radio', { name: /ending in/, checked: true }).waitFor({ state: 'attached' });
      await use(/^Review my Trip$/);
      await isFocused(heading('Review'));
      await use(/^Confirm and Book$/);
      await page.getByText(BOOKED).waitFor();
      await use(/^Rent a Car$/);
      await page.waitForURL((url) => url.pathname === '/cars/');
    });
  });

test.describe('a first visit on a phone', () => {
  const on = nextSteps(phone);
  test.use({ viewport: phone, person: 'Maya Castellanos' });

  test('leads from empty forms, with a phone number from abroad, to the confirmation [TR-15] [TR-21] [TR-23] [PM-08] [CF-01]', async ({
    page,
    portal,
  }) => {
    const address = checkoutAddress('test-always-works', portal.freshStay());
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
    await expect(number).toHaveValue('07700 900123');
    await press(page, on.contact);
    await page.getByText('Amount due', { exact: true }).waitFor();
    const saved = page.locator('label', { hasText: 'ending in 2047' }).first();
    const form = page.getByRole('textbox', { name: /Card number/ });
    // On a retry, the card of the first try is there.
    await saved.or(form).first().waitFor();
    if (await form.isVisible()) await addCard(page, '4000050000082047');
    await saved.click();
    await press(page, on.payment);
    await page.getByText('+44 7700 900123').waitFor();
    await confirmButton(page).click();
    await page.getByText(BOOKED).waitFor();
    await page
      .getByText('An email confirmation will be sent to maya.castellanos@larkfield.example')
      .waitFor();
  });
});

/** The accessible name of the focused element. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? '';
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

/** Fills in the open form of a user without a traveler; the input survives a reload. */
async function firstTraveler(page: Page): Promise<void> {
  const form = page.getByRole('heading', { name: 'Add Traveler Information' });
  const saved = page.getByRole('radio', { name: /Maya Castellanos/ }).first();
  await form.or(saved).first().waitFor({ state: 'attached' });
  if (!(await form.isVisible())) return;
  await press(page, nextSteps(phone).firstTraveler);
  const given = page.getByRole('textbox', { name: /Given name/ });
  await expect(given).toHaveValue('Maya');
  await expect(page.getByRole('textbox', { name: /Surname/ })).toHaveValue('Castellanos');
  const birth = page.getByLabel(/Date of birth/);
  await page.getByText('Enter the date of birth.').waitFor();
  await expect(birth).toBeFocused();
  await birth.fill('1991-05-06');
  await page.getByRole('combobox', { name: /Gender/ }).selectOption('F');
  await page.getByRole('combobox', { name: /Nationality/ }).selectOption('US');
  await page.reload();
  await given.waitFor();
  await expect(given).toHaveValue('Maya');
  await press(page, nextSteps(phone).firstTraveler);
  await saved.waitFor({ state: 'attached' });
}
