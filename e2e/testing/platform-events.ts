/** The events that the platform has recorded, read from its own database. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../platform/database/connect';

/** What was tracked by this name, the oldest first, by a platform that runs PostgreSQL in `dataDir`. */
export async function recordedEvents(
  dataDir: string,
  name: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const server = JSON.parse(readFileSync(join(dataDir, 'postgres/server.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  const database = connect(
    `postgres://postgres:${server.password}@127.0.0.1:${server.port}/portal`,
    () => undefined,
    1,
  );
  const events = await database
    .selectFrom('events')
    .where('name', '=', name)
    .orderBy('id')
    .select('properties')
    .execute();
  await database.destroy();
  return events.map(({ properties }) => properties);
}
