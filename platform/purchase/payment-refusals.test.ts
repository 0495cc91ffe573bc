/** What a booking is refused for before anything moves: afterwards there is no booking at all. */
import { ledgerProblems } from '../ledger/testing/check-ledgers';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';
import { byCard, fulfillment, readyQuote, withCredit, withMiles, withOffer } from './testing/journey';

let platform: TestPlatform;
let helen: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterAll(() => platform.close());
afterEach(async () => {
  expect(await platform.database.selectFrom('bookings').select('id').execute()).toEqual([]);
  expect(await ledgerProblems(platform.database)).toEqual([]);
});

test.each([
  ['a cent too little', [byCard(739.99)], 42203],
  ['a cent too much', [byCard(740.01)], 42203],
  ['a fraction of a cent', [byCard(739.996)], 42203],
  ['two cards', [byCard(370), byCard(370)], 42203],
  ['a part of nothing', [byCard(740), withCredit(0)], 42203],
  ['rewards worth less than they are said to be', [withMiles(73_999, 740)], 42203],
  ['an offer beyond its amount', [withOffer(50.01), byCard(689.99)], 42203],
  ['an offer whose sale has not begun', [withOffer(75, 'offer_helen_sale-75'), byCard(665)], 42203],
  ['an offer for flights', [withOffer(40, 'offer_helen_flight-40'), byCard(700)], 42203],
  [
    '[WA-07] more credit than the offer may be stacked with',
    [withOffer(50), withCredit(101), byCard(589)],
    42203,
  ],
  [
    '[RW-10] less than the least that can be redeemed',
    [
      {
        ...withMiles(24, 24),
        rewardsAccountId: 'acct_helen_cash',
        rewardsPrice: { value: 24, currency: 'Cash' },
      },
      byCard(716),
    ],
    42203,
  ],
  ['somebody else’s card', [byCard(740, 'card_grace_paradise')], 40401],
  ['somebody else’s offer', [withOffer(50, 'offer_walter_x'), byCard(690)], 40401],
  [
    'somebody else’s rewards',
    [{ ...withMiles(74_000, 740), rewardsAccountId: 'acct_grace_paradise' }],
    40401,
  ],
  [
    'another currency',
    [{ kind: 'UserCard', paymentId: 'card_helen_summit', paymentAmount: { currency: 'CAD', amount: 740 } }],
    42203,
  ],
] as const)('%s', async (_what, payments, code) => {
  const quote = await readyQuote(helen);
  const { body } = await helen.refused('scheduleFulfillment', fulfillment(quote, [...payments]));
  expect(body.code).toBe(code);
});

test('[RW-08] rewards of an account that does not allow redemption', async () => {
  const daniel = await platform.signIn('daniel');
  const quote = await readyQuote(daniel);
  const { body } = await daniel.refused(
    'scheduleFulfillment',
    fulfillment(quote, [
      {
        kind: 'Rewards',
        rewardsAccountId: 'acct_daniel_meridian',
        fiatValue: { value: 100, currencyCode: 'USD' },
        rewardsPrice: { value: 10_000, currency: 'Points' },
      },
      byCard(640, 'card_daniel_meridian'),
    ]),
  );
  expect(body).toMatchObject({ code: 42203, message: 'The account does not allow redemption.' });
});

test('[BK-03] a quote without a main guest', async () => {
  const quote = await readyQuote(helen);
  await platform.database.updateTable('quotes').set({ main_guest: null }).execute();
  const { body } = await helen.refused('scheduleFulfillment', fulfillment(quote, [byCard(740)]));
  expect(body.code).toBe(40902);
});

test('a quote that has expired, was discarded or is somebody else’s', async () => {
  const quote = await readyQuote(helen);
  const grace = await platform.signIn('grace');
  const theirs = await grace.refused('scheduleFulfillment', fulfillment(quote, [byCard(740)]));
  expect(theirs.body.code).toBe(40401);
  platform.clock.advance(15 * 60_000);
  const expired = await helen.refused('scheduleFulfillment', fulfillment(quote, [byCard(740)]));
  expect(expired.body.code).toBe(40902);
  const other = await readyQuote(helen);
  await helen.call('discardQuote', { value: other.token });
  const discarded = await helen.refused('scheduleFulfillment', fulfillment(other, [byCard(740)]));
  expect(discarded.body.code).toBe(40902);
});

test('[PQ-16] an agent’s fee other than the quoted one', async () => {
  const priya = await platform.signIn('priya');
  const quote = await readyQuote(priya, { agentFee: 10 });
  const request = fulfillment(quote, [byCard(750, 'card_helen_summit')]);
  expect((await priya.refused('scheduleFulfillment', request)).body.code).toBe(42203);
});
