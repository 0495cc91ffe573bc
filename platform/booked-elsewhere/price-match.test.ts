/** Claims of lower prices, which agents decide, each once [AD-10] [AD-24] [AG-05]. */
import { DAY_MS, HOUR_MS } from '../kernel/durations';
import { balanceOf } from '../payment/ledger/testing/balance-of';
import { ledgerProblems } from '../payment/ledger/testing/check-ledgers';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';
import { claimUntil } from './rules/price-match';

let platform: TestPlatform;
let sam: TestCaller;
let mina: TestCaller;

beforeEach(async () => {
  platform = await startTestPlatform();
  [sam, mina] = await Promise.all([platform.signIn('sam'), platform.signIn('mina')]);
});
afterEach(async () => {
  expect(await ledgerProblems(platform.database)).toEqual([]);
  await platform.close();
});

const FLIGHT = { itineraryId: 'else_sam_denver', lowerPriceUsd: 350.3, website: 'https://flights.example/a' };
const tripOf = async (itineraryId = FLIGHT.itineraryId, caller = sam) =>
  (await caller.call('listItineraries')).body.bookedElsewhere?.find(({ id }) => id === itineraryId);
const claim = async (body: object = {}, caller = sam) =>
  (await caller.call('claimPriceMatch', { ...FLIGHT, ...body })).body.trip.priceMatch?.claim;
const claimId = async () => (await claim())?.id ?? '';
const refusal = async (body: object, caller = sam) =>
  (await caller.refused('claimPriceMatch', { ...FLIGHT, ...body })).body.code;
const listOf = async (caller = mina) => (await caller.call('listPriceMatchClaims')).body.claims;
const walletOf = async () => (await sam.call('getWalletDetails')).body.creditBreakdown ?? [];
const messages = () =>
  platform.database.selectFrom('outbox').selectAll().where('kind', '=', 'PriceMatchDeclined').execute();
const paid = async () => Math.abs(await balanceOf(platform.database, { kind: 'Claims', reference: 'USD' }));

test('a claim is received, and the agent sees it with the trip and its terms', async () => {
  const now = platform.clock.now();
  expect((await tripOf())?.priceMatch).toEqual({
    claimUntil: new Date(Date.parse((await tripOf())?.bookedAt ?? '') + DAY_MS).toISOString(),
  });
  const made = await claim();
  expect(made).toMatchObject({
    state: 'Received',
    lowerPrice: { value: 350.3, currencyCode: 'USD' },
    difference: { value: 62.5 },
    website: FLIGHT.website,
    answerBy: new Date(now.getTime() + DAY_MS).toISOString(),
  });
  expect(await claim()).toEqual(made);
  expect((await tripOf())?.priceMatch).toEqual({ claim: made });
  expect(await listOf()).toMatchObject([
    {
      claim: made,
      travelerName: 'Samuel Okafor',
      emailAddress: 'sam.okafor@lakeshore.example',
      businessName: 'Lakeshore Instruments',
      trip: {
        id: FLIGHT.itineraryId,
        total: { value: 412.8 },
        flight: { cancelPenalty: { kind: 'WithFee' } },
      },
    },
  ]);
});

test.each([
  ['a lifestyle hotel that is paid at the hotel', { itineraryId: 'else_sam_union' }, 40905],
  ['the price itself', { lowerPriceUsd: 412.8 }, 42205],
  ['a higher price', { lowerPriceUsd: 500 }, 42205],
  ['a trip of somebody else', { itineraryId: 'else_elena_denver' }, 40401],
  ['no address', { website: 'flights' }, 40001],
  ['no price', { lowerPriceUsd: 0 }, 40001],
])('a claim about %s is refused', async (_, body, code) => {
  expect(await refusal(body)).toBe(code);
  expect(await listOf()).toEqual([]);
});

test('consumers, and claims after 24 hours, are refused', async () => {
  const elena = await platform.signIn('elena');
  expect(await refusal({ itineraryId: 'else_elena_denver', lowerPriceUsd: 1 }, elena)).toBe(40905);
  platform.clock.advance(DAY_MS + HOUR_MS);
  sam = await platform.signIn('sam');
  expect((await tripOf())?.priceMatch).toBeUndefined();
  expect(await refusal({})).toBe(40906);
});

const facts = {
  tenant: 'corporate',
  kind: 'Hotel',
  state: 'Confirmed',
  currency: 'USD',
  booked_at: new Date('2026-06-01T12:00:00.000Z'),
} as const;
const hotel = (paymentTiming: string, collection: string) => ({
  details: { hotel: { paymentTiming, collection } as never },
});

test.each([
  ['a flight', { kind: 'Flight', details: {} }, true],
  ['a package', { kind: 'PackageHotel', details: {} }, false],
  ['a premier hotel that is paid at the hotel', hotel('PayLater', 'Premier'), false],
  ['a premier hotel that is paid now', hotel('PayNow', 'Premier'), true],
  ['another hotel that is paid at the hotel', hotel('PayLater', 'NoCollection'), true],
  ['a canceled trip', { state: 'Canceled', details: {} }, false],
  ['a price in euros', { currency: 'EUR', details: {} }, false],
  ['a consumer', { tenant: 'consumer', details: {} } as const, false],
])('the price of %s: matched %s', (_, changes, isMatched) => {
  expect(claimUntil({ ...facts, ...changes })?.toISOString()).toBe(
    isMatched ? '2026-06-02T12:00:00.000Z' : undefined,
  );
});

