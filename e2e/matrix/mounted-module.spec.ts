/** The portal as a module of another page: built, loaded by plain HTML, exchanging events, and removed without a trace. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Page, WebSocket } from '@playwright/test';
import { addDays } from '#domain/stay/stay-dates.ts';
import { expect, phone, test } from '../testing/test';
import {
  addCard,
  askForPrice,
  checkoutAddress,
  confirmButton,
  press,
  toPayment,
  toReview,
} from '../testing/checkout';
import type { TestPortal } from '../testing/test-portal';
import { listingAddress } from '../testing/visitor';

const example = readFileSync(join(__dirname, '../../docs/examples/host-page.html'), 'utf8');

const HOST_STYLES = `
  h1, button { color: rgb(1, 2, 3) !important; }
  * { color: rgb(1, 2, 3); }
  body { font: italic 30px cursive; letter-spacing: 5px; text-align: center; text-transform: uppercase; }`;

/** The example as a host on another origin shows it, with styles that the portal neither adopts nor changes. */
const hostPage = (gateway: string, path: string): string =>
  example
    .replace('</head>', `<style>${HOST_STYLES}</style></head>`)
    .replace('/embed/travel-portal.js', `${gateway}/embed/travel-portal.js`)
    .replace(
      'base,',
      `base, graphUrl: '${gateway}/graphql', ${path.startsWith('/extras/') ? "customize: { title: 'Your extras' }," : ''}`,
    );

