import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { checkoutPath } from '#client/testing/checkout-facts.ts';
import { openCheckout, platform, press, quoted, step } from '#client/testing/checkout-kit.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const popup = () => screen.findByRole('dialog', { name: 'Rewards & payment' });
const card = () => screen.findByRole('radio', { name: /Visa ending in 4821/ });
const noPopup = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rewards & payment' })).not.toBeInTheDocument());

async function openPayment(options: Parameters<typeof openCheckout>[1] = {}) {
  const portal = await openCheckout(platform(), { viewport: 'mobile', ...options });
  await screen.findByRole('radio', { name: /Helen Ortiz/ });
  await press('Add Contact Information');
  await screen.findByRole('textbox', { name: /Email/ });
  await press('Add Contact Information');
  await popup();
  return portal;
}

test('[PM-18] on a phone the payment fills the screen, and Review can be opened once the booking is valid', async () => {
  await openPayment();
  await waitFor(async () => expect(await popup()).toHaveFocus());
  const dialog = within(await popup());
  const choice = await card();
  expect(dialog.queryByRole('button', { name: 'Review my Trip' })).not.toBeInTheDocument();
  expect(dialog.getByText('Choose a payment method to continue')).toBeVisible();
  await userEvent.click(choice);
  await userEvent.click(dialog.getByRole('button', { name: 'Review my Trip' }));
  await noPopup();
  expect(await screen.findByRole('button', { name: 'Confirm and Book' })).toBeVisible();
});

test('[PM-18] [SP-10] Review stays in the popup until selected rewards are applied', async () => {
  await openPayment();
  const dialog = within(await popup());
  await userEvent.click(await card());
  await userEvent.click(dialog.getByRole('radio', { name: /Summit Card/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Review my Trip' }));
  expect(dialog.getByText('These rewards are not applied yet')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Do not apply my rewards' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Review my Trip' }));
  await noPopup();
});

test('[PM-18] [PQ-17] while the price is fetched only the overlay is shown; then the popup appears with the focus', async () => {
  const of = platform();
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  of.priceQuoteStatus.mockImplementation(async function* () {
    await answered;
    yield* quoted();
  });
  await openCheckout(of, { viewport: 'mobile' });
  await screen.findByRole('radio', { name: /Helen Ortiz/ });
  await press('Add Contact Information');
  await screen.findByRole('textbox', { name: /Email/ });
  await press('Add Contact Information');
  await screen.findByRole('dialog', { name: 'Saving traveler and checking availability' });
  expect(screen.queryByRole('dialog', { name: 'Rewards & payment' })).not.toBeInTheDocument();
  answer();
  await waitFor(async () => expect(await popup()).toHaveFocus());
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => press('Close the payment')],
])('[PM-18] [ST-10] %s closes the popup, which keeps all choices and texts', async (_, close) => {
  await openPayment();
  await userEvent.click(await card());
  await press('Add a card');
  await userEvent.type(await screen.findByRole('textbox', { name: /Name on card/ }), 'Helen Ortiz');
  await close();
  await noPopup();
  const section = step('Rewards & payment');
  expect(await section.findByText('Visa ending in 4821: $500.00')).toBeVisible();
  await press('Apply Rewards');
  await popup();
  expect(await card()).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Name on card/ })).toHaveValue('Helen Ortiz');
});

test('[PM-18] a second Escape while the popup closes does not leave the checkout', async () => {
  const { address } = await openPayment();
  // A dialog handles Escape once it has the focus.
  await waitFor(async () => expect(await popup()).toHaveFocus());
  act(() => {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
  });
  await noPopup();
  expect(address()).toBe(checkoutPath);
  await press('Choose how to pay');
  await popup();
});

test('[PM-18] a second click while the popup changes to Review does not leave the checkout', async () => {
  const { address } = await openPayment();
  await userEvent.click(await card());
  const review = screen.getByRole('button', { name: 'Review my Trip' });
  act(() => {
    fireEvent.click(review);
    fireEvent.click(review);
  });
  expect(await screen.findByRole('button', { name: 'Confirm and Book' })).toBeVisible();
  expect(address()).toBe(checkoutPath);
});

test("[PM-18] the browser's Back closes the popup and stays on the payment step", async () => {
  const { router, address } = await openPayment();
  await act(async () => router.navigate(-1));
  await noPopup();
  expect(address()).toBe(checkoutPath);
  await press('Choose how to pay');
  await userEvent.click(await card());
  await press('Review my Trip');
  await screen.findByRole('button', { name: 'Confirm and Book' });
  expect(router.state.location.state).not.toHaveProperty('isPaymentOpen');
});

test('[PM-18] [ST-02] in the travel app the popup follows its step in the history', async () => {
  const { router, address } = await openPayment({ path: `${checkoutPath}&isTravelApp=true` });
  const bookStep = () => new URLSearchParams(address().split('?')[1]).get('bookStep');
  expect(bookStep()).toBe('2');
  await userEvent.click(await card());
  await press('Review my Trip');
  await waitFor(() => expect(bookStep()).toBe('3'));
  await act(async () => router.navigate(-1));
  await waitFor(() => expect(bookStep()).toBe('2'));
  expect(await popup()).toBeVisible();
  await act(async () => router.navigate(-1));
  await noPopup();
  expect(bookStep()).toBe('2');
  await act(async () => router.navigate(-1));
  expect(await screen.findByRole('textbox', { name: /Email/ })).toBeVisible();
});