test('an approved claim pays the difference once, and names the agent and the traveler', async () => {
  const id = await claimId();
  const { body } = await mina.call('approvePriceMatch', { claimId: id });
  expect(body).toMatchObject({ claim: { state: 'Approved', decidedAt: platform.clock.now().toISOString() } });
  expect((await mina.call('approvePriceMatch', { claimId: id })).body).toEqual(body);
  expect(await walletOf()).toMatchObject([
    { CreditDetail: 'GoodwillCredit', usableAmount: { amount: 62.5 } },
  ]);
  expect(await paid()).toBe(6_250);
  expect((await tripOf())?.priceMatch).toEqual({ claim: body.claim });
  expect(await listOf()).toMatchObject([{ claim: body.claim, deciderName: 'Mina Haddad' }]);
  expect(
    await platform.database
      .selectFrom('ledger_transactions')
      .select(['agent_user_id', 'customer_user_id'])
      .where('idempotency_key', '=', `${id}:approved`)
      .execute(),
  ).toEqual([{ agent_user_id: 'user_mina', customer_user_id: 'user_sam' }]);
});

test('a claim is declined with a reason, by e-mail, and is not claimed again', async () => {
  const id = await claimId();
  const { body } = await mina.call('declinePriceMatch', { claimId: id, reason: 'For members only' });
  expect(body.claim).toMatchObject({ state: 'Declined', declineReason: 'For members only' });
  await mina.call('declinePriceMatch', { claimId: id, reason: 'For members only' });
  expect(await messages()).toMatchObject([
    { user_id: 'user_sam', email_address: 'sam.okafor@lakeshore.example', price_match_claim_id: id },
  ]);
  expect(await paid()).toBe(0);
  expect(await refusal({ lowerPriceUsd: 300 })).toBe(40902);
});

test('a withdrawn claim leaves the list of agents, and another one can be made', async () => {
  const id = await claimId();
  expect(await refusal({ lowerPriceUsd: 300 })).toBe(40902);
  await sam.call('withdrawPriceMatch', { claimId: id });
  expect(await listOf()).toEqual([]);
  expect((await mina.call('approvePriceMatch', { claimId: id })).body).toMatchObject({
    claim: { state: 'Withdrawn' },
    isDecidedOtherwise: true,
  });
  const next = await claim({ lowerPriceUsd: 300 });
  expect(next?.state).toBe('Received');
  expect((await mina.refused('approvePriceMatch', { claimId: id })).body.code).toBe(40401);
});

test('nothing is paid for a trip that is canceled meanwhile', async () => {
  const id = await claimId();
  await platform.database
    .updateTable('trips_elsewhere')
    .set({ state: 'Canceled' })
    .where('id', '=', FLIGHT.itineraryId)
    .execute();
  expect((await mina.refused('approvePriceMatch', { claimId: id })).body.code).toBe(40902);
  expect((await listOf())[0]?.claim.state).toBe('Received');
  await mina.call('declinePriceMatch', { claimId: id, reason: 'You canceled the trip' });
});

test('only agents of the tenant see and decide, and only the traveler withdraws', async () => {
  const id = await claimId();
  const [priya, ingrid] = [await platform.signIn('priya'), await platform.signIn('ingrid')];
  expect(await listOf(priya)).toEqual([]);
  expect((await priya.refused('approvePriceMatch', { claimId: id })).body.code).toBe(40401);
  for (const traveler of [sam, ingrid]) {
    expect((await traveler.refused('listPriceMatchClaims')).body.code).toBe(40302);
    expect((await traveler.refused('approvePriceMatch', { claimId: id })).body.code).toBe(40302);
    const decline = { claimId: id, reason: 'No' };
    expect((await traveler.refused('declinePriceMatch', decline)).body.code).toBe(40302);
  }
  expect((await ingrid.refused('withdrawPriceMatch', { claimId: id })).body.code).toBe(40401);
  expect((await mina.refused('withdrawPriceMatch', { claimId: id })).body.code).toBe(40107);
});

test('a claim that comes by phone names the agent who made it [AG-06]', async () => {
  await claim({}, await platform.actFor('mina', 'sam'));
  expect(await listOf()).toMatchObject([
    { claimedByAgentName: 'Mina Haddad', travelerName: 'Samuel Okafor', claim: { state: 'Received' } },
  ]);
});

/** Sends again when a busy machine cuts a request off: the outcome is the same. */
async function persistently<Result>(send: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!String(error).includes(': 408 ')) throw error;
    }
  }
}

test('of fifty simultaneous decisions and withdrawals, one counts', async () => {
  const id = await claimId();
  const other = await platform.actFor('mina', 'sam');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      switch (index % 4) {
        case 0:
          return persistently(() => mina.call('approvePriceMatch', { claimId: id }));
        case 1:
          return persistently(() => other.call('declinePriceMatch', { claimId: id, reason: 'Not public' }));
        case 2:
          return persistently(() => sam.call('withdrawPriceMatch', { claimId: id }));
        default:
          return persistently(() => other.call('approvePriceMatch', { claimId: id }));
      }
    }),
  );
  const [state, ...others] = new Set(answers.map(({ body }) => body.claim.state));
  expect(others).toEqual([]);
  expect(await paid()).toBe(state === 'Approved' ? 6_250 : 0);
  expect(await walletOf()).toHaveLength(state === 'Approved' ? 1 : 0);
  expect(await messages()).toHaveLength(state === 'Declined' ? 1 : 0);
});

test('of many simultaneous claims, one counts', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      sam.call('claimPriceMatch', { ...FLIGHT, lowerPriceUsd: 300 + (index % 2) }).then(
        ({ body }) => body.trip.priceMatch?.claim?.id,
        () => undefined,
      ),
    ),
  );
  const ids = new Set(answers.filter((id) => id !== undefined));
  expect(ids.size).toBe(1);
  expect(await listOf()).toHaveLength(1);
});
