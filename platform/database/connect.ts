import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

// Days stay `YYYY-MM-DD` (pg would make local midnights of them) and whole numbers become numbers: all our bigint
// amounts are minor units far below 2^53, and anything beyond is an error rather than a wrong sum.
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.INT8, safeInteger);
types.setTypeParser(types.builtins.NUMERIC, Number);

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a number`);
  return value;
}

/** A pool of connections; close it with `destroy()`. */
export function connect(url: string, onIdleError: (error: Error) => void, connections = 20): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    // A statement that hangs must not hold a request for ever.
    statement_timeout: 10_000,
  });
  // An idle connection that the server drops is not the end of the process: the pool opens another.
  pool.on('error', onIdleError);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
