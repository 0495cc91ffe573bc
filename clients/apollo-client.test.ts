/** Apollo Client, whose cache knows nothing but the possible types, over HTTP and WebSocket. */
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { beforeAll, test } from 'vitest';
import WebSocket from 'ws';
import { gateway, signIn } from './testing/gateway';
import { type Client, pagesContinue, searchesKeepTheirPrices, stayIsBooked } from './testing/journey';
import { possibleTypes } from './testing/possible-types';

let client: Client;

beforeAll(async () => {
  const headers = await signIn();
  const sockets = createClient({
    url: `${gateway().replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: headers,
  });
  const apollo = new ApolloClient({
    cache: new InMemoryCache({ possibleTypes }),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new GraphQLWsLink(sockets),
      new HttpLink({ uri: `${gateway()}/graphql`, headers }),
    ),
  });
  client = {
    async run(document, variables = {}) {
      const parsed = gql(document);
      const isMutation = document.startsWith('mutation');
      const { data } = isMutation
        ? await apollo.mutate({ mutation: parsed, variables })
        : await apollo.query({ query: parsed, variables });
      return data as never;
    },
    follow: (document, variables) =>
      new Promise((resolve, reject) => {
        const events: never[] = [];
        apollo.subscribe({ query: gql(document), variables }).subscribe({
          next: ({ data }) => events.push(data as never),
          error: reject,
          complete: () => resolve(events),
        });
      }),
  };
});

test('each search keeps its prices in the cache', () => searchesKeepTheirPrices(client));
test('pages continue', () => pagesContinue(client));
test('a stay is quoted, booked, and read again', () => stayIsBooked(client, 100));
