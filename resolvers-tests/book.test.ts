import { setTimeout as sleep } from 'node:timers/promises';
import { fixture } from '../fixtures/fixture';
import { usd } from '../fixtures/builders';
import { helen, useResolvers } from './testing/resolvers-kit';
import {
  BOOK,
  type Booked,
  bookingInput,
  type BookingInput,
  byCard,
  key,
  otherKey,
  prepareBooking,
  scheduled,
} from './testing/booking-kit';
import { type Answer, broken, ok, refused } from './testing/platform-mock';

const kit = useResolvers({ platformTimeoutMs: 750 });

let input: BookingInput;

beforeEach(async () => {
  prepareBooking(kit.platform);
  input = await bookingInput(kit);
});

const inputWith = (change: Record<string, unknown> = {}) => ({ ...input, ...change });

const book = async (change: Record<string, unknown> = {}) => {
  const { data, errors } = await kit.run<Booked>(BOOK, { input: inputWith(change) });
  expect(errors).toBeUndefined();
  return data.book;
};
const asked = () => kit.platform.requests('scheduleFulfillment');
const card = (amount: number, paymentId = 'card-visa') => ({
  kind: 'UserCard',
  paymentId,
  ...(paymentId === 'card-visa' ? { accountReferenceId: 'acct-summit' } : {}),
  paymentAmount: { currency: 'USD', amount },
});

describe('what is sent', () => {
  test('[BK-06] [BK-17] [BK-22] [PM-13] a card: one request with the key, the payment and no ancillaries', async () => {
    expect(await book()).toEqual(scheduled);
    expect(asked()).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/purchase/fulfill/schedule',
        body: {
          quoteToken: { value: 'quote-1' },
          payments: [card(577.5)],
          ancillaries: [],
          recommended: false,
        },
        headers: expect.objectContaining({ 'idempotency-key': key, authorization: helen.authorization }),
      }),
    ]);
  });

  test('[PM-13] [PM-14] rewards alone', async () => {
    expect(await book({ payment: { funding: { rewards: { accountReferenceId: 'acct-summit' } } } })).toEqual(
      scheduled,
    );
    expect(asked()[0]?.body).toMatchObject({
      payments: [
        {
          kind: 'Rewards',
          rewardsAccountId: 'acct-summit',
          fiatValue: { value: 577.5, currencyCode: 'USD' },
          rewardsPrice: { value: 57750, currency: 'Miles' },
        },
      ],
    });
  });

  test('[PM-13] [PM-14] [SP-12] rewards and a card', async () => {
    const split = { accountReferenceId: 'acct-summit', rewardsAmount: '20000', paymentMethodId: 'card-visa' };
    expect(await book({ payment: { funding: { split } } })).toEqual(scheduled);
    expect(asked()[0]?.body).toMatchObject({
      payments: [
        { kind: 'Rewards', fiatValue: { value: 200 }, rewardsPrice: { value: 20000, currency: 'Miles' } },
        card(377.5),
      ],
    });
  });

  test('[PM-13] [WA-07] offer and credits before a card; what is due is computed, not taken from the request', async () => {
    const payment = {
      ...byCard,
      walletOfferId: 'offer-spring',
      walletCredit: { value: '100.00', currencyCode: 'USD' },
    };
    expect(await book({ payment })).toEqual(scheduled);
    expect(asked()[0]?.body).toMatchObject({
      payments: [
        {
          kind: 'TravelWalletOffer',
          offerId: 'offer-spring',
          description: 'Spring offer',
          paymentAmount: { fiatValue: { value: 75, currencyCode: 'USD' } },
        },
        { kind: 'TravelWalletCredit', paymentAmount: { fiatValue: { value: 100, currencyCode: 'USD' } } },
        card(402.5),
      ],
    });
  });

  test('[PM-14] [PR-16] credits that cover everything ask for no card', async () => {
    const quote = fixture<'QuotePoll'>('purchase/poll-quote.success');
    quote.quote!.value!.rate.detailedPrice.payNowTotal.fiat = usd(250);
    kit.platform.on('pollQuote', ok(quote));
    const total = { value: '250.00', currencyCode: 'USD' };
    const payment = { funding: { wallet: { covered: true } }, walletCredit: total };
    expect(await book({ acceptedTotal: total, payment })).toEqual(scheduled);
    expect(asked()[0]?.body).toMatchObject({
      payments: [{ kind: 'TravelWalletCredit', paymentAmount: { fiatValue: { value: 250 } } }],
    });
  });

  test('[PQ-16] [BK-06] the agent fee and the recommended flag', async () => {
    await book({ isAgentPortal: true, isRecommended: true });
    expect(asked()[0]?.body).toMatchObject({ agentFee: 10, recommended: true });
  });

  test("[BK-19] a consumer's request carries no reasons", async () => {
    await book({ corporate: { outOfPolicyReason: 'x', approvalRequestReason: 'y', tripPurpose: 'z' } });
    expect(Object.keys(asked()[0]?.body as object).sort()).toEqual([
      'ancillaries',
      'payments',
      'quoteToken',
      'recommended',
    ]);
  });
});

