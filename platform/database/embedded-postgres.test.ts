import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createLogger } from '../kernel/logger';
import { startEmbeddedPostgres } from './embedded-postgres';

// As strict as a fresh clone by root may be: no other user may enter.
const folder = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
const logger = createLogger('silent');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};
const postmaster = (): number =>
  Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('starts in an empty folder, keeps its data and its address, and stops', async () => {
  const first = await startEmbeddedPostgres({ folder, logger });
  expect(await ask(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await ask(first.url, 'create table kept (value text)');
  await ask(first.url, "insert into kept values ('still here')");
  await first.stop();
  expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);

  const second = await startEmbeddedPostgres({ folder, logger });
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select * from kept')).toEqual([{ value: 'still here' }]);
  await second.stop();
});

test('does not expose its password', () => {
  expect(statSync(join(folder, 'server.json')).mode & 0o077).toBe(0);
});

test('uses the server that a killed process left behind, and reports it', async () => {
  const program = `
    require('tsx/cjs');
    const { startEmbeddedPostgres } = require(${JSON.stringify(join(__dirname, 'embedded-postgres.ts'))});
    startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, logger: { warn() {} } }).then(() => console.log('up'));
  `;
  const process_ = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  process_.stderr.pipe(process.stderr, { end: false });
  await once(process_.stdout, 'data');
  process_.kill('SIGKILL');
  await once(process_, 'exit');
  const left = postmaster();

  const warnings: unknown[] = [];
  const again = await startEmbeddedPostgres({
    folder,
    logger: Object.assign(Object.create(logger) as typeof logger, {
      warn: (details: unknown) => warnings.push(details),
    }),
  });
  expect(warnings).toEqual([{ pid: left }]);
  expect(postmaster()).toBe(left);
  expect(await ask(again.url, 'select * from kept')).toEqual([{ value: 'still here' }]);
  await again.stop();
});

test('starts despite a pid file whose number belongs to another program', async () => {
  execFileSync('sh', ['-c', `echo ${process.pid} > ${join(folder, 'data', 'postmaster.pid')}`]);
  const server = await startEmbeddedPostgres({ folder, logger });
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('starts despite a pid file whose number belongs to the PostgreSQL of another folder', async () => {
  const other = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
  const stranger = await startEmbeddedPostgres({ folder: other, logger });
  try {
    copyFileSync(join(other, 'data', 'postmaster.pid'), join(folder, 'data', 'postmaster.pid'));
    const server = await startEmbeddedPostgres({ folder, logger });
    expect(await ask(server.url, 'select * from kept')).toEqual([{ value: 'still here' }]);
    await server.stop();
  } finally {
    await stranger.stop();
    rmSync(other, { recursive: true, force: true });
  }
});

test('a platform that starts while the previous one stops keeps its server', async () => {
  for (let round = 0; round < 4; round += 1) {
    const before = await startEmbeddedPostgres({ folder, logger });
    const [after] = await Promise.all([startEmbeddedPostgres({ folder, logger }), before.stop()]);
    expect(await ask(after.url, 'select * from kept')).toEqual([{ value: 'still here' }]);
    await after.stop();
  }
});

test('a platform that stops leaves the server to another that uses it', async () => {
  const one = await startEmbeddedPostgres({ folder, logger });
  const other = await startEmbeddedPostgres({ folder, logger });
  await one.stop();
  expect(await ask(other.url, 'select * from kept')).toEqual([{ value: 'still here' }]);
  await other.stop();
  expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);
});

test('a lost or a wrong password is reported immediately, and no server is left behind', async () => {
  const settings = join(folder, 'server.json');
  const stored = readFileSync(settings, 'utf8');
  writeFileSync(settings, stored.replace(/"password":"[^"]+"/, '"password":"another"'));
  await expect(startEmbeddedPostgres({ folder, logger })).rejects.toThrow(
    'has another password than server.json',
  );
  expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);
  writeFileSync(settings, '');
  await expect(startEmbeddedPostgres({ folder, logger })).rejects.toThrow(`cannot be read from ${settings}`);
  writeFileSync(settings, stored);
});
