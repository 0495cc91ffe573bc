import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from '../kernel/logger';
import { type Database, isDatabaseUnreachable } from './connect';

interface Patience {
  readonly logger: Logger;
  readonly patienceMs?: number;
}

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

/** Waits, with growing pauses, for a database that starts later than the platform or is failing over. */
export async function untilReachable(
  database: Database,
  { logger, patienceMs = 60_000 }: Patience,
): Promise<void> {
  const startedAt = performance.now();
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    try {
      await sql`select 1`.execute(database);
      return;
    } catch (error) {
      if (!isDatabaseUnreachable(error)) throw error;
      const waitedMs = performance.now() - startedAt;
      if (waitedMs > patienceMs) {
        const seconds = Math.round(waitedMs / 1_000);
        throw new Error(`The database could not be reached for ${seconds} s: ${(error as Error).message}`, {
          cause: error,
        });
      }
      logger.warn({ err: error }, 'the database cannot be reached yet');
    }
    await sleep(pauseMs);
  }
}
