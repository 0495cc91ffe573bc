/** The platform and its own PostgreSQL, whose connections and whose server are killed. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createLogger } from '../kernel/logger';
import { type Platform, startPlatform } from '../server';
import { connect, type Database, isDatabaseUnreachable } from './connect';
import { untilReachable } from './until-reachable';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-lost-'));
let platform: Platform;
let database: Database;
let urlWith: (password: string) => string;

const folder = join(dataDir, 'postgres');
const postmaster = () => Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

beforeAll(async () => {
  platform = await startPlatform({
    port: 0,
    dataDir,
    demo: true,
    checkAnswers: true,
    publicBrowsing: true,
    logger: createLogger('silent'),
  });
  const { port, password } = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  urlWith = (secret) => `postgres://postgres:${secret}@127.0.0.1:${port}/portal`;
  database = connect(urlWith(password), () => undefined, { connections: 2 });
});
afterAll(async () => {
  await database.destroy();
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const statusOf = async (path: string): Promise<number> => (await fetch(platform.url + path)).status;

/** The statuses of repeated calls that need the database, until the deadline or the expected status. */
async function until(wanted: number): Promise<number[]> {
  const seen: number[] = [];
  const deadline = Date.now() + 30_000;
  while (seen.at(-1) !== wanted && Date.now() < deadline) {
    seen.push(await statusOf('/readyz'));
    await sleep(50);
  }
  return seen;
}

test.each(['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])(
  '%s reports that the database is unreachable',
  (code) => {
    expect(isDatabaseUnreachable(Object.assign(new Error('connect failed'), { code }))).toBe(true);
  },
);

test('the platform waits for a database whose name does not resolve yet', async () => {
  const unknown = connect('postgres://ann@nowhere.invalid/portal', () => undefined);
  const patience = { logger: createLogger('silent'), patienceMs: 200 };
  await expect(untilReachable(unknown, patience)).rejects.toThrow('could not be reached for');
  await unknown.destroy();
});

test('a wrong password ends the wait for the database immediately', async () => {
  const refused = connect(urlWith('wrong'), () => undefined);
  await expect(untilReachable(refused, { logger: createLogger('silent') })).rejects.toThrow(
    /^password authentication failed/,
  );
  await refused.destroy();
});

test('a connection that ends between the statements of a transaction fails only that transaction', async () => {
  const transaction = database.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database);
    await sleep(100);
    await sql`select 1`.execute(tx);
  });
  const failure: unknown = await transaction.catch((error: unknown) => error);
  expect(isDatabaseUnreachable(failure)).toBe(true);
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
});

test('a connection that a statement ended is not used for another statement', async () => {
  const failures: unknown[] = [];
  for (let round = 0; round < 50; round += 1) {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(database).catch(() => undefined);
    await sql`select 1`.execute(database).catch((error: unknown) => failures.push(error));
  }
  expect(failures).toEqual([]);
});

test('connections that end in the middle of their statements fail only those calls', async () => {
  const calls = await database.transaction().execute(async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx);
    const waiting = Array.from({ length: 5 }, () => statusOf('/readyz'));
    const blocked = sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = 'portal' and wait_event_type = 'Lock'`;
    while ((await blocked.execute(database)).rows.length < waiting.length) await sleep(20);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = 'portal' and wait_event_type = 'Lock'`.execute(database);
    return Promise.all(waiting);
  });
  expect(calls).toEqual([503, 503, 503, 503, 503]);
  expect(await statusOf('/readyz')).toBe(200);
});

test('a killed server is started again, and the platform is not ready until it is back', async () => {
  const before = postmaster();
  process.kill(before, 'SIGKILL');
  expect((await until(503)).at(-1)).toBe(503);
  const seen = await until(200);
  expect(seen.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(seen.at(-1)).toBe(200);
  expect(postmaster()).not.toBe(before);
  expect(await statusOf('/api/v0/auth/personas')).toBe(200);
});
