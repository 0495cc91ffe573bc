import type { DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { until } from '#gateway/testing/until.ts';
import { bookingInput, BOOK, prepareBooking } from './testing/booking-kit';
import { ok, refused } from './testing/platform-mock';
import { pollUntil, Recorder } from './testing/recorder';
import { helen, useResolvers } from './testing/resolvers-kit';

const kit = useResolvers();

const bearerOnly = { authorization: helen.authorization };
const stale = { ...helen, 'h-csrf-token': 'csrf-of-yesterday' };
const PLACES = gql`{ places(text: "Ashe") { id } }`;
const CARDS = gql`{ paymentMethods { id } }`;

beforeEach(() => {
  kit.platform.antiForgeryToken = 'csrf-helen';
  kit.platform
    .on('getUserInfo', ok(fixture('people/get-user-info.consumer')))
    .on('autocompleteLodging', ok(fixture('homes/autocomplete-lodging.asheville')))
    .on('listPaymentMethods', ok(fixture('payment-methods/list-payment-methods.two-cards')));
});

const sent = () => kit.platform.sent.map(({ operation }) => operation);
const tokensOf = (operation: string) =>
  kit.platform.requests(operation).map(({ headers }) => headers['h-csrf-token']);
const codeOf = (errors: readonly { extensions?: Record<string, unknown> }[] | undefined) =>
  errors?.[0]?.extensions?.['code'];

describe.each([
  ['without an anti-forgery token', bearerOnly, undefined],
  ['with a stale anti-forgery token', stale, 'csrf-of-yesterday'],
])('a request %s', (_, headers, given) => {
  test('[SE-02] is repeated once with the token of the session', async () => {
    const { data, errors } = await kit.runAs(headers, CARDS);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ paymentMethods: [{}, {}] });
    expect(sent()).toEqual(['listPaymentMethods', 'getUserInfo', 'listPaymentMethods']);
    expect(tokensOf('listPaymentMethods')).toEqual([given, 'csrf-helen']);
  });

  test('[SE-02] is followed by requests that send the token immediately', async () => {
    await kit.runAs(headers, CARDS);
    kit.platform.sent.length = 0;
    await kit.runAs(headers, CARDS);
    await kit.runAs(bearerOnly, CARDS);
    expect(sent()).toEqual(['listPaymentMethods', 'listPaymentMethods']);
  });

  test('[SE-02] shares one fetch of the token with concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => kit.runAs(headers, CARDS)));
    expect(all.map(({ errors }) => errors)).toEqual(Array(10).fill(undefined));
    expect(kit.platform.requests('getUserInfo')).toHaveLength(1);
    expect(kit.platform.requests('listPaymentMethods').length).toBeLessThanOrEqual(20);
  });

  test('[SE-02] gets an error that names the header if the platform provides no token', async () => {
    kit.platform.on('getUserInfo', refused(404, 40402));
    const { errors } = await kit.runAs(headers, CARDS);
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.message).toContain('`H-Csrf-Token`');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CSRF_TOKEN_INVALID',
      httpStatus: 403,
      upstreamCode: '40301',
    });
    expect(sent()).toEqual(['listPaymentMethods', 'getUserInfo']);
  });

  test('[SE-02] gets the same error if the platform refuses its own token, after one repetition', async () => {
    kit.platform.antiForgeryToken = 'csrf-that-nobody-has';
    const { errors } = await kit.runAs(headers, CARDS);
    expect(codeOf(errors)).toBe('CSRF_TOKEN_INVALID');
    expect(kit.platform.requests('listPaymentMethods')).toHaveLength(2);
  });

  test('[SE-01] reports an expired session as such', async () => {
    kit.platform.on('getUserInfo', refused(401, 40101));
    expect(codeOf((await kit.runAs(headers, CARDS)).errors)).toBe('UNAUTHENTICATED');
  });

  test('[BK-22] [SE-02] books once: the refused command had no effect and is repeated', async () => {
    prepareBooking(kit.platform);
    const input = await bookingInput(kit);
    const { data } = await kit.runAs<{ book: { __typename: string } }>(headers, BOOK, { input });
    expect(data.book.__typename).toBe('BookingScheduled');
    const accepted = tokensOf('scheduleFulfillment').filter((token) => token === 'csrf-helen');
    expect(accepted).toHaveLength(1);
  });

  test('[SE-02] [SE-19] follows a quote to its end over WebSocket', async () => {
    kit.platform.play('quote-pending-then-success');
    const client = kit.connect({ authorization: headers.authorization, csrfToken: given });
    const quote = new Recorder<{ priceQuoteStatus: { __typename: string } }>(client, QUOTE, {
      token: 'quote-1',
    });
    await pollUntil(kit, () => quote.isComplete);
    expect(quote.errors).toBeUndefined();
    expect(quote.events.at(-1)?.priceQuoteStatus.__typename).toBe('PriceQuoteSuccess');
  });
});

test('[SE-02] a token that the session has replaced is fetched again', async () => {
  await kit.runAs(bearerOnly, CARDS);
  kit.platform.antiForgeryToken = 'csrf-next';
  const info = fixture('people/get-user-info.consumer') as object;
  kit.platform.on('getUserInfo', ok({ ...info, csrfToken: 'csrf-next' }));
  expect((await kit.runAs(bearerOnly, CARDS)).errors).toBeUndefined();
  expect((await kit.runAs(helen, CARDS)).errors).toBeUndefined();
  expect(kit.platform.requests('getUserInfo')).toHaveLength(2);
});

