/** Cancel for any reason from the quote to the cancellation (AD-04, AD-18, AD-20): the payments and refunds. */
import { balanceOf } from '../../payment/ledger/testing/balance-of';
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import {
  book,
  bookingOutcome,
  byCard,
  fulfillment,
  mainGuest,
  quoteOutcome,
  shopAndSchedule,
  withCredit,
  withMiles,
} from '../../testing/booking-journey';
import { cardsOf, nightsSold } from '../../testing/what-moved';

const HOUR_MS = 3_600_000;
/** From the tests' current time to eight in the evening before the check-in on June 2. */
const UNTIL_THE_EVENING_BEFORE = 28 * 24 * HOUR_MS + 8 * HOUR_MS;

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

type Coverage = 'Partial' | 'Full';

/** A quote of three nights at a test home, with cancel for any reason. */
async function quoted(coverage: Coverage, listingId = 'test-protection') {
  const { token, quoteId } = await shopAndSchedule(helen, { listingId, coverage });
  const { quote, errors } = await quoteOutcome(helen, token);
  return { token, quoteId: quoteId!, quote: quote?.value, errors };
}

async function booked(
  coverage: Coverage,
  payments: (total: number) => ReturnType<typeof byCard>[],
  listingId?: string,
) {
  const { token, quoteId, quote } = await quoted(coverage, listingId);
  await helen.call('addMainGuest', mainGuest({ token, orderedProductId: quote!.orderedProductId }));
  const total = quote!.rate.detailedPrice.payNowTotal.fiat!.value;
  const outcome = await bookingOutcome(helen, await book(helen, { token, quoteId }, payments(total)));
  expect(outcome.result).toBe('Success');
  return (await trip()).id;
}

const wholeByCard = (total: number) => [byCard(total)];
const trip = async () => (await helen.call('listItineraries')).body.itineraries[0]!;
const termsOf = async (itineraryId: string) =>
  (await helen.call('quoteHomeCancellation', { itineraryId })).body;

async function confirm(itineraryId: string, token: string) {
  let { body } = await helen.call('confirmHomeCancellation', { itineraryId, token });
  while (body.result === 'Pending') ({ body } = await helen.call('pollHomeCancellation', { itineraryId }));
  return body;
}

async function later(milliseconds: number): Promise<void> {
  platform.clock.advance(milliseconds);
  helen = await platform.signIn('helen');
}

const platformBalance = (kind: 'Revenue' | 'Premiums' | 'Claims' | 'Refunds') =>
  balanceOf(platform.database, { kind, reference: 'USD' });

describe('a quote', () => {
  test.each([
    ['Partial', 791.8, 51.8, 'Cancel for any reason (partial refund)'],
    ['Full', 825.1, 85.1, 'Cancel for any reason (full refund)'],
  ] as const)(
    '[AD-26] with a %s coverage includes the premium in its total and its groups',
    async (coverage, total, premium, name) => {
      const { quote } = await quoted(coverage);
      expect(quote!.rate.detailedPrice.payNowTotal.fiat!.value).toBe(total);
      expect(quote!.rate.detailedPrice.groupedItems.at(-1)).toMatchObject({
        kind: { Kind: 'Protections' },
        amount: { fiat: { value: premium } },
        items: [{ name }],
      });
      expect(quote!.rate.cancelForAnyReason).toMatchObject({
        coverage,
        premiumPrices: { total: { fiat: { value: premium } } },
      });
    },
  );

  test.each([
    ['test-protection-price-increase', 837.6],
    ['test-protection-price-decrease', 812.6],
  ])('[AD-27] of %s has another premium than the shop', async (listingId, total) => {
    const { quote } = await quoted('Full', listingId);
    expect(quote!.rate.detailedPrice.payNowTotal.fiat!.value).toBe(total);
  });

  test.each(['test-protection-sold-out'])(
    '[AD-18] of %s fails: the add-on is no longer sold',
    async (listingId) => {
      expect((await quoted('Full', listingId)).errors).toEqual([
        { kind: 'ProductError', code: 'AncillaryNotAvailable' },
      ]);
    },
  );

  test('[AD-04] with an add-on that the home does not sell fails', async () => {
    const { token } = await shopAndSchedule(helen, { quoteId: 'an-add-on-of-another-home' });
    expect((await quoteOutcome(helen, token)).errors).toEqual([
      { kind: 'ProductError', code: 'AncillaryNotAvailable' },
    ]);
  });
});

