import { sql } from 'kysely';
import type { Clock } from '../kernel/dates';
import type { Database } from './connect';

export interface DatabaseClock extends Clock {
  stop(): void;
}

const POLL_INTERVAL_MS = 30_000;
/** Half of the duration of a measurement may be wrong: one that waited for a connection is left out. */
const SLOWEST_LOOK_MS = 500;

/**
 * The clock of the database, which all platforms on it share: prices, sessions and cards expire for all of them at the same
 * moment, whatever the clocks of their machines say. Between two looks, and while the database is away, time goes on evenly.
 */
export async function startDatabaseClock(
  database: Database,
  pollIntervalMs = POLL_INTERVAL_MS,
): Promise<DatabaseClock> {
  let aheadMs: number | undefined;
  const measure = async (): Promise<void> => {
    const askedAt = performance.now();
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
    const answeredAt = performance.now();
    const [{ now }] = rows as [{ now: Date }];
    if (aheadMs !== undefined && answeredAt - askedAt > SLOWEST_LOOK_MS) return;
    aheadMs = now.getTime() - (askedAt + answeredAt) / 2;
  };
  await measure();
  const timer = setInterval(() => void measure().catch(() => undefined), pollIntervalMs);
  return { now: () => new Date(performance.now() + (aheadMs ?? 0)), stop: () => clearInterval(timer) };
}
