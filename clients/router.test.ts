/** A router, Hive Gateway, that joins the graph with another subgraph. */
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { composeServices } from '@theguild/federation-composition';
import { parse } from 'graphql';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from './testing/gateway';
import { bookStay, type Client, searchesKeepTheirPrices } from './testing/journey';
import { type Notes, notesSdl, startNotes } from './testing/notes';
import { overStreams } from './testing/streams';
import { subgraph, subgraphSdl } from './testing/subgraph';

let notes: Notes;
let router: ReturnType<typeof createGatewayRuntime>;

beforeAll(async () => {
  notes = await startNotes();
  const { supergraphSdl } = composeServices([
    { name: 'travel', url: `${subgraph()}/graphql`, typeDefs: parse(await subgraphSdl()) },
    { name: 'notes', url: notes.url, typeDefs: parse(notesSdl) },
  ]);
  router = createGatewayRuntime({
    supergraph: supergraphSdl ?? '',
    logging: false,
    propagateHeaders: {
      fromClientToSubgraphs: ({ request }) => ({
        authorization: request.headers.get('authorization') ?? undefined,
      }),
    },
  });
});

afterAll(async () => {
  await router[Symbol.asyncDispose]();
  notes.close();
});

/** A program that knows only the router. */
function clientOf(headers: Record<string, string>): Client {
  const post = (query: string, variables: object) =>
    router.fetch('http://router/graphql', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
  const streams = createClient({
    url: 'http://router/graphql',
    headers,
    fetchFn: (url: string, init: RequestInit) => router.fetch(url, init),
  });
  return {
    async run(query, variables = {}) {
      const { data, errors } = (await (await post(query, variables)).json()) as {
        data: never;
        errors?: unknown;
      };
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    follow: overStreams(streams).follow,
  };
}

const NOTES = 'query Notes { notes { nodes { text trip { state listing { name } } } } }';

test('a traveler searches, follows a quote, and books through the router', async () => {
  const client = clientOf(await signIn());
  await searchesKeepTheirPrices(client);
  const id = await bookStay(client, 160);
  notes.tripIds.push(id);

  const { trip } = await client.run<{ trip: unknown }>(
    'query Trip($id: ID!) { trip(id: $id) { ... on HomeTrip { state notes { text } } } }',
    { id },
  );
  expect(trip).toEqual({ state: 'CONFIRMED', notes: [{ text: `Bring keys (${id})` }] });
  expect(await client.run(NOTES)).toEqual({
    notes: {
      nodes: [
        {
          text: `Bring keys (${id})`,
          trip: { state: 'CONFIRMED', listing: { name: 'Nothing goes wrong here' } },
        },
      ],
    },
  });
});

test('a listing has the fields of both subgraphs', async () => {
  const { listing } = await clientOf(await signIn()).run<{ listing: unknown }>(
    'query Home($id: ID!) { listing(id: $id) { name managerPhone deposit { value } } }',
    { id: 'test-always-works' },
  );
  expect(listing).toEqual({
    name: 'Nothing goes wrong here',
    managerPhone: '555-test-always-works',
    deposit: { value: '150.00' },
  });
});

test('the trip of another user is not found', async () => {
  const maya = clientOf(await signIn({ emailAddress: 'maya.castellanos@larkfield.example', code: '204700' }));
  await expect(maya.run(NOTES)).rejects.toThrow('NOT_FOUND');
});