describe('a booking', () => {
  test('[BK-17] contains exactly the add-ons of its quote', async () => {
    const { token, quoteId, quote } = await quoted('Full');
    await helen.call('addMainGuest', mainGuest({ token, orderedProductId: quote!.orderedProductId }));
    for (const ancillaries of [[], [{ quoteId: 'another' }]]) {
      const { body } = await helen.refused('scheduleFulfillment', {
        ...fulfillment({ token }, [byCard(825.1)]),
        ancillaries,
      });
      expect(body.code).toBe(42203);
    }
    expect((await bookingOutcome(helen, await book(helen, { token, quoteId }, [byCard(825.1)]))).result).toBe(
      'Success',
    );
  });

  test('[AD-18] posts the premium to a separate account, and is a trip with its protection', async () => {
    await booked('Full', wholeByCard);
    expect([await platformBalance('Revenue'), await platformBalance('Premiums')]).toEqual([74_000, 8_510]);
    expect(await trip()).toMatchObject({
      total: { value: 825.1 },
      protection: {
        coverage: 'Full',
        coveragePercentage: 100,
        coverageAmount: { value: 740 },
        premium: { value: 85.1 },
        exercisableUntil: '2026-06-02T19:00:00.000Z',
        action: 'Purchase',
      },
    });
    expect((await trip()).protection).not.toHaveProperty('expiredBy');
  });
});

describe('on the evening before', () => {
  test.each([
    ['Partial', 592],
    ['Full', 740],
  ] as const)(
    '[AD-04] a %s coverage is refunded, once, and the nights are free',
    async (coverage, refund) => {
      const id = await booked(coverage, wholeByCard);
      await later(UNTIL_THE_EVENING_BEFORE);
      const terms = await termsOf(id);
      expect(terms).toMatchObject({
        outcome: { Outcome: 'NonRefundable' },
        refund: { value: 0 },
        protection: { refund: { value: refund }, validUntil: '2026-06-02T19:00:00.000Z' },
      });
      const { token } = terms.protection!;
      const answers = await Promise.all([confirm(id, token), confirm(id, token)]);
      for (const answer of [...answers, await confirm(id, token)]) {
        expect(answer).toMatchObject({
          result: 'Success',
          itinerary: {
            state: 'Canceled',
            cancellation: { refund: { value: refund } },
            protection: { action: 'Exercise', refund: { result: 'Success', amount: { value: refund } } },
          },
        });
      }
      expect(await cardsOf(platform.database)).toMatchObject([{ refunded_minor: refund * 100 }]);
      expect([await platformBalance('Claims'), await platformBalance('Refunds')]).toEqual([-refund * 100, 0]);
      expect(await nightsSold(platform.database, 'test-protection')).toEqual([]);
    },
  );

  test('[AD-04] a stay paid with card, miles and credit refunds each its share', async () => {
    const id = await booked('Partial', (total) => [
      withCredit(100),
      withMiles(10_000, 100),
      byCard(Number((total - 200).toFixed(2))),
    ]);
    await later(UNTIL_THE_EVENING_BEFORE);
    const { protection } = await termsOf(id);
    expect(protection!.lines).toMatchObject([
      { kind: 'TravelWalletCredit', amount: { value: 80 } },
      { kind: 'Rewards', amount: { value: 80 }, rewards: { value: 8_000, currency: 'Miles' } },
      { kind: 'UserCard', amount: { value: 432 } },
    ]);
    expect(await confirm(id, protection!.token)).toMatchObject({ result: 'Success' });
  });

  test('[AD-04] on the day of arrival it can still be used until check-in, and not after', async () => {
    const id = await booked('Full', wholeByCard);
    await later(UNTIL_THE_EVENING_BEFORE + 18.9 * HOUR_MS);
    const terms = await termsOf(id);
    expect(terms).toMatchObject({
      outcome: { Outcome: 'PastCheckInDate' },
      protection: { refund: { value: 740 } },
    });
    await later(0.2 * HOUR_MS);
    expect(await termsOf(id)).not.toHaveProperty('protection');
    const { body } = await helen.refused('confirmHomeCancellation', {
      itineraryId: id,
      token: terms.protection!.token,
    });
    expect(body.code).toBe(40902);
    expect((await trip()).protection).toMatchObject({ action: 'Purchase', expiredBy: 'CheckInTime' });
  });
});

