/** Rows that were stored under earlier names, read back after the migration that renames them. */
import { Migrator, sql } from 'kysely';
import { newId } from '../kernel/identifiers';
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
  await storeAuthorizations();
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

/** The payouts of used protections: on trips booked elsewhere in dollars and euros, on stays in dollars. */
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

/** A booking with a card, one with credit alone, a canceled one, and a price freeze whose card was declined. */
const storeAuthorizations = () =>
  sql`
    alter table booking_steps drop constraint booking_steps_booking_id_fkey;
    insert into vault_cards values ('tok_1', 'print', 'Visa', '4242', 1, 2030, 'Elena', '10001', 'US', '00', now());
    insert into vault_authorisations (id, card_token, currency, authorised_minor, created_at)
      values ('auth_1', 'tok_1', 'USD', 900, now());
    insert into vault_operations (idempotency_key, kind, authorisation_id, amount_minor, decline, created_at) values
      ('book_card:authorise', 'Authorise', 'auth_1', 900, null, now()),
      ('book_card:capture', 'Capture', 'auth_1', 900, null, now()),
      ('pf_1:authorise', 'Authorise', null, 900, 'CreditCardDeclined', now());
    insert into booking_steps (booking_id, step, detail, done_at) values
      ('book_card', 'AuthoriseCard', '{"authorisationId": "auth_1"}', now()),
      ('book_credit', 'AuthoriseCard', '{}', now()),
      ('book_canceled', 'GiveBack', '{}', now())
  `.execute(database);

test('payouts of used protections on stays and on trips booked elsewhere are one account for each currency', async () => {
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

test('a booking in progress continues with its steps and its authorization', async () => {
  expect(
    await database
      .selectFrom('booking_steps')
      .select(['booking_id', 'step', 'detail'])
      .orderBy('booking_id')
      .execute(),
  ).toEqual([
    { booking_id: 'book_canceled', step: 'PostRefund', detail: {} },
    { booking_id: 'book_card', step: 'AuthorizeCard', detail: { authorizationId: 'auth_1' } },
    { booking_id: 'book_credit', step: 'AuthorizeCard', detail: {} },
  ]);
  expect(
    await database
      .selectFrom('vault_operations')
      .select(['idempotency_key', 'kind', 'authorization_id'])
      .orderBy('idempotency_key')
      .execute(),
  ).toEqual([
    { idempotency_key: 'book_card:authorize', kind: 'Authorize', authorization_id: 'auth_1' },
    { idempotency_key: 'book_card:capture', kind: 'Capture', authorization_id: 'auth_1' },
    { idempotency_key: 'pf_1:authorize', kind: 'Authorize', authorization_id: null },
  ]);
  expect(
    await database.selectFrom('vault_authorizations').select(['id', 'authorized_minor']).execute(),
  ).toEqual([{ id: 'auth_1', authorized_minor: 900 }]);
});

test('the database has no name in British spelling', async () => {
  const { rows } = await sql`
    select relname as name from pg_class where relname like '%authoris%'
    union select attname from pg_attribute where attname like '%authoris%'
    union select conname from pg_constraint where conname like '%authoris%'
  `.execute(database);
  expect(rows).toEqual([]);
});
