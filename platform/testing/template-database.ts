/**
 * Tests share one PostgreSQL per run: the one in DATABASE_URL, or an embedded one in memory. A template database on it is
 * migrated and seeded once; every test or portal gets a copy, which takes a twentieth of a second.
 */
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { endWithThisProcess } from '#scripts/end-with-this-process.ts';
import { connect } from '../database/connect';
import { startEmbeddedPostgres, type DatabaseServer } from '../database/embedded-postgres';
import { migrate } from '../database/migrate';
import { newId } from '../kernel/identifiers';
import { createLogger } from '../kernel/logger';
import { seed } from '../seed';

export interface TestDatabaseServer {
  /** Address of the template database. */
  readonly templateUrl: string;
  stop(): Promise<void>;
}

/** Starts the server with a template that is seeded at `now`. */
export async function startTestDatabaseServer(now: Date): Promise<TestDatabaseServer> {
  const server = await openServer();
  const templateUrl = databaseUrl(server.url, newId('portal_template'));
  await createDatabase(templateUrl);
  const database = connect(templateUrl, () => undefined);
  try {
    await migrate(database);
    await seed(database, { now, demo: true, logger: createLogger('silent') });
  } finally {
    await database.destroy();
  }
  return {
    templateUrl,
    stop: async () => {
      await dropDatabase(templateUrl);
      await server.stop();
    },
  };
}

async function openServer(): Promise<DatabaseServer> {
  const operators = process.env['DATABASE_URL'];
  if (operators) return { url: operators, stop: () => Promise.resolve() };
  const folder = mkdtempSync(join(fastFolder(), 'portal-tests-'));
  const server = await startEmbeddedPostgres({ folder, logger: createLogger('silent'), durable: false });
  const [postmaster = ''] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
  const endWatch = endWithThisProcess(postmaster, folder);
  return {
    url: server.url,
    stop: async () => {
      endWatch();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 3 * 1024 ** 3;

/** A copy of a database consists of hundreds of files: on disk it takes ten times as long as in memory. */
function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/** Creates the database of an address, empty or as a copy of a template. */
export const createDatabase = (url: string, template?: string): Promise<void> =>
  onServer(url, (client) =>
    client.query(
      `create database ${client.escapeIdentifier(nameOf(url))}` +
        (template ? ` template ${client.escapeIdentifier(nameOf(template))} strategy file_copy` : ''),
    ),
  );

export const dropDatabase = (url: string): Promise<void> =>
  onServer(url, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(nameOf(url))} with (force)`),
  );

async function onServer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(url, 'postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
