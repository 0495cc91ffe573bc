/** Attempts to cancel a stay: their outcomes, how they are followed, and that each has one outcome. */
import { balanceOf } from '../../payment/ledger/testing/balance-of';
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import {
  book,
  bookingOutcome,
  byCard,
  readyQuote,
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

const MIXED = [withOffer(50), withCredit(100), withMiles(10_000, 100), byCard(490)];

async function bookedAt(listing: string): Promise<string> {
  const quote = await readyQuote(helen, { listingId: `test-${listing}` });
  const outcome = await bookingOutcome(helen, await book(helen, quote, MIXED));
  expect(outcome.result).toBe('Success');
  return (await trip()).id;
}

const trip = async () => (await helen.call('listItineraries')).body.itineraries[0]!;
const quoteOf = async (itineraryId: string) =>
  (await helen.call('quoteHomeCancellation', { itineraryId })).body;
const poll = async (itineraryId: string) => (await helen.call('pollHomeCancellation', { itineraryId })).body;
const confirm = async (itineraryId: string, token: string, key?: string) =>
  (
    await helen.call(
      'confirmHomeCancellation',
      { itineraryId, token },
      key === undefined ? {} : { 'idempotency-key': key },
    )
  ).body;

/** Confirms the current terms, and follows the attempt to its outcome. */
async function cancel(itineraryId: string) {
  const { token } = await quoteOf(itineraryId);
  let answer = await confirm(itineraryId, token!);
  while (answer.result === 'Pending') answer = await poll(itineraryId);
  return { token: token!, ...answer };
}

const balances = async () => ({
  rewards: await balanceOf(platform.database, { kind: 'Rewards', reference: 'acct_helen_summit' }),
  credit: await balanceOf(platform.database, { kind: 'TravelCredit', reference: 'credit_helen_annual' }),
});

describe('a stay is still booked after a failed attempt', () => {
  test.each([
    'CancellationAttemptFailed',
    'BookExtServiceUnavailable',
    'BookExtTimeout',
    'BookExtBadRequest',
    'BookExtPriceChanged',
    'BookExtUnavailability',
    'BookProviderUnavailable',
    'CancellationFeesApplicable',
  ])('[CN-06] [CN-05] %s', async (event) => {
    const listing = `cancellation-fails-${event.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`;
    const itineraryId = await bookedAt(listing);
    const before = await balances();
    const failed = await cancel(itineraryId);
    expect(failed).toMatchObject({
      result: 'Failed',
      errors: [{ code: event }],
      itinerary: {
        state: 'Confirmed',
        timeState: 'CancellationFailure',
        cancellationAttempt: { result: 'Failed', errors: [{ code: event }] },
      },
    });
    expect(failed.itinerary).not.toHaveProperty('cancellation');
    expect(await balances()).toEqual(before);
    expect(await cardsOf(platform.database)).toMatchObject([{ refunded_minor: 0 }]);
    expect(await nightsSold(platform.database, `test-${listing}`)).toHaveLength(3);
  });
});

test('[CN-06] a stay whose first attempt failed is canceled by the second, once', async () => {
  const itineraryId = await bookedAt('cancellation-fails-once');
  const first = await cancel(itineraryId);
  expect(first.result).toBe('Failed');
  const second = await cancel(itineraryId);
  expect(second).toMatchObject({
    result: 'Success',
    itinerary: { state: 'Canceled', timeState: 'Canceled' },
  });
  expect(second.token).not.toBe(first.token);
  // A repeated confirmation has the outcome of its attempt.
  expect(await confirm(itineraryId, first.token)).toMatchObject({
    result: 'Failed',
    itinerary: { state: 'Canceled' },
  });
  expect(await confirm(itineraryId, second.token)).toMatchObject({ result: 'Success' });
  expect(await cardsOf(platform.database)).toMatchObject([
    { captured_minor: 49_000, refunded_minor: 49_000 },
  ]);
});

test("[CN-06] the provider's fee is in the next quote, and never charged without consent", async () => {
  const itineraryId = await bookedAt('cancellation-fails-cancellation-fees-applicable');
  const first = await quoteOf(itineraryId);
  expect(first).toMatchObject({ outcome: { Outcome: 'FullyRefundable' }, refund: { value: 740 } });
  const failed = await cancel(itineraryId);
  const next = await quoteOf(itineraryId);
  expect(next).toMatchObject({ outcome: { Outcome: 'PartiallyRefundable' }, refund: { value: 345 } });
  expect(await confirm(itineraryId, failed.token)).toMatchObject({ result: 'Failed' });
  expect(await cancel(itineraryId)).toMatchObject({
    result: 'Success',
    itinerary: { cancellation: { refund: { value: 345 } } },
  });
});

describe('an attempt that the provider does not answer', () => {
  test('[CN-09] is pending for all requests, and nothing is refunded yet', async () => {
    const itineraryId = await bookedAt('cancellation-never-ends');
    const before = await balances();
    const { token } = await quoteOf(itineraryId);
    const answers = await Promise.all([
      confirm(itineraryId, token!, 'tab-number-1'),
      confirm(itineraryId, token!, 'tab-number-2'),
    ]);
    expect(answers.map(({ result }) => result)).toEqual(['Pending', 'Pending']);
    expect(await poll(itineraryId)).toMatchObject({ result: 'Pending' });
    expect(await trip()).toMatchObject({
      state: 'Pending',
      timeState: 'Future',
      cancellationAttempt: { result: 'Pending' },
    });
    expect(await trip()).not.toHaveProperty('fulfillment');
    expect(await quoteOf(itineraryId)).toMatchObject({
      outcome: { Outcome: 'CancellationPending' },
      refund: { value: 740 },
    });
    expect(await balances()).toEqual(before);
    const attempts = await platform.database.selectFrom('cancellations').selectAll().execute();
    expect(attempts).toHaveLength(1);
  });
});

describe('one key has one outcome', () => {
  test('[CN-09] the same key with other terms, or for another trip, is refused', async () => {
    const itineraryId = await bookedAt('cancellation-fails-once');
    const key = 'canceled-by-helen';
    const { token } = await quoteOf(itineraryId);
    await confirm(itineraryId, token!, key);
    while ((await poll(itineraryId)).result === 'Pending');
    const { token: next } = await quoteOf(itineraryId);
    const { body } = await helen.refused(
      'confirmHomeCancellation',
      { itineraryId, token: next },
      { 'idempotency-key': key },
    );
    expect(body.code).toBe(40901);
    expect(await confirm(itineraryId, token!, key)).toMatchObject({ result: 'Failed' });
    expect((await trip()).state).toBe('Confirmed');
  });

  test('[CN-09] terms of a slower tab are refused, and their refund is not promised', async () => {
    const itineraryId = await bookedAt('cancellation-fails-cancellation-fees-applicable');
    const { token: stale } = await quoteOf(itineraryId);
    await confirm(itineraryId, stale!);
    await cancel(itineraryId);
    const other = await helen.refused('confirmHomeCancellation', { itineraryId, token: `${stale}-of-a-tab` });
    expect(other.body.code).toBe(40902);
    expect(await quoteOf(itineraryId)).toMatchObject({
      outcome: { Outcome: 'Canceled' },
      refund: { value: 345 },
    });
  });

  test('a trip without an attempt to cancel it has no cancellation to follow', async () => {
    const itineraryId = await bookedAt('always-works');
    expect((await helen.refused('pollHomeCancellation', { itineraryId })).body.code).toBe(40401);
  });
});

describe('outcomes on demand', () => {
  test.each([
    ['cancellation-partially-refundable', 'PartiallyRefundable', 345],
    ['cancellation-non-refundable', 'NonRefundable', 0],
    ['cancellation-non-refundable-partially', 'NonRefundablePartially', 590],
  ])('[CN-02] test-%s: %s', async (listing, outcome, refund) => {
    const itineraryId = await bookedAt(listing);
    expect(await quoteOf(itineraryId)).toMatchObject({
      outcome: { Outcome: outcome },
      refund: { value: refund },
    });
    expect(await cancel(itineraryId)).toMatchObject({
      result: 'Success',
      itinerary: { cancellation: { refund: { value: refund } } },
    });
    expect(await nightsSold(platform.database, `test-${listing}`)).toEqual([]);
  });

  test.each([
    ['cancellation-agent-review-and-fulfillment', 'AgentReviewAndFulfillment'],
    ['cancellation-past-check-in-date', 'PastCheckInDate'],
    ['cancellation-contact-customer-service', 'ContactCustomerService'],
    ['cancellation-unknown-outcome', 'HostDecides'],
  ])('[CN-02] test-%s cannot be canceled here: %s', async (listing, outcome) => {
    const itineraryId = await bookedAt(listing);
    const quote = await quoteOf(itineraryId);
    expect(quote).toMatchObject({ outcome: { Outcome: outcome }, lines: [] });
    expect(quote).not.toHaveProperty('token');
    const refusal = await helen.refused('confirmHomeCancellation', { itineraryId, token: 'any-token' });
    expect(refusal.body.code).toBe(40902);
  });
});
