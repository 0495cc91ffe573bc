/** urql with its normalized cache, over HTTP alone: subscriptions are event streams at the same address. */
import { Client as Urql, fetchExchange, gql } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { beforeAll, test } from 'vitest';
import { gateway, signIn } from './testing/gateway';
import { type Client, pagesContinue, searchesKeepTheirPrices, stayIsBooked } from './testing/journey';

let client: Client;

beforeAll(async () => {
  const headers = await signIn();
  const urql = new Urql({
    url: `${gateway()}/graphql`,
    preferGetMethod: false,
    fetchOptions: { headers },
    fetchSubscriptions: true,
    // It warns of each value without an id, which is part of its object.
    exchanges: [cacheExchange({ logger: () => undefined }), fetchExchange],
  });
  client = {
    async run(document, variables = {}) {
      const isMutation = document.startsWith('mutation');
      const { data, error } = await (isMutation
        ? urql.mutation(gql(document), variables)
        : urql.query(gql(document), variables));
      if (error) throw error;
      return data as never;
    },
    follow: (document, variables) =>
      new Promise((resolve, reject) => {
        const events: never[] = [];
        urql.subscription(gql(document), variables).subscribe(({ data, error, hasNext }) => {
          if (error) reject(error);
          if (data) events.push(data as never);
          if (!hasNext) resolve(events);
        });
      }),
  };
});

test('each search keeps its prices in the cache', () => searchesKeepTheirPrices(client));
test('pages continue', () => pagesContinue(client));
test('a stay is quoted, booked, and read again', () => stayIsBooked(client, 110));
