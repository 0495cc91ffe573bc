import type { Page } from 'playwright-core';
import { violations } from './testing/accessibility';
import { type Browser, describeInBrowser, desktop, openBrowser, phone } from './testing/browser';
import { type Portal, startPortal } from './testing/portal';
import { stayIn } from './testing/stays';
import { listingAddress, signInAs } from './testing/visitor';

/** A home of the catalogue with a photo of every kind of room. */
const HOME = 'vr-outer-banks-10';
const address = listingAddress(HOME, stayIn(60, 3));

describeInBrowser('the photos of a home', () => {
  let portal: Portal;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal();
    browser = await openBrowser(portal.url);
    page = browser.page;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page, 'Helen Ortiz');
    await page.goto(address);
    await page.getByRole('button', { name: 'Got it' }).click();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await portal?.close();
  });

  const dialog = () => page.getByRole('dialog');
  const open = async (viewport: { width: number; height: number }) => {
    await page.setViewportSize(viewport);
    await page.goto(address);
    await page.getByRole('button', { name: /^See all photos/ }).click();
    await dialog()
      .getByRole('button', { name: /^View photo/ })
      .first()
      .waitFor();
  };

  test('[GA-02] lie over the page on a desktop, and fill the screen of a phone', async () => {
    await open(desktop);
    const modal = await dialog().boundingBox();
    expect(modal!.x).toBeGreaterThan(0);
    expect(modal!.y).toBeGreaterThan(0);
    expect(modal!.width).toBeLessThan(desktop.width);
    await open(phone);
    expect(await dialog().boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  });

  test.each([
    ['a desktop', desktop],
    ['a phone', phone],
  ])('[GA-03] [GA-04] [GA-05] on %s a thumbnail leads to its room', async (_name, viewport) => {
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
    // Below the title of the dialog, and in its upper half.
    expect(place!.y - frame!.y).toBeGreaterThan(50);
    expect(place!.y - frame!.y).toBeLessThan(frame!.height / 2);
  });

  test.each([
    ['a desktop', desktop, 'light'],
    ['a desktop', desktop, 'dark'],
    ['a phone', phone, 'light'],
    ['a phone', phone, 'dark'],
  ] as const)(
    'on %s axe finds nothing over them and over one of them, in %3$s',
    async (_name, viewport, colorScheme) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(viewport);
      expect(await violations(page)).toEqual([]);
      await dialog()
        .getByRole('button', { name: /^View photo/ })
        .first()
        .click();
      await dialog()
        .getByRole('group', { name: /^Photo 1 of / })
        .waitFor();
      expect(await violations(page)).toEqual([]);
    },
  );

  test('[GA-02] Tab stays in the dialog, and Escape gives the focus back step by step', async () => {
    await open(desktop);
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog().evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    const second = dialog()
      .getByRole('button', { name: /^View photo/ })
      .nth(1);
    await second.click();
    await dialog()
      .getByRole('group', { name: /^Photo 2 of / })
      .waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() =>
      document.activeElement?.getAttribute('aria-label')?.startsWith('View photo'),
    );
    expect(await second.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('See all photos'));
  });
});