test('[SE-02] signing in stores the token: the bearer token alone is enough from then on', async () => {
  kit.platform.on('loginByCode', ok(fixture('auth/login-by-code.signed-in')));
  kit.platform.antiForgeryToken = undefined;
  const input = { emailAddress: 'helen.ortiz@larkfield.example', code: '424242' };
  await kit.runAs({}, gql`mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }`, {
    input,
  });
  kit.platform.antiForgeryToken = 'csrf-helen';
  kit.platform.sent.length = 0;
  expect((await kit.runAs(bearerOnly, CARDS)).errors).toBeUndefined();
  expect(sent()).toEqual(['listPaymentMethods']);
});

test('another refusal with 403 is not repeated', async () => {
  kit.platform.on('listPaymentMethods', refused(403, 40302));
  expect(codeOf((await kit.run(CARDS)).errors)).toBe('ACCESS_DENIED');
  expect(sent()).toEqual(['listPaymentMethods']);
});

test('[SE-02] without a bearer token nothing is fetched: there is no session to protect', async () => {
  const { errors } = await kit.runAs({ 'h-csrf-token': 'anything' }, PLACES);
  expect(codeOf(errors)).toBe('CSRF_TOKEN_INVALID');
  expect(sent()).toEqual(['autocompleteLodging']);
});

test('the fetched token of one user is never sent for another', async () => {
  await kit.runAs(bearerOnly, CARDS);
  kit.platform.on('getUserInfo', refused(404, 40402));
  await kit.runAs({ authorization: 'Bearer token-maya' }, CARDS);
  expect(
    kit.platform.sent
      .filter(({ headers }) => headers['authorization'] === 'Bearer token-maya')
      .map(({ headers }) => headers['h-csrf-token']),
  ).toEqual([undefined, undefined]);
});

const QUOTE = gql`subscription ($token: ID!) { priceQuoteStatus(token: $token) { __typename } }`;
const BOOKING = gql`subscription ($token: ID!) { bookingStatus(token: $token) { __typename } }`;

interface Status {
  readonly priceQuoteStatus?: { readonly __typename: string };
  readonly bookingStatus?: { readonly __typename: string };
}

const kinds = { right: 'csrf-helen', missing: undefined, stale: 'csrf-of-yesterday' } as const;
type Kind = keyof typeof kinds;
const pairs = (Object.keys(kinds) as Kind[]).flatMap((first) =>
  (Object.keys(kinds) as Kind[]).map((second) => [first, second] as const),
);

describe.each(pairs)('two sockets of one session, with tokens: %s, then %s', (first, second) => {
  async function followed(query: DocumentNode, token: string) {
    const recorders: Recorder<Status>[] = [];
    for (const kind of [first, second]) {
      const client = kit.connect({ authorization: helen.authorization, csrfToken: kinds[kind] });
      const recorder = new Recorder<Status>(client, query, { token });
      recorders.push(recorder);
      await until(() => recorder.events.length > 0 || recorder.errors !== undefined, 'the first state');
    }
    return recorders;
  }
  const lastOf = ({ events }: Recorder<Status>) => Object.values(events.at(-1) ?? {})[0]?.__typename;

  test('[SE-02] [PQ-20] both get the quote', async () => {
    kit.platform.on('pollQuote', ok(fixture('purchase/poll-quote.pending')));
    const recorders = await followed(QUOTE, 'quote-1');
    kit.platform.on('pollQuote', ok(fixture('purchase/poll-quote.success')));
    await pollUntil(kit, () => recorders.every(({ isComplete }) => isComplete));
    expect(recorders.map(lastOf)).toEqual(['PriceQuoteSuccess', 'PriceQuoteSuccess']);
    expect(recorders.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  });

  test('[SE-02] [BK-13] both get the booking', async () => {
    kit.platform.on('pollFulfillment', ok(fixture('purchase/poll-fulfillment.pending')));
    const recorders = await followed(BOOKING, 'booking-1');
    kit.platform.on('pollFulfillment', ok(fixture('purchase/poll-fulfillment.success')));
    await pollUntil(kit, () => recorders.every(({ isComplete }) => isComplete));
    expect(recorders.map(lastOf)).toEqual(['BookingSuccess', 'BookingSuccess']);
    expect(recorders.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  });

  test.each([
    ['quote', QUOTE, 'pollQuote', 'purchase/poll-quote.success', 'PriceQuoteSuccess'],
    ['booking', BOOKING, 'pollFulfillment', 'purchase/poll-fulfillment.success', 'BookingSuccess'],
  ])(
    '[SE-02] if the platform provides no token, only the right one gets the %s and the other an error',
    async (_, query, operation, answer, last) => {
      kit.platform.on('getUserInfo', refused(404, 40402)).on(operation, ok({ ...PENDING[operation] }));
      const recorders = await followed(query, 'work-1');
      kit.platform.on(operation, ok(fixture(answer)));
      await pollUntil(kit, () =>
        recorders.every(({ isComplete, errors }) => isComplete || errors !== undefined),
      );
      const outcomes = recorders.map((recorder) => codeOf(recorder.errors) ?? lastOf(recorder));
      expect(outcomes).toEqual(
        [first, second].map((kind) => (kind === 'right' ? last : 'CSRF_TOKEN_INVALID')),
      );
    },
  );
});

const PENDING: Readonly<Record<string, object>> = {
  pollQuote: fixture('purchase/poll-quote.pending') as object,
  pollFulfillment: fixture('purchase/poll-fulfillment.pending') as object,
};
