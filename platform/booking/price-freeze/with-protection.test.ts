/** A stay that is booked with a frozen price and protected, with the stay or later: its payments and refunds. */
import type { components } from '#schema/platform.openapi.ts';
import { balanceOf } from '../../payment/ledger/testing/balance-of';
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import {
  book,
  bookingOutcome,
  byCard,
  mainGuest,
  quoteOutcome,
  shopAndSchedule,
} from '../../testing/booking-journey';
import { cardsOf } from '../../testing/what-moved';
import { byFreeze, freezePrice, freezeRequestOf } from '../../testing/freeze-journey';

const listingId = 'test-freeze-with-protection';
/** The price rise that the frozen price covers, and what it cost. */
const FREEZE = { deposit: 59.2, discount: 120 };

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

/** Books a stay that was frozen at 740 and now costs 860; the card pays the part that the frozen price does not. */
async function booked(coverage?: 'Partial' | 'Full') {
  const { id: priceFreezeId } = await freezePrice(helen, freezeRequestOf({ listingId }), 'freeze-key-1');
  const { token, quoteId } = await shopAndSchedule(helen, {
    listingId,
    priceFreezeId,
    ...(coverage ? { coverage } : {}),
  });
  const { quote } = await quoteOutcome(helen, token);
  const { orderedProductId, rate } = quote!.value!;
  await helen.call('addMainGuest', mainGuest({ token, orderedProductId }));
  const total = rate.detailedPrice.payNowTotal.fiat!.value;
  const due = Number((total - FREEZE.deposit - FREEZE.discount).toFixed(2));
  const payments = [...byFreeze(FREEZE), byCard(due)];
  const outcome = await bookingOutcome(
    helen,
    await book(helen, quoteId === undefined ? { token } : { token, quoteId }, payments),
  );
  expect(outcome.result).toBe('Success');
  return { total, due, trip: await trip() };
}

const trip = async () => (await helen.call('listItineraries')).body.itineraries[0]!;

async function useProtection(itineraryId: string): Promise<components['schemas']['HomeCancellation']> {
  const { protection } = (await helen.call('quoteHomeCancellation', { itineraryId })).body;
  const request = { itineraryId, token: protection!.token };
  let { body } = await helen.call('confirmHomeCancellation', request);
  while (body.result === 'Pending') ({ body } = await helen.call('pollHomeCancellation', { itineraryId }));
  return body;
}

/** The requests for card payments, the largest first. */
const cards = async () =>
  (await cardsOf(platform.database)).toSorted((one, other) => other.captured_minor - one.captured_minor);

const balance = (kind: 'Claims' | 'Premiums' | 'PriceFreezeFunding' | 'PriceFreezeDeposits') =>
  balanceOf(platform.database, { kind, reference: 'USD' });

/** By coverage: the premium, and the refunds to the card, as its deposit, and to the funding of the discount. */
const CASES = [
  ['Full', 98.9, 680.8, 59.2, 120],
  ['Partial', 60.2, 544.64, 47.36, 96],
] as const;

test.each(CASES)(
  '[AD-11] [AD-04] a %s coverage bought with a frozen stay refunds each part of the payment its share',
  async (coverage, premium, toCard, toDeposit, toFunding) => {
    const { total, due, trip: stay } = await booked(coverage);
    expect(total).toBe(860 + premium);
    const promised = { value: Number((toCard + toDeposit).toFixed(2)) };
    expect(stay).toMatchObject({
      protection: { premium: { value: premium }, coverageAmount: promised },
      total: { value: total },
    });
    expect(await useProtection(stay.id)).toMatchObject({
      result: 'Success',
      itinerary: {
        cancellation: { refund: promised },
        protection: { action: 'Exercise' },
      },
    });
    expect(await cards()).toMatchObject([
      { captured_minor: Math.round(due * 100), refunded_minor: Math.round(toCard * 100) },
      { captured_minor: 5_920, refunded_minor: Math.round(toDeposit * 100) },
    ]);
    expect(await balance('PriceFreezeFunding')).toBe(Math.round((toFunding - 120) * 100));
    expect(await balance('Claims')).toBe(-Math.round((toCard + toDeposit + toFunding) * 100));
    expect(await balance('Premiums')).toBe(Math.round(premium * 100));
  },
);

test('[AD-18] [AD-11] a protection bought later for a frozen stay covers its price, and does not change its payments', async () => {
  const { due, trip: stay } = await booked();
  const { cancelForAnyReason } = (await helen.call('quoteHomeProtection', { itineraryId: stay.id })).body;
  const full = cancelForAnyReason.variants.find(({ coverage }) => coverage === 'Full')!;
  expect(full).toMatchObject({
    premiumPrices: { total: { fiat: { value: 98.9 } } },
    coverageAmount: { value: 740 },
  });
  const { body } = await helen.call(
    'purchaseHomeProtection',
    {
      itineraryId: stay.id,
      quoteId: full.quoteId,
      seenPremium: { value: 98.9, currencyCode: 'USD' },
      paymentId: 'card_helen_summit',
    },
    { 'idempotency-key': 'protect-frozen' },
  );
  expect(body).toMatchObject({ result: 'Success', itinerary: { total: { value: 958.9 } } });
  expect(await useProtection(stay.id)).toMatchObject({
    result: 'Success',
    itinerary: { cancellation: { refund: { value: 740 } } },
  });
  expect(await cards()).toMatchObject([
    { captured_minor: Math.round(due * 100), refunded_minor: Math.round(due * 100) },
    { captured_minor: 9_890, refunded_minor: 0 },
    { captured_minor: 5_920, refunded_minor: 5_920 },
  ]);
  expect([await balance('Claims'), await balance('PriceFreezeFunding')]).toEqual([-86_000, 0]);
});
