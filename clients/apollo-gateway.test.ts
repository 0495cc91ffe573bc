/** Apollo Gateway, whose planner is that of Apollo Router, joins the graph with another subgraph. It has no subscriptions. */
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from './testing/gateway';
import { bookStay, searchesKeepTheirPrices } from './testing/journey';
import { type Notes, notesSdl, startNotes } from './testing/notes';
import { overStreams } from './testing/streams';
import { subgraph, subgraphSdl } from './testing/subgraph';

interface Caller {
  readonly authorization?: string;
}

let notes: Notes;
let router: ApolloServer<Caller>;

beforeAll(async () => {
  notes = await startNotes();
  const { supergraphSdl } = composeServices([
    { name: 'travel', url: `${subgraph()}/graphql`, typeDefs: parse(await subgraphSdl()) },
    { name: 'notes', url: notes.url, typeDefs: parse(notesSdl) },
  ]);
  const gateway = new ApolloGateway({
    supergraphSdl: supergraphSdl ?? '',
    buildService: ({ url }) =>
      new RemoteGraphQLDataSource<Caller>({
        ...(url !== undefined && { url }),
        willSendRequest({ request, context: { authorization } }) {
          if (authorization !== undefined) request.http?.headers.set('authorization', authorization);
        },
      }),
  });
  router = new ApolloServer<Caller>({ gateway });
  await router.start();
});

afterAll(async () => {
  await router.stop();
  notes.close();
});

async function run<Data>(
  caller: Caller,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const { body } = await router.executeOperation({ query, variables }, { contextValue: caller });
  if (body.kind !== 'single') throw new Error('The result is incremental.');
  const { data, errors } = body.singleResult;
  if (errors) throw new Error(JSON.stringify(errors));
  return JSON.parse(JSON.stringify(data)) as Data;
}

const NOTES = 'query Notes { notes { nodes { text trip { id state notes { text } } } } }';

test('a traveler searches, and reads the trips that the other subgraph knows', async () => {
  const helen = await signIn();
  const streams = overStreams(createClient({ url: `${subgraph()}/graphql`, headers: { ...helen } }));
  notes.tripIds.push(await bookStay(streams, 170), await bookStay(streams, 180));

  await searchesKeepTheirPrices({ ...streams, run: (query, variables) => run(helen, query, variables) });
  const { notes: found } = await run<{ notes: { nodes: unknown[] } }>(helen, NOTES);
  expect(found.nodes).toEqual(
    notes.tripIds.map((id) => {
      const text = `Bring keys (${id})`;
      return { text, trip: { id, state: 'CONFIRMED', notes: [{ text }] } };
    }),
  );
});

test('the trips of another user are not found', async () => {
  const maya = await signIn({ emailAddress: 'maya.castellanos@larkfield.example', code: '204700' });
  await expect(run(maya, NOTES)).rejects.toThrow('NOT_FOUND');
});
