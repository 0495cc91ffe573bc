import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { ok, type PlatformMock, refused } from './testing/platform-mock';
import { FROZEN_ID, priceFreeze } from './testing/price-freeze-kit';
import { useResolvers } from './testing/resolvers-kit';

const kit = useResolvers();

const NODE = gql`query ($type: NodeType!, $id: ID!) { node(type: $type, id: $id) {
  __typename id ... on HomeTrip { state listing { name } } ... on Traveler { givenName } ... on Wishlist { name }
} }`;
const read = (type: string, id: string) => kit.run<{ node: object | null }>(NODE, { type, id });

const asHelen = (platform: PlatformMock): PlatformMock =>
  platform
    .on('getUserInfo', ok(fixture('people/get-user-info.consumer')))
    .on('listPassengers', ok(fixture('people/list-passengers.own')));

const rows: readonly [string, string, (platform: PlatformMock) => PlatformMock, object][] = [
  [
    'TRIP',
    'LF-4',
    (platform) => platform.on('listItineraries', ok(fixture('itineraries/list-itineraries.five'))),
    { __typename: 'HomeTrip', state: 'PENDING', listing: { name: 'Pine Hollow Cabin' } },
  ],
  ['TRAVELER', 'traveler-helen', asHelen, { __typename: 'Traveler', givenName: 'Helen' }],
  [
    'WISHLIST',
    'wish-summer',
    (platform) => platform.on('getWishlist', ok(fixture('wishlists/get-wishlist.summer'))),
    { __typename: 'Wishlist', name: 'Summer' },
  ],
  [
    'PAYMENT_METHOD',
    'card-visa',
    (platform) => platform.on('getPaymentMethod', ok(fixture('payment-methods/get-payment-method.card'))),
    { __typename: 'PaymentMethod' },
  ],
  [
    'REWARDS_ACCOUNT',
    'acct-summit',
    (platform) => platform.on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four'))),
    { __typename: 'RewardsAccount' },
  ],
  [
    'PLACE',
    'market-asheville',
    (platform) => platform.on('searchHomes', ok(fixture('homes/search-homes.first-page'))),
    { __typename: 'Place' },
  ],
  [
    'FROZEN_PRICE',
    FROZEN_ID,
    (platform) => platform.on('listPriceFreezes', ok({ priceFreezes: [priceFreeze()] })),
    { __typename: 'FrozenPrice' },
  ],
  [
    'EXPERIENCE',
    'exp-asheville-pottery',
    (platform) => platform.on('searchExperiences', ok(fixture('experiences/search-experiences.two'))),
    { __typename: 'Experience' },
  ],
];

test.each(rows)('[DC-02] a %s is read by its type and its id', async (type, id, given, expected) => {
  given(kit.platform);
  const { data, errors } = await read(type, id);
  expect(errors).toBeUndefined();
  expect(data.node).toEqual({ id, ...expected });
});

test.each([
  ['TRIP', (platform: PlatformMock) => platform.on('listItineraries', ok({ itineraries: [] }))],
  ['TRAVELER', asHelen],
  ['WISHLIST', (platform: PlatformMock) => platform.on('getWishlist', refused(404, 40401))],
  ['PAYMENT_METHOD', (platform: PlatformMock) => platform.on('getPaymentMethod', refused(404, 40401))],
  [
    'REWARDS_ACCOUNT',
    (platform: PlatformMock) =>
      platform.on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four'))),
  ],
  ['PLACE', (platform: PlatformMock) => platform.on('searchHomes', refused(404, 40401))],
  [
    'FROZEN_PRICE',
    (platform: PlatformMock) => platform.on('listPriceFreezes', ok({ priceFreezes: [priceFreeze()] })),
  ],
  [
    'EXPERIENCE',
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

test('[DC-07] an unreadable node is null, with an error', async () => {
  kit.platform.on('listItineraries', refused(400, 40001));
  const { data, errors } = await read('TRIP', 'LF-4');
  expect(data).toEqual({ node: null });
  expect(errors).toMatchObject([{ path: ['node'], extensions: { code: 'BAD_REQUEST' } }]);
});
