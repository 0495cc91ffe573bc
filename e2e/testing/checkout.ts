/** The steps of a traveler through the checkout, and the messages of the checkout. */
import type { Page } from '@playwright/test';
import type { Viewport } from './chromium';
import type { TestPortal } from './test-portal';
import { listingAddress } from './visitor';

/** The address of the checkout for a home and a stay. */
export const checkoutAddress = (...stay: Parameters<typeof listingAddress>): string =>
  listingAddress(...stay).replace('/shop/', '/book/');

/** The address of the checkout for a stay that no other test books. */
export const freshCheckout = (portal: Pick<TestPortal, 'freshStay'>, listingId: string): string =>
  checkoutAddress(listingId, portal.freshStay(listingId));

/** Waits until the checkout has stored the token of the running call, as for a reload. */
export const untilStored = (page: Page, token: 'quoteToken' | 'bookingToken') =>
  page.waitForFunction(
    (name) => sessionStorage.getItem('travel-portal.checkout')?.includes(`"${name}":"`),
    token,
  );

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** The open step of the checkout. */
export const openStep = (page: Page) =>
  page.locator('section[aria-current="step"]').getByRole('heading', { level: 2 });

/** The opened checkout, once a traveler is selected automatically. */
export const toTraveler = (page: Page): Promise<void> =>
  page.getByRole('radio', { checked: true }).first().waitFor({ state: 'attached' });

/** Continues from the opened checkout to the contact, which the session has filled in. */
export async function toContact(page: Page): Promise<void> {
  await toTraveler(page);
  await press(page, 'Continue');
  await page.getByRole('textbox', { name: /Email/ }).waitFor();
}

/** Accepts the contact, which requests the price. */
export async function askForPrice(page: Page): Promise<void> {
  await toContact(page);
  await press(page, 'Continue');
}

export async function toPayment(page: Page): Promise<void> {
  await askForPrice(page);
  await page.getByText('Amount due', { exact: true }).waitFor();
}

export const chooseCard = (page: Page, last4 = '4821') =>
  page
    .getByRole('region', { name: 'Payment method' })
    .locator('label', { hasText: `ending in ${last4}` })
    .first()
    .click();

export async function toReview(page: Page): Promise<void> {
  await toPayment(page);
  await chooseCard(page);
  await press(page, 'Review my Trip');
  await confirmButton(page).waitFor();
}

export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm and Book' });

/** Fills in and submits the add-card form, which is open for users without a card. */
export async function addCard(page: Page, digits: string): Promise<void> {
  const another = page.getByRole('button', { name: 'Add a card', exact: true });
  const number = page.getByRole('textbox', { name: /Card number/ });
  await another.or(number).first().waitFor();
  if (await another.isVisible()) await another.click();
  await number.fill(digits);
  await page.getByRole('textbox', { name: /Name on card/ }).fill('Helen Ortiz');
  await page.getByRole('textbox', { name: /Expiry date/ }).fill('12/34');
  await page.getByRole('textbox', { name: /CVV/ }).fill('123');
  await page.getByRole('textbox', { name: /Zip Code/ }).fill('98101');
  await press(page, 'Add card');
}

export interface ShownMessage {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly string[];
  readonly icon: string | null;
}

/** The message on the screen, as the traveler reads it. */
export async function shownMessage(page: Page): Promise<ShownMessage> {
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  return {
    title: await dialog.getByRole('heading', { level: 2 }).innerText(),
    text: (await dialog.locator('[data-part="description"]').allInnerTexts()).join(),
    buttons: await dialog.getByRole('button').allInnerTexts(),
    icon: await dialog.locator('[data-icon]').getAttribute('data-icon'),
  };
}

/** Presses a button of the message, which closes it. */
export async function answerMessage(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

export const TRAVELER_STEP = 'Traveler Information';
export const PAYMENT_STEP = 'Rewards & payment';

/** Presses a button of the message and expects the page, or the step of the checkout, that it leads to. */
export async function leads(page: Page, button: string, to: string): Promise<void> {
  await answerMessage(page, button);
  if (to.startsWith('/')) return page.waitForURL((url) => url.pathname === to);
  await openStep(page).filter({ hasText: to }).waitFor();
  await page.waitForURL((url) => url.pathname === '/vacation-rentals/book/');
}

/** The buttons that lead to the next step: below the step on a desktop, and at the bottom of the screen on a phone. */
export const nextSteps = ({ width }: Viewport) => ({
  firstTraveler: width <= 960 ? 'Add Travelers' : 'Save traveler',
  traveler: width <= 960 ? 'Add Contact Information' : 'Continue',
  contact: width <= 960 ? 'Add Contact Information' : 'Continue',
  payment: 'Review my Trip',
});