describe('[PD-10] what was accepted', () => {
  test.each([
    ['700.00', "You're in luck! The price has decreased by $122.50.", 'PRICE_DROP'],
    ['500.00', 'The price has increased by $77.50.', 'PRICE_INCREASE'],
    ['577.49', 'The price has increased by $0.01.', 'PRICE_INCREASE'],
  ])('a total of %s is another price: nothing is booked', async (value, title, icon) => {
    expect(await book({ acceptedTotal: { value, currencyCode: 'USD' } })).toMatchObject({
      __typename: 'PriceChanged',
      code: 'PRICE_CHANGED',
      title,
      icon,
      trackingTag: 'PC_PRICE_DIFFERENCE',
      quote: {
        token: 'quote-1',
        payNowTotal: { fiat: { value: '577.50' } },
        termsDigest: input.acceptedTermsDigest,
      },
    });
    expect(asked()).toEqual([]);
  });

  test('a total in another currency is another price', async () => {
    expect(await book({ acceptedTotal: { value: '577.50', currencyCode: 'CAD' } })).toMatchObject({
      __typename: 'PriceChanged',
      code: 'PRICE_CHANGED',
      title: 'The price is now in another currency.',
      text: 'The trip total is now USD 577.50. You can review it on the final screen before checkout.',
      trackingTag: 'PC_PRICE_DIFFERENCE',
    });
    expect(asked()).toEqual([]);
  });

  test('other terms are to be accepted anew', async () => {
    expect(await book({ acceptedTermsDigest: '0000000000000000' })).toMatchObject({
      __typename: 'PriceChanged',
      code: 'TERMS_CHANGED',
      buttons: [{ action: 'ACKNOWLEDGE_TERMS' }],
    });
    expect(asked()).toEqual([]);
  });
});

