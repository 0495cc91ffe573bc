/** The events that the platform has recorded, read from its own database. */
import { openDatabase } from './platform-database';

/** Tracked events with this name, the oldest first, from the platform with this database. */
export async function recordedEvents(
  databaseUrl: string,
  name: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const database = openDatabase(databaseUrl);
  const events = await database
    .selectFrom('events')
    .where('name', '=', name)
    .orderBy('id')
    .select('properties')
    .execute();
  await database.destroy();
  return events.map(({ properties }) => properties);
}
