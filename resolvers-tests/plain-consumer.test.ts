import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { print, type DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { ok } from './testing/platform-mock';
import { pollUntil } from './testing/recorder';
import { helen, useResolvers } from './testing/resolvers-kit';

const kit = useResolvers();

interface Run {
  readonly lines: Record<string, unknown>[];
  stderr: string;
  exitCode: number | null;
}

/** The documented example, run as a separate process. */
async function runExample(): Promise<Run> {
  const run: Run = { lines: [], stderr: '', exitCode: null };
  const child = spawn(
    process.execPath,
    [resolve(__dirname, '../docs/examples/follow-a-quote.mjs'), await kit.url(), 'quote-1'],
    { env: { ...process.env, TRAVEL_PORTAL_TOKEN: 'token-helen' } },
  );
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    run.lines.push(...lines.map((line) => JSON.parse(line) as Record<string, unknown>));
  });
  child.stderr.on('data', (chunk: Buffer) => (run.stderr += chunk.toString()));
  child.once('exit', (code) => (run.exitCode = code));
  return run;
}

const isOver = (run: Run) => () => run.exitCode !== null;
const kinds = ({ lines }: Run) => lines.map(({ __typename: kind }) => kind);

test('[DC-09] [SE-02] a plain graphql-ws program follows a quote from snapshot to last state, with only a bearer token', async () => {
  kit.platform.antiForgeryToken = 'csrf-helen';
  kit.platform.on('getUserInfo', ok(fixture('people/get-user-info.consumer')));
  kit.platform.play('quote-pending-then-success');
  const run = await runExample();
  await pollUntil(kit, isOver(run), 1_500);
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  expect(kinds(run)).toEqual([
    'PriceQuotePending',
    'PriceQuotePending',
    'PriceQuotePending',
    'PriceQuoteSuccess',
  ]);
  expect(run.lines.at(-1)).toMatchObject({
    sequence: 4,
    quote: { orderedProductId: 'product-1', payNowTotal: { fiat: { value: '577.50', currencyCode: 'USD' } } },
  });
  expect(kit.platform.requests('pollQuote').at(-1)?.headers).toMatchObject({
    authorization: 'Bearer token-helen',
    'h-csrf-token': 'csrf-helen',
  });
}, 30_000);

test('[DC-09] the program receives a failure with its texts', async () => {
  kit.platform.play('quote-pending-then-failure');
  const run = await runExample();
  await pollUntil(kit, isOver(run), 1_500);
  expect(run.exitCode).toBe(1);
  expect(run.lines.at(-1)).toMatchObject({
    __typename: 'PriceQuoteFailure',
    errors: [{ code: 'RATE_NOT_AVAILABLE' }, { code: 'UNKNOWN' }],
  });
}, 30_000);

test('[DC-09] [SE-01] the program is notified when its session ends', async () => {
  kit.platform.play('quote-session-ends');
  const run = await runExample();
  await pollUntil(kit, isOver(run), 1_500);
  expect(run).toMatchObject({ exitCode: 2, stderr: 'UNAUTHENTICATED\n' });
}, 30_000);

test('outside of production a response lists the REST calls behind it, and a response without calls lists none', async () => {
  kit.platform.on('listItineraries', ok(fixture('itineraries/list-itineraries.five')));
  const extensionsOf = async (query: DocumentNode) => {
    const answer = await kit.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...helen },
      payload: { query: print(query) },
    });
    return answer.json<{ extensions?: unknown }>().extensions;
  };
  expect(await extensionsOf(gql`{ trips(first: 1) { totalCount } }`)).toEqual({
    upstream: [expect.objectContaining({ endpoint: 'PUT /api/v0/itineraries/list' })],
  });
  expect(await extensionsOf(gql`{ portal { brandName } }`)).toBeUndefined();
});
