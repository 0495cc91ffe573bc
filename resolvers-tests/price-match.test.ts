/** Claims of lower prices, for travelers and agents (AD-10, AD-24, AG-05). */
import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import type { components } from '#schema/platform.openapi.ts';
import { ok, refused } from './testing/platform-mock';
import { useResolvers } from './testing/resolvers-kit';

type Schemas = components['schemas'];

const kit = useResolvers({ tenant: 'corporate' });
const fiat = (value: number) => ({ value, currencySymbol: '$', currencyCode: 'USD' });
const claim = (changes: Partial<Schemas['PriceMatchClaim']> = {}): Schemas['PriceMatchClaim'] => ({
  id: 'claim-1',
  state: 'Received',
  lowerPrice: fiat(350.3),
  difference: fiat(62.5),
  website: 'https://flights.example/',
  claimedAt: '2026-05-01T14:00:00.000Z',
  answerBy: '2026-05-02T14:00:00.000Z',
  ...changes,
});
const trip = (priceMatch?: Schemas['PriceMatch']): Schemas['TripBookedElsewhere'] => {
  const { bookedElsewhere = [] } = fixture<'ItineraryList'>('itineraries/list-itineraries.elsewhere');
  const found = bookedElsewhere.find(({ id }) => id === 'flight-delayed');
  if (!found) throw new Error('The fixture has no flight-delayed');
  return { ...found, ...(priceMatch && { priceMatch }) };
};

const CLAIM = gql`mutation ($value: Decimal!, $currencyCode: CurrencyCode!, $website: String!) {
  claimPriceMatch(input: { tripId: "flight-delayed", lowerPrice: { value: $value, currencyCode: $currencyCode }, website: $website }) {
    __typename
    ... on PriceMatchClaimed { trip { id priceMatch { claimUntil claim {
      id state lowerPrice { value } difference { value } website answerBy decidedAt declineReason } } } }
    ... on PriceMatchNotClaimed { code inputErrors { path code } }
} }`;
const found = { value: '350.30', currencyCode: 'USD', website: 'flights.example' };

test('[AD-10] a traveler claims a lower price, in dollars and with a website', async () => {
  kit.platform.on('claimPriceMatch', ok({ trip: trip({ claim: claim() }) }));
  const { data, errors } = await kit.run(CLAIM, found);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    claimPriceMatch: {
      __typename: 'PriceMatchClaimed',
      trip: {
        id: 'flight-delayed',
        priceMatch: {
          claimUntil: null,
          claim: {
            id: 'claim-1',
            state: 'RECEIVED',
            lowerPrice: { value: '350.30' },
            difference: { value: '62.50' },
            website: 'https://flights.example/',
            answerBy: '2026-05-02T14:00:00.000Z',
            decidedAt: null,
            declineReason: null,
          },
        },
      },
    },
  });
  expect(kit.platform.requests('claimPriceMatch')).toMatchObject([
    { body: { itineraryId: 'flight-delayed', lowerPriceUsd: 350.3, website: 'https://flights.example/' } },
  ]);
});

test.each([
  [{ website: ' ' }, 'website', 'REQUIRED'],
  [{ website: 'a friend' }, 'website', 'INVALID_WEBSITE'],
  [{ currencyCode: 'EUR' }, 'lowerPrice.currencyCode', 'UNSUPPORTED_VALUE'],
  [{ value: '0' }, 'lowerPrice.value', 'OUT_OF_RANGE'],
])('[AD-10] a claim with %j is refused, and nothing is sent', async (changes, path, code) => {
  const { data } = await kit.run(CLAIM, { ...found, ...changes });
  expect(data).toEqual({
    claimPriceMatch: {
      __typename: 'PriceMatchNotClaimed',
      code: 'INVALID_REQUEST',
      inputErrors: [{ path: ['input', ...path.split('.')], code }],
    },
  });
  expect(kit.platform.sent).toEqual([]);
});