describe('[BK-16] what is missing blocks the booking before money moves', () => {
  test("[BK-02] [BK-03] an ordered product that is not the quote's", async () => {
    expect(await book({ orderedProductId: 'product-of-somebody-else' })).toMatchObject({
      __typename: 'BookingBlocked',
      trackingTag: 'SCHEDULE_BOOK_FAILED',
      blockers: [
        { code: 'QUOTE_MISSING', message: 'No price quote order product id avaialble' },
        { code: 'MAIN_GUEST_MISSING', message: 'No guest specified' },
      ],
    });
    expect(asked()).toEqual([]);
  });

  test('[BK-01] no session token', async () => {
    expect(await book({ quoteToken: '' })).toMatchObject({
      __typename: 'BookingBlocked',
      blockers: [{ code: 'SESSION_MISSING', message: 'Session is undefined' }],
    });
    expect(kit.platform.sent).toEqual([]);
  });

  test.each([
    [
      "somebody else's card",
      { funding: { card: { paymentMethodId: 'card-of-somebody-else' } } },
      'CARD_MISSING',
    ],
    [
      "somebody else's rewards",
      { funding: { rewards: { accountReferenceId: 'acct-of-somebody-else' } } },
      'CARD_MISSING',
    ],
    [
      'rewards that may not be redeemed',
      { funding: { rewards: { accountReferenceId: 'acct-cash' } } },
      'PAYMENT_INVALID',
    ],
    [
      'more rewards than there are',
      {
        funding: {
          split: { accountReferenceId: 'acct-summit', rewardsAmount: '90000', paymentMethodId: 'card-visa' },
        },
      },
      'PAYMENT_INVALID',
    ],
    [
      'more rewards than the trip costs',
      {
        funding: {
          split: { accountReferenceId: 'acct-summit', rewardsAmount: '60000', paymentMethodId: 'card-visa' },
        },
      },
      'PAYMENT_INVALID',
    ],
    [
      'more credit than there is',
      { ...byCard, walletCredit: { value: '301.00', currencyCode: 'USD' } },
      'PAYMENT_INVALID',
    ],
    [
      'credit in another currency',
      { ...byCard, walletCredit: { value: '10.00', currencyCode: 'CAD' } },
      'PAYMENT_INVALID',
    ],
    [
      'more credit than the offer allows',
      { ...byCard, walletOfferId: 'offer-spring', walletCredit: { value: '150.00', currencyCode: 'USD' } },
      'PAYMENT_INVALID',
    ],
    ['an offer that is yet to start', { ...byCard, walletOfferId: 'offer-summer' }, 'PAYMENT_INVALID'],
    ['a wallet that does not cover everything', { funding: { wallet: { covered: true } } }, 'CARD_MISSING'],
  ])('[PM-14] %s', async (_, payment, code) => {
    const result = (await book({ payment })) as unknown as {
      __typename: string;
      blockers: { code: string }[];
    };
    expect(result.__typename).toBe('BookingBlocked');
    expect(result.blockers.map((blocker) => blocker.code)).toContain(code);
    expect(asked()).toEqual([]);
  });

  test('two ways to pay at once are no request', async () => {
    const { errors } = await kit.run(BOOK, {
      input: inputWith({ payment: { funding: { card: byCard.funding.card, wallet: { covered: true } } } }),
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a quote that cannot be booked', () => {
  const expired = fixture<'QuotePoll'>('purchase/poll-quote.success');
  expired.quote!.value!.validUntil = '2026-05-01T16:00:00.000Z';
  const unreadable = fixture<'QuotePoll'>('purchase/poll-quote.success');
  unreadable.quote!.value!.rate.detailedPrice.payNowTotal = {};

  test.each<[string, Answer, Record<string, unknown>]>([
    [
      'is still made',
      ok(fixture('purchase/poll-quote.pending')),
      { blockers: [{ code: 'PRICE_CALL_IN_PROGRESS', message: 'Fetching latest price' }] },
    ],
    [
      'has failed',
      ok(fixture('purchase/poll-quote.failure')),
      { code: 'RATE_NOT_AVAILABLE', rawCode: 'RateNotAvailable' },
    ],
    ['[PQ-11] is for a hotel', ok(fixture('purchase/poll-quote.hotel')), { code: 'UNSUPPORTED_QUOTE' }],
    ['[PR-18] has no total', ok(unreadable), { code: 'INVALID_QUOTE' }],
    ['has expired', ok(expired), { code: 'EXPIRED_QUOTE_TOKEN' }],
    ["is nobody's, or somebody else's", refused(404, 40401), { code: 'INVALID_SESSION' }],
  ])('because it %s', async (_, answer, expected) => {
    kit.platform.on('pollQuote', answer);
    expect(await book()).toMatchObject(expected);
    expect(asked()).toEqual([]);
  });
});

describe('[BK-22] one intent has one outcome', () => {
  test('the same key again answers the first token, and the platform is asked once', async () => {
    expect(await book()).toEqual(scheduled);
    expect(await book()).toEqual({ ...scheduled, isRepeated: true });
    expect(asked()).toHaveLength(1);
  });

  test('twenty at once are one booking', async () => {
    kit.platform.on('scheduleFulfillment', {
      body: fixture('purchase/schedule-fulfillment.token'),
      delayMs: 100,
    });
    let isDone = false;
    const all = Promise.all(Array.from({ length: 20 }, () => book())).finally(() => (isDone = true));
    // Those who wait look again every 50 ms of the hub's time, which stands still unless it is moved. It is moved at the
    // pace of the answer, so that nobody gives up waiting before it is there.
    while (!isDone) {
      await kit.time.advance(25);
      await sleep(5);
    }
    const results = await all;
    expect(results.filter(({ isRepeated }) => isRepeated === false)).toHaveLength(1);
    expect(asked()).toHaveLength(1);
  });

  test('another key for the same quote joins the first booking', async () => {
    await book();
    expect(await book({ idempotencyKey: otherKey })).toEqual({ ...scheduled, isRepeated: true });
    expect(asked()).toHaveLength(1);
  });

  test.each([
    ['that stands', 'purchase/poll-quote.success'],
    ['that has expired since', 'purchase/poll-quote.failure'],
  ])('a gateway that has forgotten is told by the quote, one %s', async (_, poll) => {
    const answer = { ...fixture<'QuotePoll'>(poll as 'purchase/poll-quote.success') };
    kit.platform.on('pollQuote', ok({ ...answer, fulfillment: { value: 'booking-1' } }));
    expect(await book()).toEqual({ ...scheduled, isRepeated: true });
    expect(
      await book({ idempotencyKey: otherKey, payment: { funding: { wallet: { covered: true } } } }),
    ).toEqual({ ...scheduled, isRepeated: true });
    expect(asked()).toEqual([]);
  });

  test('what is missing because the same booking has just been paid with it is no refusal', async () => {
    const quote = fixture<'QuotePoll'>('purchase/poll-quote.success');
    kit.platform.on('pollQuote', ok(quote), ok({ ...quote, fulfillment: { value: 'booking-1' } }));
    const payment = { ...byCard, walletCredit: { value: '301.00', currencyCode: 'USD' } };
    expect(await book({ payment })).toEqual({ ...scheduled, isRepeated: true });
    expect(asked()).toEqual([]);
  });

  test('the same key with another payload is refused', async () => {
    await book();
    expect(await book({ isRecommended: true })).toMatchObject({
      __typename: 'BookingRefused',
      code: 'IDEMPOTENCY_CONFLICT',
      rawCode: null,
    });
    expect(asked()).toHaveLength(1);
  });

  test('a refusal lets go of the quote: with another card and key it can be booked', async () => {
    const blockedByCard = { funding: { card: { paymentMethodId: 'card-of-somebody-else' } } };
    expect(await book({ payment: blockedByCard })).toMatchObject({ __typename: 'BookingBlocked' });
    expect(await book({ idempotencyKey: otherKey })).toEqual(scheduled);
  });

  test.each(['', 'short', 'white space', 'x'.repeat(129)])('the key %j is none', async (idempotencyKey) => {
    expect(await book({ idempotencyKey })).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(kit.platform.sent).toEqual([]);
  });

  test("another user's booking under the same key is another booking", async () => {
    await book();
    const { data } = await kit.runAs<Booked>({ authorization: 'Bearer token-mallory' }, BOOK, {
      input: inputWith(),
    });
    expect(data.book).toEqual(scheduled);
    expect(asked()).toHaveLength(2);
  });
});

describe("the platform's refusals", () => {
  test.each([
    [400, 40001, 'INVALID_FULFILLMENT_INPUT'],
    [422, 42203, 'INVALID_FULFILLMENT_INPUT'],
    [404, 40401, 'INVALID_SESSION'],
    [409, 40901, 'IDEMPOTENCY_CONFLICT'],
    [409, 40902, 'EXPIRED_QUOTE_TOKEN'],
  ])('[BK-21] [ER-14] HTTP %i with %i is told once, without asking again', async (status, upstream, code) => {
    kit.platform.on('scheduleFulfillment', refused(status, upstream));
    expect(await book()).toMatchObject({
      __typename: 'BookingRefused',
      code,
      rawCode: String(upstream),
      trackingTag: 'SCHEDULE_BOOK_FAILED',
    });
    expect(asked()).toHaveLength(1);
  });

  test.each([
    [401, 40101, 'UNAUTHENTICATED'],
    [403, 40302, 'ACCESS_DENIED'],
    [429, 42901, 'RATE_LIMITED'],
  ])('[SE-01] HTTP %i with %i is an error, and the key can be used again', async (status, upstream, code) => {
    kit.platform.on('scheduleFulfillment', refused(status, upstream));
    const { errors } = await kit.run(BOOK, { input: inputWith() });
    expect(errors?.[0]?.extensions.code).toBe(code);
    kit.platform.on('scheduleFulfillment', ok(fixture('purchase/schedule-fulfillment.token')));
    expect(await book()).toEqual(scheduled);
  });
});

describe('an outcome that nobody knows is never a failure', () => {
  const STATUS = `query ($token: ID!) { bookingStatus(token: $token) { __typename ... on BookingStillProcessing { redirectTo } } }`;
  const silent: [string, Answer][] = [
    ['HTTP 500', refused(500, 50001)],
    ['HTTP 503', refused(503, 50301)],
    ['a time-out', { body: fixture('purchase/schedule-fulfillment.token'), delayMs: 1_000 }],
    ['a broken connection', broken],
    ['HTML', ok('<html>gateway</html>')],
    ['an answer off the contract', ok({})],
  ];

  test.each(silent)(
    '[BK-12] [BK-22] after %s the booking is still processing, and the platform is asked once',
    async (_, answer) => {
      kit.platform.on('scheduleFulfillment', answer);
      const result = await book();
      expect(result).toMatchObject({ __typename: 'BookingScheduled' });
      const { data } = await kit.run(STATUS, { token: result['token'] });
      expect(data).toEqual({ bookingStatus: { __typename: 'BookingStillProcessing', redirectTo: '/trips' } });
      expect(asked()).toHaveLength(1);
      expect(kit.platform.requests('pollFulfillment')).toEqual([]);
    },
  );

  test.each(silent)('[BK-22] after %s the quote tells the booking that came of it', async (_, answer) => {
    const quote = fixture<'QuotePoll'>('purchase/poll-quote.success');
    kit.platform
      .on('scheduleFulfillment', answer)
      .on('pollQuote', ok(quote), ok({ ...quote, fulfillment: { value: 'booking-1' } }));
    expect(await book()).toEqual({ ...scheduled, isRepeated: true });
    expect(await book()).toEqual({ ...scheduled, isRepeated: true });
    expect(asked()).toHaveLength(1);
  });

  test('the same intent sent again stays unknown, and the platform is not asked again', async () => {
    kit.platform.on('scheduleFulfillment', refused(500, 50001));
    const first = await book();
    expect(await book()).toEqual(first);
    expect(asked()).toHaveLength(1);
  });
});

describe('when a fact cannot be read, nothing is booked', () => {
  test.each(['pollQuote', 'listPaymentMethods', 'shopHome'])('%s fails', async (operation) => {
    kit.platform.on(operation, refused(500, 50001));
    const { errors } = await kit.run(BOOK, { input: inputWith() });
    expect(errors?.[0]?.extensions.code).toBe('PLATFORM_ERROR');
    expect(asked()).toEqual([]);
  });
});
