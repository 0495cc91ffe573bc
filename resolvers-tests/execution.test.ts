/** Queries that the gateway prints itself (gateway/execution): the same bytes, the same calls, and only to the same user. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, print, type DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { usd } from '#fixtures/builders.ts';
import { fixture } from '#fixtures/fixture.ts';
import { AnswerMemo } from '#gateway/execution/answer-memo.ts';
import { broken, ok, refused } from './testing/platform-mock';
import { helen, useResolvers } from './testing/resolvers-kit';

const kit = useResolvers({ production: true });
afterEach(() => jest.restoreAllMocks());

const stay = { fromDate: '2026-06-05', untilDate: '2026-06-07', adults: 2, children: [], pets: 0 };
const id = 'home-pine';

const trusted = JSON.parse(
  readFileSync(resolve(__dirname, '../gateway/generated/trusted-documents.json'), 'utf8'),
) as { operations: readonly { name: string; type: string; body: string }[] };

/** Values for variables with these names in the portal's queries. */
const known: Readonly<Record<string, unknown>> = {
  id,
  listingId: id,
  stay,
  sortOrder: 'RECOMMENDED',
  first: 20,
  text: 'Asheville',
  placeId: 'asheville',
  ids: [id],
};

const queries = trusted.operations
  .filter(({ type }) => type === 'query')
  .flatMap(({ name, body }): [string, DocumentNode, Record<string, unknown>][] => {
    const document = parse(body);
    const [operation] = document.definitions;
    const definitions = operation && 'variableDefinitions' in operation ? operation.variableDefinitions : [];
    const required = (definitions ?? []).filter(
      ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
    );
    const names = required.map(({ variable }) => variable.name.value);
    if (!names.every((each) => each in known)) return [];
    return [[name, document, Object.fromEntries(names.map((each) => [each, known[each]]))]];
  });

function answerEverything(): void {
  kit.platform
    .on('shopHome', ok(fixture('homes/shop-home.available')))
    .on('getListingCalendar', ok(fixture('homes/get-listing-calendar.june')))
    .on('searchHomes', ok(fixture('homes/search-homes.first-page')))
    .on('autocompleteLodging', ok(fixture('homes/autocomplete-lodging.asheville')))
    .on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four')))
    .on('getUserInfo', ok(fixture('people/get-user-info.consumer')))
    .on('getPolicyDetails', ok({ policies: [] }))
    .on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.all-on')))
    .on('listPersonas', ok(fixture('auth/list-personas.demo')))
    .on('listItineraries', ok(fixture('itineraries/list-itineraries.five')))
    .on('listPaymentMethods', ok(fixture('payment-methods/list-payment-methods.two-cards')))
    .on('getVaultCredentials', ok(fixture('payment-methods/get-vault-credentials.key')))
    .on('listPassengers', ok(fixture('people/list-passengers.own')))
    .on('getWallet', ok(fixture('wallet/get-wallet.credit')))
    .on('getWalletDetails', ok(fixture('wallet/get-wallet-details.offers-and-credit')))
    .on('getWalletHistory', ok(fixture('wallet/get-wallet-history.transactions')))
    .on('listWishlists', ok(fixture('wishlists/list-wishlists.two')))
    .on('listWishlistItems', ok(fixture('wishlists/list-wishlist-items.three')))
    .on('getPreferenceMetadata', ok(fixture('preferences/get-preference-metadata.nothing-seen')));
}

const ann = { authorization: 'Bearer token-ann', 'h-csrf-token': 'csrf-ann' };

/** The body as it was sent. */
async function textOf(query: DocumentNode, variables: object = {}, headers: object = helen): Promise<string> {
  const { body } = await kit.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: { query: print(query), variables },
  });
  return body;
}

/** The calls to the platform since the last check. */
function newCalls(): unknown[] {
  return kit.platform.sent
    .splice(0)
    .map(({ operation, body, headers }) => JSON.stringify([operation, body, headers['authorization']]))
    .sort();
}

