/** An operator's PostgreSQL that fails over while stays are booked: cut, silent, refusing, read-only, and back. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { book, bookingOutcome, byCard, type ReadyQuote, readyQuote } from '../testing/booking-journey';
import { cardsOf, nightsSold } from '../testing/what-moved';
import { newId } from '../kernel/identifiers';
import { ledgerProblems } from '../payment/ledger/testing/check-ledgers';
import { personas } from '../people/personas/personas';
import { type Platform, startPlatform } from '../server';
import { type DatabaseProxy, startDatabaseProxy } from '../testing/database-proxy';
import { createDatabase, databaseUrl, dropDatabase } from '../testing/template-database';
import { createTestClock } from '../testing/test-clock';
import { createCaller, type TestCaller } from '../testing/test-platform';
import { connect, type Database } from './connect';
import { untilReachable } from './until-reachable';

const template = process.env['TEST_TEMPLATE_URL'] ?? '';
const url = databaseUrl(template, newId('fail_over_test'));
let lines: { readonly msg: string }[] = [];
const logger = pino(
  { level: 'warn' },
  { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
);
const BOOKED = 'test-always-works';
const REFUSED = 'test-booking-fails-fraud';

let proxy: DatabaseProxy;
let platform: Platform;
/** Bypasses the proxy. */
let database: Database;
let helen: TestCaller;

beforeAll(async () => {
  await createDatabase(url, template);
  database = connect(url, () => undefined, { connections: 2 });
  proxy = await startDatabaseProxy(url);
  // The database starts a little later than the platform.
  await proxy.cut();
  const starting = startPlatform({
    port: 0,
    databaseUrl: proxy.url,
    dataDir: '',
    demo: true,
    checkAnswers: true,
    publicBrowsing: true,
    logger,
    clock: createTestClock(),
  });
  await sleep(150);
  await proxy.restore();
  platform = await starting;
  const { emailAddress, code } = personas.find(({ key }) => key === 'helen')!;
  const { body } = await createCaller(platform.url, {}).call('loginByCode', { emailAddress, code });
  helen = createCaller(platform.url, {
    authorization: `Bearer ${body.token}`,
    'h-csrf-token': body.csrfToken,
  });
});
afterAll(async () => {
  await platform.close();
  await proxy.cut();
  await database.destroy();
  await dropDatabase(url);
});

const readiness = async (): Promise<number> => (await fetch(`${platform.url}/readyz`)).status;

async function untilReady(): Promise<void> {
  while ((await readiness()) !== 200) await sleep(20);
}

test.each([
  ['before they are acknowledged', 0, '06'],
  ['while they are in progress', 40, '07'],
])('[BK-22] stays booked in a fail-over are booked once or not at all: %s', async (_, afterMs, month) => {
  const day = (index: number) => `2026-${month}-${String(index + 1).padStart(2, '0')}`;
  const quotes = await Promise.all(
    Array.from({ length: 10 }, (__, index) =>
      readyQuote(helen, {
        listingId: index % 2 === 0 ? BOOKED : REFUSED,
        from: day(index * 2),
        until: day(index * 2 + 2),
      }),
    ),
  );
  const [cardsBefore, nightsBefore] = [await cardsOf(database), await nightsSold(database, BOOKED)];
  const charged = (cards: typeof cardsBefore) =>
    cards.filter(({ captured_minor, refunded_minor }) => captured_minor > refunded_minor).length;
  const send = (quote: ReadyQuote) => book(helen, quote, [byCard(quote.total)], `key-of-${quote.token}`);

  const first = quotes.map(send);
  await Promise.all([Promise.allSettled(first), sleep(afterMs).then(() => proxy.cut())]);
  expect(await readiness()).toBe(503);
  const refused = await helen.refused('shopHome', {});
  expect(refused.body.code).toBe(50301);
  await proxy.restore();
  await untilReady();

  const tokens = await Promise.all(quotes.map(send));
  for (const [index, answer] of (await Promise.allSettled(first)).entries())
    if (answer.status === 'fulfilled') expect(answer.value).toBe(tokens[index]);
  const outcomes = await Promise.all(tokens.map((token) => bookingOutcome(helen, token)));
  expect(outcomes.map(({ result }) => result)).toEqual(
    quotes.map((__, index) => (index % 2 === 0 ? 'Success' : 'Failure')),
  );
  const cards = await cardsOf(database);
  expect(cards).toHaveLength(cardsBefore.length + quotes.length);
  expect(charged(cards)).toBe(charged(cardsBefore) + quotes.length / 2);
  expect(await nightsSold(database, BOOKED)).toHaveLength(nightsBefore.length + quotes.length);
  expect(await nightsSold(database, REFUSED)).toEqual([]);
  expect(await ledgerProblems(database)).toEqual([]);
});

