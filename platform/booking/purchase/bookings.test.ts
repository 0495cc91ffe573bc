import { setTimeout as sleep } from 'node:timers/promises';
import { balanceOf } from '../../payment/ledger/testing/balance-of';
import { openLedgerAccount } from '../../payment/ledger/opening-balance';
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { testDay } from '../../testing/test-clock';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import {
  book,
  bookingOutcome,
  byCard,
  fulfillment,
  mainGuest,
  readyQuote,
  USUAL_STAY,
  USUAL_TOTAL,
  withCredit,
  withMiles,
  withOffer,
} from '../../testing/booking-journey';
import { cardsOf, nightsSold } from '../../testing/what-moved';

let platform: TestPlatform;
let helen: TestCaller;

beforeEach(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterEach(async () => {
  expect(await ledgerProblems(platform.database)).toEqual([]);
  await platform.close();
});

const rewards = (accountReferenceId: string) =>
  balanceOf(platform.database, { kind: 'Rewards', reference: accountReferenceId });
const credit = (creditId: string) =>
  balanceOf(platform.database, { kind: 'TravelCredit', reference: creditId });

/** All steps before the provider's response are done, and the booking has been resumed for it. */
async function isProviderAskedAgain(): Promise<boolean> {
  const captured = await platform.database
    .selectFrom('booking_steps')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .select('attempts')
    .where('step', '=', 'CaptureCard')
    .executeTakeFirst();
  return captured !== undefined && captured.attempts > 1;
}

async function grantCredit(id: string, amount: number, expiresOn: string | null = null): Promise<void> {
  await platform.database
    .insertInto('wallet_credits')
    .values({
      id,
      user_id: 'user_helen',
      kind: 'GoodwillCredit',
      description: 'Goodwill credit',
      currency: 'USD',
      expires_on: expiresOn,
      granted_at: platform.clock.now(),
    })
    .execute();
  await openLedgerAccount(platform.database, {
    ownerUserId: 'user_helen',
    kind: 'TravelCredit',
    reference: id,
    unit: 'USD',
    movements: [
      { kind: 'CreditCreated', amount: amount * 100, description: 'Goodwill', at: platform.clock.now() },
    ],
  });
}

describe('a booking by card', () => {
  test('[BK-06] [BK-08] is pending and then succeeds with a reservation', async () => {
    const quote = await readyQuote(helen);
    const token = await book(helen, quote, [byCard(USUAL_TOTAL)]);
    expect((await helen.call('pollFulfillment', { value: token })).body).toEqual({ result: 'Pending' });
    const outcome = await bookingOutcome(helen, token);
    expect(outcome).toMatchObject({
      result: 'Success',
      fulfillment: {
        type: 'homes',
        value: {
          id: { value: expect.stringMatching(/^LK-[2-9A-HJ-NP-TV-Z]{6}$/) },
          stayDates: { from: USUAL_STAY.from, until: USUAL_STAY.until },
          listing: { id: { id: USUAL_STAY.listingId } },
          listingCollection: 'NoCollection',
          cancellationPolicy: { policy: { Policy: 'FullyRefundable' } },
          providerAdditionalReservationInfo: 'Bring nothing. The harbor provides.',
          confirmationEmailAddress: 'traveler@larkfield.example',
        },
      },
    });
  });

  test('charges the card once and sells the nights', async () => {
    const quote = await readyQuote(helen);
    await bookingOutcome(helen, await book(helen, quote, [byCard(USUAL_TOTAL)]));
    expect(await cardsOf(platform.database)).toEqual([
      { authorized_minor: 74_000, captured_minor: 74_000, refunded_minor: 0, voided: false },
    ]);
    expect(await nightsSold(platform.database, USUAL_STAY.listingId)).toEqual([
      '2026-06-02',
      '2026-06-03',
      '2026-06-04',
    ]);
  });

  test('sold nights cannot be quoted again, but the day of departure can', async () => {
    const quote = await readyQuote(helen);
    await bookingOutcome(helen, await book(helen, quote, [byCard(USUAL_TOTAL)]));
    await expect(readyQuote(helen, { from: '2026-06-04', until: '2026-06-06' })).rejects.toThrow(
      'NotAvailable',
    );
    expect((await readyQuote(helen, { from: '2026-06-05', until: '2026-06-06' })).total).toBe(300);
  });
});

describe('a booking with other payments', () => {
  test('[PM-14] with rewards only pays the whole price in miles and needs no card', async () => {
    const before = await rewards('acct_helen_summit');
    const quote = await readyQuote(helen);
    const outcome = await bookingOutcome(helen, await book(helen, quote, [withMiles(74_000, USUAL_TOTAL)]));
    expect(outcome.result).toBe('Success');
    expect(await rewards('acct_helen_summit')).toBe(before - 7_400_000);
    expect(await cardsOf(platform.database)).toEqual([]);
  });

  test('[PM-14] with rewards and card splits the price', async () => {
    const quote = await readyQuote(helen);
    const payments = [withMiles(10_000, 100), byCard(640)];
    expect((await bookingOutcome(helen, await book(helen, quote, payments))).result).toBe('Success');
    expect(await cardsOf(platform.database)).toMatchObject([{ captured_minor: 64_000 }]);
  });

  test("[RW-09] with a business traveler's rewards works whatever the account allows", async () => {
    const sam = await platform.signIn('sam');
    const { accounts } = (await sam.call('listRewardsAccounts')).body;
    expect(accounts[0]).toMatchObject({
      accountReferenceId: 'acct_sam_business',
      allowRewardsRedemption: false,
    });
    const quote = await readyQuote(sam);
    const part = { ...withMiles(10_000, 100), rewardsAccountId: 'acct_sam_business' };
    const payments = [part, byCard(640, 'card_sam_business')];
    expect((await bookingOutcome(sam, await book(sam, quote, payments))).result).toBe('Success');
  });

  test('[PM-14] [WA-07] deducts an offer on its first and last day and all the credit that it allows before the card', async () => {
    const before = await credit('credit_helen_annual');
    await platform.database
      .updateTable('offers')
      .set({
        sale_event_start_on: platform.clock.now(),
        expires_on: testDay,
        max_applicable_credit_minor: 10_000,
      })
      .where('id', '=', 'offer_helen_stay-50')
      .execute();
    const quote = await readyQuote(helen);
    const payments = [withOffer(50), withCredit(100), byCard(590)];
    expect((await bookingOutcome(helen, await book(helen, quote, payments))).result).toBe('Success');
    expect(await credit('credit_helen_annual')).toBe(before - 10_000);
    const again = await readyQuote(helen, { from: '2026-06-12', until: '2026-06-15' });
    const refused = await helen.refused(
      'scheduleFulfillment',
      fulfillment(again, [withOffer(50), byCard(690)]),
    );
    expect(refused.body.code).toBe(42203);
  });

  test('[PM-14] with credit only spends the part that expires first', async () => {
    await grantCredit('credit_helen_goodwill', 400);
    const annual = await credit('credit_helen_annual');
    const quote = await readyQuote(helen);
    const outcome = await bookingOutcome(helen, await book(helen, quote, [withCredit(300), byCard(440)]));
    expect(outcome.result).toBe('Success');
    expect(await credit('credit_helen_annual')).toBe(0);
    expect(await credit('credit_helen_goodwill')).toBe(40_000 - (30_000 - annual));
  });

  test('[PM-13] spends the named credit first, and then the rest of the wallet', async () => {
    await grantCredit('credit_helen_thanks', 60);
    const annual = await credit('credit_helen_annual');
    const quote = await readyQuote(helen);
    const named = { ...withCredit(100), offerId: 'credit_helen_thanks' };
    const outcome = await bookingOutcome(helen, await book(helen, quote, [named, byCard(640)]));
    expect(outcome.result).toBe('Success');
    expect(await credit('credit_helen_thanks')).toBe(0);
    expect(await credit('credit_helen_annual')).toBe(annual - 4_000);
  });

  test('[PM-13] spends a named credit on its last day', async () => {
    await grantCredit('credit_helen_today', 60, testDay);
    const quote = await readyQuote(helen);
    const named = { ...withCredit(60), offerId: 'credit_helen_today' };
    const outcome = await bookingOutcome(helen, await book(helen, quote, [named, byCard(680)]));
    expect(outcome.result).toBe('Success');
    expect(await credit('credit_helen_today')).toBe(0);
  });

  test('with more credit than the user has fails and takes nothing', async () => {
    const annual = await credit('credit_helen_annual');
    const quote = await readyQuote(helen);
    const payments = [withCredit(annual / 100 + 0.01), byCard(USUAL_TOTAL - annual / 100 - 0.01)];
    const outcome = await bookingOutcome(helen, await book(helen, quote, payments));
    expect(outcome.errors).toEqual([{ kind: 'PaymentError', code: 'CartValidationError' }]);
    expect(await credit('credit_helen_annual')).toBe(annual);
  });
});

describe('one intent, one booking', () => {
  test('[BK-22] twenty parallel calls with one key get one token and charge once', async () => {
    const quote = await readyQuote(helen);
    const tokens = await Promise.all(
      Array.from({ length: 20 }, () => book(helen, quote, [byCard(USUAL_TOTAL)], 'key-of-one-intent')),
    );
    expect(new Set(tokens).size).toBe(1);
    expect((await bookingOutcome(helen, tokens[0]!)).result).toBe('Success');
    expect(await cardsOf(platform.database)).toMatchObject([{ captured_minor: 74_000 }]);
  });

  test('[BK-22] the same key with another payload is refused, whatever the order of its fields', async () => {
    const quote = await readyQuote(helen);
    const payments = [byCard(USUAL_TOTAL)];
    const key = { 'idempotency-key': 'key-of-one-intent' };
    const first = await helen.call('scheduleFulfillment', fulfillment(quote, payments), key);
    const { quoteToken, ancillaries } = fulfillment(quote, payments);
    const reordered = await helen.call('scheduleFulfillment', { ancillaries, payments, quoteToken }, key);
    expect(first.body.isRepeated).toBe(false);
    expect(reordered.body).toEqual({ ...first.body, isRepeated: true });
    const other = fulfillment(quote, [withMiles(74_000, USUAL_TOTAL)]);
    expect((await helen.refused('scheduleFulfillment', other, key)).body.code).toBe(40901);
    await bookingOutcome(helen, first.body.value);
  });

  test('[BK-22] of one key with two simultaneous payloads, one is booked and the other refused', async () => {
    const quote = await readyQuote(helen);
    const key = { 'idempotency-key': 'key-of-two-payloads' };
    const payloads = [[byCard(USUAL_TOTAL)], [withMiles(10_000, 100), byCard(USUAL_TOTAL - 100)]];
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, async (_, index) => {
        const { body } = await helen.call(
          'scheduleFulfillment',
          fulfillment(quote, payloads[index % 2]!),
          key,
        );
        return { payload: index % 2, token: body.value };
      }),
    );
    const booked = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(new Set(booked.map(({ payload }) => payload)).size).toBe(1);
    expect(new Set(booked.map(({ token }) => token)).size).toBe(1);
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refusals).toHaveLength(10);
    for (const refusal of refusals) expect(String(refusal)).toContain('40901');
    await bookingOutcome(helen, booked[0]!.token);
    expect(await cardsOf(platform.database)).toHaveLength(1);
  });

  test('[BK-22] a repeated key has its first outcome, however old the quote is', async () => {
    const quote = await readyQuote(helen);
    const payments = [withCredit(100), withMiles(10_000, 100), byCard(USUAL_TOTAL - 200)];
    const token = await book(helen, quote, payments, 'key-that-comes-late');
    await bookingOutcome(helen, token);
    platform.clock.advance(16 * 60_000);
    expect(await book(helen, quote, payments, 'key-that-comes-late')).toBe(token);
    expect(await book(helen, quote, payments, 'another-key-for-it')).toBe(token);
    expect(await cardsOf(platform.database)).toHaveLength(1);
  });

  test('[BK-22] a booked quote contains its booking, before and after it has expired', async () => {
    const quote = await readyQuote(helen);
    const poll = async () => (await helen.call('pollQuote', { value: quote.token })).body;
    expect(await poll()).not.toHaveProperty('fulfillment');
    const token = await book(helen, quote, [byCard(USUAL_TOTAL)]);
    expect(await poll()).toMatchObject({ QuoteResponse: 'Success', fulfillment: { value: token } });
    platform.clock.advance(16 * 60_000);
    expect(await poll()).toMatchObject({ QuoteResponse: 'Failure', fulfillment: { value: token } });
    await bookingOutcome(helen, token);
  });

  test('[BK-22] another key for the same quote gets the first booking, even concurrently', async () => {
    const quote = await readyQuote(helen);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        helen.call('scheduleFulfillment', fulfillment(quote, [byCard(USUAL_TOTAL)]), {
          'idempotency-key': `another-key-${index}`,
        }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.value)).size).toBe(1);
    expect(answers.filter(({ body }) => body.isRepeated === false)).toHaveLength(1);
    await bookingOutcome(helen, answers[0]!.body.value);
    expect(await cardsOf(platform.database)).toHaveLength(1);
  });

  test('[BK-22] one key for two quotes concurrently books one of them', async () => {
    const quotes = [
      await readyQuote(helen),
      await readyQuote(helen, { from: '2026-06-12', until: '2026-06-15' }),
    ];
    const answers = await Promise.allSettled(
      quotes.map((quote) => book(helen, quote, [byCard(USUAL_TOTAL)], 'key-of-two-quotes')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const booked = answers.find((answer) => answer.status === 'fulfilled');
    await bookingOutcome(helen, booked!.value);
  });

  test('[BK-22] the same key of another user is another intent', async () => {
    const grace = await platform.signIn('grace');
    const helens = await book(helen, await readyQuote(helen), [byCard(USUAL_TOTAL)], 'key-of-two-users');
    const later = await readyQuote(grace, { from: '2026-06-12', until: '2026-06-15' });
    const card = byCard(later.total, 'card_grace_paradise');
    const graces = await book(grace, later, [card], 'key-of-two-users');
    expect((await bookingOutcome(helen, helens)).result).toBe('Success');
    expect((await bookingOutcome(grace, graces)).result).toBe('Success');
  });

  test('a quote that is being booked can be neither discarded nor given another guest', async () => {
    const quote = await readyQuote(helen);
    const token = await book(helen, quote, [byCard(USUAL_TOTAL)]);
    expect((await helen.refused('discardQuote', { value: quote.token })).body.code).toBe(40902);
    expect((await helen.refused('addMainGuest', mainGuest(quote))).body.code).toBe(40902);
    await bookingOutcome(helen, token);
  });

  test('[BK-08] a booking is visible to its user only', async () => {
    const quote = await readyQuote(helen);
    const token = await book(helen, quote, [byCard(USUAL_TOTAL)]);
    const grace = await platform.signIn('grace');
    expect((await grace.refused('pollFulfillment', { value: token })).body.code).toBe(40401);
    await bookingOutcome(helen, token);
  });
});