describe('the queries of the portal', () => {
  test('number more than a dozen', () => expect(queries.length).toBeGreaterThan(12));

  test.each(queries)(
    '%s: graphql-js, compiled, and cached responses are the same bytes',
    async (_, document, variables) => {
      answerEverything();
      const first = await textOf(document, variables);
      const calls = newCalls();
      for (const how of ['compiled', 'kept', 'remembered', 'remembered']) {
        expect([how, await textOf(document, variables)]).toEqual([how, first]);
        expect([how, newCalls()]).toEqual([how, calls]);
      }
    },
  );
});

test.each([
  'Session',
  'Listing',
  'ListingCalendar',
  'ListingRewards',
  'StaysAvailabilityScreen',
  'Favorites',
])(
  '%s, which begins most visits, is cached: its response depends on nothing that changes with each moment',
  async (name) => {
    answerEverything();
    const [, document, variables] = queries.find(([each]) => each === name)!;
    for (let time = 0; time < 3; time += 1) await textOf(document, variables);
    const keep = jest.spyOn(AnswerMemo.prototype, 'keep');
    const text = await textOf(document, variables);
    expect(text).toContain('{"data":{');
    expect(keep).not.toHaveBeenCalled();
  },
);

const NAMES = gql`query Names($id: ID!, $stay: StayInput!) { session { givenName } listing(id: $id, stay: $stay) { name } }`;
const asked = { id, stay };

const sessionOf = (firstName: string) => {
  const info = fixture('people/get-user-info.consumer') as { userInfo: { firstName: string } };
  return { ...info, userInfo: { ...info.userInfo, firstName } };
};

async function warm(headers: object): Promise<string> {
  let text = '';
  for (let time = 0; time < 4; time += 1) text = await textOf(NAMES, asked, headers);
  return text;
}

