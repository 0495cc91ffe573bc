import { sql } from 'kysely';
import { seedElsewhere } from './booked-elsewhere/seed-elsewhere';
import type { Database } from './database/connect';
import { seedHomes } from './homes/seed-homes';
import { dayOf } from './kernel/dates';
import type { Logger } from './kernel/logger';
import { seedPeople } from './people/seed-people';

/** Any number that nothing else in the database locks. */
const seedLock = 7_204_118;

/** Seeds an empty database, all or nothing; platforms that start simultaneously take turns. */
export async function seed(
  database: Database,
  { now, demo, logger }: { now: Date; demo: boolean; logger: Logger },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction);
    const homes = await seedHomes(transaction, dayOf(now));
    const people = demo ? await seedPeople(transaction, now) : 0;
    const elsewhere = demo ? await seedElsewhere(transaction, now) : 0;
    if (homes + people + elsewhere > 0) logger.info({ homes, people, elsewhere }, 'the database was filled');
  });
}