test.describe('a host page', () => {
  let portal: TestPortal;
  let host: Server;
  let hostUrl: string;
  let page: Page;
  let sockets: WebSocket[];

  test.beforeAll(async ({ portal: shared }) => {
    portal = shared;
    hostUrl = `http://localhost:${portal.hostPort}`;
    host = createServer(({ url = '' }, response) => {
      response.setHeader('content-type', 'text/html').end(hostPage(portal.url, url));
    });
    await new Promise<void>((listening) => host.listen(portal.hostPort, listening));
  });
  test.afterAll(() => {
    host.closeAllConnections();
    host.close();
  });

  test.beforeEach(async ({ openPage }) => {
    page = await openPage({ url: hostUrl, person: null });
    sockets = [];
    page.on('websocket', (socket) => sockets.push(socket));
  });

  /** The name of each event with its facts, in the order in which the page recorded them. */
  const heardEvents = async (): Promise<{ readonly [fact: string]: unknown; readonly name: string }[]> => {
    const [, ...lines] = ((await page.locator('#events').textContent()) ?? '').split('\n');
    return lines.map((line) => {
      const [name = '', ...facts] = line.split(' ');
      return { ...(JSON.parse(facts.join(' ')) as object), name };
    });
  };
  const hears = (name: string) => page.locator('#events', { hasText: name }).waitFor();

  async function enter(path: string): Promise<void> {
    await page.goto('/partner/auth/login');
    await page.getByRole('button', { name: 'Helen Ortiz' }).click();
    await hears('sessionInitialized');
    await page.goto(`/partner${path}`);
  }

  test('[TA-03] [TA-05] [CA-09] [SE-18] receives events of the session, the search, the days and the booking', async () => {
    const stay = portal.freshStay('test-always-works', 3);
    await enter(
      `/stays/availability/?locationName=Testing+Harbor&fromDate=${stay.fromDate}&untilDate=${stay.untilDate}&adultsCount=2`,
    );
    await hears('searchLoaded');
    expect(await heardEvents()).toContainEqual({
      name: 'searchLoaded',
      placeId: expect.stringMatching(/./),
      totalCount: expect.any(Number),
    });

    await page.goto(`/partner${listingAddress('test-always-works', stay)}`);
    await hears('calendarLoaded');
    await page.getByRole('button', { name: /^Check-in / }).click();
    const dates = page.getByRole('dialog', { name: /check-in and check-out/ });
    await dates.getByRole('button', { name: 'Clear dates' }).click();
    const free = dates.locator('[data-date]:not([disabled]):not([aria-disabled="true"])');
    const days = await free.evaluateAll((found) => found.map((day) => day.getAttribute('data-date') ?? ''));
    // Other tests book nights of this home.
    const first = days.findIndex((day, index) => index > 7 && days[index + 3] === addDays(day, 3));
    await free.nth(first).click();
    await free.nth(first + 3).click();
    await hears('datesFinalized');
    const dateEvents = (await heardEvents()).filter(({ name }) => name.startsWith('date'));
    expect(dateEvents.map(({ name }) => name)).toEqual([
      'datesReset',
      'datePicked',
      'datePicked',
      'datesFinalized',
    ]);
    expect(dateEvents[3]).toEqual({
      name: 'datesFinalized',
      fromDate: dateEvents[1]?.['date'],
      untilDate: dateEvents[2]?.['date'],
    });

    await page.goto(`/partner${checkoutAddress('test-always-works', stay)}`);
    await toReview(page);
    await confirmButton(page).click();
    await page.waitForURL((url) => url.pathname === '/partner/vacation-rentals/book/confirm/');
    await hears('bookingComplete');
    expect((await heardEvents()).at(-1)).toEqual({
      name: 'bookingComplete',
      reservationId: expect.stringMatching(/./),
    });
  });

  test('[PM-08] [PM-20] [CF-03] sends card numbers only to the vault, and is not on the printed itinerary', async () => {
    const digits = '4000050000097730';
    const sentTo: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes(digits)) sentTo.push(new URL(request.url()).origin);
    });
    await enter(checkoutAddress('test-always-works', portal.freshStay()));
    await toPayment(page);
    await addCard(page, digits);
    await page
      .getByRole('radio', { name: /Visa ending in 7730/, checked: true })
      .waitFor({ state: 'attached' });
    expect(sentTo).toHaveLength(1);
    expect([hostUrl, portal.url]).not.toContain(sentTo[0]);
    await press(page, 'Review my Trip');
    await confirmButton(page).click();
    const number = await page.getByText('Your booking confirmation is #').innerText();

    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await press(page, 'Print itinerary');
    const paper = page.locator('[data-print-view]');
    await paper.waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading').allInnerTexts()).toEqual(['Nothing goes wrong here']);
    expect(await paper.getByRole('article').innerText()).toContain(/#.+$/.exec(number)?.[0]);
    // The host's heading styles do not apply to the printout, which leaves nothing behind.
    expect(await paper.getByRole('heading').evaluate((heading) => getComputedStyle(heading).color)).toBe(
      'rgb(0, 0, 0)',
    );
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await paper.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Our holiday homes' }).waitFor();
  });

  test('[LS-22] opens a home with the Customize header, whose logo opens the home page', async () => {
    await enter('/stays/');
    await page.goto(
      `/extras${listingAddress('test-always-works', portal.freshStay('test-always-works', 3))}`,
    );
    await page.getByRole('heading', { level: 1, name: 'Your extras' }).waitFor();
    await page.getByText('Add or decline these options to continue').waitFor();
    expect(await page.getByText('Back to results').count()).toBe(0);
    await page
      .locator('main')
      .getByRole('link', { name: /Larkfield Travel/ })
      .click();
    await page.waitForURL((url) => /^\/extras\/?$/.test(url.pathname));
  });

  test("[TA-06] does not affect the portal's styles or the other way round, and sets the theme", async () => {
    await page.goto('/partner/auth/login');
    const personas = page.getByRole('button', { name: 'Helen Ortiz' });
    await personas.waitFor();
    const colorOf = (element: Element) => getComputedStyle(element).color;
    expect(await page.getByRole('heading', { name: 'Our holiday homes' }).evaluate(colorOf)).toBe(
      'rgb(1, 2, 3)',
    );
    const light = await personas.evaluate(colorOf);
    expect(light).not.toBe('rgb(1, 2, 3)');
    // A text without a separate size.
    const words = page.getByText('Use your email address');
    const ownText = { 'font-size': '16px', 'font-style': 'normal', 'letter-spacing': 'normal' };
    for (const [name, value] of Object.entries({
      ...ownText,
      'text-align': 'start',
      'text-transform': 'none',
    })) {
      await expect(words).toHaveCSS(name, value);
    }
    await expect(page.getByRole('heading', { name: /^Sign in to / })).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
    await page.getByRole('button', { name: 'Dark or light' }).click();
    expect(await personas.evaluate(colorOf)).not.toBe(light);
    expect(await page.locator('html').getAttribute('class')).toBeNull();
  });

  test('[TA-06] on a phone shows a header that is as wide as the module', async () => {
    await page.setViewportSize(phone);
    await enter('/trips');
    const account = page.getByRole('button', { name: 'Account of Helen Ortiz' });
    await account.waitFor();
    const { right } = await account.evaluate((button) => button.getBoundingClientRect());
    const module = await page.locator('#homes').evaluate((host) => host.getBoundingClientRect());
    expect(module.right - right).toBe(16);
  });

  test('[TA-07] that unmounts the portal during a quote has no socket, element, style or request left', async () => {
    await enter(checkoutAddress('test-quote-slow', portal.freshStay('test-quote-slow', 3)));
    const opened = page.waitForEvent('websocket');
    const isPending = opened.then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('PriceQuotePending')),
    );
    await askForPrice(page);
    await isPending;
    const closed = (await opened).waitForEvent('close');
    await page.getByRole('button', { name: 'Close' }).click();
    await closed;
    expect(await page.locator('#homes').innerHTML()).toBe('');
    expect(await page.locator('style[data-emotion], link[rel=stylesheet]').count()).toBe(0);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // The host navigates on its own, and the portal no longer listens.
    await page.evaluate(() => window.history.pushState(null, '', '/partner/trips'));
    await page.goBack();
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect(asked.filter((url) => url.includes('/graphql'))).toEqual([]);
    expect(sockets.filter((each) => !each.isClosed())).toEqual([]);
    await press(page, 'Dark or light');
    expect(await page.locator('#homes').innerHTML()).toBe('');
  });
});
