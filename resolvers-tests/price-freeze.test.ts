import { gql } from 'graphql-tag';
import { unreadable, usd } from '#fixtures/builders.ts';
import { fixture } from '#fixtures/fixture.ts';
import type { components } from '#schema/platform.openapi.ts';
import {
  BOOK,
  type Booked,
  bookingInput,
  key,
  otherKey,
  prepareBooking,
  scheduled,
} from './testing/booking-kit';
import { FROZEN_ID, freezeOption, priceFreeze } from './testing/price-freeze-kit';
import { broken, ok, refused } from './testing/platform-mock';
import { pollUntil, Recorder } from './testing/recorder';
import { useResolvers } from './testing/resolvers-kit';

type Schemas = components['schemas'];

const kit = useResolvers();

const stay = { fromDate: '2026-06-05', untilDate: '2026-06-07', adults: 2, children: [7], pets: 0 };

function shop(options: Schemas['PriceFreezeOption'][] = [freezeOption()]): Schemas['ShopHome'] {
  const { value } = fixture<'ShopHome'>('homes/shop-home.available');
  const { listing, availability } = value;
  if (!listing || !availability?.rate) throw new Error('The fixture has no rate');
  const rate = { ...availability.rate, ...(options.length > 0 ? { priceFreeze: { options } } : {}) };
  return { value: { ...value, availability: { ...availability, rate } } };
}

const OPTIONS = gql`query ($stay: StayInput!) { listing(id: "home-pine", stay: $stay) { availability(stay: $stay) {
  ... on Available { rate { id freezeOptions {
    id kind title text nightly { value } total { value } deposit { value } cap { value } durationHours durationDays
  } } }
} } }`;

interface Options {
  listing: { availability: { rate: { id: string; freezeOptions: { id: string; kind: string }[] } } };
}

const options = async (changes: object = {}) =>
  (await kit.run<Options>(OPTIONS, { stay: { ...stay, ...changes } })).data.listing.availability.rate;

describe('Rate.freezeOptions', () => {
  test('[AD-11] [AD-12] has the kinds of price freezes, with deposit, cap, and days', async () => {
    kit.platform.on('shopHome', ok(shop()));
    expect((await options()).freezeOptions).toEqual([
      {
        id: expect.stringMatching(/^[\w-]+$/) as string,
        kind: 'HOLD_THE_ROOM',
        title: 'Freeze the price and hold the nights',
        text: 'Nobody else can book your nights while your price is frozen.',
        nightly: { value: '288.75' },
        total: { value: '577.50' },
        deposit: { value: '46.20' },
        cap: { value: '500.00' },
        durationHours: 168,
        durationDays: 7,
      },
    ]);
  });

  test('[AD-12] omits an unknown kind, and one with unreadable amounts', async () => {
    const { price } = freezeOption();
    kit.platform.on(
      'shopHome',
      ok(
        shop([
          freezeOption({ kind: 'HoldTheMoon' as 'RoomType' }),
          freezeOption({ kind: 'RoomType', deposit: unreadable() }),
          freezeOption({ kind: 'RoomType', cap: unreadable() }),
          freezeOption({ kind: 'RoomType', price: { ...price, nightly: unreadable() } }),
          freezeOption({ kind: 'RoomType', price: { ...price, total: unreadable() } }),
          freezeOption({ kind: 'BestAvailable' }),
        ]),
      ),
    );
    expect((await options()).freezeOptions.map(({ kind }) => kind)).toEqual(['BEST_AVAILABLE']);
  });

  test('is empty for a price that cannot be frozen', async () => {
    kit.platform.on('shopHome', ok(shop([])));
    expect((await options()).freezeOptions).toEqual([]);
  });
});

const FREEZE = gql`mutation ($input: FreezePriceInput!) { freezePrice(input: $input) {
  __typename
  ... on PriceFrozen { frozenPrice { id state deposit { value } vouchers { id } } }
  ... on PriceFreezePending { idempotencyKey }
  ... on PriceNotFrozen { code rawCode title text error options { id total { value } } inputErrors { path code } }
} }`;

