/** A platform that dies between the charge and its record, and two workers on one purchase. */
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { createVault, type Vault } from '../../payment/vault/vault-operations';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import { advance, type Leased, LeaseLost } from '../durable-worker';
import { priceFreezeWork } from './price-freeze-work';
import { losingTheAnswerTo, overtakenBy, takeOver } from '../../testing/worked-rows';
import { freezePrice, freezeRequestOf, frozenPrices } from '../../testing/freeze-journey';

let platform: TestPlatform;
let helen: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterEach(async () => expect(await ledgerProblems(platform.database)).toEqual([]));
afterAll(() => platform.close());

/** A purchase that the platform's worker does not reach, as if it had been killed. */
async function purchaseUnderWay(id: string): Promise<Leased<'price_freezes'>> {
  const like = await freezePrice(helen, freezeRequestOf({ kind: 'RoomType' }), `like-${id}`);
  const row = await platform.database
    .selectFrom('price_freezes')
    .selectAll()
    .where('id', '=', like.id)
    .executeTakeFirstOrThrow();
  await platform.database
    .insertInto('price_freezes')
    .values({
      ...row,
      id,
      idempotency_key: id,
      state: 'Running',
      guests: JSON.stringify(row.guests),
      card: JSON.stringify(row.card),
      errors: '[]',
      offer: null,
      authorization_id: null,
      purchased_at: null,
      expires_at: null,
      run_after: new Date(Date.now() + 15_000),
    })
    .execute();
  return takeOver(platform.database, 'price_freezes', id);
}

const capturesOf = async (id: string) =>
  (
    await platform.database
      .selectFrom('vault_operations')
      .innerJoin('vault_authorizations', 'vault_authorizations.id', 'authorization_id')
      .select('captured_minor')
      .where('idempotency_key', '=', `${id}:capture`)
      .execute()
  ).map(({ captured_minor }) => captured_minor);

const vault = () => createVault(platform.database, platform.clock);

const advanceWith = (withVault: Vault, leased: Leased<'price_freezes'>) =>
  advance(
    platform.database,
    priceFreezeWork({ database: platform.database, clock: platform.clock, vault: withVault }),
    leased,
  );

const resultOf = async (idempotencyKey: string) =>
  (await helen.call('pollPriceFreezePurchase', { idempotencyKey })).body.result;

test.each(['authorize', 'capture'] as const)(
  '[AD-11] [BK-20] after a lost response to %s the request is repeated, and the deposit is charged once',
  async (operation) => {
    const losing = losingTheAnswerTo(operation, vault());
    const leased = await purchaseUnderWay(`freeze_lost_${operation}`);
    const { id } = leased.row;
    await expect(advanceWith(losing, leased)).rejects.toThrow('connection was lost');
    expect(await resultOf(id)).toBe('Pending');
    await advanceWith(losing, await takeOver(platform.database, 'price_freezes', id));
    expect(await resultOf(id)).toBe('Success');
    expect(await capturesOf(id)).toEqual([2_960]);
  },
);

test('[AD-11] two workers on one purchase take one deposit and create one voucher', async () => {
  const leased = await purchaseUnderWay('freeze_two_workers');
  const { id } = leased.row;
  const finish = async () => advanceWith(vault(), await takeOver(platform.database, 'price_freezes', id));
  await expect(advanceWith(overtakenBy(finish, vault()), leased)).rejects.toThrow(LeaseLost);
  const frozen = (await frozenPrices(helen)).find((each) => each.id === id);
  expect(frozen).toMatchObject({ state: 'Valid', vouchers: [{ deposit: { value: 29.6 } }] });
  expect(await capturesOf(id)).toEqual([2_960]);
});
