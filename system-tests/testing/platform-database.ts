import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Database } from '#platform/database/connect.ts';

/** The address of the embedded PostgreSQL that a platform runs in `dataDir`. */
export function embeddedDatabaseUrl(dataDir: string): string {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres/server.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return `postgres://postgres:${password}@127.0.0.1:${port}/portal`;
}

/** The database of a running platform, in addition to the platform's own connections. */
export const openDatabase = (url: string): Database => connect(url, () => undefined, { connections: 2 });
