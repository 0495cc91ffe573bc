/** A stay that the home has not confirmed yet, among the trips: the page follows it to its outcome (BK-12, BK-13). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Page } from '@playwright/test';
import type { Database } from '#platform/database/connect.ts';
import { expect, test } from '../testing/test';
import { book, readyToBook } from '#system-tests/testing/graph-booking.ts';
import { openDatabase } from '#system-tests/testing/platform-database.ts';
import type { TestPortal } from '../testing/test-portal';

const home = 'test-booking-never-ends';

test.describe('a trip that is being confirmed', () => {
  let portal: TestPortal;
  let database: Database;
  let page: Page;

  test.beforeEach(({ page: opened, portal: shared }) => {
    page = opened;
    portal = shared;
    database = openDatabase(portal.databaseUrl);
  });
  test.afterEach(() => database.destroy());

  /** Sets the outcome of bookings at the home from now on. */
  const homeAnswers = (fulfill: object) =>
    sql`
      update listings set rules = jsonb_set(rules, '{scenario,fulfill}', ${JSON.stringify(fulfill)}::jsonb)
      where id = ${home}
    `.execute(database);

  /** Books while the home does not respond, and opens the trips. */
  async function openTrips() {
    await homeAnswers({ pendingPolls: 'Forever' });
    const helen = await portal.credentialsOf('Helen Ortiz');
    const ready = await readyToBook(portal.url, helen, { listingId: home, stay: portal.freshStay(home) });
    const answer = await book(portal.url, helen, {
      ...ready,
      payment: { paymentMethodId: 'card_helen_summit' },
      acceptedAmountDue: ready.acceptedTotal,
      idempotencyKey: randomUUID(),
    });
    expect(answer.__typename).toBe('BookingScheduled');

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    await page.goto('/trips');
    const card = page.getByRole('article', { name: 'Booking never ends' }).last();
    await card.getByText('Being confirmed', { exact: true }).waitFor();
    await card.getByText('this page shows the answer as soon as it arrives').waitFor();
    return { card, timesListed: () => asked.filter((body) => body.includes('TripsSection')).length };
  }

  test('[BK-12] [DC-05] becomes confirmed when the home confirms it, without another request for the list', async () => {
    const { card, timesListed } = await openTrips();
    const listed = timesListed();
    await homeAnswers({});
    await card.getByText('Confirmed', { exact: true }).waitFor();
    await card.getByRole('link', { name: 'Booking never ends', exact: true }).click();
    await page.getByRole('button', { name: 'Add to calendar' }).waitFor();
    expect(timesListed()).toBe(listed);
  });

  test('[BK-13] [BK-21] fails when the home refuses it, and shows the reason', async () => {
    const { card } = await openTrips();
    await homeAnswers({ errors: [{ kind: 'ErrorCode', code: 'NotAvailable' }] });
    await card.getByText('Not booked', { exact: true }).waitFor();
    await card.getByText('nothing has been charged. This stay is no longer available').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Upcoming trips' }).waitFor();
    await expect(page.getByText('Loading your trips')).toHaveCount(0);
    await expect(page.getByText('Not booked', { exact: true })).toHaveCount(0);
  });
});
