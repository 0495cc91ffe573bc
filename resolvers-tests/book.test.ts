import { setTimeout as sleep } from 'node:timers/promises';
import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { usd } from '#fixtures/builders.ts';
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
import { type Answer, broken, noAnswer, ok, refused } from './testing/platform-mock';
import { pollUntil, Recorder } from './testing/recorder';

const kit = useResolvers();

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
const sentBookings = () => kit.platform.requests('scheduleFulfillment');
const usdInput = (value: string) => ({ value, currencyCode: 'USD' });
const rewards = (value: string, accountReferenceId = 'acct-summit') => ({
  rewards: { accountReferenceId, quantity: { value } },
});
const card = (amount: number, paymentId = 'card-visa') => ({
  kind: 'UserCard',
  paymentId,
  ...(paymentId === 'card-visa' ? { accountReferenceId: 'acct-summit' } : {}),
  paymentAmount: { currency: 'USD', amount },
});

describe('the request to the platform', () => {
  test('[BK-06] [BK-17] [BK-22] [PM-13] for a card has the key, the payment and no ancillaries, and is sent once', async () => {
    expect(await book()).toEqual(scheduled);
    expect(sentBookings()).toEqual([
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

  test.each([{ take: 'MAXIMUM' }, { value: '57750' }, { value: '60000' }])(
    'for rewards that cover the total, requested as %j, has them as the only payment [PM-13] [PM-14] [SP-03]',
    async (quantity) => {
      const payment = { rewards: { accountReferenceId: 'acct-summit', quantity } };
      expect(await book({ payment, acceptedAmountDue: usdInput('0') })).toEqual(scheduled);
      expect(sentBookings()[0]?.body).toEqual(
        expect.objectContaining({
          payments: [
            {
              kind: 'Rewards',
              rewardsAccountId: 'acct-summit',
              fiatValue: { value: 577.5, currencyCode: 'USD' },
              rewardsPrice: { value: 57750, currency: 'Miles' },
            },
          ],
        }),
      );
    },
  );

  test('[PM-13] [PM-14] [SP-12] has rewards and a card', async () => {
    const payment = {
      rewards: { accountReferenceId: 'acct-summit', quantity: { value: '20000' } },
      paymentMethodId: 'card-visa',
    };
    expect(await book({ payment, acceptedAmountDue: usdInput('377.50') })).toEqual(scheduled);
    expect(sentBookings()[0]?.body).toMatchObject({
      payments: [
        { kind: 'Rewards', fiatValue: { value: 200 }, rewardsPrice: { value: 20000, currency: 'Miles' } },
        card(377.5),
      ],
    });
  });

  test.each([
    ['named', { id: 'offer-spring' }, { amount: { value: '100.00', currencyCode: 'USD' } }],
    ['chosen by rule', { take: 'BEST' }, { take: 'MAXIMUM' }],
  ])('has offer and credits, %s, before the card [PM-13] [WA-06] [WA-07]', async (_, offer, credit) => {
    const payment = { ...byCard, offer, credit };
    expect(await book({ payment, acceptedAmountDue: usdInput('402.50') })).toEqual(scheduled);
    expect(sentBookings()[0]?.body).toMatchObject({
      payments: [
        {
          kind: 'TravelWalletOffer',
          offerId: 'offer-spring',
          description: 'Spring offer',
          paymentAmount: { fiatValue: { value: 75, currencyCode: 'USD' } },
        },
        {
          kind: 'TravelWalletCredit',
          offerId: 'credit-annual',
          description: 'Annual travel credit',
          paymentAmount: { fiatValue: { value: 100, currencyCode: 'USD' } },
        },
        card(402.5),
      ],
    });
  });

  test.each([
    ['a used-up one', { amount: 0, currency: 'USD' }],
    ['one in another currency', { amount: 100, currency: 'EUR' }],
  ])('names the part of the credit to spend first, but not %s [PM-13]', async (_what, usableAmount) => {
    const wallet = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
    wallet.creditBreakdown[0]!.usableAmount = usableAmount;
    kit.platform.on('getWalletDetails', ok(wallet));
    const payment = { ...byCard, credit: { amount: { value: '45.25', currencyCode: 'USD' } } };
    expect(await book({ payment, acceptedAmountDue: usdInput('532.25') })).toEqual(scheduled);
    expect(sentBookings()[0]?.body).toMatchObject({
      payments: [{ kind: 'TravelWalletCredit', offerId: 'credit-goodwill' }, card(532.25)],
    });
  });

  test('[PM-14] [PR-16] needs no card if credits cover everything', async () => {
    const quote = fixture<'QuotePoll'>('purchase/poll-quote.success');
    quote.quote!.value!.rate.detailedPrice.payNowTotal.fiat = usd(250);
    kit.platform.on('pollQuote', ok(quote));
    const total = { value: '250.00', currencyCode: 'USD' };
    const acceptances = { acceptedTotal: total, acceptedAmountDue: usdInput('0') };
    expect(await book({ ...acceptances, payment: { credit: { amount: total } } })).toEqual(scheduled);
    expect(sentBookings()[0]?.body).toMatchObject({
      payments: [{ kind: 'TravelWalletCredit', paymentAmount: { fiatValue: { value: 250 } } }],
    });
  });

  test('does not charge a card if nothing is due [PM-14] [PM-15]', async () => {
    const payment = {
      ...byCard,
      rewards: { accountReferenceId: 'acct-summit', quantity: { take: 'MAXIMUM' } },
    };
    expect(await book({ payment, acceptedAmountDue: usdInput('0') })).toEqual(scheduled);
    expect(sentBookings()[0]?.body).toMatchObject({
      payments: [{ kind: 'Rewards', fiatValue: { value: 577.5 } }],
    });
  });

  test('[PQ-16] [BK-06] has the agent fee and the recommended flag', async () => {
    await book({ isAgentPortal: true, isRecommended: true });
    expect(sentBookings()[0]?.body).toMatchObject({ agentFee: 10, recommended: true });
  });

  test('[PQ-16] [BK-06] has neither where the input is null', async () => {
    await book({ isAgentPortal: null, isRecommended: null });
    expect(sentBookings()[0]?.body).toMatchObject({ recommended: false });
    expect(sentBookings()[0]?.body).not.toHaveProperty('agentFee');
  });

  test('[BK-19] has no reasons for a consumer', async () => {
    await book({ corporate: { outOfPolicyReason: 'x', approvalRequestReason: 'y', tripPurpose: 'z' } });
    expect(Object.keys(sentBookings()[0]?.body as object).sort()).toEqual([
      'ancillaries',
      'payments',
      'quoteToken',
      'recommended',
    ]);
  });
});

describe('[PD-10] the accepted total and terms', () => {
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
    expect(sentBookings()).toEqual([]);
  });

  test('a total in another currency is another price', async () => {
    expect(await book({ acceptedTotal: { value: '577.50', currencyCode: 'CAD' } })).toMatchObject({
      __typename: 'PriceChanged',
      code: 'PRICE_CHANGED',
      title: 'The price is now in another currency.',
      text: 'The trip total is now USD 577.50. You can review it on the final screen before checkout.',
      trackingTag: 'PC_PRICE_DIFFERENCE',
    });
    expect(sentBookings()).toEqual([]);
  });

  test('other terms must be accepted again', async () => {
    expect(await book({ acceptedTermsDigest: '0000000000000000' })).toMatchObject({
      __typename: 'PriceChanged',
      code: 'TERMS_CHANGED',
      buttons: [{ action: 'ACKNOWLEDGE_TERMS' }],
    });
    expect(sentBookings()).toEqual([]);
  });
});

describe('an amount due that was not accepted', () => {
  const changed = {
    __typename: 'AmountDueChanged',
    code: 'AMOUNT_DUE_CHANGED',
    rawCode: null,
    title: 'The amount due has changed.',
    buttons: [{ action: 'EDIT_PAYMENT' }],
    trackingTag: 'SCHEDULE_BOOK_FAILED',
  };

  test.each([
    ['a cent less', {}, usdInput('577.49'), '577.50'],
    ['a cent more', {}, usdInput('577.51'), '577.50'],
    ['nothing', {}, usdInput('0'), '577.50'],
    ['another currency', {}, { value: '577.50', currencyCode: 'CAD' }, '577.50'],
    ['the total, with an offer', { offer: { take: 'BEST' } }, usdInput('577.50'), '502.50'],
    ['the total, with credit', { credit: { take: 'MAXIMUM' } }, usdInput('577.50'), '277.50'],
    [
      'more credit than the offer allows',
      { offer: { id: 'offer-spring' }, credit: { amount: usdInput('150.00') } },
      usdInput('352.50'),
      '402.50',
    ],
    ['fewer rewards', rewards('20000'), usdInput('400.00'), '377.50'],
  ])(
    '%s, returns the current plan, and nothing is booked [PM-14]',
    async (_, parts, acceptedAmountDue, value) => {
      const result = await book({ payment: { ...byCard, ...parts }, acceptedAmountDue });
      expect(result).toMatchObject({
        ...changed,
        text: `The amount due is now $${value}. Please review how you pay before you continue.`,
        plan: { mode: expect.stringMatching(/^(CARD_ONLY|SPLIT)$/), amountDue: { value }, problems: [] },
      });
      expect(sentBookings()).toEqual([]);
    },
  );

  test('that is left because a balance has shrunk is reported before the missing card [PM-15]', async () => {
    const payment = { credit: { take: 'MAXIMUM' } };
    expect(await book({ payment, acceptedAmountDue: usdInput('0') })).toMatchObject({
      ...changed,
      plan: { mode: 'INCOMPLETE', credit: { value: '300.00' }, amountDue: { value: '277.50' } },
    });
  });

  test('that has just been paid for the same booking returns that booking [BK-22]', async () => {
    const quote = fixture<'QuotePoll'>('purchase/poll-quote.success');
    kit.platform.on('pollQuote', ok(quote), ok({ ...quote, fulfillment: { value: 'booking-1' } }));
    expect(await book({ acceptedAmountDue: usdInput('1') })).toEqual({ ...scheduled, isRepeated: true });
    expect(sentBookings()).toEqual([]);
  });

  test.each([
    ['HTTP 500', refused(500, 50001)],
    ['a broken connection', broken],
  ])('stays the reason when the quote cannot be read again, for %s [PM-14]', async (_, answer) => {
    kit.platform.on('pollQuote', ok(fixture<'QuotePoll'>('purchase/poll-quote.success')), answer);
    expect(await book({ acceptedAmountDue: usdInput('1') })).toMatchObject(changed);
    expect(sentBookings()).toEqual([]);
  });
});

/** ER-13: the checkout continues with another payment. */
const reviewPayment = {
  title: 'This payment cannot be used.',
  buttons: [{ action: 'EDIT_PAYMENT' }],
};

/** The message of the first blocker. */
const incomplete = (missing: string) => ({
  title: 'Your stay is not booked yet.',
  text: `${missing}. Nothing has been charged.`,
  buttons: [{ action: 'RESET' }],
});

describe('[BK-16] missing items block the booking before money moves', () => {
  test("[BK-02] [BK-03] an ordered product that is not the quote's", async () => {
    expect(await book({ orderedProductId: 'product-of-somebody-else' })).toMatchObject({
      __typename: 'BookingBlocked',
      ...incomplete('No price quote order product id avaialble'),
      trackingTag: 'SCHEDULE_BOOK_FAILED',
      blockers: [
        { code: 'QUOTE_MISSING', message: 'No price quote order product id avaialble' },
        { code: 'MAIN_GUEST_MISSING', message: 'No guest specified' },
      ],
    });
    expect(sentBookings()).toEqual([]);
  });

  test('[BK-01] no session token', async () => {
    expect(await book({ quoteToken: '' })).toMatchObject({
      __typename: 'BookingBlocked',
      ...incomplete('Session is undefined'),
      blockers: [{ code: 'SESSION_MISSING', message: 'Session is undefined' }],
    });
    expect(kit.platform.sent).toEqual([]);
  });

  test.each([
    ['no payment at all', {}],
    ["another user's card", { paymentMethodId: 'card-of-somebody-else' }, '577.50', 'CARD_NOT_USABLE'],
    ['a balance of credit that does not cover the total', { credit: { take: 'MAXIMUM' } }, '277.50'],
    ['rewards that do not cover the total', rewards('20000'), '377.50'],
  ])(
    '%s requires a card [PM-14] [PM-15]',
    async (_, payment, amountDue = '577.50', paymentProblem: string | null = null) => {
      expect(await book({ payment, acceptedAmountDue: usdInput(amountDue) })).toMatchObject({
        __typename: 'BookingBlocked',
        ...reviewPayment,
        blockers: [{ code: 'CARD_MISSING', paymentProblem }],
      });
      expect(sentBookings()).toEqual([]);
    },
  );

  const MAXIMUM = { take: 'MAXIMUM' };

  test.each([
    [
      "another user's rewards",
      { rewards: { accountReferenceId: 'acct-of-somebody-else', quantity: MAXIMUM } },
      "Rewards of this card can't be used on this trip",
      'REWARDS_NOT_USABLE',
    ],
    [
      'rewards that cannot be redeemed',
      { rewards: { accountReferenceId: 'acct-cash', quantity: MAXIMUM } },
      "Authorized users can't redeem rewards",
      'REWARDS_NOT_USABLE',
    ],
    [
      'more rewards than the balance',
      rewards('90000'),
      'Invalid amount. Enter an amount that is lower then your available balance.',
      'REWARDS_ABOVE_BALANCE',
    ],
    [
      'fewer rewards than the minimum redemption',
      rewards('999.99'),
      'Invalid rewards balance. Please enter a valid amount.',
      'REWARDS_AMOUNT_NOT_VALID',
    ],
    [
      'more credit than the balance',
      { credit: { amount: usdInput('301.00') } },
      'You do not have that much travel credit.',
      'CREDIT_NOT_ENOUGH',
    ],
    [
      'credit below zero',
      { credit: { amount: usdInput('-10.00') } },
      'An amount of travel credit must be greater than zero.',
      'CREDIT_NOT_POSITIVE',
    ],
    [
      'credit in another currency',
      { credit: { amount: { value: '10.00', currencyCode: 'CAD' } } },
      'You have no travel credit in this currency.',
      'CREDIT_NOT_ENOUGH',
    ],
    [
      'an offer whose sale has not started',
      { offer: { id: 'offer-summer' } },
      'This offer cannot be used on this trip.',
      'OFFER_NOT_USABLE',
    ],
  ])(
    '%s is a blocker with the message of the plan [PM-14] [SP-08] [WA-05]',
    async (_, parts, message, paymentProblem) => {
      expect(await book({ payment: { ...byCard, ...parts } })).toMatchObject({
        __typename: 'BookingBlocked',
        ...reviewPayment,
        blockers: [{ code: 'PAYMENT_INVALID', message, paymentProblem }],
      });
      expect(sentBookings()).toEqual([]);
    },
  );

  test('every problem of a payment is a separate blocker [PM-14]', async () => {
    const payment = { ...byCard, ...rewards('90000'), offer: { id: 'offer-summer' } };
    expect(await book({ payment })).toMatchObject({
      blockers: [{ code: 'PAYMENT_INVALID' }, { code: 'PAYMENT_INVALID' }],
    });
  });

  test('an amount due below the minimum redemption is not paid with rewards [RW-10]', async () => {
    const accounts = fixture<'RewardsAccountList'>('rewards/list-rewards-accounts.four');
    accounts.accounts[0]!.redemptionMin = 30_000;
    kit.platform.on('listRewardsAccounts', ok(accounts));
    const payment = {
      credit: { amount: usdInput('277.51') },
      rewards: { accountReferenceId: 'acct-summit', quantity: MAXIMUM },
    };
    expect(await book({ payment, acceptedAmountDue: usdInput('0') })).toMatchObject({
      __typename: 'BookingBlocked',
      blockers: expect.arrayContaining([
        {
          code: 'PAYMENT_INVALID',
          message: 'The amount due is below the minimum redemption amount',
          path: null,
          paymentProblem: 'REWARDS_BELOW_MINIMUM',
        },
      ]),
    });
    expect(sentBookings()).toEqual([]);
  });

  test.each([
    ['an offer by id and by rule', { offer: { id: 'offer-spring', take: 'BEST' } }],
    ['an offer without either', { offer: {} }],
    ['credit by amount and by rule', { credit: { amount: usdInput('10.00'), take: 'MAXIMUM' } }],
    ['rewards without a quantity', { rewards: { accountReferenceId: 'acct-summit', quantity: {} } }],
    ['an unknown rule', { offer: { take: 'WORST' } }],
  ])('%s is not a valid request [PM-14]', async (_, payment) => {
    const { errors } = await kit.run(BOOK, { input: inputWith({ payment }) });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(kit.platform.sent).toEqual([]);
  });
});

describe('a quote that cannot be booked', () => {
  const expired = fixture<'QuotePoll'>('purchase/poll-quote.success');
  expired.quote!.value!.validUntil = '2026-05-01T16:00:00.000Z';
  const unreadable = fixture<'QuotePoll'>('purchase/poll-quote.success');
  unreadable.quote!.value!.rate.detailedPrice.payNowTotal = {};
  const negative = fixture<'QuotePoll'>('purchase/poll-quote.success');
  negative.quote!.value!.rate.detailedPrice.payNowTotal.fiat = usd(-1);

  test.each<[string, Answer, Record<string, unknown>]>([
    [
      'is pending',
      ok(fixture('purchase/poll-quote.pending')),
      { blockers: [{ code: 'PRICE_CALL_IN_PROGRESS', message: 'Fetching latest price' }] },
    ],
    [
      'has failed',
      ok(fixture('purchase/poll-quote.failure')),
      { code: 'RATE_NOT_AVAILABLE', rawCode: 'RateNotAvailable' },
    ],
    [
      'has failed without a reason',
      ok({ ...fixture<'QuotePoll'>('purchase/poll-quote.failure'), errors: [] }),
      { code: 'INVALID_QUOTE', rawCode: 'InvalidQuote' },
    ],
    ['[PQ-11] is for a hotel', ok(fixture('purchase/poll-quote.hotel')), { code: 'UNSUPPORTED_QUOTE' }],
    ['[PR-18] has no total', ok(unreadable), { code: 'INVALID_QUOTE' }],
    ['has a negative total', ok(negative), { code: 'INVALID_QUOTE' }],
    ['has expired', ok(expired), { code: 'EXPIRED_QUOTE_TOKEN' }],
    ["does not exist, or is another user's", refused(404, 40401), { code: 'INVALID_SESSION' }],
  ])('because it %s', async (_, answer, expected) => {
    kit.platform.on('pollQuote', answer);
    expect(await book()).toMatchObject(expected);
    expect(sentBookings()).toEqual([]);
  });
});

describe('[BK-22] one intent has one outcome', () => {
  test('the same key returns the first token, and the platform is called once', async () => {
    expect(await book()).toEqual(scheduled);
    expect(await book()).toEqual({ ...scheduled, isRepeated: true });
    expect(sentBookings()).toHaveLength(1);
  });

  test('twenty concurrent calls are one booking', async () => {
    kit.platform.on('scheduleFulfillment', {
      body: fixture('purchase/schedule-fulfillment.token'),
      delayMs: 100,
    });
    let isDone = false;
    const all = Promise.all(Array.from({ length: 20 }, () => book())).finally(() => (isDone = true));
    // Waiting callers check every 50 ms of the hub's time, which stands still unless it is moved. It advances along with the
    // response, so that no caller gives up before the response arrives.
    while (!isDone) {
      await kit.time.advance(25);
      await sleep(5);
    }
    const results = await all;
    expect(results.filter(({ isRepeated }) => isRepeated === false)).toHaveLength(1);
    expect(sentBookings()).toHaveLength(1);
  });

  test('another key for the same quote joins the first booking', async () => {
    await book();
    expect(await book({ idempotencyKey: otherKey })).toEqual({ ...scheduled, isRepeated: true });
    expect(sentBookings()).toHaveLength(1);
  });

  test.each([
    ['that is still valid', 'purchase/poll-quote.success'],
    ['that has expired since', 'purchase/poll-quote.failure'],
  ])('a gateway without the record reads it from a quote %s', async (_, poll) => {
    const answer = { ...fixture<'QuotePoll'>(poll as 'purchase/poll-quote.success') };
    kit.platform.on('pollQuote', ok({ ...answer, fulfillment: { value: 'booking-1' } }));
    expect(await book()).toEqual({ ...scheduled, isRepeated: true });
    expect(await book({ idempotencyKey: otherKey, payment: {} })).toEqual({ ...scheduled, isRepeated: true });
    expect(sentBookings()).toEqual([]);
  });

  test('funds that have just paid for the same booking are not reported as missing', async () => {
    const quote = fixture<'QuotePoll'>('purchase/poll-quote.success');
    kit.platform.on('pollQuote', ok(quote), ok({ ...quote, fulfillment: { value: 'booking-1' } }));
    const payment = { ...byCard, credit: { amount: usdInput('301.00') } };
    expect(await book({ payment })).toEqual({ ...scheduled, isRepeated: true });
    expect(sentBookings()).toEqual([]);
  });

  describe('whose booking has failed', () => {
    const used = {
      ...fixture<'QuotePoll'>('purchase/poll-quote.success'),
      fulfillment: { value: 'booking-1' },
    };
    const usedUp = { __typename: 'BookingRefused', code: 'INVALID_QUOTE', rawCode: null, inputErrors: [] };
    const failBooking = () =>
      kit.platform.on('pollQuote', ok(used)).on('pollFulfillment', ok({ result: 'Failure' }));

    test('[BK-26] another key is refused, because the quote is used up; its own key is repeated', async () => {
      await book();
      failBooking();
      expect(
        await book({ idempotencyKey: otherKey, payment: { paymentMethodId: 'card-amex' } }),
      ).toMatchObject(usedUp);
      expect(await book()).toEqual({ ...scheduled, isRepeated: true });
      expect(sentBookings()).toHaveLength(1);
    });

    test('a gateway without the record refuses, too', async () => {
      failBooking();
      expect(await book({ idempotencyKey: otherKey })).toMatchObject(usedUp);
      expect(sentBookings()).toEqual([]);
    });

    test('[BK-26] a gateway without the record repeats the key that the platform names', async () => {
      kit.platform
        .on('pollQuote', ok({ ...used, fulfillmentKey: key }))
        .on('pollFulfillment', ok({ result: 'Failure' }));
      expect(await book({ idempotencyKey: otherKey })).toMatchObject(usedUp);
      expect(await book()).toEqual({ ...scheduled, isRepeated: true });
      expect(sentBookings()).toEqual([]);
    });

    test('its own key follows it to its failure, also when the platform did not answer', async () => {
      kit.platform.on('scheduleFulfillment', broken);
      const first = await book();
      failBooking();
      expect(await book({ idempotencyKey: otherKey })).toMatchObject(usedUp);
      expect(await book()).toEqual({ ...first, isRepeated: true });
    });

    test('another key joins while its state cannot be read', async () => {
      await book();
      failBooking().on('pollFulfillment', refused(500, 50001));
      expect(await book({ idempotencyKey: otherKey })).toEqual({ ...scheduled, isRepeated: true });
    });
  });

  test('the same key with another payload is refused', async () => {
    await book();
    expect(await book({ isRecommended: true })).toMatchObject({
      __typename: 'BookingRefused',
      code: 'IDEMPOTENCY_CONFLICT',
      rawCode: null,
    });
    expect(sentBookings()).toHaveLength(1);
  });

  test('a refusal releases the quote: with another card and key it can be booked', async () => {
    expect(await book({ payment: { paymentMethodId: 'card-of-somebody-else' } })).toMatchObject({
      __typename: 'BookingBlocked',
    });
    expect(await book({ idempotencyKey: otherKey })).toEqual(scheduled);
  });

  test('a refused key books with corrected parameters, and is then bound to them', async () => {
    expect(await book({ payment: { paymentMethodId: 'card-of-somebody-else' } })).toMatchObject({
      __typename: 'BookingBlocked',
    });
    expect(await book()).toEqual(scheduled);
    expect(await book()).toEqual({ ...scheduled, isRepeated: true });
    expect(await book({ isRecommended: true })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(sentBookings()).toHaveLength(1);
  });

  test.each(['', 'short', 'white space', 'x'.repeat(129)])(
    'the key %j is invalid',
    async (idempotencyKey) => {
      expect(await book({ idempotencyKey })).toMatchObject({
        code: 'INVALID_REQUEST',
        inputErrors: [{ path: ['input', 'idempotencyKey'], code: 'INVALID_IDEMPOTENCY_KEY' }],
      });
      expect(kit.platform.sent).toEqual([]);
    },
  );

  test.each([
    ['outOfPolicyReason', 500],
    ['approvalRequestReason', 500],
    ['tripPurpose', 200],
  ])('[CP-09] an answer of more than the platform takes is refused at its field: %s', async (name, most) => {
    expect(await book({ corporate: { [name]: 'x'.repeat(most + 1) } })).toMatchObject({
      code: 'INVALID_REQUEST',
      inputErrors: [{ path: ['input', 'corporate', name], code: 'TOO_LONG' }],
    });
    expect(kit.platform.sent).toEqual([]);
    expect(await book({ corporate: { [name]: '🏔'.repeat(most) } })).toEqual(scheduled);
  });

  test('an order that another session has sent first is repeated', async () => {
    kit.platform.on('scheduleFulfillment', ok({ value: 'booking-1', isRepeated: true }));
    expect(await book()).toEqual({ ...scheduled, isRepeated: true });
  });

  test("another user's booking with the same key is another booking", async () => {
    await book();
    const { data } = await kit.runAs<Booked>({ authorization: 'Bearer token-mallory' }, BOOK, {
      input: inputWith(),
    });
    expect(data.book).toEqual(scheduled);
    expect(sentBookings()).toHaveLength(2);
  });
});

describe("the platform's refusals", () => {
  test.each([
    [42203, [{ path: ['input', 'payment'], code: 'PAYMENT_MISMATCH' }]],
    [42201, []],
  ])('%i is reported at its field', async (upstream, inputErrors) => {
    kit.platform.on('scheduleFulfillment', refused(422, upstream));
    expect(await book()).toMatchObject({ __typename: 'BookingRefused', inputErrors });
  });

  test.each([
    [400, 40001, 'INVALID_FULFILLMENT_INPUT'],
    [422, 42203, 'INVALID_FULFILLMENT_INPUT'],
    [404, 40401, 'INVALID_SESSION'],
    [409, 40901, 'IDEMPOTENCY_CONFLICT'],
    [409, 40902, 'INVALID_QUOTE'],
    [409, 40903, 'EXPIRED_QUOTE_TOKEN'],
  ])(
    '[BK-21] [ER-14] HTTP %i with %i is reported once, without another call',
    async (status, upstream, code) => {
      kit.platform.on('scheduleFulfillment', refused(status, upstream));
      expect(await book()).toMatchObject({
        __typename: 'BookingRefused',
        code,
        rawCode: String(upstream),
        trackingTag: 'SCHEDULE_BOOK_FAILED',
      });
      expect(sentBookings()).toHaveLength(1);
    },
  );

  test('HTTP 409 with 40904 is a blocker: the main guest was never added [BK-03]', async () => {
    kit.platform.on('scheduleFulfillment', refused(409, 40904));
    expect(await book()).toMatchObject({
      __typename: 'BookingBlocked',
      rawCode: '40904',
      buttons: [{ action: 'SCROLL_TO_TRAVELERS' }],
      blockers: [{ code: 'MAIN_GUEST_MISSING', message: 'No guest specified' }],
      trackingTag: 'SCHEDULE_BOOK_FAILED',
    });
    kit.platform.on('scheduleFulfillment', ok(fixture('purchase/schedule-fulfillment.token')));
    expect(await book({ idempotencyKey: otherKey })).toEqual(scheduled);
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

describe('an unknown outcome is never a failure', () => {
  const STATUS = gql`query ($token: ID!) { bookingStatus(token: $token) { __typename } }`;
  const silent: [string, Answer][] = [
    ['HTTP 500', refused(500, 50001)],
    ['HTTP 503', refused(503, 50301)],
    ['a time-out', noAnswer],
    ['a broken connection', broken],
    ['HTML', ok('<html>gateway</html>')],
    ['a response that violates the contract', ok({})],
  ];

  test.each(silent)(
    '[BK-12] [BK-22] after %s the booking is pending, and the platform is called once',
    async (_, answer) => {
      kit.platform.on('scheduleFulfillment', answer);
      const result = await book();
      expect(result).toMatchObject({ __typename: 'BookingScheduled' });
      const { data } = await kit.run(STATUS, { token: result['token'] });
      expect(data).toEqual({ bookingStatus: { __typename: 'BookingPending' } });
      expect(sentBookings()).toHaveLength(1);
      expect(kit.platform.requests('pollFulfillment')).toEqual([]);
    },
  );

  test.each(silent)('[BK-22] after %s the quote contains the resulting booking', async (_, answer) => {
    const quote = fixture<'QuotePoll'>('purchase/poll-quote.success');
    kit.platform
      .on('scheduleFulfillment', answer)
      .on('pollQuote', ok(quote), ok({ ...quote, fulfillment: { value: 'booking-1' } }));
    expect(await book()).toEqual({ ...scheduled, isRepeated: true });
    expect(await book()).toEqual({ ...scheduled, isRepeated: true });
    expect(sentBookings()).toHaveLength(1);
  });

  describe('and is followed through the quote', () => {
    const quote = fixture<'QuotePoll'>('purchase/poll-quote.success');
    const FOLLOW = gql`subscription ($token: ID!, $untilKnown: Boolean) {
      bookingStatus(token: $token, untilKnown: $untilKnown) {
        __typename
        ... on LiveStatus { attempt }
        ... on BookingSuccess { trip { id } }
      }
    }`;
    const follow = (variables: Record<string, unknown>) =>
      new Recorder<{ bookingStatus: { __typename: string } }>(kit.connect(), FOLLOW, variables);
    let token: unknown;

    beforeEach(async () => {
      kit.platform.on('scheduleFulfillment', broken);
      ({ token } = await book());
    });

    test.each([false, true])('to the booking, until it is known: %j [BK-12]', async (untilKnown) => {
      kit.platform
        .on(
          'pollQuote',
          ok(quote),
          refused(404, 40401),
          broken,
          ok({ ...quote, fulfillment: { value: 'booking-1' } }),
        )
        .play('booking-confirmed');
      const booking = follow({ token, untilKnown });
      await pollUntil(kit, () => booking.isComplete);
      expect(booking.errors).toBeUndefined();
      expect(booking.events.map(({ bookingStatus }) => bookingStatus.__typename)).toEqual([
        ...Array<string>(5).fill('BookingPending'),
        'BookingSuccess',
      ]);
      expect(kit.platform.requests('pollFulfillment').at(-1)?.body).toEqual({ value: 'booking-1' });
    });

    test('also when it has failed [BK-13]', async () => {
      kit.platform
        .on('pollQuote', ok({ ...quote, fulfillment: { value: 'booking-1' } }))
        .on('pollFulfillment', ok({ result: 'Failure' }));
      const { data } = await kit.run(STATUS, { token });
      expect(data).toEqual({ bookingStatus: { __typename: 'BookingFailure' } });
    });

    test('but only by its user', async () => {
      kit.platform.on('pollQuote', refused(404, 40401));
      const mallory = { authorization: 'Bearer token-mallory' };
      const { errors } = await kit.runAs(mallory, STATUS, { token });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    });

    test('but not without a session', async () => {
      kit.platform.on('pollQuote', refused(401, 40101));
      const { errors } = await kit.runAs({}, STATUS, { token });
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    });
  });

  test('the same intent sent again stays unknown, and the platform is not called again', async () => {
    kit.platform.on('scheduleFulfillment', refused(500, 50001));
    const first = await book();
    expect(first).toMatchObject({ isRepeated: false });
    expect(await book()).toEqual({ ...first, isRepeated: true });
    expect(await book({ idempotencyKey: otherKey })).toEqual({ ...first, isRepeated: true });
    expect(sentBookings()).toHaveLength(1);
  });
});

describe('when data cannot be read, nothing is booked, and no choice is refused', () => {
  const split = { ...rewards('20000'), ...byCard };
  const facts = [
    ['pollQuote', byCard, '577.50'],
    ['listPaymentMethods', byCard, '577.50'],
    ['shopHome', byCard, '577.50'],
    ['listRewardsAccounts', split, '377.50'],
    ['convertRewardsToUsd', split, '377.50'],
    ['getWalletDetails', { ...byCard, offer: { id: 'offer-spring' } }, '502.50'],
    ['listActiveExperiments', { ...byCard, credit: { take: 'MAXIMUM' } }, '277.50'],
  ] as const;
  const outages: readonly (readonly [Answer, string])[] = [
    [refused(500, 50001), 'PLATFORM_ERROR'],
    [refused(503, 50301), 'PLATFORM_UNAVAILABLE'],
    [broken, 'PLATFORM_UNAVAILABLE'],
    [noAnswer, 'PLATFORM_TIMEOUT'],
  ];

  test.each(facts)(
    '%s, for a payment of %j: an error, and the key can be used again [BK-16] [PM-14]',
    async (operation, payment, due) => {
      const attempt = { payment, acceptedAmountDue: usdInput(due) };
      for (const [answer, code] of outages) {
        kit.platform.on(operation, answer);
        const { data, errors } = await kit.run(BOOK, { input: inputWith(attempt) });
        expect([data, errors?.[0]?.extensions.code]).toEqual([null, code]);
      }
      expect(sentBookings()).toEqual([]);
      prepareBooking(kit.platform);
      expect(await book(attempt)).toEqual(scheduled);
    },
  );

  const payments = new Map(facts.map(([, payment, due]) => [payment, due] as const));

  test.each([...payments.keys()])(
    'whichever read of a payment of %j fails, the only refusal is the correct one [BK-16]',
    async (payment) => {
      const attempt = { payment, acceptedAmountDue: usdInput('1') };
      kit.platform.sent.length = 0;
      const notAccepted = await book(attempt);
      expect(notAccepted).not.toHaveProperty('token');
      const reads = [...new Set(kit.platform.sent.map(({ operation }) => operation))];
      const failing: string[] = [];
      for (const read of reads) {
        for (const [answer, code] of outages) {
          kit.platform.on(read, answer);
          const { data, errors } = await kit.run<Booked>(BOOK, { input: inputWith(attempt) });
          if (errors === undefined) {
            expect([read, data.book]).toEqual([read, notAccepted]);
          } else {
            expect([read, data, errors[0]?.extensions.code]).toEqual([read, null, code]);
            failing.push(read);
          }
        }
        prepareBooking(kit.platform);
      }
      expect(failing.length).toBeGreaterThanOrEqual(3 * outages.length);
      expect(sentBookings()).toEqual([]);
    },
  );

  test('a home that the platform no longer has is an error, not a missing session', async () => {
    kit.platform.on('shopHome', refused(404, 40401));
    const { data, errors } = await kit.run(BOOK, { input: inputWith({}) });
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'NOT_FOUND']);
    expect(sentBookings()).toEqual([]);
  });

  test('but data that the payment does not use is not needed', async () => {
    for (const operation of ['listRewardsAccounts', 'getWalletDetails', 'listActiveExperiments']) {
      kit.platform.on(operation, broken);
    }
    expect(await book()).toEqual(scheduled);
  });
});
