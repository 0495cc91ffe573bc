import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { testEnvironment } from '#gateway/testing/gateway-kit.ts';
import { until } from '#gateway/testing/until.ts';
import { failedWith, unreadable, usd } from '#fixtures/builders.ts';
import { FAILURE, helen, useResolvers } from './testing/resolvers-kit';
import { broken, ok, refused } from './testing/platform-mock';
import { rateIdWith } from './testing/rate-id-with';
import { pollUntil, Recorder } from './testing/recorder';

const kit = useResolvers();

const SCHEDULE = gql`mutation ($input: SchedulePriceQuoteInput!) { schedulePriceQuote(input: $input) {
  __typename ... on PriceQuoteScheduled { token } ... on PriceQuoteRefused { ${FAILURE} }
} }`;

const staying = (from: string, until: string) => ({ rateId: rateIdWith({ stay: { from, until } }) });

const input = { rateId: rateIdWith(), emailAddress: 'helen.ortiz@larkfield.example' };

interface Scheduled {
  schedulePriceQuote: Record<string, unknown>;
}

describe('schedulePriceQuote', () => {
  test('[PQ-01] [PQ-02] [PQ-06] sends POST /api/v0/purchase/quote/schedule and returns the token', async () => {
    kit.platform.on('scheduleQuote', ok(fixture('purchase/schedule-quote.token')));
    const { data } = await kit.run(SCHEDULE, { input });
    expect(data).toEqual({ schedulePriceQuote: { __typename: 'PriceQuoteScheduled', token: 'quote-1' } });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/purchase/quote/schedule',
        body: {
          emailAddress: 'helen.ortiz@larkfield.example',
          request: {
            type: 'homes',
            value: {
              listingId: 'home-pine',
              listingProviderId: { provider: 'Coastline Stays', id: 'cs-7781' },
              stayDates: { from: '2026-06-05', until: '2026-06-07' },
              guests: { adults: 2, children: [4], infants: 0, petsIncluded: true },
              seenPrice: { value: 577.5, currencyCode: 'USD' },
              listingCollection: 'NoCollection',
            },
          },
        },
      }),
    ]);
  });

  test.each([
    ['Premier', 'Premier'],
    ['Lifestyle', 'Lifestyle'],
    ['NoCollection', 'NoCollection'],
    ['MoonCollection', 'NoCollection'],
  ])('[PQ-02] [VO-13] the rate of a home of %s is quoted as one of %s', async (collection, asked) => {
    const shopped = fixture<'ShopHome'>('homes/shop-home.available');
    shopped.value.listing!.listingCollection = collection;
    kit.platform
      .on('shopHome', ok(shopped))
      .on('scheduleQuote', ok(fixture('purchase/schedule-quote.token')));
    const stay = { fromDate: '2026-06-05', untilDate: '2026-06-07', adults: 2, children: [4], pets: 0 };
    const { data } = await kit.run<{ listing: { availability: { rate: { id: string } } } }>(
      gql`query ($stay: StayInput!) { listing(id: "home-pine", stay: $stay) {
        availability(stay: $stay) { ... on Available { rate { id } } }
      } }`,
      { stay },
    );
    await kit.run(SCHEDULE, { input: { ...input, rateId: data.listing.availability.rate.id } });
    expect(kit.platform.requests('scheduleQuote')[0]?.body).toMatchObject({
      request: {
        value: {
          listingId: 'home-pine',
          listingProviderId: shopped.value.listing!.providerData.listingProviderId,
          stayDates: { from: '2026-06-05', until: '2026-06-07' },
          guests: { adults: 2, children: [4], infants: 0, petsIncluded: false },
          seenPrice: { value: 577.5, currencyCode: 'USD' },
          listingCollection: asked,
        },
      },
    });
  });

  test('[PD-10] the total that the traveler accepted since then is sent as the price shown', async () => {
    kit.platform.on('scheduleQuote', ok(fixture('purchase/schedule-quote.token')));
    const acceptedTotal = { value: '600.00', currencyCode: 'USD' };
    await kit.run(SCHEDULE, { input: { ...input, acceptedTotal, isAgentPortal: true } });
    expect(kit.platform.sent[0]?.body).toMatchObject({
      request: { value: { seenPrice: { value: 600, currencyCode: 'USD' } } },
    });
  });

  test.each([
    [true, { agentFee: 10 }, 587.5],
    [false, {}, 577.5],
  ])('[PQ-16] the agent fee in the agent portal (%s)', async (isAgentPortal, expected, seen) => {
    kit.platform.on('scheduleQuote', ok(fixture('purchase/schedule-quote.token')));
    await kit.run(SCHEDULE, { input: { ...input, isAgentPortal } });
    const body = kit.platform.sent[0]?.body as Record<string, unknown>;
    expect({ ...(body['agentFee'] === undefined ? {} : { agentFee: body['agentFee'] }) }).toEqual(expected);
    expect(body).toMatchObject({ request: { value: { seenPrice: { value: seen } } } });
  });

  test.each([
    ['no email address', { emailAddress: '' }],
    ['an invalid rate', { rateId: 'rate-1' }],
    ['a rate without its provider', { rateId: rateIdWith({ provider: { provider: 'Coastline', id: '' } }) }],
    ['dates in the past', { rateId: rateIdWith({ stay: { from: '2026-04-01', until: '2026-06-07' } }) }],
    ['no adult', { rateId: rateIdWith({ guests: { adults: 0, children: [], pets: 0 } }) }],
    ['a negative price', { acceptedTotal: { value: '-1.00', currencyCode: 'USD' } }],
  ])('[PQ-03] %s is an invalid request, and no call is made', async (_, change) => {
    const { data } = await kit.run<Scheduled>(SCHEDULE, { input: { ...input, ...change } });
    expect(data.schedulePriceQuote).toMatchObject({
      __typename: 'PriceQuoteRefused',
      code: 'INVALID_REQUEST',
      rawCode: 'Invalid Request',
      trackingTag: 'SCHEDULE_PRICE_QUOTE_FAILED',
    });
    expect(kit.platform.sent).toEqual([]);
  });

  test('[PQ-03] an invalid request lists the fields', async () => {
    const { data } = await kit.run(
      gql`mutation ($input: SchedulePriceQuoteInput!) { schedulePriceQuote(input: $input) {
        ... on PriceQuoteRefused { inputErrors { path code } }
      } }`,
      { input: { rateId: 'rate-1', emailAddress: '' } },
    );
    expect(data).toEqual({
      schedulePriceQuote: {
        inputErrors: [
          { path: ['input', 'rateId'], code: 'INVALID_RATE' },
          { path: ['input', 'emailAddress'], code: 'REQUIRED' },
        ],
      },
    });
  });

  test.each([
    ['an address without a domain', { emailAddress: 'helen' }, 'INVALID_EMAIL_ADDRESS', ['emailAddress']],
    ['a stay that has begun', staying('2026-04-01', '2026-06-07'), 'INVALID_RATE', ['rateId']],
    ['a stay that ends before it begins', staying('2026-06-07', '2026-06-05'), 'INVALID_RATE', ['rateId']],
    [
      'more guests than the platform accepts',
      { rateId: rateIdWith({ guests: { adults: 51, children: [], pets: 0 } }) },
      'INVALID_RATE',
      ['rateId'],
    ],
    [
      'a negative total',
      { acceptedTotal: { value: '-1.00', currencyCode: 'USD' } },
      'OUT_OF_RANGE',
      ['acceptedTotal', 'value'],
    ],
    [
      'a premium in another currency',
      { protection: { quoteId: 'protect-1', premium: { value: '20.00', currencyCode: 'CAD' } } },
      'UNSUPPORTED_VALUE',
      ['protection', 'premium', 'currencyCode'],
    ],
  ])('[PQ-03] %s is refused at its field', async (_, change, code, path) => {
    const { data } = await kit.run<Scheduled>(
      gql`mutation ($input: SchedulePriceQuoteInput!) { schedulePriceQuote(input: $input) {
        ... on PriceQuoteRefused { code inputErrors { path code } }
      } }`,
      { input: { ...input, ...change } },
    );
    expect(data.schedulePriceQuote).toEqual({
      code: 'INVALID_REQUEST',
      inputErrors: [{ path: ['input', ...path], code }],
    });
    expect(kit.platform.sent).toEqual([]);
  });

  test("[AD-11] a frozen price that is not the user's is refused as such", async () => {
    kit.platform.on('scheduleQuote', refused(422, 42204));
    const frozen = { rateId: rateIdWith({ frozenPriceId: 'freeze-of-another' }) };
    const { data } = await kit.run<Scheduled>(SCHEDULE, { input: { ...input, ...frozen } });
    expect(data.schedulePriceQuote).toMatchObject({
      code: 'PRICE_FREEZE_UNUSABLE',
      rawCode: '42204',
      title: 'Your frozen price cannot be used for this booking.',
    });
  });

  test.each([
    ['with more decimals than its currency', '577.501', 'An amount of USD has at most 2 decimals.'],
    ['that cannot be represented', '999999999999999', 'The amount of USD is too large.'],
  ])('[PR-18] an amount %s is refused, not rounded', async (_, value, message) => {
    const { errors } = await kit.run(SCHEDULE, {
      input: { ...input, acceptedTotal: { value, currencyCode: 'USD' } },
    });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
    expect(kit.platform.sent).toEqual([]);
  });

  test('[PQ-05] the replaced quote is discarded first', async () => {
    kit.platform
      .on('discardQuote', { status: 204 })
      .on('scheduleQuote', ok(fixture('purchase/schedule-quote.token')));
    await kit.run(SCHEDULE, { input: { ...input, replacesToken: 'quote-0' } });
    expect(
      kit.platform.sent.map(({ operation, body }) => [operation, (body as { value?: string }).value]),
    ).toEqual([
      ['discardQuote', 'quote-0'],
      ['scheduleQuote', undefined],
    ]);
  });

  test.each([
    ['no longer exists', refused(404, 40401)],
    ['fails', refused(500, 50001)],
    ['breaks off', broken],
  ])('[PQ-05] a discard that %s does not prevent a new quote', async (_, answer) => {
    kit.platform.on('discardQuote', answer).on('scheduleQuote', ok(fixture('purchase/schedule-quote.token')));
    const { data } = await kit.run<Scheduled>(SCHEDULE, { input: { ...input, replacesToken: 'quote-0' } });
    expect(data.schedulePriceQuote).toMatchObject({ token: 'quote-1' });
    expect(kit.platform.requests('discardQuote')).toHaveLength(1);
  });

  test.each([
    [400, 40001, 'INVALID_REQUEST'],
    [404, 40401, 'NOT_AVAILABLE'],
    [409, 40902, 'INVALID_QUOTE'],
  ])('[PQ-06] [ER-14] HTTP %i with %i is a refusal', async (status, upstream, code) => {
    kit.platform.on('scheduleQuote', refused(status, upstream));
    const { data } = await kit.run<Scheduled>(SCHEDULE, { input });
    expect(data.schedulePriceQuote).toMatchObject({
      __typename: 'PriceQuoteRefused',
      code,
      rawCode: String(upstream),
      trackingTag: 'SCHEDULE_PRICE_QUOTE_FAILED',
    });
  });
});

