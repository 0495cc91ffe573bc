import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Migration, Migrator, sql } from 'kysely';
import { EnvironmentError } from '../kernel/environment';
import type { Database } from './connect';

/** They run in the order of their names. To change the schema, add one; a migration of a released version is never edited. */
const folder = join(__dirname, 'migrations');

/** Brings the schema up to date. Kysely holds an advisory lock meanwhile, so that two platforms may start simultaneously. */
export async function migrate(database: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(storedMigrations()) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new EnvironmentError(
      'The database belongs to another version of the platform, and databases from before 0.1.0 cannot be upgraded. Remove the ' +
        'folder DATA_DIR (.data, unless it is set) and start again; with DATABASE_URL, use an empty database.',
    );
  }
  if (error) throw new Error('The database could not be brought up to date', { cause: error });
  return results.map(({ migrationName }) => migrationName);
}

const storedMigrations = (): Record<string, Migration> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => [
        name.replace('.sql', ''),
        {
          up: async (database) => {
            await sql.raw(readFileSync(join(folder, name), 'utf8')).execute(database);
          },
        },
      ]),
  );
