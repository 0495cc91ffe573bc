import { sql } from 'kysely';
import type { Clock } from '../kernel/dates';
import type { Database } from './connect';

export interface DatabaseClock extends Clock {
  stop(): void;
}

const POLL_INTERVAL_MS = 30_000;
/** A measurement may be wrong by half of its duration: one that waited for a connection is discarded. */
const SLOWEST_LOOK_MS = 500;

/**
 * The clock of the database, shared by all platforms on it: prices, sessions and cards expire for all of them at the same moment,
 * whatever the clocks of their machines show. Between two measurements, and while the database is unavailable, time advances
 * evenly.
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
