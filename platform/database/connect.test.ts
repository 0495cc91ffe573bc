import { sql } from 'kysely';
import { newId } from '../kernel/identifiers';
import { createDatabase, databaseUrl, dropDatabase } from '../testing/template-database';
import { connect, type Database, isDatabaseUnreachable } from './connect';

const url = databaseUrl(process.env['TEST_TEMPLATE_URL'] ?? '', newId('connect_test'));
let database: Database;

beforeAll(async () => {
  await createDatabase(url);
  database = connect(url, () => undefined, { connections: 1 });
  await sql`create table notes (note text)`.execute(database);
});
afterAll(async () => {
  await database.destroy();
  await dropDatabase(url);
});

const connectionId = async (): Promise<number> =>
  (await sql<{ id: number }>`select pg_backend_pid() as id`.execute(database)).rows[0]!.id;
const write = (on: Database = database) => sql`insert into notes values ('written')`.execute(on);

test('a connection that has become read-only is replaced after the first change that it refuses', async () => {
  const before = await connectionId();
  // Reproduces the effect on connections of a server that is demoted in place.
  await sql`set default_transaction_read_only = on`.execute(database);
  const refusal: unknown = await write().catch((error: unknown) => error);
  expect(isDatabaseUnreachable(refusal)).toBe(true);
  await write();
  expect(await connectionId()).not.toBe(before);
});

test('a connection that refuses a change within a transaction is replaced', async () => {
  await sql`set default_transaction_read_only = on`.execute(database);
  const refused = database.transaction().execute((transaction) => write(transaction));
  await expect(refused).rejects.toMatchObject({ code: '25006' });
  await write();
});

test('a connection stays after a statement that fails for another reason', async () => {
  const before = await connectionId();
  await expect(sql`select 1 / 0`.execute(database)).rejects.toMatchObject({ code: '22012' });
  expect(await connectionId()).toBe(before);
});
