/** Cancel for any reason that is bought after the stay was booked (AD-18), over the graph. */
import { gql } from 'graphql-tag';
import { usd } from '#fixtures/builders.ts';
import type { components } from '#schema/platform.openapi.ts';
import { key, otherKey } from './testing/booking-kit';
import { ITINERARY_ID, TRIP_ID, trips } from './testing/cancellation-kit';
import { broken, ok, refused } from './testing/platform-mock';
import { pollUntil, Recorder } from './testing/recorder';
import { useResolvers } from './testing/resolvers-kit';

type Schemas = components['schemas'];

const kit = useResolvers();

beforeEach(() => {
  kit.platform.on('listItineraries', ok(trips()));
});

const variant = (changes: Partial<Schemas['RefundableVariant']> = {}): Schemas['RefundableVariant'] => ({
  quoteId: 'variant-part',
  coverage: 'Partial',
  premiumPrices: { total: { fiat: usd(40.43) } },
  coverageAmount: usd(462),
  coveragePercentage: 80,
  exercisableUntil: '2026-06-05T19:00:00.000Z',
  ...changes,
});

const quote = (
  variants = [variant()],
  Availability = 'Available',
  policy: Schemas['CancellationPolicy']['policy'] = { Policy: 'NonRefundable', refunds: [] },
): Schemas['HomeProtectionQuote'] => ({
  cancelForAnyReason: { availability: { Availability: Availability as 'Available' }, variants },
  cancellationPolicy: { policy },
  purchasableUntil: '2026-05-04T16:00:00.000Z',
});

describe('HomeTrip.protectionOffer', () => {
  const OFFER = gql`{ trip(id: "${TRIP_ID}") { ... on HomeTrip {
    protectionOffer { availability purchasableUntil variants { quoteId coverage premiumPrices { total { fiat { value } } } } }
  } } }`;
  const offered = async () =>
    (await kit.run<{ trip: { protectionOffer: object | null } }>(OFFER)).data.trip.protectionOffer;

  test('[AD-18] [AD-26] has the variants, their premiums, and the end of the sale', async () => {
    kit.platform.on('quoteHomeProtection', ok(quote()));
    expect(await offered()).toEqual({
      availability: 'AVAILABLE',
      purchasableUntil: '2026-05-04T16:00:00.000Z',
      variants: [
        {
          quoteId: 'variant-part',
          coverage: 'PARTIAL',
          premiumPrices: { total: { fiat: { value: '40.43' } } },
        },
      ],
    });
    expect(kit.platform.requests('quoteHomeProtection')[0]?.body).toEqual({ itineraryId: ITINERARY_ID });
  });

  test('[AD-05] a variant that refunds no more than the home does is omitted', async () => {
    const refunds = [{ until: '2026-06-05T19:00:00.000Z', percent: 100 }];
    kit.platform.on(
      'quoteHomeProtection',
      ok(quote([variant()], 'Available', { Policy: 'FullyRefundable', refunds })),
    );
    expect(await offered()).toMatchObject({ availability: 'AVAILABLE', variants: [] });
  });

  test.each([
    ['Unavailable', null],
    ['Failure', { availability: 'FAILURE', purchasableUntil: '2026-05-04T16:00:00.000Z', variants: [] }],
  ])('[AD-18] %s', async (availability, offer) => {
    kit.platform.on('quoteHomeProtection', ok(quote([], availability)));
    expect(await offered()).toEqual(offer);
  });
});

const protectedTrip = () => {
  const [itinerary] = trips({
    total: usd(617.93),
    protection: {
      coverage: 'Partial',
      coveragePercentage: 80,
      coverageAmount: usd(462),
      premium: usd(40.43),
      exercisableUntil: '2026-06-05T19:00:00.000Z',
      boughtAt: '2026-05-01T16:00:00.000Z',
      paidWith: 'Visa ending in 4242',
      action: 'Purchase',
    },
  }).itineraries;
  return itinerary!;
};

const RESULT = `__typename
  ... on ProtectionBought { trip { id total { value } protection { premium { value } boughtAt paidWith action } } }
  ... on ProtectionPending { idempotencyKey }
  ... on ProtectionNotBought { code rawCode title text premium { value } inputErrors { path code } }`;
const bought = {
  __typename: 'ProtectionBought',
  trip: {
    id: TRIP_ID,
    total: { value: '617.93' },
    protection: {
      premium: { value: '40.43' },
      boughtAt: '2026-05-01T16:00:00.000Z',
      paidWith: 'Visa ending in 4242',
      action: 'PURCHASE',
    },
  },
};
const success = () => ok({ result: 'Success', itinerary: protectedTrip() });
const pending = { __typename: 'ProtectionPending', idempotencyKey: key };

