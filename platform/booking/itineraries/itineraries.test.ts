import { sql } from 'kysely';
import { addDays, dayOf } from '../../kernel/dates';
import { balanceOf } from '../../payment/ledger/testing/balance-of';
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import {
  book,
  bookingOutcome,
  byCard,
  fulfillment,
  readyQuote,
  USUAL_STAY,
  withCredit,
  withMiles,
  withOffer,
} from '../../testing/booking-journey';
import { cardsOf, nightsSold } from '../../testing/what-moved';

const DAY_MS = 86_400_000;

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

const MIXED = [withOffer(50), withCredit(100), withMiles(10_000, 100), byCard(490)];

async function bookedTrip(payments = MIXED): Promise<string> {
  const quote = await readyQuote(helen);
  const outcome = await bookingOutcome(helen, await book(helen, quote, payments));
  expect(outcome.result).toBe('Success');
  const { body } = await helen.call('listItineraries');
  return body.itineraries[0]!.id;
}

/** Sessions last twelve hours: a user who returns days later signs in again. */
async function daysLater(days: number): Promise<void> {
  platform.clock.advance(days * DAY_MS);
  helen = await platform.signIn('helen');
}

const trips = async () => (await helen.call('listItineraries')).body.itineraries;
const cancellationQuote = async (itineraryId: string) =>
  (await helen.call('quoteHomeCancellation', { itineraryId })).body;

/** Cancels, and polls while that is running: on a busy machine the first response may be pending. */
async function cancel(traveler: TestCaller, itineraryId: string, token: string) {
  for (;;) {
    const { body } = await traveler.call('confirmHomeCancellation', { itineraryId, token });
    if (body.result !== 'Pending') return body;
  }
}

async function setCancellation(rules: object): Promise<void> {
  await sql`
    update listings set rules = jsonb_set(rules, '{cancellation}', ${JSON.stringify(rules)}::jsonb)
    where id = ${USUAL_STAY.listingId}
  `.execute(platform.database);
}

describe('trips', () => {
  test('[CN-05] a booked stay is a trip with its reservation, guests and receipt', async () => {
    await bookedTrip();
    expect(await trips()).toMatchObject([
      {
        tripKind: 'Home',
        state: 'Confirmed',
        timeState: 'Future',
        reservation: { id: { value: expect.stringMatching(/^LK-/) }, stayDates: { from: '2026-06-02' } },
        mainGuestName: 'Helen Ortiz',
        guests: { adults: 2, children: 0, petsIncluded: false },
        total: { value: 740 },
        payments: [
          { kind: 'TravelWalletOffer', amount: { value: 50 } },
          { kind: 'TravelWalletCredit', amount: { value: 100 } },
          { kind: 'Rewards', amount: { value: 100 }, rewards: { value: 10_000, currency: 'Miles' } },
          { kind: 'UserCard', description: 'Visa ending in 4821', amount: { value: 490 } },
        ],
      },
    ]);
    expect((await trips())[0]).not.toHaveProperty('corporate');
  });

  test('[CP-09] a stay keeps the answers to the business that it was booked with', async () => {
    const quote = await readyQuote(helen);
    const answers = { corporateOutOfPolicyReason: 'Near the site', tripPurpose: 'Audit' };
    const request = { ...fulfillment(quote, [byCard(quote.total)]), ...answers };
    await bookingOutcome(helen, (await helen.call('scheduleFulfillment', request)).body.value);
    expect(await trips()).toMatchObject([{ corporate: answers }]);
  });

  test('[CN-05] a trip is future, then present, then past', async () => {
    await bookedTrip();
    const states: string[] = [];
    for (const days of [28, 1, 3, 1]) {
      await daysLater(days);
      states.push((await trips())[0]!.timeState);
    }
    expect(states).toEqual(['Future', 'Present', 'Present', 'Past']);
  });

  test('latest check-in first; a failed booking is not a trip; no user sees the trips of another', async () => {
    const bookAt = async (from: string, until: string, listingId?: string) => {
      const quote = await readyQuote(helen, { from, until, ...(listingId ? { listingId } : {}) });
      await bookingOutcome(helen, await book(helen, quote, [byCard(quote.total)]));
    };
    await bookAt('2026-07-01', '2026-07-03');
    await bookAt('2026-09-01', '2026-09-03');
    await bookAt('2026-08-01', '2026-08-03', 'test-booking-fails-fraud');
    expect((await trips()).map(({ reservation }) => reservation.stayDates.from)).toEqual([
      '2026-09-01',
      '2026-07-01',
    ]);
    const grace = await platform.signIn('grace');
    expect((await grace.call('listItineraries')).body.itineraries).toEqual([]);
  });

  test('[BK-12] only a trip that is being confirmed has the token to follow it', async () => {
    const quote = await readyQuote(helen, { listingId: 'test-booking-never-ends' });
    const token = await book(helen, quote, [byCard(quote.total)]);
    const [pending] = await trips();
    expect(pending).toMatchObject({ state: 'Pending', fulfillment: { value: token } });
    await bookedTrip();
    const confirmed = (await trips()).find(({ state }) => state === 'Confirmed');
    expect(confirmed).not.toHaveProperty('fulfillment');
  });
});

