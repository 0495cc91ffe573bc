import type { Page } from 'playwright-core';
import { AVAILABILITY_REASONS } from '../domain/availability-reasons';
import { violations } from './testing/accessibility';
import { type Browser, describeInBrowser, desktop, openBrowser, phone } from './testing/browser';
import { type Portal, startPortal } from './testing/portal';
import { stayIn } from './testing/stays';
import { listingAddress, signInAs } from './testing/visitor';

let portal: Portal;
let browser: Browser;
let page: Page;

/** A stay that begins in two months: far enough for every home that takes bookings at all. */
const stay = stayIn(60, 3);
const addressOf = (id: string, changes: Partial<typeof stay> = {}, more = '') =>
  `${listingAddress(id, { ...stay, ...changes })}${more}`;

const visit = async (address: string) => {
  await page.goto(address);
  await page.getByRole('region', { name: 'Your stay' }).waitFor();
};
const panel = () => page.getByRole('region', { name: 'Your stay' });

describeInBrowser('the listing page', () => {
  beforeAll(async () => {
    portal = await startPortal();
    browser = await openBrowser(portal.url);
    page = browser.page;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page, 'Helen Ortiz');
    await visit(addressOf('test-always-works'));
    await page.getByRole('button', { name: 'Got it' }).click();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await portal?.close();
  });

  describe('at 1440 px', () => {
    beforeAll(() => page.setViewportSize(desktop));

    test('[LS-01] [LS-02] [LS-03] shows header, gallery, navigation, sections and a panel that stays in sight', async () => {
      await visit(addressOf('test-always-works'));
      expect(await page.getByRole('link', { name: 'Back to results' }).isVisible()).toBe(true);
      await page.getByRole('button', { name: /^Rewards account: / }).waitFor();
      expect(await page.getByRole('button', { name: /^See all photos \(\d+\)$/ }).isVisible()).toBe(true);
      await page.getByRole('link', { name: 'House rules' }).click();
      await page.waitForTimeout(700);
      const rules = await page.getByRole('region', { name: 'House rules' }).boundingBox();
      expect(rules?.y).toBeLessThanOrEqual(222);
      const stayPanel = await panel().boundingBox();
      expect(stayPanel?.y).toBeGreaterThanOrEqual(60);
      expect(stayPanel?.y).toBeLessThan(400);
    });

    test('a home that is opened begins at its top, and going back leads to where another was read', async () => {
      await visit(addressOf('test-no-description'));
      await page.getByRole('link', { name: 'House rules' }).click();
      await page.waitForFunction(() => window.scrollY > 500);
      await visit(addressOf('test-no-reviews'));
      await page.getByText('Total', { exact: true }).waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await page.waitForFunction(() => window.scrollY > 500);
    });

    test('[LS-13] a chosen section comes to rest 220 px below the top, and is marked', async () => {
      await visit(addressOf('test-always-works', {}, '&sortOrder=Pricing'));
      await page.getByRole('link', { name: 'Amenities' }).click();
      await page.waitForTimeout(700);
      const section = await page.getByRole('region', { name: 'Amenities' }).boundingBox();
      expect(Math.round(section?.y ?? 0)).toBe(220);
      expect(await page.getByRole('link', { name: 'Amenities' }).getAttribute('aria-current')).toBe('true');
    });

    test('[LS-11] the map comes when it is near, at zoom 13 with a circle of 500 m', async () => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.setViewportSize({ width: 1440, height: 600 });
      await visit(addressOf('test-always-works'));
      expect(scripts.some((url) => url.includes('listing-location'))).toBe(false);
      await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
      const map = page.getByRole('region', { name: /^Map: / });
      await map.waitFor();
      const circle = await map.locator('path.neighbourhood').boundingBox();
      // Where Testing Harbor lies.
      const latitude = 44;
      const metersPerPixel = (156_543.03 * Math.cos((latitude * Math.PI) / 180)) / 2 ** 13;
      expect(Math.abs((circle?.width ?? 0) - 1_000 / metersPerPixel)).toBeLessThan(5);
      await page.setViewportSize(desktop);
    });

    test('[GA-01] [GA-02] the keyboard alone looks at photos and comes back', async () => {
      await visit(addressOf('test-always-works'));
      const opener = page.getByRole('button', { name: /^See all photos/ });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Nothing goes wrong here' });
      await dialog
        .getByRole('button', { name: /^View photo/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await dialog.getByRole('group', { name: /^Photo 1 of / }).waitFor();
      await page.keyboard.press('ArrowRight');
      await dialog.getByRole('group', { name: /^Photo 2 of / }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    });

    test('[CA-03] [LQ-19] the keyboard alone changes the dates, and the address says it', async () => {
      await visit(addressOf('test-always-works'));
      await page.getByRole('button', { name: /^Check-in / }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: /check-in and check-out/ });
      await dialog.waitFor();
      await page.waitForFunction(
        (day) => document.activeElement?.getAttribute('data-date') === day,
        stay.fromDate,
      );
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Search Dates' }).press('Enter');
      const later = stayIn(67, 2);
      await page.waitForURL(new RegExp(`fromDate=${later.fromDate}&untilDate=${later.untilDate}`));
      await page.reload();
      await panel().getByText('2 nights').waitFor();
    });

    test('[LQ-05] [LQ-06] back and forward keep the stay that was chosen', async () => {
      await visit(addressOf('test-always-works'));
      await panel()
        .getByRole('button', { name: /^Guests / })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Edit Guests' });
      await dialog.getByRole('button', { name: 'Add one child' }).click();
      await dialog.getByRole('combobox').selectOption('5');
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.waitForURL(/children=5/);
      await panel().getByRole('button', { name: 'Guests 3 guests Change' }).waitFor();
      await panel().getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(/\/vacation-rentals\/book\/\?.*children=5/);
      await page.goBack();
      await page.waitForURL(/\/vacation-rentals\/shop\/\?.*children=5/);
      await panel().getByRole('button', { name: 'Guests 3 guests Change' }).waitFor();
    });

    test('[RW-05] [RW-06] the rewards account is kept, and the address can choose it', async () => {
      await visit(addressOf('test-always-works'));
      await page.getByRole('button', { name: /^Rewards account: / }).click();
      await page.getByRole('menuitemradio').nth(1).click();
      const chosen = await page.getByRole('button', { name: /^Rewards account: / }).innerText();
      await page.reload();
      const shown = page.getByRole('button', { name: /^Rewards account: / });
      expect(await shown.innerText()).toBe(chosen);
      await visit(addressOf('test-always-works', {}, '&selectedAccountIndex=0'));
      expect(await shown.innerText()).not.toBe(chosen);
    });
  });

  describe('an unavailable stay', () => {
    const reasons = [
      ['test-min-stay', 'MIN_STAY_VIOLATION', {}, ''],
      ['test-max-stay', 'MAX_STAY_VIOLATION', {}, ''],
      ['test-occupancy', 'OCCUPANCY_VIOLATION', {}, ''],
      ['test-pets', 'PET_POLICY_VIOLATION', {}, '&petsCount=1'],
      ['test-check-in-day', 'CHECK_IN_NOT_ALLOWED', {}, ''],
      ['test-check-out-day', 'CHECK_OUT_NOT_ALLOWED', {}, ''],
      ['test-blocked-dates', 'BLOCKED_DATES', {}, ''],
      ['test-booking-window', 'MIN_BOOKING_WINDOW_VIOLATION', {}, ''],
      ['test-unknown-reason', 'UNKNOWN', {}, ''],
      ['test-no-reason', 'UNKNOWN', {}, ''],
    ] as const;

    test.each(reasons)(
      '[AV-02] [AV-10] [AV-11] %s says why, and axe finds nothing',
      async (id, code, changes, more) => {
        await visit(addressOf(id, changes, more));
        const { title, subtitle, action } = AVAILABILITY_REASONS[code];
        await panel().getByText(title).waitFor();
        expect(await panel().getByText(subtitle).isVisible()).toBe(true);
        const change = action === 'CHANGE_GUESTS' ? 'Change guests' : 'Change dates';
        expect(await panel().getByRole('button', { name: change }).isVisible()).toBe(true);
        expect(await panel().getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
        expect(await violations(page)).toEqual([]);
      },
    );

    test.each([
      ['test-min-stay', /30 nights$/, ''],
      ['test-max-stay', /1 night$/, ''],
      ['test-occupancy', 'Up to 1 guest', ''],
      ['test-pets', 'Travel without pets', '&petsCount=1'],
    ])('%s is mended by one press', async (id, fix, more) => {
      await visit(addressOf(id, {}, more));
      await panel().getByRole('button', { name: fix }).click();
      await panel().getByText('Total', { exact: true }).waitFor();
      expect(await panel().getByRole('button', { name: 'Continue' }).isEnabled()).toBe(true);
    });
  });

  test('[LS-19] [LS-21] a home that the shop does not know says so and leads home', async () => {
    await page.goto(addressOf('test-missing-from-shop'));
    const dialog = page.getByRole('alertdialog', { name: 'This vacation rental is not available.' });
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Return to search' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('[GA-07] [GA-08] photos that are broken or missing leave no empty tiles', async () => {
    await visit(addressOf('test-photos-broken'));
    await page.getByText('The photos of this home could not be loaded').waitFor();
    await visit(addressOf('test-photos-none'));
    expect(await page.getByRole('button', { name: /^See all photos/ }).count()).toBe(0);
    await visit(addressOf('test-photos-two'));
    expect(await page.getByRole('region', { name: 'Photos' }).getByRole('img').count()).toBe(2);
  });

  describe.each([
    ['1440 px', desktop],
    ['961 px', { width: 961, height: 800 }],
    ['960 px', { width: 960, height: 800 }],
    ['390 px', phone],
  ])('at %s', (_name, viewport) => {
    const isDesktop = viewport.width > 960;
    beforeAll(() => page.setViewportSize(viewport));

    test.each(['light', 'dark'] as const)('axe finds nothing, in %s', async (colorScheme) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(addressOf('test-always-works'));
      await panel().getByText('Total', { exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
      await page.getByRole('region', { name: /^Map: / }).waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('[FM-01] [LS-07] [LS-08] the layout is that of the width, and nothing runs off the side', async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await visit(addressOf('test-always-works'));
      expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(1);
      expect(await page.getByRole('button', { name: 'Change dates' }).count()).toBe(isDesktop ? 0 : 1);
      expect(await page.getByRole('navigation', { name: 'Sections of this home' }).count()).toBe(
        isDesktop ? 1 : 0,
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });

  test('[GA-06] a phone does not download desktop photos', async () => {
    await page.setViewportSize(phone);
    const photos: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/photos/')) photos.push(request.url());
    });
    await visit(addressOf('test-always-works'));
    await page.waitForTimeout(500);
    expect(photos.length).toBeGreaterThanOrEqual(3);
    expect(photos.filter((url) => !/[?&]w=(400|800)$/.test(url) && !/host/.test(url))).toEqual([]);
  });

  test('[GA-02] on a phone one photo fills the screen', async () => {
    await page.setViewportSize(phone);
    await visit(addressOf('test-always-works'));
    await page.getByRole('button', { name: /^See all photos/ }).click();
    await page
      .getByRole('button', { name: /^View photo/ })
      .first()
      .click();
    const viewer = page.getByRole('group', { name: /^Photo 1 of / });
    await viewer.waitFor();
    const image = await viewer.getByRole('img').first().boundingBox();
    expect(image?.width).toBe(phone.width);
    expect(image?.height).toBeGreaterThan(phone.height / 2);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  test.each([
    ['Daniel Cho', "Authorized users can't redeem rewards"],
    ['Ruth Abara', "Account managers can't redeem rewards"],
    ['Tom Lindqvist', "Can't redeem rewards"],
  ])('[RW-07] %s reads why rewards cannot be used', async (name, text) => {
    const other = await openBrowser(portal.url);
    try {
      await signInAs(other.page, name);
      await other.page.goto(addressOf('test-always-works'));
      await other.page.getByText(text).first().waitFor();
    } finally {
      await other.close();
    }
  });

  test('[LQ-10] [LQ-20] when the platform is down the page says so, and recovers when it is back', async () => {
    await page.setViewportSize(desktop);
    await visit(addressOf('test-always-works'));
    await portal.platform().kill();
    await panel()
      .getByRole('button', { name: /^Guests / })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit Guests' });
    await dialog.getByRole('button', { name: 'Remove one adult' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await panel().getByText('We could not check these dates').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await portal.restartPlatform();
    // The gateway gives a platform that was down a little time before it asks again.
    const retry = panel().getByRole('button', { name: 'Try again' });
    const total = panel().getByText('Total', { exact: true });
    for (let attempt = 0; attempt < 20 && !(await total.isVisible()); attempt += 1) {
      if (await retry.isVisible()) await retry.click();
      await page.waitForTimeout(500);
    }
    expect(await total.isVisible()).toBe(true);
  }, 90_000);
});
