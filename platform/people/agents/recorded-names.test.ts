/**
 * Rows that an agent's session writes name the agent and the customer. A table without `agent_user_id` is one of the customer's
 * objects only through the table named here.
 */
import { sql } from 'kysely';
import { ownRequests, type OwnRequests } from '../../testing/own-requests';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import type { OperationId } from '../../http/operations';

let platform: TestPlatform;
let priya: TestCaller;
let own: OwnRequests;
let before: Map<string, Set<string>>;

/** Tables whose rows belong to a row that names both, and tables of the platform itself or of another system. */
const NAMED_BY: Readonly<Record<string, string>> = {
  booking_steps: 'bookings, cancellations',
  ledger_entries: 'ledger_transactions',
  ledger_accounts: 'ledger_transactions',
  price_freeze_vouchers: 'price_freezes',
  sold_nights: 'bookings, price_freezes',
  sessions: 'itself',
  vault_authorizations: 'the vault',
  vault_cards: 'the vault',
  vault_keys: 'the vault',
  vault_operations: 'the vault',
};

/** Tables that name the agent, and the customer only through another table. */
const OF_CUSTOMER_BY = new Set(['account_changes', 'booking_approvals', 'wishlist_items']);

/** The catalogue, which no session writes. */
const UNWATCHED = new Set(['listings', 'markets']);

async function rowsByTable(): Promise<Map<string, Set<string>>> {
  const tables = await platform.database.introspection.getTables();
  const rows = new Map<string, Set<string>>();
  for (const { name } of tables) {
    if (UNWATCHED.has(name)) continue;
    const { rows: found } = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(platform.database);
    rows.set(name, new Set(found.map(({ row }) => row)));
  }
  return rows;
}

async function writtenRows(): Promise<{ table: string; row: Record<string, unknown> }[]> {
  const now = await rowsByTable();
  return [...now].flatMap(([table, rows]) =>
    [...rows]
      .filter((row) => !before.get(table)?.has(row))
      .map((row) => ({ table, row: JSON.parse(row) as Record<string, unknown> })),
  );
}

/** Operations that end what the others need. */
const LAST: readonly OperationId[] = [
  'deletePassenger',
  'deleteWishlist',
  'deleteWishlistItems',
  'deletePaymentMethod',
];

beforeAll(async () => {
  platform = await startTestPlatform();
  priya = await platform.actFor('priya', 'helen');
  before = await rowsByTable();
  own = await ownRequests(priya);
  const operations = (Object.keys(own) as (keyof OwnRequests)[]).filter(
    (id) => !id.startsWith('login') && id !== 'actFor',
  );
  const ordered = [
    ...operations.filter((id) => !LAST.includes(id)),
    ...operations.filter((id) => LAST.includes(id)),
  ];
  // Some are refused, because an earlier one has done it; whatever they write counts.
  for (const id of ordered) await priya.call(id, own[id] as never).catch(() => undefined);
}, 60_000);
afterAll(() => platform.close());

test('[AG-06] every row that the session of an agent wrote names the agent and the customer', async () => {
  const written = await writtenRows();
  const unnamed = written.filter(({ table, row }) => {
    if (table in NAMED_BY) return false;
    const customer = row['customer_user_id'] ?? row['user_id'] ?? row['owner_user_id'] ?? row['id'];
    return row['agent_user_id'] !== 'user_priya' || (customer !== 'user_helen' && !OF_CUSTOMER_BY.has(table));
  });
  expect(unnamed).toEqual([]);
  const tables = new Set(written.map(({ table }) => table));
  for (const table of [
    'bookings',
    'cancellations',
    'ledger_transactions',
    'quotes',
    'travelers',
    'price_freezes',
  ])
    expect(tables).toContain(table);
});

test('[AG-06] what the customer does later names no agent', async () => {
  const helen = await platform.signIn('helen');
  await helen.call('updatePreferenceMetadata', { hasSeenWishlistsFtux: false });
  const flags = await platform.database
    .selectFrom('preference_metadata')
    .selectAll()
    .where('user_id', '=', 'user_helen')
    .executeTakeFirstOrThrow();
  expect(flags).toMatchObject({ agent_user_id: null });
});
