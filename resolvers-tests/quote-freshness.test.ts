import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { until } from '#gateway/testing/until.ts';
import { broken, ok, refused } from './testing/platform-mock';
import { Recorder } from './testing/recorder';
import { useResolvers } from './testing/resolvers-kit';

const kit = useResolvers();

const FRESHNESS = '{ sequence attempt kind validUntil minutesLeft }';
const FOLLOW = gql`subscription ($token: ID!) { priceQuoteFreshness(token: $token) ${FRESHNESS} }`;
const ASK = gql`query ($token: ID!) { priceQuoteFreshness(token: $token) ${FRESHNESS} }`;

interface Event {
  priceQuoteFreshness: {
    sequence: number;
    attempt: number;
    kind: string;
    validUntil: string | null;
    minutesLeft: number | null;
  };
}

/** Valid until 16:15; the clock starts at 16:00. */
const quoteUntil1615 = () => ok(fixture('purchase/poll-quote.success'));
const validUntil = '2026-05-01T16:15:00.000Z';

const follow = () => new Recorder<Event>(kit.connect(), FOLLOW, { token: 'quote-1' });
const states = ({ events }: Recorder<Event>) =>
  events.map(({ priceQuoteFreshness: { kind, minutesLeft } }) => `${kind} ${minutesLeft ?? ''}`.trim());
const distinct = (all: readonly string[]) => all.filter((state, index) => state !== all[index - 1]);

/** Advances the clock in steps of half a minute, after which an unchanged state is sent again. */
async function pass(minutes: number, quote: Recorder<Event>): Promise<void> {
  for (let step = 0; step < minutes * 2 && !quote.isComplete; step += 1) {
    const before = quote.events.length;
    await kit.time.advance(30_000);
    await until(() => quote.events.length > before, 'the next state has come');
  }
}

test('a quote is reported as valid, counts its last three minutes, and expires in time', async () => {
  kit.platform.on('pollQuote', quoteUntil1615());
  const quote = follow();
  await until(() => quote.events.length === 1, 'the first state');
  expect(quote.events[0]?.priceQuoteFreshness).toEqual({
    sequence: 1,
    attempt: 1,
    kind: 'LASTING',
    validUntil,
    minutesLeft: null,
  });
  await pass(15, quote);
  await until(() => quote.isComplete, 'the end');
  expect(distinct(states(quote))).toEqual(['LASTING', 'ENDING 3', 'ENDING 2', 'ENDING 1', 'EXPIRED']);
  expect(quote.events.at(-1)?.priceQuoteFreshness).toMatchObject({ validUntil: null, sequence: 31 });
  // Twice a minute, and at the moments of the change.
  expect(kit.platform.sent).toHaveLength(31);
  const asked = kit.platform.sent.length;
  await kit.time.advance(600_000);
  expect(kit.platform.sent).toHaveLength(asked);
});

test('a quote discarded before its time ends within half a minute, without a warning before', async () => {
  kit.platform.on('pollQuote', quoteUntil1615(), ok(fixture('purchase/poll-quote.failure')));
  const quote = follow();
  await until(() => kit.time.isDueWithin(30_000), 'the pause after the first poll');
  await kit.time.advance(30_000);
  await until(() => quote.isComplete, 'the end');
  expect(states(quote)).toEqual(['LASTING', 'EXPIRED']);
  expect(quote.events[1]?.priceQuoteFreshness).toMatchObject({ sequence: 2, attempt: 2 });
});

test('a pending quote is pending, then valid', async () => {
  kit.platform.on('pollQuote', ok(fixture('purchase/poll-quote.pending')), quoteUntil1615());
  const quote = follow();
  await until(() => quote.events.length === 1, 'the first state');
  await kit.time.advance(1_000);
  await until(() => quote.events.length === 2, 'the price');
  expect(states(quote)).toEqual(['PENDING', 'LASTING']);
  quote.leave();
});

test('during an outage of the platform the price stays valid, and still expires', async () => {
  kit.platform.on('pollQuote', quoteUntil1615(), broken);
  const quote = follow();
  await until(() => quote.events.length === 1, 'the first state');
  const passUntil = async (condition: () => boolean) => {
    for (let step = 0; step < 200 && !condition(); step += 1) {
      await kit.time.advance(5_000);
      await new Promise((done) => setTimeout(done, 2));
    }
  };
  await passUntil(() => quote.events.length === 2);
  expect(quote.events[1]?.priceQuoteFreshness).toMatchObject({ kind: 'LASTING', validUntil });
  await passUntil(() => quote.isComplete);
  expect(distinct(states(quote)).at(-1)).toBe('EXPIRED');
});

test("an unknown quote, or another user's, is not valid", async () => {
  kit.platform.on('pollQuote', refused(404, 40401));
  const { data } = await kit.run<Event>(ASK, { token: 'quote-1' });
  expect(data.priceQuoteFreshness).toMatchObject({ kind: 'EXPIRED', validUntil: null });
});

test('[SE-01] an expired session is an error, not the end of the quote', async () => {
  kit.platform.on('pollQuote', refused(401, 40101));
  const quote = follow();
  await until(() => quote.errors !== undefined, 'the error');
  expect(quote.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  expect(quote.events).toEqual([]);
});

test('[SE-01] a revoked session ends every stream of its user within two seconds, of a priced quote within half a minute', async () => {
  const pending = ok(fixture('purchase/poll-quote.pending'));
  const streams = [
    ['pollQuote', pending, 'priceQuoteStatus(token: "quote-1") { __typename }', 2_000],
    ['pollQuote', quoteUntil1615(), 'priceQuoteFreshness(token: "quote-2") { kind }', 30_000],
    [
      'pollFulfillment',
      ok(fixture('purchase/poll-fulfillment.pending')),
      'bookingStatus(token: "booking-1") { __typename }',
      2_000,
    ],
  ] as const;
  for (const [operation, answer, field, withinMs] of streams) {
    kit.platform.on(operation, answer);
    const stream = new Recorder(kit.connect(), gql`subscription { ${field} }`, {});
    await until(() => stream.events.length > 0 && kit.time.isDueWithin(withinMs), 'the first state');
    kit.platform.on(operation, refused(401, 40101));
    await kit.time.advance(withinMs);
    await until(() => stream.errors !== undefined, 'the error');
    expect(stream.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  }
});

test('the query and the subscription are states of the same work', async () => {
  kit.platform.on('pollQuote', quoteUntil1615());
  const quote = follow();
  await until(() => quote.events.length === 1, 'the first state');
  const { data } = await kit.run<Event>(ASK, { token: 'quote-1' });
  expect(data.priceQuoteFreshness).toMatchObject({ sequence: 1, kind: 'LASTING' });
  expect(kit.platform.sent).toHaveLength(1);
});
