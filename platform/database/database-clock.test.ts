import { sql } from 'kysely';
import { book, bookingOutcome, byCard, readyQuote } from '../testing/booking-journey';
import { type PlatformProcess, startPlatformProcess } from '../testing/platform-process';
import { addDays, dayOf } from '../kernel/dates';
import { newId } from '../kernel/identifiers';
import { createDatabase, databaseUrl, dropDatabase } from '../testing/template-database';
import { createCaller, type TestCaller } from '../testing/test-platform';
import { connect } from './connect';
import { startDatabaseClock } from './database-clock';

const url = databaseUrl(process.env['TEST_TEMPLATE_URL'] ?? '', newId('clock_test'));

beforeAll(() => createDatabase(url));
afterAll(() => dropDatabase(url));

test('a clock query that waits for a connection does not move the clock', async () => {
  const database = connect(url, () => undefined, { connections: 1 });
  const clock = await startDatabaseClock(database, 1_500);
  const offBy = () => Math.abs(clock.now().getTime() - Date.now());
  await sql`select pg_sleep(2.9)`.execute(database);
  // Runs after the measurement that waited.
  await sql`select 1`.execute(database);
  expect(offBy()).toBeLessThan(400);
  clock.stop();
  await database.destroy();
});

test('platforms whose machines are two hours apart agree on sessions and prices', async () => {
  const behind = await startPlatformProcess(url, -1);
  const ahead = await startPlatformProcess(url, 1);
  const callers = async (signedInAt: PlatformProcess): Promise<[TestCaller, TestCaller]> => {
    const { session } = await signedInAt.signIn('helen');
    return [createCaller(behind.url, session), createCaller(ahead.url, session)];
  };
  const from = addDays(dayOf(new Date()), 30);
  const [quotedBehind, bookedAhead] = await callers(ahead);
  const early = await readyQuote(quotedBehind, { from, until: addDays(from, 2) });
  const first = await book(bookedAhead, early, [byCard(early.total)]);
  const [bookedBehind, quotedAhead] = await callers(behind);
  const late = await readyQuote(quotedAhead, { from: addDays(from, 2), until: addDays(from, 4) });
  const second = await book(bookedBehind, late, [byCard(late.total)]);
  for (const token of [first, second])
    expect(await bookingOutcome(bookedBehind, token)).toMatchObject({ result: 'Success' });
  await Promise.all([behind.kill(), ahead.kill()]);
});
