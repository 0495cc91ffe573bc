/** Finding a home: the home page, the results as a list and on the map, by keyboard, and back. */
import type { Page } from '@playwright/test';
import { lookViolations, violations } from '../testing/accessibility';
import { expect, desktop, phone, test } from '../testing/test';
import { onOperation, platformIsDown } from '../testing/operations';
import { stayIn } from '#system-tests/testing/stays.ts';
import { listingAddress, signInAs } from '../testing/visitor';

let page: Page;
test.beforeEach(({ page: opened }) => {
  page = opened;
});

const { fromDate, untilDate } = stayIn(60, 3);

const results = (more: Readonly<Record<string, string>> = {}) =>
  `/stays/availability/?${new URLSearchParams({ locationName: 'Asheville', fromDate, untilDate, ...more })}`;

const homes = () => page.getByRole('list', { name: 'Homes' });
const map = () => page.getByRole('region', { name: 'Map of the homes' });

const visitResults = async (more?: Readonly<Record<string, string>>) => {
  await page.goto(results(more));
  await homes().getByRole('article').first().waitFor();
};
/** The results of all weekends of the next month. */
const visitFlexible = (more?: Readonly<Record<string, string>>) =>
  visitResults({ flexibleLength: 'WEEKEND', flexibleMonths: stayIn(40, 2).fromDate.slice(0, 7), ...more });
const visitMap = async (more?: Readonly<Record<string, string>>) => {
  await page.goto(results({ ...more, view: 'map' }));
  await map().getByRole('button', { name: /\$/ }).first().waitFor();
};

/** How many pixels above and below the center of a marker belong to it and are not covered. */
function reachAround(marker: Element): number {
  const { left, right, top, bottom } = marker.getBoundingClientRect();
  const [x, middle] = [(left + right) / 2, (top + bottom) / 2];
  return Array.from({ length: 60 }, (_, index) => middle - 30 + index).filter((y) =>
    marker.contains(document.elementFromPoint(x, y)),
  ).length;
}

