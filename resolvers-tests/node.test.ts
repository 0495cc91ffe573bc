import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { ok, type PlatformMock, refused } from './testing/platform-mock';
import { FROZEN_ID, priceFreeze } from './testing/price-freeze-kit';
import { useResolvers } from './testing/resolvers-kit';

const kit = useResolvers();

const NODE = gql`query ($id: ID!) { node(id: $id) {
  __typename id nodeId ... on HomeTrip { state listing { name } } ... on Traveler { givenName } ... on Wishlist { name }
} }`;
/** Clients take the id from `nodeId`; it is opaque to them. */
const nodeIdOf = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64url');
const read = (type: string, id: string) => kit.run<{ node: object | null }>(NODE, { id: nodeIdOf(type, id) });

const asHelen = (platform: PlatformMock): PlatformMock =>
  platform
    .on('getUserInfo', ok(fixture('people/get-user-info.consumer')))
    .on('listPassengers', ok(fixture('people/list-passengers.own')));

const rows: readonly [string, string, (platform: PlatformMock) => PlatformMock, object][] = [
  [
    'Trip',
    'LF-4',
    (platform) => platform.on('listItineraries', ok(fixture('itineraries/list-itineraries.five'))),
    { __typename: 'HomeTrip', state: 'PENDING', listing: { name: 'Pine Hollow Cabin' } },
  ],
  ['Traveler', 'traveler-helen', asHelen, { __typename: 'Traveler', givenName: 'Helen' }],
  [
    'Wishlist',
    'wish-summer',
    (platform) => platform.on('getWishlist', ok(fixture('wishlists/get-wishlist.summer'))),
    { __typename: 'Wishlist', name: 'Summer' },
  ],
  [
    'PaymentMethod',
    'card-visa',
    (platform) => platform.on('getPaymentMethod', ok(fixture('payment-methods/get-payment-method.card'))),
    { __typename: 'PaymentMethod' },
  ],
  [
    'RewardsAccount',
    'acct-summit',
    (platform) => platform.on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four'))),
    { __typename: 'RewardsAccount' },
  ],
  [
    'Place',
    'market-asheville',
    (platform) => platform.on('searchHomes', ok(fixture('homes/search-homes.first-page'))),
    { __typename: 'Place' },
  ],
  [
    'FrozenPrice',
    FROZEN_ID,
    (platform) => platform.on('listPriceFreezes', ok({ priceFreezes: [priceFreeze()] })),
    { __typename: 'FrozenPrice' },
  ],
  [
    'Experience',
    'exp-asheville-pottery',
    (platform) => platform.on('searchExperiences', ok(fixture('experiences/search-experiences.two'))),
    { __typename: 'Experience' },
  ],
];

test.each(rows)('[DC-02] a %s is read by its node id', async (type, id, given, expected) => {
  given(kit.platform);
  const { data, errors } = await read(type, id);
  expect(errors).toBeUndefined();
  expect(data.node).toEqual({ id, nodeId: nodeIdOf(type, id), ...expected });
});

test.each([
  ['Trip', (platform: PlatformMock) => platform.on('listItineraries', ok({ itineraries: [] }))],
  ['Traveler', asHelen],
  ['Wishlist', (platform: PlatformMock) => platform.on('getWishlist', refused(404, 40401))],
  ['PaymentMethod', (platform: PlatformMock) => platform.on('getPaymentMethod', refused(404, 40401))],
  [
    'RewardsAccount',
    (platform: PlatformMock) =>
      platform.on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four'))),
  ],
  ['Place', (platform: PlatformMock) => platform.on('searchHomes', refused(404, 40401))],
  [
    'FrozenPrice',
    (platform: PlatformMock) => platform.on('listPriceFreezes', ok({ priceFreezes: [priceFreeze()] })),
  ],
  [
    'Experience',
    (platform: PlatformMock) =>
      platform.on('searchExperiences', ok(fixture('experiences/search-experiences.none'))),
  ],
])('[DC-02] a %s that the user does not have is null', async (type, given) => {
  given(kit.platform);
  const { data, errors } = await read(type, 'nothing');
  expect(errors).toBeUndefined();
  expect(data).toEqual({ node: null });
});

test.each(rows)('a malformed id is that of no %s, and is not sent', async (type) => {
  for (const id of ['', 'a b']) {
    const { data, errors } = await read(type, id);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: null });
  }
  expect(kit.platform.sent).toEqual([]);
});

test.each([
  '',
  'LF-4',
  'Trip:LF-4',
  nodeIdOf('Nothing', 'LF-4'),
  nodeIdOf('constructor', 'LF-4'),
  'VHJpcDpMRi00%',
])('no object has the node id %j', async (id) => {
  const { data, errors } = await kit.run(NODE, { id });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ node: null });
  expect(kit.platform.sent).toEqual([]);
});

test('[DC-07] an unreadable node is null, with an error', async () => {
  kit.platform.on('listItineraries', refused(400, 40001));
  const { data, errors } = await read('Trip', 'LF-4');
  expect(data).toEqual({ node: null });
  expect(errors).toMatchObject([{ path: ['node'], extensions: { code: 'BAD_REQUEST' } }]);
});