describe('canceling', () => {
  const rewards = () => balanceOf(platform.database, { kind: 'Rewards', reference: 'acct_helen_summit' });
  const credit = () =>
    balanceOf(platform.database, { kind: 'TravelCredit', reference: 'credit_helen_annual' });

  test('[CN-02] in time refunds everything: card, miles, credit, offer, nights', async () => {
    const before = { rewards: await rewards(), credit: await credit() };
    const itineraryId = await bookedTrip();
    const quote = await cancellationQuote(itineraryId);
    expect(quote).toMatchObject({ outcome: { Outcome: 'FullyRefundable' }, refund: { value: 740 } });
    expect(await cancel(helen, itineraryId, quote.token!)).toMatchObject({
      result: 'Success',
      itinerary: { state: 'Canceled', timeState: 'Canceled', cancellation: { refund: { value: 740 } } },
    });
    expect(await cardsOf(platform.database)).toMatchObject([
      { captured_minor: 49_000, refunded_minor: 49_000 },
    ]);
    expect({ rewards: await rewards(), credit: await credit() }).toEqual(before);
    expect(await nightsSold(platform.database, USUAL_STAY.listingId)).toEqual([]);
    // The offer and the nights are available again.
    await bookedTrip();
  });

  test('[CN-02] later refunds the share in the terms', async () => {
    await setCancellation({
      policy: 'PartiallyRefundable',
      primaryText: 'Half',
      secondaryText: null,
      deadlines: [{ daysBeforeCheckIn: 7, refundBasisPoints: 5_000 }],
    });
    const before = { rewards: await rewards(), credit: await credit() };
    const itineraryId = await bookedTrip();
    const quote = await cancellationQuote(itineraryId);
    expect(quote).toMatchObject({ outcome: { Outcome: 'PartiallyRefundable' }, refund: { value: 345 } });
    await cancel(helen, itineraryId, quote.token!);
    expect(await cardsOf(platform.database)).toMatchObject([{ refunded_minor: 24_500 }]);
    expect(await rewards()).toBe(before.rewards - 500_000);
    expect(await credit()).toBe(before.credit - 5_000);
  });

  test('too late refunds nothing and frees the nights', async () => {
    const itineraryId = await bookedTrip();
    await daysLater(28);
    const quote = await cancellationQuote(itineraryId);
    expect(quote).toMatchObject({ outcome: { Outcome: 'NonRefundable' }, refund: { value: 0 }, lines: [] });
    await cancel(helen, itineraryId, quote.token!);
    expect(await cardsOf(platform.database)).toMatchObject([{ refunded_minor: 0 }]);
    expect(await nightsSold(platform.database, USUAL_STAY.listingId)).toEqual([]);
  });

  test('[CN-02] refunds the credit that has not expired, to its original grant', async () => {
    const signedIn = () => platform.signIn('walter');
    const balance = (grant: string) =>
      balanceOf(platform.database, { kind: 'TravelCredit', reference: `credit_walter_${grant}` });
    let walter = await signedIn();
    // 1,000 of goodwill, which expires first, and 180 of the annual 300.
    const quote = await readyQuote(walter, { from: '2027-04-20', until: '2027-04-25' });
    await bookingOutcome(walter, await book(walter, quote, [withCredit(1_180)]));
    expect([await balance('goodwill'), await balance('annual')]).toEqual([0, 12_000]);

    platform.clock.advance(333 * DAY_MS);
    walter = await signedIn();
    const itineraryId = (await walter.call('listItineraries')).body.itineraries[0]!.id;
    const { outcome, refund, token } = (await walter.call('quoteHomeCancellation', { itineraryId })).body;
    expect([outcome.Outcome, refund.value]).toEqual(['NonRefundablePartially', 180]);
    await cancel(walter, itineraryId, token!);
    expect([await balance('goodwill'), await balance('annual')]).toEqual([0, 30_000]);
  });

  test('[CN-02] does not return an offer that has expired since', async () => {
    const itineraryId = await bookedTrip();
    const expireOn = (day: string) =>
      platform.database
        .updateTable('offers')
        .set({ expires_on: day })
        .where('used_by_booking_id', '=', itineraryId)
        .execute();
    const kinds = async () => (await cancellationQuote(itineraryId)).lines.map(({ kind }) => kind);
    await expireOn(dayOf(platform.clock.now()));
    expect(await kinds()).toContain('TravelWalletOffer');
    await expireOn(addDays(dayOf(platform.clock.now()), -1));
    expect(await kinds()).toEqual(['TravelWalletCredit', 'Rewards', 'UserCard']);
  });

  test('on terms that have changed since the quote is refused', async () => {
    const itineraryId = await bookedTrip();
    const { token } = await cancellationQuote(itineraryId);
    await daysLater(28);
    const { body } = await helen.refused('confirmHomeCancellation', { itineraryId, token });
    expect(body.code).toBe(40902);
    expect((await trips())[0]!.state).toBe('Confirmed');
  });

  test('ten times simultaneously refunds once, and each call returns the same', async () => {
    const itineraryId = await bookedTrip();
    const { token } = await cancellationQuote(itineraryId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => helen.call('confirmHomeCancellation', { itineraryId, token: token! })),
    );
    const canceled = await cancel(helen, itineraryId, token!);
    expect(canceled.result).toBe('Success');
    for (const { body } of answers) if (body.result !== 'Pending') expect(body).toEqual(canceled);
    expect(await cardsOf(platform.database)).toMatchObject([{ refunded_minor: 49_000 }]);
    expect(await cancellationQuote(itineraryId)).toMatchObject({
      outcome: { Outcome: 'Canceled' },
      refund: { value: 740 },
    });
  });

  test('after check-in is not possible, and neither is canceling another user’s stay', async () => {
    const itineraryId = await bookedTrip();
    const { token } = await cancellationQuote(itineraryId);
    const grace = await platform.signIn('grace');
    expect((await grace.refused('quoteHomeCancellation', { itineraryId })).body.code).toBe(40401);
    expect((await grace.refused('confirmHomeCancellation', { itineraryId, token })).body.code).toBe(40401);
    await daysLater(29);
    expect((await cancellationQuote(itineraryId)).outcome.Outcome).toBe('PastCheckInDate');
    expect((await helen.refused('confirmHomeCancellation', { itineraryId, token })).body.code).toBe(40902);
  });
});
