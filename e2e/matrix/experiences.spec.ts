/** Experiences: search, filter, open, and back; the appearance of both screens. */
import type { Page } from '@playwright/test';
import { lookViolations, violations } from '../testing/accessibility';
import { press } from '../testing/checkout';
import { desktop, expect, phone, test } from '../testing/test';
import { stayIn } from '#system-tests/testing/stays.ts';

const { fromDate, untilDate } = stayIn(60, 6);

const results = `/activities/availability/?${new URLSearchParams({
  locationName: 'Asheville',
  fromDate,
  untilDate,
})}`;

const cards = (page: Page) => page.getByRole('list', { name: 'Experiences' }).getByRole('article');

/** Numbers the months of all years in a row. */
const monthNumber = (date: string) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));

/** Nothing overflows the right edge of the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[VO-11] [RT-12] a place is searched, narrowed, one experience is opened, and the back link keeps the search', async ({
  page,
}) => {
  await page.goto('/stays/');
  await page.getByRole('banner').getByRole('link', { name: 'Experiences' }).click();
  // Until the code of this screen has loaded, the search for homes is shown, which has a field with the same name.
  await page.getByRole('heading', { level: 1, name: 'Something to do, wherever you stay' }).waitFor();
  await page.getByRole('combobox', { name: 'Where' }).click();
  await page.getByRole('option').first().waitFor();
  await page.getByRole('combobox', { name: 'Where' }).fill('Ashe');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: /^Asheville/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Experiences in Asheville, North Carolina' }).waitFor();
  await chooseDays(page);
  await page.getByRole('button', { name: /^City/ }).click();
  await page.getByRole('button', { name: 'Morning' }).click();
  await expect(page).toHaveURL(/categoryTagId=city&timesOfDay=MORNING/);
  const first = cards(page).first();
  await expect(first).toContainText('City');
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('list', { name: 'Days with times' }).waitFor();
  await expect(page.getByRole('link', { name: 'Call to book' })).toHaveAttribute('href', /^tel:/);
  await page.goBack();
  await expect(page).toHaveURL(/categoryTagId=city&timesOfDay=MORNING/);
  await expect(cards(page).first().getByRole('heading')).toHaveText(title);
});

/** Picks the days in the calendar: each press of Page Down leads one month on. */
async function chooseDays(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^When/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Select the first and the last day' });
  const focused = calendar.locator('[data-date]:focus');
  for (const date of [fromDate, untilDate]) {
    const months = monthNumber(date) - monthNumber((await focused.getAttribute('data-date')) ?? '');
    for (let pressed = 0; pressed < months; pressed += 1) await focused.press('PageDown');
    await calendar.locator(`[data-date="${date}"]`).click();
  }
  await press(page, 'Done');
  await expect(page).toHaveURL(new RegExp(`fromDate=${fromDate}&untilDate=${untilDate}`));
}

test('[FM-01] results and an experience fit a desktop and a phone, and axe finds nothing in light and in dark', async ({
  page,
}) => {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(results);
    await cards(page).first().waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html.dark').waitFor();
    expect(await lookViolations(page)).toEqual([]);
    await cards(page).first().getByRole('link').click();
    await page.getByRole('list', { name: 'Days with times' }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html:not(.dark)').waitFor();
    expect(await lookViolations(page)).toEqual([]);
  }
});
