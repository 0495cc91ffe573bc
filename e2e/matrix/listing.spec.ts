import type { Page } from '@playwright/test';
import { lookViolations, violations } from '../testing/accessibility';
import { expect, phone, test } from '../testing/test';
import { addressOf, openDates, panelOf, totalOf, visit as visitHome } from '../testing/listing';
import { stayIn } from '#system-tests/testing/stays.ts';

let page: Page;
test.beforeEach(({ page: opened }) => {
  page = opened;
});

const visit = (address: string) => visitHome(page, address);
const panel = () => panelOf(page);
const total = () => totalOf(page);

/** Uses the navigation, once the section is rendered. */
const goTo = async (section: string) => {
  await page.getByRole('region', { name: section }).waitFor();
  await page.getByRole('link', { name: section }).click();
};

/** The number of Continue buttons and totals that are fully visible and not covered. */
function wholesInSight(): { readonly continues: number; readonly totals: number } {
  const isWhole = (element: Element): boolean => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight || bottom === top) return false;
    return [top + 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  };
  const countOf = (selector: string, text: RegExp) =>
    [...document.querySelectorAll(selector)].filter(
      (each) => text.test(each.textContent ?? '') && isWhole(each),
    ).length;
  return {
    continues: countOf('button', /^Continue$/),
    totals: countOf('section p', /^Total$/) + countOf('[data-bottom-bar] p', /^total for/),
  };
}

/** How much of the window the headers and the bar at the bottom cover. */
const coveredHeight = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, [data-compact-header], [data-bottom-bar]')]
      .map((bar) => bar.getBoundingClientRect())
      .reduce(
        (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
        0,
      ),
  );

