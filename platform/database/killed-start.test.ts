/** A start that is killed (SIGKILL) while it creates the database: the next one finds nothing half done. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startPlatformProcess } from '../testing/platform-process';
import { newId } from '../kernel/identifiers';
import { createLogger } from '../kernel/logger';
import { ledgerProblems } from '../payment/ledger/testing/check-ledgers';
import { createDatabase, databaseUrl, dropDatabase } from '../testing/template-database';
import { connect } from './connect';
import { startEmbeddedPostgres } from './embedded-postgres';

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(5);
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('a platform that is killed while PostgreSQL creates its data folder starts again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-killed-'));
  const program = `
    require('tsx/cjs');
    const { startEmbeddedPostgres } = require(${JSON.stringify(join(__dirname, 'embedded-postgres.ts'))});
    startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, logger: { warn() {} } });
  `;
  const first = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  await until(() => readdirSync(folder).some((name) => existsSync(join(folder, name, 'PG_VERSION'))));
  await kill(first);
  expect(existsSync(join(folder, 'data'))).toBe(false);

  const server = await startEmbeddedPostgres({ folder, logger: createLogger('silent') });
  expect(await rowsOf(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readdirSync(folder).sort()).toEqual(['data', 'server.json', 'server.log']);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function rowsOf(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const SCHEMA = `
  select table_name as of, column_name || ' ' || data_type || ' ' || is_nullable as has
  from information_schema.columns where table_schema = 'public'
  union all select tablename, indexdef from pg_indexes where schemaname = 'public'
  union all select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace
  union all select 'migrations', name from kysely_migration
  order by 1, 2`;
const FILLED = 'select (select count(*) from users) as users, (select count(*) from listings) as listings';
const MIGRATIONS_HOLD = 1;
const SEED_HOLD = 2;
const SEED_LOCK = 7_204_118;

test('a platform that is killed during a migration, or during the first seeding, starts again', async () => {
  const template = process.env['TEST_TEMPLATE_URL'] ?? '';
  const url = databaseUrl(template, newId('killed_start'));
  await createDatabase(url);
  const holder = new Client({ connectionString: url });
  await holder.connect();
  const count = async (what: string): Promise<number> =>
    Number((await holder.query<{ count: number }>(`select count(*) as count from ${what}`)).rows[0]?.count);
  const waiting = () =>
    count(`pg_stat_activity where datname = current_database() and wait_event = 'advisory'`);
  const others = () =>
    count(`pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
  const start = () =>
    spawn(process.execPath, ['dist/platform.js'], {
      cwd: join(__dirname, '../..'),
      env: { PATH: process.env['PATH'], DATABASE_URL: url, LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    });
  const killAt = async (hold: number, child: ChildProcess) => {
    await until(async () => (await waiting()) === 1);
    await kill(child);
    await holder.query(`select pg_advisory_unlock($1)`, [hold]);
    await until(async () => (await others()) === 0);
  };

  await holder.query(`select pg_advisory_lock(${MIGRATIONS_HOLD})`);
  await holder.query(`
    create function hold_migration() returns event_trigger language plpgsql as $$ begin
      if exists (select from pg_event_trigger_ddl_commands() where object_identity = 'public.vault_cards')
      then perform pg_advisory_xact_lock(${MIGRATIONS_HOLD}); end if; end $$;
    create event trigger hold_migration on ddl_command_end execute function hold_migration()`);
  await killAt(MIGRATIONS_HOLD, start());
  expect(await count(`pg_tables where tablename in ('users', 'ledger_entries', 'vault_cards')`)).toBe(0);
  await holder.query('drop event trigger hold_migration; drop function hold_migration');

  await holder.query(`select pg_advisory_lock(${SEED_LOCK}), pg_advisory_lock(${SEED_HOLD})`);
  const second = start();
  await until(async () => (await waiting()) === 1);
  await holder.query(`
    create function hold_seed() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(${SEED_HOLD}); return new; end $$;
    create trigger hold_seed before insert on users for each row execute function hold_seed();
    select pg_advisory_unlock(${SEED_LOCK})`);
  await until(
    async () =>
      (await count(`pg_locks where locktype = 'advisory' and objid = ${SEED_HOLD} and not granted`)) === 1,
  );
  await killAt(SEED_HOLD, second);
  expect(await count('listings')).toBe(0);
  await holder.query('drop trigger hold_seed on users; drop function hold_seed');
  await holder.end();

  const third = await startPlatformProcess(url);
  expect(await rowsOf(url, SCHEMA)).toEqual(await rowsOf(template, SCHEMA));
  expect(await rowsOf(url, FILLED)).toEqual(await rowsOf(template, FILLED));
  const database = connect(url, () => undefined, { connections: 1 });
  expect(await ledgerProblems(database)).toEqual([]);
  await database.destroy();
  await third.kill();
  await dropDatabase(url);
});
