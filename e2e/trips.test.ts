/** A stay that the home has not confirmed yet, among the trips: the page hears by itself how it ends (BK-12, BK-13). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import type { Database } from '../platform/database/connect';
import { type Browser, describeInBrowser, openBrowser } from './testing/browser';
import { signIn } from './testing/graph';
import { book, readyToBook } from './testing/graph-booking';
import { openDatabase } from './testing/platform-database';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, stayIn } from './testing/stays';
import { signInAs } from './testing/visitor';

const home = 'test-booking-never-ends';

describeInBrowser('a trip that is being confirmed', () => {
  let portal: Portal;
  let database: Database;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal({ gateway: { LIVE_POLL_INTERVAL_MS: '300' } });
    database = openDatabase(portal.dataDir);
  });
  afterAll(async () => {
    await database.destroy();
    await portal.close();
  });

  beforeEach(async () => {
    browser = await openBrowser(portal.url);
    page = browser.page;
  });
  afterEach(() => browser.close());

  /** What the home says to bookings from now on. */
  const homeAnswers = (fulfil: object) =>
    sql`
      update listings set rules = jsonb_set(rules, '{scenario,fulfil}', ${JSON.stringify(fulfil)}::jsonb)
      where id = ${home}
    `.execute(database);

  /** Books while the home keeps silent, and opens the trips. */
  async function openTrips(daysAhead: number) {
    await homeAnswers({ pendingPolls: 'Forever' });
    const { emailAddress, code } = primaryCardholder;
    const helen = await signIn(portal.url, emailAddress, code);
    const ready = await readyToBook(portal.url, helen, { listingId: home, stay: stayIn(daysAhead, 2) });
    const payment = { funding: { card: { paymentMethodId: 'card_helen_summit' } } };
    const answer = await book(portal.url, helen, { ...ready, payment, idempotencyKey: randomUUID() });
    expect(answer.__typename).toBe('BookingScheduled');

    await signInAs(page, 'Helen Ortiz');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    await page.goto('/trips');
    const card = page.getByRole('article', { name: 'Booking never ends' }).last();
    await card.getByText('Being confirmed', { exact: true }).waitFor();
    await card.getByText('this page shows it as soon as there is one').waitFor();
    return { card, timesListed: () => asked.filter((body) => body.includes('TripsSection')).length };
  }

  test('[BK-12] [DC-05] becomes confirmed when the home confirms it, and nobody asks for the list again', async () => {
    const { card, timesListed } = await openTrips(30);
    expect(timesListed()).toBe(2);
    await homeAnswers({});
    await card.getByText('Confirmed', { exact: true }).waitFor({ timeout: 60_000 });
    await card.getByRole('button', { name: 'Add to calendar' }).waitFor();
    expect(timesListed()).toBe(2);
  }, 180_000);

  test('[BK-13] [BK-21] is not booked when the home refuses it, and says why', async () => {
    const { card } = await openTrips(40);
    await homeAnswers({ errors: [{ kind: 'ErrorCode', code: 'NotAvailable' }] });
    await card.getByText('Not booked', { exact: true }).waitFor({ timeout: 60_000 });
    await card.getByText('nothing has been charged. This stay is no longer available').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Upcoming trips' }).waitFor();
    await page.getByText('Confirmed', { exact: true }).waitFor();
    expect(await page.getByText('Not booked', { exact: true }).count()).toBe(0);
  }, 180_000);
});