describe('discardPriceQuote', () => {
  const DISCARD = gql`mutation { discardPriceQuote(input: { token: "quote-1" }) { wasHeld } }`;

  test.each([
    ['existed', { status: 204 }, true],
    ['no longer exists', refused(404, 40401), false],
    ['is being booked', refused(409, 40902), false],
  ])('[PQ-05] a quote that %s', async (_, answer, expected) => {
    kit.platform.on('discardQuote', answer);
    const { data } = await kit.run(DISCARD);
    expect(data).toEqual({ discardPriceQuote: { wasHeld: expected } });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({ path: '/api/v0/purchase/quote/discard', body: { value: 'quote-1' } }),
    ]);
  });
});

const STATUS = `__typename
  ... on LiveStatus { sequence attempt elapsedMs }
  ... on PriceQuoteSuccess { quote {
    token orderedProductId payNowTotal { fiat { value minorUnits } rewards { accountReferenceId value currency } }
    sellPrice { fiat { value } } groupedItems { kind label amount { value } } fees { label rawKind amount { value } }
    paymentPolicy { text } cancellationPolicy { kind } termsDigest validUntil
  } }
  ... on PriceQuoteFailure { isHandleable errors { ${FAILURE} } }`;
const FOLLOW = gql`subscription ($token: ID!) { priceQuoteStatus(token: $token) { ${STATUS} } }`;
const ASK = gql`query ($token: ID!) { priceQuoteStatus(token: $token) { ${STATUS} } }`;

