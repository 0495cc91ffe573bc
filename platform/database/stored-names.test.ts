/** Rows that were stored under earlier names, read back after the migration that renames them. */
import { Migrator, sql } from 'kysely';
import { newId } from '../identifiers';
import { createDatabase, databaseUrl, dropDatabase } from '../testing/template-database';
import { connect, type Database } from './connect';
import { migrate, migrations } from './migrate';

const RENAMES = '0016-stored-names';
const url = databaseUrl(process.env['TEST_TEMPLATE_URL'] ?? '', newId('stored_names_test'));
let database: Database;

beforeAll(async () => {
  await createDatabase(url);
  database = connect(url, () => undefined, { connections: 2 });
  await migrateToBeforeRenames();
  await storeClaims();
  await migrate(database);
});
afterAll(async () => {
  await database.destroy();
  await dropDatabase(url);
});

async function migrateToBeforeRenames(): Promise<void> {
  const names = Object.keys(migrations);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateTo(names[names.indexOf(RENAMES) - 1] ?? '');
  expect(error).toBeUndefined();
}

/** What used protections paid out: on trips booked elsewhere in dollars and euros, on stays in dollars. */
const storeClaims = () =>
  sql`
    insert into ledger_accounts (id, kind, unit, reference) values
      ('ProtectionCosts:USD:USD', 'ProtectionCosts', 'USD', 'USD'),
      ('ProtectionCosts:EUR:EUR', 'ProtectionCosts', 'EUR', 'EUR'),
      ('ProtectionCosts:CAD:CAD', 'ProtectionCosts', 'CAD', 'CAD'),
      ('Claims:USD:USD', 'Claims', 'USD', 'USD'),
      ('CardClearing:USD:USD', 'CardClearing', 'USD', 'USD'),
      ('RefundsDue:EUR:EUR', 'RefundsDue', 'EUR', 'EUR');
    insert into ledger_transactions (id, idempotency_key, kind, description, created_at) values
      ('ltx_1', 'trip:used', 'ProtectionRefunded', '', now()), ('ltx_2', 'stay:used', 'CardRefunded', '', now());
    insert into ledger_entries (transaction_id, account_id, amount, unit) values
      ('ltx_1', 'ProtectionCosts:USD:USD', -300, 'USD'), ('ltx_1', 'CardClearing:USD:USD', 300, 'USD'),
      ('ltx_1', 'ProtectionCosts:EUR:EUR', -70, 'EUR'), ('ltx_1', 'RefundsDue:EUR:EUR', 70, 'EUR'),
      ('ltx_2', 'Claims:USD:USD', -40, 'USD'), ('ltx_2', 'CardClearing:USD:USD', 40, 'USD')
  `.execute(database);

test('what used protections paid out on stays and on trips booked elsewhere is one account for each currency', async () => {
  const accounts = await database
    .selectFrom('ledger_accounts')
    .select(['id', 'balance'])
    .where('kind', 'in', ['Claims', 'ProtectionCosts'])
    .where('balance', '<>', 0)
    .orderBy('id')
    .execute();
  expect(accounts).toEqual([
    { id: 'Claims:EUR:EUR', balance: -70 },
    { id: 'Claims:USD:USD', balance: -340 },
  ]);
});