/** Resolves when the page has rendered after the window was resized. */
const rendered = () =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Nothing overflows the right edge of the window. */
const overflow = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('finding a stay', () => {
  test.describe('a visitor who is not signed in', () => {
    test.use({ person: null });

    test('[FM-01] the sign-in page fits a window of 320 px, and axe finds nothing in light and dark mode', async () => {
      await page.goto('/auth/login');
      await page.getByRole('button', { name: 'Helen Ortiz' }).waitFor();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow()).toBe(0);
      await page.setViewportSize(desktop);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator('html.dark').waitFor();
      expect(await lookViolations(page)).toEqual([]);
    });
  });

  test('[FM-01] pages of a user fit a window of 320 px, with the link to the account', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/stays/', '/wallet/', '/trips']) {
      await page.goto(path);
      const account = page.getByRole('button', { name: 'Account of Helen Ortiz' });
      await account.waitFor();
      expect(await overflow()).toBe(0);
      await expect(account).toBeInViewport({ ratio: 1 });
    }
  });

  test('[FM-01] on a phone with text of twice the size, pages fit, and the header wraps', async () => {
    // As wide, in characters, as a window of 390 px with twice the text.
    await page.setViewportSize({ width: 195, height: 422 });
    const home = listingAddress('test-always-works', stayIn(60, 3));
    const paths = [
      '/stays/',
      results(),
      '/activities/availability/',
      '/favorites/',
      '/wallet/',
      '/trips/',
      '/profile/',
    ];
    for (const path of [...paths, home, home.replace('/shop/', '/book/')]) {
      // With what it loads in addition.
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await overflow(), path).toBe(0);
      const header = page.getByRole('banner');
      for (const control of [
        header.getByRole('button', { name: 'Account of Helen Ortiz' }),
        header.getByRole('link', { name: 'Stays', exact: true }),
        header.getByRole('link', { name: 'Trips' }),
      ])
        await expect(control).toBeInViewport({ ratio: 1 });
    }
  });

  test('from a page whose code failed to load, the search starts again', async () => {
    const guests = /\/guest-dialog-/;
    await page.goto('/stays/');
    await page.route(guests, (route) => route.abort());
    await page.getByRole('button', { name: /^Who/ }).click();
    await page.getByRole('alert').filter({ hasText: 'This page could not be shown' }).waitFor();
    await page.unroute(guests);
    await page.getByRole('link', { name: 'Search stays', exact: true }).click();
    await page.getByRole('button', { name: /^Who/ }).click();
    await page.getByRole('dialog', { name: 'Who' }).waitFor();
  });

  test.describe('[FM-01]', () => {
    for (const [what, visit] of [
      [
        'the first page',
        async () => {
          await page.goto('/');
          await page.getByRole('article').nth(7).waitFor();
        },
      ],
      ['a list of homes', () => visitResults()],
      ['homes on a map', () => visitMap()],
      ['homes for flexible dates', () => visitFlexible()],
      [
        'the choice of flexible dates',
        async () => {
          await page.goto('/stays/');
          await page.getByRole('button', { name: /^When/ }).click();
          await page.getByRole('radio', { name: 'Flexible' }).check();
          await page.getByRole('checkbox').last().check();
        },
      ],
      [
        'no home at all',
        async () => {
          await page.goto(results({ adultsCount: '30' }));
          await page.getByText('No home is free for this stay').waitFor();
        },
      ],
      [
        'homes anywhere',
        async () => {
          await page.goto('/stays/availability/');
          await page.getByRole('heading', { name: 'Stays anywhere' }).waitFor();
          await page.getByRole('article').first().waitFor();
        },
      ],
    ] as const) {
      test(`axe finds nothing on ${what}; it fits 961, 960 and 390 px, and has enough contrast in dark colors`, async () => {
        await visit();
        expect(await violations(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        for (const width of [961, 960]) {
          await page.setViewportSize({ width, height: 900 });
          await rendered();
          expect(await overflow()).toBe(0);
        }
        await page.setViewportSize(phone);
        await visit();
        expect(await overflow()).toBe(0);
        expect(await lookViolations(page)).toEqual([]);
      });
    }
  });

  for (const [locationName, viewport] of [
    ['Asheville', desktop],
    ['Testing Harbor', phone],
  ] as const)
    test(`on the map of ${locationName} the link back to the list is in view, no price covers another, and each can be clicked (${viewport.width} px)`, async () => {
      await page.setViewportSize(viewport);
      await visitMap({ locationName });
      await expect(
        page.getByRole('button', { name: viewport === phone ? 'Show list' : 'Hide map' }),
      ).toBeInViewport({ ratio: 1 });
      for (const marker of await map().getByRole('button', { name: /\$/ }).all()) {
        await marker.scrollIntoViewIfNeeded();
        expect(await marker.evaluate(reachAround)).toBeGreaterThanOrEqual(43);
      }
      await scrollToTop();
      const boxes = await Promise.all(
        (await map().getByRole('button', { name: /\$/ }).all()).map((marker) => marker.boundingBox()),
      );
      const seen = boxes.flatMap((box) => box ?? []);
      expect(seen.length).toBeGreaterThan(1);
      seen.forEach((one, index) => {
        expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(24);
        for (const other of seen.slice(index + 1)) {
          const isClear =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect({ one, other, isClear }).toMatchObject({ isClear: true });
        }
      });
    });

  test('[RT-04] the keyboard alone leads from the place to a home', async () => {
    await page.goto('/stays/');
    await page.getByRole('combobox', { name: 'Where' }).focus();
    await page.keyboard.type('Asheville');
    await page.getByRole('option', { name: /Asheville/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('locationName') === 'Asheville, North Carolina');
    await tabTo(page.getByRole('button', { name: 'Search', exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/stays/availability/');
    await homes().getByRole('article').first().waitFor();
    await tabTo(homes().getByRole('link').first());
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/vacation-rentals/shop/');
  });

  test('[FM-13] flexible dates by keyboard: a length, two months, and a home with the dates of its card', async () => {
    await page.goto(`/stays/?${new URLSearchParams({ locationName: 'Asheville', fromDate, untilDate })}`);
    await page.getByRole('button', { name: /^When/ }).press('Enter');
    await page.getByRole('radio', { name: 'Dates', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'A weekend' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    const months = page.getByRole('checkbox');
    await expect(months.first()).toBeFocused();
    for (const month of [1, 2]) {
      await page.keyboard.press('Tab');
      await expect(months.nth(month)).toBeFocused();
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('flexibleLength') === 'WEEK');
    await expect(page.getByRole('button', { name: /^When A week in/ })).toBeVisible();

    await page.goto(`/stays/availability/${new URL(page.url()).search}`);
    const card = homes().getByRole('article').first();
    const total = /\$[\d,]+(?= for 7 nights)/.exec((await card.textContent()) ?? '')?.[0] ?? '';
    const name = await card.getByRole('link').textContent();
    await card.getByRole('heading').click();
    await page.waitForURL((url) => url.pathname === '/vacation-rentals/shop/');
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
    await page.getByRole('region', { name: 'Your stay' }).getByText(total).first().waitFor();
    await page
      .getByRole('link', { name: /Back to/ })
      .first()
      .click();
    await expect(page.getByText(/A week in/).first()).toBeVisible();
  });

  test('[FM-01] on a phone the sheet of the search is used by keyboard, closes with Escape, and has no violations', async () => {
    await page.setViewportSize(phone);
    await visitResults();
    const summary = page.getByRole('button', { name: /^Edit the search/ });
    const sheet = page.getByRole('dialog', { name: 'Find a stay' });
    await summary.press('Enter');
    await expect(sheet.getByRole('button', { name: /^Where Asheville/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('combobox', { name: 'Where' })).toBeFocused();
    await sheet.getByRole('option', { name: /^Anywhere/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(summary).toBeFocused();

    await summary.press('Enter');
    await sheet.getByRole('button', { name: /^When/ }).press('Enter');
    expect(await violations(page)).toEqual([]);
    const checkIn = sheet.locator('[data-date][tabindex="0"]');
    await checkIn.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Search', exact: true }).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('fromDate') !== fromDate);
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText(/ · 7 nights/).first()).toBeVisible();
  });

  test('grouped homes on the map are reachable with the keyboard, down to a card that Escape closes', async () => {
    // So low that the center of the map is below the window.
    await page.setViewportSize({ ...desktop, height: 600 });
    await visitMap({ locationName: 'Testing Harbor' });
    const group = map()
      .getByRole('button', { name: /^Zoom in on/ })
      .first();
    await group.focus();
    for (;;) {
      const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (!name.startsWith('Zoom in on')) break;
      await scrollToTop();
      await page.keyboard.press('Enter');
      await page.waitForFunction((before) => document.activeElement?.textContent !== before, name);
    }
    await page.waitForFunction(isFocusInSight);
    const marker = await page.evaluate(() => document.activeElement?.textContent);
    await scrollToTop();
    await page.keyboard.press('Enter');
    await map().getByRole('link').first().waitFor();
    await page.waitForFunction(() => document.activeElement instanceof HTMLAnchorElement);
    expect(await violations(page)).toEqual([]);
    await page.waitForFunction(isFocusInSight);
    await page.keyboard.press('Escape');
    await page.waitForFunction((text) => document.activeElement?.textContent === text, marker);
  });

  test('a map that is hidden during a zoom throws no error', async () => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await visitMap();
    const hide = await page.getByRole('button', { name: 'Hide map' }).elementHandle();
    await map()
      .getByRole('button', { name: 'Zoom in', exact: true })
      .evaluate(async (zoomIn: HTMLElement, hideMap) => {
        zoomIn.click();
        // The zoom starts with the next frame, and Leaflet ends it a quarter of a second later.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        (hideMap as HTMLElement | null)?.click();
        await new Promise((resolve) => setTimeout(resolve, 300));
      }, hide);
    await expect(map()).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('[FM-01] on a phone the first photo and its price are in the first view, and search, filters and map stay in view', async () => {
    await page.setViewportSize(phone);
    await visitResults();
    const first = homes().getByRole('article').first();
    await expect(first.getByRole('img').first()).toBeInViewport({ ratio: 1 });
    await expect(first.getByText(/for 3 nights/)).toBeInViewport({ ratio: 1 });
    await homes().getByRole('article').nth(2).scrollIntoViewIfNeeded();
    for (const name of [/^Edit the search/, 'Filters', 'Show map'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('link', { name: 'Trips' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Show map' }).click();
    await page.getByRole('button', { name: 'Show list' }).waitFor();
  });

  test('[LQ-02] the back link of a home leads to the same results in their order, at the same position', async () => {
    await page.setViewportSize(phone);
    await visitResults({ sortOrder: 'Pricing', locationName: 'Gatlinburg' });
    const names = await homes().getByRole('heading').allInnerTexts();
    const last = homes().getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(400);
    await last.click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForURL((url) => url.pathname === '/vacation-rentals/shop/');
    await page.goBack();
    await homes().getByRole('article').first().waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 50, left);
    expect(await homes().getByRole('heading').allInnerTexts()).toEqual(names);
    expect(new URL(page.url()).searchParams.get('sortOrder')).toBe('Pricing');
  });

  test.describe('where the browser renders', () => {
    test.use({ pages: 'shell' });

    test('a loading state is shown while homes load, and a failed search can be retried', async () => {
      await page.setViewportSize(desktop);
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await onOperation(page, 'StaysAvailabilityScreen', async (route) => {
        await held;
        await platformIsDown(route);
      });
      await page.goto(results());
      await page.getByRole('status').filter({ hasText: 'Looking for homes' }).waitFor({ state: 'attached' });
      expect(await violations(page)).toEqual([]);
      letGo();
      await page.getByText('Uh oh! We were unable to process your search request.').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await homes().getByRole('article').first().waitFor();
    });
  });

  test.describe('with a new session', () => {
    test.use({ person: null });

    test('[SE-03] [SE-16] signing out signs out every tab, and the token is no longer valid', async ({
      context,
      portal,
    }) => {
      await signInAs(page, 'Helen Ortiz');
      const other = await context.newPage();
      await other.goto('/trips');
      await other.getByRole('button', { name: 'Account of Helen Ortiz' }).waitFor();
      await page.goto('/stays/');
      const token = await page.evaluate(() => localStorage.getItem('travel-portal.token'));
      await page.getByRole('button', { name: 'Account of Helen Ortiz' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
      await other.waitForURL((url) => url.pathname === '/auth/login');
      await expect(other.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
      const userInfo = async () => {
        const { status } = await fetch(`${portal.platform().url}/api/v0/userInfo`, {
          headers: { authorization: `Bearer ${token}` },
        });
        return status;
      };
      await expect.poll(userInfo).toBe(401);
      await signInAs(other, 'Helen Ortiz');
      await page.getByRole('button', { name: 'Account of Helen Ortiz' }).waitFor();
    });
  });
});

const scrollToTop = () => page.evaluate(() => window.scrollTo(0, 0));

function isFocusInSight(): boolean {
  const box = document.activeElement?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
}

/** Presses Tab until the element has the focus. */
async function tabTo(target: ReturnType<Page['getByRole']>): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never leads there');
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[FM-01] place, dates and guests are chosen in one sheet, each choice leading to the next', async () => {
    await page.goto('/stays/');
    await page.getByRole('button', { name: /^Where/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Find a stay' });
    await sheet.getByRole('option', { name: /^Asheville/ }).click();
    const days = sheet.locator('[data-date]:not([aria-disabled=true])');
    await days.nth(14).click();
    await days.nth(17).click();
    await sheet.getByRole('button', { name: 'Add one adult' }).click();
    await sheet.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/stays/availability/');
    await page.getByRole('button', { name: /^Edit the search: Asheville.* · 3 guests$/ }).waitFor();
    await homes().getByRole('article').first().waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Who 3 guests' }).waitFor();
  });

  test('[FM-01] the text of a field is large enough that iOS does not zoom the page into it', async () => {
    await visitResults();
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    expect(await sort.evaluate((field) => getComputedStyle(field).fontSize)).toBe('16px');
  });

  test('the facts of a home are on one line', async () => {
    await visitResults();
    const facts = homes().getByRole('article').first().getByRole('list');
    const tops = await facts
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
  });

  test('a link of one line and the button of a count are pressed within 44 px', async () => {
    await visitResults();
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true });
    await terms.scrollIntoViewIfNeeded();
    expect(await terms.evaluate(reachAround)).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Filters' }).click();
    const addBedroom = page.getByRole('button', { name: 'Add one bedroom' });
    await addBedroom.waitFor();
    expect(await addBedroom.evaluate(reachAround)).toBeGreaterThanOrEqual(44);
  });
});
