/** kill -9 of a platform while its supplier books: the next platform finds the booking, or makes it, once. */
import { join } from 'node:path';
import { Client } from 'pg';
import { newId } from '../kernel/identifiers';
import { book, bookingOutcome, byCard, readyQuote } from '../testing/booking-journey';
import { startPlatformProcess } from '../testing/platform-process';
import { createDatabase, databaseUrl, dropDatabase } from '../testing/template-database';
import { HOME, startStandIn, TOKEN } from './testing/stand-in';

const SUPPLIER = join(__dirname, '../../dist/duffel-stays.js');

test.each([
  ['after it has booked', 'POST /stays/bookings'],
  ['before it has booked', 'GET /stays/quotes/*'],
])(
  'a platform that is killed while its supplier works, %s, leaves one booking and one charge',
  async (_name, held) => {
    const duffel = await startStandIn();
    const url = databaseUrl(process.env['TEST_TEMPLATE_URL'] ?? '', newId('killed_supplier'));
    await createDatabase(url, process.env['TEST_TEMPLATE_URL']);
    const start = () =>
      startPlatformProcess(url, 0, { SUPPLIER, DUFFEL_URL: duffel.url, DUFFEL_TOKEN: TOKEN });
    const first = await start();
    const helen = await first.signIn('helen');
    const nextYear = new Date().getFullYear() + 1;
    const quote = await readyQuote(helen, {
      listingId: HOME,
      from: `${nextYear}-02-02`,
      until: `${nextYear}-02-05`,
    });
    duffel.trouble(held, 'held');
    const token = await book(helen, quote, [byCard(quote.total)]);
    await duffel.until(held);
    await first.kill();

    const second = await start();
    expect(await bookingOutcome(await second.signIn('helen'), token)).toMatchObject({ result: 'Success' });
    expect(duffel.bookings).toMatchObject([{ status: 'confirmed' }]);
    const database = new Client({ connectionString: url });
    await database.connect();
    const { rows } = await database.query('select captured_minor, refunded_minor from vault_authorizations');
    expect(rows.map((row: Record<string, unknown>) => Object.values(row).map(Number))).toEqual([[64_050, 0]]);
    await database.end();
    await second.kill();
    await dropDatabase(url);
    await duffel.close();
  },
);
