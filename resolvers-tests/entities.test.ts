/** `_service` and `_entities`: through them a router uses the graph as a subgraph. */
import { parse } from 'graphql';
import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { ok, type PlatformMock, refused } from './testing/platform-mock';
import { FROZEN_ID, priceFreeze } from './testing/price-freeze-kit';
import { useResolvers } from './testing/resolvers-kit';

const kit = useResolvers({ federation: true });

const ENTITIES = gql`query ($representations: [_Any!]!) { _entities(representations: $representations) {
  __typename ... on HomeTrip { id state listing { name } } ... on Wishlist { id }
} }`;

interface Entities {
  readonly _entities: readonly (object | null)[];
}

const read = (representations: readonly unknown[], headers?: Record<string, string>) =>
  headers
    ? kit.runAs<Entities>(headers, ENTITIES, { representations })
    : kit.run<Entities>(ENTITIES, { representations });

const withTrips = (platform: PlatformMock) =>
  platform.on('listItineraries', ok(fixture('itineraries/list-itineraries.five')));
const withWishlists = (platform: PlatformMock) =>
  platform.on('listWishlists', ok(fixture('wishlists/list-wishlists.two')));

test.each<[string, string, (platform: PlatformMock) => PlatformMock]>([
  ['HomeTrip', 'LF-4', withTrips],
  ['Wishlist', 'wish-summer', withWishlists],
  [
    'PaymentMethod',
    'card-visa',
    (platform) =>
      platform.on('listPaymentMethods', ok(fixture('payment-methods/list-payment-methods.two-cards'))),
  ],
  [
    'Traveler',
    'traveler-helen',
    (platform) =>
      platform
        .on('getUserInfo', ok(fixture('people/get-user-info.consumer')))
        .on('listPassengers', ok(fixture('people/list-passengers.own'))),
  ],
  [
    'RewardsAccount',
    'acct-summit',
    (platform) => platform.on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four'))),
  ],
  [
    'Place',
    'market-asheville',
    (platform) => platform.on('searchHomes', ok(fixture('homes/search-homes.first-page'))),
  ],
  [
    'FrozenPrice',
    FROZEN_ID,
    (platform) => platform.on('listPriceFreezes', ok({ priceFreezes: [priceFreeze()] })),
  ],
  [
    'Experience',
    'exp-asheville-pottery',
    (platform) => platform.on('searchExperiences', ok(fixture('experiences/search-experiences.two'))),
  ],
])('[DC-02] a router reads a %s by its type and id', async (__typename, id, given) => {
  given(kit.platform);
  const { data, errors } = await read([{ __typename, id }]);
  expect(errors).toBeUndefined();
  expect(data._entities).toMatchObject([{ __typename }]);
});

test('entities of several types are read in the order of the representations, a list once', async () => {
  withWishlists(withTrips(kit.platform));
  const trip = { __typename: 'HomeTrip', id: 'LF-4' };
  const { data, errors } = await read([
    trip,
    { __typename: 'Wishlist', id: 'wish-summer' },
    { ...trip, id: 'LF-1' },
    trip,
  ]);
  expect(errors).toBeUndefined();
  expect(data._entities).toMatchObject([
    { ...trip, state: 'PENDING', listing: { name: 'Pine Hollow Cabin' } },
    { __typename: 'Wishlist', id: 'wish-summer' },
    { __typename: 'HomeTrip', id: 'LF-1' },
    trip,
  ]);
  expect(kit.platform.sent.map(({ operation }) => operation).sort()).toEqual([
    'listItineraries',
    'listWishlists',
  ]);
});

test('[DC-07] an entity that the user does not have fails alone, as one that does not exist', async () => {
  withTrips(kit.platform);
  const { data, errors } = await read([
    { __typename: 'HomeTrip', id: 'LF-4' },
    { __typename: 'HomeTrip', id: 'LF-of-another-user' },
    // The id of a home's trip.
    { __typename: 'FlightTrip', id: 'LF-4' },
    { __typename: 'Place', id: 'a b' },
  ]);
  expect(data._entities).toMatchObject([{ id: 'LF-4' }, null, null, null]);
  expect(errors).toMatchObject([
    { path: ['_entities', 1], extensions: { code: 'NOT_FOUND' } },
    { path: ['_entities', 2], extensions: { code: 'NOT_FOUND' } },
    { path: ['_entities', 3], extensions: { code: 'NOT_FOUND' } },
  ]);
});

test('[DC-07] entities are read with the credentials of the caller', async () => {
  kit.platform.on('listItineraries', refused(401, 40101));
  const { data, errors } = await read([{ __typename: 'HomeTrip', id: 'LF-4' }], {});
  expect(data._entities).toEqual([null]);
  expect(errors).toMatchObject([{ path: ['_entities', 0], extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(kit.platform.sent[0]?.headers['authorization']).toBeUndefined();
});

test.each([
  null,
  'HomeTrip',
  {},
  { __typename: 'HomeTrip' },
  { __typename: 'HomeTrip', id: 4 },
  { __typename: 'Money', id: 'LF-4' },
  { __typename: 'constructor', id: 'LF-4' },
])('a representation %j is invalid', async (representation) => {
  const { errors } = await read([representation]);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(kit.platform.sent).toEqual([]);
});

test('an operation reads at most 100 entities, in one field or in several', async () => {
  const trips = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => ({ __typename: 'HomeTrip', id: `LF-${from + index}` }));
  withTrips(kit.platform);
  const { data } = await read([...trips(100), ...trips(100)]);
  expect(data._entities).toHaveLength(200);
  const tooMany = gql`query ($one: [_Any!]!, $two: [_Any!]!) {
    one: _entities(representations: $one) { __typename } two: _entities(representations: $two) { __typename }
  }`;
  const { errors } = await kit.run(tooMany, { one: trips(60), two: trips(60, 60) });
  expect(errors).toMatchObject([
    { message: 'An operation reads at most 100 entities.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
});

test('[DC-02] the subgraph is read without a session: entities with keys, no `node`, and the portal behind `@inaccessible`', async () => {
  const { data } = await kit.runAs<{ _service: { sdl: string } }>({}, gql`{ _service { sdl } }`);
  const { sdl } = data._service;
  expect(parse(sdl).definitions.length).toBeGreaterThan(300);
  expect(sdl).toMatch(/^extend schema\n {2}@link\(url: "https:\/\/specs\.apollo\.dev\/federation\/v2\.\d", /);
  for (const line of [
    'type HomeTrip implements Trip @key(fields: "id") {',
    'type PageInfo @shareable {',
    'buttons: [FailureButton!]! @tag(name: "portal") @inaccessible',
    'type FailureButton @inaccessible {',
  ]) {
    expect(sdl).toContain(line);
  }
  expect(sdl).not.toMatch(/\bnodeId\b.*:|interface Node\b|^ {2}node\(/m);
});
