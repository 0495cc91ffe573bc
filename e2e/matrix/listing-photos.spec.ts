import type { Page } from '@playwright/test';
import { lookViolations, violations } from '../testing/accessibility';
import { expect, desktop, phone, test } from '../testing/test';
import { addressOf, openPhotos, photosIn, visit } from '../testing/listing';

/** A home of the catalogue with a photo of every kind of room. */
const address = addressOf('vr-outer-banks-10');

test.describe('the photos of a home', () => {
  let page: Page;
  test.beforeEach(({ page: opened }) => {
    page = opened;
  });

  const dialog = () => page.getByRole('dialog');
  const open = async (viewport: { width: number; height: number }) => {
    await page.setViewportSize(viewport);
    await visit(page, address);
    await openPhotos(page);
  };

  test('[GA-02] cover the page on a desktop, and fill the screen of a phone', async () => {
    await open(desktop);
    const modal = await dialog().boundingBox();
    expect(modal!.x).toBeGreaterThan(0);
    expect(modal!.y).toBeGreaterThan(0);
    expect(modal!.width).toBeLessThan(desktop.width);
    await page.setViewportSize(phone);
    // It grows to its size.
    await expect.poll(() => dialog().boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  });

  test('the button for all photos is above the bar at the bottom of a desktop that is zoomed to 200 %', async () => {
    await page.setViewportSize({ width: desktop.width / 2, height: desktop.height / 2 });
    await visit(page, address);
    const all = (await page.getByRole('button', { name: /^See all photos/ }).boundingBox())!;
    const bar = (await page.locator('[data-bottom-bar]').boundingBox())!;
    expect(all.y + all.height).toBeLessThan(bar.y);
  });

  test('[GA-02] on a phone one photo fills the screen', async () => {
    await open(phone);
    await photosIn(dialog()).first().click();
    const viewer = dialog().getByRole('group', { name: /^Photo 1 of / });
    await viewer.waitFor();
    const image = await viewer.getByRole('img').first().boundingBox();
    expect(image?.width).toBe(phone.width);
    expect(image?.height).toBeGreaterThan(phone.height / 2);
  });

  for (const [name, viewport] of [
    ['a desktop', desktop],
    ['a phone', phone],
  ] as const)
    test(`[GA-03] [GA-04] [GA-05] on ${name} a thumbnail jumps to its room`, async () => {
      await open(viewport);
      const rooms = dialog().getByRole('navigation', { name: 'Rooms' });
      expect(await rooms.getByRole('button').allInnerTexts()).toEqual([
        'Living Area',
        'Kitchen',
        'Dining Area',
        'Bedroom',
        'Bathroom',
        'Exterior',
        'Additional Photos',
      ]);
      await rooms.getByRole('button', { name: 'Bathroom' }).click();
      const heading = dialog().getByRole('heading', { level: 3, name: 'Bathroom' });
      await page.waitForFunction(() => document.activeElement?.textContent === 'Bathroom');
      const frame = await dialog().boundingBox();
      const place = await heading.boundingBox();
      // Below the title of the dialog, in its upper half.
      expect(place!.y - frame!.y).toBeGreaterThan(50);
      expect(place!.y - frame!.y).toBeLessThan(frame!.height / 2);
    });

  for (const { look, viewport, colorScheme, check } of [
    { look: 'a desktop in light colors', viewport: desktop, colorScheme: 'light', check: violations },
    { look: 'a phone in dark colors', viewport: phone, colorScheme: 'dark', check: lookViolations },
  ] as const)
    test(`on ${look} axe finds nothing over them and over one of them`, async () => {
      await page.emulateMedia({ colorScheme });
      await open(viewport);
      expect(await check(page)).toEqual([]);
      await photosIn(dialog()).first().click();
      await dialog()
        .getByRole('group', { name: /^Photo 1 of / })
        .waitFor();
      expect(await check(page)).toEqual([]);
    });

  test('[GA-02] Tab stays in the dialog, and Escape returns the focus step by step', async () => {
    await open(desktop);
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog().evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    const third = photosIn(dialog()).nth(2);
    await third.press('Enter');
    await dialog()
      .getByRole('group', { name: /^Photo 3 of / })
      .waitFor();
    await page.keyboard.press('ArrowLeft');
    await dialog()
      .getByRole('group', { name: /^Photo 2 of / })
      .waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() =>
      document.activeElement?.getAttribute('aria-label')?.startsWith('View photo'),
    );
    await expect(photosIn(dialog()).nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('See all photos'));
  });
});