test.describe('the listing page', () => {
  test.describe('at 1440 px', () => {
    test('[LS-01] [LS-02] [LS-03] shows header, gallery, navigation, sections and a panel that stays in view', async () => {
      await visit(addressOf('test-always-works'));
      await expect(page.getByRole('link', { name: 'Back to results' })).toBeVisible();
      await page.getByRole('button', { name: /^Rewards account: / }).waitFor();
      await expect(page.getByRole('button', { name: /^See all photos \(\d+\)$/ })).toBeVisible();
      await goTo('House rules');
      await page.waitForFunction(
        () => (document.querySelector('#house-rules')?.getBoundingClientRect().top ?? Infinity) <= 222,
      );
      const stayPanel = await panel().boundingBox();
      expect(stayPanel?.y).toBeGreaterThanOrEqual(60);
      expect(stayPanel?.y).toBeLessThan(400);
    });

    for (const [width, height] of [
      [1366, 700],
      [1440, 900],
      [1024, 600],
    ] as const)
      test(`[LS-02] at ${width}×${height} total and button are in view from the top of the page to its end`, async () => {
        await page.setViewportSize({ width, height });
        await visit(addressOf('vr-outer-banks-10'));
        await total().waitFor();
        await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
        await page.getByRole('region', { name: /^Map: / }).waitFor();
        for (const part of [0, 0.3, 0.6, 1]) {
          await page.evaluate((of) => window.scrollTo(0, of * document.documentElement.scrollHeight), part);
          await expect
            .poll(() => page.evaluate(wholesInSight), { message: `at ${part} of the page` })
            .toEqual({ continues: 1, totals: 1 });
        }
      });

    test('[PR-08] expanded fees scroll within the panel, which shows that there are more, above total and button', async () => {
      await page.setViewportSize({ width: 1366, height: 700 });
      await visit(addressOf('vr-outer-banks-10'));
      await panel()
        .getByRole('button', { name: /^Fees and taxes/ })
        .press('Enter');
      await goTo('Reviews');
      const lines = await panel()
        .locator(':scope > div')
        .first()
        .evaluate((each) => ({
          isScrollable: each.scrollHeight > each.clientHeight,
          cue: getComputedStyle(each).backgroundAttachment,
        }));
      expect(lines).toEqual({ isScrollable: true, cue: 'local, local, scroll, scroll' });
      await expect.poll(() => page.evaluate(wholesInSight)).toEqual({ continues: 1, totals: 1 });
      expect(await violations(page)).toEqual([]);
    });

    test('opening a home starts at its top, and going back restores the scroll position of the previous one', async () => {
      await visit(addressOf('test-no-description'));
      await goTo('House rules');
      await page.waitForFunction(() => window.scrollY > 500);
      await visit(addressOf('test-no-reviews'));
      await total().waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await page.waitForFunction(() => window.scrollY > 500);
    });

    test('[LS-13] a chosen section stops 220 px below the top, and is marked', async () => {
      await visit(addressOf('test-always-works', '&sortOrder=Pricing'));
      await goTo('Amenities');
      await page.waitForFunction(
        () => Math.round(document.querySelector('#amenities')?.getBoundingClientRect().top ?? 0) === 220,
      );
      await expect(page.getByRole('link', { name: 'Amenities' })).toHaveAttribute('aria-current', 'true');
    });

    test('[LS-11] the map loads when it is near, at zoom 13 with a circle of 500 m', async () => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.setViewportSize({ width: 1440, height: 600 });
      await visit(addressOf('test-always-works'));
      expect(scripts.some((url) => url.includes('listing-location'))).toBe(false);
      await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
      const map = page.getByRole('region', { name: /^Map: / });
      await map.waitFor();
      const circle = await map.locator('path.neighborhood').boundingBox();
      // The location of Testing Harbor.
      const latitude = 44;
      const metersPerPixel = (156_543.03 * Math.cos((latitude * Math.PI) / 180)) / 2 ** 13;
      expect(Math.abs((circle?.width ?? 0) - 1_000 / metersPerPixel)).toBeLessThan(5);
    });

    test('[CA-03] [LQ-19] the keyboard alone changes the dates, and the address contains them', async () => {
      await visit(addressOf('test-always-works'));
      const dialog = await openDates(page);
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

    test('[RW-05] [RW-06] the rewards account is stored, and the address can choose it', async () => {
      await visit(addressOf('test-always-works'));
      await page.getByRole('button', { name: /^Rewards account: / }).click();
      await page.getByRole('menuitemradio').nth(1).click();
      const chosen = await page.getByRole('button', { name: /^Rewards account: / }).innerText();
      await page.reload();
      const shown = page.getByRole('button', { name: /^Rewards account: / });
      await expect(shown).toHaveText(chosen, { useInnerText: true });
      await visit(addressOf('test-always-works', '&selectedAccountIndex=0'));
      await expect(shown).not.toHaveText(chosen, { useInnerText: true });
    });
  });

  test('[LS-19] [LS-21] a home that the shop does not know shows a message and a link to the home page', async () => {
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
    await expect(page.getByRole('region', { name: 'Photos' }).getByRole('img')).toHaveCount(2);
  });

  test('axe finds nothing', async () => {
    await showWholePage();
    expect(await violations(page)).toEqual([]);
  });

  test.describe('on a phone in dark colors', () => {
    test.use({ viewport: phone, colorScheme: 'dark' });

    test('axe finds no text with low contrast and no target that is too small', async () => {
      await showWholePage();
      expect(await lookViolations(page)).toEqual([]);
    });
  });

  test.describe('enlarged to 400 %', () => {
    test.use({ viewport: { width: 360, height: 225 } });

    test('bars leave the window to the page', async () => {
      await visit(addressOf('vr-outer-banks-10'));
      for (const heading of ['Hosted by Key Under Mat', 'House rules']) {
        await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
        expect(await coveredHeight(page)).toBeLessThanOrEqual(225 - 150);
      }
    });
  });

  test.describe('on a phone with text of twice the size', () => {
    // As wide, in characters, as a window of 390 px with twice the text.
    test.use({ viewport: { width: 195, height: 422 } });

    test('[FM-01] nothing overflows, and bars leave most of the window to the page', async () => {
      await visit(addressOf('vr-outer-banks-10'));
      const dates = page.getByRole('button', { name: /^Check-(in|out) / });
      expect(
        await dates.evaluateAll((fields) =>
          fields.map(({ scrollWidth, parentElement }) => scrollWidth <= (parentElement?.clientWidth ?? 0)),
        ),
      ).toEqual([true, true]);
      await page.getByRole('heading', { name: 'House rules' }).scrollIntoViewIfNeeded();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await coveredHeight(page)).toBeLessThan(422 / 3);
    });
  });

  for (const width of [961, 390])
    test.describe(`at ${width} px`, () => {
      const height = 844;
      const isDesktop = width > 960;
      test.use({ viewport: { width, height } });

      test('[FM-01] [LS-07] [LS-08] the layout matches the width, and nothing overflows', async () => {
        await visit(addressOf('test-always-works'));
        await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(1);
        await expect(page.getByRole('button', { name: 'Change dates' })).toHaveCount(isDesktop ? 0 : 1);
        await expect(page.getByRole('navigation', { name: 'Sections of this home' })).toHaveCount(
          isDesktop ? 1 : 0,
        );
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });

      if (isDesktop) return;

      test('[LS-08] Continue stays at the bottom of the screen at every scroll position', async () => {
        await visit(addressOf('test-always-works'));
        await page.getByRole('heading', { name: 'House rules' }).scrollIntoViewIfNeeded();
        await page.waitForFunction(() => window.scrollY > 500);
        const button = await page.getByRole('button', { name: 'Continue' }).boundingBox();
        expect(button!.y).toBeGreaterThan(height - 100);
        expect(button!.y + button!.height).toBeLessThanOrEqual(height);
      });
    });

  async function showWholePage(): Promise<void> {
    await visit(addressOf('test-always-works'));
    await total().waitFor();
    await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: /^Map: / }).waitFor();
  }

  test('[GA-06] a phone downloads the first photos, each once', async () => {
    await page.setViewportSize(phone);
    const photos: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/photos/')) photos.push(request.url());
    });
    await visit(addressOf('test-always-works'));
    await page.waitForFunction(() => {
      const shown = [...document.querySelectorAll<HTMLImageElement>('#gallery img')];
      return shown.length === 3 && shown.every(({ naturalWidth }) => naturalWidth > 0);
    });
    expect(photos.length).toBeGreaterThanOrEqual(3);
    expect(new Set(photos).size).toBe(photos.length);
  });
});
