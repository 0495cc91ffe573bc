import { sql } from 'kysely';
import { newId } from '../kernel/identifiers';
import { createDatabase, databaseUrl, dropDatabase } from '../testing/template-database';
import { connect, type Database } from './connect';
import { migrate } from './migrate';

const template = process.env['TEST_TEMPLATE_URL'] ?? '';
const url = databaseUrl(template, newId('migrate_test'));
let database: Database;

beforeAll(async () => {
  await createDatabase(url, template);
  database = connect(url, () => undefined, { connections: 2 });
});
afterAll(async () => {
  await database.destroy();
  await dropDatabase(url);
});

test('an up-to-date database stays unchanged', async () => {
  expect(await migrate(database)).toEqual([]);
});

test.each([
  ['sold_nights', 'night', 'a search leaves out what is sold'],
  ['offers', 'used_by_booking_id', 'a cancellation gives an offer back'],
  ['business_members', 'user_id', 'a session says which businesses somebody is in'],
  ['vault_cards', 'fingerprint', 'a card takes the place of the one saved before'],
])('%s has an index that begins with %s: %s', async (table, column) => {
  const { rows } = await sql`
    select 1 from pg_index
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = ${table}::regclass and attname = ${column} and indpred is null
  `.execute(database);
  expect(rows).not.toEqual([]);
});

test('another failure has its cause, and does not advise to remove anything', async () => {
  const missing = connect(databaseUrl(template, newId('no_database')), () => undefined, { connections: 1 });
  await expect(migrate(missing)).rejects.toMatchObject({
    message: 'The database could not be brought up to date',
    cause: { message: expect.stringContaining('does not exist') },
  });
  await missing.destroy();
});

test('a database from before 0.1.0 is refused with what to do, and stays unchanged', async () => {
  await sql`update kysely_migration set name = '0001-areas' where name = '0001-initial'`.execute(database);
  const names = sql<{ name: string }>`select name from kysely_migration order by name limit 1`;
  await expect(migrate(database)).rejects.toThrow(
    /^The database belongs to another version .* Remove the folder DATA_DIR/,
  );
  expect((await names.execute(database)).rows).toEqual([{ name: '0001-areas' }]);
});
