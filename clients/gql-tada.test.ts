/** gql.tada: the types of results come from the text of the document. */
import { initGraphQLTada } from 'gql.tada';
import { GraphQLClient } from 'graphql-request';
import { expect, expectTypeOf, test } from 'vitest';
import type { introspection } from './generated/graphql-env';
import { gateway, signIn } from './testing/gateway';
import { asheville, stayIn } from './testing/journey';

const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { Date: string; Decimal: string };
}>();

const SEARCH = graphql(`
  query Search($search: StaySearchInput!, $first: Int, $after: String) {
    stays(search: $search, first: $first, after: $after) {
      nodes {
        listingId
        price {
          total {
            fiat {
              value
              currencyCode
            }
          }
        }
      }
      pageInfo {
        endCursor
      }
    }
  }
`);

const SIGN_IN = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignInRefused {
        code
      }
    }
  }
`);

test('results have types: a page continues, and another stay has another price', async () => {
  const client = new GraphQLClient(`${gateway()}/graphql`, { headers: await signIn() });
  const search = asheville(stayIn(60, 2));
  const { stays } = await client.request(SEARCH, { search, first: 2 });
  const price = stays?.nodes[0]?.price?.total.fiat;
  expectTypeOf(price?.value).toEqualTypeOf<string | undefined>();
  const next = await client.request(SEARCH, { search, first: 2, after: stays?.pageInfo.endCursor ?? null });
  const ids = [...(stays?.nodes ?? []), ...(next.stays?.nodes ?? [])].map(({ listingId }) => listingId);
  expect(new Set(ids).size).toBe(4);
  const longer = await client.request(SEARCH, { search: asheville(stayIn(60, 7)), first: 1 });
  expect(Number(longer.stays?.nodes[0]?.price?.total.fiat.value)).toBeGreaterThan(Number(price?.value));
});

test('a refusal is a member of the result', async () => {
  const client = new GraphQLClient(`${gateway()}/graphql`);
  const { signIn: refused } = await client.request(SIGN_IN, {
    input: { emailAddress: 'nobody@larkfield.example', code: '000000' },
  });
  if (refused.__typename !== 'SignInRefused') throw new Error(refused.__typename);
  expect(refused.code).toBe('AUTH_ERROR');
});
