/** Freezing a price, using it, and its payments, over HTTP and PostgreSQL. */
import { TEST_LISTINGS } from '../../catalogue/test-listings/test-listings';
import { addDays } from '../../kernel/dates';
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { addCard } from '../../testing/new-card';
import { TEST_CARDS } from '../../payment/vault/test-cards';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import { documentedNumber } from '../../testing/documented-values';
import {
  book,
  bookingOutcome,
  byCard,
  fulfillment,
  quoteOutcome,
  readyQuote,
  scheduleQuote,
} from '../../testing/booking-journey';
import { nightsSold } from '../../testing/what-moved';
import { byFreeze, freezePrice, freezeRequestOf, frozenPrices, purchase } from '../../testing/freeze-journey';

const DAY_MS = 86_400_000;
const WORKS = 'test-freeze-works';

const DECLINED = TEST_CARDS.filter((card) => card.at !== 'Never' && card.answer === 'CreditCardDeclined');

let platform: TestPlatform;
let helen: TestCaller;
let keys = 0;
const newKey = () => `freeze-key-${(keys += 1)}`;

beforeEach(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterEach(async () => {
  expect(await ledgerProblems(platform.database)).toEqual([]);
  await platform.close();
});

const freeze = (changes: Parameters<typeof freezeRequestOf>[0] = {}, key = newKey()) =>
  freezePrice(helen, freezeRequestOf(changes), key);

/** Sessions do not last as long as a frozen price. */
async function waitFor(milliseconds: number): Promise<void> {
  platform.clock.advance(milliseconds);
  helen = await platform.signIn('helen');
}

const balances = async () =>
  Object.fromEntries(
    (
      await platform.database
        .selectFrom('ledger_accounts')
        .select(['kind', 'balance'])
        .where('unit', '=', 'USD')
        .where('owner_user_id', 'is', null)
        .execute()
    ).map(({ kind, balance }) => [kind, balance]),
  );

async function bookWith(
  priceFreezeId: string,
  listingId: string,
  parts: { deposit: number; discount: number },
) {
  const quote = await readyQuote(helen, { listingId, priceFreezeId });
  const due = Number((quote.total - parts.deposit - parts.discount).toFixed(2));
  const token = await book(helen, quote, [...byFreeze(parts), byCard(due)], newKey());
  return { quote, due, outcome: await bookingOutcome(helen, token) };
}

const eventually = async (isSo: () => Promise<boolean>) => {
  for (let looks = 0; looks < 100; looks += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It never became so');
};

describe('an offer', () => {
  const offerOf = async (listingId: string, from = '2026-06-02', until = '2026-06-05') =>
    (
      await helen.call('shopHome', {
        listingId,
        stayDetails: {
          dateRange: { from, until },
          guestDetails: { adults: 2, children: [], infants: 0, petsIncluded: false },
        },
        distributionChannels: [{ channelId: 'General' }],
      })
    ).body.value.availability?.rate?.priceFreeze;

  test('[AD-11] [AD-12] contains deposit, cap, and hours for each kind', async () => {
    expect(await offerOf(WORKS)).toEqual({
      options: [
        expect.objectContaining({
          kind: 'HoldTheRoom',
          price: expect.objectContaining({ total: expect.objectContaining({ value: 740 }) }),
          deposit: expect.objectContaining({ value: 59.2 }),
          cap: expect.objectContaining({ value: 500 }),
          durationHours: 168,
        }),
        expect.objectContaining({ kind: 'RoomType', deposit: expect.objectContaining({ value: 29.6 }) }),
      ],
    });
  });

  test('[AD-11] ends before the day of check-in, and does not exist for a stay that begins tomorrow', async () => {
    expect((await offerOf(WORKS, '2026-05-07', '2026-05-10'))?.options[0]?.durationHours).toBe(48);
    expect(await offerOf(WORKS, '2026-05-05', '2026-05-08')).toBeUndefined();
    expect(await offerOf('test-always-works')).toBeUndefined();
  });
});

describe('a purchase', () => {
  test('[AD-11] [AD-12] charges the deposit, holds the nights, and has a voucher', async () => {
    const frozen = await freeze();
    expect(frozen).toMatchObject({
      kind: 'HoldTheRoom',
      state: 'Valid',
      activity: 'IsActive',
      durationHours: 168,
      purchasedAt: '2026-05-04T16:00:00.000Z',
      expiresAt: '2026-05-11T16:00:00.000Z',
      price: { total: { value: 740 }, nightly: { value: 246.67 } },
      deposit: { value: 59.2 },
      cap: { value: 500 },
      today: {
        availability: 'Available',
        total: { value: 740 },
        discount: { value: 0 },
        due: { value: 680.8 },
      },
    });
    expect(frozen.vouchers).toMatchObject([
      {
        state: 'Valid',
        pricings: { nightly: { value: 246.67 }, total: { value: 740 }, cap: { value: 500 } },
        deposit: { value: 59.2 },
        action: { expiration: '2026-05-11T16:00:00.000Z' },
        durationHours: 168,
      },
    ]);
    expect(await nightsSold(platform.database, WORKS)).toHaveLength(3);
    expect(await balances()).toMatchObject({ CardClearing: -5_920, PriceFreezeDeposits: 5_920 });
  });

  test('[AD-12] of the price only leaves the nights for sale', async () => {
    await freeze({ kind: 'RoomType' });
    expect(await nightsSold(platform.database, WORKS)).toEqual([]);
  });

  test('[BK-20] with the same key is made once, also concurrently, and another request with it is refused', async () => {
    const request = freezeRequestOf();
    const outcomes = await Promise.all([1, 2, 3].map(() => purchase(helen, request, 'one-intent')));
    expect(new Set(outcomes.map(({ priceFreeze }) => priceFreeze?.id)).size).toBe(1);
    expect(await balances()).toMatchObject({ PriceFreezeDeposits: 5_920 });
    const { body } = await helen.refused(
      'purchasePriceFreeze',
      { ...request, kind: 'RoomType' },
      { 'idempotency-key': 'one-intent' },
    );
    expect(body.code).toBe(40901);
  });

  test('[AD-13] held nights are sold once: the second of two purchases fails with NoAvailability', async () => {
    const walter = await platform.signIn('walter');
    const [mine, other] = await Promise.all([
      purchase(helen, freezeRequestOf(), newKey()),
      purchase(walter, freezeRequestOf({ paymentId: 'card_walter_everyday' }), newKey()).catch(
        () => undefined,
      ),
    ]);
    const results = [mine.result, other?.result ?? 'Failed'].sort();
    expect(results).toEqual(['Failed', 'Success']);
    expect(await nightsSold(platform.database, WORKS)).toHaveLength(3);
  });

  test.each([
    ['SetBookParamsFailed', 'test-freeze-purchase-fails', 1],
    ['GenericFailed', 'test-freeze-purchase-fails', 2],
    ['GenerateCustomOfferFailed', 'test-freeze-purchase-fails', 3],
    ['NoAvailability', 'test-freeze-purchase-fails', 4],
    ['FrozenPriceIncreased', 'test-freeze-purchase-price-increase', 3],
    ['FrozenPriceDecreased', 'test-freeze-purchase-price-decrease', 3],
    ['FrozenPriceIncreasedDuringPayment', 'test-freeze-payment-price-increase', 3],
    ['FrozenPriceDecreasedDuringPayment', 'test-freeze-payment-price-decrease', 3],
  ])(
    '[AD-13] fails with %s at %s, %d nights, and nothing is charged or held',
    async (code, listingId, nights) => {
      const until = addDays('2026-06-02', nights);
      const outcome = await purchase(helen, freezeRequestOf({ listingId, until }), newKey());
      expect(outcome).toMatchObject({ result: 'Failed', errors: [{ code }] });
      expect(await nightsSold(platform.database, listingId)).toEqual([]);
      expect(await frozenPrices(helen)).toEqual([]);
      expect((await balances())['CardClearing'] ?? 0).toBe(0);
      if (!code.startsWith('FrozenPrice')) return;
      // Each kind has the current price, and can be bought.
      const { stayDates, guests, options = [] } = outcome.offer ?? {};
      expect(options.map(({ kind }) => kind)).toEqual(['HoldTheRoom', 'RoomType']);
      expect(new Set(options.map(({ price }) => price.total.value)).size).toBe(1);
      const asked = freezeRequestOf({ listingId, until });
      expect(stayDates).toEqual(asked.stayDates);
      expect(guests).toMatchObject({ adults: 2, children: [], petsIncluded: false });
      const usd = (value: number) => ({ value, currencyCode: 'USD' as const });
      for (const { kind, price, deposit } of options.toReversed()) {
        const accepted = {
          ...asked,
          kind: kind as typeof asked.kind,
          seenTotal: usd(price.total.value),
          seenDeposit: usd(deposit.value),
        };
        expect((await purchase(helen, accepted, newKey())).result).toBe('Success');
      }
    },
  );

  test('[AD-13] fails without an offer, or on terms other than those offered', async () => {
    const outcomeOf = async (changes: object) =>
      (await purchase(helen, { ...freezeRequestOf(), ...changes }, newKey())).errors;
    expect(await outcomeOf({ listingId: 'test-always-works' })).toEqual([
      { code: 'GenerateCustomOfferFailed' },
    ]);
    expect(await outcomeOf({ kind: 'BestAvailable' })).toEqual([{ code: 'GenerateCustomOfferFailed' }]);
    expect(await outcomeOf({ seenCap: { value: 900, currencyCode: 'USD' } })).toEqual([
      { code: 'SetBookParamsFailed' },
    ]);
    expect(await outcomeOf({ durationHours: 400 })).toEqual([{ code: 'SetBookParamsFailed' }]);
  });

  test('[AD-13] on terms of the day before midnight fails with those of the new day, which can be bought', async () => {
    const dates = { from: '2026-05-07', until: '2026-05-10' };
    const asked = { ...freezeRequestOf(dates), durationHours: 48 };
    await waitFor(DAY_MS / 2);
    const { errors, offer } = await purchase(helen, asked, newKey());
    expect(errors).toEqual([{ code: 'SetBookParamsFailed' }]);
    expect(offer?.options.map(({ durationHours }) => durationHours)).toEqual([24, 24]);
    expect((await purchase(helen, { ...asked, durationHours: 24 }, newKey())).result).toBe('Success');
  });

  test.each(DECLINED)(
    '[AD-13] a card declined at $at is GenericFailed, releases the nights, and was not charged',
    async (card) => {
      const { payment } = await addCard(helen, documentedNumber(card));
      const outcome = await purchase(helen, freezeRequestOf({ paymentId: payment!.id }), newKey());
      expect(outcome).toMatchObject({
        result: 'Failed',
        errors: [{ code: 'GenericFailed', paymentError: 'CreditCardDeclined' }],
      });
      expect(await nightsSold(platform.database, WORKS)).toEqual([]);
    },
  );
});

describe('using a frozen price', () => {
  test.each([
    ['the current price when nothing has changed', WORKS, 740, 0],
    ['the frozen price when the price has risen', 'test-freeze-price-rises', 860, 120],
    ['the frozen price and the rise beyond its cap', 'test-freeze-price-rises-beyond-cap', 1_360, 500],
    ['the lower current price when the price has fallen', 'test-freeze-price-falls', 650, 0],
  ])('[AD-11] books at %s', async (_what, listingId, total, discount) => {
    const { id } = await freeze({ listingId });
    const { quote, due, outcome } = await bookWith(id, listingId, { deposit: 59.2, discount });
    expect(quote.total).toBe(total);
    expect(outcome.result).toBe('Success');
    expect(await balances()).toMatchObject({
      CardClearing: -Math.round((due + 59.2) * 100),
      PriceFreezeDeposits: 0,
      Revenue: total * 100,
    });
    const [used] = await frozenPrices(helen);
    expect(used).toMatchObject({ state: 'Exercised', activity: 'IsExpired' });
    expect(used?.reservationNumber).toBe(outcome.fulfillment?.value.id.value);
    const trip = (await helen.call('listItineraries')).body.itineraries[0];
    expect(trip?.payments.map(({ kind, amount }) => [kind, amount.value])).toEqual([
      ['HotelPriceFreezeDeposit', 59.2],
      ...(discount > 0 ? [['HotelPriceFreezeDiscount', discount]] : []),
      ['UserCard', due],
    ]);
  });

  test('[AD-11] charges the current price for additional guests', async () => {
    await platform.database
      .updateTable('listings')
      .set((column) => ({
        rules: column.fn('jsonb_set', [
          'rules',
          column.val('{pricing,fees,2}'),
          column.val(
            JSON.stringify({
              kind: 'PetFee',
              name: 'Pet fee',
              category: 'Fee',
              description: '',
              charge: { basis: 'PerPet', amountMinor: 4_000 },
            }),
          ),
        ]) as never,
      }))
      .where('id', '=', 'test-freeze-price-rises')
      .execute();
    const { id } = await freeze({ listingId: 'test-freeze-price-rises' });
    const quote = await readyQuote(helen, {
      listingId: 'test-freeze-price-rises',
      priceFreezeId: id,
      guests: { adults: 2, children: [], infants: 0, petsIncluded: true },
    });
    const poll = await quoteOutcome(helen, quote.token);
    expect(quote.total).toBe(900);
    expect(poll.quote?.value?.rate.priceFreeze).toMatchObject({
      discount: { value: 120 },
      frozenTotal: { value: 740 },
    });
  });

  test.each([
    ['without the parts of the frozen price', []],
    ['with a larger discount', byFreeze({ deposit: 59.2, discount: 200 })],
    ['without the deposit', byFreeze({ deposit: 0, discount: 120 })],
  ])('[PM-17] a payment %s is refused', async (_what, parts) => {
    const listingId = 'test-freeze-price-rises';
    const { id } = await freeze({ listingId });
    const quote = await readyQuote(helen, { listingId, priceFreezeId: id });
    const covered = parts.reduce(
      (sum, part) =>
        sum +
        ('paymentAmount' in part && 'fiatValue' in part.paymentAmount
          ? part.paymentAmount.fiatValue.value
          : 0),
      0,
    );
    const { body } = await helen.refused(
      'scheduleFulfillment',
      fulfillment(quote, [...parts, byCard(Number((quote.total - covered).toFixed(2)))]),
      { 'idempotency-key': newKey() },
    );
    expect(body.code).toBe(42203);
  });

  test('[AD-11] happens once: of two concurrent bookings, one is made and the other is refused', async () => {
    const { id } = await freeze({ kind: 'RoomType' });
    const quotes = [
      await readyQuote(helen, { listingId: WORKS, priceFreezeId: id }),
      await readyQuote(helen, { listingId: WORKS, priceFreezeId: id }),
    ];
    const outcomes = await Promise.allSettled(
      quotes.map((quote) =>
        book(helen, quote, [...byFreeze({ deposit: 29.6, discount: 0 }), byCard(710.4)], newKey()),
      ),
    );
    const [refusal, ...others] = outcomes.filter(({ status }) => status === 'rejected');
    expect(others).toEqual([]);
    expect(String(refusal?.status === 'rejected' && refusal.reason)).toContain('42204');
    const [made] = outcomes.filter((each) => each.status === 'fulfilled');
    expect((await bookingOutcome(helen, made?.value ?? '')).result).toBe('Success');
    expect(await balances()).toMatchObject({ PriceFreezeDeposits: 0, Revenue: 74_000 });
  });

  test('[AD-11] a failed booking releases price and nights, and the next one gets them', async () => {
    const { id } = await freeze();
    const { payment } = await addCard(helen, documentedNumber(DECLINED.find(({ at }) => at === 'Capture')!));
    const quote = await readyQuote(helen, { listingId: WORKS, priceFreezeId: id });
    const token = await book(
      helen,
      quote,
      [...byFreeze({ deposit: 59.2, discount: 0 }), byCard(680.8, payment!.id)],
      newKey(),
    );
    expect((await bookingOutcome(helen, token)).result).toBe('Failure');
    expect(await frozenPrices(helen)).toMatchObject([{ id, state: 'Valid' }]);
    expect(await nightsSold(platform.database, WORKS)).toHaveLength(3);
    expect(await balances()).toMatchObject({ PriceFreezeDeposits: 5_920, Revenue: 0 });
    expect((await bookWith(id, WORKS, { deposit: 59.2, discount: 0 })).outcome.result).toBe('Success');
  });

  test("[AD-11] no other user can book the nights that a price holds, or use another user's price", async () => {
    const { id } = await freeze();
    const walter = await platform.signIn('walter');
    const token = await scheduleQuote(walter, { listingId: WORKS });
    expect((await quoteOutcome(walter, token)).errors).toEqual([
      { kind: 'ProductError', code: 'NotAvailable' },
    ]);
    await expect(scheduleQuote(walter, { listingId: WORKS, priceFreezeId: id })).rejects.toThrow('42204');
  });

  test('[AD-11] canceling the stay refunds deposit and card by the same share', async () => {
    const listingId = 'test-freeze-price-rises';
    const { id } = await freeze({ listingId });
    await bookWith(id, listingId, { deposit: 59.2, discount: 120 });
    const itineraryId = (await helen.call('listItineraries')).body.itineraries[0]?.id ?? '';
    const { body: quote } = await helen.call('quoteHomeCancellation', { itineraryId });
    expect(quote).toMatchObject({
      outcome: { Outcome: 'FullyRefundable' },
      refund: { value: 740 },
      lines: [
        { kind: 'HotelPriceFreezeDeposit', amount: { value: 59.2 } },
        { kind: 'UserCard', amount: { value: 680.8 } },
      ],
    });
    const { body: canceled } = await helen.call(
      'confirmHomeCancellation',
      { itineraryId, token: quote.token ?? '' },
      { 'idempotency-key': newKey() },
    );
    expect(canceled).toMatchObject({
      result: 'Success',
      itinerary: { cancellation: { refund: { value: 740 } } },
    });
    expect(await balances()).toMatchObject({
      CardClearing: 0,
      PriceFreezeDeposits: 0,
      PriceFreezeFunding: 0,
      Revenue: 86_000,
      Refunds: -86_000,
    });
    expect(await nightsSold(platform.database, listingId)).toEqual([]);
  });
});

describe('the end of a frozen price', () => {
  test('[AD-11] [AD-12] after its hours it is expired, its nights are for sale, and its deposit is kept', async () => {
    const { id } = await freeze();
    await waitFor(7 * DAY_MS);
    expect(await frozenPrices(helen)).toMatchObject([{ id, state: 'Expired', activity: 'IsExpired' }]);
    await eventually(async () => (await nightsSold(platform.database, WORKS)).length === 0);
    expect(await balances()).toMatchObject({ PriceFreezeDeposits: 0, Revenue: 5_920 });
  });

  test('[AD-11] if it expires during its use, it is used when the booking began in time, and refused otherwise', async () => {
    const first = await freeze();
    const second = await freeze({ from: '2026-07-02', until: '2026-07-05' });
    await waitFor(7 * DAY_MS - 60_000);
    const quotes = [
      await readyQuote(helen, { listingId: WORKS, priceFreezeId: first.id }),
      await readyQuote(helen, {
        listingId: WORKS,
        priceFreezeId: second.id,
        from: '2026-07-02',
        until: '2026-07-05',
      }),
    ] as const;
    const payments = [...byFreeze({ deposit: 59.2, discount: 0 }), byCard(680.8)];
    const token = await book(helen, quotes[0], payments, newKey());
    platform.clock.advance(60_000);
    expect((await bookingOutcome(helen, token)).result).toBe('Success');
    const { body } = await helen.refused('scheduleFulfillment', fulfillment(quotes[1], payments), {
      'idempotency-key': newKey(),
    });
    expect(body.code).toBe(42204);
  });
});

describe('a stay that is no longer available', () => {
  const soldElsewhere = (listingId: string) =>
    platform.database
      .insertInto('sold_nights')
      .values({ listing_id: listingId, night: '2026-06-03', booking_id: 'trip_elsewhere' })
      .execute();

  test('[AD-25] fails with Refund, and its deposit is refunded once', async () => {
    const { id, vouchers } = await freeze({ kind: 'RoomType' });
    const { body: early } = await helen.refused('refundPriceFreeze', { priceFreezeId: id });
    expect(early.code).toBe(40902);
    await soldElsewhere(WORKS);
    expect((await helen.call('checkPriceFreezeExercise', { voucherIds: [vouchers[0]!.id] })).body).toEqual({
      result: 'Failed',
      exerciseError: 'Refund',
      refundable: true,
    });
    const refunds = await Promise.all(
      [1, 2].map(() => helen.call('refundPriceFreeze', { priceFreezeId: id })),
    );
    for (const { body } of refunds) expect(body).toMatchObject({ priceFreeze: { id, state: 'Refunded' } });
    expect(await balances()).toMatchObject({ CardClearing: 0, PriceFreezeDeposits: 0 });
    const token = await scheduleQuote(helen, { listingId: WORKS, priceFreezeId: id });
    expect((await quoteOutcome(helen, token)).errors).toEqual([
      { kind: 'ErrorCode', code: 'PriceFreezeUnusable' },
    ]);
  });

  test('[AD-25] is listed as valid while its deposit is being refunded', async () => {
    const { id } = await freeze({ kind: 'RoomType' });
    await platform.database
      .updateTable('price_freezes')
      .set({ state: 'Refunding', run_after: new Date(Date.now() + 15_000) })
      .where('id', '=', id)
      .execute();
    const { body } = await helen.call('listPriceFreezes');
    expect(body.priceFreezes).toMatchObject([{ id, state: 'Valid' }]);
  });
});

describe('a check of vouchers', () => {
  const check = async (voucherIds: string[], guests?: object) =>
    (
      await helen.call('checkPriceFreezeExercise', {
        voucherIds,
        ...(guests ? { guests: guests as never } : {}),
      })
    ).body;

  test('[AD-11] all vouchers of a purchase are used together', async () => {
    const { vouchers } = await freeze({ until: '2026-06-12' });
    const ids = vouchers.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(await check(ids)).toMatchObject({ result: 'Success', today: { due: { value: 2_097.6 } } });
    expect(await check(ids.slice(1))).toMatchObject({ voucherError: 'VouchersFailed' });
    const other = await freeze({ from: '2026-07-02', until: '2026-07-05' });
    expect(await check([...ids, other.vouchers[0]!.id])).toMatchObject({ voucherError: 'VouchersFailed' });
  });

  test('[AD-13] a missing or expired frozen price, and another party, are reported as such', async () => {
    const { vouchers } = await freeze();
    const ids = vouchers.map(({ id }) => id);
    expect(await check(['voucher_nothing'])).toMatchObject({ voucherError: 'VoucherNotFound' });
    expect(await check([...ids, 'voucher_nothing'])).toMatchObject({ voucherError: 'VouchersNotFound' });
    const alone = { adults: 1, children: [], infants: 0, petsIncluded: false };
    expect(await check(ids, alone)).toMatchObject({ voucherError: 'MismatchedQuoteForVoucher' });
    await waitFor(8 * DAY_MS);
    expect(await check(ids)).toMatchObject({ voucherError: 'VoucherFailed', refundable: false });
  });

  const { freeze: exercise } = TEST_LISTINGS['freeze-exercise-fails']?.scenario ?? {};
  const { freeze: voucher } = TEST_LISTINGS['freeze-voucher-fails']?.scenario ?? {};

  test.each([
    ...(exercise?.exerciseErrors ?? []).map((code, index) => ['exercise', code, index + 1] as const),
    ...(voucher?.voucherErrors ?? []).map((code, index) => ['voucher', code, index + 1] as const),
  ])('[AD-13] the %s error %s applies to %d nights', async (kind, code, nights) => {
    const { vouchers } = await freeze({
      listingId: `test-freeze-${kind}-fails`,
      until: addDays('2026-06-02', nights),
    });
    expect(await check(vouchers.map(({ id }) => id))).toMatchObject({
      result: 'Failed',
      [kind === 'exercise' ? 'exerciseError' : 'voucherError']: code,
    });
  });
});
