/** The events that the platform has recorded, read from its own database. */
import { openDatabase } from './platform-database';

/** What was tracked by this name, the oldest first, by a platform that runs PostgreSQL in `dataDir`. */
export async function recordedEvents(
  dataDir: string,
  name: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const database = openDatabase(dataDir);
  const events = await database
    .selectFrom('events')
    .where('name', '=', name)
    .orderBy('id')
    .select('properties')
    .execute();
  await database.destroy();
  return events.map(({ properties }) => properties);
}
