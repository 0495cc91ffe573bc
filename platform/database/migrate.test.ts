import { type Kysely, sql } from 'kysely';
import { newId } from '../kernel/identifiers';
import { createDatabase, databaseUrl, dropDatabase } from '../testing/template-database';
import { connect, type Database } from './connect';
import { migrate } from './migrate';
import { up as searchFilters } from './migrations/0008-search-filters';
import { up as fulfill } from './migrations/0019-fulfill';

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

test('[FM-13] homes from earlier versions get the kind and the beds of a new catalogue', async () => {
  const written = await database
    .selectFrom('listings')
    .select(['id', 'home_kind', 'beds'])
    .orderBy('id')
    .execute();
  await sql`alter table listings drop column home_kind, drop column beds`.execute(database);
  await sql`drop index listings_by_amenity`.execute(database);
  await searchFilters(database as unknown as Kysely<unknown>);
  const filled = await database
    .selectFrom('listings')
    .select(['id', 'home_kind', 'beds'])
    .orderBy('id')
    .execute();
  expect(filled).toEqual(written);
  expect(new Set(filled.map(({ home_kind }) => home_kind)).size).toBeGreaterThan(6);
});

test('test listings from earlier versions keep the behavior of their bookings', async () => {
  const rules = () => database.selectFrom('listings').select(['id', 'rules']).orderBy('id').execute();
  const written = await rules();
  await sql`
    update listings
      set rules = jsonb_set(rules #- '{scenario,fulfill}', '{scenario,fulfil}', rules #> '{scenario,fulfill}')
      where rules #> '{scenario,fulfill}' is not null
  `.execute(database);
  expect(await rules()).not.toEqual(written);
  await fulfill(database as unknown as Kysely<unknown>);
  expect(await rules()).toEqual(written);
});