describe('a failed booking is reversed', () => {
  test('[ER-05] with more rewards than the user has: RedemptionFailure, the card is voided, the nights are free', async () => {
    const quote = await readyQuote(helen, { from: '2026-06-02', until: '2026-06-16' });
    const miles = 190_000;
    const outcome = await bookingOutcome(
      helen,
      await book(helen, quote, [withMiles(miles, 1_900), byCard(quote.total - 1_900)]),
    );
    expect(outcome).toEqual({
      result: 'Failure',
      errors: [{ kind: 'PaymentError', code: 'RedemptionFailure' }],
    });
    expect(await cardsOf(platform.database)).toMatchObject([{ captured_minor: 0, voided: true }]);
    expect(await nightsSold(platform.database, USUAL_STAY.listingId)).toEqual([]);
  });

  test('refused by the provider: refunded in full, offer and credit included', async () => {
    const miles = await rewards('acct_helen_summit');
    const before = await credit('credit_helen_annual');
    const quote = await readyQuote(helen, { listingId: 'test-booking-fails-rate-not-available' });
    const outcome = await bookingOutcome(
      helen,
      await book(helen, quote, [withOffer(50), withCredit(100), withMiles(10_000, 100), byCard(490)]),
    );
    expect(outcome.errors).toMatchObject([{ code: 'RateNotAvailable' }]);
    expect(await cardsOf(platform.database)).toMatchObject([
      { captured_minor: 49_000, refunded_minor: 49_000 },
    ]);
    expect(await rewards('acct_helen_summit')).toBe(miles);
    expect(await credit('credit_helen_annual')).toBe(before);
    const offers = await platform.database.selectFrom('offers').select('used_by_booking_id').execute();
    expect(offers.every(({ used_by_booking_id }) => used_by_booking_id === null)).toBe(true);
    expect(await nightsSold(platform.database, 'test-booking-fails-rate-not-available')).toEqual([]);
  });

  test('[BK-12] but a booking whose provider never answers stays pending and is a pending trip', async () => {
    const quote = await readyQuote(helen, { listingId: 'test-booking-never-ends' });
    const token = await book(helen, quote, [byCard(USUAL_TOTAL)]);
    while (!(await isProviderAskedAgain())) await sleep(25);
    expect((await helen.call('pollFulfillment', { value: token })).body).toEqual({ result: 'Pending' });
    const { body } = await helen.call('listItineraries');
    expect(body.itineraries).toMatchObject([{ state: 'Pending', timeState: 'Future' }]);
  });
});
