/**
 * What a checkout goes through in real life: impatient hands, two tabs, reloads, a network that goes and comes back, a
 * session that ends. However it goes, there is one booking, and the traveler is on the right screen (BK-22).
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../testing/test';
import {
  addCard,
  answerMessage,
  askForPrice,
  checkoutAddress,
  confirmButton,
  openStep,
  press,
  shownMessage,
  toContact,
  toPayment,
  toReview,
} from '../testing/checkout';
import { type Credentials, demand } from '../../system-tests/testing/graph';
import type { TestPortal } from '../testing/test-portal';

const CONFIRMATION = '/vacation-rentals/book/confirm/';
const UNREACHABLE = 'The travel platform does not answer';

test.describe('a checkout in real life', () => {
  let portal: TestPortal;
  let browser: { readonly page: Page; readonly context: BrowserContext };
  let program: Credentials;

  test.beforeEach(async ({ page, context, portal: shared }) => {
    portal = shared;
    browser = { page, context };
    program = await portal.credentialsOf('Helen Ortiz');
  });

  const address = (listingId: string) => checkoutAddress(listingId, portal.freshStay(listingId));

  async function bookings(): Promise<number> {
    const { trips } = await demand<{ trips: { totalCount: number } }>(
      portal.url,
      '{ trips(section: UPCOMING) { totalCount } }',
      {},
      program,
    );
    return trips.totalCount;
  }

  /** Books one stay by what is done, and ends on the confirmation. */
  async function booksOnce(act: () => Promise<unknown>): Promise<void> {
    const before = await bookings();
    await act();
    await browser.page.waitForURL((url) => url.pathname === CONFIRMATION, { timeout: 40_000 });
    await browser.page.getByRole('heading', { name: 'Confirmed, your stay is booked.' }).waitFor();
    expect(await bookings()).toBe(before + 1);
  }

  test('[BK-22] a double click books once', async () => {
    const { page } = browser;
    await page.goto(address('test-booking-slow'));
    await booksOnce(async () => {
      await toReview(page);
      await confirmButton(page).dblclick();
    });
  });

  test('[BK-22] a second tab that books the same quote books nothing again', async () => {
    const { page, context } = browser;
    const checkout = address('test-booking-slow');
    await page.goto(checkout);
    await toReview(page);
    const other = await context.newPage();
    const kept = await page.evaluate(() => sessionStorage.getItem('travel-portal.checkout') ?? '');
    await other.addInitScript((state) => sessionStorage.setItem('travel-portal.checkout', state), kept);
    await other.goto(checkout);
    await confirmButton(other).waitFor();
    await booksOnce(() => Promise.all([confirmButton(page).click(), confirmButton(other).click()]));
    await other.waitForURL((url) => url.pathname === CONFIRMATION, { timeout: 40_000 });
  });

  test('[BK-22] [ER-13] a second tab with a quote of its own names the reservation that the first has made', async () => {
    const { page, context } = browser;
    const checkout = address('test-always-works');
    await page.goto(checkout);
    await toReview(page);
    const other = await context.newPage();
    await other.goto(checkout);
    await toReview(other);
    await booksOnce(() => confirmButton(page).click());
    const number = await page.getByText('Your booking confirmation is #').innerText();
    await confirmButton(other).click();
    const { title, text } = await shownMessage(other);
    expect(title).toBe('You have booked this stay already.');
    expect(text).toContain(number.slice(number.indexOf('#')));
    await answerMessage(other, 'View your trip');
    await other.waitForURL((url) => url.pathname === '/trips');
  });

  test('[PQ-12] a reload during the quote follows the same quote', async () => {
    const { page } = browser;
    await page.goto(address('test-quote-slow'));
    let scheduled = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('mutation SchedulePriceQuote')) scheduled += 1;
    });
    await askForPrice(page);
    await page
      .getByText('Saving travelers and checking availability')
      .or(page.getByText('Saving traveler and checking availability'))
      .waitFor();
    await page.waitForFunction(() =>
      sessionStorage.getItem('travel-portal.checkout')?.includes('"quoteToken":"'),
    );
    await page.reload();
    await page.getByText('Amount due', { exact: true }).waitFor({ timeout: 30_000 });
    expect(scheduled).toBe(1);
  });

  test('[BK-22] a reload during the booking follows it to its end', async () => {
    const { page } = browser;
    await page.goto(address('test-booking-slow'));
    await booksOnce(async () => {
      await toReview(page);
      await confirmButton(page).click();
      await page.getByRole('dialog', { name: 'Booking your stay' }).waitFor();
      await page.reload();
    });
  });

  test('[PQ-06] without a network the contact asks for no price, and everything is there when it is back', async () => {
    const { page, context } = browser;
    await page.goto(address('test-always-works'));
    await booksOnce(async () => {
      await toContact(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Continue', exact: true }).first().click();
      expect((await shownMessage(page)).title).toBe(UNREACHABLE);
      await context.setOffline(false);
      await answerMessage(page, 'Try Again');
      await page.getByText('Amount due', { exact: true }).waitFor({ timeout: 30_000 });
      await page
        .getByRole('region', { name: 'Payment method' })
        .locator('label', { hasText: '4821' })
        .first()
        .click();
      await page.getByRole('button', { name: 'Review my Trip' }).click();
      await confirmButton(page).click();
    });
  });

  test('[PQ-20] a network that goes while the quote runs comes back to the same quote', async () => {
    const { page, context } = browser;
    await page.goto(address('test-quote-slow'));
    await askForPrice(page);
    await page.waitForFunction(() =>
      sessionStorage.getItem('travel-portal.checkout')?.includes('"quoteToken":"'),
    );
    await context.setOffline(true);
    await page.getByRole('dialog').getByText('Reconnecting').waitFor();
    await context.setOffline(false);
    await page.getByText('Amount due', { exact: true }).waitFor({ timeout: 40_000 });
  });

  test('[PQ-20] a network that goes before the code that follows the quote has loaded comes back to the quote', async () => {
    const { page, context } = browser;
    await page.goto(address('test-quote-slow'));
    await page.route(
      /\/live-client-/,
      async (route) => {
        await context.setOffline(true);
        await route.abort();
      },
      { times: 1 },
    );
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/live-client-'));
    await askForPrice(page);
    await lost;
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    await context.setOffline(false);
    await page.getByText('Amount due', { exact: true }).waitFor({ timeout: 40_000 });
  });

  test('[PQ-20] code that follows the quote and does not load is loaded when the quote is followed again', async () => {
    const { page } = browser;
    await page.goto(address('test-always-works'));
    await page.route(/\/live-client-/, (route) => route.abort(), { times: 1 });
    await askForPrice(page);
    expect((await shownMessage(page)).title).toBe(UNREACHABLE);
    await answerMessage(page, 'Try Again');
    await page.getByText('Amount due', { exact: true }).waitFor({ timeout: 40_000 });
  });

  test('[BK-22] a booking that does not get through is tried again under its key', async () => {
    const { page, context } = browser;
    await page.goto(address('test-always-works'));
    await booksOnce(async () => {
      await toReview(page);
      await context.setOffline(true);
      await confirmButton(page).click();
      expect(await shownMessage(page)).toMatchObject({
        title: UNREACHABLE,
        text: 'Trying again books your stay only once, even if the first attempt got through.',
      });
      await context.setOffline(false);
      await answerMessage(page, 'Try Again');
    });
  });

  test('[BK-22] a booking whose answer is lost is not made twice', async () => {
    const { page } = browser;
    await page.goto(address('test-always-works'));
    await booksOnce(async () => {
      await toReview(page);
      await page.route('**/graphql', async (route) => {
        if (!route.request().postData()?.includes('mutation Book(')) return route.continue();
        await route.fetch();
        await route.abort();
        await page.unroute('**/graphql');
      });
      await confirmButton(page).click();
      expect((await shownMessage(page)).title).toBe(UNREACHABLE);
      await answerMessage(page, 'Try Again');
    });
  });

  test('[BK-22] a network that goes while the booking runs comes back to the confirmation', async () => {
    const { page, context } = browser;
    await page.goto(address('test-booking-slow'));
    await booksOnce(async () => {
      await toReview(page);
      await confirmButton(page).click();
      await page.waitForFunction(() =>
        sessionStorage.getItem('travel-portal.checkout')?.includes('"bookingToken":"'),
      );
      await context.setOffline(true);
      await page.getByRole('dialog').getByText('Reconnecting').waitFor();
      await context.setOffline(false);
    });
  });

  test('[SE-01] [BK-22] a session that has ended leads to the sign-in, and from there to what was asked for', async () => {
    const { page } = browser;
    await page.goto(address('test-always-works'));
    await booksOnce(async () => {
      await toReview(page);
      await page.evaluate(() => localStorage.setItem('travel-portal.token', 'a-token-that-has-ended'));
      await confirmButton(page).click();
      await page.waitForURL((url) => url.pathname.startsWith('/auth/login'), { timeout: 30_000 });
      // The booking that was asked for is asked for again, under its key, as soon as the traveler is back.
      await page.getByRole('button', { name: /Helen Ortiz.*Primary cardholder/ }).click();
    });
  });

  test('[SE-02] [BK-22] an anti-forgery cookie that is lost before the booking is replaced, and the stay is booked', async () => {
    const { page, context } = browser;
    await page.goto(address('test-always-works'));
    await toReview(page);
    await context.clearCookies({ name: 'h-csrf-token' });
    await booksOnce(() => confirmButton(page).click());
  });

  test('[SE-02] where cookies are blocked a stay is quoted and booked all the same', async () => {
    const { page, context } = browser;
    await context.clearCookies();
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
    );
    await page.goto(address('test-always-works'));
    await booksOnce(async () => {
      await toReview(page);
      await confirmButton(page).click();
    });
  });

  test('[RT-02] a checkout that is left on the payment is there again after a reload', async () => {
    const { page } = browser;
    await page.goto(address('test-always-works'));
    await toPayment(page);
    await page.reload();
    await openStep(page).getByText('Rewards and Payment').waitFor();
    await page.getByText('Amount due', { exact: true }).waitFor();
  });

  test('[RT-02] a network that goes before the telephone number can be written in groups costs nothing', async () => {
    const { page, context } = browser;
    await page.goto(address('test-always-works'));
    await toPayment(page);
    await page.route(
      /\/min-/,
      async (route) => {
        await context.setOffline(true);
        await route.abort();
      },
      { times: 1 },
    );
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/min-'));
    await page.reload();
    await lost;
    await openStep(page).getByText('Rewards and Payment').waitFor();
    await page.getByText('+14165550148', { exact: true }).waitFor();
    await context.setOffline(false);
    await page.getByText('+1 416 555 0148', { exact: true }).waitFor();
  });

  test('[FM-01] [PM-18] [PM-20] a tablet that is turned while a card is typed loses nothing of it, and keeps it nowhere', async () => {
    const { page } = browser;
    await page.setViewportSize({ width: 961, height: 900 });
    await page.goto(address('test-always-works'));
    await booksOnce(async () => {
      await toPayment(page);
      await press(page, 'Add a card');
      const number = page.getByRole('textbox', { name: /Card number/ });
      const focusedNumber = number.and(page.locator(':focus'));
      await focusedNumber.waitFor();
      await page.keyboard.type('40000500');
      await page.setViewportSize({ width: 960, height: 900 });
      await page.getByRole('dialog', { name: 'Rewards and Payment' }).waitFor();
      await focusedNumber.waitFor();
      await page.keyboard.type('00064821');
      await page.setViewportSize({ width: 961, height: 900 });
      await page.getByRole('dialog', { name: 'Rewards and Payment' }).waitFor({ state: 'detached' });
      await focusedNumber.waitFor();
      expect(await number.inputValue()).toBe('4000 0500 0006 4821');
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept).not.toMatch(/4000 ?0500/);
      await addCard(page, '4000050000064821');
      await page.getByRole('button', { name: 'Review my Trip' }).click();
      await confirmButton(page).click();
    });
  });
});
