import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { InsufficientBalance, post, undoPostings } from './ledger';
import { balanceOf } from './testing/balance-of';
import { type Entry, type LedgerAccount, paidName, paymentPostings, type Posting } from './postings';
import { ledgerProblems } from './testing/check-ledgers';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterEach(async () => {
  expect(await ledgerProblems(platform.database)).toEqual([]);
});
afterAll(() => platform.close());

const inTransaction = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
  platform.database.transaction().execute(work);

const miles: LedgerAccount = {
  kind: 'Rewards',
  reference: 'acct_helen_summit',
  unit: 'Miles',
  ownerUserId: 'user_helen',
};
const issuer: LedgerAccount = { kind: 'RewardsIssuer', reference: 'Miles', unit: 'Miles', ownerUserId: null };
const revenue: LedgerAccount = { kind: 'Revenue', reference: 'USD', unit: 'USD', ownerUserId: null };

const posting = (idempotencyKey: string, entries: readonly Entry[]): Posting => ({
  idempotencyKey,
  kind: 'Test',
  description: 'A test',
  bookingId: null,
  at: platform.clock.now(),
  entries,
});

const spend = (amount: number): Entry[] => [
  { account: miles, amount: -amount },
  { account: issuer, amount },
];

test('a posting changes balances once, however often it is posted', async () => {
  const before = await balanceOf(platform.database, miles);
  await inTransaction((tx) => post(tx, [posting('once', spend(500))]));
  await inTransaction((tx) => post(tx, [posting('once', spend(500))]));
  expect(await balanceOf(platform.database, miles)).toBe(before - 500);
});

test('the database refuses a transaction that does not sum to zero at commit', async () => {
  const lopsided = inTransaction((tx) => post(tx, [posting('lopsided', spend(500).slice(0, 1))]));
  await expect(lopsided).rejects.toThrow('does not sum to zero');
});

test('a transaction is refused if any of its units does not sum to zero', async () => {
  const mixed = [
    { account: miles, amount: -500 },
    { account: revenue, amount: 500 },
  ];
  await expect(inTransaction((tx) => post(tx, [posting('mixed', mixed)]))).rejects.toThrow(
    'does not sum to zero',
  );
});

test('no user can spend more than they have, not even concurrently', async () => {
  const balance = await balanceOf(platform.database, miles);
  await expect(inTransaction((tx) => post(tx, [posting('too-much', spend(balance + 1))]))).rejects.toThrow(
    InsufficientBalance,
  );
  const third = Math.floor(balance / 3) + 1;
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) =>
      inTransaction((tx) => post(tx, [posting(`third-${index}`, spend(third))])),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await balanceOf(platform.database, miles)).toBe(balance - 2 * third);
});

test('entries never change', async () => {
  const change = platform.database.updateTable('ledger_entries').set({ amount: 1 }).execute();
  await expect(change).rejects.toThrow('never changed');
  await expect(platform.database.deleteFrom('ledger_entries').execute()).rejects.toThrow('never changed');
});

test('undoing the payments of a booking restores every balance, once', async () => {
  const before = await balanceOf(platform.database, miles);
  const payment = paymentPostings({
    bookingId: 'trip_undone',
    reservationNumber: 'LK-222222',
    at: platform.clock.now(),
    movements: [
      {
        kind: 'Rewards',
        ownerUserId: 'user_helen',
        accountReferenceId: 'acct_helen_summit',
        unit: 'Miles',
        hundredths: 5_000,
        currency: 'USD',
        amountMinor: 50,
      },
    ],
  });
  await inTransaction((tx) => post(tx, payment));
  expect(await balanceOf(platform.database, miles)).toBe(before - 5_000);
  const undo = { bookingId: 'trip_undone', kinds: [paidName('Rewards')], at: platform.clock.now() };
  await inTransaction((tx) => undoPostings(tx, undo));
  await inTransaction((tx) => undoPostings(tx, undo));
  expect(await balanceOf(platform.database, miles)).toBe(before);
  const postings = await platform.database
    .selectFrom('ledger_transactions')
    .select('kind')
    .where('booking_id', '=', 'trip_undone')
    .orderBy('kind')
    .execute();
  expect(postings.map(({ kind }) => kind)).toEqual(['RewardsRedeemed', 'RewardsReturned']);
});
