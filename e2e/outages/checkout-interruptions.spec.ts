/**
 * A checkout that is interrupted at each of its steps: the network fails, the gateway or the platform dies, a socket breaks, a
 * response is lost. Once everything is back, the traveler continues from the same place, and one stay is booked, once (BK-22,
 * PQ-06, PQ-20). checkout-robustness.spec.ts covers impatient users.
 */
import type { Page } from '@playwright/test';
import { type Books, openBooks } from '#system-tests/testing/books.ts';
import { expect, test } from '../testing/test';
import {
  addCard,
  answerMessage,
  askForPrice,
  chooseCard,
  confirmButton,
  freshCheckout,
  press,
  shownMessage,
  toPayment,
  toTraveler,
  untilStored,
} from '../testing/checkout';
import { openPayment, openReview } from '../testing/stored-checkout';
import { OFFLINE, UNREACHABLE } from '../testing/messages';
import { loseNetwork } from '../testing/network';
import { eventually } from '#system-tests/testing/graph.ts';
import { untilReady } from '#system-tests/testing/portal.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal';

const CONFIRMED = 'Confirmed, your stay is booked.';
const GRAPH = '**/graphql';

test.describe('an interrupted checkout', () => {
  // Gateway and platform are killed here, so no other tests use this portal.
  let portal: TestPortal;
  let books: Books;
  let page: Page;
  let before: number;

  test.beforeAll(async () => {
    portal = await createTestPortal();
    books = openBooks(portal.databaseUrl);
  });

  test.afterAll(async () => {
    await books.close();
    await portal.close();
  });

  test.beforeEach(async ({ openPage }) => {
    page = await openPage({ portal });
    before = (await books.bookings()).length;
  });

  test.afterEach(async () => expect(await books.problems()).toEqual([]));

  /** Opens the checkout of a stay that no other test books, and continues as far as `to` does. */
  async function open(listingId: string, to: (page: Page) => Promise<void>): Promise<void> {
    await page.goto(freshCheckout(portal, listingId));
    await to(page);
  }

  /** From the payment on everything works; one stay is booked, and no other. */
  async function payAndBook(): Promise<void> {
    await chooseCard(page);
    await press(page, 'Review my Trip');
    await confirmButton(page).click();
    await isBookedOnce();
  }

  async function isBookedOnce(): Promise<void> {
    await page.getByRole('heading', { name: CONFIRMED }).waitFor();
    const made = (await books.bookings()).slice(before);
    expect(made).toMatchObject([{ state: 'Confirmed' }]);
  }

  /** The next call to this address, or with this operation, is executed, and its response is lost. */
  async function loseAnswerOf(address: string, operation?: string): Promise<void> {
    let isLost = false;
    await page.route(address, async (route) => {
      const isMeant = operation === undefined || operationOf(route.request().postData()) === operation;
      if (isLost || !isMeant) return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
  }

  async function restartGateway(): Promise<void> {
    await portal.gateway().kill();
    await portal.restartGateway();
  }

  async function restartPlatform(): Promise<void> {
    await portal.platform().kill();
    await portal.restartPlatform();
  }

  test('[TR-05] [TR-09] travelers: input survives a lost network, and is saved once when the network returns', async () => {
    const context = page.context();
    await open('test-always-works', toTraveler);
    const travelers = await page.getByRole('radio').count();
    await press(page, 'Add primary traveler');
    await page.getByRole('textbox', { name: /Given name/ }).fill('Noor');
    await page.getByRole('textbox', { name: /Surname/ }).fill('Ortiz');
    await page.getByLabel(/Date of birth/).fill('1990-02-03');
    await page.getByLabel(/Gender/).selectOption('F');
    await loseNetwork(page);
    await press(page, 'Save traveler');
    expect((await shownMessage(page)).title).toBe(OFFLINE);
    await answerMessage(page, 'Close');
    await context.setOffline(false);
    await press(page, 'Save traveler');
    await page.getByRole('radio', { name: /Noor Ortiz/, checked: true }).waitFor({ state: 'attached' });
    await expect(page.getByRole('radio')).toHaveCount(travelers + 1);
    await press(page, 'Continue');
    await press(page, 'Continue');
    await page.getByText('Amount due', { exact: true }).waitFor();
    await payAndBook();
  });

  test('[PQ-01] [PQ-06] [BK-04] [BK-05] contact: a price, then a main guest, whose response was lost is requested again', async () => {
    const scheduled = countOf('SchedulePriceQuote');
    const added = countOf('AddMainGuest');
    await loseAnswerOf(GRAPH, 'SchedulePriceQuote');
    await loseAnswerOf(GRAPH, 'AddMainGuest');
    await open('test-always-works', askForPrice);
    expect((await shownMessage(page)).title).toBe(UNREACHABLE);
    expect([scheduled(), added()]).toEqual([1, 0]);
    await answerMessage(page, 'Try Again');
    expect((await shownMessage(page)).title).toBe(UNREACHABLE);
    expect([scheduled(), added()]).toEqual([2, 1]);
    await answerMessage(page, 'Try Again');
    await page.getByText('Amount due', { exact: true }).waitFor();
    expect(added()).toBe(2);
    await payAndBook();
  });

  test('[PQ-12] [PQ-20] quote: the gateway dies during the quote, and another gateway delivers the same quote', async () => {
    const scheduled = countOf('SchedulePriceQuote');
    await open('test-quote-slow', askForPrice);
    await untilStored(page, 'quoteToken');
    await restartGateway();
    await page.getByText('Amount due', { exact: true }).waitFor();
    expect(scheduled()).toBe(1);
    await payAndBook();
  });

  test('[PQ-14] [PQ-21] quote: the platform dies during the quote, and the price is fetched when it is back', async () => {
    await open('test-quote-slow', askForPrice);
    await untilStored(page, 'quoteToken');
    await portal.platform().kill();
    await shownMessage(page);
    await portal.restartPlatform();
    await untilReady(portal.url);
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await open('test-always-works', toPayment);
    await payAndBook();
  });

  test('[SP-07] payment: rewards that cannot be converted offline are converted when the network returns', async () => {
    const context = page.context();
    await openPayment(page, portal);
    await page.locator('label', { hasText: 'Larkfield Summit Reserve' }).first().click();
    await press(page, 'Edit amount');
    await page.getByRole('textbox', { name: 'Amount of Miles to apply' }).fill('10000');
    await loseNetwork(page);
    await press(page, 'Save');
    await page.getByText('Could not fetch split pay conversion.').first().waitFor();
    await context.setOffline(false);
    await press(page, 'Try again');
    await page.getByText('10,000 Miles for $100.00').waitFor();
    await payAndBook();
  });

  test('[PM-02] [PM-08] payment: a card whose response from the vault, then from the verification, was lost is added again, and is listed once', async () => {
    await openPayment(page, portal);
    const saved = page.getByRole('region', { name: 'Payment method' }).getByRole('radio', { name: /4821/ });
    const countBefore = await saved.count();
    await loseAnswerOf('**/vault/v1/payment_methods');
    await loseAnswerOf(GRAPH, 'VerifyCard');
    await addCard(page, '4000050000064821');
    for (const lostAnswer of ['of the vault', 'of the verification']) {
      expect((await shownMessage(page)).title, lostAnswer).toBe(UNREACHABLE);
      await answerMessage(page, 'Close');
      await press(page, 'Add card');
    }
    await page.getByRole('textbox', { name: /Card number/ }).waitFor({ state: 'detached' });
    await expect(saved).toHaveCount(countBefore + 1);
    await press(page, 'Review my Trip');
    await confirmButton(page).click();
    await isBookedOnce();
  });

  test('[RT-02] [BK-22] review: all servers die before the booking is requested, and run again afterwards', async () => {
    await openReview(page, portal);
    await Promise.all([restartGateway(), restartPlatform()]);
    await untilReady(portal.url);
    await page.reload();
    await confirmButton(page).click();
    await isBookedOnce();
  });

  test('[BK-22] booking: its response is lost and the gateway dies; trying again finds the same booking', async () => {
    await openReview(page, portal);
    await loseAnswerOf(GRAPH, 'Book');
    await confirmButton(page).click();
    expect((await shownMessage(page)).title).toBe(UNREACHABLE);
    await restartGateway();
    await answerMessage(page, 'Try Again');
    await isBookedOnce();
  });

  for (const { what, restart } of [
    { what: 'the gateway', restart: () => restartGateway() },
    { what: 'the platform', restart: () => restartPlatform() },
    { what: 'both', restart: () => Promise.all([restartGateway(), restartPlatform()]) },
  ])
    test(`[BK-09] [BK-10] [BK-22] fulfillment: dies with ${what}, and is confirmed when all servers are back`, async () => {
      await openReview(page, portal, 'test-booking-slow');
      await confirmButton(page).click();
      await untilStored(page, 'bookingToken');
      await restart();
      await isBookedOnce();
    });

  test('[CF-05] confirmation: a reload during an outage of the platform shows it when the platform is back', async () => {
    await openReview(page, portal);
    await confirmButton(page).click();
    await isBookedOnce();
    await portal.platform().kill();
    await page.reload();
    await page.getByRole('alert').first().waitFor();
    await portal.restartPlatform();
    await page.getByRole('heading', { name: CONFIRMED }).waitFor();
  });

  test('[PQ-18] [PQ-20] [BK-07] one subscription for a quote and one for a booking, and no polling from the browser', async () => {
    const subscriptions: string[] = [];
    const asked: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const name = subscribedTo(String(payload));
        if (name) subscriptions.push(name);
      }),
    );
    page.on('request', (request) => {
      const name = operationOf(request.postData());
      if (name) asked.push(name);
    });
    await open('test-booking-slow', askForPrice);
    await page.getByText('Amount due', { exact: true }).waitFor();
    await payAndBook();
    expect(subscriptions).toEqual(['PriceQuoteProgress', 'BookingProgress']);
    const once = asked.filter((name) => name !== 'TrackEvents');
    expect(once.filter((name, at) => once.indexOf(name) !== at)).toEqual([]);
    expect(once).toEqual(expect.arrayContaining(['SchedulePriceQuote', 'AddMainGuest', 'Book']));
  });

  test('[PQ-20] [BK-22] a broken socket is opened again, and each stream continues once', async () => {
    const subscriptions: string[] = [];
    let sockets: { close: () => Promise<void> }[] = [];
    await page.routeWebSocket(GRAPH, (socket) => {
      const server = socket.connectToServer();
      sockets.push({ close: () => socket.close({ code: 1012 }) });
      socket.onMessage((message) => {
        const name = subscribedTo(String(message));
        if (name) subscriptions.push(name);
        server.send(message);
      });
    });
    const breakSockets = async () => {
      const open_ = sockets;
      sockets = [];
      await Promise.all(open_.map((socket) => socket.close()));
    };
    const scheduled = countOf('SchedulePriceQuote');
    await open('test-quote-slow', askForPrice);
    await eventually('the quote is followed', () => subscriptions.length === 1);
    await breakSockets();
    await page.getByText('Amount due', { exact: true }).waitFor();
    expect(scheduled()).toBe(1);
    expect(subscriptions).toEqual(['PriceQuoteProgress', 'PriceQuoteProgress']);
    await payAndBook();
  });

  function countOf(operation: string): () => number {
    let count = 0;
    page.on('request', (request) => {
      if (operationOf(request.postData()) === operation) count += 1;
    });
    return () => count;
  }
});

const operationOf = (body: string | null): string | undefined =>
  /"operationName":"(\w+)"/.exec(body ?? '')?.[1];

/** The subscription in a frame of graphql-ws; undefined for other frames. */
function subscribedTo(frame: string): string | undefined {
  const message = JSON.parse(frame) as { type?: string; payload?: { operationName?: string } };
  return message.type === 'subscribe' ? message.payload?.operationName : undefined;
}
