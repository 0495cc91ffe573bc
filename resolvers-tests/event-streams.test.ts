/** The graph over SSE: the same work as over WebSocket, for programs with plain HTTP. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { gql } from 'graphql-tag';
import { connectSse, followSse } from '#gateway/testing/event-stream-kit.ts';
import { pollUntil, Recorder } from './testing/recorder';
import { helen, useResolvers } from './testing/resolvers-kit';

const FOLLOW = gql`subscription ($token: ID!) { priceQuoteStatus(token: $token) { __typename } }`;
const quote1 = { token: 'quote-1' };

interface Event {
  readonly data?: { readonly priceQuoteStatus: { readonly __typename: string } };
}

const kit = useResolvers();

async function whenEnded<Value>(running: Promise<Value>): Promise<Value> {
  let isOver = false;
  const done = running.finally(() => (isOver = true));
  await pollUntil(kit, () => isOver, 1_500);
  return done;
}

const kinds = (events: readonly Event[]) => events.map(({ data }) => data?.priceQuoteStatus.__typename);

test('[DC-04] [PQ-20] a quote that is followed over both SSE and WebSocket is one poll loop', async () => {
  kit.platform.play('quote-pending-then-success');
  const client = connectSse(await kit.url(), { headers: helen });
  const overSse = followSse<Event>(client, { query: FOLLOW, variables: quote1 });
  const overWebSocket = new Recorder(kit.connect(), FOLLOW, quote1);
  const events = await whenEnded(overSse);
  expect(kinds(events).at(-1)).toBe('PriceQuoteSuccess');
  await pollUntil(kit, () => overWebSocket.isComplete);
  expect(overWebSocket.events.at(-1)).toEqual({ priceQuoteStatus: { __typename: 'PriceQuoteSuccess' } });
  expect(kit.platform.requests('pollQuote')).toHaveLength(4);
});

test('[SE-01] [SE-19] a revoked session ends its stream with the next poll, a second later', async () => {
  kit.platform.play('quote-session-ends');
  const before = kit.time.now();
  const client = connectSse(await kit.url(), { headers: helen });
  const events = await whenEnded(
    followSse<Event & { errors?: unknown }>(client, { query: FOLLOW, variables: quote1 }),
  );
  expect(kinds(events.slice(0, -1)).every((kind) => kind === 'PriceQuotePending')).toBe(true);
  expect(events.at(-1)?.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(kit.time.now() - before).toBeLessThanOrEqual(kit.platform.requests('pollQuote').length * 1_000);
});

test('[DC-09] curl follows a quote to its price', async () => {
  kit.platform.play('quote-pending-then-success');
  const url = await kit.url();
  const output = await whenEnded(
    new Promise<string>((done, fail) => {
      const child = spawn('sh', [resolve(__dirname, '../docs/examples/follow-a-quote.sh'), url, 'quote-1'], {
        env: { ...process.env, TRAVEL_PORTAL_TOKEN: 'token-helen' },
      });
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
      child.once('error', fail);
      child.once('exit', () => done(text));
    }),
  );
  const events = output.split('\n\n').filter((event) => event.startsWith('event: next'));
  // Polls without a new state cause no events.
  expect(events).toHaveLength(2);
  expect(events[0]).toContain('"__typename":"PriceQuotePending"');
  expect(events[1]).toContain('"value":"577.50","currencyCode":"USD"');
  expect(output.trimEnd()).toMatch(/event: complete\ndata:$/);
}, 30_000);
