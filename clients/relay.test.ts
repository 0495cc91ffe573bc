/** Relay's compiler and runtime: its store has one record for each object with a `nodeId`. */
import { createClient } from 'graphql-sse';
import {
  commitMutation,
  Environment,
  fetchQuery,
  getSingularSelector,
  type GraphQLTaggedNode,
  Network,
  Observable,
  RecordSource,
  requestSubscription,
  Store,
} from 'relay-runtime';
import { beforeAll, expect, test } from 'vitest';
import addToWishlist from './generated/relay/fragmentsAddMutation.graphql';
import startWishlist from './generated/relay/fragmentsStartMutation.graphql';
import tripQuery from './generated/relay/fragmentsTripQuery.graphql';
import wishlistQuery from './generated/relay/fragmentsWishlistQuery.graphql';
import tripFragment from './generated/relay/fragments_trip.graphql';
import wishlistFragment from './generated/relay/fragments_wishlist.graphql';
import { gateway, signIn } from './testing/gateway';
import { type Client, pagesContinue, searchesKeepTheirPrices, stayIn, stayIsBooked } from './testing/journey';

type Variables = Record<string, unknown>;

let environment: Environment;

beforeAll(async () => {
  const headers = await signIn();
  const streams = createClient({ url: `${gateway()}/graphql`, headers });
  environment = new Environment({
    store: new Store(new RecordSource()),
    getDataID: ({ nodeId }: { nodeId?: string }) => nodeId,
    network: Network.create(
      async ({ text }, variables) => {
        const response = await fetch(`${gateway()}/graphql`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ query: text, variables }),
        });
        return (await response.json()) as never;
      },
      ({ text }, variables) =>
        Observable.create((sink) => streams.subscribe({ query: text ?? '', variables }, sink as never)),
    ),
  });
});

const read = (query: GraphQLTaggedNode, variables: Variables) =>
  fetchQuery(environment, query, variables, { fetchPolicy: 'store-or-network' }).toPromise();

const change = (mutation: GraphQLTaggedNode, variables: Variables) =>
  new Promise<unknown>((resolve, reject) => {
    commitMutation(environment, {
      mutation,
      variables,
      onCompleted: (data, errors) => (errors ? reject(new Error(errors[0]?.message)) : resolve(data)),
      onError: reject,
    });
  });

const follow = (subscription: GraphQLTaggedNode, variables: Variables) =>
  new Promise<unknown[]>((resolve, reject) => {
    const events: unknown[] = [];
    requestSubscription(environment, {
      subscription,
      variables,
      onNext: (data) => events.push(data),
      onError: reject,
      onCompleted: () => resolve(events),
    });
  });

/** What the compiler has made of an operation of the journey. */
async function compiled(text: string): Promise<GraphQLTaggedNode> {
  const [, kind = '', name = ''] = /^(\w+) (\w+)/.exec(text) ?? [];
  const operation = `journey${name}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return ((await import(`./generated/relay/${operation}.graphql.ts`)) as { default: GraphQLTaggedNode })
    .default;
}

const client: Client = {
  async run(text, variables = {}) {
    const operation = await compiled(text);
    return (await (text.startsWith('mutation') ? change : read)(operation, variables)) as never;
  },
  follow: async (text, variables) => (await follow(await compiled(text), variables)) as never,
};

/** The data of a fragment after its refetch query, which reads `node`. */
async function refetched<Data>(
  query: GraphQLTaggedNode,
  fragment: unknown,
  variables: Variables,
): Promise<Data> {
  const { node } = (await read(query, variables)) as { node: unknown };
  return environment.lookup(getSingularSelector(fragment as never, node)!).data as Data;
}

test('each search keeps its prices in the store', () => searchesKeepTheirPrices(client));
test('pages continue', () => pagesContinue(client));

test('a stay is quoted, booked, and read again, also by the refetch query of a fragment', async () => {
  const nodeId = await stayIsBooked(client, 150);
  expect(await refetched(tripQuery, tripFragment, { nodeId })).toMatchObject({
    state: 'CONFIRMED',
    fromDate: stayIn(150, 3).fromDate,
  });
});

/** A page, and the pages before it. */
interface Items {
  readonly items: {
    readonly edges: readonly { readonly node: { readonly listingId: string } }[];
    readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  };
}

test('the connection of a wishlist grows by the pages of its refetch query', async () => {
  const { createWishlist } = (await change(startWishlist, {})) as {
    createWishlist: { wishlist: { id: string; nodeId: string } };
  };
  const { id: wishlistId, nodeId } = createWishlist.wishlist;
  const homes = ['test-always-works', 'test-min-stay', 'test-max-stay'];
  for (const listingId of homes) await change(addToWishlist, { input: { wishlistId, listingId } });
  const page = (after?: string) =>
    refetched<Items>(wishlistQuery, wishlistFragment, { nodeId, first: 2, after: after ?? null });
  const { items } = await page();
  expect(items).toMatchObject({ edges: [{}, {}], pageInfo: { hasNextPage: true } });
  const grown = await page(items.pageInfo.endCursor);
  expect(grown.items.edges.map(({ node }) => node.listingId).sort()).toEqual(homes.sort());
});
