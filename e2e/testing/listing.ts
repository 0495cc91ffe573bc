/** The listing page in a browser: how it is opened, its parts, and its dialogs. */
import type { Locator, Page } from '@playwright/test';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { stayIn } from '#system-tests/testing/stays.ts';
import { listingAddress } from './visitor';

/** Far enough ahead for every home that accepts bookings. */
export const stay = stayIn(60, 3);
export const dates: Stay = { from: stay.fromDate, until: stay.untilDate };

/** The address of a home; `more` is the rest of its query (`&petsCount=1`). */
export const addressOf = (id: string, more = '', { from, until }: Stay = dates): string =>
  `${listingAddress(id, { fromDate: from, untilDate: until, adults: stay.adults })}${more}`;

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await panelOf(page).waitFor();
}

export const panelOf = (page: Page) => page.getByRole('region', { name: 'Your stay' });
export const totalOf = (page: Page) => panelOf(page).getByText('Total', { exact: true });

/** Opens the dialog by keyboard, and waits until it has the focus. */
export async function openDates(page: Page): Promise<Locator> {
  await panelOf(page)
    .getByRole('button', { name: /^Check-in / })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: /check-in and check-out dates/ });
  await dialog.getByText('Checking which days are free').waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-date'));
  return dialog;
}

export async function openGuests(page: Page): Promise<Locator> {
  await panelOf(page)
    .getByRole('button', { name: /^Guests / })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Guests' });
  await dialog.waitFor();
  return dialog;
}

export async function openFreeze(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Freeze this price' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Freeze this price' });
  // Enabled when the cards have been read.
  await dialog.getByRole('button', { name: /and freeze$/, disabled: false }).waitFor();
  return dialog;
}

export async function openPhotos(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^See all photos/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await photosIn(dialog).first().waitFor();
  return dialog;
}

export const photosIn = (dialog: Locator) => dialog.getByRole('button', { name: /^View photo/ });
