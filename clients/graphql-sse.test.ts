/** The reference client of GraphQL over server-sent events, at `/graphql/stream`. */
import { createClient } from 'graphql-sse';
import { test } from 'vitest';
import { gateway, signIn } from './testing/gateway';
import { pagesContinue, searchesKeepTheirPrices, stayIsBooked } from './testing/journey';
import { overStreams } from './testing/streams';

test('searches, pages, and a booking', async () => {
  const client = overStreams(createClient({ url: `${gateway()}/graphql/stream`, headers: await signIn() }));
  await searchesKeepTheirPrices(client);
  await pagesContinue(client);
  await stayIsBooked(client, 130);
});
