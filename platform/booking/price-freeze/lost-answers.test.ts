/** A platform that dies between the charge and its record, and two workers on one purchase. */
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { createVault, type Vault } from '../../payment/vault/vault-operations';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import type { PriceFreeze } from './frozen-stay';
import { advancePriceFreeze } from './price-freeze-worker';
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
async function purchaseUnderWay(id: string): Promise<PriceFreeze> {
  const like = await freezePrice(helen, freezeRequestOf({ kind: 'RoomType' }), `like-${id}`);
  const row = await platform.database
    .selectFrom('price_freezes')
    .selectAll()
    .where('id', '=', like.id)
    .executeTakeFirstOrThrow();
  return platform.database
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
    .returningAll()
    .executeTakeFirstOrThrow();
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

const toolsWith = (vault: Vault) => ({ database: platform.database, clock: platform.clock, vault });

test.each(['authorize', 'capture'] as const)(
  '[AD-11] [BK-20] after a lost response to %s the request is repeated, and the deposit is charged once',
  async (operation) => {
    const vault = createVault(platform.database, platform.clock);
    const losing: Vault = {
      ...vault,
      [operation]: async (request: never) => {
        await vault[operation](request);
        throw new Error('killed');
      },
    };
    const freeze = await purchaseUnderWay(`freeze_lost_${operation}`);
    await expect(advancePriceFreeze(toolsWith(losing), freeze)).rejects.toThrow('killed');
    expect((await helen.call('pollPriceFreezePurchase', { idempotencyKey: freeze.id })).body).toEqual({
      result: 'Pending',
    });
    const paying = { ...freeze, state: 'Paying' as const };
    await advancePriceFreeze(toolsWith(vault), paying);
    expect((await helen.call('pollPriceFreezePurchase', { idempotencyKey: freeze.id })).body.result).toBe(
      'Success',
    );
    expect(await capturesOf(freeze.id)).toEqual([2_960]);
  },
);

test('[AD-11] two workers on one purchase take one deposit and create one voucher', async () => {
  const vault = createVault(platform.database, platform.clock);
  const freeze = await purchaseUnderWay('freeze_two_workers');
  await Promise.all([1, 2].map(() => advancePriceFreeze(toolsWith(vault), freeze)));
  await advancePriceFreeze(toolsWith(vault), { ...freeze, state: 'Paying' });
  const frozen = (await frozenPrices(helen)).find(({ id }) => id === freeze.id);
  expect(frozen).toMatchObject({ state: 'Valid', vouchers: [{ deposit: { value: 29.6 } }] });
  expect(await capturesOf(freeze.id)).toEqual([2_960]);
});