interface Frozen {
  freezePrice: Record<string, unknown> & { __typename: string };
}

describe('freezePrice', () => {
  let optionId: string;
  const freeze = async (changes: object = {}) =>
    (
      await kit.run<Frozen>(FREEZE, {
        input: { idempotencyKey: key, optionId, paymentMethodId: 'card-visa', ...changes },
      })
    ).data.freezePrice;
  const frozen = {
    __typename: 'PriceFrozen',
    frozenPrice: {
      id: FROZEN_ID,
      state: 'VALID',
      deposit: { value: '46.20' },
      vouchers: [{ id: 'voucher-1' }],
    },
  };

  beforeEach(async () => {
    kit.platform.on('shopHome', ok(shop()));
    optionId = (await options()).freezeOptions[0]?.id ?? '';
    kit.platform.sent.length = 0;
  });

  test('[AD-11] buys the terms that were shown, with the key of the intent', async () => {
    kit.platform.on('purchasePriceFreeze', ok({ result: 'Success', priceFreeze: priceFreeze() }));
    expect(await freeze()).toEqual(frozen);
    const [sent] = kit.platform.requests('purchasePriceFreeze');
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/api/v0/priceFreeze/purchase',
      body: {
        listingId: 'home-pine',
        stayDates: { from: '2026-06-05', until: '2026-06-07' },
        guests: { adults: 2, children: [7], infants: 0, petsIncluded: false },
        kind: 'HoldTheRoom',
        seenTotal: { value: 577.5, currencyCode: 'USD' },
        seenDeposit: { value: 46.2, currencyCode: 'USD' },
        seenCap: { value: 500, currencyCode: 'USD' },
        durationHours: 168,
        paymentId: 'card-visa',
      },
    });
    expect(sent?.headers['idempotency-key']).toBe(key);
  });

  test('[BK-20] a repeated key has one outcome, and another input with it is a conflict', async () => {
    kit.platform.on('purchasePriceFreeze', ok({ result: 'Success', priceFreeze: priceFreeze() }));
    expect(await freeze()).toEqual(frozen);
    expect(await freeze()).toEqual(frozen);
    expect(kit.platform.requests('purchasePriceFreeze')).toHaveLength(1);
    expect(await freeze({ paymentMethodId: 'card-amex' })).toMatchObject({
      __typename: 'PriceNotFrozen',
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('[AD-11] an unknown outcome is pending, and the same key returns the outcome later', async () => {
    kit.platform.on('purchasePriceFreeze', broken);
    kit.platform.on('pollPriceFreezePurchase', broken, ok({ result: 'Pending' }));
    const pending = { __typename: 'PriceFreezePending', idempotencyKey: key };
    expect(await freeze()).toEqual(pending);
    expect(await freeze()).toEqual(pending);
    kit.platform.on('pollPriceFreezePurchase', ok({ result: 'Success', priceFreeze: priceFreeze() }));
    expect(await freeze()).toEqual(frozen);
    expect(kit.platform.requests('purchasePriceFreeze')).toHaveLength(1);
    expect(kit.platform.requests('pollPriceFreezePurchase').at(-1)?.body).toEqual({ idempotencyKey: key });
  });

  test('[AD-11] [BK-20] a purchase that never reached the platform is sent again with its key', async () => {
    kit.platform.on(
      'purchasePriceFreeze',
      broken,
      broken,
      ok({ result: 'Success', priceFreeze: priceFreeze() }),
    );
    kit.platform.on('pollPriceFreezePurchase', refused(404, 40401));
    expect(await freeze()).toMatchObject({ __typename: 'PriceFreezePending' });
    expect(await freeze()).toEqual(frozen);
    const sent = kit.platform.requests('purchasePriceFreeze');
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key, key]);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test.each([
    ['SetBookParamsFailed', 'SET_BOOK_PARAMS_FAILED', 'PRICE_FREEZE_FAILED'],
    ['GenericFailed', 'GENERIC_FAILED', 'PRICE_FREEZE_FAILED'],
    ['GenerateCustomOfferFailed', 'GENERATE_CUSTOM_OFFER_FAILED', 'PRICE_FREEZE_FAILED'],
    ['NoAvailability', 'NO_AVAILABILITY', 'NO_AVAILABILITY'],
    ['FrozenPriceIncreased', 'FROZEN_PRICE_INCREASED', 'PRICE_CHANGED'],
    ['FrozenPriceIncreasedDuringPayment', 'FROZEN_PRICE_INCREASED_DURING_PAYMENT', 'PRICE_CHANGED'],
    ['FrozenPriceDecreased', 'FROZEN_PRICE_DECREASED', 'PRICE_CHANGED'],
    ['FrozenPriceDecreasedDuringPayment', 'FROZEN_PRICE_DECREASED_DURING_PAYMENT', 'PRICE_CHANGED'],
    ['MoonInTheWrongHouse', 'UNKNOWN', 'PRICE_FREEZE_FAILED'],
  ])('[AD-13] %s is %s', async (wire, error, code) => {
    kit.platform.on(
      'purchasePriceFreeze',
      ok({
        result: 'Failed',
        errors: [{ code: wire }],
        offer: {
          listingId: 'cedar-house',
          stayDates: { from: '2026-06-02', until: '2026-06-04' },
          guests: { adults: 2, children: [], infants: 0, petsIncluded: false },
          options: [freezeOption({ price: { nightly: usd(295), total: usd(590) } })],
        },
      }),
    );
    expect(await freeze()).toMatchObject({
      __typename: 'PriceNotFrozen',
      error,
      code,
      rawCode: wire,
      text: expect.stringContaining('Nothing was charged.') as string,
      options: [{ total: { value: '590.00' } }],
    });
  });

  test('[AD-13] a declined card has the text of a declined card, and another key is another purchase', async () => {
    kit.platform.on(
      'purchasePriceFreeze',
      ok({ result: 'Failed', errors: [{ code: 'GenericFailed', paymentError: 'CreditCardDeclined' }] }),
    );
    expect(await freeze()).toMatchObject({
      error: 'GENERIC_FAILED',
      code: 'CREDIT_CARD_DECLINED',
      title: 'Your card was declined.',
    });
    kit.platform.on('purchasePriceFreeze', ok({ result: 'Success', priceFreeze: priceFreeze() }));
    expect(await freeze({ idempotencyKey: otherKey })).toEqual(frozen);
  });

  test('an input without terms or key is refused by field, and nothing is sent', async () => {
    expect(await freeze({ optionId: 'nothing', idempotencyKey: 'short' })).toMatchObject({
      code: 'INVALID_REQUEST',
      error: null,
      inputErrors: [
        { path: ['input', 'idempotencyKey'], code: 'INVALID_IDEMPOTENCY_KEY' },
        { path: ['input', 'optionId'], code: 'NOT_FOUND' },
      ],
    });
    expect(await freeze({ paymentMethodId: '' })).toMatchObject({
      code: 'INVALID_REQUEST',
      inputErrors: [{ path: ['input', 'paymentMethodId'], code: 'REQUIRED' }],
    });
    expect(kit.platform.sent).toEqual([]);
  });

  test('the state of a purchase is read by its key', async () => {
    const read = async () =>
      (
        await kit.run<{ priceFreezePurchase: unknown }>(
          gql`{ priceFreezePurchase(idempotencyKey: "${key}") { __typename } }`,
        )
      ).data.priceFreezePurchase;
    kit.platform.on('pollPriceFreezePurchase', refused(404, 40401));
    expect(await read()).toBeNull();
    kit.platform.on('pollPriceFreezePurchase', ok({ result: 'Success', priceFreeze: priceFreeze() }));
    expect(await read()).toEqual({ __typename: 'PriceFrozen' });
  });
});

describe('[AD-11] the subscription priceFreezePurchase', () => {
  interface Event {
    priceFreezePurchase: { __typename: string; [field: string]: unknown };
  }
  const follow = () =>
    new Recorder<Event>(
      kit.connect(),
      gql`subscription ($key: ID!) { priceFreezePurchase(idempotencyKey: $key) { __typename
        ... on PriceFrozen { frozenPrice { id } } ... on PriceFreezePending { idempotencyKey }
        ... on PriceNotFrozen { code error } } }`,
      { key },
    );
  const states = ({ events }: Recorder<Event>) => events.map(({ priceFreezePurchase: state }) => state);
  const pending = { __typename: 'PriceFreezePending', idempotencyKey: key };

  test('is pending until the price is frozen, for all followers with one poll loop', async () => {
    kit.platform.on(
      'pollPriceFreezePurchase',
      ok({ result: 'Pending' }),
      broken,
      ok({ result: 'Success', priceFreeze: priceFreeze() }),
    );
    const followers = [follow(), follow(), follow()];
    await pollUntil(kit, () => followers.every(({ isComplete }) => isComplete));
    for (const follower of followers) {
      expect(states(follower)).toEqual([
        pending,
        { __typename: 'PriceFrozen', frozenPrice: { id: FROZEN_ID } },
      ]);
    }
    expect(kit.platform.requests('pollPriceFreezePurchase').map(({ body }) => body)).toEqual(
      Array(3).fill({ idempotencyKey: key }),
    );
  });

  test('returns the reason why a price was not frozen', async () => {
    kit.platform.on(
      'pollPriceFreezePurchase',
      ok({ result: 'Failed', errors: [{ code: 'NoAvailability' }] }),
    );
    const follower = follow();
    await pollUntil(kit, () => follower.isComplete);
    expect(states(follower)).toEqual([
      { __typename: 'PriceNotFrozen', code: 'NO_AVAILABILITY', error: 'NO_AVAILABILITY' },
    ]);
  });

  test('of a key without a purchase is an error', async () => {
    kit.platform.on('pollPriceFreezePurchase', refused(404, 40401));
    const follower = follow();
    await pollUntil(kit, () => follower.errors !== undefined);
    expect(follower.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(follower.events).toEqual([]);
  });
});

describe('frozenPrices', () => {
  const LIST = gql`{ frozenPrices {
    id listing { name } fromDate untilDate guests { adults children petsIncluded } kind state activity purchasedAt expiresAt
    durationHours durationDays nightly { value } total { value } cap { value } deposit { value } paidWith
    vouchers { id fromDate untilDate pricings { nightly { value } total { value } cap { value } } deposit { value } state action { expiration } durationHours }
    today { availability total { value } discount { value } deposit { value } due { value } } tripId refundedAt
  } }`;
  interface Listed {
    frozenPrices: Record<string, unknown>[];
  }
  const list = async (...freezes: Schemas['PriceFreeze'][]) => {
    kit.platform.on('listPriceFreezes', ok({ priceFreezes: freezes }));
    return (await kit.run<Listed>(LIST)).data.frozenPrices;
  };

  test('[AD-12] of a party that the platform states without pets come without pets', async () => {
    const [first] = await list(priceFreeze({ guests: { adults: 2, children: [] } }));
    expect(first).toMatchObject({ guests: { adults: 2, children: [], petsIncluded: false } });
  });

  test('[AD-12] have the voucher with its prices, cap, deposit, state, and end', async () => {
    expect(await list(priceFreeze())).toEqual([
      {
        id: FROZEN_ID,
        listing: { name: expect.any(String) as string },
        fromDate: '2026-06-05',
        untilDate: '2026-06-07',
        guests: { adults: 2, children: [7], petsIncluded: false },
        kind: 'HOLD_THE_ROOM',
        state: 'VALID',
        activity: 'IS_ACTIVE',
        purchasedAt: '2026-05-01T16:00:00.000Z',
        expiresAt: '2026-05-08T16:00:00.000Z',
        durationHours: 168,
        durationDays: 7,
        nightly: { value: '288.75' },
        total: { value: '577.50' },
        cap: { value: '500.00' },
        deposit: { value: '46.20' },
        paidWith: 'Visa ending in 4242',
        vouchers: [
          {
            id: 'voucher-1',
            fromDate: '2026-06-05',
            untilDate: '2026-06-07',
            pricings: { nightly: { value: '288.75' }, total: { value: '577.50' }, cap: { value: '500.00' } },
            deposit: { value: '46.20' },
            state: 'VALID',
            action: { expiration: '2026-05-08T16:00:00.000Z' },
            durationHours: 168,
          },
        ],
        today: {
          availability: 'AVAILABLE',
          total: { value: '697.50' },
          discount: { value: '120.00' },
          deposit: { value: '46.20' },
          due: { value: '531.30' },
        },
        tripId: null,
        refundedAt: null,
      },
    ]);
  });

  test.each([
    ['Valid', 'VALID'],
    ['Expired', 'EXPIRED'],
    ['Exchanged', 'EXCHANGED'],
    ['Refunded', 'REFUNDED'],
    ['Exercised', 'EXERCISED'],
    ['Evaporated', 'UNKNOWN'],
  ])('[AD-12] the state %s is %s', async (wire, state) => {
    const [first] = await list(priceFreeze({ state: wire as 'Valid', activity: 'IsAsleep' as 'IsActive' }));
    expect(first).toMatchObject({ state, activity: 'UNKNOWN' });
  });

  test.each([
    ['Unavailable', 'UNAVAILABLE'],
    ['Failure', 'FAILURE'],
    ['Haunted', 'UNKNOWN'],
  ])('[AD-25] a stay that is %s today is %s, without a price', async (wire, availability) => {
    const [first] = await list(priceFreeze({ today: { availability: wire as 'Failure' } }));
    expect(first?.['today']).toMatchObject({ availability, total: null, due: null });
  });

  test('an unreadable current price cannot be booked', async () => {
    const { today } = priceFreeze();
    const [first] = await list(priceFreeze({ today: { ...today!, due: unreadable() } }));
    expect(first?.['today']).toMatchObject({ availability: 'FAILURE', due: null });
  });

  test('include one by its id, and null for another', async () => {
    kit.platform.on('listPriceFreezes', ok({ priceFreezes: [priceFreeze()] }));
    const one = async (id: string) =>
      (await kit.run<{ frozenPrice: unknown }>(gql`{ frozenPrice(id: "${id}") { id } }`)).data.frozenPrice;
    expect(await one(FROZEN_ID)).toEqual({ id: FROZEN_ID });
    expect(await one('freeze-2')).toBeNull();
  });
});

describe('FrozenPrice.exercise', () => {
  const EXERCISE = gql`query ($guests: FrozenPriceGuestsInput) { frozenPrice(id: "${FROZEN_ID}") { exercise(guests: $guests) {
    isPossible exerciseError voucherError title text isRefundable offersSimilarHomes today { due { value } }
  } } }`;
  const exercise = async (answer: object, guests?: object) => {
    kit.platform.on('listPriceFreezes', ok({ priceFreezes: [priceFreeze()] }));
    kit.platform.on('checkPriceFreezeExercise', ok(answer));
    return (
      await kit.run<{ frozenPrice: { exercise: Record<string, unknown> } }>(
        EXERCISE,
        guests ? { guests } : {},
      )
    ).data.frozenPrice.exercise;
  };

  test('[AD-11] sends all vouchers and the party', async () => {
    const guests = { adults: 3, children: [7], petsIncluded: false };
    expect(
      await exercise({ result: 'Success', refundable: false, today: priceFreeze().today }, guests),
    ).toEqual({
      isPossible: true,
      exerciseError: null,
      voucherError: null,
      title: null,
      text: null,
      isRefundable: false,
      offersSimilarHomes: false,
      today: { due: { value: '531.30' } },
    });
    expect(kit.platform.requests('checkPriceFreezeExercise')[0]?.body).toEqual({
      voucherIds: ['voucher-1'],
      guests: { adults: 3, children: [7], infants: 0, petsIncluded: false },
    });
  });

  test.each([
    ['SetBookParamsFailed', 'SET_BOOK_PARAMS_FAILED'],
    ['GenericFailed', 'GENERIC_FAILED'],
    ['SimilarFlightsAndRefund', 'SIMILAR_FLIGHTS_AND_REFUND'],
    ['Refund', 'REFUND'],
    ['ProviderError', 'PROVIDER_ERROR'],
    ['LikelyFraud', 'LIKELY_FRAUD'],
    ['MoonInTheWrongHouse', 'UNKNOWN'],
  ])('[AD-13] [AD-25] the error %s is %s, with a text', async (wire, exerciseError) => {
    const isGone = wire === 'Refund' || wire === 'SimilarFlightsAndRefund';
    expect(await exercise({ result: 'Failed', exerciseError: wire, refundable: isGone })).toMatchObject({
      isPossible: false,
      exerciseError,
      voucherError: null,
      title: expect.stringMatching(/\.$/) as string,
      isRefundable: isGone,
      offersSimilarHomes: isGone,
      today: null,
    });
  });

  test.each([
    ['NoMatchingRoomForVoucher', 'NO_MATCHING_ROOM_FOR_VOUCHER'],
    ['MismatchedQuoteForVoucher', 'MISMATCHED_QUOTE_FOR_VOUCHER'],
    ['ExchangeRatesFailed', 'EXCHANGE_RATES_FAILED'],
    ['LodgingNotAvailable', 'LODGING_NOT_AVAILABLE'],
    ['VoucherOfTheMoon', 'UNKNOWN'],
  ])('[AD-13] the voucher error %s is %s', async (wire, voucherError) => {
    expect(await exercise({ result: 'Failed', voucherError: wire, refundable: false })).toMatchObject({
      isPossible: false,
      exerciseError: null,
      voucherError,
      offersSimilarHomes: wire === 'LodgingNotAvailable',
    });
  });

  test.each([
    ['that fails', { result: 'Failed', today: priceFreeze().today }],
    ["without the day's price", { result: 'Success' }],
  ])('[AD-25] one %s is not possible, and has no price', async (_what, answer) => {
    expect(await exercise({ ...answer, refundable: false })).toMatchObject({
      isPossible: false,
      exerciseError: 'UNKNOWN',
      isRefundable: false,
      today: null,
    });
  });

  test('[AD-25] one that is possible has no refund', async () => {
    expect(await exercise({ result: 'Success', refundable: true, today: priceFreeze().today })).toMatchObject(
      { isPossible: true, isRefundable: false },
    );
  });

  test('[AD-11] refuses a party without adults, and sends nothing', async () => {
    kit.platform.on('listPriceFreezes', ok({ priceFreezes: [priceFreeze()] }));
    const { errors } = await kit.run(EXERCISE, { guests: { adults: 0 } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(kit.platform.requests('checkPriceFreezeExercise')).toEqual([]);
  });
});

describe('refundFrozenPrice', () => {
  const REFUND = gql`mutation { refundFrozenPrice(input: { frozenPriceId: "${FROZEN_ID}" }) {
    __typename ... on FrozenPriceRefunded { frozenPrice { id state refundedAt } } ... on FrozenPriceNotRefunded { code rawCode title refundError }
  } }`;
  const refund = async () => (await kit.run<{ refundFrozenPrice: unknown }>(REFUND)).data.refundFrozenPrice;

  test('[AD-25] refunds the deposit', async () => {
    kit.platform.on(
      'refundPriceFreeze',
      ok({
        result: 'Success',
        priceFreeze: priceFreeze({
          state: 'Refunded',
          activity: 'IsExpired',
          refundedAt: '2026-05-02T16:00:00.000Z',
        }),
      }),
    );
    expect(await refund()).toEqual({
      __typename: 'FrozenPriceRefunded',
      frozenPrice: { id: FROZEN_ID, state: 'REFUNDED', refundedAt: '2026-05-02T16:00:00.000Z' },
    });
  });

  test('[AD-25] a success without the frozen price reads it from the list', async () => {
    kit.platform.on('refundPriceFreeze', ok({ result: 'Success' }));
    kit.platform.on('listPriceFreezes', ok({ priceFreezes: [priceFreeze({ state: 'Refunded' })] }));
    expect(await refund()).toMatchObject({
      __typename: 'FrozenPriceRefunded',
      frozenPrice: { id: FROZEN_ID, state: 'REFUNDED' },
    });
  });

  test.each([
    ['Exercised', 'ALREADY_EXERCISED', 'This frozen price was used.'],
    ['Exchanged', 'ALREADY_EXCHANGED', 'This frozen price was exchanged.'],
    ['Refunded', 'ALREADY_REFUNDED', 'The deposit was already refunded.'],
    ['Valid', 'UNKNOWN', 'The deposit of this frozen price is not refunded.'],
  ] as const)('[AD-25] [VO-13] returns the reason: %s', async (state, refundError, title) => {
    kit.platform.on('refundPriceFreeze', refused(409, 40902));
    kit.platform.on('listPriceFreezes', ok({ priceFreezes: [priceFreeze({ state })] }));
    expect(await refund()).toEqual({
      __typename: 'FrozenPriceNotRefunded',
      code: 'PRICE_FREEZE_UNUSABLE',
      rawCode: '40902',
      title,
      refundError,
    });
  });

  test('refuses a malformed id at its field', async () => {
    const { data } = await kit.run(
      gql`mutation { refundFrozenPrice(input: { frozenPriceId: "" }) { ... on FrozenPriceNotRefunded { code inputErrors { path code } } } }`,
    );
    expect(data).toEqual({
      refundFrozenPrice: {
        code: 'INVALID_REQUEST',
        inputErrors: [{ path: ['input', 'frozenPriceId'], code: 'REQUIRED' }],
      },
    });
  });

  test("[VO-13] refuses another user's frozen price", async () => {
    kit.platform.on('refundPriceFreeze', refused(404, 40401));
    kit.platform.on('listPriceFreezes', ok({ priceFreezes: [] }));
    expect(await refund()).toMatchObject({ refundError: 'NOT_FOUND' });
  });

  test('[VO-13] refuses without a readable state', async () => {
    kit.platform.on('refundPriceFreeze', refused(409, 40902));
    kit.platform.on('listPriceFreezes', broken);
    expect(await refund()).toMatchObject({ code: 'PRICE_FREEZE_UNUSABLE', refundError: 'UNKNOWN' });
  });
});

describe('a stay booked with a frozen price', () => {
  const quoted = (): Schemas['QuotePoll'] => {
    const poll = fixture<'QuotePoll'>('purchase/poll-quote.success');
    const { quote } = poll;
    if (!quote?.value) throw new Error('The fixture has no quote');
    const rate: Schemas['QuotedRate'] = {
      ...quote.value.rate,
      priceFreeze: {
        priceFreezeId: FROZEN_ID,
        kind: 'HoldTheRoom',
        frozenTotal: usd(457.5),
        discount: usd(120),
        deposit: usd(46.2),
      },
    };
    return { ...poll, quote: { ...quote, value: { ...quote.value, rate } } };
  };

  test('[AD-11] [RT-14] is shopped and quoted with it', async () => {
    kit.platform.on('shopHome', ok(shop())).on('scheduleQuote', ok({ value: 'quote-2' }));
    const { id } = await options({ frozenPriceId: FROZEN_ID });
    expect(kit.platform.requests('shopHome')[0]?.body).toMatchObject({ priceFreezeId: FROZEN_ID });
    await kit.run(
      gql`mutation ($input: SchedulePriceQuoteInput!) { schedulePriceQuote(input: $input) { __typename } }`,
      {
        input: { rateId: id, emailAddress: 'helen.ortiz@larkfield.example' },
      },
    );
    expect(kit.platform.requests('scheduleQuote')[0]?.body).toMatchObject({
      request: { value: { priceFreezeId: FROZEN_ID } },
    });
  });

  test('[PM-17] [AD-11] has savings and deposit deducted in the plan, and both in the booking', async () => {
    prepareBooking(kit.platform).on('pollQuote', ok(quoted()));
    const { data } = await kit.run<{ paymentPlan: Record<string, unknown> }>(
      gql`{ paymentPlan(quoteToken: "quote-1", payment: { paymentMethodId: "card-visa" }) {
        mode total { value } priceFreeze { discount { value } deposit { value } } amountDue { value } lines { label amount { value } }
      } }`,
    );
    expect(data.paymentPlan).toEqual({
      mode: 'CARD_ONLY',
      total: { value: '577.50' },
      priceFreeze: { discount: { value: '120.00' }, deposit: { value: '46.20' } },
      amountDue: { value: '411.30' },
      lines: [
        { label: 'Total', amount: { value: '577.50' } },
        { label: 'Price freeze savings:', amount: { value: '120.00' } },
        { label: 'Price freeze deposit paid:', amount: { value: '46.20' } },
        { label: 'Ending in 4242:', amount: { value: '411.30' } },
        { label: 'Amount due:', amount: { value: '411.30' } },
      ],
    });
    const input = {
      ...(await bookingInput(kit)),
      acceptedAmountDue: { value: '411.30', currencyCode: 'USD' },
    };
    expect((await kit.run<Booked>(BOOK, { input })).data.book).toEqual(scheduled);
    expect(kit.platform.requests('scheduleFulfillment')[0]?.body).toMatchObject({
      payments: [
        {
          kind: 'HotelPriceFreezeDeposit',
          paymentAmount: { fiatValue: { value: 46.2, currencyCode: 'USD' } },
        },
        {
          kind: 'HotelPriceFreezeDiscount',
          paymentAmount: { fiatValue: { value: 120, currencyCode: 'USD' } },
        },
        { kind: 'UserCard', paymentAmount: { currency: 'USD', amount: 411.3 } },
      ],
    });
  });

  test('[AD-11] whose frozen price was used meanwhile is refused with its own message', async () => {
    prepareBooking(kit.platform).on('pollQuote', ok(quoted())).on('scheduleFulfillment', refused(422, 42204));
    const input = {
      ...(await bookingInput(kit)),
      acceptedAmountDue: { value: '411.30', currencyCode: 'USD' },
    };
    expect((await kit.run<Booked>(BOOK, { input })).data.book).toMatchObject({
      __typename: 'BookingRefused',
      code: 'PRICE_FREEZE_UNUSABLE',
      rawCode: '42204',
    });
  });

  test.each([
    ['total', { frozenTotal: unreadable() }],
    ['discount', { discount: unreadable() }],
    ['deposit', { deposit: unreadable() }],
  ])('whose frozen price has an unreadable %s cannot be booked', async (_what, changes) => {
    const poll = quoted();
    const { rate } = poll.quote!.value!;
    kit.platform.on(
      'pollQuote',
      ok({
        ...poll,
        quote: {
          ...poll.quote!,
          value: {
            ...poll.quote!.value!,
            rate: { ...rate, priceFreeze: { ...rate.priceFreeze!, ...changes } },
          },
        },
      }),
    );
    const { data } = await kit.run<{ priceQuoteStatus: unknown }>(
      gql`{ priceQuoteStatus(token: "quote-1") { __typename ... on PriceQuoteFailure { errors { code } } } }`,
    );
    expect(data.priceQuoteStatus).toEqual({
      __typename: 'PriceQuoteFailure',
      errors: [{ code: 'INVALID_QUOTE' }],
    });
  });
});
