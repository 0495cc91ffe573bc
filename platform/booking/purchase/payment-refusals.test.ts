/** Refusals of a booking before anything moves: afterwards there is no booking. */
import { json } from '../../database/json';
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import {
  byCard,
  fulfillment,
  readyQuote,
  withCredit,
  withMiles,
  withOffer,
} from '../../testing/booking-journey';

type Payments = Parameters<typeof fulfillment>[1];

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

const SUM = 'The parts do not sum to the quoted total.';
const KINDS = 'Two parts are of one kind.';
const NOTHING = 'A part is nothing.';
const DECIMALS = 'A part has more decimals than its currency.';
const CURRENCY = 'A part is in another currency than the quote.';
const WORTH = 'The rewards are worth another amount.';
const MILES = 'Rewards have two decimals at most.';
const NEGATIVE = 'must be >= 0;';
const CARD = 'There is no such card.';
const ACCOUNT = 'There is no such rewards account.';

test.each([
  ['a cent too little', [byCard(739.99)], 42203, SUM],
  ['a cent too much', [byCard(740.01)], 42203, SUM],
  ['a fraction of a cent', [byCard(739.996)], 42203, DECIMALS],
  ['two cards', [byCard(370), byCard(370)], 42203, KINDS],
  ['two offers', [withOffer(50), withOffer(50), byCard(640)], 42203, KINDS],
  ['a payment part of zero', [byCard(740), withCredit(0)], 42203, NOTHING],
  ['a negative payment part', [byCard(840), withCredit(-100)], 40001, NEGATIVE],
  ['a payment to a card', [byCard(-10), withMiles(75_000, 750)], 40001, NEGATIVE],
  ['more money than the balance', [byCard(1e300)], 40001, 'must be <= 10000000;'],
  ['rewards with a value below the stated one', [withMiles(73_999, 740)], 42203, WORTH],
  ['rewards with a value above the stated one', [withMiles(74_001, 740)], 42203, WORTH],
  ['a fraction of a hundredth of a mile', [withMiles(74_000.001, 740)], 42203, MILES],
  ['rewards below zero', [withMiles(-1_000, 10), byCard(730)], 40001, NEGATIVE],
  [
    'miles sent as points',
    [{ ...withMiles(74_000, 740), rewardsPrice: { value: 74_000, currency: 'Points' } }],
    42203,
    'The account counts something else.',
  ],
  [
    'an offer for more than its amount',
    [withOffer(50.01), byCard(689.99)],
    42203,
    'The offer takes less off.',
  ],
  [
    '[WA-05] an offer whose sale has not begun',
    [withOffer(75, 'offer_helen_sale-75'), byCard(665)],
    42203,
    'The offer has not begun.',
  ],
  [
    '[WA-06] an offer for flights',
    [withOffer(40, 'offer_helen_flight-40'), byCard(700)],
    42203,
    'The offer is not for homes.',
  ],
  [
    '[WA-07] a cent more credit than the offer may be stacked with',
    [withOffer(50), withCredit(100.01), byCard(589.99)],
    42203,
    'More credit than the offer may be stacked with.',
  ],
  [
    '[RW-10] a cent less than the minimum redemption',
    [
      {
        ...withMiles(24.99, 24.99),
        rewardsAccountId: 'acct_helen_cash',
        rewardsPrice: { value: 24.99, currency: 'Cash' },
      },
      byCard(715.01),
    ],
    42203,
    'Less than the least that can be redeemed.',
  ],
  ['another user’s card', [byCard(740, 'card_grace_paradise')], 40401, CARD],
  [
    'a card that earns for another user',
    [{ ...byCard(740), accountReferenceId: 'acct_grace_paradise' }],
    40401,
    ACCOUNT,
  ],
  [
    'another user’s offer',
    [withOffer(50, 'offer_odile_night-320'), byCard(690)],
    40401,
    'There is no such offer.',
  ],
  [
    'another user’s credit',
    [{ ...withCredit(100), offerId: 'credit_maya_welcome' }, byCard(640)],
    40401,
    'There is no such credit.',
  ],
  [
    'a credit that has expired [PM-13]',
    [{ ...withCredit(100), offerId: 'credit_helen_last-year' }, byCard(640)],
    42203,
    'The credit has expired.',
  ],
  [
    'another user’s rewards',
    [{ ...withMiles(74_000, 740), rewardsAccountId: 'acct_grace_paradise' }],
    40401,
    ACCOUNT,
  ],
  [
    'another currency',
    [{ kind: 'UserCard', paymentId: 'card_helen_summit', paymentAmount: { currency: 'CAD', amount: 740 } }],
    42203,
    CURRENCY,
  ],
  [
    'credit in another currency',
    [{ ...withCredit(100), paymentAmount: { fiatValue: { value: 100, currencyCode: 'EUR' } } }, byCard(640)],
    42203,
    CURRENCY,
  ],
] as [string, Payments, number, string][])('%s', async (_what, payments, code, message) => {
  const quote = await readyQuote(helen);
  const { body } = await helen.refused('scheduleFulfillment', fulfillment(quote, payments));
  expect(body.code).toBe(code);
  expect(body.message).toContain(message);
});