describe('buyProtection', () => {
  const buy = async (changes: object = {}) =>
    (
      await kit.run<{ buyProtection: object }>(
        gql`mutation ($input: BuyProtectionInput!) { buyProtection(input: $input) { ${RESULT} } }`,
        {
          input: {
            idempotencyKey: key,
            tripId: TRIP_ID,
            quoteId: 'variant-part',
            premium: { value: '40.43', currencyCode: 'USD' },
            paymentMethodId: 'card-visa',
            termsAccepted: true,
            ...changes,
          },
        },
      )
    ).data.buyProtection;

  test('[AD-18] buys the offer that was shown, with the key of the intent, and returns the trip with it', async () => {
    kit.platform.on('purchaseHomeProtection', success());
    expect(await buy()).toEqual(bought);
    const [sent] = kit.platform.requests('purchaseHomeProtection');
    expect(sent?.headers['idempotency-key']).toBe(key);
    expect(sent?.body).toEqual({
      itineraryId: ITINERARY_ID,
      quoteId: 'variant-part',
      seenPremium: { value: 40.43, currencyCode: 'USD' },
      paymentId: 'card-visa',
    });
  });

  test('[AD-18] [BK-17] a repeated key gets the first outcome, and with another input a conflict', async () => {
    kit.platform.on('purchaseHomeProtection', success());
    await buy();
    expect(await buy()).toEqual(bought);
    expect(await buy({ quoteId: 'variant-full' })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(kit.platform.requests('purchaseHomeProtection')).toHaveLength(1);
  });

  test('[AD-18] [BK-20] a lost response is pending, until the platform knows the outcome', async () => {
    kit.platform.on('purchaseHomeProtection', broken);
    kit.platform.on('pollHomeProtectionPurchase', ok({ result: 'Pending' }));
    expect(await buy()).toEqual(pending);
    kit.platform.on('pollHomeProtectionPurchase', success());
    expect(await buy()).toEqual(bought);
    expect(kit.platform.requests('purchaseHomeProtection')).toHaveLength(1);
  });

  test('[AD-18] [BK-20] a purchase that never reached the platform is sent again with its key', async () => {
    kit.platform.on('purchaseHomeProtection', broken, broken, success());
    kit.platform.on('pollHomeProtectionPurchase', refused(404, 40401));
    expect(await buy()).toEqual(pending);
    expect(await buy()).toEqual(bought);
    const sent = kit.platform.requests('purchaseHomeProtection');
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key, key]);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test.each([
    ['AncillaryNotAvailable', 'ANCILLARY_NOT_AVAILABLE', 'This protection is no longer sold for your stay.'],
    ['PriceChanged', 'PRICE_CHANGED', 'The premium has changed.'],
    ['CreditCardDeclined', 'CREDIT_CARD_DECLINED', 'Your card was declined.'],
    ['LikelyFraud', 'LIKELY_FRAUD', expect.any(String)],
    ['MoonInTheWrongHouse', 'UNKNOWN', expect.any(String)],
  ])('[AD-18] %s is %s, and another key is another purchase', async (wire, code, title: unknown) => {
    const errors = [{ kind: 'ErrorCode' as const, code: wire as 'LikelyFraud' }];
    const offer = variant({ premiumPrices: { total: { fiat: usd(52.93) } } });
    kit.platform.on('purchaseHomeProtection', ok({ result: 'Failed', errors, offer }));
    expect(await buy()).toMatchObject({
      __typename: 'ProtectionNotBought',
      code,
      rawCode: wire,
      title,
      premium: { value: '52.93' },
      inputErrors: [],
    });
    kit.platform.on('purchaseHomeProtection', success());
    expect(await buy({ idempotencyKey: otherKey })).toEqual(bought);
  });

  test('[AD-18] terms that were not accepted, and an invalid key, are refused by field', async () => {
    expect(await buy({ termsAccepted: false, idempotencyKey: 'short' })).toMatchObject({
      code: 'INVALID_REQUEST',
      inputErrors: [
        { path: ['input', 'idempotencyKey'], code: 'INVALID_IDEMPOTENCY_KEY' },
        { path: ['input', 'termsAccepted'], code: 'REQUIRED' },
      ],
    });
    expect(kit.platform.sent).toEqual([]);
  });

  test('[AD-18] an empty id and a negative premium are refused by field', async () => {
    const premium = { value: '-1.00', currencyCode: 'USD' };
    expect(await buy({ quoteId: '', paymentMethodId: 'a b', premium })).toMatchObject({
      code: 'INVALID_REQUEST',
      inputErrors: [
        { path: ['input', 'quoteId'], code: 'REQUIRED' },
        { path: ['input', 'paymentMethodId'], code: 'NOT_FOUND' },
        { path: ['input', 'premium', 'value'], code: 'OUT_OF_RANGE' },
      ],
    });
    expect(kit.platform.sent).toEqual([]);
  });

  test("another user's trip is not found", async () => {
    expect(await buy({ tripId: 'LF-of-nobody' })).toMatchObject({ code: 'TRIP_MISSING' });
    expect(kit.platform.requests('purchaseHomeProtection')).toEqual([]);
  });
});

describe('[AD-18] protectionPurchase', () => {
  test('is pending until the stay is protected, for all followers with one poll loop', async () => {
    kit.platform.on('pollHomeProtectionPurchase', ok({ result: 'Pending' }), success());
    const followers = [1, 2].map(
      () =>
        new Recorder<{ protectionPurchase: object }>(
          kit.connect(),
          gql`subscription ($key: ID!) { protectionPurchase(idempotencyKey: $key) { ${RESULT} } }`,
          { key },
        ),
    );
    await pollUntil(kit, () => followers.every(({ isComplete }) => isComplete));
    for (const { events } of followers) {
      expect(events.map(({ protectionPurchase: state }) => state)).toEqual([pending, bought]);
    }
    expect(kit.platform.requests('pollHomeProtectionPurchase')).toHaveLength(2);
  });

  test('is found by its key, and is null without a purchase', async () => {
    const read = async () =>
      (
        await kit.run<{ protectionPurchase: unknown }>(
          gql`{ protectionPurchase(idempotencyKey: "${key}") { __typename } }`,
        )
      ).data.protectionPurchase;
    kit.platform.on('pollHomeProtectionPurchase', refused(404, 40401));
    expect(await read()).toBeNull();
    kit.platform.on('pollHomeProtectionPurchase', success());
    expect(await read()).toEqual({ __typename: 'ProtectionBought' });
  });
});