interface Event {
  priceQuoteStatus: {
    __typename: string;
    sequence: number;
    attempt: number;
    elapsedMs: number;
    quote?: Record<string, unknown>;
    errors?: Record<string, unknown>[];
    isHandleable?: boolean;
  };
}

const follow = (token = 'quote-1') => new Recorder<Event>(kit.connect(), FOLLOW, { token });
const names = ({ events }: Recorder<Event>) =>
  events.map(({ priceQuoteStatus }) => priceQuoteStatus.__typename);
const last = ({ events }: Recorder<Event>) => events.at(-1)?.priceQuoteStatus;

describe('priceQuoteStatus', () => {
  test('[DC-04] [PQ-07] [PQ-08] three polls are pending, then the quote, one last event, and the end', async () => {
    kit.platform.play('quote-pending-then-success');
    const quote = follow();
    await pollUntil(kit, () => quote.isComplete);
    expect(names(quote)).toEqual([
      'PriceQuotePending',
      'PriceQuotePending',
      'PriceQuotePending',
      'PriceQuoteSuccess',
    ]);
    expect(quote.events.map(({ priceQuoteStatus }) => priceQuoteStatus.sequence)).toEqual([1, 2, 3, 4]);
    const elapsed = quote.events.map(({ priceQuoteStatus }) => priceQuoteStatus.elapsedMs);
    for (const [index, ms] of elapsed.entries())
      expect(ms - (elapsed[index - 1] ?? -1_000)).toBeGreaterThanOrEqual(1_000);
    expect(quote.errors).toBeUndefined();
    expect(kit.platform.sent).toHaveLength(4);
    expect(kit.platform.sent[0]).toMatchObject({
      method: 'POST',
      path: '/api/v0/purchase/quote/poll',
      body: { value: 'quote-1' },
      headers: { authorization: helen.authorization, 'h-csrf-token': helen['h-csrf-token'] },
    });
  });

  test('[PR-11] [PQ-10] the quote has total, parts, fees, terms and an end', async () => {
    kit.platform.on('pollQuote', ok(fixture('purchase/poll-quote.success')));
    const { data, errors } = await kit.run<Event>(ASK, { token: 'quote-1' });
    expect(errors).toBeUndefined();
    expect(data.priceQuoteStatus).toMatchObject({ __typename: 'PriceQuoteSuccess', sequence: 1, attempt: 1 });
    expect(data.priceQuoteStatus.quote).toEqual({
      token: 'quote-1',
      orderedProductId: 'product-1',
      payNowTotal: {
        fiat: { value: '577.50', minorUnits: 57750 },
        rewards: [
          { accountReferenceId: 'acct-summit', value: '57750.00', currency: 'Miles' },
          { accountReferenceId: 'acct-cash', value: '577.50', currency: 'Cash' },
        ],
      },
      sellPrice: { fiat: { value: '400.00' } },
      groupedItems: [
        { kind: 'RENT', label: '2 nights', amount: { value: '450.00' } },
        { kind: 'DISCOUNTS', label: 'Discounts', amount: { value: '-50.00' } },
        { kind: 'FEES', label: 'Fees', amount: { value: '125.00' } },
        { kind: 'TAXES', label: 'Taxes', amount: { value: '52.50' } },
      ],
      fees: [
        { label: 'Cleaning Fee', rawKind: 'CleaningFee', amount: { value: '85.00' } },
        { label: 'Firewood', rawKind: 'Firewood', amount: { value: '40.00' } },
        { label: 'Sales Tax', rawKind: 'SalesTax', amount: { value: '52.50' } },
      ],
      paymentPolicy: { text: 'Full payment is due at the time of booking.' },
      cancellationPolicy: { kind: 'FULLY_REFUNDABLE' },
      termsDigest: expect.stringMatching(/^[0-9a-f]{16}$/),
      validUntil: '2026-05-01T16:15:00.000Z',
    });
  });

  test('equal terms have the same digest on the listing and on its quote', async () => {
    kit.platform
      .on('pollQuote', ok(fixture('purchase/poll-quote.success')))
      .on('shopHome', ok(fixture('homes/shop-home.available')));
    const { data } = await kit.run<{
      listing: { availability: { rate: { termsDigest: string } } };
      priceQuoteStatus: { quote: { termsDigest: string } };
    }>(
      gql`query ($stay: StayInput!) {
        listing(id: "home-pine", stay: $stay) { availability(stay: $stay) { ... on Available { rate { termsDigest } } } }
        priceQuoteStatus(token: "quote-1") { ... on PriceQuoteSuccess { quote { termsDigest } } }
      }`,
      { stay: { fromDate: '2026-06-05', untilDate: '2026-06-07' } },
    );
    expect(data.listing.availability.rate.termsDigest).toBe(data.priceQuoteStatus.quote.termsDigest);
  });

  test("[PQ-09] [PQ-22] a failure has its reasons, the one to show first, with the catalogue's text", async () => {
    kit.platform.play('quote-pending-then-failure');
    const quote = follow();
    await pollUntil(kit, () => quote.isComplete);
    expect(names(quote)).toEqual(['PriceQuotePending', 'PriceQuoteFailure']);
    expect(last(quote)).toMatchObject({
      isHandleable: true,
      errors: [
        {
          code: 'RATE_NOT_AVAILABLE',
          rawCode: 'RateNotAvailable',
          buttons: [{ action: 'GO_TO_LISTING' }, { action: 'CHOOSE_ANOTHER_PROPERTY' }],
          trackingTag: 'POLL_PRICE_QUOTE_FAILED',
        },
        {
          code: 'UNKNOWN',
          rawCode: 'SolarFlare',
          title: 'Uh oh! Something went wrong',
          text: 'Please search again',
        },
      ],
    });
  });

  test.each([
    'ExpiredQuoteToken',
    'ExpiredFulfillToken',
    'InvalidSession',
    'CartValidationError',
    'AuthError',
    'FraudAutoReject',
    'LikelyFraud',
  ])('[PQ-22] [ER-06] the reason %s has its own code', async (wire) => {
    kit.platform.on('pollQuote', ok({ QuoteResponse: 'Failure', errors: [failedWith(wire)] }));
    const { data } = await kit.run<Event>(ASK, { token: 'quote-1' });
    const code = wire.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
    expect(data.priceQuoteStatus.errors).toEqual([expect.objectContaining({ code, rawCode: wire })]);
  });

  test.each([
    ['Failure', 'PriceQuoteFailure', [{ code: 'INVALID_QUOTE' }]],
    ['Pending', 'PriceQuoteSuccess', undefined],
    ['Success', 'PriceQuoteSuccess', undefined],
  ])('[BK-22] a quote whose booking is %s ends as %s', async (result, __typename, errors) => {
    const quote = fixture<'QuotePoll'>('purchase/poll-quote.success');
    kit.platform
      .on('pollQuote', ok({ ...quote, fulfillment: { value: 'booking-1' } }))
      .on('pollFulfillment', ok({ result }));
    const { data } = await kit.run<Event>(ASK, { token: 'quote-1' });
    expect(data.priceQuoteStatus).toMatchObject({ __typename, ...(errors && { errors }) });
  });

  test('[PQ-09] a failure without a reason cannot be handled', async () => {
    kit.platform.on('pollQuote', ok({ QuoteResponse: 'Failure' }));
    const { data } = await kit.run<Event>(ASK, { token: 'quote-1' });
    expect(data.priceQuoteStatus).toMatchObject({
      __typename: 'PriceQuoteFailure',
      errors: [],
      isHandleable: false,
    });
  });

  test('[PQ-11] a quote of another product ends as a failure', async () => {
    kit.platform.play('quote-for-a-hotel');
    const quote = follow();
    await pollUntil(kit, () => quote.isComplete);
    expect(names(quote)).toEqual(['PriceQuotePending', 'PriceQuoteFailure']);
    expect(last(quote)?.errors).toEqual([
      expect.objectContaining({ code: 'UNSUPPORTED_QUOTE', rawCode: null }),
    ]);
  });

  test.each([
    ['has no total', (price: Record<string, unknown>) => (price['payNowTotal'] = {})],
    [
      'has a total that cannot be read',
      (price: Record<string, unknown>) => (price['payNowTotal'] = { fiat: unreadable() }),
    ],
    [
      'has a negative total',
      (price: Record<string, unknown>) => (price['payNowTotal'] = { fiat: usd(-0.01) }),
    ],
    [
      'has a fee that cannot be read',
      (price: Record<string, unknown>) =>
        (price['fees'] = [{ name: 'Fee', kind: { Kind: 'Fee' }, amount: { fiat: unreadable() } }]),
    ],
  ])('[PR-18] a quote that %s is a failure, never a quote of 0', async (_, change) => {
    const answer = fixture<'QuotePoll'>('purchase/poll-quote.success');
    change(answer.quote!.value!.rate.detailedPrice as unknown as Record<string, unknown>);
    kit.platform.on('pollQuote', ok(answer));
    const { data } = await kit.run<Event>(ASK, { token: 'quote-1' });
    expect(data.priceQuoteStatus).toMatchObject({
      __typename: 'PriceQuoteFailure',
      errors: [{ code: 'INVALID_QUOTE' }],
    });
  });

  test('[PQ-21] three failed polls in a row do not end the stream', async () => {
    kit.platform.play('quote-survives-three-failures');
    const quote = follow();
    await pollUntil(kit, () => quote.isComplete);
    expect(names(quote)).toEqual([
      'PriceQuotePending',
      'PriceQuotePending',
      'PriceQuotePending',
      'PriceQuoteSuccess',
    ]);
  });

  test('[PQ-21] a failed poll is repeated when the platform allows it', async () => {
    kit.platform.on('pollQuote', { ...refused(503, 50301), headers: { 'retry-after': '10' } });
    const quote = follow();
    await pollUntil(kit, () => quote.events.length === 1);
    kit.platform.on('pollQuote', ok(fixture('purchase/poll-quote.success')));
    await pollUntil(kit, () => quote.isComplete);
    expect(last(quote)).toMatchObject({ __typename: 'PriceQuoteSuccess', elapsedMs: 10_000 });
  });

  test('[PQ-21] a fourth failed poll ends it', async () => {
    kit.platform.play('quote-unreachable');
    const quote = follow();
    await pollUntil(kit, () => quote.isComplete);
    expect(names(quote)).toEqual([...Array<string>(4).fill('PriceQuotePending'), 'PriceQuoteFailure']);
    expect(last(quote)?.errors).toEqual([expect.objectContaining({ code: 'QUOTE_ERROR', rawCode: '50301' })]);
  });

  test('[PQ-21] [SE-01] an expired session ends the stream with an error, not with an event', async () => {
    kit.platform.play('quote-session-ends');
    const quote = follow();
    await pollUntil(kit, () => quote.errors !== undefined);
    expect(names(quote)).toEqual(['PriceQuotePending']);
    expect(quote.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', upstreamCode: '40101' });
  });

  test('an unknown token is a failure', async () => {
    kit.platform.on('pollQuote', refused(404, 40401));
    const { data } = await kit.run<Event>(ASK, { token: 'quote-of-somebody-else' });
    expect(data.priceQuoteStatus).toMatchObject({
      __typename: 'PriceQuoteFailure',
      errors: [{ code: 'INVALID_QUOTE', rawCode: '40401' }],
    });
  });

  describe('with a limit of 20 seconds', () => {
    const limited = useResolvers({ live: { ...testEnvironment().live, quoteCapMs: 20_000 } });

    test('a quote that never ends is ended by the gateway at the limit [PQ-19]', async () => {
      limited.platform.play('quote-never-ends');
      const quote = new Recorder<Event>(limited.connect(), FOLLOW, { token: 'quote-1' });
      await pollUntil(limited, () => quote.isComplete);
      expect(last(quote)).toMatchObject({ elapsedMs: 20_000, errors: [{ code: 'QUOTE_TIMEOUT' }] });
    });
  });

  test('[PQ-20] two subscribers share one poll loop, and the late one gets the state immediately', async () => {
    kit.platform.play('quote-never-ends');
    const first = follow();
    await pollUntil(kit, () => first.events.length === 3);
    const second = follow();
    await until(() => second.events.length === 1, 'the late subscriber has its snapshot');
    expect(last(second)).toMatchObject({ __typename: 'PriceQuotePending', sequence: 3 });
    expect(kit.platform.sent).toHaveLength(3);
    await kit.time.advance(1_000);
    await until(
      () => last(second)?.sequence === 4 && last(first)?.sequence === 4,
      'both have the next state',
    );
    expect(kit.platform.sent).toHaveLength(4);
  });

  test('[PQ-18] after the last subscriber has left, and the grace period, polling stops', async () => {
    kit.platform.play('quote-never-ends');
    const quote = follow();
    await pollUntil(kit, () => quote.events.length === 2);
    quote.leave();
    await pollUntil(kit, () => kit.platform.sent.length >= 5, 10).catch(() => undefined);
    await kit.time.advance(6_000);
    const asked = kit.platform.sent.length;
    await kit.time.advance(60_000);
    expect(kit.platform.sent).toHaveLength(asked);
  });

  test('[DC-05] the query and the subscription are states of the same work', async () => {
    kit.platform.play('quote-pending-then-success');
    const quote = follow();
    await pollUntil(kit, () => quote.events.length === 2);
    const { data } = await kit.run<Event>(ASK, { token: 'quote-1' });
    expect(data.priceQuoteStatus).toMatchObject({ sequence: 2, attempt: 2 });
    expect(kit.platform.sent).toHaveLength(2);
  });

  test('another user does not see the quote, and polls with their own credentials', async () => {
    kit.platform.on('pollQuote', ok(fixture('purchase/poll-quote.pending')), refused(404, 40401));
    const mine = follow();
    await until(() => mine.events.length === 1, 'the quote is pending');
    const theirs = new Recorder<Event>(kit.connect({ authorization: 'Bearer token-mallory' }), FOLLOW, {
      token: 'quote-1',
    });
    await until(() => theirs.isComplete, 'the other user has an answer');
    expect(names(theirs)).toEqual(['PriceQuoteFailure']);
    expect(kit.platform.sent[1]?.headers).toMatchObject({ authorization: 'Bearer token-mallory' });
  });
});

describe('priceDifference', () => {
  const DIFFERENCE = gql`query ($seen: MoneyInput!) { priceQuoteStatus(token: "quote-1") { ... on PriceQuoteSuccess { quote {
    priceDifference(seenTotal: $seen) { change amount { value } ${FAILURE} }
  } } } }`;
  interface Difference {
    priceQuoteStatus: { quote: { priceDifference: Record<string, unknown> | null } };
  }

  test.each([
    ['578.49', null],
    ['578.50', { change: 'DECREASE', title: "You're in luck! The price has decreased by $1." }],
    ['576.51', null],
    ['576.50', { change: 'INCREASE', title: 'The price has increased by $1.' }],
    ['500.00', { change: 'INCREASE', title: 'The price has increased by $77.50.', icon: 'PRICE_INCREASE' }],
    ['600.00', { change: 'DECREASE', amount: { value: '22.50' }, icon: 'PRICE_DROP' }],
  ])(
    '[PD-01] [PD-02] [PD-04] [PD-05] [PD-06] [PD-08] a total of %s was shown before',
    async (value, expected) => {
      kit.platform.on('pollQuote', ok(fixture('purchase/poll-quote.success')));
      const { data } = await kit.run<Difference>(DIFFERENCE, { seen: { value, currencyCode: 'USD' } });
      const { priceDifference } = data.priceQuoteStatus.quote;
      if (expected === null) return expect(priceDifference).toBeNull();
      expect(priceDifference).toMatchObject({
        ...expected,
        code: 'PRICE_CHANGED',
        trackingTag: 'PC_PRICE_DIFFERENCE',
        buttons: [{ label: 'Continue', action: 'ACKNOWLEDGE_PRICE_DIFFERENCE' }],
      });
    },
  );

  test('a total in another currency cannot be compared', async () => {
    kit.platform.on('pollQuote', ok(fixture('purchase/poll-quote.success')));
    const { errors } = await kit.run(DIFFERENCE, { seen: { value: '500.00', currencyCode: 'CAD' } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('a quote of another price is another quote: amounts are read again', async () => {
    const answer = fixture<'QuotePoll'>('purchase/poll-quote.success');
    answer.quote!.value!.rate.detailedPrice.payNowTotal.fiat = usd(0.1 + 0.2);
    kit.platform.on('pollQuote', ok(answer));
    const { data } = await kit.run<Event>(ASK, { token: 'quote-1' });
    expect(data.priceQuoteStatus.quote).toMatchObject({
      payNowTotal: { fiat: { value: '0.30', minorUnits: 30 } },
    });
  });
});
