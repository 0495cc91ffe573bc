/** A full disk: a failed write is reported as an outage, and succeeds once there is space. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { book, bookingOutcome, byCard, fulfillment, readyQuote } from '../testing/booking-journey';
import { cardsOf } from '../testing/what-moved';
import { createLogger } from '../kernel/logger';
import { ledgerProblems } from '../payment/ledger/testing/check-ledgers';
import { startTestPlatform } from '../testing/test-platform';
import { connect, isDatabaseUnreachable } from './connect';
import { startEmbeddedPostgres } from './embedded-postgres';

test('bookings wait for disk space and are booked once; new ones are refused meanwhile, and take nothing', async () => {
  const platform = await startTestPlatform();
  const { database } = platform;
  const helen = await platform.signIn('helen');
  const [first, second] = [
    await readyQuote(helen),
    await readyQuote(helen, { from: '2026-07-02', until: '2026-07-05' }),
  ];
  await sql`
    create function disk_full() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    database,
  );
  await sql`create trigger full_steps before insert on booking_steps execute function disk_full()`.execute(
    database,
  );
  const token = await book(helen, first, [byCard(first.total)]);
  await sql`create trigger full_bookings before insert on bookings execute function disk_full()`.execute(
    database,
  );
  const refused = await helen.refused('scheduleFulfillment', fulfillment(second, [byCard(second.total)]));
  expect(refused.body.code).toBe(50301);
  const hasRested = async () =>
    (await database.selectFrom('bookings').select('attempts').executeTakeFirstOrThrow()).attempts > 1;
  while (!(await hasRested())) await new Promise((resolve) => setTimeout(resolve, 20));

  await sql`drop trigger full_steps on booking_steps`.execute(database);
  await sql`drop trigger full_bookings on bookings`.execute(database);
  expect((await bookingOutcome(helen, token)).result).toBe('Success');
  expect(await database.selectFrom('bookings').select('quote_token').execute()).toEqual([
    { quote_token: first.token },
  ]);
  expect(await cardsOf(database)).toHaveLength(1);
  expect(await ledgerProblems(database)).toEqual([]);
  await platform.close();
});

/** Gives the function a small file system, which is removed afterwards. */
async function onSmallDisk(work: (folder: string) => Promise<void> | void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
    try {
      await work(folder);
    } finally {
      execFileSync('umount', ['--lazy', folder]);
    }
  } finally {
    rmdirSync(folder);
  }
}

/** Tested in a way that leaves nothing mounted. */
const mayMount = spawnSync('unshare', ['--mount', 'true']).status === 0;
(mayMount ? test : test.skip)(
  'PostgreSQL itself on a full disk: an outage, and the same server goes on when there is room',
  () =>
    onSmallDisk(async (folder) => {
      const server = await startEmbeddedPostgres({ folder, logger: createLogger('silent') });
      const database = connect(server.url, () => undefined, { connections: 1 });
      try {
        await sql`create table notes (text text)`.execute(database);
        const filler = join(folder, 'filler');
        expect(() => {
          for (;;) writeFileSync(filler, Buffer.alloc(1 << 20), { flag: 'a' });
        }).toThrow('ENOSPC');
        const write = () =>
          sql`insert into notes select repeat(md5(n::text), 200) from generate_series(1, 500) n`.execute(
            database,
          );
        const failure: unknown = await write().catch((error: unknown) => error);
        expect(isDatabaseUnreachable(failure)).toBe(true);
        rmSync(filler);
        let written = await write().catch(() => undefined);
        while (written === undefined) {
          await sleep(50);
          written = await write().catch(() => undefined);
        }
        expect(written.numAffectedRows).toBe(500n);
      } finally {
        await database.destroy();
        await server.stop();
      }
    }),
);
