/** Filtering a search: the dialog by keyboard, the address, the appearance in both color modes, and searching by map. */
import type { Page } from '@playwright/test';
import { stayIn } from '#system-tests/testing/stays.ts';
import { lookViolations, violations } from '../testing/accessibility';
import { desktop, expect, phone, test } from '../testing/test';

let page: Page;
test.beforeEach(({ page: opened }) => {
  page = opened;
});

const { fromDate, untilDate } = stayIn(60, 3);
const results = (more: Readonly<Record<string, string>> = {}) =>
  `/stays/availability/?${new URLSearchParams({ locationName: 'Asheville', fromDate, untilDate, ...more })}`;
const dialog = () => page.getByRole('dialog', { name: 'Filters' });
const searchOf = () => new URL(page.url()).searchParams;
const overflow = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function openFilters() {
  await page.getByRole('button', { name: /^Filters/ }).focus();
  await page.keyboard.press('Enter');
  await dialog()
    .getByRole('img', { name: /^Prices of/ })
    .waitFor();
}

test('[FM-13] with text of twice the size on a phone, the buttons of the dialog are in the window', async () => {
  await page.setViewportSize({ width: phone.width / 2, height: phone.height / 2 });
  await page.goto(results());
  await page.getByRole('list', { name: 'Homes' }).getByRole('article').first().waitFor();
  await openFilters();
  for (const name of [/^Show \d+ homes?$/, 'Clear all', 'A night', 'Add one bedroom']) {
    const button = dialog().getByRole('button', { name });
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'nearest' }));
    const box = await button.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(phone.width / 2);
  }
  expect(await dialog().evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('[FM-13] the keyboard chooses a price and a kind, the homes follow, and reload and Back match the address', async () => {
  await page.goto(results());
  const found = page.getByRole('list', { name: 'Homes' }).getByRole('article');
  await found.first().waitFor();
  const before = await found.count();
  await openFilters();
  const highest = dialog().getByRole('slider', { name: 'Highest price' });
  // The prices loaded after the dialog opened, and are still the first tab stop.
  await page.keyboard.press('Tab');
  await expect(dialog().getByRole('button', { name: 'Whole stay' })).toBeFocused();
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await expect(highest).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(highest).toHaveAttribute('aria-valuetext', /^\$/);
  const wifi = dialog().getByRole('checkbox', { name: /^Wifi/ });
  await wifi.focus();
  await page.keyboard.press('Space');
  await expect(wifi).toBeChecked();
  const show = dialog().getByRole('button', { name: /^Show \d+ homes?$/ });
  const promised = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
  expect(promised).toBeLessThan(before);
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(dialog()).toBeHidden();
  await expect(found).toHaveCount(promised);
  expect(searchOf().get('amenities')).toBe('WIFI');
  expect(searchOf().has('maxPrice')).toBe(true);
  await page.reload();
  await expect(found).toHaveCount(promised);
  await page.goBack();
  await expect(found).toHaveCount(before);
  expect(searchOf().has('amenities')).toBe(false);
});

for (const [viewport, colorScheme] of [
  [desktop, 'light'],
  [desktop, 'dark'],
  [phone, 'light'],
  [phone, 'dark'],
] as const)
  test(`[FM-13] axe finds nothing in the filters and their chips, which fit ${viewport.width} px (${colorScheme})`, async () => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.goto(results({ amenities: 'WIFI', bedrooms: '1', freeCancellation: 'true' }));
    await page.getByRole('button', { name: 'Remove the filter Wifi' }).waitFor();
    expect(await overflow()).toBe(0);
    expect(await lookViolations(page)).toEqual([]);
    await openFilters();
    expect(await overflow()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

test("[FM-13] unchecked choices have the colors of a field in dark mode, not the browser's gray", async ({
  openPage,
}) => {
  page = await openPage({ colorScheme: 'dark' });
  await page.goto(results());
  await openFilters();
  const paints = (role: 'checkbox' | 'radio') =>
    dialog()
      .getByRole(role, { checked: false })
      .first()
      .evaluate((input) => {
        const field = getComputedStyle(document.documentElement);
        const { appearance, borderTopColor, backgroundColor } = getComputedStyle(input);
        const probe = document.createElement('i');
        probe.style.color = field.getPropertyValue('--chakra-colors-border-control');
        probe.style.backgroundColor = field.getPropertyValue('--chakra-colors-bg-panel');
        document.body.append(probe);
        const { color, backgroundColor: panel } = getComputedStyle(probe);
        probe.remove();
        return { appearance, isEdged: borderTopColor === color, isPanel: backgroundColor === panel };
      });
  const ofAField = { appearance: 'none', isEdged: true, isPanel: true };
  expect(await paints('checkbox')).toEqual(ofAField);
  expect(await paints('radio')).toEqual(ofAField);
});

test('[FM-13] moving the map searches its visible part', async () => {
  await page.goto(results({ view: 'map' }));
  const map = page.getByRole('region', { name: 'Map of the homes' });
  await map.getByRole('checkbox', { name: 'Search as I move the map' }).check();
  await expect.poll(() => searchOf().get('mapBounds')).not.toBeNull();
  const before = searchOf().get('mapBounds');
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => searchOf().get('mapBounds')).not.toBe(before);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove the filter Part of the map' }).click();
  await expect.poll(() => searchOf().get('mapBounds')).toBeNull();
});