test.each([
  ['has expired', { expires_on: '2026-05-03' }, 'The offer has expired.'],
  ['was used', { used_by_booking_id: 'book_1' }, 'The offer is not open.'],
  ['was voided', { state: 'Voided' }, 'The offer is not open.'],
  ['is in another currency', { currency: 'CAD' }, 'The offer is in another currency than the quote.'],
  [
    'has a condition that the booking does not meet',
    {
      condition: json({
        OfferCondition: 'AmountComparison',
        atLeast: { amount: 740.01, currency: 'USD' },
      }),
    },
    'The booking does not meet the condition of the offer.',
  ],
] as const)('[WA-04] [WA-10] an offer that %s', async (_what, change, message) => {
  const offers = platform.database.selectFrom('offers').selectAll().where('id', '=', 'offer_helen_stay-50');
  const as = (row: object) =>
    platform.database.updateTable('offers').set(row).where('id', '=', 'offer_helen_stay-50').execute();
  const before = await offers.executeTakeFirstOrThrow();
  const quote = await readyQuote(helen);
  await as(change);
  const { body } = await helen.refused(
    'scheduleFulfillment',
    fulfillment(quote, [withOffer(50), byCard(690)]),
  );
  await as(Object.fromEntries(Object.keys(change).map((key) => [key, before[key as 'state']])));
  expect(body).toMatchObject({ code: 42203, message });
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
  expect(body).toMatchObject({ code: 40904, message: 'The quote has no main guest.' });
});

test('a quote that has expired, was discarded or is another user’s', async () => {
  const quote = await readyQuote(helen);
  const grace = await platform.signIn('grace');
  const theirs = await grace.refused('scheduleFulfillment', fulfillment(quote, [byCard(740)]));
  expect(theirs.body.code).toBe(40401);
  platform.clock.advance(15 * 60_000);
  const expired = await helen.refused('scheduleFulfillment', fulfillment(quote, [byCard(740)]));
  expect(expired.body.code).toBe(40903);
  const other = await readyQuote(helen);
  await helen.call('discardQuote', { value: other.token });
  const discarded = await helen.refused('scheduleFulfillment', fulfillment(other, [byCard(740)]));
  expect(discarded.body.code).toBe(40902);
});

test('[PQ-16] [AG-03] an agent fee requested by a traveler', async () => {
  const quote = await readyQuote(helen);
  const request = fulfillment({ ...quote, agentFee: 10 }, [byCard(750)]);
  expect((await helen.refused('scheduleFulfillment', request)).body.code).toBe(40302);
});

test('[PQ-16] an agent fee other than the quoted one', async () => {
  const priya = await platform.actFor('priya', 'walter');
  const quote = await readyQuote(priya, { agentFee: 10 });
  const request = fulfillment(quote, [byCard(750, 'card_helen_summit')]);
  expect((await priya.refused('scheduleFulfillment', request)).body.code).toBe(42203);
});

test('[WA-14] a credit in another currency', async () => {
  const credits = platform.database.updateTable('wallet_credits').where('id', '=', 'credit_helen_annual');
  const quote = await readyQuote(helen);
  await credits.set({ currency: 'CAD' }).execute();
  const credit = { ...withCredit(50), offerId: 'credit_helen_annual' } as ReturnType<typeof withCredit>;
  const { body } = await helen.refused('scheduleFulfillment', fulfillment(quote, [credit, byCard(690)]));
  await credits.set({ currency: 'USD' }).execute();
  expect(body).toMatchObject({ code: 42203, message: 'The credit is in another currency than the quote.' });
});
