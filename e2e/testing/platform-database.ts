import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Database } from '../../platform/database/connect';

/** The database of a platform that runs PostgreSQL in `dataDir`. */
export function openDatabase(dataDir: string): Database {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres/server.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return connect(`postgres://postgres:${password}@127.0.0.1:${port}/portal`, () => undefined, 2);
}
