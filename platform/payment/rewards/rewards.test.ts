import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import { post } from '../ledger/ledger';
import { paymentPostings, refundPostings } from '../ledger/postings';
import { rewardsEarned, rewardsFor, rewardsUsdMinor } from './conversion';

let platform: TestPlatform;
let helen: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterAll(() => platform.close());

test('[RW-01] [RW-02] accounts have balance, value, minimum, card numbers and earn multipliers', async () => {
  const { body } = await helen.call('listRewardsAccounts');
  expect(body.accounts).toEqual([
    {
      accountReferenceId: 'acct_helen_summit',
      productDisplayName: 'Larkfield Summit Reserve',
      customerAccountRole: 'Primary',
      rewardsBalance: { value: 182_450, currency: 'Miles', currencyDescription: 'Travel miles' },
      rewardsCashEquivalent: { value: 1_824.5, currencySymbol: '$', currencyCode: 'USD' },
      redemptionMin: 0,
      allowRewardsRedemption: true,
      lastFour: '4821',
      lastFourVirtualCardNumbers: ['1199'],
      isTiered: false,
      accountUseType: 'Personal',
      earn: { homesMultiplier: 5, flightsMultiplier: 5, hotelsMultiplier: 10, carsMultiplier: 10 },
    },
    expect.objectContaining({
      rewardsBalance: { value: 212.4, currency: 'Cash', currencyDescription: 'Cash back' },
      rewardsCashEquivalent: { value: 212.4, currencySymbol: '$', currencyCode: 'USD' },
      redemptionMin: 25,
      isTiered: true,
    }),
  ]);
});

test.each([
  ['daniel', 'AuthorizedUser', false],
  ['ruth', 'AccountManager', false],
  ['tom', 'NonFinancialUser', false],
  ['walter', 'Primary', true],
])('[RW-18] %s is %s on the account', async (persona, role, mayRedeem) => {
  const { body } = await (await platform.signIn(persona)).call('listRewardsAccounts');
  expect(body.accounts[0]).toMatchObject({ customerAccountRole: role, allowRewardsRedemption: mayRedeem });
});

test('[RW-10] the balance is that of the ledger', async () => {
  const { body } = await helen.call('listRewardsAccounts');
  for (const { accountReferenceId, rewardsBalance } of body.accounts) {
    const { sum } = await platform.database
      .selectFrom('ledger_entries')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .select(({ fn }) => fn.sum<number>('ledger_entries.amount').as('sum'))
      .where('reference', '=', accountReferenceId)
      .executeTakeFirstOrThrow();
    expect(sum).toBe(Math.round(rewardsBalance.value * 100));
  }
});

test.each([
  ['acct_helen_summit', 740.5, { amount: 3_702.5, currency: 'Miles' }],
  ['acct_helen_cash', 740.5, { amount: 22.22, currency: 'Cash' }],
])('[EA-01] %s earns on a stay', async (account, amountUsd, earned) => {
  const { body } = await helen.call('convertProductToEarn', { account, travelProduct: 'Homes', amountUsd });
  expect(body).toEqual(earned);
});

test('[SP-06] the value of rewards in dollars is rounded down', async () => {
  const worth = async (accountReferenceId: string, rewardsAmount: number) =>
    (await helen.call('convertRewardsToUsd', { accountReferenceId, rewardsAmount })).body.data.value;
  expect(await worth('acct_helen_summit', 12_345.67)).toBe(123.45);
  expect(await worth('acct_helen_cash', 12.34)).toBe(12.34);
});

test("[SP-07] another user's account cannot be converted", async () => {
  const request = { accountReferenceId: 'acct_walter_cash', rewardsAmount: 1 };
  expect((await helen.refused('convertRewardsToUsd', request)).status).toBe(404);
  const purchase = { account: 'acct_walter_cash', travelProduct: 'Homes', amountUsd: 1 };
  expect((await helen.refused('convertProductToEarn', purchase)).status).toBe(404);
});

test('rewards that cover an amount have its value, and a hundredth less does not', () => {
  for (const unitValue of [75, 100, 10_000]) {
    for (const usdMinor of [1, 99, 74_000, 123_457]) {
      const needed = rewardsFor(usdMinor, unitValue);
      expect(rewardsUsdMinor(needed, unitValue)).toBe(usdMinor);
      expect(rewardsUsdMinor(needed - 1, unitValue)).toBeLessThan(usdMinor);
    }
  }
  expect(rewardsEarned(10_000, 5, 'Miles')).toBe(50_000);
  expect(rewardsEarned(10_000, 1.5, 'Cash')).toBe(150);
});

test('[RW-01] the movements of rewards are earned, redeemed, and returned, the newest first', async () => {
  const stay = (at: string) => ({
    bookingId: 'trip_activity',
    reservationNumber: 'LK-333333',
    at: new Date(at),
    movements: [
      {
        kind: 'Rewards' as const,
        ownerUserId: 'user_helen',
        accountReferenceId: 'acct_helen_summit',
        unit: 'Miles',
        hundredths: 2_000_000,
        currency: 'USD',
        amountMinor: 20_000,
      },
    ],
  });
  const later = platform.clock.now().getTime();
  const postings = [
    ...paymentPostings(stay(new Date(later + 1_000).toISOString())),
    ...refundPostings(stay(new Date(later + 2_000).toISOString()), 'Refunds'),
  ];
  await platform.database.transaction().execute((tx) => post(tx, postings));
  const { body } = await helen.call('listRewardsActivity');
  expect(body.movements.map(({ kind, amount, description }) => [kind, amount.value, description])).toEqual([
    ['Returned', 20_000, 'Cancellation of LK-333333'],
    ['Redeemed', -20_000, 'Booking LK-333333'],
    ['Earned', 182_450, 'Rewards earned so far'],
    ['Earned', 212.4, 'Rewards earned so far'],
  ]);
  expect(body.movements[0]).toMatchObject({
    accountReferenceId: 'acct_helen_summit',
    itineraryId: 'trip_activity',
    amount: { currency: 'Miles' },
  });
});