test.each([
  [409, 40905, 'PRICE_MATCH_EXCLUDED'],
  [409, 40906, 'PRICE_MATCH_TOO_LATE'],
  [409, 40902, 'PRICE_MATCH_CLAIMED'],
  [422, 42205, 'PRICE_NOT_LOWER'],
] as const)('[AD-10] the refusal %s %s is %s', async (status, rawCode, code) => {
  kit.platform.on('claimPriceMatch', refused(status, rawCode));
  const { data } = await kit.run(CLAIM, found);
  expect(data).toMatchObject({ claimPriceMatch: { __typename: 'PriceMatchNotClaimed', code } });
});

test('[AG-05] agents read the claims with their trips, the waiting ones first', async () => {
  const decided = claim({ id: 'claim-2', state: 'Approved', decidedAt: '2026-05-01T15:00:00.000Z' });
  const traveler = { travelerName: 'Samuel Okafor', emailAddress: 'sam@lakeshore.example', trip: trip() };
  kit.platform.on(
    'listPriceMatchClaims',
    ok({
      claims: [
        { ...traveler, claim: decided, deciderName: 'Mina Haddad' },
        { ...traveler, claim: claim(), businessName: 'Lakeshore' },
      ],
    }),
  );
  const { data, errors } = await kit.run(
    gql`{ priceMatchClaims { totalCount nodes { id travelerName emailAddress businessName claimedByAgentName deciderName
      claim { state } trip { title } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    priceMatchClaims: {
      totalCount: 2,
      nodes: [
        { id: 'claim-1', businessName: 'Lakeshore', deciderName: null, trip: { title: 'Toronto to Denver' } },
        { id: 'claim-2', claim: { state: 'APPROVED' }, deciderName: 'Mina Haddad' },
      ],
    },
  });
});

test('[AG-05] the claims are refused to travelers', async () => {
  kit.platform.on('listPriceMatchClaims', refused(403, 40302));
  const { data, errors } = await kit.run(gql`{ priceMatchClaims { totalCount } }`);
  expect(data).toEqual({ priceMatchClaims: null });
  expect(errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }]);
});

const DECIDED = `__typename
  ... on PriceMatchDecided { claim { state declineReason } }
  ... on PriceMatchAlreadyDecided { code text claim { state } }
  ... on PriceMatchNotDecided { code inputErrors { path code } }`;
const approve = () =>
  kit.run(gql`mutation { approvePriceMatch(input: { claimId: "claim-1" }) { ${DECIDED} } }`);
const decline = (reason: string) =>
  kit.run(
    gql`mutation ($reason: String!) { declinePriceMatch(input: { claimId: "claim-1", reason: $reason }) { ${DECIDED} } }`,
    { reason },
  );

test('[AG-05] an agent approves, and learns of a decision that was made before', async () => {
  kit.platform.on('approvePriceMatch', ok({ claim: claim({ state: 'Approved' }) }));
  expect((await approve()).data).toMatchObject({
    approvePriceMatch: { __typename: 'PriceMatchDecided', claim: { state: 'APPROVED' } },
  });
});

test.each([
  ['Approved', 'It was approved.'],
  ['Declined', 'It was declined.'],
  ['Withdrawn', 'The traveler withdrew it.'],
])('[AG-05] the second decision names the first: %s', async (state, text) => {
  kit.platform.on('approvePriceMatch', ok({ claim: claim({ state }), isDecidedOtherwise: true }));
  expect((await approve()).data).toMatchObject({
    approvePriceMatch: { __typename: 'PriceMatchAlreadyDecided', code: 'PRICE_MATCH_ALREADY_DECIDED', text },
  });
});

test('[AD-24] a claim is declined with a reason, and not without one', async () => {
  kit.platform.on('declinePriceMatch', ok({ claim: claim({ state: 'Declined', declineReason: 'Members' }) }));
  expect((await decline(' Members ')).data).toMatchObject({
    declinePriceMatch: { claim: { state: 'DECLINED', declineReason: 'Members' } },
  });
  expect(kit.platform.requests('declinePriceMatch')).toMatchObject([
    { body: { claimId: 'claim-1', reason: 'Members' } },
  ]);
  expect((await decline(' ')).data).toMatchObject({
    declinePriceMatch: {
      code: 'INVALID_REQUEST',
      inputErrors: [{ path: ['input', 'reason'], code: 'REQUIRED' }],
    },
  });
});