test('a user whom the platform refuses receives the refusal, even if the response is cached', async () => {
  answerEverything();
  expect(await warm(helen)).toContain('"listing":{"name":"Pine Hollow Cabin"}');
  kit.platform.on('getUserInfo', refused(401, 40101));
  const answer = JSON.parse(await textOf(NAMES, asked, ann)) as {
    errors: { extensions: { code: string } }[];
  };
  expect(answer.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test("two users with different responses never get each other's, in any order", async () => {
  answerEverything();
  const expected = new Map<object, string>();
  for (const [headers, name] of [
    [helen, 'Helen'],
    [ann, 'Ann'],
  ] as const) {
    kit.platform.on('getUserInfo', ok(sessionOf(name)));
    expected.set(headers, await warm(headers));
    expect(expected.get(headers)).toContain(`"givenName":"${name}"`);
  }
  for (const [headers, name] of [
    [ann, 'Ann'],
    [helen, 'Helen'],
    [helen, 'Helen'],
    [ann, 'Ann'],
  ] as const) {
    kit.platform.on('getUserInfo', ok(sessionOf(name)));
    expect(await textOf(NAMES, asked, headers)).toBe(expected.get(headers));
  }
  kit.platform.on('getUserInfo', ok(sessionOf('Anna')));
  expect(await textOf(NAMES, asked, ann)).toContain('"givenName":"Anna"');
});

test('a signed-out client does not get the cached responses of a user', async () => {
  answerEverything();
  await warm(helen);
  expect(await textOf(NAMES, asked, {})).toContain('"session":null');
});

test('the date is part of a response: after midnight in Toronto no response of the day before is sent', async () => {
  answerEverything();
  const PORTAL = gql`{ portal { today } }`;
  for (let time = 0; time < 4; time += 1) await textOf(PORTAL);
  expect(await textOf(PORTAL)).toBe('{"data":{"portal":{"today":"2026-05-01"}}}\n');
  await kit.time.advance(12 * 60 * 60 * 1_000);
  expect(await textOf(PORTAL)).toBe('{"data":{"portal":{"today":"2026-05-02"}}}\n');
});

test("a cached response expires at the first instant that it depends on: the end of a protection's sale", async () => {
  answerEverything();
  const inMinutes = (minutes: number) => new Date(kit.time.now() + minutes * 60_000).toISOString();
  kit.platform.on('shopHome', ok(homeWithProtections({ Partial: inMinutes(1), Full: inMinutes(2) })));
  const keep = jest.spyOn(AnswerMemo.prototype, 'keep');
  for (const offered of [['PARTIAL', 'FULL'], ['FULL'], []]) {
    const expected = offered.map((coverage) => `{"coverage":"${coverage}"}`).join();
    for (let time = 0; time < 4; time += 1) {
      keep.mockClear();
      expect(await textOf(PROTECTIONS, asked)).toContain(`"variants":[${expected}]`);
    }
    expect(keep).not.toHaveBeenCalled();
    await kit.time.advance(60_000);
  }
});

const PROTECTIONS = gql`query Protections($id: ID!, $stay: StayInput!) { listing(id: $id, stay: $stay) { availability(stay: $stay) {
  ... on Available { rate { cancelForAnyReason { variants { coverage } } } }
} } }`;

/** Pine Hollow Cabin, where protections with these coverages can be used until these instants. */
function homeWithProtections(untils: Readonly<Record<'Partial' | 'Full', string>>) {
  const home = fixture<'ShopHome'>('homes/shop-home.available');
  const variants = Object.entries(untils).map(([coverage, exercisableUntil]) => ({
    quoteId: coverage,
    coverage,
    premiumPrices: { total: { fiat: usd(40), rewards: {} } },
    coverageAmount: usd(coverage === 'Full' ? 577.5 : 462),
    coveragePercentage: coverage === 'Full' ? 100 : 80,
    exercisableUntil,
  }));
  const cancelForAnyReason = { availability: { Availability: 'Available' }, variants };
  const cancellationPolicy = { policy: { Policy: 'NonRefundable', refunds: [] } };
  Object.assign(home.value.availability?.rate ?? {}, { cancellationPolicy, cancelForAnyReason });
  return home;
}

test('a partial response is that of graphql-js, and the platform is called once', async () => {
  answerEverything();
  const complete = await warm(helen);
  newCalls();
  kit.platform.on('getUserInfo', refused(404, 40401));
  const partial = await textOf(NAMES, asked);
  expect(newCalls()).toHaveLength(2);
  const { data, errors } = JSON.parse(partial) as { data: object; errors: { path: string[] }[] };
  expect(data).toMatchObject({ session: null, listing: { name: 'Pine Hollow Cabin' } });
  expect(errors.map(({ path }) => path)).toEqual([['session']]);
  kit.platform.on('getUserInfo', ok(fixture('people/get-user-info.consumer')));
  expect(await textOf(NAMES, asked)).toBe(complete);
});

test('a response that violates the contract is refused each time', async () => {
  answerEverything();
  await warm(helen);
  kit.platform.on('shopHome', ok({ value: { listing: { id: 7 } } }));
  for (let time = 0; time < 4; time += 1) expect(await textOf(NAMES, asked)).toContain('PLATFORM_CONTRACT');
});

test('a broken connection is reported after the repeats of one execution', async () => {
  answerEverything();
  await warm(helen);
  newCalls();
  kit.platform.on('shopHome', broken);
  expect(await textOf(NAMES, asked)).toContain('PLATFORM_UNAVAILABLE');
  // The user's session, the call, and its four repeats.
  expect(newCalls()).toHaveLength(6);
});

test('operations that follow platform work are left to graphql-js, and executed once', async () => {
  kit.platform.on('pollQuote', ok(fixture('purchase/poll-quote.success')));
  const STATUS = gql`query Q($token: ID!) { priceQuoteStatus(token: $token) { __typename } }`;
  const calls: number[] = [];
  for (const token of ['t1', 't2', 't3']) {
    expect(await textOf(STATUS, { token })).toBe(
      '{"data":{"priceQuoteStatus":{"__typename":"PriceQuoteSuccess"}}}\n',
    );
    calls.push(newCalls().length);
  }
  expect(calls).toEqual([1, 1, 1]);
});
