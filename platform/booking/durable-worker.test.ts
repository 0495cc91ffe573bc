/** Which worker advances a booking and when, including when faults accumulate or the database's clock is set. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Database } from '../database/connect';
import { newId } from '../kernel/identifiers';
import { createLogger } from '../kernel/logger';
import { createCatalogueSupplier } from '../catalogue-supplier/catalogue-supplier';
import { createVault } from '../payment/vault/vault-operations';
import { createDatabase, databaseUrl, dropDatabase } from '../testing/template-database';
import { createTestClock } from '../testing/test-clock';
import { createDurableWorker, type Leased, postpone, type PostponeReason, release } from './durable-worker';
import { bookingWork } from './purchase/booking-work';
import { advanceBooking, leaseBookings, leaseNext, storeBooking } from '../testing/stored-booking';

const template = process.env['TEST_TEMPLATE_URL'] ?? '';
let url: string;
let database: Database;

beforeEach(async () => {
  url = databaseUrl(template, newId('lease_test'));
  await createDatabase(url, template);
  database = connect(url, () => undefined, { connections: 2 });
  await storeBooking(database);
});
afterEach(async () => {
  await database.destroy();
  await dropDatabase(url);
});

const leasedCount = async () => (await leaseBookings(database)).length;

/** Moves all stored times forward or back, as if the database's clock had been set the other way. */
const setClockBack = (hours: number) =>
  sql`update bookings set
    leased_until = leased_until + make_interval(hours => ${hours}),
    run_after = run_after + make_interval(hours => ${hours})`.execute(database);

/** How long a released booking is postponed; this test takes it anyway. */
async function delayAfter(leased: Leased<'bookings'>, reason: PostponeReason): Promise<number> {
  // Time stands still within a database transaction.
  const seconds = await database.transaction().execute(async (tx) => {
    await postpone(tx, 'bookings', leased, reason);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from run_after - now()) as seconds from bookings`.execute(tx);
    return rows[0]?.seconds;
  });
  await sql`update bookings set run_after = now()`.execute(database);
  return Number(seconds);
}

test('a booking is leased once, until its lease has expired', async () => {
  expect(await leasedCount()).toBe(1);
  expect(await leasedCount()).toBe(0);
  await sql`update bookings set leased_until = now() - interval '1 millisecond'`.execute(database);
  expect(await leasedCount()).toBe(1);
});

test.each([
  ['back', 1],
  ['forward', -1],
])('setting the clock %s by an hour leaves no leased booking behind', async (_, hours) => {
  expect(await leasedCount()).toBe(1);
  await setClockBack(hours);
  expect(await leasedCount()).toBe(1);
});

test.each([
  ['back', 1],
  ['forward', -1],
])('setting the clock %s by an hour leaves no postponed booking behind', async (_, hours) => {
  const [leased] = await leaseBookings(database);
  await postpone(database, 'bookings', leased!, 'waits');
  await setClockBack(hours);
  expect(await leasedCount()).toBe(1);
});

test.each([
  ['fault', [0.25, 0.5, 1, 2, 4, 4, 4, 4]],
  ['waits', [0.25, 0.5, 1, 2, 4, 8, 16, 30]],
] as const)(
  'a booking that does not advance is postponed longer each time, up to a limit: %s',
  async (reason, expected) => {
    const delays: number[] = [];
    while (delays.length < expected.length) delays.push(await delayAfter(await leaseNext(database), reason));
    expect(delays).toEqual(expected);
  },
);

test('faults before a completed step do not count after it', async () => {
  for (let attempt = 0; attempt < 6; attempt += 1) await delayAfter(await leaseNext(database), 'fault');
  const clock = createTestClock();
  const vault = createVault(database, clock);
  const supplier = createCatalogueSupplier(database, clock);
  const broken = { ...vault, capture: () => Promise.reject(new Error('The connection was lost')) };
  const leased = await leaseNext(database);
  await expect(advanceBooking({ database, clock, vault: broken, supplier }, leased)).rejects.toThrow(
    'was lost',
  );
  expect(await delayAfter(leased, 'fault')).toBe(0.25);
});

test('a worker that is stopped while it takes bookings resolves when none of them is in progress', async () => {
  const clock = createTestClock();
  const work = bookingWork({
    database,
    clock,
    vault: createVault(database, clock),
    supplier: createCatalogueSupplier(database, clock),
  });
  const worker = createDurableWorker(database, work, createLogger('silent'));
  const booking = () => database.selectFrom('bookings').selectAll().executeTakeFirst();
  worker.start();
  await worker.stop();
  const atStop = await booking();
  await sleep(500);
  expect(await booking()).toEqual(atStop);
});

test('a worker that lost the lease releases nothing', async () => {
  const first = await leaseNext(database);
  const second = await leaseNext(database);
  await release(database, 'bookings', first);
  expect(await leasedCount()).toBe(0);
  await release(database, 'bookings', second);
  expect(await leasedCount()).toBe(1);
});

test('the lease of a booking is renewed while its supplier takes its time', async () => {
  const clock = createTestClock();
  const leased = await leaseNext(database);
  let answer: (outcome: { kind: 'Confirmed' }) => void = () => undefined;
  const supplier = {
    ...createCatalogueSupplier(database, clock),
    confirm: () => new Promise<{ kind: 'Confirmed' }>((resolve) => (answer = resolve)),
  };
  const advancing = advanceBooking(
    { database, clock, vault: createVault(database, clock), supplier },
    leased,
  );
  const row = () =>
    database.selectFrom('bookings').select(['state', 'leased_until']).executeTakeFirstOrThrow();
  const steps = () => database.selectFrom('booking_steps').select('step').execute();
  while (!(await steps()).some(({ step }) => step === 'CaptureCard')) await sleep(20);
  const before = (await row()).leased_until!;
  while ((await row()).leased_until! <= before) await sleep(20);
  answer({ kind: 'Confirmed' });
  await advancing;
  expect((await row()).state).toBe('Confirmed');
});

test.each([
  ['longer than the usual pause', 9_000, 9],
  ['for an hour', 3_600_000, 60],
])(
  'a booking whose supplier limits calls %s waits, a minute at most',
  async (_name, notBeforeMs, expected) => {
    const [leased] = await leaseBookings(database);
    const seconds = await database.transaction().execute(async (tx) => {
      await postpone(tx, 'bookings', leased!, 'waits', notBeforeMs);
      const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from run_after - now()) as seconds from bookings`.execute(tx);
      return Number(rows[0]?.seconds);
    });
    expect(seconds).toBe(expected);
  },
);
