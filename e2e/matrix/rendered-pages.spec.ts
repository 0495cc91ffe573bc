import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { SHOWN } from '#system-tests/testing/navigation.ts';
import type { Program } from '#system-tests/testing/programs.ts';
import { stayIn } from '#system-tests/testing/stays.ts';
import { violations } from '../testing/accessibility';
import type { Viewport } from '../testing/chromium';
import { hydrated } from '../testing/hydrated';
import { desktop, expect, phone, test } from '../testing/test';
import { listingAddress, resultsAddress, signInAs } from '../testing/visitor';

const home = listingAddress('test-always-works', stayIn(60, 3));
const HOME = 'Nothing goes wrong here';
const checkout = home.replace('/vacation-rentals/shop/', '/vacation-rentals/book/');
const { fromDate, untilDate } = stayIn(60, 3);
const results = resultsAddress('Outer Banks', stayIn(60, 3));

/** Collects errors of a page: of scripts, and hydration mismatches of text or markup. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Markers outside the visible part of a map are in the document, too. */
const firstInView = (markers: readonly Element[]): number =>
  markers.findIndex((marker) => {
    const { x, y, width, height } = marker.getBoundingClientRect();
    return marker.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const isRendered = (page: Page) => page.locator('#rendered-state').count();

test.describe('pages that the gateway renders', () => {
  let gateway: Program;
  let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
  let page: Page;

  test.beforeAll(async ({ portal, browser }) => {
    gateway = await portal.startGateway();
    const context = await browser.newContext({ baseURL: gateway.url, viewport: desktop });
    const first = await context.newPage();
    await signInAs(first, 'Helen Ortiz');
    await first.waitForFunction(() => localStorage.getItem('travel-portal.view-tag') !== null);
    signedIn = await context.storageState();
    await context.close();
  });
  test.afterAll(() => gateway.stop());

  const contexts: BrowserContext[] = [];
  test.afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  interface Opening {
    readonly viewport?: Viewport;
    readonly colorScheme?: 'light' | 'dark';
    readonly javaScriptEnabled?: boolean;
    readonly person?: 'Helen Ortiz' | null;
  }

  /** A browser that has visited before, so that the gateway knows its window size. */
  async function visitor(
    browser: Browser,
    {
      viewport = phone,
      colorScheme = 'light',
      javaScriptEnabled = true,
      person = 'Helen Ortiz',
    }: Opening = {},
  ): Promise<BrowserContext> {
    const opened = await browser.newContext({
      baseURL: gateway.url,
      viewport,
      colorScheme,
      javaScriptEnabled,
      hasTouch: viewport.width <= 960,
      reducedMotion: 'reduce',
      ...(person && { storageState: signedIn }),
    });
    await opened.addCookies([
      {
        name: 'travel-portal-window',
        value: `${viewport.width > 960 ? 'desktop' : 'mobile'}.${colorScheme}`,
        url: gateway.url,
      },
    ]);
    contexts.push(opened);
    return opened;
  }

  for (const [window, viewport] of [
    ['phone', phone],
    ['desktop', desktop],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`are hydrated without a difference on a ${window} in ${colorScheme} colors`, async ({
        browser,
      }) => {
        page = await (await visitor(browser, { viewport, colorScheme })).newPage();
        const errors = watchErrors(page);
        for (const path of ['/stays/', results, home, '/trips', checkout, '/faq/']) {
          await page.goto(path);
          expect(await isRendered(page)).toBe(1);
          await hydrated(page);
          await page.waitForLoadState('networkidle');
          expect(errors, path).toEqual([]);
        }
        const stranger = await (await visitor(browser, { viewport, colorScheme, person: null })).newPage();
        const strangersErrors = watchErrors(stranger);
        await stranger.goto('/auth/login');
        expect(await isRendered(stranger)).toBe(1);
        await hydrated(stranger);
        await stranger.waitForLoadState('networkidle');
        expect(strangersErrors).toEqual([]);
      });
    }
  }

  test('are read and followed without scripts', async ({ browser }) => {
    page = await (await visitor(browser, { javaScriptEnabled: false })).newPage();
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Photos' }).getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your stay' }).getByText(/\$\d/).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Amenities' })).toBeVisible();
    await page
      .getByRole('link', { name: /^Stays/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A house of your own, for a while');
    await expect(page.getByRole('link', { name: /Outer Banks/ })).toBeVisible();
  });

  for (const [window, viewport] of [
    ['phone', phone],
    ['desktop', desktop],
  ] as const) {
    test(`without scripts a home is searched, found, and read on a ${window}, by a user who signs in for it`, async ({
      browser,
    }) => {
      const context = await visitor(browser, { viewport, javaScriptEnabled: false, person: null });
      page = await context.newPage();
      await page.goto('/stays/');
      await page.waitForURL(/\/auth\/login/);
      await page.getByLabel('Email address').fill('helen.ortiz@larkfield.example');
      await page.getByRole('textbox', { name: 'Six-digit code', exact: true }).fill('12');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      // Playwright finds no text inside `noscript` by itself.
      const problem = page.locator('noscript [data-part="error-text"]');
      await expect(problem).toBeVisible();
      expect(await problem.textContent()).toBe('Enter the 6 digits of your code.');
      await page.getByRole('textbox', { name: 'Six-digit code', exact: true }).fill('482100');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL('**/stays/');

      const search = page.getByRole('search', { name: 'Stays' });
      await search.getByLabel('Where').fill('Outer Banks');
      await search.getByLabel('Check-in').fill(fromDate);
      await search.getByLabel('Check-out').fill(untilDate);
      await search.getByLabel('Adults').fill('3');
      await search.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Stays in Outer Banks, North Carolina',
      );
      await expect(search.getByLabel('Adults')).toHaveValue('3');

      const first = page.getByRole('list', { name: 'Homes' }).getByRole('link').first();
      const name = (await first.textContent()) ?? '';
      await page.getByRole('heading', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('region', { name: 'Your stay' }).getByText(/\$\d/).first()).toBeVisible();

      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL(/\/auth\/login/);
      await page.goto('/stays/');
      await page.waitForURL(/\/auth\/login/);
    });
  }

  test('have no accessibility violations before they are hydrated', async ({ browser }) => {
    page = await (await visitor(browser)).newPage();
    const release = await holdScripts(page);
    for (const path of [home, '/stays/', results]) {
      await page.goto(path);
      expect(await violations(page), path).toEqual([]);
    }
    release();
  });

  test('fetch no script before the picture has loaded', async ({ browser }) => {
    page = await (await visitor(browser)).newPage();
    await page.goto(home);
    await hydrated(page);
    const early = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const cover = files.find(({ name }) => name.includes('/photos/'));
      return files
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (cover?.responseEnd ?? 0))
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
  });

  test('fetch no style sheet and move no styles: either would lay the whole page out again', async ({
    browser,
  }) => {
    page = await (await visitor(browser)).newPage();
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
          if (node instanceof HTMLStyleElement && document.getElementById('root'))
            moved.push(node.outerHTML.slice(0, 100));
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of [home, results]) {
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      expect(files.some((file) => file.endsWith('.js'))).toBe(true);
      expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    }
  });

  for (const [name, path, maxKb] of [
    ['home', '/stays/', 221],
    ['the results of a search', results, 232],
    ['a home', home, 237],
  ] as const) {
    test(`${name} loads no more than ${maxKb} kB of scripts before the first interaction`, async ({
      browser,
    }) => {
      page = await (await visitor(browser)).newPage();
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter((file) => file.name.endsWith('.js'))
          .map((file) => [file.name.split('/').pop() ?? '', file.encodedBodySize] as const),
      );
      expect(scripts.length).toBeGreaterThan(5);
      const bytes = scripts.reduce((sum, [, size]) => sum + size, 0);
      expect(bytes / 1_000, JSON.stringify(scripts)).toBeLessThan(maxKb);
    });
  }

  test('the code of a page loads when the pointer approaches its link', async ({ browser }) => {
    page = await (await visitor(browser, { viewport: desktop })).newPage();
    await page.goto(results);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const card = page.getByRole('list', { name: 'Homes' }).getByRole('link').first();
    const screen = page.waitForRequest(/listing\.screen-[\w-]+\.js/);
    await card.hover();
    await screen;
    await page.evaluate(() => window.scrollTo(0, 700));
    await card.focus();
    const left = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await page.waitForURL(/vacation-rentals\/shop/);
    await page.getByRole('region', { name: 'Your stay' }).waitFor();
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });

  test('a click before the code has loaded is not lost, and counts once', async ({ browser }) => {
    page = await (await visitor(browser)).newPage();
    const release = await holdScripts(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const sent = request.postData() ?? '';
      if (sent.includes('"photos_opened"')) asked.push(sent);
    });
    await page.goto(home);
    const photos = page.getByRole('button', { name: /^See all photos/ });
    await photos.click();
    await photos.click();
    await expect(photos).toHaveAttribute('data-pressed', '');
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect(photos).not.toHaveAttribute('data-pressed', '');
    await expect.poll(() => asked.join().match(/"photos_opened"/g)?.length).toBe(1);
  });

  test('a press of the place field before its code has loaded opens the list of places', async ({
    browser,
  }) => {
    page = await (await visitor(browser, { viewport: desktop })).newPage();
    const release = await holdScripts(page);
    await page.goto('/stays/');
    await page.getByRole('combobox', { name: 'Where' }).click();
    release();
    await expect(page.getByRole('option', { name: /Asheville/ })).toBeVisible();
  });

  test('the markers of a map, which Leaflet adds, zoom to homes, and open the card of a home', async ({
    browser,
  }) => {
    page = await (await visitor(browser, { viewport: desktop })).newPage();
    await page.goto(results);
    expect(await isRendered(page)).toBe(1);
    await page.getByRole('button', { name: 'Show map' }).click();
    const map = page.getByRole('region', { name: 'Map of the homes' });
    const group = map.getByRole('button', { name: /^Zoom in on \d+ stays/ }).first();
    const name = (await group.textContent()) ?? '';
    await group.click();
    await expect(map.getByRole('button', { name, exact: true })).toBeHidden();
    const pins = map.getByRole('button', { name: /, \$/ });
    await pins.nth(await pins.evaluateAll(firstInView)).click();
    await map.getByRole('link').first().waitFor();
  });

  test('[AG-01] a click on an icon, and the parameters of the address, apply before the code has loaded', async ({
    browser,
  }) => {
    page = await (await visitor(browser, { viewport: desktop })).newPage();
    const release = await holdScripts(page);
    await page.goto('/stays/?isAgent=true');
    await page.goto(home);
    await page.getByRole('button', { name: 'Switch to dark colors' }).locator('svg').click();
    release();
    await page.locator('html.dark').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('travel-portal.agent-portal'))).toBe('true');
  });

  test('device colors that change before the code has loaded apply to the page', async ({ browser }) => {
    page = await (await visitor(browser)).newPage();
    const release = await holdScripts(page);
    await page.goto(home);
    await page.emulateMedia({ colorScheme: 'dark' });
    release();
    await page.locator('html.dark').waitFor();
  });

  for (const [what, files] of [
    ['the code', '**/assets/*.js'],
    ['the code of the field', '**/assets/place-*.js'],
  ] as const)
    test(`text typed before ${what} has loaded is kept, and a place is found by it`, async ({ browser }) => {
      page = await (await visitor(browser, { viewport: desktop })).newPage();
      const release = await holdScripts(page, { files });
      await page.goto('/stays/');
      if (what === 'the code of the field') await hydrated(page);
      const where = page.getByRole('combobox', { name: 'Where' });
      await where.pressSequentially('ashe');
      release();
      await expect(where).toHaveAttribute('data-state', 'open');
      await expect(page.getByRole('option')).toHaveText([/Asheville/]);
      await page.getByRole('option').click();
      await expect(where).toHaveValue(/^Asheville/);
    });

  test('the scroll position before hydration is preserved', async ({ browser }) => {
    page = await (await visitor(browser)).newPage();
    const release = await holdScripts(page);
    await page.goto(home);
    await page.evaluate(() => window.scrollTo(0, 600));
    release();
    await hydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });

  test('a section scrolled to before the code has loaded is hydrated without a further touch', async ({
    browser,
  }) => {
    page = await (await visitor(browser)).newPage();
    const release = await holdScripts(page);
    await page.goto(home);
    await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
    release();
    await page.getByRole('region', { name: /^Map: / }).waitFor();
  });

  test('an order of the results chosen before its code has loaded applies', async ({ browser }) => {
    page = await (await visitor(browser)).newPage();
    const release = await holdScripts(page);
    await page.goto(results);
    await page.getByRole('combobox', { name: 'Sort by' }).press('ArrowDown');
    release();
    await page.waitForURL((url) => url.searchParams.get('sortOrder') === 'Pricing');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Pricing');
  });

  test('[WI-08] the heart of a home below the first view is pressed once, while only the first home is hydrated', async ({
    browser,
  }) => {
    page = await (await visitor(browser)).newPage();
    await page.goto(results);
    await hydrated(page);
    const heart = page
      .getByRole('list', { name: 'Homes' })
      .getByRole('button', { name: /^Save / })
      .nth(2);
    const isHydrated = () =>
      heart.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps$')));
    expect(await isHydrated()).toBe(false);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByText(/^Saved to /).waitFor();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.getByText('Removed from your wishlists').waitFor();
  });

  test('[LS-13] a section chosen before the code has loaded stops at the usual position, and is marked', async ({
    browser,
  }) => {
    page = await (await visitor(browser, { viewport: desktop })).newPage();
    const release = await holdScripts(page);
    await page.goto(home);
    const amenities = page.getByRole('link', { name: 'Amenities' });
    await amenities.click();
    const top = () =>
      page.evaluate(() => Math.round(document.querySelector('#amenities')?.getBoundingClientRect().top ?? 0));
    expect(await top()).toBe(220);
    release();
    await expect(amenities).toHaveAttribute('aria-current', 'true');
    expect(await top()).toBe(220);
  });

  test('[GA-07] photos that fail before the code has loaded leave no empty tiles', async ({ browser }) => {
    page = await (await visitor(browser)).newPage();
    const release = await holdScripts(page);
    await page.goto(home.replace('test-always-works', 'test-photos-broken'));
    await page.waitForLoadState();
    release();
    await page.getByText('The photos of this home could not be loaded').waitFor();
  });

  test('a page that the gateway cannot render is rendered by the browser', async ({ browser }) => {
    page = await (await visitor(browser)).newPage();
    const errors = watchErrors(page);
    await page.goto(listingAddress('no-such-home', stayIn(60, 3)));
    await page.getByRole('alertdialog').waitFor();
    expect(await isRendered(page)).toBe(0);
    expect(errors).toEqual([]);
  });

  test('a page whose response ended early is requested again', async ({ browser }) => {
    page = await (await visitor(browser)).newPage();
    await page.route(
      home,
      async (route) => {
        const headers = { ...(await route.request().allHeaders()), ...SHOWN };
        const html = await (await route.fetch({ headers })).text();
        await route.fulfill({
          contentType: 'text/html',
          body: html.slice(0, html.indexOf('<div id="root">')),
        });
      },
      { times: 1 },
    );
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
    expect(await isRendered(page)).toBe(1);
  });

  test('until the page has arrived, its start is shown; a key pressed then does not start the application too early', async ({
    browser,
  }) => {
    page = await (await visitor(browser)).newPage();
    const errors = watchErrors(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/rest-of-the-page.js', async (route) => {
      await released;
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.route(home, async (route) => {
      const headers = { ...(await route.request().allHeaders()), ...SHOWN };
      const html = await (await route.fetch({ headers })).text();
      // A script for which the browser waits before it reads on.
      const body = html.replace('<div id="root">', '<script src="/rest-of-the-page.js"></script>$&');
      await route.fulfill({ contentType: 'text/html', body });
    });
    const application = page.waitForResponse(/\/assets\/index-[^.]+\.js$/);
    await page.goto(home, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('script[src="/rest-of-the-page.js"]'));
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await page.keyboard.press('Shift');
    await (await application).finished();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    release();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('a network lost while the code loads keeps the page, which works when the network returns', async ({
    browser,
  }) => {
    page = await (await visitor(browser)).newPage();
    const fail = await holdScripts(page, { answer: (route) => route.abort() });
    await page.goto(home);
    await page.context().setOffline(true);
    fail();
    await page.getByRole('button', { name: /^See all photos/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
    await page.unrouteAll();
    await page.context().setOffline(false);
    await hydrated(page);
    await page.getByRole('button', { name: /^See all photos/ }).click();
    await page.getByRole('dialog').waitFor();
  });

  test('a page of one user is not shown in a browser where another user has signed in', async ({
    browser,
  }) => {
    const context = await visitor(browser);
    await context.addInitScript(() => {
      localStorage.setItem('travel-portal.view-tag', 'of-another-sign-in');
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const root = document.getElementById('root');
        const isShown = root !== null && getComputedStyle(root).visibility === 'visible';
        if (isShown && root.innerHTML.includes('Account of Helen')) seen.push(root.innerHTML.slice(0, 200));
      };
      // While the page of the cookie could be visible: until the browser draws by itself.
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    page = await context.newPage();
    await holdScripts(page);
    await page.goto('/stays/');
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    expect(await isRendered(page)).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    expect(await page.content()).not.toContain('Helen');
  });

  test('[SE-03] a sign-out in another tab applies to a page whose code has not loaded yet', async ({
    browser,
  }) => {
    page = await (await visitor(browser)).newPage();
    const release = await holdScripts(page);
    await page.goto('/trips');
    await page.getByRole('heading', { name: 'Upcoming trips' }).waitFor();
    // Like the other tab, without an event in this one.
    await page.evaluate(() => {
      for (const key of ['token', 'view-tag']) localStorage.removeItem(`travel-portal.${key}`);
    });
    release();
    await page.waitForURL((url) => url.pathname === '/auth/login');
    await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
  });

  test('a page for another window size is rendered again by the browser', async ({ browser }) => {
    const context = await visitor(browser, { viewport: desktop });
    await context.addCookies([{ name: 'travel-portal-window', value: 'mobile.light', url: gateway.url }]);
    page = await context.newPage();
    const errors = watchErrors(page);
    await page.goto(home);
    expect(await isRendered(page)).toBe(0);
    await page.getByRole('heading', { level: 1, name: HOME }).waitFor();
    // The window has been recorded: the next page matches it.
    await page.goto('/stays/');
    expect(await isRendered(page)).toBe(1);
    expect(errors).toEqual([]);
  });
});

/** Delays the code of the application until the returned function is called. */
async function holdScripts(
  page: Page,
  { files = '**/assets/*.js', answer = (route: Route): Promise<void> => route.continue() } = {},
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await answer(route).catch(() => undefined);
  });
  return release;
}