test('[AD-04] the terms of the home refund the price without the premium, and the protection is no longer usable', async () => {
  const id = await booked('Full', wholeByCard, 'test-protection-refundable');
  const terms = await termsOf(id);
  expect(terms).toMatchObject({ outcome: { Outcome: 'FullyRefundable' }, refund: { value: 740 } });
  expect(await confirm(id, terms.token!)).toMatchObject({
    result: 'Success',
    itinerary: { cancellation: { refund: { value: 740 } }, protection: { action: 'Cancel' } },
  });
  expect((await trip()).protection).not.toHaveProperty('refund');
  expect([await platformBalance('Refunds'), await platformBalance('Claims')]).toEqual([-74_000, 0]);
  expect(await platformBalance('Premiums')).toBe(8_510);
  const { body } = await helen.refused('confirmHomeCancellation', {
    itineraryId: id,
    token: terms.protection!.token,
  });
  expect(body.code).toBe(40902);
});

test('[AD-20] a refused refund leaves the stay booked, with the terms of the home', async () => {
  const id = await booked('Full', wholeByCard, 'test-protection-refund-fails');
  const first = await termsOf(id);
  expect(await confirm(id, first.protection!.token)).toMatchObject({
    result: 'Failed',
    errors: [{ code: 'ProtectionRefundFailed' }],
    itinerary: {
      state: 'Confirmed',
      protection: { action: 'Purchase', refund: { result: 'Failed', amount: { value: 0 } } },
    },
  });
  expect(await cardsOf(platform.database)).toMatchObject([{ refunded_minor: 0 }]);
  const second = await termsOf(id);
  expect(second.protection!.token).not.toBe(first.protection!.token);
  expect(await confirm(id, second.token!)).toMatchObject({ result: 'Success' });
  expect(await platformBalance('Claims')).toBe(0);
});

test('[AD-20] an undecided refund is pending, and nothing changes', async () => {
  const id = await booked('Full', wholeByCard, 'test-protection-refund-pending');
  const { protection } = await termsOf(id);
  const { body } = await helen.call('confirmHomeCancellation', { itineraryId: id, token: protection!.token });
  expect(body).toMatchObject({
    result: 'Pending',
    itinerary: {
      state: 'Pending',
      protection: { action: 'Pending', refund: { result: 'Pending', amount: { value: 740 } } },
    },
  });
  expect(await cardsOf(platform.database)).toMatchObject([{ refunded_minor: 0 }]);
});

test.each(['CanceledByHome', 'ChangedWithHome', 'GovernmentEmergency', 'GovernmentAlert', 'WhoDesignation'])(
  '[AD-20] after %s it cannot be used, and shows the reason',
  async (event) => {
    const slug = event.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
    const id = await booked('Full', wholeByCard, `test-protection-expired-${slug}`);
    expect((await trip()).protection).toMatchObject({ action: 'Purchase', expiredBy: event });
    expect(await termsOf(id)).not.toHaveProperty('protection');
  },
);
