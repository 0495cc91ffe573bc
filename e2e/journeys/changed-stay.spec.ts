/** Changing dates and guests in the checkout, in the browser: input is kept, and the price, the address and the focus follow. */
import { expect, test } from '../testing/test';
import { freshCheckout, press, toTraveler } from '../testing/checkout';

test('[CA-11] [CA-06] an unsaved traveler and contact survive a change of dates and guests, which updates the price', async ({
  page,
  portal,
}) => {
  await page.goto(freshCheckout(portal, 'test-always-works'));
  await toTraveler(page);
  await press(page, 'Add primary traveler');
  const givenName = page.getByRole('textbox', { name: /Given name/ });
  await givenName.fill('Rosalind');

  const stay = new URL(page.url()).searchParams;
  await page.getByRole('button', { name: 'Change dates' }).click();
  const dates = page.getByRole('dialog', { name: 'Select the check-in and check-out dates for your stay' });
  // By keyboard: the focus starts at the check-in; the new one is two days later, for three nights.
  await expect(dates.locator(`[data-date="${stay.get('fromDate')}"]`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  for (let night = 0; night < 3; night += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await dates.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dates).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change dates' })).toBeFocused();
  await expect(page).not.toHaveURL(new RegExp(`fromDate=${stay.get('fromDate')}`));
  await expect(page.getByText('3 nights').first()).toBeVisible();
  await expect(givenName).toHaveValue('Rosalind');

  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await press(page, 'Continue');
  const email = page.getByRole('textbox', { name: /Email/ });
  await email.fill('rosalind@larkfield.example');
  await page.getByRole('button', { name: 'Change guests' }).click();
  const guests = page.getByRole('dialog', { name: 'Edit Guests' });
  await guests.getByRole('button', { name: 'Add one adult' }).click();
  await guests.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/adultsCount=3/);
  await expect(email).toHaveValue('rosalind@larkfield.example');

  await press(page, 'Continue');
  await expect(page.getByText('Amount due', { exact: true })).toBeVisible();
  // Once the contact is accepted, a changed stay is priced without a press.
  await page.getByRole('button', { name: 'Change guests' }).click();
  await guests.getByRole('button', { name: 'Remove one adult' }).click();
  await guests.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog', { name: /checking availability/ })).toBeVisible();
  await expect(page.getByText('Amount due', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Amount due', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/adultsCount=2/);
});
