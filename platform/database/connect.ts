import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { actingNow } from './acting';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

// Days stay `YYYY-MM-DD` (pg would turn them into local midnights) and whole numbers become numbers: all our bigint amounts are
// minor units far below 2^53, and anything beyond is an error rather than a wrong sum.
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.INT8, safeInteger);
types.setTypeParser(types.builtins.NUMERIC, Number);

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a number`);
  return value;
}

/**
 * Shorter than the default time limit of gateways: they can still report that the platform is busy, and few statements run for calls
 * that have been given up.
 */
export const MAX_WAIT_MS = 4_000;

export interface ConnectOptions {
  readonly connections?: number;
  /** A server that does not answer a statement for this long counts as gone: longer than any statement may take. */
  readonly silenceMs?: number;
  /** Limits the wait for a free connection, and the wait for a new one. */
  readonly waitMs?: number;
}

/**
 * A pool of connections; close it with `destroy()`. `onUse` is called with the error of a connection, and with undefined after each
 * statement that succeeds.
 */
export function connect(
  url: string,
  onUse: (problem: Error | undefined) => void,
  { connections = 20, silenceMs = 15_000, waitMs = MAX_WAIT_MS }: ConnectOptions = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    // A hanging statement must not block a request indefinitely.
    statement_timeout: 10_000,
    // A server whose machine has died does not close its connections; TCP would wait a quarter of an hour.
    query_timeout: silenceMs,
    verify: (client, done) => void refuseReadOnly(client).then(() => done(), done),
  });
  // A connection that the server closes does not end the process: the pool opens another. One in use fails its statement, which
  // its caller reports.
  pool.on('error', (error) => {
    // Closing connections may still hear that the server stops.
    if (!pool.ending) onUse(error);
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutUnusable(pool, onUse) }) });
}

/** During a fail-over the address may lead to a standby; a pool that kept that connection could never write. */
async function refuseReadOnly(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ readOnly: string }>(
    `select current_setting('transaction_read_only') as "readOnly"`,
  );
  if (rows[0]?.readOnly === 'on') {
    throw Object.assign(new Error('The database takes no changes now'), { code: READ_ONLY });
  }
}

/**
 * A connection on which the database could not be used is removed from the pool: a server that is demoted in place keeps its
 * connections, and one that closes a connection sends an error just before.
 */
const withoutUnusable = (pool: Pool, onUse: (problem: Error | undefined) => void): PostgresPool => ({
  end: () => pool.end(),
  async connect() {
    const client = await pool.connect().catch((error: unknown) => {
      onUse(error as Error);
      throw error;
    });
    let lost: Error | undefined;
    const query = async (statement: string, parameters: readonly unknown[]) => {
      // The rollback of a transaction whose server is silent would wait as long again.
      if (lost !== undefined) throw lost;
      try {
        const result = await client.query(statement, [...parameters]);
        onUse(undefined);
        return result;
      } catch (error) {
        if (isDatabaseUnreachable(error)) onUse((lost = error as Error));
        throw error;
      }
    };
    const connection = {
      // The other signature is for cursors, which nothing here uses.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(lost),
    };
    try {
      await nameActing(client, query);
    } catch (error) {
      connection.release();
      throw error;
    }
    return connection;
  },
});

/** The agent and the customer that a connection names; without an entry, none. */
const named = new WeakMap<PoolClient, string>();

/** Tells PostgreSQL who is acting for whom. A connection gets the names only when they change, so travelers' requests cost nothing. */
async function nameActing(
  client: PoolClient,
  query: (statement: string, parameters: readonly unknown[]) => Promise<unknown>,
): Promise<void> {
  const { agentUserId, customerUserId } = actingNow() ?? { agentUserId: '', customerUserId: '' };
  const names = [agentUserId, customerUserId];
  if ((named.get(client) ?? ',') === names.join()) return;
  await query(
    "select set_config('platform.agent_user_id', $1, false), set_config('platform.customer_user_id', $2, false)",
    names,
  );
  named.set(client, names.join());
}

const READ_ONLY = '25006';

/**
 * PostgreSQL's codes while it starts, stops, refuses changes, or is out of connections, and the system's codes for a
 * connection that cannot be made or was ended.
 */
const UNREACHABLE_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '08001',
  '08003',
  '08006',
  READ_ONLY,
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
/** The driver's own errors have no code. */
const UNREACHABLE_MESSAGES = /^(Connection terminated|Query read timeout|Client (has|was) )/;

/** Whether a statement failed because the database cannot be reached or used, and not because of the statement itself. */
export function isDatabaseUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return UNREACHABLE_CODES.has(code) || UNREACHABLE_MESSAGES.test(String(message));
}

/** Whether an error is part of an outage, which is logged once (outage-log.ts). */
export const isOutage = (error: unknown): boolean => isDatabaseUnreachable(error) || isDatabaseBusy(error);

/** The driver's errors for a pool without a free connection, and for a new connection that was not established in time. */
const BUSY_MESSAGES: ReadonlySet<unknown> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** Whether a statement was never sent, because no connection became free or was established in time. */
export const isDatabaseBusy = (error: unknown): boolean =>
  BUSY_MESSAGES.has((error as Partial<Error>).message);
