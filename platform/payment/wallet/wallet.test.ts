import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';

let platform: TestPlatform;
let helen: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterAll(() => platform.close());

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('[WA-01] the credit is what remains of the grants that have not expired', async () => {
  expect((await helen.call('getWallet')).body).toEqual({ credit: { amount: usd(215.5) } });
});

test('[WA-01] a user who never had credit has none', async () => {
  expect((await (await platform.signIn('daniel')).call('getWallet')).body).toEqual({});
});

test('[WA-02] [WA-10] the history has each event, newest first', async () => {
  const { body } = await helen.call('getWalletHistory');
  expect(body.credits.map(({ event, state, amount }) => [event, state, amount.amount])).toEqual([
    ['redeemed', 'Used', -84.5],
    ['expired', 'Expired', -43.8],
    ['created', 'ConfirmState', 300],
    ['redeemed', 'Used', -256.2],
    ['created', 'ConfirmState', 300],
  ]);
  const grants = body.credits.filter(({ standingChange }) => standingChange !== undefined);
  expect(grants.map(({ event }) => event)).toEqual(['created', 'created']);
  const moments = body.credits.map(({ occurredAt }) => occurredAt);
  expect(moments).toEqual([...moments].sort().reverse());
});

test('[WA-03] the details add up to the credit, and expired parts have no value', async () => {
  const { body } = await (await platform.signIn('walter')).call('getWalletDetails');
  expect(body.credit).toEqual({ amount: usd(1_300) });
  expect(body.creditBreakdown).toEqual([
    expect.objectContaining({ CreditDetail: 'GoodwillCredit', state: 'Available', usableAmount: usd(1_000) }),
    expect.objectContaining({
      CreditDetail: 'AnnualTravelCredit',
      state: 'Available',
      usableAmount: usd(300),
    }),
  ]);
  const helens = (await helen.call('getWalletDetails')).body.creditBreakdown;
  expect(helens.map(({ state, usableAmount }) => [state, usableAmount.amount])).toEqual([
    ['Expired', 0],
    ['Available', 215.5],
  ]);
});

test('[WA-04] [WA-05] offers have amount, cap, start of the sale and products, the largest first', async () => {
  const { offers } = (await helen.call('getWalletDetails')).body;
  expect(offers.map(({ id }) => id)).toEqual([
    'offer_helen_sale-75',
    'offer_helen_stay-50',
    'offer_helen_flight-40',
  ]);
  expect(offers[0]).toMatchObject({
    state: 'Open',
    amount: usd(75),
    saleEventStartOn: '2026-05-25T16:00:00.000Z',
    funnels: ['homes', 'hotels'],
  });
  expect(offers[1]).toMatchObject({
    maxApplicableCredit: usd(100),
    trackingPropertiesV2: expect.any(Object),
  });
  expect(offers[1]).not.toHaveProperty('saleEventStartOn');
});

test('[WA-15] a credit has its remaining and its granted amount, also when it has expired', async () => {
  const { creditBreakdown } = (await helen.call('getWalletDetails')).body;
  expect(
    creditBreakdown.map(({ remainingAmount, grantedAmount }) => [
      remainingAmount?.amount,
      grantedAmount?.amount,
    ]),
  ).toEqual([
    [0, 300],
    [215.5, 300],
  ]);
});

test('[WA-03] a credit that was spent entirely is redeemed', async () => {
  const walter = await platform.signIn('walter');
  const first = async () => (await walter.call('getWalletDetails')).body.creditBreakdown[0];
  const id = (await first())?.id ?? '';
  await platform.database
    .updateTable('ledger_accounts')
    .set({ balance: 0 })
    .where('kind', '=', 'TravelCredit')
    .where('reference', '=', id)
    .execute();
  expect(await first()).toMatchObject({
    id,
    state: 'Redeemed',
    usableAmount: usd(0),
    remainingAmount: usd(0),
  });
});

test('[WA-11] offers have their conditions', async () => {
  const { offers } = (await helen.call('getWalletDetails')).body;
  expect(offers.map(({ condition }) => condition?.OfferCondition)).toEqual(['And', 'AmountComparison', 'Or']);
});

test('[WA-04] a used or expired offer is omitted', async () => {
  await platform.database
    .updateTable('offers')
    .set({ used_by_booking_id: 'book_1' })
    .where('id', '=', 'offer_helen_flight-40')
    .execute();
  await platform.database
    .updateTable('offers')
    .set({ expires_on: '2026-05-03' })
    .where('id', '=', 'offer_helen_sale-75')
    .execute();
  const { offers } = (await helen.call('getWalletDetails')).body;
  expect(offers.map(({ id }) => id)).toEqual(['offer_helen_stay-50']);
});

test('[WA-03] credit can be spent on its last day and not on the next', async () => {
  const clock = platform.clock;
  const { expires_on } = await platform.database
    .selectFrom('wallet_credits')
    .select('expires_on')
    .where('id', '=', 'credit_maya_welcome')
    .executeTakeFirstOrThrow();
  const noonOf = (day: string) => Date.parse(`${day}T16:00:00Z`);
  clock.advance(noonOf(expires_on ?? '') - clock.now().getTime());
  expect((await (await platform.signIn('maya')).call('getWallet')).body.credit?.amount.amount).toBe(100);
  clock.advance(86_400_000);
  expect((await (await platform.signIn('maya')).call('getWallet')).body.credit?.amount.amount).toBe(0);
});