/** New connections find a standby while `run` is under way; `held` was opened before, and is not refused. */
const onStandby = (run: (held: Database) => Promise<void>): Promise<void> =>
  database.connection().execute(async (held) => {
    const name = sql.id(new URL(url).pathname.slice(1));
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(held);
    await proxy.cut();
    await proxy.restore();
    await run(held).finally(() =>
      sql`alter database ${name} reset default_transaction_read_only`.execute(held),
    );
  });

test('a temporary connection to a standby is dropped: the platform is not ready until it accepts changes', async () => {
  await onStandby(async () => expect(await readiness()).toBe(503));
  expect(await readiness()).toBe(200);
});

test('many checks refuse a standby, and none of them leaves a connection behind', async () => {
  const connections = async (held: Database): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'`.execute(held);
    return rows[0]!.count;
  };
  await onStandby(async (held) => {
    const own = await connections(held);
    for (let round = 0; round < 5; round += 1) {
      const looks = await Promise.all(Array.from({ length: 40 }, readiness));
      expect(new Set(looks)).toEqual(new Set([503]));
      const calls = await Promise.all(Array.from({ length: 10 }, () => helen.refused('listItineraries')));
      expect(new Set(calls.map(({ body }) => body.code))).toEqual(new Set([50301]));
    }
    // PostgreSQL clears ended connections within moments.
    for (let tries = 0; (await connections(held)) > own && tries < 100; tries += 1) await sleep(20);
    expect(await connections(held)).toBeLessThanOrEqual(own);
  });
  await untilReady();
  await helen.call('listItineraries');
});

test('a server that is silent for longer than any statement takes is disconnected', async () => {
  const silent = connect(proxy.url, () => undefined, { connections: 1, silenceMs: 300 });
  const failed = silent.transaction().execute(async (tx) => {
    // A pause between two statements is no silence of the server.
    await sql`select 1`.execute(tx);
    await sleep(600);
    await sql`select 1`.execute(tx);
    proxy.mute();
    await sql`select 1`.execute(tx);
  });
  await expect(failed).rejects.toThrow('Query read timeout');
  expect((await sql`select 1 as one`.execute(silent)).rows).toEqual([{ one: 1 }]);
  await silent.destroy();
  await proxy.cut();
  await proxy.restore();
});

test('an outage is logged as its begin and its end, however many calls fail meanwhile', async () => {
  await untilReady();
  await helen.call('listItineraries');
  lines = [];
  await proxy.cut();
  for (let call = 0; call < 20; call += 1) await helen.refused('listItineraries');
  await proxy.restore();
  await untilReady();
  await helen.call('listItineraries');
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the database cannot be used',
    'the database can be used again',
  ]);
});

test('the platform waits for a database that does not start, and then reports it as the reason', async () => {
  await proxy.cut();
  const absent = connect(proxy.url, () => undefined, { connections: 1 });
  await expect(untilReachable(absent, { logger, patienceMs: 50 })).rejects.toThrow(
    /^The database could not be reached for \d+ s: connect ECONNREFUSED/,
  );
  await absent.destroy();
  await proxy.restore();
});
